import { findJobs } from '@alive/contract/jobs.ts';
import { sql } from 'drizzle-orm';
import { benchApp } from './app.ts';
import { milliseconds, print, time, timePair } from './harness.ts';

const { url, db, close } = await benchApp();
const asks = ['software engineer', 'nurse', 'product design research', 'policy analyst', 'marketing', 'climate'];
const filters = ['job_type=internship', 'location=nyc', 'sponsorship=yes', 'location=Chicago&level=entry_level', 'remote=true'];
const wordsOf = (round: number) => asks[round % asks.length] ?? '';
const search = async (query: string): Promise<number> => {
  const response = await fetch(`${url}${findJobs.path}?${query}`);
  await response.json();
  return response.status;
};

const [http, bare] = await timePair(
  (round) => search(`query=${encodeURIComponent(wordsOf(round))}`),
  // The same words found and ranked, twenty rows and their total, without reading the words, mapping or HTTP.
  async (round) => {
    const terms = wordsOf(round).split(' ').join(' | ');
    await db.execute(
      sql`SELECT id, title, count(*) OVER () AS total FROM jobs WHERE state <> 'closed' AND job_type IS NOT NULL AND words @@ to_tsquery('english', ${terms}) ORDER BY ts_rank(words, to_tsquery('english', ${terms})) DESC, id LIMIT 20`,
    );
  },
);
print('job search over 13,500 jobs through HTTP', milliseconds(http));
print('  the same words as one bare SQL query', `${milliseconds(bare)} (ratio of medians ${(http.p50 / bare.p50).toFixed(2)})`);
print(
  'the same words with filters through HTTP',
  milliseconds(await time((round) => search(`query=${encodeURIComponent(wordsOf(round))}&${filters[round % filters.length]}`))),
);
print('the first page without a query through HTTP', milliseconds(await time(() => search(''))));

const started = performance.now();
const statuses = await Promise.all(
  Array.from({ length: 50 }, async (_, caller) => {
    const seen: number[] = [];
    for (let round = 0; round < 4; round++) seen.push(await search(`query=${encodeURIComponent(wordsOf(caller + round))}`));
    return seen;
  }),
);
print(
  '50 callers, 200 searches',
  `${statuses.flat().filter((status) => status !== 200).length} errors, ${(200 / ((performance.now() - started) / 1000)).toFixed(0)} a second`,
);
await close();
process.exit(0);
