import { type Bits, both, countOf, eachOf, either, hasBit, include, keep, noBits, setBit, without } from './bits.ts';
import {
  aimedAt,
  closenessOf,
  headedBy,
  holding,
  isTitled,
  mentioning,
  type JobFilter,
  partsOf,
  phrasesIn,
  rolesOf,
  scopeOf,
  some,
  type TextMatch,
  wholeOf,
} from './filter.ts';
import type { JobIndex } from './index.ts';
import type { Predicate } from './predicate.ts';
import { type Leaning, type Preference, type PreferenceCase, preferenceCases, reluctanceCases } from './preference.ts';

/** All that a search by this filter asks the index, so that its words are read together. */
export const askedBy = (filter: JobFilter, prefer?: Preference, leaning?: Leaning): Predicate[] => {
  const { aimed, related, said, whole, wishes = [], unwished = [] } = filter;
  const text = inHeadlines(filter);
  return [
    ...partsOf(filter).flat(),
    ...(aimed === undefined ? [] : [aimed, { occupations: aimed.related }].flatMap(rolesOf)),
    ...rolesOf({ occupations: related }),
    ...(text === null ? [] : [holding(text)]),
    ...(said === undefined ? [] : [headedBy(said)]),
    ...(whole === undefined ? [] : askedBy(whole.within)),
    ...[...wishes, ...unwished].map(wholeOf),
    ...wishes.flatMap((one) => phrasesIn(one).flatMap((phrase) => [headedBy(phrase), mentioning(phrase)])),
    ...[
      ...(prefer === undefined ? [] : preferenceCases(prefer)),
      ...(leaning === undefined ? [] : reluctanceCases(leaning.unwanted)),
    ].flatMap((cases) => cases.flatMap(({ anyOf }) => anyOf)),
  ];
};

/** The open jobs that meet one predicate of each list. */
export const meetingAll = (index: JobIndex, lists: readonly (readonly Predicate[])[]): Bits =>
  lists.reduce((met, list) => keep(met, anyOf(index, list)), index.open.slice());

const anyOf = (index: JobIndex, list: readonly Predicate[]): Bits => {
  const [first, ...others] = list;
  if (first === undefined) return noBits(index.size);
  const bits = index.bitsOf(first);
  return others.length === 0 ? bits : others.reduce((all, one) => include(all, index.bitsOf(one)), bits.slice());
};

/** The open jobs that meet every condition. */
export const meeting = (index: JobIndex, filter: JobFilter, text: TextMatch | null): Bits => {
  let met = meetingAll(index, [...scopeOf(filter.levels), ...partsOf(filter)]);
  if (text !== null || some(filter.meant)) {
    const said = [
      ...(text === null ? [] : [holding(text), ...aimedAt(filter)]),
      ...(some(filter.meant) ? [{ kind: 'ids' as const, ids: filter.meant }] : []),
    ];
    met = both(met, anyOf(index, said));
  }
  return some(filter.notIds) ? without(met, index.bitsOf({ kind: 'ids', ids: filter.notIds })) : met;
};

/**
 * The same. Work akin to the roles asked for counts only where fewer than `few` listed jobs are those roles, under whatever title, wherever and
 * for whomever: so whatever else is asked for, counts of the same roles go together.
 */
export const meetingClosely = (index: JobIndex, filter: JobFilter, text: TextMatch | null): Bits => {
  const asked = filter.aimed ?? filter;
  const isRare = some(asked.related) && (filter.akin === true || countOf(meetingAll(index, [...scopeOf(undefined), rolesOf(asked)])) < few);
  const met = meeting(index, isRare ? withRelated(filter) : filter, text);
  if (filter.whole === undefined) return met;
  const { title, within } = filter.whole;
  // Words of a title ("Texas") are no conditions on the jobs that have it.
  const titled = index.bitsOf(isTitled(title));
  return countOf(titled) === 0 ? met : either(met, both(titled, meeting(index, within, null)));
};

/** The filter that work akin to its roles meets too. */
export const withRelated = (filter: JobFilter): JobFilter => {
  const wider = (of: JobFilter): JobFilter => ({ ...of, occupations: [...(of.occupations ?? []), ...(of.related ?? [])] });
  return filter.aimed === undefined ? wider(filter) : { ...filter, aimed: wider(filter.aimed) };
};

/**
 * What the words of a filter are looked for as: in headlines, or in descriptions where no headline of an open job of these levels holds any
 * and they are no title; null when there are none.
 */
export const textMatch = (index: JobIndex, filter: JobFilter): TextMatch | null => {
  const match = inHeadlines(filter);
  if (match === null) return null;
  // What has a title somewhere in its description is not that work.
  if (filter.aimed !== undefined && !filter.text?.trim() && !some(filter.textSkills)) return match;
  const held = both(meetingAll(index, scopeOf(filter.levels)), index.bitsOf(holding(match)));
  return countOf(held) > 0 ? match : { ...match, column: 'body' };
};

/** The filter's words, phrases and skills as one query, to be looked for in headlines; null when there are none. */
function inHeadlines({ text, typed, phrases = [], textSkills = [] }: JobFilter): TextMatch | null {
  if (!text?.trim() && typed === undefined && phrases.length === 0 && textSkills.length === 0) return null;
  return { words: { text, lexemes: textSkills, phrases, typed }, column: 'words', isTyped: typed !== undefined };
}

/**
 * The jobs that meet a search in the parts in which they come: those of the type asked for before those that state no level, and of each
 * those whose title is just what was typed, then those under the very title, then other titles for the same work, then work akin to it;
 * where the newest are to come first, by type alone.
 */
export const partsInOrder = (index: JobIndex, filter: JobFilter, met: Bits, isByRelevance: boolean): Part[] => {
  const byType = split(index, met, some(filter.jobTypes) ? [partsOf({ levels: [...filter.jobTypes] })[0] ?? []] : []);
  if (!isByRelevance) return byType.map((of) => ({ met: of, count: countOf(of), tier: 0 }));
  const titled = filter.whole === undefined ? [] : [[isTitled(filter.whole.title)]];
  const closeness = closenessOf(filter.aimed ?? (some(filter.titles) && some(filter.roles) ? filter : {})).filter(some);
  return byType
    .flatMap((of) => split(index, of, [...titled, ...closeness]).map((part, tier) => ({ met: part, tier })))
    .map(({ met: part, tier }) => ({ met: part, count: countOf(part), tier: Math.max(0, tier - titled.length) }))
    .filter(({ count }) => count > 0);
};

/** The jobs by the first of the lists of which they meet a predicate; those that meet none come last. */
function split(index: JobIndex, met: Bits, lists: readonly (readonly Predicate[])[]): Bits[] {
  let rest = met;
  const parts = lists.map((list) => {
    const before = rest;
    rest = without(rest, anyOf(index, list));
    return without(before, rest);
  });
  return [...parts, rest];
}

/**
 * These jobs in steps: by how they meet any of the wishes that lead, then by a filter's wishes that are conditions ("preferably in Boston"),
 * what meets most of them first; what meets something unwished last. Other wishes in words only add points: see `wordsWished`. `wished` and
 * `unwished` count, of all of these jobs, what meets each.
 */
export const byWishes = (index: JobIndex, filter: JobFilter, met: Bits): Wished => {
  const { wishes = [], wishesMeant = [], unwished = [] } = filter;
  const marks = (filters: readonly JobFilter[]) => filters.map((one) => both(met, index.bitsOf(wholeOf(one))));
  const [wanted, refused] = [marks(wishes), marks(unwished)];
  const last = refused.reduce(either, noBits(index.size));
  const counted = wanted.filter((_, at) => !isWorded(filter, at));
  const steps = new Map<number, Bits>();
  let rest = without(met, last);
  for (const [tier, of] of [...leadingTiers(index, filter), met].entries()) {
    for (const [missed, some] of byMissed(index, both(rest, of), counted)) steps.set(tier * (wishes.length + 1) + missed, some);
    rest = without(rest, of);
  }
  return {
    steps: [...steps, [mostSteps - 1, last] as const]
      .map(([step, of]) => ({ step, met: of, count: countOf(of) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.step - b.step),
    wished: wanted.map((of, at) => countOf(of) || countOf(both(met, index.bitsOf({ kind: 'ids', ids: wishesMeant[at] ?? [] })))),
    unwished: refused.map(countOf),
  };
};

/** Jobs by how many of the sets they are not in: each set is gone through once, however many there are. */
function byMissed(index: JobIndex, of: Bits, sets: readonly Bits[]): ReadonlyMap<number, Bits> {
  if (sets.length === 0) return new Map([[0, of]]);
  const missed = new Uint16Array(index.size);
  for (const set of sets) eachOf(without(of, set), (at) => (missed[at] = (missed[at] ?? 0) + 1));
  const found = new Map<number, Bits>();
  eachOf(of, (at) => {
    const count = missed[at] ?? 0;
    const bits = found.get(count) ?? noBits(index.size);
    found.set(count, bits);
    setBit(bits, at);
  });
  return found;
}

/** The jobs that come before all else, tier by tier: their title says what leads, their text does, they mean it, or are work that it hints at. */
function leadingTiers(index: JobIndex, { wishes = [], wishesLeading = [], wishesMeant = [] }: JobFilter): Bits[] {
  if (wishesLeading.length === 0) return [];
  const leading = wishesLeading.map((at) => {
    const wish = wishes[at] ?? {};
    return { phrases: phrasesIn(wish), ids: wishesMeant[at] ?? [], whole: index.bitsOf(wholeOf(wish)), ofWhom: isOfWhom(wish) };
  });
  type Leading = (typeof leading)[number];
  const all = (bitsOf: (one: Leading) => Bits, some = leading) =>
    some.reduce((bits, one) => include(bits, bitsOf(one)), noBits(index.size));
  const wholes = (one: Leading) => one.whole;
  // Where words count only with work of a kind, what is only called or means so is none of it: a line of clothes for kids.
  const within = ({ ofWhom, whole }: Leading, bits: Bits) => (ofWhom ? both(bits, whole) : bits);
  const said = all((one) => within(one, anyOf(index, one.phrases.map(mentioning))));
  const headed = all((one) => within(one, anyOf(index, one.phrases.map(headedBy))));
  const meant = all((one) => within(one, index.bitsOf({ kind: 'ids', ids: one.ids })));
  const tiers = [both(said, headed), said, include(meant.slice(), headed), all(wholes)];
  const withThem = all(
    wholes,
    leading.filter(({ ofWhom }) => ofWhom),
  );
  return countOf(withThem) === 0 ? tiers : [...tiers.map((tier) => both(tier, withThem)), ...tiers];
}

/** Whether a wish's words count only with work of a kind: whom one works with. */
const isOfWhom = (wish: JobFilter): boolean =>
  phrasesIn(wish).length > 0 &&
  !some(wish.phrases) &&
  (wish.either ?? []).flat().every((one) => !some(one.phrases) || some(one.roles) || some(one.functions));

/** More steps than one search has. */
export const mostSteps = 1000;

/** Adds to `points` what each wish in words gives the jobs that meet it: more the fewer say it, and where their title does. */
export const wordsWished = (index: JobIndex, filter: JobFilter, points: Float64Array): void => {
  const open = Math.max(1, countOf(index.open));
  for (const [at, wish] of (filter.wishes ?? []).entries()) {
    if (!isWorded(filter, at)) continue;
    const phrases = phrasesIn(wish);
    const said = both(index.open, index.bitsOf(wholeOf(wish)));
    const headed = both(said, anyOf(index, phrases.map(headedBy)));
    const rarity = Math.min(1, Math.log2(open / Math.max(1, countOf(said))) / rare);
    eachOf(said, (at) => (points[at] = (points[at] ?? 0) + sayingIt * rarity));
    eachOf(headed, (at) => (points[at] = (points[at] ?? 0) + headingIt * rarity));
  }
};

/** Whether a wish is one of those that the student put in words, which come last. */
const isWorded = ({ wishes = [], wishesSaid = [] }: JobFilter, at: number): boolean =>
  at >= wishes.length - wishesSaid.length && phrasesIn(wishes[at] ?? {}).length > 0;

/** In points of the score: what is said by one job in a hundred and twenty-eight, and its title saying it besides. */
const sayingIt = 35;
const headingIt = 10;
/** Bits: what fewer say is no rarer. */
const rare = 7;

/** Adds to `ranks`, one for each number, the points of what is preferred. */
export const addPreference = (index: JobIndex, preference: Preference, ranks: Float64Array): void =>
  addCases(index, preferenceCases(preference), ranks);

/** What the jobs are to be ranked by beyond the score, one for each number, in points of it. */
export const leanings = (index: JobIndex, { near, unwanted }: Leaning): Float64Array => {
  const points = new Float64Array(index.size);
  addCases(index, reluctanceCases(unwanted), points);
  for (const [id, more] of near) {
    const at = index.numberOf(id);
    if (at >= 0) points[at] = (points[at] ?? 0) + more;
  }
  return points;
};

const addCases = (index: JobIndex, all: readonly PreferenceCase[][], ranks: Float64Array): void => {
  for (const cases of all) {
    let left = index.open;
    for (const { points, anyOf: some } of cases) {
      const met = both(left, anyOf(index, some));
      eachOf(met, (at) => (ranks[at] = (ranks[at] ?? 0) + points));
      left = without(left, met);
    }
  }
};

/** The first `count` of these jobs: those of `first`, then by the highest rank, then in the index's order. */
export const bestOf = (index: JobIndex, met: Bits, ranks: Float64Array, count: number, first: Bits | null = null): number[] => {
  const isBefore = (a: number, b: number): boolean => {
    if (first !== null) {
      const early = hasBit(first, a);
      if (early !== hasBit(first, b)) return early;
    }
    const [one = 0, other = 0] = [ranks[a], ranks[b]];
    return one > other || (one === other && (index.placeOf[a] ?? 0) < (index.placeOf[b] ?? 0));
  };
  const best: number[] = [];
  eachOf(met, (at) => {
    const last = best.at(-1);
    if (best.length === count && (last === undefined || !isBefore(at, last))) return;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(at, best[middle] ?? at)) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, at);
    if (best.length > count) best.pop();
  });
  return best;
};

/** So many leave no need for what is only akin. */
const few = 5;

interface Wished {
  steps: { step: number; met: Bits; count: number }[];
  wished: number[];
  unwished: number[];
}

interface Part {
  met: Bits;
  count: number;
  /** 0 for the closest. */
  tier: number;
}
