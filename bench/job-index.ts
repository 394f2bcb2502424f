import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import { asc, getTableColumns, sql } from 'drizzle-orm';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import { isOpen, sqlOf } from '../server/src/db/job-sql.ts';
import { type Db, rowsOf } from '../server/src/db/open.ts';
import { jobs } from '../server/src/db/tables.ts';
import { anyOf } from '../server/src/db/text-search.ts';
import { countOf } from '../server/src/job-index/bits.ts';
import { holding, type JobFilter, narrowing, scopeOf } from '../server/src/job-index/filter.ts';
import type { JobIndex } from '../server/src/job-index/index.ts';
import { openJobs } from '../server/src/job-index/open.ts';
import { askedBy, bestOf, meetingClosely, partsInOrder, textMatch } from '../server/src/job-index/search.ts';
import { benchApp } from './app.ts';
import { figureOf, milliseconds, print } from './harness.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const rounds = 400;

const columns = {
  id: jobs.id,
  title: jobs.title,
  role: jobs.role,
  companyName: jobs.companyName,
  function: jobs.function,
  industry: jobs.industry,
  skills: jobs.skills,
  level: jobs.level,
  placeKeys: jobs.placeKeys,
};
const fine = ({ p50, p95 }: { p50: number; p95: number }): string => `median ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms`;
const heldBytes = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const { db, bulk, close } = await benchApp();
await measure('13,500 sample jobs', true);
await multiplied(bulk, 100_000);
await measure('100,000 jobs', false);
await close();
process.exit(0);

/** Searches with a page of twenty, the total, and what there would be without each condition. */
async function measure(name: string, beside: boolean): Promise<void> {
  const rows = await db.select({ row: columns, description: jobs.description }).from(jobs).where(isOpen).orderBy(asc(jobs.id));
  const searches = searchesOf(rows.map(({ row }) => row));
  collect();
  const before = heldBytes();
  const started = performance.now();
  const store = openJobs(db);
  await store.current();
  const built = performance.now() - started;
  collect();
  const held = heldBytes() - before;
  const index = await store.current(...searches.flatMap((filter) => asksOf(filter).flatMap((one) => askedBy(one))));
  print(
    `${name}: ${index.order.length.toLocaleString('en-US')} open, index built`,
    `${(built / 1000).toFixed(1)} s, ${(held / 2 ** 20).toFixed(0)} MB`,
  );
  const [plain, worded] = [searches.filter(({ text }) => text === undefined), searches.filter(({ text }) => text !== undefined)];
  const cold = figureOf(timesOf(worded, (filter) => pageOf(index, filter)).slice(0, worded.length));
  for (const [what, some] of [
    ['conditions alone', plain],
    ['words, half with conditions', worded],
  ] as const) {
    timesOf(some, (filter) => pageOf(index, filter));
    print(`  ${what}: first twenty, total, and the count without each`, fine(figureOf(timesOf(some, (filter) => pageOf(index, filter)))));
  }
  print('  the same words, each for the first time', fine(cold));
  const changed = performance.now();
  await db.execute(sql`UPDATE ${jobs} SET times_reposted = times_reposted WHERE id IN (SELECT id FROM ${jobs} LIMIT 20)`);
  await db.execute(
    sql`INSERT INTO meta (key, value) VALUES ('data-version', '1') ON CONFLICT (key) DO UPDATE SET value = to_jsonb((meta.value #>> '{}')::int + 1)`,
  );
  await store.current();
  print('  twenty jobs written again until the index knows', `${(performance.now() - changed).toFixed(0)} ms`);
  if (!beside) return;
  for (const column of ['words', 'body']) await db.execute(sql`CREATE INDEX ON ${jobs} USING gin (${sql.identifier(column)})`);
  const statements: number[] = [];
  for (const filter of worded.slice(0, 100)) {
    const asked = performance.now();
    await bySql(db, index, filter);
    statements.push(performance.now() - asked);
  }
  print('  PostgreSQL (embedded) full text, page and total', milliseconds(figureOf(statements)));
  const texts = rows.map(({ row, description }) =>
    Object.assign({}, row, { company: row.companyName, skills: row.skills.join(' '), description }),
  );
  const fields = ['title', 'role', 'company', 'function', 'industry', 'skills', 'description'] as const;
  const allowed = (filter: JobFilter) => {
    const met = meetingClosely(index, { ...filter, text: undefined }, null);
    return (id: string) => ((met[index.numberOf(id) >> 5] ?? 0) >>> (index.numberOf(id) & 31)) & 1;
  };
  const mini = new MiniSearch({ fields: [...fields], idField: 'id', searchOptions: { boost: { title: 5, role: 2 } } });
  mini.addAll(texts);
  compare('MiniSearch', worded, (filter) => {
    const fits = allowed(filter);
    return mini.search(filter.text ?? '', { filter: ({ id }) => fits(String(id)) === 1 }).slice(0, 20).length;
  });
  const flex = new Document({ document: { id: 'id', index: [...fields] }, tokenize: 'strict' });
  for (const text of texts) flex.add(text);
  compare('FlexSearch', worded, (filter) => {
    const fits = allowed(filter);
    return flex
      .search(filter.text ?? '', { limit: 1000, suggest: true })
      .flatMap(({ result }) => result.filter((id) => fits(String(id)) === 1))
      .slice(0, 20).length;
  });
  const orama = create({
    schema: {
      id: 'string',
      title: 'string',
      role: 'string',
      company: 'string',
      function: 'string',
      industry: 'string',
      skills: 'string',
      description: 'string',
    },
  });
  await insertMultiple(
    orama,
    texts.map((one) => Object.fromEntries([...fields, 'id' as const].map((field) => [field, one[field] ?? '']))),
    1000,
  );
  compare('Orama', worded, (filter) => {
    const fits = allowed(filter);
    const found = oramaSearch(orama, { term: filter.text ?? '', limit: 1000 });
    return 'hits' in found ? found.hits.filter(({ id }) => fits(id) === 1).slice(0, 20).length : 0;
  });
}

function compare(name: string, searches: readonly JobFilter[], run: (filter: JobFilter) => number): void {
  const few = searches.slice(0, 60);
  timesOf(few, run, few.length);
  print(`  ${name}, the first twenty alone`, fine(figureOf(timesOf(few, run, few.length))));
}

function timesOf(searches: readonly JobFilter[], run: (filter: JobFilter) => unknown, count = rounds): number[] {
  return Array.from({ length: count }, (_, round) => {
    const started = performance.now();
    run(searches[round % searches.length] ?? {});
    return performance.now() - started;
  });
}

/** The search and those without each of its conditions. */
function asksOf(filter: JobFilter): JobFilter[] {
  return [filter, ...Object.keys(filter).map((field) => Object.assign({}, filter, { [field]: undefined }))];
}

function pageOf(index: JobIndex, filter: JobFilter): { first: number[]; counts: number[] } {
  const text = textMatch(index, filter);
  const met = meetingClosely(index, filter, text);
  const ranks = new Float64Array(index.size);
  const query = text === null ? null : index.queryOf(holding(text));
  if (query !== null)
    for (const column of ['words', 'body'] as const)
      index.rankBy(query, column, (at, points) => (ranks[at] = (ranks[at] ?? 0) + (column === 'words' ? points : 0.15 * points)));
  const first: number[] = [];
  for (const part of partsInOrder(index, filter, met, true)) first.push(...bestOf(index, part.met, ranks, 20 - first.length));
  const [, ...others] = asksOf(filter);
  return { first, counts: [countOf(met), ...others.map((one) => countOf(meetingClosely(index, one, textMatch(index, one))))] };
}

/** The same page as one statement: conditions, ranking by headline and for the best by description, total. */
function bySql(db: Db, index: JobIndex, filter: JobFilter): Promise<unknown[]> {
  const query = anyOf({ text: filter.text });
  const where = sqlOf(narrowing(filter, textMatch(index, filter)) ?? { kind: 'all', of: [] });
  const scope = sqlOf({ kind: 'any', of: scopeOf(filter.levels)[0] ?? [{ kind: 'all', of: [] }] });
  return rowsOf(
    db,
    sql`WITH found AS (SELECT id, posted_at, 100 * ts_rank(words, ${query}) AS rank, count(*) OVER ()::int AS total FROM ${jobs}
      WHERE ${isOpen} AND ${scope} AND ${where} ORDER BY rank DESC, posted_at DESC NULLS LAST, id LIMIT 100)
    SELECT id, found.total FROM found JOIN ${jobs} USING (id) ORDER BY found.rank + 100 * ts_rank(jobs.body, ${query}) DESC LIMIT 20`,
  );
}

/** Searches made of what the jobs hold, by a fixed seed. */
function searchesOf(rows: readonly Row[]): JobFilter[] {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const row = () => rows[random(rows.length)] as Row;
  const conditions: (() => JobFilter)[] = [
    () => ({ placeKeys: row().placeKeys.slice(-1) }),
    () => ({ levels: [row().level] }),
    () => ({ industries: [row().industry ?? 'Law'] }),
    () => ({ functions: [row().function ?? 'Media'] }),
    () => ({ remote: true }),
    () => ({ sponsorship: 'yes' as const }),
    () => ({ payAtLeast: 60_000 }),
    () => ({ notDegrees: ['doctorate'] }),
    () => ({ excludeGatedFor: { needsVisa: true, canGetClearance: false, id: 'student' } }),
  ];
  const some = (): JobFilter =>
    Object.assign({}, ...Array.from({ length: 1 + random(3) }, () => conditions[random(conditions.length)]?.()));
  return Array.from({ length: 400 }, (_, nth) => {
    const words = row()
      .title.split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2)
      .slice(0, 3)
      .join(' ')
      .toLowerCase();
    return nth % 2 === 0 ? some() : { text: words, ...(nth % 4 === 1 ? some() : {}) };
  });
}

/** Adds copies of the jobs under other ids and employers until there are so many. */
async function multiplied(db: Db, wanted: number): Promise<void> {
  const given = Object.values(getTableColumns(jobs)).filter(({ generated }) => generated === undefined);
  const names = sql.join(
    given.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    given.map(({ name }) =>
      name === 'id' || name === 'source_id' || name === 'company_name' ? sql`${sql.identifier(name)} || ' ' || copy` : sql.identifier(name),
    ),
    sql`, `,
  );
  await db.execute(
    sql`INSERT INTO ${jobs} (${names}) SELECT ${values} FROM ${jobs}, generate_series(1, 8) AS copy ORDER BY copy, id LIMIT ${wanted - 13_500}`,
  );
}

type Row = { [K in keyof typeof columns]: (typeof jobs.$inferSelect)[K] };
