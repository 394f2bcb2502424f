import { readCounts, readWeights } from './postings.ts';
import type { Column } from './predicate.ts';
import type { Segment } from './segment.ts';
import { lexemesOf, type TsQuery } from './tsquery.ts';

/** Ranks jobs by BM25 (Robertson and Zaragoza, 2009): those of segments whose numbers begin at `from`, `size` in all. */
export const openRanking = (segments: readonly { segment: Segment; from: number }[], size: number): RankBy => {
  const average = segments.reduce((sum, { segment }) => sum + segment.body.whole, 0) / Math.max(1, size);
  // Lists are decoded here, one after the other: arrays for each would cost more than decoding them again.
  const longest = Math.max(...segments.map(({ segment }) => segment.keys.length));
  const numbers = new Int32Array(longest);
  const amounts = new Float64Array(longest);
  return (query, column, add) => {
    const words = lexemesOf(query).map((lexeme) => {
      const found = segments.reduce((sum, { segment }) => sum + (segment[column].lists.get(lexeme)?.count ?? 0), 0);
      return { lexeme, found, rarity: Math.log(1 + (size - found + 0.5) / (found + 0.5)) };
    });
    const most = words.reduce((sum, { found, rarity }) => sum + (found === 0 ? 0 : rarity), 0) * (saturation + 1);
    for (const { segment, from } of segments) {
      const postings = segment[column];
      const { lengths } = postings;
      for (const { lexeme, rarity } of words) {
        const isHead = column === 'words';
        const count = isHead ? readWeights(postings, lexeme, weights, numbers, amounts) : readCounts(postings, lexeme, numbers, amounts);
        for (let place = 0; place < count; place++) {
          const at = numbers[place] ?? 0;
          const amount = amounts[place] ?? 0;
          const long = isHead ? 1 : 1 - lengthCounts + (lengthCounts * (lengths[at] ?? 0)) / average;
          add(from + at, (100 * rarity * amount * (saturation + 1)) / (amount + saturation * long) / most);
        }
      }
    }
  };
};

// The usual constants. By weight D, C, B, A: a word in the title counts more than one in the role, that more than one in employer, function or
// industry.
const saturation = 1.2;
const lengthCounts = 0.75;
const weights = [0.1, 0.2, 0.4, 1] as const;

/** Calls `add` for each word of a query in each job, with its share of the best that any job could reach: 0 to 100 in all. */
export type RankBy = (query: TsQuery, column: Column, add: (at: number, points: number) => void) => void;
