import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '#db/open.ts';
import { boards, companies, jobs } from '#db/tables.ts';
import { testProcesses } from '#testing/process.testing.ts';

const { start, dataDir, emptyFolder } = testProcesses();
const running = new Set<ReturnType<typeof spawn>>();
afterEach(async () => {
  for (const child of running) await end(child, 'SIGKILL');
});

/** The server as it is, but for who is asked: a board of 600 jobs, each of which takes its time to tell its text. */
const program = (module: (name: string) => string) => `
  import { setTimeout as wait } from 'node:timers/promises';
  import { loadConfig } from ${module('config/config.ts')};
  import { takeLock } from ${module('platform/lock.ts')};
  import { serve } from ${module('serve.ts')};
  const rows = Array.from({ length: 600 }, (_, id) => ({ id: String(id), name: 'Counting Intern ' + id, releasedDate: '2026-11-01T09:00:00.000Z' }));
  const answer = ({ pathname, searchParams }) => {
    const offset = Number(searchParams.get('offset'));
    if (pathname.endsWith('/postings')) return { totalFound: rows.length, offset, limit: 100, content: rows.slice(offset, offset + 100) };
    const row = rows[Number(pathname.split('/').at(-1))];
    return { ...row, jobAd: { sections: { jobDescription: { title: 'Job', text: '<p>You count ' + row.name + '.</p>' } } } };
  };
  const ask = async ({ url }) => {
    await wait(Number(process.env.SLOWNESS));
    return { unchanged: false, json: answer(new URL(url)), validators: { etag: null, lastModified: null } };
  };
  const ending = new AbortController();
  process.on('SIGTERM', () => ending.abort());
  const config = loadConfig();
  const lock = takeLock(config.dataDir);
  await serve({ config, lock, signal: ending.signal, print: (line) => process.stdout.write(line + '\\n'), ask: { ask, close: async () => undefined } });
  process.exit(0);
`;

const begin = async (DATA_DIR: string, slowness: number) => {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const file = join(emptyFolder(), 'server.mjs');
  writeFileSync(file, program(module));
  const child = spawn(process.execPath, [file], {
    cwd: tmpdir(),
    env: { DATA_DIR, PORT: '0', SAMPLE_DATA: 'off', EMBEDDER: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', SLOWNESS: String(slowness) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (said.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => void (said.err += chunk));
  let url: string | undefined;
  while (url === undefined) {
    await wait(20);
    url = /ready at (http:\S+)\n/.exec(said.out)?.[1];
    if (child.exitCode !== null) throw new Error(said.out + said.err);
  }
  const total = async () => ((await (await fetch(`${url}/api/jobs-real/search?company=Acme&limit=1`)).json()) as { total: number }).total;
  return {
    holds: async (least: number) => {
      while ((await total()) < least) await wait(20);
    },
    end: (signal: NodeJS.Signals) => end(child, signal),
    said,
  };
};

const end = (child: ReturnType<typeof spawn>, signal: NodeJS.Signals): Promise<number | null> => {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
};

/** A data directory in which one company has a board. */
const withCompany = async (): Promise<string> => {
  const folder = dataDir();
  await inside(folder, ({ db }) =>
    db.insert(companies).values({
      id: 'acme',
      name: 'Acme',
      atsBaseUrl: 'https://jobs.smartrecruiters.com/Acme',
      industry: 'Technology',
      priority: 1,
      isPublic: false,
      description: 'Counts.',
      source: 'test',
    }),
  );
  return folder;
};
const inside = async <T>(folder: string, work: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<T>): Promise<T> => {
  const database = await openEmbedded({ dataDir: join(folder, 'database') });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
const whatIsThere = (folder: string) =>
  inside(folder, async ({ db }) => ({ jobs: await db.select().from(jobs), board: (await db.select().from(boards))[0] }));

describe('a process that dies in the middle of a sync', () => {
  it('leaves no half job; the next one goes on at once and ends with every job once', async () => {
    const folder = await withCompany();
    const first = await begin(folder, 8);
    await first.holds(1);
    await first.end('SIGKILL');
    const left = await whatIsThere(folder);
    expect(left.board).toMatchObject({ outcome: null, completedAt: null });
    expect(left.jobs.length).toBeGreaterThan(0);
    expect(left.jobs.length).toBeLessThan(600);
    for (const { title, description, locations, state } of left.jobs)
      expect([description.includes(title), locations, state]).toEqual([true, expect.any(Array), 'open']);

    const second = await begin(folder, 0);
    await second.holds(600);
    while (
      await start('cli.ts', { args: ['status'], env: { DATA_DIR: folder } }).ended.then(({ out }) => !out.includes('600 listed when read'))
    )
      await wait(100);
    // The command line joins the running server, whose jobs are known by now.
    expect(await start('cli.ts', { args: ['sync', 'ACME'], env: { DATA_DIR: folder } }).ended).toEqual({
      code: 0,
      out: expect.stringMatching(/^Acme \(SmartRecruiters\): 100 of 600 …\n(?:.+\n)*Acme: 600 listed, 0 new, 0 changed, 0 closed\n$/),
      err: '',
    });
    expect(await start('cli.ts', { args: ['sync', 'Nobody'], env: { DATA_DIR: folder } }).ended).toEqual({
      code: 2,
      out: '',
      err: 'No company with a job board goes by "Nobody". These have one: Acme.\n',
    });
    expect(await second.end('SIGTERM')).toBe(0);
    const whole = await whatIsThere(folder);
    expect(whole.board).toMatchObject({ outcome: 'complete', listed: 600 });
    expect(new Set(whole.jobs.map(({ sourceId }) => sourceId)).size).toBe(600);
    expect(whole.jobs).toHaveLength(600);
    const kept = new Map(whole.jobs.map((job) => [job.id, job]));
    for (const { id, firstSeenAt } of left.jobs) expect(kept.get(id)).toMatchObject({ firstSeenAt, state: 'open' });
  });

  it('is not needed to be one: a server that is asked to end in a sync ends soon, and the next goes on', async () => {
    const folder = await withCompany();
    const first = await begin(folder, 8);
    await first.holds(1);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.said.err).toBe('');
    expect((await whatIsThere(folder)).board).toMatchObject({ outcome: null });
    const second = await begin(folder, 0);
    await second.holds(600);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
