import { sql, type SQL } from 'drizzle-orm';
import { jobs } from './tables.ts';

/**
 * Whether a posting names the term, or none other. A season with its year ("Fall 2027") goes before what stands alone ("Summer Analyst");
 * a season or year that it does not tell may be any.
 */
export const inTerm = ({ season, year }: Term): SQL => {
  const ofYear = year === null ? sql`true` : sql`(${termText} !~ '20[0-9][0-9]' OR ${termText} ~ ${String(year)})`;
  if (season === null) return ofYear;
  const loose = sql`((${isUntermed} OR ${termText} ~* ${`\\m${names[season]}\\M`}) AND ${ofYear})`;
  return sql`(CASE WHEN ${termText} ~* ${dated(any)} THEN ${termText} ~* ${dated(names[season], year)} ELSE ${loose} END)`;
};

const names = { spring: 'spring', summer: 'summer', fall: '(fall|autumn)', winter: 'winter' } as const;
const any = '(spring|summer|fall|autumn|winter)';

/** "Fall 2027", "Spring/Summer 2027", "Summer ’27": a pattern for a season with its year, or with any. */
const dated = (season: string, year: number | null = null): string =>
  String.raw`\m${season}\M(\W+((and|or)\W+)?${any})?\W{0,4}(20)?${year === null ? '[0-9]{2}' : String(year % 100).padStart(2, '0')}\M`;

// The title tells; where it names no season, what the source says alongside it.
const termText = sql`(CASE WHEN ${jobs.title} ~* ${`\\m${any}\\M`} THEN ${jobs.title} ELSE ${jobs.title} || ' ' || array_to_string(${jobs.terms}, ' ') END)`;

/** Whether a posting names no season. */
export const isUntermed = sql`(${termText} !~* ${`\\m${any}\\M`})`;

/** When work begins: "Summer 2027", "fall", "2027"; null is any. */
export interface Term {
  season: keyof typeof names | null;
  year: number | null;
}
