import type { Sentence } from '@alive/language/text/sentences.ts';

/** Which sentences of a posting say what it asks for, and which what the work is. */

/** What stands under a heading of requirements. */
export const requirementsIn = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ heading, title }) => !title && requires.test(heading));

/** What stands under the heading of the work; else the sentences that say what "you will" do. */
export function dutiesIn(sentences: readonly Sentence[]): Sentence[] {
  const under = sentences.filter(({ heading, title }) => !title && work.test(heading) && !asks.test(heading));
  return under.length > 0 ? under : sentences.filter(({ text, title }) => !title && doing.test(text));
}

const work = /respons|dut(?:y|ies)|you(?:['’]ll| will| would)? (?:do|be doing|work)|the (?:role|job|work)|day|tasks|how you/i;
/** Not what is given or asked: "you will receive", "you would need". */
const doing =
  /\byou(?:['’]ll| will| would)\b (?!(?:also )?(?:need|get|receive|earn|have|find|be (?:paid|eligible|asked|expected|contacted|notified|given|offered|able)|hear|see|like|love|enjoy|prefer)\b)\p{L}/iu;
const requires = /\b(?:need|look for|looking for|bring|require\w*|qualif\w+|must have|who you are)\b/i;
const asks = /need|look|bring|requir|qualif|offer|get\b/i;
