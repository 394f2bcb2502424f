import type { Occupation } from '@alive/contract/occupations.ts';
import { allOccupations, kinOf, occupationOf } from '@alive/occupations/occupations.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { everyOccupation } from '@alive/occupations/titles.ts';
import { LRUCache } from 'lru-cache';
import { readTitle } from './titles.ts';

/**
 * The code of the occupation that a title most likely stands for; null where that is unsure: it neither is nor ends with a title of the
 * public tables, or the likeliest of several has less than a third.
 */
export const occupationOfTitle = (title: string): string | null => {
  const known = read.get(title);
  if (known !== undefined) return known.code;
  const [best] = readTitle(title).occupations;
  const code = best !== undefined && best.by !== 'words' && best.weight >= sure ? best.code : null;
  read.set(title, { code });
  return code;
};

/** Imports hold the same titles many times. */
const read = new LRUCache<string, { code: string | null }>({ max: 5000 });

/**
 * The work that is asked for by a title ("iOS engineer", "doctors"): the codes of its occupations, and of those most akin to them. A title
 * that stands under many asks for those of the minor group (SOC 2018) in which most of them lie, if any; akin to these are, where they are not
 * sure, the others of that group and those it stands under, else nothing. Both empty where the tables do not know the title.
 */
export const workAsked = (title: string): WorkAsked => {
  const all = everyOccupation(title).filter(({ by }) => by !== 'words');
  const likely = all.filter(({ weight }) => weight >= sure);
  const group = sumOf(likely) >= most ? [] : ofOneGroup(all);
  const asked = group.length > 0 ? group : likely;
  // What is left over of a group is no work of one kind: "Managers, All Other".
  const named = asked.filter((one) => !one.title.endsWith(', All Other'));
  const own = (named.length > 0 ? named : asked).map(({ code }) => code);
  const [first] = group;
  const near = (code: string) => (kinOf(code)[0] ?? []).map((one) => one.code);
  if (first === undefined) return { own, kin: apart(own.flatMap(near), own) };
  const wide = allOccupations().flatMap(({ code }) => (code.startsWith(first.code.slice(0, 5)) ? [code] : []));
  return { own, kin: sumOf(group) >= most ? [] : apart([...all.map(({ code }) => code), ...wide], own) };
};

/**
 * The key of the work that a title names, as facts hold it: "occupation:15-1252.00", or "occupation:29-12" for a minor group of which it
 * may be any ("physician"); null where it names none, or several of different groups.
 */
export const workKeyOf = (title: string): string | null => {
  const { own } = workAsked(title);
  const [only] = own;
  const groups = new Set(own.map((code) => code.slice(0, 5)));
  if (only === undefined || groups.size > 1) return null;
  return `${keyMark}${own.length === 1 ? only : only.slice(0, 5)}`;
};

/** Whether a key is one of work that the public tables know. */
export const isWorkKey = (key: string): boolean =>
  key.startsWith(keyMark) &&
  (/^occupation:\d\d-\d\d$/.test(key) ? groupNames().has(key) : occupationOf(key.slice(keyMark.length)) !== null);

const keyMark = 'occupation:';
const groupNames = lazily(() => new Set(allOccupations().map(({ code }) => `${keyMark}${code.slice(0, 5)}`)));

/** An occupation as the wire names it. */
export const occupationNamed = (code: string | null): Occupation | null => {
  const found = code === null ? null : occupationOf(code);
  return found && { code: found.code, title: found.title };
};

const ofOneGroup = (all: Occupations): Occupations =>
  Map.groupBy(all, ({ code }) => code.slice(0, 5))
    .values()
    .find((group) => sumOf(group) >= half) ?? [];

const apart = (codes: readonly string[], own: readonly string[]) => [...new Set(codes)].filter((code) => !own.includes(code));

const sumOf = (some: Occupations): number => some.reduce((sum, { weight }) => sum + weight, 0);

const sure = 1 / 3;
const half = 0.5;
const most = 0.6;

type Occupations = ReturnType<typeof everyOccupation>;

interface WorkAsked {
  own: string[];
  kin: string[];
}
