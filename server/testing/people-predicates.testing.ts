import { employerKey } from '@alive/language/lexicon/industries.ts';
import { workAsked } from '@alive/language/titles/occupation.ts';
import { fold } from '@alive/language/text/text.ts';
import type { Job, Person } from './people-oracle.testing.ts';

/** Predicates over people and positions that say who a question must find. */
export const now = (...tests: JobTest[]): PersonTest => some(tests, (job) => job.current);
/** In a position that has ended, whatever is held now. */
export const ended = (...tests: JobTest[]): PersonTest => some(tests, (job) => !job.current);
/** Left: held before, and not now. */
export const past =
  (...tests: JobTest[]): PersonTest =>
  (person) =>
    ended(...tests)(person) && !now(...tests)(person);
export const first = (...tests: JobTest[]): PersonTest => some(tests, (job) => job.first);
export const ever = (...tests: JobTest[]): PersonTest => some(tests, () => true);

/** Two different positions, one for each test. */
export const two =
  (one: JobTest, other: JobTest): PersonTest =>
  ({ jobs }) =>
    jobs.some((a) => one(a) && jobs.some((b) => a !== b && other(b)));

/** Two positions whose dates overlap for certain; a position without an end lasts. */
export const meanwhile =
  (one: JobTest, other: JobTest): PersonTest =>
  ({ jobs }) =>
    jobs.some((a) => one(a) && jobs.some((b) => a !== b && other(b) && overlap(a, b)));

/** One position for each test, each later than the one before. */
export const inOrder =
  (...steps: JobTest[]): PersonTest =>
  ({ jobs }) => {
    let next = 0;
    for (const job of jobs) if (steps[next]?.(job) === true) next += 1;
    return next === steps.length;
  };

export const all =
  (...tests: PersonTest[]): PersonTest =>
  (person) =>
    tests.every((test) => test(person));
export const any =
  (...tests: PersonTest[]): PersonTest =>
  (person) =>
    tests.some((test) => test(person));
export const not =
  (test: PersonTest): PersonTest =>
  (person) =>
    !test(person);

/** The role itself, or its occupation under another title. An internship in it is not the work. */
export const role = (...roles: string[]): JobTest => {
  const codes = roles.flatMap((name) => workAsked(name).own);
  return ({ role, occupation, seniority }) =>
    seniority !== 'intern' && ((role !== null && roles.includes(role)) || (occupation !== null && codes.includes(occupation)));
};
export const title =
  (words: RegExp): JobTest =>
  (job) =>
    words.test(job.title);
export const work =
  (...functions: string[]): JobTest =>
  (job) =>
    job.function !== null && functions.includes(job.function) && job.seniority !== 'intern';
export const industry =
  (...names: string[]): JobTest =>
  (job) =>
    job.industry !== null && names.includes(job.industry);
export const at =
  (...companies: string[]): JobTest =>
  (job) =>
    companies.some((company) => employerKey(company) === job.employer);
export const place =
  (...keys: string[]): JobTest =>
  (job) =>
    keys.some((key) => job.places.includes(key));
export const rung =
  (...rungs: string[]): JobTest =>
  (job) =>
    job.seniority !== null && rungs.includes(job.seniority);
export const stayed =
  (years: number): JobTest =>
  (job) =>
    job.stayed !== null && job.stayed >= years;
export const either =
  (...tests: JobTest[]): JobTest =>
  (job) =>
    tests.some((test) => test(job));

/** A step of a sequence by name: a role, function, industry, employer, seniority, or words of the title. */
export const step = (name: string): JobTest => {
  // Founders are recognised by their rung.
  const codes = name === 'Founder' ? [] : workAsked(name).own;
  return (job) =>
    [job.role, job.function, job.industry].includes(name) ||
    (job.occupation !== null && codes.includes(job.occupation)) ||
    job.employer === employerKey(name) ||
    job.seniority === name.toLowerCase() ||
    phrase(name).test(job.title);
};
/** A degree, which the name of the school may show too. */
export const degree =
  (name: string): JobTest =>
  (job) =>
    phrase(name).test(`${job.title} ${job.company}`);

export const major =
  (...names: string[]): PersonTest =>
  (person) =>
    person.major !== null && names.includes(person.major);
/** The school of the record, or of a later degree. */
export const school =
  (name: string): PersonTest =>
  (person) =>
    person.school === name || person.jobs.some((job) => job.study && fold(job.company) === fold(name));
/** Both inclusive. */
export const years =
  (from: number, to: number): PersonTest =>
  ({ year }) =>
    year !== null && year >= from && year <= to;
export const hometown =
  (...keys: string[]): PersonTest =>
  (person) =>
    keys.some((key) => person.hometown.includes(key));
/** Years of work, both inclusive. */
export const worked =
  (atLeast: number, atMost: number): PersonTest =>
  (person) =>
    person.worked !== null && person.worked >= atLeast && person.worked <= atMost;
/** Each part begins a word of the name. */
export const named =
  (...words: string[]): PersonTest =>
  ({ name }) =>
    words.every((word) => new RegExp(`(?<![a-z])${word}`).test(name));
/** All words occur somewhere in the career or in the person's own text. */
export const says =
  (...words: RegExp[]): PersonTest =>
  ({ career, about }) =>
    words.every((word) => word.test(career)) || words.every((word) => word.test(about));

function some(tests: readonly JobTest[], when: JobTest): PersonTest {
  return ({ jobs }) => jobs.some((job) => when(job) && tests.every((test) => test(job)));
}

/** Counts certain overlaps only: "2012 - 2014" and "2014 - 2016" do not overlap, since a year may mean any of its months. */
function overlap(a: Job, b: Job): boolean {
  return begunBy(a) < endedFrom(b) && begunBy(b) < endedFrom(a);
}

/** The latest possible start. January counts as a year without a month, since rows store both alike. */
function begunBy({ start }: Job): number {
  if (start === null) return Number.POSITIVE_INFINITY;
  return start % 12 === 0 ? start + 11 : start;
}

/** The earliest possible end. December counts as a year without a month. */
function endedFrom({ current, end }: Job): number {
  if (end === null) return current ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return end % 12 === 11 ? end - 11 : end;
}

/** Matches the words in order; the last may be plural. */
function phrase(words: string): RegExp {
  return new RegExp(`(?<![a-z])${words.replace(/\s+/g, '\\s+')}s?(?![a-z])`, 'i');
}

export type PersonTest = (person: Person) => boolean;
export type JobTest = (job: Job) => boolean;
