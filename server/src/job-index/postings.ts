import { type Bits, both, eachOf, either, noBits, setBit } from './bits.ts';
import { closeBy, type Weights } from './predicate.ts';
import { lexemesOf, readVector, type TsQuery } from './tsquery.ts';

/** Takes in the vectors of documents, which come by ascending number, and makes them into one inverted list a word. */
export const openPostings = (): { add: (at: number, vector: string) => void; close: () => Postings } => {
  const open = new Map<string, { heads: Growing; places: Growing; last: number; count: number }>();
  const lengths: number[] = [];
  return {
    add: (at, vector) => {
      lengths[at] = readVector(vector, (lexeme, places) => {
        let list = open.get(lexeme);
        if (list === undefined) open.set(lexeme, (list = { heads: growing(), places: growing(), last: 0, count: 0 }));
        put(list.heads, at - list.last);
        put(list.heads, places.length);
        let before = 0;
        for (const place of places) {
          put(list.places, place - before);
          before = place - (place & 3);
        }
        list.last = at;
        list.count++;
      });
    },
    close: () => {
      const bytes = new Uint8Array([...open.values()].reduce((sum, { heads, places }) => sum + heads.length + places.length, 0));
      const lists = new Map<string, List>();
      let from = 0;
      for (const [lexeme, { heads, places, count }] of open) {
        bytes.set(heads.bytes.subarray(0, heads.length), from);
        bytes.set(places.bytes.subarray(0, places.length), from + heads.length);
        lists.set(lexeme, { from, places: from + heads.length, count });
        from += heads.length + places.length;
      }
      open.clear();
      return { lists, bytes, lengths: Uint16Array.from(lengths), whole: lengths.reduce((sum, length) => sum + length, 0) };
    },
  };
};

/** The documents that a query finds; where `weights` are given, each word counts only where it has one of them. */
export const foundBy = (postings: Postings, query: TsQuery, weights: Weights): Bits => {
  const size = postings.lengths.length;
  if ('lexeme' in query) {
    const found = noBits(size);
    if (weights === null) scanCounts(postings, query.lexeme, (at) => setBit(found, at));
    else scan(postings, query.lexeme, (at, places) => places.some((place) => hasWeight(place, weights)) && setBit(found, at));
    return found;
  }
  if ('left' in query) {
    const candidates = lexemesOf(query)
      .map((lexeme) => foundBy(postings, { lexeme }, weights))
      .reduce(both);
    const found = noBits(size);
    const ends = positionsOf(postings, query, weights, candidates);
    eachOf(candidates, (at) => {
      if ((ends.get(at)?.length ?? 0) > 0) setBit(found, at);
    });
    return found;
  }
  return query.of.map((part) => foundBy(postings, part, weights)).reduce(query.kind === 'all' ? both : either);
};

/** The documents in which each word of a query stands close to the next, in any order. */
export const foundNear = (postings: Postings, query: TsQuery, weights: Weights): Bits => {
  const words = lexemesOf(query).map((lexeme) => ({ lexeme }));
  const all = words.map((word) => foundBy(postings, word, weights)).reduce(both);
  return words.slice(1).reduce((met, right, at) => {
    const found = noBits(postings.lengths.length);
    const before = positionsOf(postings, words[at] ?? right, weights, met);
    for (const [job, positions] of positionsOf(postings, right, weights, met))
      if (
        positions.some((one) =>
          before.get(job)?.some((other) => (other < one ? one - other <= closeBy.after : other - one <= closeBy.before)),
        )
      )
        setBit(found, job);
    return found;
  }, all);
};

/** Calls `visit` for each document with the word: how often it stands there. */
const scanCounts = ({ lists, bytes }: Postings, lexeme: string, visit: (at: number, count: number) => void): void => {
  const list = lists.get(lexeme);
  if (list === undefined) return;
  let from = list.from;
  let at = 0;
  while (from < list.places) {
    let value = 0;
    for (let half = 0; half < 2; half++) {
      let byte = bytes[from++] ?? 0;
      value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[from++] ?? 0;
        value |= (byte & 127) << shift;
      }
      if (half === 0) at += value;
    }
    visit(at, value);
  }
};

/** The same with its places: position times four, plus 3 for weight A, 2 for B, 1 for C, 0 for D. */
const scan = (postings: Postings, lexeme: string, visit: (at: number, places: readonly number[]) => void): void => {
  const { bytes } = postings;
  let from = postings.lists.get(lexeme)?.places ?? 0;
  const places: number[] = [];
  scanCounts(postings, lexeme, (at, count) => {
    places.length = count;
    let before = 0;
    for (let nth = 0; nth < count; nth++) {
      let byte = bytes[from++] ?? 0;
      let coded = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[from++] ?? 0;
        coded |= (byte & 127) << shift;
      }
      before += coded >> 2;
      places[nth] = before * 4 + (coded & 3);
    }
    visit(at, places);
  });
};

/** Puts the documents with the word into `numbers` and how often it stands there into `counts`; gives how many there are. */
export const readCounts = ({ lists, bytes }: Postings, lexeme: string, numbers: Int32Array, counts: Float64Array): number => {
  const list = lists.get(lexeme);
  if (list === undefined) return 0;
  let { from } = list;
  let at = 0;
  for (let place = 0; place < list.count; place++) {
    let byte = bytes[from++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[from++] ?? 0;
      value |= (byte & 127) << shift;
    }
    at += value;
    byte = bytes[from++] ?? 0;
    value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[from++] ?? 0;
      value |= (byte & 127) << shift;
    }
    numbers[place] = at;
    counts[place] = value;
  }
  return list.count;
};

/** The same with the sum of what its places count by their weight D, C, B or A; one without places counts as D. */
export const readWeights = (postings: Postings, lexeme: string, weights: ByWeight, numbers: Int32Array, sums: Float64Array): number => {
  const { bytes } = postings;
  const found = readCounts(postings, lexeme, numbers, sums);
  let from = postings.lists.get(lexeme)?.places ?? 0;
  for (let place = 0; place < found; place++) {
    const count = sums[place] ?? 0;
    let sum = count === 0 ? weights[0] : 0;
    for (let nth = 0; nth < count; nth++) {
      let byte = bytes[from++] ?? 0;
      sum += weights[byte & 3] ?? 0;
      while (byte > 127) byte = bytes[from++] ?? 0;
    }
    sums[place] = sum;
  }
  return found;
};

/** The positions at which a phrase ends, of the documents in question. */
function positionsOf(postings: Postings, query: TsQuery, weights: Weights, candidates: Bits): Map<number, number[]> {
  const found = new Map<number, number[]>();
  if ('lexeme' in query) {
    scan(postings, query.lexeme, (at, places) => {
      if (((candidates[at >> 5] ?? 0) >>> (at & 31)) & 1)
        found.set(
          at,
          places.flatMap((place) => (weights === null || hasWeight(place, weights) ? [place >> 2] : [])),
        );
    });
    return found;
  }
  if (!('left' in query)) return found;
  const before = positionsOf(postings, query.left, weights, candidates);
  const after = positionsOf(postings, query.right, weights, candidates);
  for (const [at, positions] of after) {
    const ends = before.get(at) ?? [];
    found.set(
      at,
      positions.filter((position) => ends.includes(position - query.distance)),
    );
  }
  return found;
}

const hasWeight = (place: number, weights: 'A' | 'AB'): boolean => (place & 3) >= (weights === 'A' ? 3 : 2);

/** Adds a number by seven bits a byte, the lowest first (LEB128). */
function put(into: Growing, value: number): void {
  if (into.length + 5 > into.bytes.length) {
    const wider = new Uint8Array(into.bytes.length * 2);
    wider.set(into.bytes);
    into.bytes = wider;
  }
  let left = value;
  while (left > 127) {
    into.bytes[into.length++] = (left & 127) | 128;
    left >>>= 7;
  }
  into.bytes[into.length++] = left;
}

const growing = (): Growing => ({ bytes: new Uint8Array(8), length: 0 });

type ByWeight = readonly [number, number, number, number];

interface Growing {
  bytes: Uint8Array;
  length: number;
}

/** Where its documents begin, each by its distance from the one before with how often the word stands there, and where its places do. */
interface List {
  from: number;
  places: number;
  /** Of documents. */
  count: number;
}

export interface Postings {
  lists: ReadonlyMap<string, List>;
  bytes: Uint8Array;
  /** Words of each document. */
  lengths: Uint16Array;
  /** The sum of them. */
  whole: number;
}
