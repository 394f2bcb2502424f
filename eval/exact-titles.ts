// Searches for titles and employers as records write them, drawn by a seed: whether the first that is found has that very title, or is at
// that employer. node eval/exact-titles.ts [SEED]. Jobs of the sample and of the real listings, people of the sample.
import type { PeopleEvent } from '@alive/contract/people.ts';
import { sql } from 'drizzle-orm';
import { type EvalApp, sharedApps } from './app.ts';
import { eventsOf, post, tokenOf } from './caller.ts';

const seed = process.argv[2] ?? '1';
const { openApp, close } = sharedApps();
for (const data of ['sample', 'real'] as const) {
  const app = await openApp(data);
  if (app === null) continue;
  const jobs = async (parameters: Record<string, string>) =>
    ((await (await fetch(`${app.url}/api/jobs-real/search?${new URLSearchParams(parameters)}`)).json()) as Found).jobs;
  await report(`${data}: titles of jobs`, await drawn(app, 'title', 'jobs', 50), async (title) => [
    title,
    (await jobs({ query: title }))[0]?.job_title,
  ]);
  await report(`${data}: employers of jobs`, await drawn(app, 'company_name', 'jobs', 50), async (name) => [
    name,
    (await jobs({ query: name }))[0]?.company_name,
  ]);
  if (data === 'real') continue;
  const token = await tokenOf(app.url, { firstName: 'Maya', lastName: 'Raman', school: 'Rice University', major: 'History' });
  const people = (query: string) => first(app, query, token);
  await report('sample: titles of people', await drawn(app, 'role', 'visible_alumni', 50), async (title) => [
    title,
    (await people(title))?.role,
  ]);
  await report('sample: employers of people', await drawn(app, 'company', 'visible_alumni', 50), async (name) => [
    name,
    (await people(`who works at ${name}`))?.company,
  ]);
}
await close();

async function report(what: string, asked: readonly string[], ask: (text: string) => Promise<[string, string | undefined]>): Promise<void> {
  const missed: string[] = [];
  for (const text of asked) {
    const [wanted, found = 'nothing'] = await ask(text);
    if (plain(wanted) !== plain(found)) missed.push(`${wanted} → ${found}`);
  }
  console.log(`${what}: ${asked.length - missed.length} of ${asked.length} first`);
  for (const line of missed) console.log(`  ${line}`);
}

/** Different values of a column in an order that the seed gives. */
async function drawn(app: EvalApp, column: string, table: string, count: number): Promise<string[]> {
  const where = table === 'jobs' ? sql`state <> 'closed' AND level IN ('internship', 'new_grad', 'entry_level', 'unspecified')` : sql`true`;
  const { rows } = (await app.db.execute(
    sql`SELECT value FROM (SELECT DISTINCT ${sql.raw(column)} AS value FROM ${sql.raw(table)} WHERE ${where}) AS all_values
      WHERE value <> '' ORDER BY md5(value || ${seed}) LIMIT ${count}`,
  )) as { rows: { value: string }[] };
  return rows.map(({ value }) => value);
}

async function first(app: EvalApp, query: string, token: string): Promise<{ role: string; company: string } | undefined> {
  const stream = await (await post(`${app.url}/api/people/search-direct`, { query, conversationId: crypto.randomUUID() }, token)).text();
  return eventsOf<PeopleEvent>(stream).find((event) => event.type === 'results')?.results[0];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Found {
  jobs: { job_title: string; company_name: string }[];
}
