import { schools } from '@alive/contract/lists/schools.ts';
import { sql } from 'drizzle-orm';
import { isOrdinary } from '@alive/language/text/english.ts';
import { keyOf } from '@alive/language/text/text.ts';
import { type Db, rowsOf } from './open.ts';
import { meta } from './tables.ts';

/** The values that occur in the data, so that language understands imported ones at once. Of people only what students may see. */
export const valuesInData = async (
  db: Db,
): Promise<{ companies: { name: string; domain: string | null; industry: string | null }[]; places: string[] }> => {
  const companies = await rowsOf<{ name: string; domain: string | null; industry: string | null; people: number | null }>(
    db,
    sql`SELECT name, max(domain) AS domain, max(industry) AS industry, CASE WHEN bool_and(people IS NOT NULL) THEN sum(people)::int END AS people FROM (
      SELECT name, domain, industry, NULL::bigint AS people FROM companies
      UNION ALL SELECT company_name, company_domain, industry, NULL FROM jobs WHERE state <> 'closed'
      UNION ALL SELECT company, NULL, max(industry), count(DISTINCT alumni_id) FROM visible_positions WHERE NOT is_study GROUP BY company
    ) AS named GROUP BY name ORDER BY name`,
  );
  const places = await rowsOf<{ place: string; inJobs: boolean }>(
    db,
    sql`SELECT place, bool_or(in_jobs) AS "inJobs" FROM (
      SELECT unnest(locations) AS place, true AS in_jobs FROM jobs WHERE state <> 'closed'
      UNION SELECT location, false FROM visible_positions WHERE NOT is_study AND place_keys <> '{}' AND length(location) <= 60
    ) AS named GROUP BY place ORDER BY place`,
  );
  return {
    companies: companies.flatMap(({ people, ...company }) => (people === null || isName(company.name, people) ? [company] : [])),
    places: places.flatMap(({ place, inJobs }) => (inJobs || !isSchool(place) ? [place] : [])),
  };
};

/**
 * Whether what `people` wrote as their employer can be a company's name: it begins with a capital or a digit, has no comma or colon as
 * descriptions do, does not stand for being without one, and where it is an ordinary word several wrote it.
 */
const isName = (written: string, people: number): boolean => {
  const name = written.replace(/, (?:inc|llc|llp|ltd|corp|co)\.?$/i, '');
  if (!/^[\p{Lu}\p{N}][^,:;|]{1,79}$/u.test(name) || noCompany.test(name)) return false;
  return people > 1 || name.includes(' ') || !isOrdinary(name.toLowerCase());
};

const noCompany =
  /^(?:self[- ]?employed|freelancer?|independent|private practice|various|confidential|stealth\b.*|startup|n\/?a|none|unknown|retired|unemployed|home|family|company|consultant|(?:my )?own .*)$/i;

/** "Stanford, CA": a word that mostly means the school. */
const isSchool = (place: string): boolean => schoolNames.has(keyOf(place.split(',')[0] ?? ''));
const schoolNames = new Set(schools.flatMap(({ name, aliases }) => [name, ...aliases].map(keyOf)));

/** Changes whenever jobs, companies or alumni were written in bulk; what is derived from them is kept under it. */
export const dataVersion = async (db: Db): Promise<number> => {
  const [row] = await rowsOf<{ value: number }>(db, sql`SELECT value FROM meta WHERE key = 'data-version'`);
  return row?.value ?? 0;
};

/**
 * The same for jobs: changes also, within a second, when some were written and nothing was settled yet, and within a transaction with each of
 * its own writes to them, which nobody else sees.
 */
export const jobsVersion = async (db: Db): Promise<string> => {
  const own = sql.join(
    [
      sql`coalesce(pg_current_xact_id_if_assigned()::text, '')`,
      ...['inserted', 'updated', 'deleted'].map(
        (how) =>
          sql`${sql.raw(`pg_stat_get_xact_tuples_${how}`)}('jobs'::regclass) || ' ' || ${sql.raw(`pg_stat_get_tuples_${how}`)}('jobs'::regclass)`,
      ),
    ],
    sql` || ' ' || `,
  );
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`SELECT coalesce((SELECT value::text FROM meta WHERE key = 'data-version'), '0') || ' ' || ${own} AS version`,
  );
  return row?.version ?? '';
};

/**
 * To be called after every bulk write: tells the planner the new sizes and makes caches start anew. VACUUM
 * must not shorten a table's file: after a kill before the catalogue says so, folder-checks.ts would take the table for damaged.
 */
export const settleBulkWrite = async (db: Db): Promise<void> => {
  for (const table of ['jobs', 'companies', 'alumni', 'positions'])
    await db.execute(sql`VACUUM (ANALYZE, TRUNCATE false) ${sql.identifier(table)}`);
  await newDataVersion(db);
};

/**
 * The same after writes in many small transactions, as far as they need it: `changed` rows say something else than before, `touched` ones
 * were written at all. The embedded database has nobody who tidies up behind us.
 */
export const settleWrite = async (db: Db, { changed, touched }: { changed: number; touched: number }): Promise<void> => {
  if (changed >= manyRows) return settleBulkWrite(db);
  if (touched >= someRows) await db.execute(sql`VACUUM (TRUNCATE false) jobs`);
  if (changed > 0) await newDataVersion(db);
};

/** From so many on, the planner should know of them. */
const manyRows = 2000;
const someRows = 200;

const newDataVersion = async (db: Db): Promise<void> => {
  await db
    .insert(meta)
    .values({ key: 'data-version', value: 1 })
    .onConflictDoUpdate({ target: meta.key, set: { value: sql`to_jsonb((meta.value #>> '{}')::int + 1)` } });
};

/** Does `work` while no other process on this PostgreSQL does anything at the same place. */
export const oneAtATime = <T>(db: Db, place: keyof typeof locks, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (guard) => {
    await guard.execute(sql`SELECT pg_advisory_xact_lock(${locks[place]})`);
    return work();
  });

/** Does the same at once, and returns its result; null when another process is there. */
export const ifNobodyElse = <T>(db: Db, place: keyof typeof locks, work: () => Promise<T>): Promise<T | null> =>
  db.transaction(async (guard) => {
    const [row] = await rowsOf<{ free: boolean }>(guard, sql`SELECT pg_try_advisory_xact_lock(${locks[place]}) AS free`);
    return row?.free ? work() : null;
  });

const locks = { sample: 727302, queue: 727304, files: 727305 };

/** How many rows of each kind came from where. */
export const countBySource = (db: Db): Promise<{ what: string; source: string; total: number; open: number }[]> =>
  rowsOf(
    db,
    sql`SELECT 'jobs' AS what, source, count(*)::int AS total, (count(*) FILTER (WHERE state <> 'closed'))::int AS open FROM jobs GROUP BY source
      UNION ALL SELECT 'companies', source, count(*)::int, 0 FROM companies GROUP BY source
      UNION ALL SELECT 'alumni', source, count(*)::int, 0 FROM alumni GROUP BY source
      ORDER BY what DESC, source`,
  );
