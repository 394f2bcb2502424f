import { counted } from '#ui/numbers.ts';

/** Every word of this room. */
export const copy = {
  /** How many questions are to come, the present one among them; '' for none. */
  left: (questions: number): string => {
    if (questions === 1) return 'Probably the last question';
    return questions > 0 ? `About ${questions} more questions` : '';
  },
  finish: 'Finish now',
  profile: 'Profile',
  profileLabel: (facts: number): string => `Profile, ${counted(facts, 'detail', 'details')} so far`,
  soFar: 'Your profile so far',
  answers: 'Answers',
  /** These three are also what is said; the interviewer knows the words. */
  dontKnow: 'I don’t know',
  skip: 'Skip',
  done: 'That’s all',
  /** Of how many alumni a reply is true. */
  alumni: (count: number): string => counted(count, 'alum', 'alumni'),
  replyLabel: (text: string, count: number | null): string => (count === null ? text : `${text}, ${copy.alumni(count)}`),
  rows: 'Would you like more of this, or less?',
  neither: 'Neither',
  which: 'Which one is wrong?',
  noneOfThese: 'None of these',
  progress: (answered: number, left: number): string => {
    const done = answered === 0 ? 'No questions answered yet' : `${counted(answered, 'question', 'questions')} answered`;
    if (left === 1) return `${done}, probably 1 to go`;
    return left > 1 ? `${done}, about ${left} to go` : done;
  },
} as const;
