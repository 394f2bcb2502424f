import { isCommon, isGeneral } from '#language/english.ts';
import { read } from '#language/read.ts';
import { wordsOf, type Word } from '#language/text.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import type { Facts } from '#listening/facts.ts';
import type { Said } from './said.ts';
import { namesOthers } from './said-of-others.ts';
import { akin, isSmall, meantWords } from './said-words.ts';

/**
 * Those of some sentences about a student that hold only what was said: no name, number, employer, role or place that was not, most of the
 * other words too, and nothing refused that is told as wanted. `record` is what the form says.
 */
export function truthful(sentences: readonly string[], { said, record, facts, vocabulary }: Grounds): string[] {
  const onForm = new Set(wordsOf(record).map((word) => word.text));
  const knows = (word: string) => onForm.has(word) || said.knows(word);
  return sentences.filter((sentence) => {
    const words = wordsOf(sentence);
    return (
      words.every((word, at) => !isBold(word, words[at - 1], at) || knows(word.text)) &&
      namesOnlySaid(sentence, words, knows, said, vocabulary) &&
      isMostlySaid(words, knows) &&
      !wantsRefused(sentence, facts)
    );
  });
}

/** The sentences of a text on one line. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** What cannot be there by chance: a number, a name. */
function isBold({ text, raw }: Word, before: Word | undefined, at: number): boolean {
  if (/\d/.test(text) || numbers.test(text)) return true;
  if (!/^\p{Lu}/u.test(raw) || raw === 'I' || text === 'you' || text === 'your') return false;
  return before === undefined || at === 0 ? !isCommon(text) && !isGeneral(text) : true;
}

const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|dozens|hundred|hundreds|thousand|thousands|million|millions|twice|award|awards|honors)$/;

/** Employers, schools, places and listed roles are said ones, and no wish of somebody else's is told as the student's. */
const namesOnlySaid = (
  sentence: string,
  words: readonly Word[],
  knows: (word: string) => boolean,
  said: Said,
  vocabulary: OpenVocabulary,
): boolean =>
  read(sentence, vocabulary).mentions.every((mention) => {
    if (aims.has(mention.kind) && said.isOfOthers(mention.text) && !namesOthers(sentence)) return false;
    if (mention.kind === 'company' && said.employer(mention.company) === 'refused' && !refusing.test(sentence)) return false;
    const own = words.filter(
      ({ start, end }) => mention.start < end && start < mention.end && !isSmall(sentence.slice(start, end).toLowerCase()),
    );
    if (own.every(({ text }) => knows(text))) return true;
    if (mention.kind === 'company') return said.employer(mention.company) !== 'unsaid';
    if (mention.kind === 'role' && mention.known) return said.thing(mention.text) !== 'unsaid';
    return mention.certainty < 0.9 || !['school', 'place', 'employerKind'].includes(mention.kind);
  });

const aims: ReadonlySet<string> = new Set(['role', 'company', 'function', 'industry', 'major']);

/** At least half of the words that carry a subject were said; of all words where none does. */
function isMostlySaid(words: readonly Word[], knows: (word: string) => boolean): boolean {
  const own = words.filter(({ text }) => !isSmall(text));
  const subjects = own.filter(({ text }) => !isGeneral(text) && !reporting.test(text));
  const telling = subjects.length > 0 ? subjects : own;
  return telling.filter(({ text }) => knows(text)).length * 2 >= telling.length;
}

/** Words in which anybody's wishes are told. */
const reporting =
  /^(?:thriv|highlight|appeal|draw|suit|excit|fulfil|passion|energi|energy|valu|motivat|aim|aspir|envision|imagin|inspir|attract|satisf|reward|alive|shin|matter|priorit|care|crave|gravitat|light|spark|joy|comfortabl|eager|keen|clear|strong|deep|particular|especial|bring|combin)\w*$/;

/** Whether a sentence without a word of refusal names what was refused, and nothing of the same name that was liked. */
function wantsRefused(sentence: string, facts: Facts): boolean {
  if (refusing.test(sentence)) return false;
  const own = meantWords(sentence);
  const names = (thing: string) => {
    const words = meantWords(thing);
    return words.length > 0 && words.every((word) => own.some((other) => akin(word, other)));
  };
  const liked = [
    ...facts.loved,
    ...facts.did,
    ...facts.people,
    ...facts.companies,
    ...[...facts.roles, ...facts.fields].map(({ said }) => said),
  ];
  return [...facts.hated, ...facts.shun, ...facts.refused.map(({ said }) => said)].some(
    (thing) => names(thing) && !liked.some((other) => other.toLowerCase().includes(thing.toLowerCase()) && names(other)),
  );
}

const refusing =
  /\b(?:not?|never|nor|neither|without|avoid\w*|away|off|out|outside|rather|less|instead|hat(?:e|ed|es|ing)|dislik\w*|drain\w*|tir(?:e|es|ed|ing)|bor(?:e|es|ed|ing)|refus\w*|turn(?:ed|ing)? down|rul(?:e|es|ed|ing) out|leav(?:e|es|ing)|left|escap\w*|stop\w*|quit\w*|except|but|least|dread\w*|frustrat\w*|w[eo]ar\w*|wore|worn|crush\w*|awful|terrible|worst|exhaust\w*|weigh\w*|struggl\w*|while|free of|beyond|\w+n['’]t)\b/i;

interface Grounds {
  said: Said;
  record: string;
  facts: Facts;
  vocabulary: OpenVocabulary;
}
