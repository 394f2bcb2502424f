import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cachedTemplate } from './cached-template.testing.ts';

/**
 * A PostgreSQL for one test run: its URL and how to stop it. `TEST_DATABASE_URL` names one; otherwise the machine's own programs start one in
 * a temporary folder, on a socket only. With `fill`, a server of our own starts from a copy of what `fill` made, which is kept on disk.
 * `filled` says whether it holds that. Returns the reason where there is neither server nor programs.
 */
export const postgresForTests = async (
  fill?: (url: string) => Promise<void>,
): Promise<{ url: string; filled: boolean; stop: () => Promise<void> } | { missing: string }> => {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return { url: named, filled: false, stop: async () => undefined };
  const bin = findPrograms() ?? installPrograms();
  if (bin === null) return { missing: 'no PostgreSQL: set TEST_DATABASE_URL, or install the Debian package postgresql' };
  if (!fill) return { ...(await startCluster(bin)), filled: false };
  const major = /\d+/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0];
  const kept = await cachedTemplate(`postgres-${major}`, async (path) => {
    const making = await startCluster(bin);
    let isFilled = false;
    try {
      await fill(making.url);
      isFilled = true;
    } finally {
      await making.stop((data) => isFilled && cpSync(data, path, { recursive: true }));
    }
  });
  return { ...(await startCluster(bin, { from: kept })), filled: true };
};

/** A server of one's own that can be restarted and, unlike those of tests, loses nothing that it acknowledged; null where there are no programs. */
export const openCluster = async (): Promise<Cluster | null> => {
  const bin = findPrograms() ?? installPrograms();
  return bin === null ? null : startCluster(bin, { settings: ['synchronous_commit=on', 'full_page_writes=on'] });
};

/** Starts a server on a copy of the data folder `from`, or on a new one. */
async function startCluster(bin: string, { from, settings: more = [] }: { from?: string; settings?: string[] } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'alive-pg-'));
  const data = join(folder, 'data');
  if (from) cpSync(from, data, { recursive: true });
  // PostgreSQL refuses to run as root.
  const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (as.uid) execFileSync('chown', ['-R', `${as.uid}:${as.gid}`, folder]);
  if (!from) {
    const options = ['-D', data, '-U', 'alive', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(bin, 'initdb'), options, { ...as, stdio: 'ignore', cwd: folder });
  }
  chmodSync(data, 0o700);
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=',
    'max_connections=120',
    `unix_socket_directories=${folder}`,
    ...more,
  ];
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { ...as, stdio: 'ignore', cwd: folder });
  let server = launch();
  const url = `postgresql://alive@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill(signal)) await ended;
  };
  const stop = async (before?: (data: string) => unknown) => {
    await end('SIGINT');
    before?.(data);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async (how: 'fast' | 'immediate') => {
    await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    server = launch();
    await answers(url);
  };
  return { url, restart, stop };
}

interface Cluster {
  url: string;
  /** Restarts as `pg_ctl restart -m` does; resolves once it accepts connections. */
  restart: (how: 'fast' | 'immediate') => Promise<void>;
  /** Stops and removes it; `before` gets the data folder. */
  stop: (before?: (data: string) => unknown) => Promise<void>;
}

const findPrograms = (): string | null => {
  const folders = [...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
};

/** On a bare Debian CI machine, where we are root, the package is one command away. */
const installPrograms = (): string | null => {
  if (!process.env['CI'] || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env });
    return findPrograms();
  } catch {
    return null;
  }
};

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (tries > 400) throw error;
      await wait(25);
    }
  }
}
