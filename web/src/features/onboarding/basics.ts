import { defaultGraduationYear, graduationYears, registration } from '@alive/contract/account.ts';
import { capitalise } from '@alive/contract/text.ts';
import type { Answers } from './answers.ts';

/** Whether step 1 may be left: the four fields that it cannot do without. */
export const isComplete = (basics: Basics): boolean => needed.every(([field]) => basics[field].trim() !== '');

/** "Please fill in your school and major."; '' when nothing is. */
export const whatIsMissing = (basics: Basics): string => {
  const names = needed.filter(([field]) => basics[field].trim() === '').map(([, name]) => name);
  if (names.length === 0) return '';
  const list = andList.format(names).replace(', and ', ' and ');
  return `Please fill in your ${list}.`;
};

// To make one takes longer than to use it.
const andList = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What is wrong with an email as typed; undefined when it is blank or good. */
export const emailProblem = (email: string): string | undefined => registration.shape.email.safeParse(email).error?.issues[0]?.message;

/** What is wrong with a graduation year as typed. */
export const yearProblem = (year: string): string | undefined => {
  if (year.trim() === '') return `Please enter a year from ${graduationYears.min} to ${graduationYears.max}.`;
  return registration.shape.graduationYear.safeParse(Number(year)).error?.issues[0]?.message;
};

/** What the account call needs of the answers; a blank email is left out, and the server makes a placeholder. */
export const detailsOf = (answers: Answers) => ({
  ...(answers.email.trim() === '' ? {} : { email: answers.email.trim() }),
  firstName: capitalise(answers.firstName),
  lastName: capitalise(answers.lastName),
  school: answers.school.trim(),
  major: answers.major.trim(),
  graduationYear: yearProblem(answers.graduationYear) === undefined ? Number(answers.graduationYear) : defaultGraduationYear(new Date()),
  needsVisa: answers.needsVisa,
  canGetClearance: answers.canGetClearance,
  preferredLocations: answers.preferredLocations,
  lookingFor: answers.lookingFor,
});

const needed = [
  ['firstName', 'first name'],
  ['lastName', 'last name'],
  ['school', 'school'],
  ['major', 'major'],
] as const;

export type Basics = Pick<Answers, (typeof needed)[number][0]>;
export type Details = ReturnType<typeof detailsOf>;
