import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { listed, plain } from '@alive/language/conditions/facts.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { sentencesOf } from '@alive/language/text/sentences.ts';
import { singular, wordsOf } from '@alive/language/text/text.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { nameOf } from './job-facts.ts';
import type { Job } from '@alive/contract/jobs.ts';

/**
 * What the postings of shown jobs say of the words that a question asks about ("is it of day?"), in their own sentences; '' where there are no
 * such words, or descriptions cannot be read.
 */
export async function whatTheySay(
  { tools, about, state, lookup }: Context,
  jobs: readonly Job[],
  words: readonly string[],
): Promise<string> {
  if (words.length === 0 || tools.describeJob === undefined) return '';
  const filter = filterOf(state.lastConditions, lookup);
  const said: string[] = [];
  for (const job of jobs) {
    const found = await tools.describeJob(job.id, about, filter);
    const quotes = found === null ? [] : sentencesSaying(found.description, words).slice(0, jobs.length === 1 ? 2 : 1);
    if (quotes.length > 0) said.push(`${nameOf(job)} says: ${quotes.map((quote) => `“${plain(quote)}”`).join(' ')}`);
  }
  const named = listed(
    words.map((word) => `“${plain(word)}”`),
    'or',
  );
  const silent = jobs.length - said.length;
  if (said.length === 0)
    return jobs.length === 1 ? `${jobs.map(nameOf).join('')} says nothing of ${named}.` : `None of these says anything of ${named}.`;
  return `${said.join('\n\n')}${silent === 0 ? '' : `\n\nThe other ${silent === 1 ? 'one says' : `${silent} say`} nothing of ${named}.`}`;
}

/** The words of a question that ask for something, neither how it asks nor which job is meant; at most three. */
export const askedWords = (message: string, shown: readonly { title: string; company: string }[]): string[] => {
  const names = new Set(shown.flatMap(({ title, company }) => wordsOf(`${title} ${company}`).map(({ text }) => text)));
  // "Documents rather than objects" asks of documents.
  const asked = message.replace(/\b(?:rather than|instead of|and not|but not)\b.*$/is, '');
  const words = wordsOf(asked).filter(
    ({ text, raw }) =>
      text.length > 2 && !isFunctionWord(raw) && !isFunctionWord(text) && !askingWords.has(text) && !names.has(text) && !pointing.has(text),
  );
  const telling = words.filter(({ text }) => !isGeneral(text));
  return [...new Set((telling.length > 0 ? telling : words).map(({ text }) => text))].slice(0, 3);
};

/** Sentences that hold one of the words, those that hold most of them first. */
function sentencesSaying(description: string, words: readonly string[]): string[] {
  const wanted = words.map(singular);
  return [...sentencesOf(description)]
    .map(({ text, title }) => {
      const own = new Set(wordsOf(text).map((word) => singular(word.text)));
      return { text, hits: title ? 0 : wanted.filter((word) => own.has(word)).length };
    })
    .filter(({ hits, text }) => hits > 0 && text.length <= mostQuoted)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ text }) => text);
}

const mostQuoted = 240;
/** Words that only say which of them, how good it is, or that more is to be told. */
const pointing: ReadonlySet<string> = new Set(
  `first second third fourth fifth last top one ones next number please tho though lol ok okay also again above
  best better good great nice fit fits suit suits suitable closest easiest favourite favorite choose pick right worth interesting
  mention mentions mentioned offer offers involve involves state states
  more detail details info information anything everything thing about company this that like`.split(/\s+/),
);
