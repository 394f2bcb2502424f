import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '#db/open.ts';
import { boards, companies, jobs } from '#db/tables.ts';
import { testProcesses } from '#testing/process.testing.ts';
import { allJobs, serveSlowBoard } from '#testing/slow-board.testing.ts';

const { start, dataDir, emptyFolder } = testProcesses();
const running = new Set<ReturnType<typeof spawn>>();
afterEach(async () => {
  for (const child of running) await end(child, 'SIGKILL');
});

/** How many jobs a server knows of the company. */
const whatIsListed = async (url: string) =>
  ((await (await fetch(`${url}/api/jobs-real/search?company=Acme&limit=1`)).json()) as { total: number }).total;
const holds = async (url: string, least: number) => {
  while ((await whatIsListed(url)) < least) await wait(20);
};

/** A server in this process. */
const serveHere = (folder: string, slowness: number) => {
  const ending = new AbortController();
  const ready = Promise.withResolvers<string>();
  const ended = serveSlowBoard(folder, { slowness, signal: ending.signal, ready: ready.resolve });
  return {
    url: ready.promise,
    end: async () => {
      ending.abort();
      await ended;
    },
  };
};

/** A server in a process of its own, to be killed. */
const serveThere = async (folder: string, slowness: number) => {
  const module = JSON.stringify(new URL('../testing/slow-board.testing.ts', import.meta.url).href);
  const program = join(emptyFolder(), 'server.mjs');
  writeFileSync(
    program,
    `import { serveSlowBoard } from ${module};
     const signal = new AbortController().signal;
     await serveSlowBoard(${JSON.stringify(folder)}, { slowness: ${slowness}, signal, ready: (url) => process.stdout.write(url) });`,
  );
  const child = spawn(process.execPath, [program], { cwd: tmpdir(), env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(url), die: () => end(child, 'SIGKILL') };
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

describe('a server that ends in the middle of a sync', () => {
  it('leaves no half job; the next one goes on at once and ends with every job once', async () => {
    const folder = await withCompany();
    // It is asked to end, and ends.
    const first = serveHere(folder, 8);
    await holds(await first.url, 1);
    await first.end();

    // It dies, and has gone on by then.
    const second = await serveThere(folder, 8);
    const before = await whatIsListed(second.url);
    expect(before).toBeLessThan(allJobs);
    await holds(second.url, before + 1);
    await second.die();
    const left = await whatIsThere(folder);
    expect(left.board).toMatchObject({ outcome: null, completedAt: null });
    expect(left.jobs.length).toBeGreaterThan(before);
    expect(left.jobs.length).toBeLessThan(allJobs);
    for (const { title, description, locations, state } of left.jobs)
      expect([description.includes(title), locations, state]).toEqual([true, expect.any(Array), 'open']);

    const third = serveHere(folder, 0);
    await holds(await third.url, allJobs);
    const command = (...args: string[]) => start('cli.ts', { args, env: { DATA_DIR: folder } }).ended;
    // The command line joins the running server: what it reads, or what it has just read.
    expect((await command('sync', 'ACME')).code).toBe(0);
    // All jobs are known by now.
    expect(await command('sync', 'ACME')).toEqual({
      code: 0,
      out: expect.stringMatching(/^Acme \(SmartRecruiters\): 100 of 250 …\n(?:.+\n)*Acme: 250 listed, 0 new, 0 changed, 0 closed\n$/),
      err: '',
    });
    expect((await command('status')).out).toContain('250 listed when read to its end');
    expect(await command('sync', 'Nobody')).toEqual({
      code: 2,
      out: '',
      err: 'No company with a job board goes by "Nobody". These have one: Acme.\n',
    });
    await third.end();
    const whole = await whatIsThere(folder);
    expect(whole.board).toMatchObject({ outcome: 'complete', listed: allJobs });
    expect(new Set(whole.jobs.map(({ sourceId }) => sourceId)).size).toBe(allJobs);
    expect(whole.jobs).toHaveLength(allJobs);
    const kept = new Map(whole.jobs.map((job) => [job.id, job]));
    for (const { id, firstSeenAt } of left.jobs) expect(kept.get(id)).toMatchObject({ firstSeenAt, state: 'open' });
  });
});
