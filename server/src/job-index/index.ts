import { remember } from '#platform/kept.ts';
import { type Bits, both, countOf, hasBit, include, keep, noBits, setBit, without } from './bits.ts';
import { foundBy, foundNear } from './postings.ts';
import type { Figure, Keyed, Predicate } from './predicate.ts';
import { openRanking, type RankBy } from './rank.ts';
import { byNewest, inOrder, noKey, type Segment, type SortKey } from './segment.ts';
import { termTest } from './terms.ts';
import type { TsQuery } from './tsquery.ts';

/**
 * The open jobs of one version of the data, each known by its number: those of `base` but for what has been written since, then what came
 * since. `queryOf` tells what a predicate looks for, see `textsIn`.
 */
export const openIndex = (base: Segment, gone: Bits, since: Segment, queryOf: QueryOf): JobIndex => {
  const start = roundUp(base.keys.length);
  const size = start + since.keys.length;
  const segments = [
    { segment: base, from: 0 },
    { segment: since, from: start },
  ] as const;
  const open = noBits(size);
  for (const { segment, from } of segments) for (const at of segment.keys.keys()) setBit(open, from + at);
  for (const [word, bits] of gone.entries()) open[word] = (open[word] ?? 0) & ~bits;
  const keyOf = (at: number): SortKey => (at < start ? base.keys[at] : since.keys[at - start]) ?? noKey;
  const merged = (of: 'order' | 'newest', compare: (a: SortKey, b: SortKey) => number): Int32Array => {
    const all = new Int32Array(countOf(open));
    const [old, late] = [base[of], since[of]];
    let [next, nextLate] = [0, 0];
    for (let place = 0; place < all.length;) {
      const [a, b] = [old[next], late[nextLate]];
      const isOld = b === undefined || (a !== undefined && compare(keyOf(a), keyOf(start + b)) < 0);
      const at = isOld ? (a ?? 0) : start + b;
      if (isOld) next++;
      else nextLate++;
      if (hasBit(open, at)) all[place++] = at;
    }
    return all;
  };
  const order = merged('order', inOrder);
  const placeOf = new Int32Array(size);
  for (const [place, at] of order.entries()) placeOf[at] = place;
  let newest: Int32Array | null = null;
  const numberOf = (id: string): number => {
    const late = since.numbers.get(id);
    const at = late === undefined ? (base.numbers.get(id) ?? -1) : start + late;
    return hasBit(open, at) ? at : -1;
  };

  const marked = (put: (segment: Segment, mark: (list: Int32Array | undefined) => void) => void): Bits => {
    const bits = noBits(size);
    for (const { segment, from } of segments)
      put(segment, (list) => {
        for (const at of list ?? []) setBit(bits, from + at);
      });
    return bits;
  };
  const evaluate = (predicate: Predicate): Bits => {
    switch (predicate.kind) {
      case 'value':
        return marked(({ values }, mark) => mark(values[predicate.field].get(predicate.value)));
      case 'bound': {
        const { figure, atLeast = -Infinity, atMost = Infinity } = predicate;
        const bits = noBits(size);
        for (const { segment, from } of segments)
          for (const [at, value] of segment.figures[figure].entries()) if (value >= atLeast && value <= atMost) setBit(bits, from + at);
        return bits;
      }
      case 'placed': {
        const text = predicate.text.toLowerCase();
        return marked(({ labels }, mark) => labels.forEach((list, label) => label.toLowerCase().includes(text) && mark(list)));
      }
      case 'term': {
        const test = termTest(predicate.term);
        return marked(({ terms }, mark) => terms.forEach((list, term) => test(term) && mark(list)));
      }
      case 'saying':
      case 'holding': {
        const query = queryOf(predicate);
        if (query === null)
          return predicate.kind === 'holding' && !predicate.isTyped && predicate.column === 'body' ? open.slice() : noBits(size);
        const find = predicate.kind === 'saying' && predicate.how === 'near' ? foundNear : foundBy;
        const bits = noBits(size);
        for (const { segment, from } of segments)
          bits.set(find(segment[predicate.column], query, predicate.kind === 'saying' ? predicate.weights : null), from >> 5);
        return bits;
      }
      case 'ids': {
        const bits = noBits(size);
        for (const id of predicate.ids) {
          const at = numberOf(id);
          if (at >= 0) setBit(bits, at);
        }
        return bits;
      }
      case 'not':
        return without(open, bitsOf(predicate.of));
      case 'all':
        return predicate.of.reduce((bits, one) => keep(bits, bitsOf(one)), open.slice());
      default:
        return predicate.of.reduce((bits, one) => include(bits, bitsOf(one)), noBits(size));
    }
  };
  const kept = new Map<string, Bits>();
  function bitsOf(predicate: Predicate): Bits {
    // What is made of others costs less than its key.
    if (predicate.kind === 'not' || predicate.kind === 'all' || predicate.kind === 'any' || predicate.kind === 'ids')
      return both(open, evaluate(predicate));
    // Most predicates are values, whose keys cost a search more than their bits.
    const key = predicate.kind === 'value' ? `${predicate.field} ${predicate.value}` : JSON.stringify(predicate);
    const bits = kept.get(key) ?? both(open, evaluate(predicate));
    remember(kept, key, bits, mostKept);
    return bits;
  }

  return {
    size,
    open,
    order,
    placeOf,
    idOf: (at) => keyOf(at).id,
    numberOf,
    versionOf: (id) => {
      const at = numberOf(id);
      return at < 0 ? undefined : at < start ? base.versions[at] : since.versions[at - start];
    },
    valuesOf: (field) => {
      const held = new Set<string>();
      for (const { segment, from } of segments)
        for (const [value, list] of segment.values[field]) if (list.some((at) => hasBit(open, from + at))) held.add(value);
      return held;
    },
    figure: (name, at) => (at < start ? base.figures[name][at] : since.figures[name][at - start]) ?? Number.NaN,
    newest: () => (newest ??= merged('newest', byNewest)),
    bitsOf,
    queryOf,
    rankBy: openRanking(segments, size),
  };
};

/** The predicates within one that look for words. */
export const textsIn = (predicate: Predicate): Searching[] => {
  if (predicate.kind === 'saying' || predicate.kind === 'holding') return [predicate];
  if (predicate.kind === 'not') return textsIn(predicate.of);
  return predicate.kind === 'all' || predicate.kind === 'any' ? predicate.of.flatMap(textsIn) : [];
};

const roundUp = (size: number): number => (size + 31) & ~31;
/** Some kilobytes each. */
const mostKept = 1000;

export type Searching = Extract<Predicate, { kind: 'saying' | 'holding' }>;
export type QueryOf = (predicate: Searching) => TsQuery | null;

export interface JobIndex {
  /** Numbers are below it. */
  size: number;
  open: Bits;
  /** The numbers of the open jobs, equal ones in this order: verified before uncertain, newest first, then by id. */
  order: Int32Array;
  /** Where in that order each number stands. */
  placeOf: Int32Array;
  idOf: (at: number) => string;
  /** −1 where it is not open. */
  numberOf: (id: string) => number;
  versionOf: (id: string) => string | undefined;
  /** What the open jobs have in a field. */
  valuesOf: (field: Keyed) => ReadonlySet<string>;
  /** NaN where it states none. */
  figure: (name: Figure, at: number) => number;
  /** The numbers, those that were posted or first seen last first. */
  newest: () => Int32Array;
  /** The open jobs that meet a predicate; not to be changed. Its words must have been read before, see `openJobs`. */
  bitsOf: (predicate: Predicate) => Bits;
  /** What a predicate looks for; null: nothing. */
  queryOf: QueryOf;
  rankBy: RankBy;
}
