import type { Tally } from '@alive/contract/paths.ts';
import { monthOf } from '#db/people-filter.ts';
import type { PeopleCondition } from '#db/people-tests.ts';
import { keptByVersion, remember } from '#platform/kept.ts';
import { functionOfRole, roleNamed, roleOf } from '@alive/language/titles/roles.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { singular, wordsOf } from '@alive/language/text/text.ts';
import type { Deps } from './deps.ts';
import { type Drawing, fold, type Tallies, talliesOf } from './fold.ts';
import { type Counted, countVisible, countWays, type Goal, rolesReached } from './queries.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

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

/**
 * The roles nearest to one that nobody reached, of those that somebody did: `itself` where only its employer or rung was too much; then
 * those that share most of its words or its rung; then the commonest of the same function. None where nothing is alike.
 */
function nearestTo(role: string, isNarrowed: boolean, reached: readonly Reached[]): Tally[] {
  const listed = roleNamed(role) ?? roleOf(role)?.role ?? null;
  const work = listed === null ? null : functionOfRole(listed);
  const words = stems(role);
  const leading = isLeading(role);
  const likeness = ({ name, function: itsWork }: Reached): number => {
    if (name === role) return isNarrowed ? 100 : 0;
    const shared = stems(name).filter((word) => words.includes(word)).length;
    const leads = leading && isLeading(name) && itsWork === work ? 2 : 0;
    return 2 * shared + leads + (name === listed ? 3 : 0) + (work !== null && itsWork === work ? 1 : 0);
  };
  return reached
    .map((one) => ({ one, alike: likeness(one) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike - a.alike || b.one.count - a.one.count)
    .slice(0, mostNear)
    .map(({ one: { name, count } }) => ({ name, count }));
}

const mostNear = 5;

const isLeading = (title: string): boolean => ladder.has(seniorityOf(wordsOf(title).map(({ text }) => text)) ?? '');
const ladder: ReadonlySet<string> = new Set(['lead', 'manager', 'head', 'director', 'vp', 'chief', 'partner']);

/** Its words without their endings and without those that tell a rung or a desk only. */
const stems = (title: string): string[] =>
  wordsOf(title)
    .map(({ text }) => singular(text))
    .filter((word) => word.length > 2 && !general.has(word))
    .map((word) => word.replace(/(?:ing|ers?|ors?|ist|ian|ment|ant)$/, ''));

const general = wordSet('general role words');

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

interface Reached extends Tally {
  function: string | null;
}
