import {
  type Asked,
  closenessOf,
  isTitled,
  type JobFilter,
  ofLevel,
  phrasesIn,
  rolesOf,
  scopeOf,
  some,
  type TextMatch,
  wholeOf,
} from '#db/job-filter.ts';
import { count, headedBy, meeting, meetingAll } from '#db/job-matches.ts';
import type { JobSets } from '#db/job-sets.ts';
import type { Page } from './found.ts';

/**
 * Marks the places of the open jobs that meet a filter. Work akin to the roles asked for counts only where fewer than `few` listed jobs are
 * those roles, under whatever title, wherever and for whomever: so whatever else is asked for, counts of the same roles go together.
 */
export const meetingClosely = async (sets: JobSets, filter: JobFilter, text: TextMatch | null): Promise<Uint8Array> => {
  const asked = filter.aimed ?? filter;
  const isRare = some(asked.related) && count(await meetingAll(sets, [...scopeOf(undefined), rolesOf(asked)])) < few;
  const met = await meeting(sets, isRare ? withRelated(filter) : filter, text);
  if (filter.whole === undefined) return met;
  const { title, within } = filter.whole;
  const titled = await meetingAll(sets, [[isTitled(title)]]);
  if (count(titled) === 0) return met;
  // Words of a title ("Texas") are no conditions on the jobs that have it.
  const whole = both(titled, await meeting(sets, within, null));
  return met.map((one, place) => one | (whole[place] ?? 0));
};

/** The filter that work akin to its roles meets too. */
export const withRelated = (filter: JobFilter): JobFilter => {
  const wider = (of: JobFilter): JobFilter => ({ ...of, occupations: [...(of.occupations ?? []), ...(of.related ?? [])] });
  return filter.aimed === undefined ? wider(filter) : { ...filter, aimed: wider(filter.aimed) };
};

const both = (some: Uint8Array, others: Uint8Array): Uint8Array => some.map((one, place) => one & (others[place] ?? 0));

/**
 * The jobs that meet a search in the parts in which they come: those of the type asked for before those that state no level, and of each
 * those whose title is just what was typed, then those under the very title, then other titles for the same work, then work akin to it;
 * where the newest are to come first, by type alone.
 */
export const partsInOrder = async (sets: JobSets, filter: JobFilter, met: Uint8Array, sort: Page['sort']): Promise<Part[]> => {
  const byType = await split(sets, met, some(filter.jobTypes) ? [filter.jobTypes.map(ofLevel)] : []);
  if (sort !== 'relevance') return byType.map((of) => ({ met: of, count: count(of), tier: 0 }));
  const titled = filter.whole === undefined ? [] : [[isTitled(filter.whole.title)]];
  const closeness = closenessOf(filter.aimed ?? (some(filter.titles) && some(filter.roles) ? filter : {})).filter(some);
  const parts: Part[] = [];
  for (const of of byType)
    for (const [tier, marked] of (await split(sets, of, [...titled, ...closeness])).entries())
      if (count(marked) > 0) parts.push({ met: marked, count: count(marked), tier: Math.max(0, tier - titled.length) });
  return parts;
};

/** The marked places by the first of the lists of which they meet a condition; those that meet none come last. */
const split = async (sets: JobSets, met: Uint8Array, lists: readonly (readonly Asked[])[]): Promise<Uint8Array[]> => {
  const parts: Uint8Array[] = [];
  let rest = met;
  for (const list of lists) {
    const meets = list.length === 0 ? new Uint8Array(met.length) : await meetingAll(sets, [list]);
    const before = rest;
    parts.push(both(before, meets));
    rest = before.map((one, place) => one & ~(meets[place] ?? 0));
  }
  return [...parts, rest];
};

/**
 * The marked places in steps by a filter's wishes: what meets most of them first, of these what says it in its title, behind them what only
 * means it; what meets something unwished last. `wished` and `unwished` count, of all that is marked, what meets each.
 */
export const byWishes = async (
  sets: JobSets,
  { wishes = [], wishesMeant = [], unwished = [] }: JobFilter,
  met: Uint8Array,
): Promise<Wished> => {
  const marks = (filters: readonly JobFilter[]) =>
    Promise.all(filters.map(async (one) => both(met, await meetingAll(sets, [[wholeOf(one)]]))));
  const [wanted, refused, titled] = await Promise.all([
    marks(wishes),
    marks(unwished),
    Promise.all(wishes.map((one) => headedIn(sets, phrasesIn(one), met))),
  ]);
  const meant = wishes.map((_, at) => placesOf(sets, wishesMeant[at] ?? [], met));
  const isSaid = wanted.map((marked) => count(marked) > 0);
  const steps = new Map<number, Uint8Array>();
  for (const [place, is] of met.entries()) {
    if (is === 0) continue;
    // Of each wish: said in the title, said, meant, neither.
    const missed = wishes.reduce(
      (sum, _, at) => sum + (wanted[at]?.[place] === 1 ? (titled[at]?.[place] === 1 ? 0 : 1) : meant[at]?.[place] === 1 ? 2 : 3),
      0,
    );
    const step = refused.some((one) => one[place] === 1) ? 3 * wishes.length + 1 : missed;
    let marked = steps.get(step);
    if (marked === undefined) steps.set(step, (marked = new Uint8Array(met.length)));
    marked[place] = 1;
  }
  return {
    steps: [...steps].map(([step, marked]) => ({ step, met: marked, count: count(marked) })).toSorted((a, b) => a.step - b.step),
    wished: wanted.map((marked, at) => (isSaid[at] === true ? count(marked) : count(meant[at] ?? marked))),
    unwished: refused.map(count),
  };
};

/** The places whose title or role holds one of the phrases. */
const headedIn = async (sets: JobSets, phrases: readonly string[], { length }: Uint8Array): Promise<Uint8Array> =>
  phrases.length === 0 ? new Uint8Array(length) : meetingAll(sets, [phrases.map(headedBy)]);

/** The places of these jobs, of those that are marked. */
function placesOf(sets: JobSets, ids: readonly string[], met: Uint8Array): Uint8Array {
  const marked = new Uint8Array(met.length);
  for (const id of ids) {
    const place = sets.placeOf(id);
    if (place !== undefined && met[place] === 1) marked[place] = 1;
  }
  return marked;
}

interface Wished {
  steps: { step: number; met: Uint8Array; count: number }[];
  wished: number[];
  unwished: number[];
}

/** So many leave no need for what is only akin. */
const few = 5;

interface Part {
  met: Uint8Array;
  count: number;
  /** 0 for the closest. */
  tier: number;
}
