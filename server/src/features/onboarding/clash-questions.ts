import type { Clash } from './state.ts';

/** How a contradiction is put: kindly, in the student's words, with both sides named and one question at the end. */
export function clashQuestions({ key, about, sides: [first, second] }: Clash): string[] {
  if (about === 'rule') return ruleQuestions(first.words, second.words);
  if (about === 'form')
    return [
      `The form has ${first.words}, and here I read “${second.words}”: which of the two should the search follow?`,
      `Before I mix two things up: on the form it was ${first.words}, and now “${second.words}”; which one holds?`,
    ];
  const options = [
    `You said “${first.words}”, and also “${second.words}”: if you could have only one, which would it be?`,
    `Earlier it was “${first.words}”, now “${second.words}”; which weighs more?`,
    `Help me with one thing: “${first.words}” and “${second.words}” do not often come together, so which should I hold to?`,
    `I heard “${first.words}” and “${second.words}”, and each makes sense alone; which comes first?`,
    `“${first.words}” and “${second.words}” pull apart a little: which one would you give up last?`,
  ];
  const at = Array.from(key + first.words).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % options.length;
  return [...options.slice(at), ...options.slice(0, at)];
}

/** A text without the questions that tell what the form says of a visa or a clearance. */
export const withoutRules = (text: string): string => text.replace(ruled, ' ').trim();

/** Whether a text puts such a question. */
export const asksOfRule = (text: string): boolean => withoutRules(text) !== text.trim();

const ruleQuestions = (work: string, form: string): string[] => [
  `Work ${work} often asks for US citizenship or a clearance, and the form says ${form}: keep it in, or search beside it, outside defence?`,
  `The form says ${form}, and work ${work} is often for US citizens only: shall I keep it in, or search beside it?`,
];

/** The questions above whatever stands in them. */
const ruled = new RegExp(
  ruleQuestions('\0', '\0')
    .map((question) => question.replace(/[?.]/g, String.raw`\$&`).replaceAll('\0', '.{1,250}?'))
    .join('|'),
  'gsu',
);
