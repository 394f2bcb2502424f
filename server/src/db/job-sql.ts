import { earlyLevels, type JobType, type Level } from '@alive/contract/jobs.ts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { levelsOfType } from '#job-index/filter.ts';
import { closeBy, type Figure, type Keyed, type Predicate } from '#job-index/predicate.ts';
import { inTerm, isUntermed } from './terms.ts';
import { jobs } from './tables.ts';
import { withOwnWords } from './text-runs.ts';
import { allWords, anyOf, isBlank, nearby, phraseOf, weighed } from './text-search.ts';

/** A predicate as SQL that is true or false, on jobs of any state and level: what the index says of open jobs, said by the database. */
export const sqlOf = (predicate: Predicate): SQL => {
  switch (predicate.kind) {
    case 'value':
      return values[predicate.field](predicate.value);
    case 'bound': {
      const { figure, atLeast, atMost } = predicate;
      const bounds = [
        sql`${figures[figure]} IS NOT NULL`,
        ...(atLeast === undefined ? [] : [sql`${figures[figure]} >= ${atLeast}::float8`]),
        ...(atMost === undefined ? [] : [sql`${figures[figure]} <= ${atMost}::float8`]),
      ];
      return sql`(${sql.join(bounds, sql` AND `)})`;
    }
    case 'placed':
      return sql`array_to_string(${jobs.locations}, '; ') ILIKE ${`%${predicate.text.replace(/[\\%_]/g, '\\$&')}%`}`;
    case 'term':
      return predicate.term === null ? isUntermed : inTerm(predicate.term);
    case 'saying': {
      const query = predicate.how === 'near' ? nearby(withOwnWords(predicate.text), closeBy) : queryOf(predicate);
      return sql`(${jobs[predicate.column]} @@ ${predicate.weights === null ? query : weighed(query, predicate.weights)})`;
    }
    case 'holding': {
      const query = queryOf(predicate);
      const holds = sql`${jobs[predicate.column]} @@ ${query}`;
      // Blank words head nothing, so they are looked for in descriptions.
      return predicate.isTyped || predicate.column === 'words' ? sql`(${holds})` : sql`(${holds} OR ${isBlank(query)})`;
    }
    case 'ids':
      return isOneOf(predicate.ids);
    case 'not':
      return sql`NOT coalesce(${sqlOf(predicate.of)}, false)`;
    default: {
      if (predicate.of.length === 0) return predicate.kind === 'all' ? sql`true` : sql`false`;
      return sql`(${sql.join(predicate.of.map(sqlOf), predicate.kind === 'all' ? sql` AND ` : sql` OR `)})`;
    }
  }
};

/** What a predicate looks for in words, as a tsquery; how near they stand is not told. */
export const queryOf = (predicate: Extract<Predicate, { kind: 'saying' | 'holding' }>): SQL =>
  predicate.kind === 'holding' ? anyOf(predicate.words) : (predicate.how === 'phrase' ? phraseOf : allWords)(withOwnWords(predicate.text));

/** One parameter, however many they are. */
export const isOneOf = (ids: readonly string[]): SQL => sql`${jobs.id} = ANY(${sql.param([...ids])}::text[])`;

/** Not known to be closed. */
export const isOpen = sql`${jobs.state} <> 'closed'`;

/** Open jobs; beyond entry level only where a level is asked for. */
export const inScope = (levels: Level[] | undefined): SQL => (levels !== undefined && levels.length > 0 ? isOpen : isListed);

/** Not known to be closed, and neither said to be beyond entry level nor asking for three years of work. */
export const isListed = sql`(${jobs.state} <> 'closed' AND ${inArray(jobs.level, [...earlyLevels])})`;

/** Is listed under this type of job. */
export const isOfType = (type: JobType): SQL => inArray(jobs.level, levelsOfType(type));

const lowerCompany = sql<string>`lower(${jobs.companyName})`;

const equal =
  (column: SQL) =>
  (value: string): SQL =>
    sql`(${column} = ${value}::text)`;
const among =
  (column: SQL) =>
  (value: string): SQL =>
    sql`(${column} @> ARRAY[${value}]::text[])`;

const values: Record<Keyed, (value: string) => SQL> = {
  role: equal(sql`${jobs.role}`),
  function: equal(sql`${jobs.function}`),
  industry: equal(sql`${jobs.industry}`),
  occupation: equal(sql`${jobs.occupation}`),
  company: equal(lowerCompany),
  titleKey: equal(sql`${jobs.titleKey}`),
  level: equal(sql`${jobs.level}`),
  place: among(sql`${jobs.placeKeys}`),
  skill: among(sql`${jobs.skills}`),
  degree: equal(sql`coalesce(${jobs.degree}, 'none')`),
  workplace: equal(sql`coalesce(${jobs.workplace}, '')`),
  sponsorship: equal(sql`${jobs.sponsorship}`),
  remote: equal(sql`${jobs.remote}::text`),
  citizenship: equal(sql`${jobs.citizenshipRequired}::text`),
  clearance: equal(sql`${jobs.clearanceRequired}::text`),
};

const figures: Record<Figure, SQL> = {
  leastPay: sql`coalesce(${jobs.salaryMin}, ${jobs.salaryMax})`,
  mostPay: sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`,
  salaryMax: sql`${jobs.salaryMax}`,
  posted: sql`(extract(epoch FROM ${jobs.postedAt}) * 1000)`,
};
