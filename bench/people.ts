import { register } from '@alive/contract/account.ts';
import { searchPeople, type PeopleEvent } from '@alive/contract/people.ts';
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { fillSample, openDatabase } from '../server/src/data.ts';
import { type Db, rowsOf } from '../server/src/db/open.ts';
import { postgresForTests } from '../server/src/db/postgres-for-tests.ts';
import { settleBulkWrite } from '../server/src/db/values.ts';
import { openFiles } from '../server/src/platform/files.ts';
import { type Figure, figureOf, milliseconds, print } from './harness.ts';

const questions = [
  'product managers in New York',
  'who works at Google',
  'former consultants now in product',
  'was a consultant, then product manager',
  'econ majors in finance, class of 2010 to 2018',
  'people from Texas working in Boston or Chicago',
  'directors with 15+ years of experience, not in consulting',
  'founders who studied engineering',
  'who knows Python',
  'whose first job was at Goldman Sachs',
  'flight attendants in Singapore from Iceland',
  'teachers or professors outside the US',
];
const first = 8000;
const second = 100_000;
/** Milliseconds for the rounds of one size; a slow machine gets fewer rounds. */
const longest = 25_000;

await measure('PGlite', null);
const postgres = await postgresForTests();
if ('missing' in postgres) print('people search on PostgreSQL', `not measured: ${postgres.missing}`);
else {
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
}
process.exit(0);

/** Both sizes on one database; the larger one holds copies of the smaller one's people under ids of their own. */
async function measure(kind: string, databaseUrl: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-bench-'));
  const config = readConfig({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    EMBEDDER: 'off',
    ATS_SYNC: 'off',
    SAMPLE_DATA: 'on',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const database = await openDatabase(config, () => undefined);
  const now = () => new Date();
  await fillSample({ db: database.db, config, now }, () => undefined, { jobs: 780, alumni: first });
  const { app } = await buildApp({ ...database, config, files: openFiles(join(folder, 'resumes')), now, missing: () => [] });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await tokenOf(url);
  report(kind, first, await rounds({ url, token, db: database.db }, 8));
  await copyPeople(database.db);
  report(kind, second, await rounds({ url, token, db: database.db }, 3));
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

function report(kind: string, count: number, { head, whole, bare, found, failed }: Rounds): void {
  print(`people search over ${count.toLocaleString('en-US')} alumni on ${kind}, first event`, milliseconds(head));
  print('  whole answer', milliseconds(whole));
  print('  its printed statement run by itself', `${milliseconds(bare)} (ratio of medians ${(whole.p50 / bare.p50).toFixed(2)})`);
  print('  people found', failed === 0 ? found : `${found}; ${failed} answers ended with an error`);
}

/** Every question in turn: over HTTP, then the statement that it printed straight at the database. */
async function rounds({ url, token, db }: Asked, count: number): Promise<Rounds> {
  const times = { head: [] as number[], whole: [] as number[], bare: [] as number[] };
  const totals: number[] = [];
  let failed = 0;
  let deadline = Number.POSITIVE_INFINITY;
  for (let round = -1; round < count; round += 1) {
    if (round === 0) deadline = performance.now() + longest;
    for (const [at, query] of questions.entries()) {
      if (performance.now() > deadline) break;
      const start = performance.now();
      const { headAt, events } = await read(await post(url + searchPeople.path, { query, conversationId: `bench-${round}-${at}` }, token));
      const whole = performance.now() - start;
      const statement = events.find((event) => event.type === 'sql_complete')?.sql;
      const results = events.find((event) => event.type === 'results');
      if (events.at(-1)?.type === 'error') {
        failed += 1;
        continue;
      }
      if (statement === undefined || results === undefined)
        throw new Error(`“${query}” was not searched for: ${JSON.stringify(events.at(-1))}`);
      const bareStart = performance.now();
      const rows = await rowsOf(db, sql.raw(statement));
      const bare = performance.now() - bareStart;
      if (rows.length !== results.results.length) throw new Error(`The printed statement of “${query}” finds ${rows.length} people.`);
      // The first round warms up.
      if (round < 0) totals.push(results.total);
      else {
        times.head.push(headAt - start);
        times.whole.push(whole);
        times.bare.push(bare);
      }
    }
  }
  return { head: figureOf(times.head), whole: figureOf(times.whole), bare: figureOf(times.bare), found: totals.join(', '), failed };
}

async function copyPeople(db: Db): Promise<void> {
  const copies = Math.ceil(second / first) - 1;
  for (const [table, key] of [
    ['alumni', 'id'],
    ['positions', 'alumni_id'],
  ] as const) {
    const names = await rowsOf<{ name: string }>(
      db,
      sql`SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' AND column_name <> ${key}`,
    );
    const columns = sql.raw(names.map(({ name }) => `"${name}"`).join(', '));
    const id = sql.identifier(key);
    const from = sql.identifier(table);
    const kept = sql`SELECT id FROM alumni WHERE id NOT LIKE '%~%'`;
    for (let copy = 1; copy <= copies; copy += 1) {
      const most = copy === copies ? sql`LIMIT ${second - first * copies}` : sql``;
      await db.execute(
        sql`INSERT INTO ${from} (${id}, ${columns}) SELECT ${id} || '~' || ${sql.raw(`'${copy}'`)}, ${columns} FROM ${from}
          WHERE ${id} IN (${kept} ORDER BY id ${most})`,
      );
    }
  }
  await settleBulkWrite(db);
  await db.execute(sql`VACUUM (ANALYZE) positions`);
}

/** When the first event came, and all of them. */
async function read(response: Response): Promise<{ headAt: number; events: PeopleEvent[] }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The answer has no body.');
  let said = '';
  let headAt: number | null = null;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    said += chunk.value;
    if (headAt === null && said.includes('"type"')) headAt = performance.now();
  }
  if (headAt === null) throw new Error(`No event in: ${said.slice(0, 200)}`);
  return {
    headAt,
    events: said.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as PeopleEvent] : [])),
  };
}

async function tokenOf(url: string): Promise<string> {
  const student = {
    firstName: 'Maya',
    lastName: 'Raman',
    school: 'Georgia Institute of Technology',
    major: 'Economics',
    graduationYear: 2027,
  };
  const { token } = (await (await post(url + register.path, student)).json()) as { token: string };
  return token;
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

interface Asked {
  url: string;
  token: string;
  db: Db;
}

interface Rounds {
  head: Figure;
  whole: Figure;
  bare: Figure;
  /** How many meet each question. */
  found: string;
  /** Answers that ended with an error. */
  failed: number;
}
