import { counted } from '#ui/numbers.ts';

/** Every word of this room. */
export const copy = {
  /** How many questions are to come, the present one among them; '' for none. */
  left: (questions: number): string => (questions > 0 ? `About ${counted(questions, 'more question', 'more questions')}` : ''),
  finish: 'Finish now',
  profile: 'Profile',
  profileLabel: (facts: number): string => `Your profile so far, ${counted(facts, 'fact', 'facts')}`,
  soFar: 'Your profile so far',
  answers: 'Answers',
  dontKnow: 'I don’t know',
  skip: 'Skip',
  /** What the two say; the interviewer knows these words. */
  dontKnowMessage: "I don't know",
  skipMessage: 'Skip',
  /** A reply, with the number of alumni of whom it is true. */
  reply: (text: string, count: number | null): string => (count === null ? text : `${text} · ${count.toLocaleString('en-US')}`),
  replyLabel: (text: string, count: number | null): string => (count === null ? text : `${text}, ${counted(count, 'alum', 'alumni')}`),
  between: (name: string): string => `${name}: more or less of it?`,
  which: 'Which one is wrong?',
  progress: (answered: number, left: number): string => {
    const done =
      answered === 0 ? 'No question answered yet' : `${capital(inWords(answered))} ${answered === 1 ? 'question' : 'questions'} answered`;
    return left > 0 ? `${done}, about ${inWords(left)} to go` : done;
  },
} as const;

const inWords = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count);

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
