import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '#config/config.ts';
import { isNamed, tablePlace } from '#db/files.ts';
import { files, resumes, students } from '#db/tables.ts';
import { type FilePlace, folderPlace, openFiles } from '#platform/files.ts';
import { copyOfTemplate, testDatabase } from '#testing/database.testing.ts';
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
/** On a database that no other process uses, so that a test's one transaction holds no lock. */
const openIn = (fileStore: string) => openStudentFiles({ dataDir, fileStore, databaseUrl: null }, { db, bulk: db });
/** Stores a student with a résumé in the database; its file's name. */
const keepFor = async (studentId: string) => {
  const at = new Date('2026-11-20T12:00:00Z');
  const name = await openFiles(tablePlace(db)).put(Buffer.from('%PDF'));
  const student = { firstName: 'Maya', lastName: 'Raman', school: 'UCLA', major: 'Biology', graduationYear: 2027 };
  await db.insert(students).values({ ...student, id: studentId, createdAt: at, updatedAt: at });
  await db.insert(resumes).values({ studentId, fileName: 'maya.pdf', size: 4, type: 'pdf', storedAs: name, uploadedAt: at });
  return name;
};
const inTable = async () => (await db.select({ name: files.name }).from(files)).map(({ name }) => name);
/** A résumé as the release before kept it. */
const keepAsBefore = (name: string, content: Buffer) => {
  mkdirSync(join(dataDir, 'resumes'), { recursive: true });
  writeFileSync(join(dataDir, 'resumes', name), content);
};
const old = 'A'.repeat(22);
const large = Buffer.alloc(10 * 1024 * 1024, 'résumé');

describe.each(['database', 'folder'])('files in the %s', (kind) => {
  const open = () => openIn(kind === 'database' ? kind : shared);

  it('are kept as they are, up to 10 MB, and forgotten', async () => {
    const store = await open();
    const name = await store.put(large);
    expect((await store.read(name))?.equals(large)).toBe(true);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
    await store.remove(name);
  });

  it('are read in pieces, as far as they are wanted', async () => {
    const store = await open();
    const name = await store.put(large);
    for await (const piece of (await store.open(name)) ?? []) {
      expect(piece.length).toBeLessThanOrEqual(262_144);
      expect(piece.equals(large.subarray(0, piece.length))).toBe(true);
      break;
    }
    await store.remove(name);
    expect(await store.open(name)).toBeNull();
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

describe('files of the database that no résumé has', () => {
  it('are removed after a day', async () => {
    const store = await openIn('database');
    const [unnamed, named] = [await store.put(Buffer.from('a')), await keepFor('maya')];
    await db.update(files).set({ createdAt: new Date('2020-01-01T00:00:00Z') });
    const young = await store.put(Buffer.from('b'));
    await store.takeIn(going);
    expect((await inTable()).toSorted()).toEqual([young, named].toSorted());
    expect(await store.read(unnamed)).toBeNull();
  });
});

describe('a folder for files', () => {
  it('is for this user only, and takes in what the database holds', async () => {
    const name = await (await openIn('database')).put(large);
    const store = await openIn(shared);
    expect(await store.takeIn(going)).toBe(1);
    expect(await inTable()).toEqual([]);
    expect((await store.read(name))?.equals(large)).toBe(true);
    expect([statSync(shared).mode & 0o777, statSync(join(shared, name)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readdirSync(shared)).toEqual([name]);
  });

  it('that held the files of the release before keeps them', async () => {
    keepAsBefore(old, Buffer.from('%PDF before'));
    const store = await openIn(join(dataDir, 'resumes'));
    expect(await store.takeIn(going)).toBe(0);
    expect((await store.read(old))?.toString()).toBe('%PDF before');
  });

  it('is refused where it cannot be one', async () => {
    writeFileSync(shared, 'a file');
    await expect(openIn(shared)).rejects.toThrow(ConfigError);
  });
});

describe('files that two instances move at once', () => {
  const table = tablePlace(db);
  /** Moves from a table of which another instance moves a file while this one has read it. */
  const moveLate = async (meanwhile: (name: string) => Promise<unknown>) => {
    const late: FilePlace = {
      ...table,
      open: async (name) => {
        const content = await table.open(name);
        await meanwhile(name);
        return content;
      },
    };
    await openFiles(folderPlace(shared), {
      former: [late],
      isNamed: (name) => isNamed(db, name),
      alone: (_, work) => work(),
    }).takeIn(going);
  };
  it('are in the new place', async () => {
    const name = await keepFor('maya');
    await moveLate(async () => (await openIn(shared)).takeIn(going));
    expect((await (await openIn(shared)).read(name))?.toString()).toBe('%PDF');
    expect([readdirSync(shared), await inTable()]).toEqual([[name], []]);
  });

  it('are gone when their student deletes them meanwhile', async () => {
    await keepFor('maya');
    await moveLate(async (name) => {
      await db.delete(resumes);
      await (await openIn(shared)).remove(name);
    });
    expect([readdirSync(shared), await inTable()]).toEqual([[], []]);
  });

  it.runIf(inject('templates').kind === 'postgres')('are moved by one of them at a time', async () => {
    const database = await copyOfTemplate('empty');
    const instance = (at: number) =>
      openStudentFiles({ dataDir: join(dataDir, `${at}`), fileStore: shared, databaseUrl: 'postgresql://shared' }, database);
    const [first, second] = [await instance(1), await instance(2)];
    const names = await Promise.all(Array.from({ length: 50 }, () => openFiles(tablePlace(database.db)).put(Buffer.from('%PDF'))));
    const moved = await Promise.all([first.takeIn(going), second.takeIn(going)]);
    const isThere = await Promise.all(names.map(async (name) => (await second.read(name)) !== null));
    await database.close();
    expect([moved.toSorted(), isThere.filter(Boolean).length]).toEqual([[0, 50], 50]);
  });
});
