import { Agent, get } from 'node:http';
import { findJobs } from '@alive/contract/jobs.ts';
import { benchApp } from './app.ts';
import { milliseconds, print, time, timePair } from './harness.ts';

/** Searches of each of the callers. */
const perCaller = 40;
const { url, close } = await benchApp();
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const searches = [
  'query=software+engineer',
  'query=nurse',
  'query=product+design+research&job_type=internship',
  'query=policy+analyst&location=nyc',
  'query=marketing&sponsorship=yes',
  'query=climate&remote=true',
  'query=zoo+conservation',
  'company=Google&level=internship',
];

const [http, alive] = await timePair(ask, () => askFor('', '/healthz'), { rounds: 400, warmUp: 60 });
print('job search over 13,500 jobs through HTTP, half with a condition', milliseconds(http));
print('  the same server’s /healthz in the same run', `${milliseconds(alive)} (ratio of medians ${(http.p50 / alive.p50).toFixed(1)})`);
print('the first page without a query through HTTP', milliseconds(await time(() => askFor(''))));

const before = process.cpuUsage();
const started = performance.now();
const statuses = await Promise.all(
  Array.from({ length: 50 }, async (_, caller) => {
    const seen: number[] = [];
    for (let round = 0; round < perCaller; round++) seen.push(await ask(caller + round));
    return seen;
  }),
);
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(before);
const asked = statuses.flat().length;
print(
  `50 callers, ${asked} searches`,
  `${statuses.flat().filter((status) => status !== 200).length} errors, ${(asked / seconds).toFixed(0)} a second, ${((user + system) / 1000 / asked).toFixed(2)} ms of processor each, the callers’ with it`,
);
await close();
process.exit(0);

function ask(round: number): Promise<number> {
  return askFor(searches[round % searches.length] ?? '');
}

/** By a connection that is kept, without compression. */
function askFor(query: string, path: string = findJobs.path): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${url}${path}?${query}`, { agent }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}
