import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { isEmpty, isGeneral, isOrdinary } from '@alive/language/text/english.ts';
import type { Entry } from '@alive/language/entities/types.ts';
import type { Match } from '@alive/language/text/phrases.ts';
import { isRungWord } from '@alive/language/titles/seniority.ts';
import { keyOf, singular, type Word, wordsOf } from '@alive/language/text/text.ts';
import { isHeadNoun, isModifier } from '@alive/language/titles/title-names.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

/** A sentence, item or heading with what its words are. `abroad`: what stands before it is not in English. */
export function readSentence(text: string, open: OpenVocabulary, abroad: boolean, isHeading: boolean): Sentence {
  const words = wordsOf(text);
  const small = words.filter(({ raw, text: word }) => /^\p{Ll}/u.test(raw) && word.length > 1);
  // The dictionary holds almost every short string.
  const known = small.filter(({ raw, text: word }) => /^[\x00-\x7f’]*$/.test(raw) && (word.length > 3 ? isEnglish(word) : isGeneral(word)));
  const isForeign = small.length > 2 ? known.length < small.length * 0.6 : abroad;
  return { text, words, matches: open.phrases.find(words), isForeign, isHeading };
}

/**
 * Whether a sentence names a person, an employer or anything else that nobody mentioned: a word with a capital, an employer of the vocabulary
 * however it is cased, or a word that is none of English. What was stated (`isNamed`), words of the field (roles, skills, places …) and public
 * names may be said, and English words where a sentence begins.
 */
export function namesStranger(sentence: Sentence, isNamed: (name: string) => boolean): boolean {
  const { words, text } = sentence;
  if (mixedScript(text)) return true;
  for (let at = 0; at < words.length;) {
    const employer = employerAt(sentence, at);
    const isEmployerNamed = employer?.names.some(isNamed) === true;
    const namedEnd = isEmployerNamed ? employer.to : longest(words, at, (to) => isNamed(said(sentence, at, to)));
    const known = Math.max(at, fieldEnd(sentence, at), titleEnd(sentence, at), publicEnd(words, at));
    const whole = Math.max(namedEnd, publicEnd(words, at));
    if (isStrangePerson(sentence, at, whole) || isStrangeFirm(sentence, at, whole)) return true;
    if (employer !== null && namedEnd < employer.to && isStrangeEmployer(sentence, employer)) return true;
    if (namedEnd > at && namedEnd >= known) {
      // Parts of two names make no name: "Riley" and "Patel".
      const isTorn = namedEnd === at + 1 && at > 0 && words[at]?.gap === ' ' && isProper(words[at - 1]) && isProper(words[at]);
      if (isTorn && !isNamed(said(sentence, at - 1, namedEnd))) return true;
      at = namedEnd;
    } else if (known > at) at = known;
    else if (isStrange(sentence, at)) return true;
    else at++;
  }
  return false;
}

/** The words `from` to `to` (exclusive) as they stand, without a possessive. */
export const said = ({ words, text }: Sentence, from: number, to: number): string =>
  text.slice(words[from]?.start, words[to - 1]?.end).replace(/['’]s$/i, '');

/** Whether a word is written as a name may be ("Acme", "iRobot", "7Bridges"); a handle is none. */
export const isCapital = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:\p{Lu}|\p{Ll}+\p{Lu}|\d+\p{Ll}*\p{Lu}\p{Ll})/u.test(word.raw) && !/^[JPC]\d{1,3}$/.test(word.raw);

/** Where a phrase of the field that begins here ends: a role, a skill, a place, a month, a degree …; `at` where none does. */
export function fieldEnd({ words, matches }: Sentence, at: number): number {
  const match = matches.find(({ from, to }) => from <= at && to > at);
  if (match?.values.some(({ meaning }) => meaning === null || (meaning.kind !== 'company' && meaning.kind !== 'school')) === true)
    return match.to;
  if (/^(?:bachelor|master|associate|doctor)s?$/.test(words[at]?.text ?? '') && words[at + 1]?.text === 'of')
    return longest(words, at, (to) => to > at + 2 && words.slice(at + 2, to).every((word) => isCapital(word) && isEnglish(word.text)));
  return capitalWords.has(words[at]?.text ?? '') ? at + 1 : at;
}

/** Where a name that all advice may use ends; in small letters only what is no word. */
export const publicEnd = (words: readonly Word[], at: number): number =>
  longest(words, at, (to) => {
    const own = words.slice(at, to);
    return (
      publicNames.has(own.map(({ text }) => text).join(' ')) &&
      own.every(({ gap }, index) => index === 0 || /^[ '’&/+-]{1,3}$/.test(gap)) &&
      (to - at > 1 || isCapital(own[0]) || !isEnglish(own[0]?.text ?? ''))
    );
  });

/** "Senior Payments Analyst": words that titles use, and their noun. */
function titleEnd({ words, matches }: Sentence, at: number): number {
  const isPart = (word: Word, index: number) =>
    isModifier(word) ||
    isRungWord(word.text) ||
    connectors.has(word.text) ||
    matches.some(
      ({ from, to, values }) => from <= index && to > index && values.some(({ meaning }) => meaning !== null && ofWork.has(meaning.kind)),
    );
  let last = at;
  for (let to = at; to < at + 8; to++) {
    const word = words[to];
    if (word === undefined || (to > at && !/^[ /&-]*$/.test(word.gap))) break;
    if (isHeadNoun(singular(word.text))) last = to + 1;
    else if (!isPart(word, to)) break;
  }
  return isCapital(words[at]) ? last : at;
}

/** "Grace Park", "May Chen": a given name and a surname, though each is a word of English or a place. */
function isStrangePerson(sentence: Sentence, at: number, namedEnd: number): boolean {
  const [first, next] = [sentence.words[at], sentence.words[at + 1]];
  if (first === undefined || !givenNames.has(first.text) || !isCapital(first) || next?.gap !== ' ' || !isCapital(next)) return false;
  if (namedEnd > at + 1 || capitalWords.has(next.text) || isAbbreviation(next)) return false;
  const isThing = ({ values }: Match<Entry>) => values.some(({ meaning }) => meaning?.kind === 'skill');
  return !sentence.matches.some(
    (match) => match.to > at + 1 && (match.from <= at || (match.from === at + 1 && (isThing(match) || match.to > at + 2))),
  );
}

/** "Texas Energy Partners": a place with anything else behind it. */
function isStrangeFirm({ words, matches }: Sentence, at: number, namedEnd: number): boolean {
  const place = matches.find(({ from, values }) => from === at && values.some(({ meaning }) => meaning?.kind === 'place'));
  const next = words[place?.to ?? -1];
  return (
    place !== undefined &&
    namedEnd <= place.to &&
    isCapital(words[at]) &&
    !capitalWords.has(words[at]?.text ?? '') &&
    next?.gap === ' ' &&
    isCapital(next) &&
    !isAbbreviation(next)
  );
}

/** The employer of the vocabulary whose name begins here, by all its names; null where none does. */
export function employerAt({ matches }: Sentence, at: number): Employer | null {
  const match = matches.find(({ from, values }) => from === at && values.some(({ meaning }) => meaning?.kind === 'company'));
  if (match === undefined) return null;
  const names = match.values.flatMap(({ meaning }) => (meaning?.kind === 'company' ? [meaning.company].concat(meaning.names ?? []) : []));
  return { from: at, to: match.to, names, isElse: match.values.some(({ meaning }) => meaning !== null && meaning.kind !== 'company') };
}

/** Whether it is meant: a name that is also a word of English ("target") or of the field ("Salesforce") where it is worked for or does something. */
function isStrangeEmployer({ words }: Sentence, { from, to, isElse }: Employer): boolean {
  if (publicEnd(words, from) >= to) return false;
  const own = words.slice(from, to);
  if (isLed(words, from) || own.some(({ raw }) => /\p{Lu}.*['’]s$/u.test(raw))) return true;
  if (isElse) return false;
  if (!own.every(({ text }) => isEnglish(text))) return true;
  return (
    own.some(isCapital) &&
    (own.length > 1 || !begins(words, from) || /^(?:is|was|has|would|will|can|could|may)$/.test(words[to]?.text ?? ''))
  );
}

/** Neither of English nor of the field; with a capital in mid-sentence whatever it is, but for letters of an abbreviation. */
function isStrange({ words, isForeign, isHeading }: Sentence, at: number): boolean {
  const word = words[at];
  if (word === undefined || connectors.has(word.raw)) return false;
  const isWord = !/\d\p{Lu}\p{Ll}/u.test(word.raw) && (isEnglish(word.text) || isEnglish(singular(word.text)));
  if (!isCapital(word)) return !isForeign && !isWord && /^\p{Ll}[\p{Ll}\p{M}]{3,}$/u.test(word.raw) && !/[-/@_.’']$/.test(word.gap);
  if (isAbbreviation(word))
    return isLed(words, at) || word.raw.length > 5 || (word.raw.length > 2 && isAbbreviation(words[at + 1]) && words[at + 1]?.gap === ' ');
  const next = words[at + 1];
  const isAlone = !isCapital(next) || next?.gap !== ' ' || capitalWords.has(next.text);
  if (isForeign) return !isAlone || isLed(words, at);
  if (!isWord) return true;
  if (isHeading || (word.raw.length > 6 && word.raw === word.raw.toUpperCase())) return false;
  return begins(words, at) ? !isAlone && !isGeneral(word.text) : !isEmpty(word.text);
}

/** At the beginning of a sentence, a quotation, a cell or a label. */
const begins = (words: readonly Word[], at: number) =>
  at === 0 || /[!?:\n"“(•–—|/>…]|\.\s/.test(/^\p{L}$/u.test(words[at - 1]?.raw ?? '') ? '' : (words[at]?.gap ?? ''));

/** "At globex", "joined Ramp", "apply to Visa". */
function isLed(words: readonly Word[], at: number): boolean {
  if (/[.;!?\n,:]/.test(words[at]?.gap ?? '')) return false;
  const lead = words[at - 1]?.text === 'the' ? at - 2 : at - 1;
  return (
    /^(?:at|join|joined|joining)$/.test(words[lead]?.text ?? '') ||
    /^(?:apply|applying|applied|work|working|worked|intern|interned|interning) (?:to|for)$/.test(
      `${words[lead - 1]?.text} ${words[lead]?.text}`,
    )
  );
}

function longest(words: readonly Word[], at: number, holds: (to: number) => boolean): number {
  for (let to = Math.min(words.length, at + 8); to > at; to--) if (holds(to)) return to;
  return at;
}

export const isEnglish = (word: string): boolean => inDictionary(word) || isOrdinary(word) || isGeneral(word) || /^\d/.test(word);
const isProper = (word: Word | undefined) => isCapital(word) && word !== undefined && (!isEnglish(word.text) || givenNames.has(word.text));
/** "SQL", "RNs". */
const isAbbreviation = (word: Word | undefined): boolean => word !== undefined && /^[A-Z][A-Z0-9]{0,5}s?$/.test(word.raw);
/** Letters of two alphabets in one word are a name in disguise. */
const mixedScript = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => /[A-Za-z]/.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word),
  );
export const isPublicName = (name: string): boolean => publicNames.has(keyOf(name));

const connectors = new Set('of and the for &'.split(' '));
const ofWork = new Set(['skill', 'industry', 'function', 'major', 'level', 'role']);

/** Words with a capital letter that name neither a person nor an employer, alongside those of the field; lower case. */
const capitalWords = wordSet('capital words');

/** Given names that are also words of English, places or skills: a capital makes two such words a person ("Grace Park"). */
const givenNames = wordSet('given names');

/**
 * Names that all advice may use, of public bodies, boards, exams, courses, tools, books and standards, and of the product's own views as its
 * interface has them; keys as of `keyOf`. They say nothing of records: that one of them hires is a claim like any other.
 */
const publicNames = wordSet('public names');

interface Employer {
  from: number;
  to: number;
  names: readonly string[];
  /** The same words mean something of the field too. */
  isElse: boolean;
}

export interface Sentence {
  text: string;
  words: readonly Word[];
  matches: readonly Match<Entry>[];
  /** Not in English: too few words tell no language, and go by those before. Its words begin with capitals by other rules. */
  isForeign: boolean;
  isHeading: boolean;
}
