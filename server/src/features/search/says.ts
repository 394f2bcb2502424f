import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Aspect } from '@alive/language/acts/questions.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { dutiesIn, requirementsIn } from '#job-index/posting-lines.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { type Sentence, sentencesOf } from '@alive/language/text/sentences.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { singular, wordsOf } from '@alive/language/text/text.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { posting as copy } from './copy/job.ts';
import { nameOf } from './job-facts.ts';

/**
 * What the postings of shown jobs say to a question, in their own sentences: of its duties or its season, else of the words that it asks about
 * ("is it of day?"), and of one job, where it says none of them, what comes nearest by meaning. '' where nothing of this is asked, or descriptions
 * cannot be read.
 */
export async function whatTheySay(
  { tools, about, state, lookup }: Context,
  jobs: readonly Job[],
  { aspect, words, question = words.join(' ') }: Asked,
): Promise<string> {
  const isOfText = aspect === 'duties' || aspect === 'season' || (aspect === 'skills' && jobs.length === 1);
  const isAnything = aspect === null && jobs.length === 1 && question !== '';
  if ((words.length === 0 && !isOfText && !isAnything) || tools.describeJob === undefined) return '';
  const filter = filterOf(state.lastConditions, lookup);
  const texts = await Promise.all(jobs.map(async (job) => (await tools.describeJob?.(job.id, about, filter))?.description ?? ''));
  const most = jobs.length === 1 ? (aspect === 'duties' || aspect === 'skills' ? 3 : 2) : 1;
  const said = jobs.flatMap((job, at) => {
    const quotes = quotesOf(job, texts[at] ?? '', { aspect, words }).slice(0, most);
    return quotes.length === 0 ? [] : [copy.says(nameOf(job), quotes.map(short))];
  });
  const named = aspect === 'duties' ? copy.duties : aspect === 'season' ? copy.dates : copy.words(words);
  const silent = jobs.length - said.length;
  if (said.length > 0) return [...said, ...(silent === 0 ? [] : [copy.others(silent, named)])].join('\n\n');
  const [only, ...others] = jobs;
  if (only === undefined || others.length > 0) return copy.none(named);
  // What the record tells is told then.
  if (aspect === 'skills') return '';
  const nearest = await nearestOf(tools, question, texts[0] ?? '');
  if (words.length === 0 && nearest === null && aspect === null) return '';
  const line = copy.silent(nameOf(only), words.length === 0 ? null : named);
  return nearest === null ? line : `${line} ${copy.closest(short(nearest))}`;
}

/** The sentences of a posting, its title first, that answer. */
function quotesOf(job: Job, description: string, { aspect, words }: Asked): string[] {
  const sentences = [...sentencesOf(description)];
  if (aspect === 'duties') return dutiesIn(sentences).map(({ text }) => text);
  if (aspect === 'skills' && words.length === 0) return requirementsIn(sentences).map(({ text }) => text);
  const title = { text: job.job_title, title: false };
  if (aspect === 'season')
    return [title, ...sentences].flatMap(({ text, title: isHeading }) => (!isHeading && seasons.test(text) ? [text] : []));
  return sentencesSaying([title, ...sentences], words);
}

const seasons =
  /\b(?:summer|fall|autumn|spring|winter|semester|\d{1,2}[- ]weeks?|start(?:s|ing)? (?:in|on|date)|start date|january|february|june|july|august|september|october)\b/i;

const short = (text: string) => (text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')} …`);

/** The sentence that comes nearest to a question by meaning; null where none is near. */
async function nearestOf(tools: Context['tools'], question: string, description: string): Promise<string | null> {
  const sentences = [...sentencesOf(description)].flatMap(({ text, title }) => (title ? [] : [text])).slice(0, mostCompared);
  const near = (await tools.nearness?.(question, sentences)) ?? [];
  const best = Math.max(-1, ...near);
  return best < answering ? null : (sentences[near.indexOf(best)] ?? null);
}

/** The words of a question that ask for something, neither how it asks nor which job is meant; at most three. */
export const askedWords = (message: string, shown: readonly { title: string; company: string }[]): string[] => {
  const names = new Set(shown.flatMap(({ title, company }) => wordsOf(`${title} ${company}`).map(({ text }) => text)));
  // "Documents rather than objects" asks of documents.
  const asked = message.replace(/\b(?:rather than|instead of|and not|but not)\b.*$/is, '');
  const lemmas = new Map(tokensOf(asked).map(({ norm, lemma }) => [norm.toLowerCase(), lemma.toLowerCase()]));
  const words = wordsOf(asked).filter(
    ({ text, raw }) =>
      text.length > 2 &&
      !isFunctionWord(raw) &&
      !isFunctionWord(text) &&
      !names.has(text) &&
      [text, lemmas.get(text) ?? text].every((form) => !askingWords.has(form) && !pointing.has(form)) &&
      // "Do those two": how many there are is not asked of them.
      !/^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(text),
  );
  const telling = words.filter(({ text }) => !isGeneral(text));
  return [...new Set((telling.length > 0 ? telling : words).map(({ text }) => text))].slice(0, 3);
};

/** Sentences that hold one of the words in some form, those that hold most of them first. */
function sentencesSaying(sentences: readonly Pick<Sentence, 'text' | 'title'>[], words: readonly string[]): string[] {
  const wanted = words.map((word) => formsOf(word));
  return sentences
    .map(({ text, title }) => {
      const own = formsOf(text);
      return { text, hits: title ? 0 : wanted.filter((forms) => [...forms].some((form) => own.has(form))).length };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ text }) => text);
}

/** Those of some lines that hold one of the words, those that hold most of them first. */
export const linesSaying = (lines: readonly string[], words: readonly string[]): string[] => [
  ...new Set(
    sentencesSaying(
      lines.map((text) => ({ text, title: false })),
      words,
    ),
  ),
];

/** The words of a text by their plain forms. */
const formsOf = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).flatMap(({ norm, lemma }) => [singular(norm.toLowerCase()), lemma.toLowerCase()]));

const mostQuoted = 240;
const mostCompared = 60;
/** The cosine of two sentences from which on one may answer the other, by trying questions on postings. */
const answering = 0.36;
/** Words that only say which of them, how good it is, or that more is to be told. */
const pointing: ReadonlySet<string> = new Set(
  `first second third fourth fifth last top one ones next number please tho though lol ok okay also again above
  best better good great nice fit fits suit suits suitable closest easiest favourite favorite choose pick right worth interesting
  mention mentions mentioned offer offers involve involves state states lot need
  more detail details info information anything everything thing about company this that like`.split(/\s+/),
);

interface Asked {
  aspect: Aspect | null;
  words: readonly string[];
  /** As it was asked. */
  question?: string | undefined;
}
