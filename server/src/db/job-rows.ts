import { asc, gt, and, sql, type SQL } from 'drizzle-orm';
import { isOneOf, isOpen, queryOf } from './job-sql.ts';
import { type Db, rowsOf } from './open.ts';
import { jobs } from './tables.ts';
import type { Predicate } from '#job-index/predicate.ts';
import type { JobRow } from '#job-index/segment.ts';
import { termText } from '#job-index/terms.ts';

/** Ids and versions of all open jobs, by pages. */
export async function* openVersions(db: Db): AsyncGenerator<[id: string, version: string][]> {
  for (let after = ''; ;) {
    const page = await db
      .select({ id: jobs.id, version: rowVersion })
      .from(jobs)
      .where(and(isOpen, gt(jobs.id, after)))
      .orderBy(asc(jobs.id))
      .limit(versionsAtOnce);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map(({ id, version }) => [id, version]);
    after = last.id;
  }
}

/** What the index needs of these jobs, those that are closed left out. */
export const rowsForIndex = async (db: Db, ids: readonly string[]): Promise<JobRow[]> => {
  const rows = await db
    .select({
      id: jobs.id,
      version: rowVersion,
      state: jobs.state,
      postedAt: jobs.postedAt,
      firstSeenAt: jobs.firstSeenAt,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      role: jobs.role,
      function: jobs.function,
      industry: jobs.industry,
      occupation: jobs.occupation,
      // PostgreSQL has its own small letters.
      company: sql<string>`lower(${jobs.companyName})`,
      title: jobs.title,
      titleKey: jobs.titleKey,
      level: jobs.level,
      place: jobs.placeKeys,
      skill: jobs.skills,
      degree: jobs.degree,
      workplace: jobs.workplace,
      sponsorship: jobs.sponsorship,
      remote: jobs.remote,
      citizenship: jobs.citizenshipRequired,
      clearance: jobs.clearanceRequired,
      locations: jobs.locations,
      terms: jobs.terms,
      words: sql<string>`${jobs.words}::text`,
      body: sql<string | null>`${jobs.body}::text`,
    })
    .from(jobs)
    .where(and(isOpen, isOneOf(ids)));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    uncertain: row.state === 'uncertain',
    posted: row.postedAt?.getTime() ?? null,
    seen: row.firstSeenAt.getTime(),
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    values: {
      role: stated(row.role),
      function: stated(row.function),
      industry: stated(row.industry),
      occupation: stated(row.occupation),
      company: [row.company],
      titleKey: [row.titleKey],
      level: [row.level],
      place: row.place,
      skill: row.skill,
      degree: [row.degree ?? 'none'],
      workplace: [row.workplace ?? ''],
      sponsorship: [row.sponsorship],
      remote: [String(row.remote)],
      citizenship: [String(row.citizenship)],
      clearance: [String(row.clearance)],
    },
    places: row.locations.join('; '),
    term: termText(row.title, row.terms),
    words: row.words,
    body: row.body ?? '',
  }));
};

/** What each of these predicates looks for, as the database reads it. */
export const tsqueriesOf = async (db: Db, predicates: readonly Extract<Predicate, { kind: 'saying' | 'holding' }>[]): Promise<string[]> => {
  const queries: SQL[] = predicates.map((predicate) => sql`(${queryOf(predicate)})::text`);
  const [row] = await rowsOf<{ queries: string[] }>(db, sql`SELECT ARRAY[${sql.join(queries, sql`, `)}] AS queries`);
  return row?.queries ?? [];
};

const stated = (value: string | null): string[] => (value === null ? [] : [value]);

/** Another one whenever a row is written. */
export const rowVersion = sql<string>`(${jobs}.xmin::text || ${jobs}.ctid::text)`;
const versionsAtOnce = 10_000;
