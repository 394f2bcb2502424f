import { capital } from '@alive/language/text/text.ts';
import { figure, listed, plain } from '@alive/language/conditions/facts.ts';

/** What is said when nothing fits, and why something is not shown. Conditions come as phrases: "**Boston**". */

export const emptyDatabase = 'There are no open jobs here yet.';
export const none = (jobs: string): string => (jobs.includes(',') ? `There are no ${jobs}.` : `No ${jobs} right now.`);
export const noneOpenToYou = (jobs: string): string => `I found no ${jobs} that you can apply to.`;
export const whichMatters = 'No single filter is the reason. Which one matters most to you?';
export const whichMattersLeast = 'No single filter is the reason, but together they leave nothing. Which one matters least to you?';
export const anotherWord = 'Another word for it may work.';
export const noneIn = (place: string): string => `Nothing is open in ${place} at all.`;
export const noneAt = (employer: string): string => `Nothing is open at ${employer} at all.`;
export const noneAlone = (condition: string): string => `Nothing fits ${condition} alone.`;

export const drop = (conditions: string, without: number): string => `Without ${conditions}, ${thereAre(without)}.`;
export const letIn = (things: string, without: number): string => `With ${things} back in, ${thereAre(without)}.`;
export const shallI = 'Should I drop it?';
export const shallIDrop = (conditions: string): string => `Should I drop ${conditions}?`;
export const shallILetIn = (things: string): string => `Should I let ${things} back in?`;
export const silentFit = (count: number): string =>
  `${figure(count)} ${count === 1 ? 'fits but doesn’t' : 'fit but don’t'} say about visas.`;

export const lookedAround = (city: string, area: string): string => `Nothing fits in ${city} itself, so I looked in all of ${area}.`;
export const nearestPlace = (jobs: string, area: string, count: number): string =>
  `${none(jobs)} ${capital(thereAre(count))} in all of ${area}. Should I look there?`;
/** How many say it in other places, and that the best of them follow. */
export const elsewhere = (total: number, count: number): string =>
  total === 1
    ? '**1** elsewhere does. It’s below. Should I look in all places?'
    : `**${figure(total)}** elsewhere do. ${count < total ? 'The closest are' : 'They’re'} below. Should I look in all places?`;
export const nearestEmployers = (employer: string, industry: string, count: number, isAll: boolean): string =>
  `Nothing ${isAll ? 'is open' : 'fits'} at ${employer} right now. ${capital(thereAre(count))} elsewhere in ${industry}. Should I look there?`;
export const closedAlone = (condition: string, count: number, reason: string): string =>
  `${capital(thereAre(count))} for ${condition}, but ${count === 1 ? 'it' : 'they'} ${reason}.`;
export const onlyRanks = (texts: readonly string[]): string =>
  `${listed(texts.map((text) => `“${plain(text)}”`))} only ${texts.length === 1 ? 'changes' : 'change'} the order, so dropping ${texts.length === 1 ? 'it' : 'them'} won’t help.`;
export const nearestBelow = (count: number): string =>
  count === 1
    ? 'The closest job is below. Its card says what doesn’t fit.'
    : 'The closest jobs are below. Each card says what doesn’t fit.';

export const isThere = (number: number, job: string): string => `It’s there: number ${number}, ${job}.`;
export const askedToLeaveOut = (names: string, without: number): string =>
  `You asked me to leave out ${names}. With that back in, ${thereAre(without)}. Should I add it back?`;
export const askedForOther = (asked: string, names: string, count: number): string =>
  `You asked for ${asked}, so I left out ${names}. ${capital(thereAre(count))} of those. Should I add that?`;
export const lowerDown = (names: string, count: number, best: { job: string; score: number } | null): string =>
  `Nothing keeps ${names} out. ${count === 1 ? 'There’s one further down' : `There are ${figure(count)} further down`}.${
    best === null ? '' : ` The best is ${best.job}, which scores ${best.score}.`
  } Want to see only ${count === 1 ? 'it' : 'those'}?`;
export const heldOf = (names: string, count: number, reason: string): string =>
  `${capital(thereAre(count))} for ${names}, but I held ${count === 1 ? 'it' : 'them'} back: ${count === 1 ? 'it' : 'they'} ${reason}. Want to see ${count === 1 ? 'it' : 'them'}?`;
export const beyondEntry = (names: string, count: number): string =>
  `${capital(thereAre(count))} for ${names}, but ${count === 1 ? 'it’s' : 'all are'} beyond entry level. I leave ${count === 1 ? 'it' : 'those'} out unless you ask.`;
export const noneFor = (names: string): string => `There are no open jobs for ${names} right now, whatever the filters.`;
export const noneTogether = (names: string, alone: number, blamed: string, without: number): string =>
  `${capital(thereAre(alone))} for ${names}, but ${alone === 1 ? 'it doesn’t' : 'none'} fit ${blamed} too. Without ${blamed}, ${thereAre(without)}. Should I drop it?`;
export const allThereIs = 'That’s all there is. No single filter keeps more out.';
export const narrowsMost = (
  most: { name: string; without: number },
  now: number,
  second: { name: string; without: number } | null,
): string =>
  `${most.name} narrows it most. Without ${most.name}, ${thereAre(most.without)} instead of ${figure(now)}.${
    second === null ? '' : ` Without ${second.name}, ${thereAre(second.without)}.`
  } Should I drop ${most.name}?`;

/** "there’s **1**", "there are **23**". */
const thereAre = (count: number): string => `there${count === 1 ? '’s' : ' are'} **${figure(count)}**`;
