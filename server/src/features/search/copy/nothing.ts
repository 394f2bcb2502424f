import { capital } from '@alive/language/text/text.ts';
import { figure, plain } from '@alive/language/conditions/facts.ts';

/** What is said when nothing fits, and why something is not shown. Conditions come as phrases: "**Boston**". */

export const emptyDatabase = 'There are no open jobs here yet.';
export const none = (jobs: string): string => `Right now there are no ${jobs}.`;
/** `are` says what was ruled out: "are at NextEra Energy". */
export const allLeftOut = (jobs: string, count: number, are: string): string =>
  count === 1
    ? `There’s only **1** ${jobs}, and it ${are}, which you left out.`
    : `There are **${figure(count)}** ${jobs}, but ${count === 2 ? 'both' : 'all of them'} ${are}, which you left out.`;
export const noneOpenToYou = (jobs: string): string => `You may not be eligible for any of the ${jobs}.`;
export const whichMattersLeast = 'Removing just one filter wouldn’t bring up any jobs. Which ones matter least to you?';
export const noneIn = (place: string): string => `There are no open jobs in ${place} at all.`;
export const noneAlone = (condition: string): string => `No open job matches ${condition}, even with no other filters.`;

/** What a search does with conditions and could stop doing. */
export interface Doing {
  things: string;
  leavesOut: boolean;
}
export const asking = (things: string): Doing => ({ things, leavesOut: false });
export const leavingOut = (things: string): Doing => ({ things, leavesOut: true });
export const stop = (doing: Doing, without: number): string => `If I ${stopping(doing)}, ${thereAre(without)}.`;
export const shallI = 'Should I do that?';
const stopping = ({ things, leavesOut }: Doing): string => (leavesOut ? `add ${things} back in` : `search without ${things}`);
/** "you asked for **Boston**". */
const because = ({ things, leavesOut }: Doing): string => (leavesOut ? `I left out ${things}` : `you asked for ${things}`);

export const readAsState = (name: string): string => `I took “${name}” to mean the state.`;
export const readAsCity = (name: string, city: string): string => `I took “${name}” to mean ${city}.`;
export const lookedAround = (city: string, area: string): string => `There’s nothing in ${city} itself, so I looked across ${area}.`;
/** Nothing was found twice: what is let go of, in bold. */
export const letGo = (things: string): string => `There’s still nothing, so I searched without ${things}.`;
/** What is beyond what was given up: "in other places". */
export const beyond = {
  place: (one: boolean): string => (one ? 'elsewhere' : 'in other places'),
  remote: (one: boolean): string => (one ? 'that isn’t remote' : 'that aren’t remote'),
  sponsorship: (one: boolean): string => (one ? 'that doesn’t say if it sponsors visas' : 'that don’t say if they sponsor visas'),
  level: (one: boolean): string => (one ? 'at another level' : 'at other levels'),
  company: (one: boolean): string => (one ? 'at another employer' : 'at other employers'),
};
/** Of work that is only related here: how many are the work itself beyond that. */
export const someElsewhere = (where: string, total: number): string => `There${total === 1 ? '’s' : ' are'} **${figure(total)}** ${where}.`;
export const relatedJobs = (total: number): string => (total === 1 ? 'related job' : 'related jobs');
export const elsewhereIn = (area: string): string => `elsewhere in ${area}`;
export const elsewhere = (where: string, count: number, total: number): string =>
  total === 1 ? `Here’s one ${where}.` : `Here are ${count < total ? `the best ${figure(count)} of ` : ''}**${figure(total)}** ${where}.`;
export const closedAlone = (condition: string, count: number, reason: string): string =>
  `${capital(thereAre(count))} for ${condition}, but ${count === 1 ? 'it' : 'they'} ${reason}.`;
export const nearestBelow = (count: number): string =>
  count === 1
    ? 'The closest job is below, and its card shows what doesn’t match.'
    : 'The closest jobs are below, and each card shows what doesn’t match.';

export const isThere = (number: number, job: string): string => `It’s number ${number} on the list: ${job}.`;
export const askedToLeaveOut = (names: string, without: number, words?: string): string =>
  `${words === undefined ? `You asked me to leave out ${names}` : `I left out ${names} because you wrote “${plain(words)}”`}. If I add that back in, ${thereAre(without)}. ${shallI}`;
export const askedForOther = (asked: string, names: string, count: number): string =>
  `You filtered by ${asked}, so I left out ${names}. Adding ${names} would bring up ${jobsOf(count)}. ${shallI}`;
export const lowerDown = (names: string, count: number, best: { job: string; score: number } | null): string =>
  `Your search already includes ${names}: there${count === 1 ? '’s 1 matching job' : ` are ${figure(count)} matching jobs`} further down the list.${
    best === null ? '' : ` ${count === 1 ? 'It’s' : 'The best is'} ${best.job}, which scores ${best.score} out of 100.`
  } Want to see only ${count === 1 ? 'that one' : 'those'}?`;
export const heldOf = (names: string, count: number, reason: string): string =>
  `${capital(thereAre(count))} for ${names}, but I held ${count === 1 ? 'it' : 'them'} back because ${count === 1 ? 'it' : 'they'} ${reason}. Want to see ${count === 1 ? 'it' : 'them'}?`;
export const beyondEntry = (names: string, count: number): string =>
  `I found ${jobsOf(count)} for ${names}, but ${count === 1 ? 'it’s' : 'they’re'} above entry level. I only show jobs like that if you ask.`;
export const noneFor = (names: string): string => `Right now no open jobs match ${names}, with or without your filters.`;
/** There are some, but none under what the search is `doing`. */
export const noneTogether = (names: string, alone: number, doing: Doing): string =>
  `I found ${alone === 1 ? 'one job' : `${figure(alone)} jobs`} for ${names}, but ${alone === 1 ? 'it isn’t' : 'they aren’t'} on the list because ${because(doing)}. Should I ${stopping(doing)}?`;
export const allThereIs = 'That’s all there is. Removing just one filter wouldn’t bring up more jobs.';
export const narrowsMost = (
  most: { doing: Doing; without: number },
  now: number,
  second: { doing: Doing; without: number } | null,
): string =>
  `${capital(stoppingTo(most.doing))} would give you ${jobsOf(most.without)} instead of ${figure(now)}. ${
    second === null
      ? shallI
      : `${capital(stoppingTo(second.doing))} would give you **${figure(second.without)}**. Should I start with the first one?`
  }`;
const stoppingTo = ({ things, leavesOut }: Doing): string => (leavesOut ? `adding ${things} back in` : `searching without ${things}`);

const jobsOf = (count: number): string => `**${figure(count)}** ${count === 1 ? 'job' : 'jobs'}`;
/** "there’s **1** job", "there are **23** jobs". */
const thereAre = (count: number): string => `there${count === 1 ? '’s' : ' are'} ${jobsOf(count)}`;
