import { jobsNearPeople, peopleNearJobs } from '@alive/contract/bridge.ts';
import { type Company, getCompany, listCompanies } from '@alive/contract/companies.ts';
import { findJobs, type Job } from '@alive/contract/jobs.ts';
import { dreamJob } from '@alive/contract/paths.ts';
import { sql } from 'drizzle-orm';
import { post } from '../eval/caller.ts';
import { type Db, rowsOf } from '../server/src/db/open.ts';
import { get } from './caller.ts';
import { inCrowds } from './crowd.ts';
import { milliseconds, print, time, timePair } from './harness.ts';

const dreams = [
  ['product manager', 'Product Manager'],
  ['I want to be a data scientist', 'Data Scientist'],
  ['software engineer', 'Software Engineer'],
  ['registered nurse', 'Registered Nurse'],
  ['lawyer', 'Attorney'],
  ['teacher', 'Teacher'],
] as const;
const few = { rounds: 40, warmUp: 4 };

await inCrowds('companies and paths', async ({ kind, alumni, url, db, token }) => {
  const ask = async (response: Promise<Response>): Promise<unknown> => {
    const { ok, status, json } = await response.then(async (reply) => ({ ok: reply.ok, status: reply.status, json: await reply.json() }));
    if (!ok) throw new Error(`Answered with ${status}: ${JSON.stringify(json)}`);
    return json;
  };
  const over = `over ${alumni.toLocaleString('en-US')} alumni on ${kind}`;

  const list = () => ask(get(url + listCompanies.path));
  print(`companies list ${over}`, milliseconds(await time(list, few)));
  const [anew, bare] = await timePair(
    async () => {
      await changeData(db);
      return list();
    },
    () => countAtEmployers(db),
    few,
  );
  print('  when data has just changed', milliseconds(anew));
  print('  its counts of people by one statement', `${milliseconds(bare)} (ratio of medians ${(anew.p50 / bare.p50).toFixed(2)})`);
  const { companies } = (await list()) as { companies: Company[] };
  print(
    '  the page of one company',
    milliseconds(
      await time((round) => ask(get(url + getCompany.path.replace(':id', companies[round % companies.length]?.id ?? ''), token)), few),
    ),
  );

  const dreamAt = (round: number) => dreams[round % dreams.length] ?? dreams[0];
  const path = (round: number) => ask(post(url + dreamJob.path, { query: dreamAt(round)[0] }, token));
  print(`career paths ${over}`, milliseconds(await time(path, few)));
  const [first, careers] = await timePair(
    async (round) => {
      await changeData(db);
      return path(round);
    },
    (round) => careersTo(db, dreamAt(round)[1]),
    { rounds: 18, warmUp: 2 },
  );
  print('  when data has just changed', milliseconds(first));
  print('  reading those careers by one statement', `${milliseconds(careers)} (ratio of medians ${(first.p50 / careers.p50).toFixed(2)})`);

  const { jobs } = (await ask(get(`${url}${findJobs.path}?limit=20`, token))) as { jobs: Job[] };
  const ids = jobs.map(({ id }) => id);
  print(`people near 20 jobs ${over}`, milliseconds(await time(() => ask(post(url + peopleNearJobs.path, { jobs: ids }, token)), few)));
  const people = (await rowsOf<{ id: string }>(db, sql`SELECT id FROM visible_alumni ORDER BY md5(id) LIMIT 20`)).map(({ id }) => id);
  print(`jobs near 20 people ${over}`, milliseconds(await time(() => ask(post(url + jobsNearPeople.path, { people }, token)), few)));
});
process.exit(0);

/** Says that the data changed, so that nothing kept of it holds. */
async function changeData(db: Db): Promise<void> {
  await db.execute(sql`UPDATE meta SET value = to_jsonb((value #>> '{}')::int + 1) WHERE key = 'data-version'`);
}

function countAtEmployers(db: Db): Promise<unknown[]> {
  return rowsOf(db, sql`SELECT company_key, count(DISTINCT alumni_id) FROM visible_positions WHERE is_current GROUP BY company_key`);
}

function careersTo(db: Db, role: string): Promise<unknown[]> {
  return rowsOf(
    db,
    sql`SELECT alumni_id, ordinal, title, role, start_month FROM visible_positions
      WHERE alumni_id IN (SELECT alumni_id FROM visible_positions WHERE role = ${role}) ORDER BY alumni_id, ordinal`,
  );
}
