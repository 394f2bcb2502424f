import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * A PostgreSQL for one test run: its URL and how to end it. `TEST_DATABASE_URL` names one; else the machine's own
 * programs start one in a temporary folder, on a socket only. null with a reason where there is neither.
 */
export const postgresForTests = async (): Promise<{ url: string; stop: () => Promise<void> } | { missing: string }> => {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return { url: named, stop: async () => undefined };
  const bin = findPrograms() ?? installPrograms();
  if (bin === null) return { missing: 'no PostgreSQL: set TEST_DATABASE_URL, or install the Debian package postgresql' };
  const folder = mkdtempSync(join(tmpdir(), 'alive-pg-'));
  // PostgreSQL refuses to run as root.
  const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'alive', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...as,
    stdio: 'ignore',
    cwd: folder,
  });
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=',
    'max_connections=120',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...as,
    stdio: 'ignore',
    cwd: folder,
  });
  const url = `postgresql://alive@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answers(url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

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
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}
