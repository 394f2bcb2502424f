import { allOccupations } from './occupations.ts';
import { lazily, remembered, rowsOf, tableOf } from './tables.ts';

/**
 * The published rating of an occupation, 0 to 100, by its column such as "context: Spend Time Sitting" or "interest: social"; null where
 * there is none.
 */
export const ratingOf = (number: number, column: string): number | null => {
  const interest = interests.find((name) => column === `interest: ${name}`);
  if (interest) return interestsOf(number)?.scores[interest] ?? null;
  const { columns, rows } = ratings();
  const at = columns.indexOf(column);
  if (at < 0) throw new Error(`There is no rating ${column}.`);
  const cell = rows[number]?.[at];
  return cell ? Number(cell) : null;
};

/** How far a rating lies above the mean of all occupations, in standard deviations. */
export const spreadOf = (number: number, column: string): number | null => {
  const value = ratingOf(number, column);
  if (value === null) return null;
  const { mean, deviation } = momentsOf(column);
  return (value - mean) / deviation;
};

const momentsOf = remembered((column: string) => {
  const values = allOccupations().flatMap(({ number }) => ratingOf(number, column) ?? []);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
});

/** The groups of ratings of an occupation (context, activities, skills, knowledge) that are those of its kin, for it has none of its own. */
export const inferredOf = (number: number): string[] => (rowsOfRatings(number).at(-1) ?? '').split(' ').filter((group) => group !== '');

/** How far the six interests of Holland's theory are part of an occupation, 0 to 100 each; null where nothing is published. */
export const interestsOf = (number: number): { scores: Record<Interest, number>; inferred: boolean } | null => {
  const cells = interestRows()[number] ?? [];
  if (!cells[0]) return null;
  const scores = Object.fromEntries(interests.map((name, at) => [name, Number(cells[at])])) as Record<Interest, number>;
  return { scores, inferred: cells[6] === '1' };
};

export const interests = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'] as const;
export type Interest = (typeof interests)[number];

const ratings = lazily(() => tableOf('ratings.tsv'));
const rowsOfRatings = (number: number): readonly string[] => ratings().rows[number] ?? [];
const interestRows = lazily(() => rowsOf('interests.tsv'));
