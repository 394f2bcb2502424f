import type { Tally } from '@alive/contract/paths.ts';
import { monthOf } from '#db/people-filter.ts';
import type { PeopleCondition } from '#db/people-tests.ts';
import { keptByVersion, remember } from '#platform/kept.ts';
import type { Deps } from './deps.ts';
import { type Drawing, fold } from './fold.ts';
import { nearestTo } from './nearest.ts';
import { type Counted, countVisible, countWays, type Goal, rolesReached } from './queries.ts';
import { type Tallies, talliesOf } from './tallies.ts';

/** Counts the ways to jobs. What was counted is kept until the data changes, for the jobs that were asked for last. */
export const openPaths = ({ readOnly, now, version, nearestWork }: Pick<Deps, 'readOnly' | 'now' | 'version' | 'nearestWork'>): Paths => {
  const visible = keptByVersion(version, () => readOnly(countVisible));
  const reached = keptByVersion(version, () => readOnly(rolesReached));
  let kept: { version: number; ways: Map<string, Promise<Ways>> } = { version: -1, ways: new Map() };
  const count = async (goal: Goal, drawnAs: string): Promise<Ways> => {
    const [alumni, counted] = [await visible(), await readOnly((tx) => countWays(tx, goal))];
    const tallies = talliesOf(counted);
    return { ...counted, ...tallies, alumni, drawing: fold(tallies.ways, drawnAs) };
  };
  return {
    goalOf: ({ conditions, name }) => ({ conditions, name, now: monthOf(now()) }),
    waysTo: async (goal, drawnAs) => {
      const current = await version();
      if (kept.version !== current) kept = { version: current, ways: new Map() };
      const { ways } = kept;
      const key = JSON.stringify([goal.conditions.map(({ test }) => test), goal.name, drawnAs]);
      const value = ways.get(key) ?? count(goal, drawnAs);
      remember(ways, key, value, mostKept);
      value.catch(() => ways.delete(key));
      return value;
    },
    nearest: async (role, isNarrowed) => {
      const roles = await reached();
      const near = nearestTo(role, isNarrowed, roles);
      if (near.length > 0) return near;
      const meant = (await nearestWork(role)).flatMap(({ kind, name }) => roles.find((one) => kind === 'role' && one.name === name) ?? []);
      return meant.map(({ name, count: people }) => ({ name, count: people }));
    },
  };
};

const mostKept = 40;

export interface Ways extends Omit<Counted, 'employers' | 'sequences'>, Tallies {
  /** All visible people. */
  alumni: number;
  /** As it is for everyone; see `closestDrawing` for one student's. */
  drawing: Drawing;
}

export interface Paths {
  goalOf: (dream: { conditions: readonly PeopleCondition[]; name: string | null }) => Goal;
  /** `drawnAs` is what the end of the drawing is called. */
  waysTo: (goal: Goal, drawnAs: string) => Promise<Ways>;
  /** The nearest roles that somebody did reach; where the job was narrowed to an employer or a rung, first the role itself; where no words are alike, by meaning. */
  nearest: (role: string, isNarrowed: boolean) => Promise<Tally[]>;
}
