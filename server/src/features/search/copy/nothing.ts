import { capital } from '@alive/language/text/text.ts';
import { figure, plain } from '@alive/language/conditions/facts.ts';

/** What is said when nothing fits, and why something is not shown. Conditions come as phrases: "**Boston**". */

export const emptyDatabase = 'There are no open jobs here yet.';
export const none = (jobs: string): string => `Right now there are no ${jobs}.`;
export const noneOpenToYou = (jobs: string): string => `Right now you’re not eligible for any of the ${jobs}.`;
export const whichMatters = 'Taking off just one filter wouldn’t help. Which one matters most to you?';
export const whichMattersLeast = 'Taking off just one filter wouldn’t help. Which one matters least to you?';
export const anotherWord = 'Try another word for it.';
export const noneIn = (place: string): string => `Nothing is open in ${place} at all.`;
export const noneAt = (employer: string): string => `Nothing is open at ${employer} at all.`;
export const noneAlone = (condition: string): string => `No open job matches ${condition}, even with no other filters.`;

/** What a search does with conditions and could stop doing. */
export interface Doing {
  things: string;
  leavesOut: boolean;
}
export const asking = (things: string): Doing => ({ things, leavesOut: false });
export const leavingOut = (things: string): Doing => ({ things, leavesOut: true });
export const stop = ({ things, leavesOut }: Doing, without: number): string =>
  `If I ${leavesOut ? `add ${things} back in` : `look beyond ${things}`}, ${thereAre(without)}.`;
export const shallI = 'Should I?';
export const shallIStop = ({ things, leavesOut }: Doing): string =>
  leavesOut ? `Should I add ${things} back in?` : `Should I look beyond ${things}?`;
/** "you asked for **Boston**". */
const because = ({ things, leavesOut }: Doing): string => (leavesOut ? `I left out ${things}` : `you asked for ${things}`);
export const silentFit = (count: number): string =>
  `${figure(count)} ${count === 1 ? 'job matches but doesn’t say if it sponsors' : 'jobs match but don’t say if they sponsor'} visas.`;

export const lookedAround = (city: string, area: string): string => `There’s nothing in ${city} itself, so I looked across ${area}.`;
export const nearestPlace = (none: string, area: string, count: number): string =>
  `${none} ${capital(thereAre(count))} elsewhere in ${area}. Should I look there?`;
/** How many do what is wanted beyond what was asked for, and that the best of them follow. */
export const elsewhere = (beyond: 'place' | 'sponsorship' | 'level', total: number, count: number): string => {
  const [where, question] = {
    place: ['elsewhere', 'keep searching everywhere'],
    sponsorship: [
      `that ${total === 1 ? 'doesn’t' : 'don’t'} say if ${total === 1 ? 'it sponsors' : 'they sponsor'} visas`,
      `include ${total === 1 ? 'it' : 'those'}`,
    ],
    level: ['at other levels', 'search every level'],
  }[beyond];
  const below = total === 1 ? 'it’s' : count < total ? 'the best ones are' : 'they’re';
  return `I found **${figure(total)}** ${where}, and ${below} below. Should I ${question}?`;
};
export const nearestEmployers = (employer: string, industry: string, count: number, isAll: boolean): string =>
  `Nothing ${isAll ? `is open at ${employer}` : `at ${employer} matches`} right now. ${capital(thereAre(count))} elsewhere in ${industry}. Should I look there?`;
const matching = (count: number, names: string): string => `**${figure(count)}** ${count === 1 ? 'job matches' : 'jobs match'} ${names}`;
export const closedAlone = (condition: string, count: number, reason: string): string =>
  `${matching(count, condition)}, but ${count === 1 ? 'it' : 'they'} ${reason}.`;
export const nearestBelow = (count: number): string =>
  count === 1
    ? 'The closest job is below, and its card shows what doesn’t match.'
    : 'The closest jobs are below, and each card shows what doesn’t match.';

export const isThere = (number: number, job: string): string => `It’s number ${number} on the list: ${job}.`;
export const askedToLeaveOut = (names: string, without: number, words?: string): string =>
  `${words === undefined ? `You asked me to leave out ${names}` : `I left out ${names} because you wrote “${plain(words)}”`}. If I add that back in, ${thereAre(without)}. ${shallI}`;
export const askedForOther = (asked: string, names: string, count: number): string =>
  `You asked for ${asked}, so I left out ${names}. With ${names} there’d be **${figure(count)}** more ${count === 1 ? 'job' : 'jobs'}. Should I include ${count === 1 ? 'it' : 'them'}?`;
export const lowerDown = (names: string, count: number, best: { job: string; score: number } | null): string =>
  `Your filters don’t leave out ${names}. There${count === 1 ? '’s 1 job of that kind' : ` are ${figure(count)} jobs of that kind`} further down the list${
    best === null ? '.' : `${count === 1 ? ':' : '. The best is'} ${best.job}, which scores ${best.score} out of 100.`
  } Want to see only ${count === 1 ? 'that one' : 'those'}?`;
export const heldOf = (names: string, count: number, reason: string): string =>
  `${capital(thereAre(count))} for ${names}, but I held ${count === 1 ? 'it' : 'them'} back because ${count === 1 ? 'it' : 'they'} ${reason}. Want to see ${count === 1 ? 'it' : 'them'}?`;
export const beyondEntry = (names: string, count: number): string =>
  `${capital(thereAre(count))} for ${names}, but ${count === 1 ? 'it’s' : 'they’re all'} above entry level. I leave those out unless you ask.`;
export const noneFor = (names: string): string => `Right now no open jobs match ${names}, with or without your filters.`;
/** There are some, but none under what the search is `doing`. */
export const noneTogether = (names: string, alone: number, doing: Doing): string =>
  `${matching(alone, names)}, but ${alone === 1 ? 'it isn’t' : 'none of them are'} on the list because ${because(doing)}. ${shallIStop(doing)}`;
export const allThereIs = 'That’s all there is. Taking off just one filter wouldn’t add more.';
export const narrowsMost = (
  most: { doing: Doing; without: number },
  now: number,
  second: { doing: Doing; without: number } | null,
): string =>
  `Your list is short mostly because ${because(most.doing)}. Without that, ${thereAre(most.without)} instead of ${figure(now)}.${
    second === null ? '' : ` ${stop(second.doing, second.without)}`
  } ${shallIStop(most.doing)}`;

/** "there’s **1** job", "there are **23** jobs". */
const thereAre = (count: number): string => (count === 1 ? 'there’s **1** job' : `there are **${figure(count)}** jobs`);
