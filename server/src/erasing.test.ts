import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { backUp } from '#db/backup/snapshots.ts';
import { erasedList } from '#db/erase.ts';
import { tablePlace } from '#db/files.ts';
import { openFolder } from '#db/folder.ts';
import { type Database, openPostgres } from '#db/open.ts';
import { erasedStudents, files as fileRows, resumes, students } from '#db/tables.ts';
import { openFiles } from '#platform/files.ts';
import { openTombstones } from '#platform/tombstones.ts';
import { copyOfTemplate, createCopy } from '#testing/database.testing.ts';
import { runRestore } from './backups.ts';
import { openErasing } from './erasing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder = '';
const ending: (() => Promise<unknown>)[] = [];
beforeEach((context) => {
  context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
  folder = mkdtempSync(join(tmpdir(), 'alive-erasing-'));
});
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

const now = () => new Date('2026-11-20T12:00:00Z');
const warned: string[] = [];
const openOn = ({ db }: Pick<Database, 'db'>, ...lists: string[]) =>
  openErasing({
    db,
    now,
    files: openFiles(tablePlace(db)),
    tombstones: openTombstones(lists.length > 0 ? lists : [folder]),
    log: { warn: (_: unknown, line?: string) => void warned.push(line ?? ''), error: () => undefined } as never,
    answers: { stop: async () => undefined, drop: () => undefined },
    scopesOf: async () => [],
    forgetMail: async () => undefined,
  });

/** A database with Maya, who has a résumé, and Noor. */
const filled = async (database: Database) => {
  const { db } = database;
  const file = await openFiles(tablePlace(db)).put(Buffer.from('%PDF'));
  const student = { lastName: 'Raman', school: 'UCLA', major: 'Biology', graduationYear: 2027, createdAt: now(), updatedAt: now() };
  await db.insert(students).values([
    { ...student, id: 'maya', firstName: 'Maya' },
    { ...student, id: 'noor', firstName: 'Noor' },
  ]);
  await db.insert(resumes).values({ studentId: 'maya', fileName: 'a.pdf', size: 4, type: 'pdf', storedAs: file, uploadedAt: now() });
  return database;
};
const opened = async (database: Database) => {
  ending.push(database.close);
  return database;
};
const namesIn = async ({ db }: Database) => (await db.select().from(students)).map(({ firstName }) => firstName).toSorted();

describe('a deleted account', () => {
  it('is deleted again after a backup of before was restored, with its files', async () => {
    const database = await filled(await opened(await copyOfTemplate('empty')));
    const backup = join(folder, 'a.backup');
    await backUp({ database, readFile: openFiles(tablePlace(database.db)).read, now }, backup);
    await openOn(database).erase('maya');
    expect(await namesIn(database)).toEqual(['Noor']);

    const restored = await restoredFrom(backup);
    expect(await namesIn(restored)).toEqual(['Maya', 'Noor']);
    await openOn(restored).catchUp();
    expect(await namesIn(restored)).toEqual(['Noor']);
    expect(await restored.db.$count(fileRows)).toBe(0);
    expect(warned.at(-1)).toContain('brought back');
  });

  it('is on a list that names nobody and only its owner can read', async () => {
    const database = await filled(await opened(await copyOfTemplate('empty')));
    await openOn(database).erase('maya');
    const file = join(folder, 'erased-accounts');
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64} 2026-11-20T12:00:00\.000Z\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // A crash while it was written.
    appendFileSync(file, 'abc');
    await openOn(database).catchUp();
    expect(await erasedList(database.db)).toHaveLength(1);
  });

  it('lets every later start read its lists, which name it in each folder', async () => {
    const database = await filled(await opened(await copyOfTemplate('empty')));
    const folders = [folder, join(folder, 'backups')];
    await openOn(database, ...folders).erase('maya');
    for (const start of ['next', 'second', 'third']) await expect(openOn(database, ...folders).catchUp(), start).resolves.toBeUndefined();
    expect(await erasedList(database.db)).toHaveLength(1);
  });

  it('takes its files along at the next start where the process ended before', async () => {
    const database = await filled(await opened(await copyOfTemplate('empty')));
    const crashing = openErasing({
      db: database.db,
      now,
      files: { remove: () => Promise.reject(new Error('The process is gone.')) },
      tombstones: openTombstones([folder]),
      log: { warn: () => undefined, error: () => undefined } as never,
      answers: { stop: async () => undefined, drop: () => undefined },
      scopesOf: async () => [],
      forgetMail: async () => undefined,
    });
    await expect(crashing.erase('maya')).rejects.toThrow('gone');
    expect(await database.db.$count(fileRows)).toBe(1);
    await openOn(database).catchUp();
    expect(await database.db.$count(fileRows)).toBe(0);
    const [row] = await database.db.select().from(erasedStudents);
    expect(row?.files).toEqual([]);
  });

  it.runIf(inject('templates').kind === 'postgres')('stays on the list of a PostgreSQL that is replaced', async () => {
    const templates = inject('templates');
    if (templates.kind !== 'postgres') return;
    const { url, drop } = await createCopy(templates, 'empty');
    ending.push(drop);
    const first = await filled(await openPostgres({ url, onError: () => undefined }));
    const backup = join(folder, 'a.backup');
    await backUp({ database: first, readFile: openFiles(tablePlace(first.db)).read, now }, backup);
    await openOn(first).erase('maya');
    await first.close();
    await runRestore({ dataDir: folder, databaseUrl: url }, { name: 'restore', file: backup, replace: true }, () => undefined);
    const second = await opened(await openPostgres({ url, onError: () => undefined }));
    // Another machine, without the list of the first.
    await openOn(second, mkdtempSync(join(folder, 'other-'))).catchUp();
    expect(await namesIn(second)).toEqual(['Noor']);
  });

  const restoredFrom = async (file: string): Promise<Database> => {
    const templates = inject('templates');
    if (templates.kind === 'postgres') {
      const { url, drop } = await createCopy(templates, 'empty');
      ending.push(drop);
      await runRestore({ dataDir: folder, databaseUrl: url }, { name: 'restore', file, replace: false }, () => undefined);
      return opened(await openPostgres({ url, onError: () => undefined }));
    }
    const dataDir = mkdtempSync(join(folder, 'data-'));
    await runRestore({ dataDir, databaseUrl: null }, { name: 'restore', file, replace: false }, () => undefined);
    return opened(await openFolder(dataDir, { say: () => undefined, backupDir: null }));
  };
});
