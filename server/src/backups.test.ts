import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type Part, type Summary, writeBackup } from '#db/backup/format.ts';
import { backUp, checkSnapshotFolder, dump, makeSnapshot, newestSnapshot, newestSnapshotAt } from '#db/backup/snapshots.ts';
import { openFolder } from '#db/folder.ts';
import { type Database, migrationsFolder, openPostgres, rowsOf } from '#db/open.ts';
import { conversations, embeddings, facts, files, instances, resumes, sessions, students } from '#db/tables.ts';
import { copyOfTemplate, createCopy, type TemplateName } from '#testing/database.testing.ts';
import { runBackup, runRestore } from './backups.ts';
import { openSnapshots } from './snapshots.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder = '';
const opened: Database[] = [];
const ending: (() => Promise<void>)[] = [];
beforeEach((context) => {
  context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
  folder = mkdtempSync(join(tmpdir(), 'alive-backup-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const end of ending.splice(0)) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** A database with two students, one of whom has no address, a résumé and what else a row can hold. */
const filled = async (template: TemplateName = 'empty') => {
  const database = await copyOfTemplate(template);
  opened.push(database);
  const { bulk: db } = database;
  const at = new Date('2026-11-20T12:00:00.123Z');
  const student = { school: 'UCLA', major: 'Biology', graduationYear: 2027, createdAt: at, updatedAt: at };
  await db.insert(students).values([
    {
      ...student,
      id: 'maya',
      firstName: 'Maya',
      lastName: 'Raman "the\\n" \u2028 √',
      email: 'maya@example.edu',
      lookingFor: ['a, "b"', '', '{}'],
    },
    { ...student, id: 'noor', firstName: 'Noor', lastName: 'Haddad', musts: ['visa'] },
  ]);
  await db
    .insert(sessions)
    .values(['maya', 'noor'].map((studentId) => ({ tokenHash: `hash of ${studentId}`, studentId, createdAt: at, expiresAt: at })));
  await db.insert(files).values([{ name: 'in the table', content: Buffer.from([0, 1, 250, 10]), createdAt: at }]);
  await db.insert(resumes).values([
    { studentId: 'maya', fileName: 'maya.pdf', size: 4, type: 'pdf', storedAs: 'in the table', uploadedAt: at },
    { studentId: 'noor', fileName: 'noor.pdf', size: 4, type: 'pdf', storedAs: 'in a folder', uploadedAt: at },
  ]);
  await db.insert(conversations).values({ id: 'chat', kind: 'search', about: { name: 'Maya' } as never, createdAt: at, updatedAt: at });
  await db.execute(`UPDATE conversations SET state = 'null'::jsonb`);
  const fact = { kind: 'skill', stance: 'have', origin: 'typed', status: 'kept', createdAt: at, updatedAt: at, studentId: 'maya' } as const;
  for (const id of ['first', 'second', 'third']) await db.insert(facts).values({ ...fact, id, text: id, key: id });
  await db.execute(`DELETE FROM facts WHERE id = 'third'`);
  await db.insert(embeddings).values({ key: 'k', vector: Buffer.from([1]) });
  await db.insert(instances).values({ id: 'i', host: 'h', pid: 1, startedAt: at, beatAt: at });
  return database;
};

const now = () => new Date('2026-11-21T03:00:00Z');
const readFile = async (name: string) => (name === 'in a folder' ? Buffer.from('%PDF') : null);
const backUpOf = (database: Database, file = join(folder, 'a.backup')) => backUp({ database, readFile, now }, file);
const said: string[] = [];
const print = (line: string) => void said.push(line);

/** Restores a file into a new database of the kind under test, and opens that. */
const restored = async (file: string): Promise<Database> => {
  const templates = inject('templates');
  if (templates.kind !== 'postgres') return restoredFolder(file);
  const { url, drop } = await createCopy(templates, 'empty');
  ending.push(drop);
  await runRestore({ dataDir: folder, databaseUrl: url }, { name: 'restore', file, replace: false }, print);
  const database = await openPostgres({ url, onError: () => undefined });
  opened.push(database);
  return database;
};
/** The same into an embedded one, whatever the kind. */
const restoredFolder = async (file: string): Promise<Database> => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await runRestore({ dataDir, databaseUrl: null }, { name: 'restore', file, replace: false }, print);
  const database = await openFolder(dataDir, { say: print, backupDir: null });
  opened.push(database);
  return database;
};
async function* whileWriting(parts: AsyncIterable<Part>, { db }: Database): AsyncGenerator<Part> {
  for await (const part of parts) {
    yield part;
    await db.execute(`UPDATE students SET first_name = first_name || '!'`);
  }
}
const hashesOf = ({ tables }: Summary) => Object.fromEntries(tables.map(({ name, rows, hash }) => [name, `${rows} ${hash}`]));

describe('a backup', () => {
  it('restores every row and file, into either kind of database', async () => {
    const first = await backUpOf(await filled('sample'));
    const again = await backUpOf(await restored(join(folder, 'a.backup')), join(folder, 'b.backup'));
    const embedded = await restoredFolder(join(folder, 'b.backup'));
    expect(hashesOf(again)).toEqual(hashesOf(first));
    expect(hashesOf(await backUpOf(embedded, join(folder, 'c.backup')))).toEqual(hashesOf(first));
    expect(first.tables.find(({ name }) => name === 'jobs')?.rows).toBe(780);
    expect(await rowsOf(embedded.db, `SELECT name, encode(content, 'hex') AS hex FROM files ORDER BY name`)).toEqual([
      { name: 'in a folder', hex: Buffer.from('%PDF').toString('hex') },
      { name: 'in the table', hex: '0001fa0a' },
    ]);
    // What the database derives is there, and numbers go on where they were.
    expect(await rowsOf(embedded.db, `SELECT count(*)::int AS found FROM jobs WHERE length(words) > 0`)).not.toEqual([{ found: 0 }]);
    const at = now();
    await embedded.db.insert(facts).values({
      id: 'next',
      kind: 'skill',
      stance: 'have',
      text: 'x',
      key: 'x',
      origin: 'typed',
      status: 'kept',
      createdAt: at,
      updatedAt: at,
      studentId: 'noor',
    });
    expect(await rowsOf(embedded.db, `SELECT ordinal::int FROM facts WHERE id = 'next'`)).toEqual([{ ordinal: 4 }]);
  });

  it('leaves out what is of a moment, and who can sign in again', async () => {
    await backUpOf(await filled());
    const { db } = await restored(join(folder, 'a.backup'));
    expect(await db.select({ whose: sessions.studentId }).from(sessions)).toEqual([{ whose: 'noor' }]);
    expect([await db.$count(embeddings), await db.$count(instances)]).toEqual([0, 0]);
  });

  it.runIf(inject('templates').kind === 'postgres')('sees one moment while others write', async () => {
    const database = await filled();
    const file = join(folder, 'a.backup');
    const before = await backUpOf(database, join(folder, 'before.backup'));
    const during = await database.consistent((tx) => writeBackup(file, whileWriting(dump(tx, { readFile, madeAt: now() }), database)));
    expect(hashesOf(during)).toEqual(hashesOf(before));
  });

  it('is for this user only, says what is in it, and replaces an older one', async () => {
    const file = join(folder, 'a.backup');
    writeFileSync(file, 'older', { mode: 0o644 });
    said.length = 0;
    await runBackup({ database: await filled(), files: { read: readFile } }, { name: 'backup', file }, print);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(said).toEqual([expect.stringMatching(/^[\d,]+ rows of \d+ tables are in .+, which only you can read/)]);
    expect(readdirSync(folder)).toEqual(['a.backup']);
  });

  it('of an older release gets the tables of this one', async () => {
    const file = join(folder, 'old.backup');
    await writeBackup(file, beforeFacts());
    const { db } = await restored(file);
    // Facts came after it, made from profiles.
    expect(await db.select({ text: facts.text, of: facts.studentId }).from(facts)).toEqual([{ text: 'Chess', of: 'maya' }]);
    expect(await rowsOf(db, `SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations`)).toEqual([{ count: migrations.length }]);
  });
});

/** What the release before facts would have written. */
async function* beforeFacts(): AsyncGenerator<Part> {
  yield {
    head: {
      format: 'alive-backup',
      version: 1,
      migration: migrations.find(({ tag }) => tag === '0006_refused')?.when ?? 0,
      madeAt: now().toISOString(),
    },
  };
  const profile = { summary: '', interests: ['Chess'], target_companies: [], target_roles: [], ideal_environment: '' };
  const at = '2026-11-20 12:00:00+00';
  const maya = {
    id: 'maya',
    first_name: 'Maya',
    last_name: 'Raman',
    school: 'UCLA',
    major: 'Biology',
    graduation_year: '2027',
    profile: JSON.stringify(profile),
    created_at: at,
    updated_at: at,
  };
  yield { table: { table: 'students', columns: Object.keys(maya), sequences: {} } };
  yield { rows: [JSON.stringify(Object.values(maya))] };
}
const migrations = (
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string; when: number }[] }
).entries;

describe('a file that is no whole backup', () => {
  const small = async function* (migration: number): AsyncGenerator<Part> {
    yield { head: { format: 'alive-backup', version: 1, migration, madeAt: now().toISOString() } };
  };

  it.each<[string, (file: string) => void, RegExp]>([
    ['is cut off', (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), /it is cut off|it is damaged/],
    ['lost its last byte', (file) => truncateSync(file, statSync(file).size - 1), /it is cut off/],
    [
      'has another byte in its middle',
      (file) => {
        const content = readFileSync(file);
        const at = Math.floor(content.length / 2);
        content[at] = (content[at] ?? 0) ^ 0xff;
        writeFileSync(file, content);
      },
      /it is damaged/,
    ],
    ['is empty', (file) => truncateSync(file, 0), /it is cut off/],
    ['is something else', (file) => writeFileSync(file, 'id,name\n1,Maya\n'), /it is no backup of Alive/],
    ['is not there', (file) => rmSync(file), /there is no such file/],
  ])('%s is refused, and nothing is changed', async (_, damage, reason) => {
    const file = join(folder, 'a.backup');
    await backUpOf(await filled(), file);
    damage(file);
    const dataDir = mkdtempSync(join(folder, 'data-'));
    await expect(runRestore({ dataDir, databaseUrl: null }, { name: 'restore', file, replace: true }, print)).rejects.toThrow(reason);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is refused where a newer release made it', async () => {
    const file = join(folder, 'a.backup');
    await writeBackup(file, small(Date.now()));
    await expect(restored(file)).rejects.toThrow('it is of a newer release of Alive. Nothing was changed.');
  });
});

describe('restoring', () => {
  it('replaces data only when it is asked to, and moves an embedded database aside', async () => {
    const file = join(folder, 'a.backup');
    const summary = await backUpOf(await filled(), file);
    const dataDir = mkdtempSync(join(folder, 'data-'));
    await (await openFolder(dataDir, { say: print, backupDir: null })).close();
    const restore = (replace: boolean) => runRestore({ dataDir, databaseUrl: null }, { name: 'restore', file, replace }, print);
    await expect(restore(false)).rejects.toThrow('With --replace it is replaced; nothing was changed.');
    expect(await restore(true)).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('database.replaced-'))).toHaveLength(1);
    const database = await openFolder(dataDir, { say: print, backupDir: null });
    opened.push(database);
    expect(hashesOf(await backUpOf(database, join(folder, 'b.backup')))).toEqual(hashesOf(summary));
  });

  it.runIf(inject('templates').kind === 'postgres')(
    'into PostgreSQL happens neither alongside an Alive nor over data, unless asked to',
    async () => {
      const file = join(folder, 'a.backup');
      const summary = await backUpOf(await filled(), file);
      const templates = inject('templates');
      if (templates.kind !== 'postgres') return;
      const { url, drop } = await createCopy(templates, 'sample');
      ending.push(drop);
      const restore = (replace: boolean) => runRestore({ dataDir: folder, databaseUrl: url }, { name: 'restore', file, replace }, print);
      await expect(restore(false)).rejects.toThrow('There is data already');
      const other = await openPostgres({ url, onError: () => undefined });
      await expect(restore(true)).rejects.toThrow('Another Alive is using this database.');
      await other.close();
      expect(await restore(true)).toBe(0);
      const database = await openPostgres({ url, onError: () => undefined });
      opened.push(database);
      expect(hashesOf(await backUpOf(database, join(folder, 'b.backup')))).toEqual(hashesOf(summary));
    },
  );
});

describe('snapshots', () => {
  it('are kept three deep, and the newest whole one is found', async () => {
    const database = await filled();
    const dir = join(folder, 'backups');
    for (const day of ['20', '21', '22', '23'])
      await makeSnapshot({ database, readFile, now: () => new Date(`2026-11-${day}T03:00:00Z`) }, dir);
    const names = readdirSync(dir).toSorted();
    expect(names).toEqual(['21', '22', '23'].map((day) => `alive-2026-11-${day}T03-00-00Z.backup`));
    expect(await newestSnapshotAt(dir)).toEqual(new Date('2026-11-23T03:00:00Z'));
    truncateSync(join(dir, names[2] ?? ''), 100);
    copyFileSync(join(dir, names[0] ?? ''), join(dir, 'notes.backup'));
    const passed: string[] = [];
    expect((await newestSnapshot(dir, (line) => passed.push(line)))?.file).toBe(join(dir, names[1] ?? ''));
    expect(passed).toEqual([expect.stringContaining('it is cut off')]);
  });

  it('remove what a killed process had written of one, and leave one that is being written', async () => {
    const dir = join(folder, 'backups');
    mkdirSync(dir);
    const [stale, young, other] = ['alive-2026-11-19T03-00-00Z.backup.draft', 'alive-2026-11-20T02-59-59Z.backup.draft', 'notes.draft'];
    for (const name of [stale, young, other]) writeFileSync(join(dir, name), 'half');
    for (const name of [stale, other]) utimesSync(join(dir, name), new Date(0), new Date(0));
    await makeSnapshot({ database: await filled(), readFile, now }, dir);
    expect(readdirSync(dir).toSorted()).toEqual([young, 'alive-2026-11-21T03-00-00Z.backup', other].toSorted());
  });

  it('are not made twice at one time of day when the clock is set back', async () => {
    const dir = join(folder, 'backups');
    const database = { ...(await filled()), now };
    await makeSnapshot({ database, readFile, now: () => new Date(now().getTime() - 2_000) }, dir);
    await snapshotAt(dir, database);
    expect(readdirSync(dir)).toEqual(['alive-2026-11-21T02-59-58Z.backup']);
    rmSync(join(dir, 'alive-2026-11-21T02-59-58Z.backup'));
    await snapshotAt(dir, database);
    expect(readdirSync(dir)).toEqual(['alive-2026-11-21T03-00-00Z.backup']);
  });

  it('that cannot be read are reported, and the server goes on', async () => {
    writeFileSync(join(folder, 'file'), '');
    const { start, close, logged } = snapshotsOf(join(folder, 'file', 'backups'), await filled());
    await start();
    await close();
    expect(logged).toEqual([expect.stringMatching(/^The snapshots in \S+ cannot be read\.$/)]);
  });

  it('need a folder that can be written before a server listens', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(checkSnapshotFolder(join(folder, 'file'))).rejects.toThrow(/BACKUP_DIR: \S+ cannot be written \(\w+\)/);
    await checkSnapshotFolder(join(folder, 'new'));
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  it('are none where there is no folder', async () => {
    expect([await newestSnapshot(join(folder, 'none'), print), await newestSnapshotAt(join(folder, 'none'))]).toEqual([null, null]);
  });
});

const snapshotsOf = (dir: string, database: Database) => {
  const logged: string[] = [];
  const at = { hours: 3, minutes: 0 };
  const log = { error: (_: object, sentence: string) => void logged.push(sentence) };
  return { ...openSnapshots({ database, files: { read: readFile }, embedded: true, folder: dir, at, log }), logged };
};

/** Lets the time of day come at which a snapshot is made. */
const snapshotAt = async (dir: string, database: Database) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { start, close } = snapshotsOf(dir, database);
    await start();
    vi.advanceTimersByTime(86_400_000);
    await close();
  } finally {
    vi.useRealTimers();
  }
};
