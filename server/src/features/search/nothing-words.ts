import { capital } from '@alive/language/text/text.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { figure, listed, plain } from '@alive/language/conditions/facts.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { phraseOf } from './phrase.ts';
import { thingOf, wordOf } from '@alive/language/conditions/registry.ts';
import type { About } from '#platform/chat.ts';
import { bold, type Cost, fits, gateReason } from './words.ts';

/** What the built-in assistant says when nothing fits. Every figure is an argument. */

/**
 * Nothing fits (`again`: as before): which condition costs most, and what there would be without it. When that is the kind of work itself and
 * `lesser` would help too, both are named and the lesser is offered. `alone` finds nothing even by itself.
 */
export function nothingLine(conditions: readonly Condition[], blame: Blame, again = false): string {
  const { dearest, lesser, alone } = blame;
  const silent = blame.silent === 0 ? '' : ` Of those that do not say whether they sponsor, ${fits(blame.silent)}.`;
  if (conditions.length === 0) return 'There is not one open job here yet, so nothing I could show you.';
  const asked = again
    ? `Still nothing for ${phraseOf(conditions)}.`
    : `I looked for ${phraseOf(conditions)}, and nothing open fits${conditions.length > 1 ? ' all of that' : ''}.`;
  const lonely = alone === null ? '' : `${aloneLine(alone)} `;
  if (dearest === null)
    return alone === null
      ? `${asked} No single condition is to blame. Which of them matters most to you?`
      : `${asked} ${lonely}Another word for it may do.`;
  if (lesser !== null)
    return `${asked} ${capital(without(dearest))}, ${fits(dearest.without)}; ${without(lesser)}, ${fits(lesser.without)}.${silent} ${askToDrop(lesser)}`;
  if (alone !== null && dearest.conditions.includes(alone))
    return `${asked} ${lonely}${capital(without(dearest))}, ${fits(dearest.without)}.${silent} ${askToDrop(dearest)}`;
  return `${asked} What costs most is ${bold(dearest.conditions, 'or')}: ${isExclusion(dearest) ? 'with that let in' : dearest.conditions.length === 1 ? 'without it' : 'without them'} ${fits(dearest.without)}.${silent} ${askToDrop(dearest)}`;
}

function aloneLine(condition: Condition): string {
  const word = `**${wordOf(condition)}**`;
  if (condition.field === 'place') return `No open job here is in ${word}.`;
  return condition.field === 'company' ? `No open job here is at ${word}.` : `Even ${word} alone finds nothing.`;
}

/** What a condition finds alone where all of it is closed to the student. */
export const closedLine = (condition: Condition, closed: number, about: About): string =>
  closed === 0
    ? ''
    : `**${capital(wordOf(condition))}** alone finds ${figure(closed)}, but ${closed === 1 ? 'it' : 'all of them'} ${gateReason(about, closed === 1)}.`;

/** What only ranks, where nothing is left to rank. */
export const rankLine = (wishes: readonly Wish[]): string =>
  wishes.length === 0
    ? ''
    : `${listed(wishes.map(({ text }) => `“${plain(text)}”`))} ${wishes.length === 1 ? 'ranks' : 'rank'} jobs and ${wishes.length === 1 ? 'rules' : 'rule'} none out.`;

/** Nothing fits there, but something near does. */
export function nearestLine(conditions: readonly Condition[], nearest: Nearest): string {
  const { gone, instead, count } = nearest;
  const place = gone.field === 'place';
  const none = place
    ? `I looked for ${phraseOf(conditions)}, and nothing open fits all of that.`
    : `There is no open job at ${wordOf(gone)} here${conditions.length > 1 ? ' that fits' : ''}.`;
  return `${none} ${place ? `In all of **${wordOf(instead)}**` : `Elsewhere in **${wordOf(instead)}**`}, ${fits(count)}. Shall I look there?`;
}

const isExclusion = (cost: Cost) => cost.conditions.every((one) => one.op === 'not');
const without = (cost: Cost) =>
  isExclusion(cost)
    ? `with ${listed(cost.conditions.map((one) => `**${thingOf(one)}**`))} let in`
    : `without ${bold(cost.conditions, 'or')}`;
const askToDrop = (cost: Cost) =>
  isExclusion(cost)
    ? `Shall I let ${listed(cost.conditions.map(thingOf))} back in?`
    : `Shall I drop ${listed(cost.conditions.map(wordOf))}?`;

/** A condition that nothing meets, and one near it that `count` meet. */
export interface Nearest {
  gone: Condition;
  instead: Condition;
  count: number;
}

export interface Blame {
  dearest: Cost | null;
  lesser: Cost | null;
  alone: Condition | null;
  /** How many would fit that are silent on sponsoring, where a yes was asked for. */
  silent: number;
}
