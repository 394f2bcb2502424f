import { sql } from 'drizzle-orm';

/**
 * What a column `months` tells of how long something took people: "medianYears" to one decimal, NULL where no dates tell, and "dated", of
 * how many they do. A time below zero is a slip in the dates and not counted.
 */
export const timeTaken =
  sql.raw(`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY months) FILTER (WHERE months >= 0) / 12)::numeric, 1)::float8 AS "medianYears",
  (count(*) FILTER (WHERE months >= 0))::int AS dated`);
