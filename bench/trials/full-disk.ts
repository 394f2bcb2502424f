// A disk of 80 MB (tmpfs) fills up before the start, in the middle of writes, streams and an upload, under the embedded database and under
// PostgreSQL: every answer must be typed, no process may end, and when there is space again everything goes on without a restart and
// without a loss of what was acknowledged.
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pdfOf } from '../../server/fixtures/resume/files.ts';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { type Server, startServer } from './server.ts';

const [mount, umount] = ['mount', 'umount'];
const disk = mkdtempSync(join(tmpdir(), 'alive-disk-'));
if (spawnSync(mount, ['-t', 'tmpfs', '-o', 'size=80m,mode=777', 'tmpfs', disk]).status !== 0) {
  console.log('full disk: skipped, this machine does not let us mount anything');
  rmSync(disk, { recursive: true });
  process.exit(0);
}
const mb = 1024 * 1024;
const free = () => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};
/** Fills the disk to its last byte; returns what gives the space back. */
const fill = (): (() => void) => {
  const file = openSync(join(disk, 'ballast'), 'w');
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeSync(file, block);
  } catch {
    // It is full.
  }
  return () => {
    ftruncateSync(file, 0);
    closeSync(file);
  };
};
let wrong = 0;

try {
  const folder = join(disk, 'data');
  const first = await startServer({ folder });
  console.log(`full disk, embedded: ${Math.round(free() / mb)} of 80 MB free after the first start`);
  await underLoad('embedded', first);
  await first.stop();
  const release = fill();
  const refused = await startServer({ folder }).then(
    () => false,
    () => true,
  );
  release();
  const again = await startServer({ folder });
  console.log(`  full before the start: ${refused ? 'refused' : 'started'}; with space it starts`);
  await again.stop();
  if (!refused) wrong++;
  rmSync(folder, { recursive: true, force: true });

  process.env['TMPDIR'] = disk;
  const cluster = await openCluster();
  if (cluster === null) console.log('full disk, PostgreSQL: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  else {
    process.env['TMPDIR'] = tmpdir() === disk ? '/tmp' : tmpdir();
    const server = await startServer({ databaseUrl: cluster.url });
    console.log(`full disk, PostgreSQL: ${Math.round(free() / mb)} of 80 MB free after the first start`);
    await underLoad('PostgreSQL', server, () => cluster.restart('fast'));
    await server.stop();
    await cluster.stop();
  }
} finally {
  spawnSync(umount, ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;

/** Fills the disk under writes, streams and uploads, and frees it again. */
async function underLoad(kind: string, server: Server, restart?: () => Promise<void>): Promise<void> {
  const journal: string[] = [];
  const statuses = new Map<string, number>();
  const count = (what: string) => void statuses.set(what, (statuses.get(what) ?? 0) + 1);
  const ending = new AbortController();
  const { userId, token } = (await (await server.register()).json()) as { userId: string; token: string };
  journal.push(token);
  const writing = Array.from({ length: 4 }, async () => {
    while (!ending.signal.aborted) {
      const response = await server.register().catch(() => null);
      const body = (await response?.json().catch(() => null)) as { token?: string; code?: string } | null;
      count(response === null ? 'no answer' : `${response.status}${body?.code ? ` ${body.code}` : ''}`);
      if (response?.status === 201 && body?.token) journal.push(body.token);
      await wait(20);
    }
  });
  const streaming = Array.from({ length: 2 }, async () => {
    while (!ending.signal.aborted) {
      const response = await server.request('/api/onboarding/start', { body: { name: 'Maya' } }).catch(() => null);
      const text = (await response?.text().catch(() => '')) ?? '';
      const last = text.includes('data: ')
        ? (JSON.parse(text.trimEnd().split('data: ').at(-1) ?? '{}') as { done?: boolean; code?: string })
        : null;
      const code = last === null ? (/"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'untyped') : (last.code ?? (last.done ? 'done' : 'untyped'));
      count(`stream ${response?.status ?? 'no answer'} ${code}`);
      await wait(20);
    }
  });
  const upload = async () => {
    const form = new FormData();
    form.append('resume', new File([new Uint8Array(pdfOf(3 * mb))], 'maya.pdf', { type: 'application/pdf' }));
    const response = await fetch(`${server.url}/api/users/${userId}/resume`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => null);
    const { code = '' } = ((await response?.json().catch(() => null)) ?? {}) as { code?: string };
    return `${response?.status ?? 'no answer'} ${code}`.trim();
  };
  await wait(2000);
  const uploading = upload();
  const release = fill();
  const midUpload = await uploading;
  await wait(4000);
  const whileFull = await upload();
  const readyz = await server.request('/readyz').catch(() => null);
  const said = `${readyz?.status ?? 'no answer'} ${(await readyz?.text()) ?? ''}`;
  const readable = (await server.request('/api/auth/me', { token }).catch(() => null))?.status ?? 'no answer';
  release();
  const began = performance.now();
  let isRestarted = false;
  while ((await server.register().catch(() => null))?.status !== 201) {
    if (restart && !isRestarted && performance.now() - began > 15_000) {
      // PostgreSQL ends when it cannot write its log, and whoever runs it starts it again.
      isRestarted = true;
      await restart();
    }
    if (performance.now() - began > 60_000) break;
    await wait(100);
  }
  const recovery = performance.now() - began;
  await wait(1000);
  ending.abort();
  await Promise.all([...writing, ...streaming]);
  let lost = 0;
  for (const one of journal) if ((await server.request('/api/auth/me', { token: one })).status !== 200) lost++;
  const untyped = [...statuses.keys()].filter(
    (status) => !/^201|507 STORAGE_FULL|503 UNAVAILABLE|stream 200 (?:done|[A-Z_]+)$/.test(status),
  );
  console.log(`  ${kind}: ${journal.length} acknowledged, ${lost} lost; ${server.hasEnded() ? 'the process ended' : 'the process lives'}`);
  console.log(`  answers: ${[...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')}`);
  console.log(`  upload meanwhile ${midUpload}, while full ${whileFull}; /readyz ${said}; reads ${readable}`);
  console.log(
    `  writes again ${(recovery / 1000).toFixed(1)} s after there was space${isRestarted ? ', PostgreSQL started again by hand' : ''}`,
  );
  wrong += lost + untyped.length + (server.hasEnded() ? 1 : 0);
}
