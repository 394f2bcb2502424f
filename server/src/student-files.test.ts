import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '#config/config.ts';
import { files } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { openStudentFiles } from './student-files.ts';

const db = testDatabase();
let dataDir = '';
let shared = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alive-files-'));
  shared = join(dataDir, 'shared');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const going = new AbortController().signal;
const inTable = async () => (await db.select({ name: files.name }).from(files)).map(({ name }) => name);
/** A résumé as the release before kept it. */
const keepAsBefore = (name: string, content: Buffer) => {
  mkdirSync(join(dataDir, 'resumes'), { recursive: true });
  writeFileSync(join(dataDir, 'resumes', name), content);
};
const old = 'A'.repeat(22);
const large = Buffer.alloc(10 * 1024 * 1024, 'résumé');

describe.each(['database', 'folder'])('files in the %s', (kind) => {
  const open = () => openStudentFiles({ dataDir, fileStore: kind === 'database' ? kind : shared }, db);

  it('are kept as they are, up to 10 MB, and forgotten', async () => {
    const store = await open();
    const name = await store.put(large);
    expect((await store.read(name))?.equals(large)).toBe(true);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
    await store.remove(name);
  });

  it('of the release before are found, and moved in the background', async () => {
    keepAsBefore(old, Buffer.from('%PDF before'));
    const store = await open();
    expect((await store.read(old))?.toString()).toBe('%PDF before');
    expect(await store.takeIn(going)).toBe(1);
    expect(readdirSync(join(dataDir, 'resumes'))).toEqual([]);
    expect((await store.read(old))?.toString()).toBe('%PDF before');
    expect(await store.takeIn(going)).toBe(0);
  });

  it('are moved once where the move was cut off', async () => {
    keepAsBefore(old, Buffer.from('%PDF before'));
    await (await open()).takeIn(going);
    keepAsBefore(old, Buffer.from('%PDF before'));
    const store = await open();
    expect(await store.takeIn(AbortSignal.abort())).toBe(0);
    expect(await store.takeIn(going)).toBe(1);
    expect(existsSync(join(dataDir, 'resumes', old))).toBe(false);
    await store.remove(old);
    expect(await store.read(old)).toBeNull();
  });
});

describe('a folder for files', () => {
  it('is for this user only, and takes in what the database holds', async () => {
    const name = await (await openStudentFiles({ dataDir, fileStore: 'database' }, db)).put(large);
    const store = await openStudentFiles({ dataDir, fileStore: shared }, db);
    expect(await store.takeIn(going)).toBe(1);
    expect(await inTable()).toEqual([]);
    expect((await store.read(name))?.equals(large)).toBe(true);
    expect([statSync(shared).mode & 0o777, statSync(join(shared, name)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readdirSync(shared)).toEqual([name]);
  });

  it('is refused where it cannot be one', async () => {
    writeFileSync(shared, 'a file');
    await expect(openStudentFiles({ dataDir, fileStore: shared }, db)).rejects.toThrow(ConfigError);
  });
});
