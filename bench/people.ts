import { searchPeople, type PeopleEvent } from '@alive/contract/people.ts';
import { sql } from 'drizzle-orm';
import { eventsOf, post } from '../eval/caller.ts';
import { type Db, rowsOf } from '../server/src/db/open.ts';
import { readStream } from './caller.ts';
import { inCrowds } from './crowd.ts';
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
/** Milliseconds for the rounds of one size; a slow machine gets fewer rounds. */
const longest = 25_000;

await inCrowds('people search', async ({ kind, alumni, url, db, token }) => {
  report(kind, alumni, await rounds({ url, token, db }, alumni > 10_000 ? 3 : 8));
});
process.exit(0);

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
      const answer = await post(url + searchPeople.path, { query, conversationId: `bench-${round}-${at}` }, token);
      const { at: headAt, said } = await readStream(answer, '"type"');
      const whole = performance.now() - start;
      const events = eventsOf<PeopleEvent>(said);
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
