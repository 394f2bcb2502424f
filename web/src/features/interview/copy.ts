import { counted } from '#ui/numbers.ts';

/** Every word of this room. */
export const copy = {
  /** How many questions are to come, the present one among them; '' for none. */
  left: (questions: number): string => (questions > 0 ? `About ${counted(questions, 'more question', 'more questions')}` : ''),
  finish: 'Finish now',
  profile: 'Profile',
  profileLabel: (facts: number): string => `Profile, ${counted(facts, 'fact', 'facts')} so far`,
  soFar: 'Your profile so far',
  answers: 'Answers',
  /** These three are also what is said; the interviewer knows the words. */
  dontKnow: 'I don’t know',
  skip: 'Skip',
  done: 'That’s all',
  /** Of how many alumni a reply is true. */
  alumni: (count: number): string => counted(count, 'alum', 'alumni'),
  replyLabel: (text: string, count: number | null): string => (count === null ? text : `${text}, ${copy.alumni(count)}`),
  rows: 'More or less of it',
  neither: 'Neither',
  which: 'Which one is wrong',
  noneOfThese: 'None of these',
  progress: (answered: number, left: number): string => {
    const done = `${counted(answered, 'question', 'questions')} answered`;
    return left > 0 ? `${done}, about ${left} to go` : done;
  },
} as const;
