import { scan, scanCounts } from './postings.ts';
import type { Column } from './predicate.ts';
import type { Segment } from './segment.ts';
import { lexemesOf, type TsQuery } from './tsquery.ts';

/**
 * Ranks jobs by BM25 (Robertson and Zaragoza, 2009). What a word gives each job that has it is kept for the words asked for last, as long as
 * the segments, whose numbers begin at `from` and end below `size`, stay the same.
 */
export const openRanking = (segments: readonly { segment: Segment; from: number }[], size: number): RankBy => {
  const kept = new Map<string, Weighed>();
  let held = 0;
  const average = segments.reduce((sum, { segment }) => sum + segment.body.whole, 0) / Math.max(1, size);

  const weigh = (lexeme: string, column: Column): Weighed => {
    const found = segments.reduce((sum, { segment }) => sum + (segment[column].lists.get(lexeme)?.count ?? 0), 0);
    const rarity = Math.log(1 + (size - found + 0.5) / (found + 0.5));
    const numbers = new Int32Array(found);
    const points = new Float64Array(found);
    let place = 0;
    const put = (at: number, amount: number, long: number) => {
      numbers[place] = at;
      points[place++] = (100 * rarity * amount * (saturation + 1)) / (amount + saturation * long);
    };
    for (const { segment, from } of segments) {
      const postings = segment[column];
      if (column === 'words')
        scan(postings, lexeme, (at, places) => {
          let weight = places.length === 0 ? weights[0] : 0;
          for (const one of places) weight += weights[one & 3] ?? 0;
          put(from + at, weight, 1);
        });
      else
        scanCounts(postings, lexeme, (at, count) =>
          put(from + at, count, 1 - lengthCounts + (lengthCounts * (postings.lengths[at] ?? 0)) / average),
        );
    }
    return { rarity, numbers, points };
  };
  const weighed = (lexeme: string, column: Column): Weighed => {
    const key = `${column} ${lexeme}`;
    const known = kept.get(key);
    const one = known ?? weigh(lexeme, column);
    // What is asked now is forgotten last.
    kept.delete(key);
    kept.set(key, one);
    if (known === undefined) held += one.numbers.length + 1;
    for (const [oldest, { numbers }] of held > mostHeld ? kept : []) {
      if (held <= mostHeld) break;
      held -= numbers.length + 1;
      kept.delete(oldest);
    }
    return one;
  };

  return (query, column, add) => {
    const words = lexemesOf(query).map((lexeme) => weighed(lexeme, column));
    const most = words.reduce((sum, { rarity, numbers }) => sum + (numbers.length === 0 ? 0 : rarity), 0) * (saturation + 1);
    for (const { numbers, points } of words)
      for (let place = 0; place < numbers.length; place++) add(numbers[place] ?? 0, (points[place] ?? 0) / most);
  };
};

// The usual constants. By weight D, C, B, A: a word in the title counts more than one in the role, that more than one in employer, function or
// industry.
const saturation = 1.2;
const lengthCounts = 0.75;
const weights = [0.1, 0.2, 0.4, 1] as const;
/** Twelve bytes for each job of each word: six megabytes. */
const mostHeld = 500_000;

interface Weighed {
  rarity: number;
  numbers: Int32Array;
  points: Float64Array;
}

/** Calls `add` for each word of a query in each job, with its share of the best that any job could reach: 0 to 100 in all. */
export type RankBy = (query: TsQuery, column: Column, add: (at: number, points: number) => void) => void;
