import { isGeneral } from '#language/english.ts';
import { singular, type Word } from '#language/text.ts';
import { publicEnd } from './public-names.ts';
import type { Finding, Sentence } from './sentence.ts';
import { firmWords, givenNames, meetingPlaces, surnames } from './words.ts';

/**
 * Names in small letters: a word that is none of English or of the field where an employer or a person must stand ("a role at globex",
 * "ask maya patel"), or before a word that firms are called by ("brightwater community hospital").
 */
export function unknownSmall(sentence: Sentence, isNamed: (name: string) => boolean): Finding[] {
  const { words, text, foreign } = sentence;
  if (foreign) return [];
  return words.flatMap((word, at): Finding[] => {
    const end = personEnd(words, at, (index) => isStrange(sentence, index));
    if (end > at && !isNamed(text.slice(word.start, words[end - 1]?.end))) return spanOf(words, at, end, 'person');
    if (!isStrange(sentence, at) || isNamed(word.raw)) return [];
    const firm = firmEnd(words, at);
    if (firm === at + 1 && !isLed(words, at)) return [];
    if (isNamed(text.slice(word.start, words[firm - 1]?.end))) return [];
    return spanOf(words, at, firm, 'employer');
  });
}

/** In small letters, and a word of nothing. */
function isStrange({ words, matches, isEnglish }: Sentence, at: number): boolean {
  const word = words[at];
  if (word === undefined || !/^\p{Ll}[\p{Ll}\p{M}]{3,}$/u.test(word.raw) || /[-/@_]$/.test(word.gap)) return false;
  if (isEnglish(word.text) || isEnglish(singular(word.text)) || isGeneral(word.text) || meetingPlaces.has(word.text)) return false;
  return !matches.some(({ from, to }) => from <= at && to > at) && publicEnd(words, at, words.length) === at;
}

/** Where "maya patel" ends after a word that leads to a person; `at` where there is none. */
function personEnd(words: readonly Word[], at: number, isUnknown: (index: number) => boolean): number {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined || !/^\p{Ll}/u.test(first.raw) || /[.;:!?]/.test(first.gap)) return at;
  // "Ask grace park or mark stone".
  const lead = words[/^(?:and|or)$/.test(words[at - 1]?.text ?? '') ? at - 4 : at - 1]?.text ?? '';
  if (!personLeads.has(lead)) return at;
  const isPair = second?.gap === ' ' && /^\p{Ll}/u.test(second.raw);
  const isGiven = givenNames.has(first.text) && first.text !== 'an';
  if (isPair && (isUnknown(at + 1) || (isGiven && surnames.has(second.text))) && (isGiven || isUnknown(at))) return at + 2;
  return at;
}

/** Where a name ends that begins here: behind a word such as "hospital", else behind its first word. */
function firmEnd(words: readonly Word[], at: number): number {
  // "An edtech company" is any.
  if (/^(?:an?|any|some|every|each)$/.test(words[at - 1]?.text ?? '')) return at + 1;
  for (let to = at + 1; to < at + 4; to++) {
    if (words[to]?.gap !== ' ') return at + 1;
    if (firmWords.has(words[to]?.text ?? '') && words[to]?.text !== 'group') return to + 1;
  }
  return at + 1;
}

function isLed(words: readonly Word[], at: number): boolean {
  if (/[.,;:!?(]/.test(words[at]?.gap ?? '')) return false;
  const back = words[at - 1]?.text === 'the' ? at - 2 : at - 1;
  const lead = words[back]?.text ?? '';
  const before = words[back - 1]?.text ?? '';
  // "At edtech firms": a kind of them.
  const next = words[at + 1];
  if (next?.gap === ' ' && /[^s]s$/.test(next.text) && !/^(?:is|was|has)$/.test(next.text)) return false;
  if (lead === 'at') return !notPlaces.has(before);
  if (/^join(?:ed|ing)?$/.test(lead)) return true;
  if (lead === 'to') return /^appl(?:y|ying|ied)$/.test(before);
  if (lead === 'for') return /^(?:work|intern)(?:s|ed|ing)?$/.test(before);
  return lead === 'from' && /^(?:offers?|roles?|jobs?|internships?|postings?|recruiters?|people|someone)$/.test(before);
}

const spanOf = (words: readonly Word[], from: number, to: number, kind: Finding['kind']): Finding[] => [
  { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, kind },
];

const personLeads = new Set('ask message email contact meet met call named with to'.split(' '));
/** "Good at numpy", "look at pandas". */
const notPlaces = new Set('good better best great skilled look looking looked looks bad strong weak practice getting try'.split(' '));
