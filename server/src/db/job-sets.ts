import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { keptByVersion, remember, shared } from '#platform/kept.ts';
import { type Asked, asked, isOpen } from './job-filter.ts';
import { type Db, rowsOf } from './open.ts';
import { jobs } from './tables.ts';
import { jobsVersion } from './values.ts';

/**
 * Keeps which open jobs meet a condition: the database is asked once for each condition and version of the data, and searches combine what
 * it said. Writes to jobs count once they are settled, within the transaction that made them at once.
 */
export const openJobSets = (db: Db): (() => Promise<JobSets>) =>
  keptByVersion(
    shared(() => jobsVersion(db)),
    () => readJobSets(db),
  );

async function readJobSets(db: Db): Promise<JobSets> {
  const rows = await db
    .select({ id: jobs.id, role: jobs.role, function: jobs.function, level: jobs.level })
    .from(jobs)
    .where(isOpen)
    .orderBy(isUncertain, sql`${jobs.postedAt} DESC NULLS LAST`, asc(jobs.id));
  const ids = rows.map(({ id }) => id);
  const places = new Map(ids.map((id, place) => [id, place]));
  const kept = new Map<string, Promise<JobSet>>();

  const read = async (where: SQL, rank: SQL | null): Promise<JobSet> => {
    const [row] = await rowsOf<{ ids: string[] | null; ranks: number[] | null }>(
      db,
      sql`SELECT json_agg(${jobs.id}) AS ids, ${rank === null ? sql`NULL` : sql`json_agg(${rank})`} AS ranks
        FROM ${jobs} WHERE ${isOpen} AND (${where})`,
    );
    // What has come since is not of this version.
    const found = (row?.ids ?? []).flatMap((id, at) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ place, rank: row?.ranks?.[at] ?? 0 }];
    });
    return {
      places: Int32Array.from(found, ({ place }) => place),
      ranks: Float64Array.from(rank === null ? [] : found, (one) => one.rank),
    };
  };
  const keep = (key: string, make: () => Promise<JobSet>): Promise<JobSet> => {
    const set = kept.get(key) ?? make();
    remember(kept, key, set, mostKept);
    set.catch(() => kept.delete(key));
    return set;
  };

  // What nearly every search asks, and no index of the database tells.
  for (const column of ['role', 'function', 'level'] as const)
    for (const [value, found] of Map.groupBy(rows.keys(), (place) => rows[place]?.[column] ?? null))
      if (value !== null) {
        const { key } = asked(column, value, () => eq(jobs[column], value));
        kept.set(key, Promise.resolve({ places: Int32Array.from(found), ranks: new Float64Array() }));
      }

  let newest: Promise<Int32Array> | undefined;
  return {
    ids,
    placeOf: (id) => places.get(id),
    meeting: (condition) => keep(condition.key, () => read(condition.sql(), null)),
    ranked: (condition, rank) => keep(`${condition.key} ranked`, () => read(condition.sql(), rank())),
    newest: () => {
      newest ??= rowsOf<{ ids: string[] | null }>(
        db,
        sql`SELECT json_agg(${jobs.id} ORDER BY coalesce(${jobs.postedAt}, ${jobs.firstSeenAt}) DESC, ${isUncertain}, ${jobs.id}) AS ids
          FROM ${jobs} WHERE ${isOpen}`,
      ).then(([row]) => Int32Array.from((row?.ids ?? []).flatMap((id) => places.get(id) ?? [])));
      newest.catch(() => (newest = undefined));
      return newest;
    },
  };
}

/** What could not be verified lately comes after its equals. */
const isUncertain = sql<boolean>`(${jobs.state} = 'uncertain')`;
/** Some kilobytes each. */
const mostKept = 2000;

/** The open jobs as one version of the data has them, each known by its place: of equals, the one at the lower place comes first. */
export interface JobSets {
  ids: readonly string[];
  /** undefined where it is not open. */
  placeOf: (id: string) => number | undefined;
  meeting: (condition: Asked) => Promise<JobSet>;
  /** The same with what each is worth. `rank` belongs to the condition. */
  ranked: (condition: Asked, rank: () => SQL) => Promise<JobSet>;
  /** The places in the order of the newest. */
  newest: () => Promise<Int32Array>;
}

export interface JobSet {
  places: Int32Array;
  /** One for each place, where they were asked for. */
  ranks: Float64Array;
}
