import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError, readLock, takeLock } from './lock.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'alive-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
/** A lock that was written long ago. */
const leave = (holder: unknown) => {
  writeFileSync(join(folder, 'alive.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
  utimesSync(join(folder, 'alive.lock'), 0, 0);
};

describe('the lock of a data directory', () => {
  it('names its holder to whoever comes later, and goes with it', () => {
    const lock = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(LockedError);
    expect(() => takeLock(folder)).toThrow(`process ${process.pid}`);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    takeLock(folder).release();
  });

  it('is for this user’s eyes only, also with the secret in it', () => {
    const lock = takeLock(folder);
    lock.announce({ port: 4000, secret: 'secret' });
    expect(statSync(join(folder, 'alive.lock')).mode & 0o777).toBe(0o600);
    expect(readLock(folder)).toMatchObject({ pid: process.pid, port: 4000, secret: 'secret' });
    expect(readdirSync(folder)).toEqual(['alive.lock']);
    expect(() => takeLock(folder)).toThrow(LockedError);
  });

  it.each([
    ['a dead process', { pid: 2 ** 22 + 1, started: null, nonce: 'a' }],
    ['a process whose number is now another’s', { pid: process.pid, started: '1', nonce: 'a' }],
    ['somebody who wrote nothing', ''],
    ['somebody who did not finish writing', '{"pid":12'],
  ])('is taken over from %s', (_, holder) => {
    leave(holder);
    takeLock(folder);
    expect(readLock(folder)?.pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['alive.lock']);
  });

  it('stays when it is released by one who no longer holds it', () => {
    const lock = takeLock(folder);
    leave({ pid: process.pid, started: null, nonce: 'another' });
    lock.release();
    expect(readLock(folder)?.nonce).toBe('another');
  });

  it('is taken over also when somebody died while taking it over', () => {
    leave({ pid: 2 ** 22 + 1, started: null, nonce: 'a' });
    writeFileSync(join(folder, 'alive.lock.left'), '');
    utimesSync(join(folder, 'alive.lock.left'), 0, 0);
    takeLock(folder);
    expect(readdirSync(folder)).toEqual(['alive.lock']);
  });

  it('tells apart a process and a later one that was given its number, by when they started', () => {
    const code = `(await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)})).takeLock(${JSON.stringify(folder)});`;
    spawnSync(process.execPath, ['--input-type=module', '-e', code]);
    const earlier = readLock(folder);
    expect(earlier?.started).toBeTruthy();
    leave({ ...earlier, pid: process.pid });
    takeLock(folder);
    expect(readLock(folder)?.nonce).not.toBe(earlier?.nonce);
  });

  it('goes to one of many who find it stale at the same moment', async () => {
    leave({ pid: 2 ** 22 + 1, started: null, nonce: 'stale' });
    const code = `
      const { takeLock } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
      process.stdout.write('ready');
      process.stdin.once('data', () => {
        try { takeLock(${JSON.stringify(folder)}); process.stdout.write('got it'); } catch (error) { process.stdout.write(error.constructor.name); }
      });`;
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    try {
      await Promise.all(children.map(async ({ stdout }) => once(stdout, 'data')));
      const answers = Promise.all(children.map(async ({ stdout }) => String(await once(stdout, 'data'))));
      for (const { stdin } of children) stdin.write('now');
      const said = await answers;
      expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual(['got it', ...Array.from({ length: 5 }, () => 'LockedError')]);
      expect(readdirSync(folder)).toEqual(['alive.lock']);
      expect(readFileSync(join(folder, 'alive.lock'), 'utf8')).toContain(`"pid":${children[said.indexOf('got it')]?.pid},`);
    } finally {
      for (const child of children) child.kill('SIGKILL');
    }
  });
});
