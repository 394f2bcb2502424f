import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { findJobs } from '@alive/contract/jobs.ts';
import { benchApp } from './app.ts';
import { milliseconds, print, time, timePair } from './harness.ts';

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
const callers = 50;
/** Searches of each of the callers. */
const perCaller = 80;
const agent = new Agent({ keepAlive: true, maxSockets: callers });
const [, , address] = process.argv;

if (address !== undefined) {
  // A process of its own, so that what the callers compute is not counted.
  const statuses = await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const seen: number[] = [];
      for (let round = 0; round < perCaller; round++) seen.push(await askFor(address, searchOf(caller + round)));
      return seen;
    }),
  );
  process.exit(statuses.flat().every((status) => status === 200) ? 0 : 1);
}

const { url, close } = await benchApp();
const [http, alive] = await timePair(
  (round) => askFor(url, searchOf(round)),
  () => askFor(url, '', '/healthz'),
  { rounds: 400, warmUp: 60 },
);
print('job search over 13,500 jobs through HTTP, half with a condition', milliseconds(http));
print('  the same server’s /healthz in the same run', `${milliseconds(alive)} (ratio of medians ${(http.p50 / alive.p50).toFixed(1)})`);
print('the first page without a query through HTTP', milliseconds(await time(() => askFor(url, ''))));

const before = process.cpuUsage();
const started = performance.now();
const [status] = (await once(spawn(process.execPath, [import.meta.filename, url], { stdio: 'inherit' }), 'exit')) as [number];
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(before);
const asked = callers * perCaller;
const each = (user + system) / 1000 / asked;
print(
  `${callers} callers, ${asked} searches`,
  `${status === 0 ? '0 errors' : 'errors'}, ${(asked / seconds).toFixed(0)} a second; ${each.toFixed(2)} ms of the server’s processor each: ${(1000 / each).toFixed(0)} a second and core`,
);
await close();
process.exit(0);

function searchOf(round: number): string {
  return searches[round % searches.length] ?? '';
}

/** By a connection that is kept, without compression. */
function askFor(at: string, query: string, path: string = findJobs.path): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${at}${path}?${query}`, { agent }, (response) => {
      response.on('data', () => undefined);
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}
