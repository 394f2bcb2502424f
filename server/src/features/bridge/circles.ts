import type { Db } from '#db/open.ts';
import type { Asker } from '#db/people-tests.ts';
import { remember } from '#platform/kept.ts';
import { type Circle, countCircles, firstOf, nearestOf, nearestPeople, type Ranked } from './queries.ts';

/**
 * Tells of circles of people how many are in them and who of each, three at most, shares most with a student, in order. Totals, and what
 * was found for the latest students, are kept until the data changes: to look through everybody anew for every page of jobs takes a
 * second where there are 100,000.
 */
export const openCircles = (): TellCircles => {
  let kept = nothing(Number.NaN);
  return async (tx, circles, asker, version) => {
    if (kept.version !== version) kept = nothing(version);
    const { totals, askers } = kept;
    const askerKey = JSON.stringify(asker);
    const own = askers.get(askerKey) ?? { nearest: await nearestPeople(tx, asker, looked), firsts: new Map() };
    remember(askers, askerKey, own, mostAskers);

    const counts = await recall(totals, circles, (some) => countCircles(tx, some), 0);
    const peopled = circles.filter(({ name }) => (counts.get(name) ?? 0) > 0);
    const firsts = await recall(own.firsts, peopled, (some) => firstsOf(tx, some, { own, asker, counts }), []);
    return new Map(peopled.map(({ name }) => [name, { total: counts.get(name) ?? 0, people: firsts.get(name) ?? [] }]));
  };
};

/** The nearest of all are looked at first; hardly anybody of a small circle is among them, so there its own people are put in order. */
async function firstsOf(tx: Db, circles: readonly Circle[], { own, asker, counts }: Looking): Promise<Map<string, Ranked[]>> {
  const firsts = await firstOf(tx, circles, own.nearest, mostShown);
  const isShort = ({ name }: Circle) => (firsts.get(name)?.length ?? 0) < Math.min(mostShown, counts.get(name) ?? 0);
  const others = await nearestOf(tx, circles.filter(isShort), asker, mostShown);
  return new Map([...firsts, ...others]);
}

/** What is known of the circles, what is not being loaded and kept. */
async function recall<T>(
  known: Map<string, T>,
  circles: readonly Circle[],
  load: (missing: Circle[]) => Promise<Map<string, T>>,
  none: T,
): Promise<Map<string, T>> {
  const missing = circles.filter(({ name }) => !known.has(name));
  const loaded = await load(missing);
  const all = new Map(circles.map(({ name }) => [name, loaded.get(name) ?? known.get(name) ?? none]));
  for (const { name } of missing) remember(known, name, loaded.get(name) ?? none, mostCircles);
  return all;
}

const nothing = (version: number): Kept => ({ version, totals: new Map(), askers: new Map() });

const mostShown = 3;
/** How many of the nearest to a student are kept: where there are 100,000, a circle of a hundred has three or four among them. */
const looked = 4000;
const mostAskers = 50;
const mostCircles = 2000;

interface Kept {
  version: number;
  /** By the names of circles. */
  totals: Map<string, number>;
  /** By what is known of a student. */
  askers: Map<string, Own>;
}

interface Own {
  nearest: Ranked[];
  /** By the names of circles. */
  firsts: Map<string, Ranked[]>;
}

interface Looking {
  own: Own;
  asker: Asker;
  counts: ReadonlyMap<string, number>;
}

/** By their names, those that have nobody left out; `version` is that of the data. */
type TellCircles = (tx: Db, circles: readonly Circle[], asker: Asker, version: number) => Promise<Map<string, CircleNumbers>>;

/** `people` are the first of them. */
export interface CircleNumbers {
  total: number;
  people: Ranked[];
}
