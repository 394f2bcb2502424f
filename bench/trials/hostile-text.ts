// Texts that parsers take long over: one posting of 60,000 characters and one person are imported, searched and shown, and the longest
// messages are said to every door, a shape at a time, while another student asks for their own account without a pause. Prints how long they waited.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { startServer } from './server.ts';

const shapes = ['_a', 'A@1', 'a-a_', '/~', './', '&a;', '<!--', '<a ', 'http://a.b/', '1e1.', 'x', 'e\u0301', '👍🏽', '(“', 'not ', 'Né.\n'];
const honest = 'We build tools for rivers, maps and data; you bring Python, SQL and curiosity. ';
const goal = 200;
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const cluster = await openCluster();
let isMissed = false;
for (const [name, on] of [
  ['embedded', { folder }],
  ['PostgreSQL', cluster === null ? null : { databaseUrl: cluster.url }],
] as const) {
  if (on === null) console.log('hostile text on PostgreSQL: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  else await tryOn(name, on);
}
await cluster?.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isMissed ? 1 : 0;

async function tryOn(name: string, on: { folder: string } | { databaseUrl: string }): Promise<void> {
  const server = await startServer(on, { SAMPLE_DATA: 'on' });
  const { token } = (await (await server.register()).json()) as { token: string };
  const watch = openWatch(() => server.request('/api/auth/me', { token }));
  const ask = async (path: string, body?: unknown) =>
    (await server.request(path, { token, ...(body === undefined ? {} : { body }) })).text();
  const say = (words: string): Record<string, () => Promise<unknown>> => ({
    'job chat': () => ask('/api/search/start', { message: words.slice(0, 8000) }),
    interview: async () => {
      const begun = await ask('/api/onboarding/start', { name: 'Maya' });
      const conversationId = /"conversationId":"([^"]+)"/.exec(begun)?.[1] ?? '';
      return ask('/api/onboarding/continue', { message: words.slice(0, 8000), conversationId });
    },
    people: () => ask('/api/people/search-direct', { query: words.slice(0, 2000), conversationId: crypto.randomUUID() }),
    jobs: () => ask(`/api/jobs-real/search?query=${encodeURIComponent(words.slice(0, 500).toWellFormed())}`),
    'dream job': () => ask('/api/dream-job', { query: words.slice(0, 300) }),
  });
  const store = (words: string): Record<string, () => Promise<unknown>> => ({
    'import a posting': () =>
      load('jobs', on, {
        id: 'hostile',
        title: 'Analyst',
        company: 'Hostile & Co',
        url: 'https://hostile.example/1',
        location: 'Boston, MA',
        description: `Analyst. ${words}`,
      }),
    'import a person': () =>
      load('alumni', on, {
        name: 'Maya Raman',
        role: words.slice(0, 300),
        company: words.slice(0, 300),
        year: 2016,
        school: 'Georgia Tech',
        major: 'Physics',
        hometown: words.slice(0, 200),
        career_path: `${words.slice(0, 18_000)} at Acme [2019 - Present]`,
        about: words.slice(0, 5000),
        visibility: 'shown',
      }),
    'search and show them': async () => {
      const { jobs } = JSON.parse(await ask('/api/jobs-real/search?query=analyst&company=Hostile+%26+Co')) as { jobs: { id: string }[] };
      for (const { id } of jobs) await ask(`/api/jobs/${id}`);
      await ask('/api/search/start', { message: 'analyst jobs at Hostile & Co' });
      await ask('/api/people/search-direct', { query: 'who works at Acme in rivers', conversationId: crypto.randomUUID() });
      await ask('/api/people/search-direct', { query: 'people from Georgia Tech', conversationId: crypto.randomUUID() });
    },
  });
  const worst = new Map<string, { milliseconds: number; shape: string }>();
  const usual = new Map<string, number>();
  for (const shape of [honest, honest, ...shapes])
    for (const [what, act] of Object.entries({
      ...say(shape.repeat(60_000 / shape.length)),
      ...store(shape.repeat(60_000 / shape.length)),
    })) {
      const milliseconds = await watch.during(act);
      if (shape === honest) usual.set(what, milliseconds);
      else if (milliseconds > (worst.get(what)?.milliseconds ?? 0)) worst.set(what, { milliseconds, shape });
    }
  console.log(`hostile text, ${name}: ${shapes.length} shapes; others waited at most, in ms (beside honest text of the same length)`);
  for (const [what, { milliseconds, shape }] of worst) {
    console.log(`  ${what}: ${milliseconds.toFixed(0)} (${(usual.get(what) ?? 0).toFixed(0)}), by ${JSON.stringify(shape)}`);
    isMissed ||= milliseconds > goal;
  }
  await watch.end();
  await server.stop();
}

/** Imports one row as an operator does. */
async function load(what: 'jobs' | 'alumni', on: { folder: string } | { databaseUrl: string }, row: object): Promise<void> {
  const file = join(folder, `${what}.json`);
  writeFileSync(file, JSON.stringify([row]));
  const program = join(import.meta.dirname, '../../server/src/cli.ts');
  const where = 'folder' in on ? { DATA_DIR: on.folder } : { DATABASE_URL: on.databaseUrl, DATA_DIR: mkdtempSync(join(folder, 'cli-')) };
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', EMBEDDER: 'off', ...where };
  await promisify(execFile)(process.execPath, [program, 'import', what, file, '--format', 'json'], { env });
}

/** Makes one request after another; how long the slowest took that was under way during an act. */
function openWatch(request: () => Promise<Response>) {
  let longest = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await (await request()).text();
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  return {
    during: async (act: () => Promise<unknown>) => {
      longest = 0;
      await act();
      // The one that waits is counted too.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return longest;
    },
    end: async () => {
      over.abort();
      await watching;
    },
  };
}
