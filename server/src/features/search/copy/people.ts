import { figure, listed, plain } from '@alive/language/conditions/facts.ts';

/** What is said of alumni in the job chat. `who` says who was asked for: "alumni at Figma". */

export const none = (who: string): string => `I don’t know of any ${alumniOf(who)}.`;
export const wider = (who: string, total: number): string =>
  `There are **${figure(total)}** ${who}. The ones whose backgrounds are most like yours are below.`;
/** Of a wider kind there is one: "The only match for policy analysts in New York is …". */
export const widerOne = (who: string, person: string): string => `I found no ${who}. The closest person is ${person}.`;
export const found = (who: string, total: number): string => `I found **${figure(total)}** ${who}.`;
/** Nobody has the title, and so many do work like it. */
export const akin = (who: string, total: number, isSame: boolean): string =>
  `I don’t know of any ${alumniOf(who)}, but **${figure(total)}** ${total === 1 ? 'person' : 'people'} ${isSame ? (total === 1 ? 'has a similar job' : 'have similar jobs') : `${total === 1 ? 'does' : 'do'} related work`}.`;
export const onlyOne = (person: string): string => `I found one person: ${person}.`;
/** "**Ada Byron**, Data Analyst at Spotify" */
export const named = (name: string, role: string | null, company: string | null): string =>
  `**${plain(name)}**${role === null ? '' : `, ${plain(role)}`}${company === null ? '' : ` at ${plain(company)}`}`;
export const unmet = (wishes: readonly string[]): string => `None of their profiles mention ${listed(wishes.map(plain), 'or')}.`;
/** What they share with the student: "3 went to Georgia Tech", of a single one "went to Georgia Tech like you". */
export const share = {
  school: (count: number, school: string): string => `${figure(count)} went to ${plain(school)}`,
  major: (count: number, major: string): string => `${figure(count)} studied ${plain(major)}`,
  one: {
    school: (school: string): string => `went to ${plain(school)}`,
    major: (major: string): string => `studied ${plain(major)}`,
  },
};
export const shared = (parts: readonly string[], areFirst: boolean): string =>
  `Of those, ${listed(parts)}, like you.${areFirst ? ' People you have something in common with come first.' : ''}`;
export const sharedByOne = (parts: readonly string[]): string => `They ${listed(parts)}, like you.`;
export const noneShared = (what: readonly string[], latestFirst: boolean): string =>
  `None of them ${listed(what, 'or')}${latestFirst ? ', so the latest graduates come first' : ''}.`;

export const path = {
  none: ({ many }: Role): string => `No alumni have become ${many} yet, so there’s no path to show.`,
  noSteps: ({ many }: Role): string => `None of the alumni who are ${many} list any earlier jobs.`,
  began: (total: number, { one, many }: Role, steps: readonly (Role & { count: number })[]): string =>
    total === 1
      ? `**1** alum became ${one}. They started as ${listed(steps.map((step) => step.one))}.`
      : `**${figure(total)}** alumni became ${many}. They most often started as ${listed(steps.map((step) => `${step.many} (${figure(step.count)})`))}.`,
  became: (total: number, { one, many }: Role): string =>
    total === 1 ? `**1** alum became ${one}.` : `**${figure(total)}** alumni became ${many}.`,
  atOnce: (count: number, total: number): string => {
    if (total === 1) return 'It was their first job.';
    return `It was the first job for ${count < total ? figure(count) : total === 2 ? 'both' : `all ${figure(total)}`} of them.`;
  },
  /** With what each of some began. */
  firsts: (people: readonly { name: string; role: string }[]): string =>
    `${listed(people.map(({ name, role }) => `**${plain(name)}** started as ${plain(role)}`))}.`,
  came: (count: number, from: string): string => `${count === 0 ? 'None' : figure(count)} of them came from ${plain(from)}.`,
};
/** A role with its article, and of several. */
interface Role {
  one: string;
  many: string;
}

export const whichPeople = 'Which employer, role or major should I look for?';
export const whichRole = (role: string): string => `Which role should I show the path to? Try “${plain(role)}”.`;
export const ofWho = 'Which people do you mean? Try “who works at Google?”';
export const seenAll = (count: number): string =>
  count === 1 ? 'That was the only one.' : count === 2 ? 'You’ve seen both of them.' : `You’ve seen all ${figure(count)} of them.`;
export { more } from './selection.ts';
export const shownLast = (count: number): string =>
  count === 0 ? 'I haven’t shown you anyone yet.' : `The list above has ${figure(count)} ${count === 1 ? 'person' : 'people'}.`;
export const notShown = 'I can’t show that person anymore.';

/** "Alumni who are physical therapists in Arizona": of those here it is said. */
const alumniOf = (who: string): string => (/^(?:alumni|people)\b|\bwho\b/.test(who) ? who : `alumni who are ${who}`);

/** Whose profile says one of the words, by its first line that does. */
export const recordsSay = (words: readonly string[], people: readonly { name: string; lines: readonly string[] }[]): string => {
  const what = listed(
    words.map((word) => `“${plain(word)}”`),
    'or',
  );
  const saying = people.flatMap(({ name, lines: [line] }) =>
    line === undefined ? [] : [`**${plain(name)}**’s profile says “${plain(line)}”.`],
  );
  if (saying.length > 0) {
    const others = people.length - saying.length;
    return [...saying, others === 0 ? '' : `The other ${others === 1 ? 'one doesn’t' : `${figure(others)} don’t`} mention ${what}.`]
      .filter((sentence) => sentence !== '')
      .join(' ');
  }
  if (people.length === 1) return `Their profile doesn’t mention ${what}.`;
  return people.length === 2 ? `Neither profile mentions ${what}.` : `None of the ${figure(people.length)} profiles mention ${what}.`;
};

/** What a person's profile says. */
export const person = {
  now: (name: string, role: string, company: string): string => `**${plain(name)}**’s current job is ${plain(role)} at ${plain(company)}.`,
  studied: (major: string | null, school: string | null, year: number | null): string => {
    const what =
      major === null
        ? school === null
          ? 'graduated'
          : `went to ${plain(school)}`
        : `studied ${plain(major)}${school === null ? '' : ` at ${plain(school)}`}`;
    return `They ${what}${year === null ? '' : what === 'graduated' ? ` in ${year}` : ` and graduated in ${year}`}.`;
  },
  before: (jobs: readonly { role: string; company: string | null }[]): string =>
    jobs.length === 0
      ? 'Their profile doesn’t list any earlier jobs.'
      : `${jobs.length === 1 ? 'Before that' : 'Earlier jobs, most recent first'}: ${listed(jobs.map(({ role, company }) => (company === null ? plain(role) : `${plain(role)} at ${plain(company)}`)))}.`,
  linked: 'Their profile is linked on the card above.',
  notLinked: 'They haven’t added a profile link.',
};
