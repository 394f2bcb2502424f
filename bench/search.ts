import { findJobs } from '@alive/contract/jobs.ts';
import { sql } from 'drizzle-orm';
import { benchApp } from './app.ts';
import { milliseconds, print, time, timePair } from './harness.ts';

const { url, db, close } = await benchApp();
const asks = [
  { words: 'software engineer', query: 'query=software+engineer&job_type=internship' },
  { words: 'nurse', query: 'query=nurse&location=Rochester,+MN' },
  { words: 'product design research', query: 'query=product+design+research&location=nyc' },
  { words: 'policy analyst', query: 'query=policy+analyst' },
];
const ask = (round: number) => asks[round % asks.length] ?? asks[0];

const [http, bare] = await timePair(
  async (round) => (await fetch(`${url}${findJobs.path}?${ask(round)?.query}`)).json(),
  // The same words found and ranked, twenty rows and their total, without filters, mapping or HTTP.
  async (round) => {
    const terms = ask(round)?.words.split(' ').join(' | ') ?? '';
    await db.execute(
      sql`SELECT id, title, count(*) OVER () AS total FROM jobs WHERE state = 'open' AND job_type IS NOT NULL AND search @@ to_tsquery('english', ${terms}) ORDER BY ts_rank(search, to_tsquery('english', ${terms})) DESC, id LIMIT 20`,
    );
  },
);
print('job search over 13,500 jobs through HTTP', milliseconds(http));
print('  the same words as one bare SQL query', `${milliseconds(bare)} (ratio of medians ${(http.p50 / bare.p50).toFixed(2)})`);
print('the first page without a query through HTTP', milliseconds(await time(async () => (await fetch(`${url}${findJobs.path}`)).json())));

const started = performance.now();
const statuses = await Promise.all(
  Array.from({ length: 50 }, async (_, caller) => {
    const seen: number[] = [];
    for (let round = 0; round < 4; round++) seen.push((await fetch(`${url}${findJobs.path}?${ask(caller + round)?.query}`)).status);
    return seen;
  }),
);
print(
  '50 callers, 200 searches',
  `${statuses.flat().filter((status) => status !== 200).length} errors, ${(200 / ((performance.now() - started) / 1000)).toFixed(0)} a second`,
);
await close();
process.exit(0);
