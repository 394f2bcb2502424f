import { sql, type SQL } from 'drizzle-orm';
import { anySeason, datedSeason, seasons, type Term } from '#job-index/terms.ts';
import { jobs } from './tables.ts';

/** Whether a posting names the term, or none other; see `termTest`. */
export const inTerm = ({ season, year }: Term): SQL => {
  const ofYear = year === null ? sql`true` : sql`(${text} !~ '20[0-9][0-9]' OR ${text} ~ ${String(year)})`;
  if (season === null) return ofYear;
  const loose = sql`((${isUntermed} OR ${text} ~* ${ours(String.raw`\b${seasons[season]}\b`)}) AND ${ofYear})`;
  return sql`(CASE WHEN ${text} ~* ${ours(datedSeason(null))} THEN ${text} ~* ${ours(datedSeason(season, year))} ELSE ${loose} END)`;
};

const ours = (pattern: string): string => pattern.replaceAll(String.raw`\b`, String.raw`\y`);

const text = sql`(CASE WHEN ${jobs.title} ~* ${ours(anySeason)} THEN ${jobs.title} ELSE ${jobs.title} || ' ' || array_to_string(${jobs.terms}, ' ') END)`;

/** Whether a posting names no season. */
export const isUntermed = sql`(${text} !~* ${ours(anySeason)})`;
