import { figure, listed } from '@alive/language/conditions/facts.ts';

/** What is said under an answer about alumni, and why each person is in it. */

/** SPEC's sentences. */
export const noneFound = 'No alumni found matching your search. Try different keywords or broader terms.';
export const failed = 'Sorry, I encountered an error searching for alumni. Please try again.';

export const emptyDirectory = 'The directory is still empty.';
export const noneFits = (label: string): string => `No one here fits ${quoted(label)}.`;
export const dropTwo = 'Dropping one condition won’t help. Try dropping two.';
export const drop = (first: { label: string; total: number }, second: { label: string; total: number } | null): string =>
  `Drop ${quoted(first.label)} and ${there(first.total)}${second === null ? '' : `, or drop ${quoted(second.label)} and ${there(second.total)}`}.`;

export const found = (total: number): string => (total === 1 ? 'Here’s the one person who fits.' : `Here are ${figure(total)} alumni.`);
export const everyone = (total: number): string =>
  total === 1 ? 'Here’s the one person in the directory.' : `Here are all ${figure(total)} alumni you can see.`;
export const onlyOne = (name: string, work: string): string => `Just one person fits: ${name}${work === '' ? '' : `, ${work}`}.`;
export const inAll = (total: number, sentence: string): string => `${figure(total)} in all: ${sentence}`;
export const shownFirst = (shown: number): string => `These are the first ${figure(shown)}.`;

/** From which work they came; `years` of work before, null where records tell none. */
export const cameFrom = (first: Origin, years: number | null, second: Origin | null): string => {
  const after =
    years === null ? '' : years < 1 ? ' in their first year of work' : ` after about ${years} ${years === 1 ? 'year' : 'years'} of work`;
  return `${figure(first.count)} came from ${jobsIn(first)}${after}${second === null ? '' : `${after === '' ? '' : ','} and ${figure(second.count)} from ${jobsIn(second)}`}.`;
};
const jobsIn = ({ work, count }: Origin): string => `${count === 1 ? 'a job' : 'jobs'} in ${work}`;
interface Origin {
  work: string;
  count: number;
}

/** How many meet what only ranks: a word that records mention, or a condition they fit. */
export const wish = {
  none: (label: string, total: number, isWord: boolean): string => {
    if (!isWord) return `No one fits ${quoted(label)}.`;
    return total === 1 ? `This record doesn’t mention ${quoted(label)}.` : `No record mentions ${quoted(label)}.`;
  },
  last: (label: string, count: number, isWord: boolean): string =>
    `${figure(count)} ${does(count, isWord)} ${quoted(label)}, and ${count === 1 ? 'comes' : 'come'} last.`,
  first: (label: string, count: number, others: number, isWord: boolean): string => {
    if (others === 0) return `${count === 1 ? 'The record' : `All ${figure(count)}`} ${does(count, isWord)} ${quoted(label)}.`;
    const silent = others === 1 ? ' The other one doesn’t say.' : ` The other ${figure(others)} don’t say.`;
    return `${figure(count)} ${does(count, isWord)} ${quoted(label)} and ${count === 1 ? 'comes' : 'come'} first.${isWord ? silent : ''}`;
  },
};
const does = (count: number, isWord: boolean): string => (isWord ? (count === 1 ? 'mentions' : 'mention') : count === 1 ? 'fits' : 'fit');

/** What they share with the student. */
export const shared = (school: Shared | null, major: Shared | null, isOne: boolean): string => {
  const count = (one: Shared) => (isOne ? '' : `${figure(one.count)} `);
  const parts = [
    ...(school === null ? [] : [`${count(school)}went to ${school.name}`]),
    ...(major === null ? [] : [`${count(major)}studied ${major.name}`]),
  ];
  return `${isOne ? 'They ' : ''}${listed(parts)}, like you.`;
};
interface Shared {
  name: string;
  count: number;
}

/** One person who was asked for by name; positions as "Product Manager at Stripe since 2021". */
export const portrait = {
  now: (name: string, positions: readonly string[]): string =>
    positions.length === 0 ? `${name} has no current job on record.` : `${name}: ${listed(positions)}.`,
  before: (positions: readonly string[], more: number): string =>
    `Before that, latest first: ${positions.join(', then ')}${more === 0 ? '' : `, and ${more} more`}.`,
  studied: (major: string | null, school: string | null, year: number | null): string =>
    `${major === null ? `Went to ${school ?? ''}` : `Studied ${major}${school === null ? '' : ` at ${school}`}`}${year === null ? '' : `, class of ${year}`}.`,
};

/** What is said of people who were shown before. */
export const ofShown = {
  none: (people: string, all: boolean): string => `None of ${all ? 'them' : 'those shown'} are ${people}. ${ofShown.stays}`,
  why: (name: string, reasons: readonly string[]): string => `${name} is here because of this: ${reasons.join(', ')}.`,
  near: (name: string, misses: readonly string[], reasons: readonly string[]): string =>
    `${name} doesn’t fit ${listed(misses.map(quoted), 'or')} but comes close: ${reasons.join(', ')}.`,
  reasons: (name: string, reasons: readonly string[]): string => `${name}: ${reasons.join(', ')}.`,
  stays: 'Your search stays the same.',
};

/** Of a sequence that no one has gone, how many reach each step alone; each step as what they have done: "worked in technology". */
export const steps = {
  noneBegan: (did: string): string => `No one has ${did}.`,
  /** `next` is what the second step is called, after "have". */
  noneWentOn: (count: number, did: string, next: string): string =>
    count === 1
      ? `1 person has ${did}, but hasn’t ${next} since.`
      : `${figure(count)} people have ${did}, but none of them have ${next} since.`,
  others: (count: number, did: string): string => `${figure(count)} ${count === 1 ? 'has' : 'have'} ${did}.`,
  notInOrder: (all: readonly { count: number; did: string }[]): string =>
    `${capital(listed(all.map(({ count, did }) => `${count === 0 ? 'no one has' : `${figure(count)} ${count === 1 ? 'has' : 'have'}`} ${did}`)))}. No one did so in that order.`,
  been: (role: string): string => `held the role of ${role}`,
  studied: (degree: string): string => `studied for the ${degree}`,
  workedIn: (field: string): string => `worked in ${field}`,
  workedAt: (employer: string): string => `worked at ${employer}`,
};

/** Why a person is found, in the words of their record. */
export const reason = {
  firstJob: (position: string): string => `First job: ${position}`,
  line: (position: string, more: readonly string[]): string => [position, ...more].join(', '),
  inIndustry: (position: string, industry: string): string => `${position} (${industry})`,
  place: (place: string, wanted: boolean): string => `in ${place}${wanted ? `, ${reason.wanted}` : ''}`,
  stay: (years: number, company: string): string => `${yearsOf(years)} at ${company}`,
  countsAs: (role: string): string => `which counts as ${role}`,
  sameTime: 'at the same time',
  studied: (major: string): string => `Studied ${major}`,
  wentTo: (school: string): string => `Went to ${school}`,
  classOf: (year: number): string => `Class of ${year}`,
  from: (hometown: string): string => `From ${hometown}`,
  worked: (years: number, since: number): string => `${yearsOf(years)} of work, since ${since}`,
  inTheirWords: (words: string): string => `In their own words: “${words}”`,
  noted: (position: string, note: string): string => `${position}: “${note}”`,
  inOrder: (positions: readonly string[]): string => positions.join(', then '),
  wanted: 'where you’d like to be',
};
const yearsOf = (years: number): string => {
  const whole = Math.floor(years);
  return whole < 1 ? 'less than a year' : `${whole} ${whole === 1 ? 'year' : 'years'}`;
};

/** How a language model took part. */
export const model = {
  read: 'The language model read your question.',
  foundNothing: 'The language model found nothing to search by, so I read the question myself.',
  leftOut: 'I left out conditions from the language model that you didn’t mention.',
  failed: (reason: string): string => `${reason.replace(/\.$/, '')}, so I read the question myself.`,
  guessed: (label: string): string => `“${label}” is how the language model understood you. Remove it if you meant something else.`,
};
export const taken = 'I took the question as it is.';
export const edited = {
  approach: 'Searching with the conditions you set',
  all: 'You removed every condition, so everyone in the directory is listed.',
  set: (labels: readonly string[]): string =>
    `You set ${labels.length === 1 ? 'one condition' : `${labels.length} conditions`}: ${labels.join(', ')}.`,
};
export const noPerson = 'We couldn’t find that person.';
export const noPhoto = 'There’s no photo of this person.';

/** Labels of words as they were said are in quotes already. */
const quoted = (label: string): string => (label.startsWith('“') ? label : `“${label}”`);
const there = (count: number): string => `there${count === 1 ? '’s 1' : ` are ${figure(count)}`}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
