import { type Sentence, sentencesOf } from '@alive/language/text/sentences.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { remembered } from '@alive/occupations/tables.ts';
import { fold, singular, wordsOf } from '@alive/language/text/text.ts';

/**
 * Which of a student's phrases a posting mentions, in its text or title, with its own words for it.
 * A phrase is found whole when one sentence holds all its words near each other, in part when one holds most of three or more; a single
 * word of two proves nothing ("water quality" is not "quality of code"). Within phrases kindred words count ("analysis", "analyze").
 * In `majors`, the phrases that name fields of study, only those that tell something themselves (no "environment" is "environmental"), in
 * sentences on study.
 * Words that say nothing about the work ("team player", "passionate") never count, but as the head of what does ("cell culture"), nor does
 * what a posting says of its benefits or of equal opportunity. A name of one letter counts where it is among `skills` ("R"). Quotes have at
 * most 140 characters and stand in the text exactly so; headings, and sentences that only repeat the title, are the last to be quoted.
 */
export const evidenceIn = (
  posting: readonly ReadSentence[],
  phrases: readonly string[],
  title = '',
  { majors = [], skills = [] }: { majors?: readonly string[]; skills?: readonly string[] } = {},
): Evidence[] => {
  const wanted = phrases.map((phrase) => ({ phrase, words: wordsOfThing(phrase) })).filter(({ words }) => words.length > 0);
  const stems = wanted.flatMap(({ words }) => words.map((word) => word.slice(0, stemLength)));
  const repeats = (sentence: string) => (title !== '' && sentence.includes(title) ? 1 : 0);
  // Most sentences hold none of the words; only the others are worth taking apart.
  const sentences = [...posting, { text: title, title: true, folded: fold(title) }]
    .filter(({ folded }) => holdsAny(folded, stems))
    .sort((a, b) => Number(a.title) - Number(b.title) || repeats(a.text) - repeats(b.text))
    .map(({ text }) => ({ text, words: wordsOf(text).map((word) => ({ text: singular(word.text), start: word.start })) }));
  const letters = phrases.filter((phrase) => /^\w$/.test(phrase) && skills.includes(phrase));
  const named = letters.flatMap((phrase) => {
    const alone = new RegExp(`(?<![\\w&.])${phrase}(?![\\w&.'’+#])`);
    const found = posting.find(({ text }) => alone.test(text))?.text;
    return found === undefined ? [] : [{ phrase, words: [phrase], whole: true, times: 1, quote: clip(found, found.search(alone)) }];
  });
  if (sentences.length === 0) return named;
  const spoken = wanted.flatMap(({ phrase, words }) => {
    // What a posting tells of history is no demand for History.
    const speaking = majors.includes(phrase) ? sentences.filter(({ text }) => ofStudy.test(text)) : sentences;
    const matches = speaking.map((sentence) => matchOf(words, sentence, majors.includes(phrase)));
    const [first, ...others] = matches;
    if (first === undefined) return [];
    const best = others.reduce((a, b) => (b.hits > a.hits || (b.hits === a.hits && b.exact > a.exact) ? b : a), first);
    const whole = best.hits === words.length;
    const isEvident = best.end - best.at <= together(best.hits) && (whole || (words.length > 2 && best.hits > words.length / 2));
    const times = matches.filter(({ hits, at, end }) => hits === best.hits && end - at <= together(hits)).length;
    return isEvident ? [{ phrase, words, whole, times, quote: clip(best.sentence, best.at) }] : [];
  });
  return [...named, ...spoken];
};

/** The words that make up what a phrase names: those that tell something, and its head though it tells nothing alone: "machine learning". */
export const wordsOfThing = remembered((phrase: string): readonly string[] => {
  const telling = tellingWords(phrase);
  const all = wordsOf(phrase).map(({ text }) => singular(text));
  const meant = telling.filter((word) => !verbs.has(word));
  const [only] = telling;
  const next = telling.length === 1 && only !== undefined ? all[all.indexOf(only) + 1] : undefined;
  return [...(meant.length > 0 ? meant : telling), ...(next === undefined || small.test(next) ? [] : [next])];
});

/** Words of a sentence that speaks of what somebody studies. */
const ofStudy =
  /\b(?:degrees?|majors?|majoring|minors?|bachelor|master|b\.?[as]\.?|m\.?[as]\.?|ph\.?d|study|studying|studies|students?|undergraduates?|graduates?|pursuing|enrolled|coursework|background|disciplines?|related fields?|education)\b/i;
/** What one does with whatever follows. */
const verbs = new Set(['spending', 'going', 'being', 'getting', 'taking', 'doing', 'playing', 'trying', 'seeing', 'having']);
/** What comes after a thing's name and is none of it. */
const small =
  /^(?:.{1,3}|with|from|into|over|that|which|skill|skilled|job|role|career|field|industry|company|team|people|thing|stuff|day|time|intern|internship|environment)$/;

/** The sentences of a posting's text that may tell of the work. */
export const readPosting = (text: string): ReadSentence[] =>
  [...sentencesOf(text)]
    .filter((sentence) => !isBoilerplate(sentence))
    .map((sentence) => ({ text: sentence.text, title: sentence.title, folded: fold(sentence.text) }));

export interface ReadSentence extends Pick<Sentence, 'text' | 'title'> {
  folded: string;
}

/** What an employer offers and declares whatever the work: by its heading, or two kinds of benefits, or equal opportunity. */
const isBoilerplate = ({ text, heading, title }: Sentence): boolean =>
  notTheWork.test(`${title ? text : heading} ${lead.exec(text)?.[0] ?? ''}`) ||
  kindsIn(text, benefits) >= 2 ||
  kindsIn(text, protectedGrounds) >= 3 ||
  equalOpportunity.test(text);

/** "Pay and benefits: …" */
const lead = /^[^.:]{1,60}:/;
const notTheWork =
  /\b(?:benefits?|perks|compensation|salary|pay|we offer|we provide|equal (?:employment )?opportunity|eeo|accommodations?|diversity)\b/i;
const kindsIn = (sentence: string, kinds: RegExp): number => new Set(sentence.toLowerCase().match(kinds)).size;
const equalOpportunity =
  /\b(?:equal[- ](?:employment )?opportunity|affirmative action|(?:regardless of|without regard to) (?:race|sex|gender|age|their))\b/i;
/** Grounds on which the law forbids to discriminate. */
const protectedGrounds =
  /\b(?:race|colou?r|religion|creed|sex|gender|sexual orientation|national origin|ancestry|age|disabilit(?:y|ies)|veterans?|marital|pregnancy|genetic)\b/g;
const benefits =
  /\b(?:dental|vision|401\s?\(?k\)?|paid (?:holidays?|vacation|time off|leave)|pto|parental leave|retirement|tuition|commuter|base pay|bonus(?:es)?|wellness|health insurance)\b/g;

const holdsAny = (text: string, stems: readonly string[]): boolean => stems.some((stem) => text.includes(stem));

function matchOf(words: readonly string[], sentence: { text: string; words: { text: string; start: number }[] }, isMajor: boolean): Hits {
  const counts = (text: string) => !isMajor || tellingWords(text).length > 0;
  const result = { sentence: sentence.text, hits: 0, exact: 0, at: Number.MAX_SAFE_INTEGER, end: 0 };
  for (const word of words) {
    const found =
      sentence.words.find(({ text }) => text === word) ??
      (words.length > 1 ? sentence.words.find(({ text }) => kindred(text, word) && counts(text)) : undefined);
    if (found === undefined) continue;
    result.hits += 1;
    result.exact += found.text === word ? 1 : 0;
    result.at = Math.min(result.at, found.start);
    result.end = Math.max(result.end, found.start);
  }
  return result;
}

/** Long words that begin alike: "analysis" and "analyze", "education" and "educational"; who does a thing is not the thing ("analyst"). */
function kindred(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const needed = Math.max(stemLength, shorter - 2);
  return shorter > stemLength && a.slice(0, needed) === b.slice(0, needed) && person.test(a) === person.test(b);
}

const person = /(?:ist|yst|er|or)$/;
const stemLength = 5;
/** Within so many characters words of a phrase belong together. */
const together = (words: number): number => Math.min(80, 25 * words);

/** At most 140 characters of a sentence around a position, cut between words. */
export function clip(sentence: string, at: number): string {
  if (sentence.length <= longest) return sentence;
  const from = at < longest - 40 ? 0 : sentence.indexOf(' ', Math.max(0, Math.min(at - 60, sentence.length - longest))) + 1;
  const rest = sentence.slice(from, from + longest);
  return (from + longest < sentence.length ? rest.slice(0, Math.max(rest.lastIndexOf(' '), 1)) : rest).trim();
}

const longest = 140;

export interface Evidence {
  phrase: string;
  /** Those it is recognised by. */
  words: readonly string[];
  /** Whether all its telling words stand in the quoted sentence. */
  whole: boolean;
  /** In how many sentences; the title is one. */
  times: number;
  quote: string;
}

interface Hits {
  sentence: string;
  hits: number;
  /** How many of them without any difference in form. */
  exact: number;
  /** Where the first and the last one begin. */
  at: number;
  end: number;
}
