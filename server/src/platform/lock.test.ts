import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '#config/config.ts';
import { LockedError, makePrivate, readLock, takeLock } from './lock.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'alive-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the lock of a data directory', () => {
  it('names its holder and the holder’s machine to whoever comes later, and goes with it', () => {
    const lock = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(LockedError);
    expect(() => takeLock(folder)).toThrow(`process ${process.pid} on ${hostname()}`);
    lock.release();
    lock.release();
    expect(readLock(folder)).toBeNull();
    takeLock(folder).release();
  });

  it('is for this user’s eyes only, also with the secret in it', () => {
    const lock = takeLock(folder);
    lock.announce({ port: 4000, secret: 'secret' });
    expect(readdirSync(folder).map((name) => modeOf(join(folder, name)))).toEqual([0o600, 0o600]);
    expect(readLock(folder)).toMatchObject({ pid: process.pid, port: 4000, secret: 'secret' });
    expect(() => takeLock(folder)).toThrow(LockedError);
    lock.release();
  });

  it.each([
    ['of a process that died', JSON.stringify({ pid: 1, host: 'another', nonce: 'a' })],
    ['that is empty', ''],
    ['that is not whole', '{"pid":12'],
    ['of an earlier version', JSON.stringify({ pid: 1, started: '1', nonce: 'a' })],
  ])('does not mind a name %s', (_, holder) => {
    writeFileSync(join(folder, 'alive.lock'), holder);
    const lock = takeLock(folder);
    expect(readLock(folder)?.pid).toBe(process.pid);
    lock.release();
  });

  it('goes to one of many who come at the same moment, and on as soon as that one is killed', async () => {
    const code = `
      const { takeLock } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
      process.stdout.write('ready');
      process.stdin.on('data', () => {
        try { globalThis.lock = takeLock(${JSON.stringify(folder)}); process.stdout.write('got it'); } catch (error) { process.stdout.write(error.constructor.name); }
      });`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    const asked = async (some: typeof children) => {
      const answers = Promise.all(some.map(async ({ stdout }) => String(await once(stdout, 'data'))));
      for (const { stdin } of some) stdin.write('now');
      return answers;
    };
    try {
      await Promise.all(children.map(async ({ stdout }) => once(stdout, 'data')));
      const said = await asked(children);
      expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(['got it', ...Array.from({ length: 5 }, () => 'LockedError')]);
      const holder = children[said.indexOf('got it')];
      expect(readFileSync(join(folder, 'alive.lock'), 'utf8')).toContain(`"pid":${holder?.pid},`);
      const others = children.filter((child) => child !== holder);
      const killed = holder && once(holder, 'exit');
      holder?.kill('SIGKILL');
      await killed;
      expect((await asked(others)).filter((word) => word === 'got it')).toHaveLength(1);
    } finally {
      for (const child of children) child.kill('SIGKILL');
    }
  });

  it('refuses a folder that cannot be locked, and says why', () => {
    const file = join(folder, 'alive.lock.sqlite');
    writeFileSync(file, 'not what SQLite writes'.repeat(100));
    expect(() => takeLock(folder)).toThrow(ConfigError);
    expect(() => takeLock(folder)).toThrow(
      `DATA_DIR: ${folder} cannot be locked: file is not a database; it needs a file system with locks`,
    );
    rmSync(file);
    mkdirSync(file);
    expect(() => takeLock(folder)).toThrow(`DATA_DIR: ${folder} cannot be written (EISDIR)`);
    expect(readLock(folder)).toBeNull();
  });

  it('keeps an existing folder from other users', () => {
    const open = join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o777);
    makePrivate(open);
    expect(modeOf(open)).toBe(0o700);
  });
});
