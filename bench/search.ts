import { findJobs, type Job } from '@alive/contract/jobs.ts';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../server/src/db/open.ts';
import { columns } from '../server/src/features/jobs/found.ts';
import { benchApp } from './app.ts';
import { milliseconds, print, time, timePair } from './harness.ts';

const { url, db, close } = await benchApp();
const searches: Search[] = [
  { query: 'software engineer', words: 'software | engineer' },
  { query: 'nurse', words: 'nurse | registered' },
  {
    query: 'product design research',
    words: 'product | design | ux | research',
    filter: 'job_type=internship',
    where: sql`job_type = 'internship'`,
  },
  { query: 'policy analyst', words: 'policy | analyst', filter: 'location=nyc', where: sql`place_keys && '{us-ny-new-york}'` },
  { query: 'marketing', words: 'marketing', filter: 'sponsorship=yes', where: sql`sponsorship = 'yes'` },
  { query: 'climate', words: 'climate', filter: 'remote=true', where: sql`remote` },
];
const searchOf = (round: number): Search => searches[round % searches.length] ?? { query: '', words: '' };

const [http, bare] = await timePair(
  (round) => ask(searchOf(round)),
  (round) => bareSearch(searchOf(round)),
);
await compare();
print('job search over 13,500 jobs through HTTP, half with a filter', milliseconds(http));
print(
  '  the same as one SQL statement: filters, ranking, total',
  `${milliseconds(bare)} (ratio of medians ${(http.p50 / bare.p50).toFixed(2)})`,
);
print('the first page without a query through HTTP', milliseconds(await time(() => ask({ query: '', words: '' }))));

const started = performance.now();
const statuses = await Promise.all(
  Array.from({ length: 50 }, async (_, caller) => {
    const seen: number[] = [];
    for (let round = 0; round < 4; round++) seen.push((await ask(searchOf(caller + round))).status);
    return seen;
  }),
);
print(
  '50 callers, 200 searches',
  `${statuses.flat().filter((status) => status !== 200).length} errors, ${(200 / ((performance.now() - started) / 1000)).toFixed(0)} a second`,
);
await close();
process.exit(0);

async function ask({ query, filter = '' }: Search): Promise<{ status: number; jobs: Job[]; total: number }> {
  const response = await fetch(`${url}${findJobs.path}?query=${encodeURIComponent(query)}&${filter}`);
  const { jobs, total } = (await response.json()) as { jobs: Job[]; total: number };
  return { status: response.status, jobs, total };
}

/** The first page as one statement: the same conditions, ranking by headline and for the best by description, total and columns of a card. */
function bareSearch({ words, where = sql`true` }: Search): Promise<{ id: string; total: number }[]> {
  const query = sql`to_tsquery('english', ${words})`;
  const card = sql.join(
    Object.values(columns).map(({ name }) => sql`jobs.${sql.identifier(name)}`),
    sql`, `,
  );
  return rowsOf(
    db,
    sql`WITH found AS (
      SELECT id, posted_at, state = 'uncertain' AS uncertain, 100 * ts_rank(words, ${query}) AS rank, count(*) OVER ()::int AS total FROM jobs
      WHERE state <> 'closed' AND level IN ('internship', 'new_grad', 'entry_level', 'unspecified') AND words @@ ${query} AND ${where}
      ORDER BY rank DESC, uncertain, posted_at DESC NULLS LAST, id LIMIT 100
    ), best AS (
      SELECT id, rank, total, row_number() OVER (ORDER BY rank DESC, uncertain, posted_at DESC NULLS LAST, id) AS place FROM found
    )
    SELECT ${card}, best.total FROM best JOIN jobs USING (id) ORDER BY best.rank + 100 * ts_rank(jobs.body, ${query}) DESC, best.place LIMIT 20`,
  );
}

/** Both ways find the same jobs in the same order, or the figures say nothing. */
async function compare(): Promise<void> {
  for (const search of searches) {
    const found = await ask(search);
    const rows = await bareSearch(search);
    const same = found.total === (rows[0]?.total ?? 0) && found.jobs.every(({ id }, at) => rows[at]?.id === id);
    if (!same) throw new Error(`The two ways do not find the same for ${search.query}: ${found.total} and ${rows[0]?.total}.`);
  }
}

interface Search {
  query: string;
  /** What the words of the query are read as: "nurse" is also the role "Registered Nurse". */
  words: string;
  filter?: string;
  where?: SQL;
}
