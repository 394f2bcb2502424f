import { asc, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { eachOf } from '#job-index/bits.ts';
import { type JobFilter, narrowing, wholeOf } from '#job-index/filter.ts';
import type { JobIndex } from '#job-index/index.ts';
import { openJobs } from '#job-index/open.ts';
import type { Predicate } from '#job-index/predicate.ts';
import { textMatch, askedBy } from '#job-index/search.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { isOpen, sqlOf } from './job-sql.ts';
import { rowsOf } from './open.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { anyOf } from './text-search.ts';

const db = testDatabase('sample');
const filtersAsked = 3000;

describe('the index of open jobs and plain SQL', () => {
  it('give the same jobs for every one of some thousand sets of conditions, also when some were written since', async () => {
    const store = openJobs(db);
    const before = await store.current();
    expect(before.order.length).toBeGreaterThan(100);
    const ids = [...before.order.subarray(0, 60)].map(before.idOf);
    await db
      .update(jobs)
      .set({ state: 'closed' })
      .where(sql`${jobs.id} = ANY(${sql.param(ids.slice(0, 20))}::text[])`);
    await db
      .update(jobs)
      .set({ state: 'uncertain' })
      .where(sql`${jobs.id} = ANY(${sql.param(ids.slice(20, 40))}::text[])`);
    await db
      .update(jobs)
      .set({ title: 'Summer 2027 Policy Intern', workplace: null, salaryMin: null, remote: true })
      .where(sql`${jobs.id} = ANY(${sql.param(ids.slice(40, 60))}::text[])`);
    await db
      .insert(jobs)
      .values(exampleJob({ id: 'new', title: 'Fall Associate, Spring/Summer ’28', description: 'You tend the river’s climate data.' }));
    const rows = await db.select().from(jobs).where(isOpen).orderBy(asc(jobs.id));
    const filters = madeOf(rows, filtersAsked);
    const index = await store.current(...filters.flatMap((filter) => askedBy(filter)));
    expect(index.order.length).toBe(rows.length);
    let asked = 0;
    let found = 0;
    for (let from = 0; from < filters.length; from += 60) {
      const predicates = filters
        .slice(from, from + 60)
        .map((filter): Predicate => narrowing(filter, textMatch(index, filter)) ?? wholeOf({}));
      const columns = predicates.map((one) => sql`coalesce(${sqlOf(one)}, false)`);
      const said = await rowsOf<{ id: string; met: boolean[] }>(
        db,
        sql`SELECT id, ARRAY[${sql.join(columns, sql`, `)}] AS met FROM ${jobs} WHERE ${isOpen} ORDER BY id COLLATE "C"`,
      );
      for (const [at, predicate] of predicates.entries()) {
        const bySql = said.flatMap(({ id, met }) => (met[at] === true ? [id] : []));
        expect(metBy(index, predicate), JSON.stringify(filters[from + at])).toEqual(bySql);
        asked++;
        if (bySql.length > 0 && bySql.length < rows.length) found++;
      }
    }
    expect(asked).toBe(filtersAsked);
    // Conditions that all or none meet prove little.
    expect(found).toBeGreaterThan(filtersAsked / 3);
  }, 120_000);

  it('give the same order: verified first, then the newest', async () => {
    const index = await openJobs(db).current();
    const order = await rowsOf<{ id: string }>(
      db,
      sql`SELECT id FROM ${jobs} WHERE ${isOpen} ORDER BY state = 'uncertain', posted_at DESC NULLS LAST, id COLLATE "C"`,
    );
    expect([...index.order].map(index.idOf)).toEqual(order.map(({ id }) => id));
    const newest = await rowsOf<{ id: string }>(
      db,
      sql`SELECT id FROM ${jobs} WHERE ${isOpen} ORDER BY coalesce(posted_at, first_seen_at) DESC, state = 'uncertain', id COLLATE "C"`,
    );
    expect([...index.newest()].map(index.idOf)).toEqual(newest.map(({ id }) => id));
  });

  it.each(['policy analyst', 'nurse', 'climate data rivers', 'software engineer intern', 'design'])(
    'rank by words alike, by BM25: %s',
    async (text) => {
      const words = { text };
      const predicate = { kind: 'holding' as const, words, column: 'words' as const, isTyped: false };
      const index = await openJobs(db).current(predicate);
      const query = index.queryOf(predicate);
      for (const column of ['words', 'body'] as const) {
        const ranks = new Map<string, number>();
        if (query !== null)
          index.rankBy(query, column, (at, points) => ranks.set(index.idOf(at), (ranks.get(index.idOf(at)) ?? 0) + points));
        expect(ranks.size).toBeGreaterThan(0);
        const weight = column === 'body' ? sql`1` : sql`CASE w WHEN 'A' THEN 1 WHEN 'B' THEN 0.4 WHEN 'C' THEN 0.2 ELSE 0.1 END`;
        const long = column === 'body' ? sql`(0.25 + 0.75 * length / average)` : sql`1`;
        const rows = await rowsOf<{ id: string; rank: number }>(
          db,
          sql`WITH asked AS (SELECT DISTINCT found[1] AS lexeme FROM regexp_matches((${anyOf(words)})::text, '''([^'']+)''', 'g') AS found),
            open AS (SELECT id, ${jobs[column]} AS vector FROM ${jobs} WHERE ${isOpen}),
            lexemes AS (SELECT id, lexeme, positions, weights FROM open, unnest(vector)),
            sizes AS (SELECT id, coalesce((SELECT sum(cardinality(positions)) FROM unnest(vector)), 0)::float8 AS length FROM open),
            whole AS (SELECT sum(length) / ${index.size}::float8 AS average FROM sizes),
            counts AS (SELECT lexeme, count(*)::float8 AS found FROM lexemes GROUP BY lexeme),
            rare AS (SELECT lexeme, ln(1 + (${index.size}::float8 - found + 0.5) / (found + 0.5)) AS rarity FROM counts JOIN asked USING (lexeme)),
            weighed AS (SELECT id, lexeme, coalesce((SELECT sum(${weight}) FROM unnest(weights) AS w), 0.1)::float8 AS weight FROM lexemes JOIN asked USING (lexeme))
          SELECT id, (100 * sum(rarity * weight * 2.2 / (weight + 1.2 * ${long})) / (SELECT sum(rarity) * 2.2 FROM rare))::float8 AS rank
          FROM weighed JOIN rare USING (lexeme) JOIN sizes USING (id), whole GROUP BY id`,
        );
        const rounded = (some: Iterable<readonly [string, number]>) =>
          Object.fromEntries([...some].map(([id, rank]) => [id, rank.toFixed(6)]));
        expect(rounded(ranks)).toEqual(rounded(rows.map(({ id, rank }) => [id, rank] as const)));
      }
    },
  );
});

const metBy = (index: JobIndex, predicate: Predicate): string[] => {
  const ids: string[] = [];
  eachOf(index.bitsOf(predicate), (at) => ids.push(index.idOf(at)));
  return ids.toSorted((a, b) => (a < b ? -1 : 1));
};

type Row = typeof jobs.$inferSelect;

/** Filters made of what these jobs hold, by a fixed seed. */
function madeOf(rows: readonly Row[], count: number): JobFilter[] {
  let seed = 20261128;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const row = () => pick(rows);
  const several = <T>(of: () => T | null | undefined) => Array.from({ length: 1 + random(3) }, of).flatMap((one) => one ?? []);
  const textWords = () =>
    row()
      .description.split(/\s+/)
      .slice(random(30))
      .slice(0, 1 + random(3))
      .join(' ');
  const student = () => ({
    needsVisa: pick([true, false, null]),
    canGetClearance: pick([true, false, null]),
    id: pick([null, 'student']),
    musts: several(() => pick(['remote', 'hybrid', 'onsite', 'pay>=60000', 'pay>=20', 'degree=master', 'degree=doctorate'])),
  });
  const plain: (() => JobFilter)[] = [
    () => ({ roles: several(() => row().role), titles: several(() => row().title), occupations: several(() => row().occupation) }),
    () => ({ functions: several(() => row().function) }),
    () => ({ notRoles: several(() => row().role), notFunctions: several(() => row().function) }),
    () => ({ notTitles: several(() => row().title) }),
    () => ({ industries: several(() => row().industry) }),
    () => ({ notIndustries: several(() => row().industry) }),
    () => ({ companies: several(() => row().companyName.toUpperCase()) }),
    () => ({ notCompanies: several(() => row().companyName) }),
    () => ({ placeKeys: several(() => pick(row().placeKeys)) }),
    () => ({ notPlaceKeys: several(() => pick(row().placeKeys)) }),
    () => ({ placeText: (row().locations[0] ?? 'x').slice(random(4), 6 + random(6)).toLowerCase() }),
    () => ({ levels: several(() => row().level) }),
    () => ({ jobTypes: several(() => row().jobType) }),
    () => ({ skills: several(() => pick(row().skills)) }),
    () => ({ notSkills: several(() => pick(row().skills)) }),
    () => ({ ids: several(() => row().id), citizenship: pick([true, false]) }),
    () => ({ remote: pick([true, false]), hybrid: pick([true, false]) }),
    () => ({ sponsorship: pick(['yes', 'no', 'unknown'] as const), clearance: pick([true, false]) }),
    () => ({
      terms: several(() => ({ season: pick(['spring', 'summer', 'fall', 'winter', null] as const), year: pick([2026, 2027, 2028, null]) })),
    }),
    () => ({ termUnstated: true }),
    () => ({ payAtLeast: 1000 * random(150) }),
    () => ({ payAtMost: 1000 * random(150) }),
    () => ({ degrees: several(() => pick(['none', 'bachelor', 'master', 'doctorate'] as const)) }),
    () => ({ notDegrees: several(() => pick(['bachelor', 'master', 'doctorate'] as const)) }),
    () => ({ postedSince: (row().postedAt ?? new Date('2026-07-15')).toISOString().slice(0, 10) }),
    () => ({ excludeGatedFor: student() }),
    () => ({ onlyGatedFor: student() }),
    () => ({ text: textWords() }),
    () => ({ phrases: several(textWords) }),
    () => ({ phrases: several(() => row().title), textSkills: several(() => pick(row().skills)) }),
    () => ({ text: '', typed: textWords() }),
    () => ({ notIds: several(() => row().id) }),
    () => ({ text: textWords(), meant: several(() => row().id) }),
  ];
  const some = (most: number): JobFilter => Object.assign({}, ...Array.from({ length: 1 + random(most) }, () => pick(plain)()));
  return Array.from({ length: count }, () => {
    const filter = some(3);
    if (random(4) === 0) filter.either = [[some(2), some(2)]];
    return filter;
  });
}
