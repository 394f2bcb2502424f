import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Sentence } from '@alive/language/text/sentences.ts';

/** Which sentences of a posting say what it asks for, and which what the work is. */

/** What stands under a heading of requirements. */
export const requirementsIn = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ heading, title }) => !title && requires.test(heading));

/** What stands under the heading of the work; else the sentences that say what "you" do. */
export function dutiesIn(sentences: readonly Sentence[]): Sentence[] {
  const under = sentences.filter(({ heading, title }) => !title && work.test(heading) && !asks.test(heading));
  return under.length > 0 ? under : sentences.filter(({ text, title }) => !title && saysWork(text));
}

const work = /respons|dut(?:y|ies)|you(?:['’]ll| will| would)? (?:do|be doing|work)|the (?:role|job|work)|day|tasks|how you/i;
/** Whether a sentence says what "you" do, and not what you are given, need or are told. */
const saysWork = (text: string): boolean =>
  !/^\W*(?:tell|apply|send|if|we|please|what you get)\b/i.test(text) &&
  [...text.matchAll(/\byou(?:['’]ll| will| would)? (?:also )?([a-z]+)/gi)].some(
    ([, word = '']) => !isFunctionWord(word) && !ofReaders.has(word.toLowerCase()),
  );
const ofReaders: ReadonlySet<string> = new Set(
  `need needs want prefer get receive earn find hear see like love enjoy meet meets qualify apply bring know think feel believe wish expect
  join choose hold live come already currently ever just still may might can could must should`.split(/\s+/),
);
const requires = /\b(?:need|look for|looking for|bring|require\w*|qualif\w+|must have|who you are)\b/i;
const asks = /need|look|bring|requir|qualif|offer|get\b/i;
