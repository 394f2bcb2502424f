import { inRunningText, pluralOf, withArticle } from '@alive/contract/role-words.ts';
import { figure, listed } from '@alive/language/conditions/facts.ts';

/** What is said under an answer about alumni, and why each person is in it. */

/** SPEC's sentences. */
export const noneFound = 'No alumni found matching your search. Try different keywords or broader terms.';
export const failed = 'Sorry, I encountered an error searching for alumni. Please try again.';

export const emptyDirectory = 'There are no alumni in the directory yet.';
export const noneFits = (label: string): string => `No one here matches ${quoted(label)}.`;
export const dropTwo = 'Removing one filter won’t be enough. Try removing two.';
export const drop = (first: { label: string; total: number }, second: { label: string; total: number } | null): string =>
  `Removing ${quoted(first.label)} brings up ${peopleOf(first.total)}${second === null ? '' : `, and removing ${quoted(second.label)} instead brings up ${peopleOf(second.total)}`}.`;

export const found = (total: number): string => (total === 1 ? 'Here’s the one person who matches.' : `Here are ${figure(total)} alumni.`);
export const everyone = (total: number): string =>
  total === 1
    ? 'Here’s the one person in the directory.'
    : `Here are ${total === 2 ? 'both' : `all ${figure(total)}`} alumni in the directory.`;
export const onlyOne = (name: string, work: string): string => `Only one person matches: ${name}${work === '' ? '' : `, ${work}`}.`;
export const inAll = (total: number, sentence: string): string =>
  `There${total === 1 ? '’s 1 match' : ` are ${figure(total)} matches`} for ${sentence}`;
export const shownFirst = (shown: number): string => `These are the first ${figure(shown)}.`;

/** From which work they came; `years` of work before, null where records tell none. */
export const cameFrom = (first: Origin, years: number | null, second: Origin | null): string => {
  const time = years === null || years < 1 ? 'less than a year' : years === 1 ? 'about a year' : `about ${years} years`;
  const when = years === null ? '' : `, ${time} into their ${first.count === 1 ? 'career' : 'careers'}`;
  return `${figure(first.count)} of them came from ${first.work}${when}${second === null ? '' : `, and ${figure(second.count)} came from ${second.work}`}.`;
};
interface Origin {
  work: string;
  count: number;
}

/** How many meet what only ranks: a word that records mention, or a condition they fit. */
export const wish = {
  none: (label: string, total: number, isWord: boolean): string => {
    if (!isWord) return `No one matches ${quoted(label)}.`;
    return total === 1 ? `Their profile doesn’t mention ${quoted(label)}.` : `No one’s profile mentions ${quoted(label)}.`;
  },
  last: (label: string, count: number, isWord: boolean): string =>
    `${those(count, isWord)} ${quoted(label)}, which you’d rather avoid, so ${count === 1 ? 'that person comes' : 'they come'} last.`,
  first: (label: string, count: number, others: number, isWord: boolean): string => {
    if (others > 0) return `${those(count, isWord)} ${quoted(label)}, so ${count === 1 ? 'that person comes' : 'they come'} first.`;
    if (count === 1) return isWord ? `Their profile mentions ${quoted(label)}.` : `They match ${quoted(label)}, too.`;
    return isWord ? `All ${figure(count)} profiles mention ${quoted(label)}.` : `All ${figure(count)} match ${quoted(label)}, too.`;
  },
};
/** "1 profile mentions", "6 of them match". */
const those = (count: number, isWord: boolean): string =>
  isWord
    ? `${figure(count)} ${count === 1 ? 'profile mentions' : 'profiles mention'}`
    : `${figure(count)} of them ${count === 1 ? 'matches' : 'match'}`;

/** What they share with the student. */
export const shared = (school: Shared | null, major: Shared | null, isOne: boolean): string => {
  const count = (one: Shared, at: number) => (isOne ? '' : `${figure(one.count)} ${at === 0 ? 'of them ' : ''}`);
  const parts = [
    ...(school === null ? [] : [`${count(school, 0)}went to ${school.name}`]),
    ...(major === null ? [] : [`${count(major, school === null ? 0 : 1)}studied ${major.name}`]),
  ];
  return `Like you, ${isOne ? 'they ' : ''}${listed(parts)}.`;
};
interface Shared {
  name: string;
  count: number;
}

/** One person who was asked for by name; positions as "Product Manager at Stripe since 2021". */
export const portrait = {
  now: (name: string, positions: readonly string[]): string =>
    positions.length === 0 ? `I don’t see a current job for ${name}.` : `${name}: ${listed(positions)}.`,
  before: (positions: readonly string[], more: number): string =>
    `${positions.length === 1 ? 'Before that' : 'Earlier jobs, most recent first'}: ${listed(more === 0 ? positions : [...positions, `${more} more`])}.`,
  studied: (major: string | null, school: string | null, year: number | null): string =>
    `They ${major === null ? `went to ${school ?? ''}` : `studied ${major}${school === null ? '' : ` at ${school}`}`}${year === null ? '' : `, class of ${year}`}.`,
};

/** What is said of people who were shown before. */
export const ofShown = {
  none: (people: string, all: boolean): string => `None of ${all ? 'them' : 'the people shown'} ${areOf(people)}. ${ofShown.stays}`,
  why: (name: string, reasons: readonly string[]): string => `Here’s why ${name} is listed: ${reasons.join(', ')}.`,
  near: (name: string, misses: readonly string[], reasons: readonly string[]): string =>
    `${name} doesn’t match ${listed(misses.map(quoted), 'or')}, but the rest fits: ${reasons.join(', ')}.`,
  reasons: (name: string, reasons: readonly string[]): string => `${name}: ${reasons.join(', ')}.`,
  stays: 'Your search hasn’t changed.',
};

/** Of a sequence that no one has gone, how many reach each step alone; each step as what they have done: "worked in technology". */
export const steps = {
  noneBegan: (did: string): string => `No one here has ${did}.`,
  /** `next` is what the second step is called, after "have". */
  noneWentOn: (count: number, did: string, next: string): string =>
    count === 1
      ? `1 person has ${did} but hasn’t ${next} since.`
      : `${figure(count)} people have ${did}, but ${count === 2 ? 'neither has' : 'none of them have'} ${next} since.`,
  others: (count: number, did: string): string => `In all, ${figure(count)} ${count === 1 ? 'person has' : 'people have'} ${did}.`,
  notInOrder: (all: readonly StepAlone[]): string =>
    `No one here has taken those steps in that order. ${all.map((one, at) => `${capital(alone(one, at === 0))}.`).join(' ')}`,
  been: (role: string, count: number): string => `worked as ${count > 1 ? pluralOf(role) : withArticle(role)}`,
  studied: (degree: string): string => `pursued ${withArticle(degree === "Master's" ? 'master’s degree' : degree)}`,
  workedIn: (field: string): string => `worked in ${field}`,
  workedAt: (employer: string): string => `worked at ${employer}`,
};

interface StepAlone {
  count: number;
  did: string;
}
const alone = ({ count, did }: StepAlone, isFirst: boolean): string => {
  const people = isFirst ? (count === 1 ? ' person' : ' people') : '';
  return `${count === 0 ? 'no one has' : `${figure(count)}${people} ${count === 1 ? 'has' : 'have'}`} ${did}`;
};

/** Why a person is found, in the words of their record. */
export const reason = {
  firstJob: (position: string): string => `First job: ${position}`,
  line: (position: string, more: readonly string[]): string => [position, ...more].join(', '),
  inIndustry: (position: string, industry: string): string => `${position} (${industry})`,
  place: (place: string, wanted: boolean): string => `in ${place}${wanted ? `, ${reason.wanted}` : ''}`,
  stay: (years: number, company: string): string => `${yearsOf(years)} at ${company}`,
  countsAs: (role: string): string => `a kind of ${inRunningText(role)} job`,
  sameTime: 'alongside another job',
  studied: (major: string): string => `Studied ${major}`,
  wentTo: (school: string): string => `Went to ${school}`,
  classOf: (year: number): string => `Class of ${year}`,
  from: (hometown: string): string => `From ${hometown}`,
  worked: (years: number, since: number): string => `${yearsOf(years)} of experience, starting in ${since}`,
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
  foundNothing: 'The language model couldn’t read your question, so the built-in assistant answered.',
  leftOut: 'I left out filters you didn’t ask for.',
  failed: (reason: string): string => `${reason.replace(/\.$/, '')}, so the built-in assistant answered.`,
  guessed: (label: string): string => `I read your question as “${label}”. Remove that filter if you meant something else.`,
};
export const taken = 'I searched for exactly what you asked for.';
export const edited = {
  approach: 'Searching with the filters you set',
  all: 'You removed every filter, so everyone in the directory is listed.',
  set: (labels: readonly string[]): string =>
    `You set ${labels.length === 1 ? 'one filter' : `${labels.length} filters`}: ${listed(labels)}.`,
};
export const noPerson = 'We couldn’t find that person.';
export const noPhoto = 'There’s no photo of this person.';

/** Labels of words as they were said are in quotes already. */
const quoted = (label: string): string => (label.startsWith('“') ? label : `“${label}”`);
const peopleOf = (count: number): string => `${figure(count)} ${count === 1 ? 'person' : 'people'}`;
/** "Are nurses in Boston", "work at Google" of "alumni who work at Google". */
const areOf = (people: string): string =>
  people.startsWith('alumni who ') ? people.slice('alumni who '.length) : `are ${people.replace(/^alumni /, '')}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
