import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '#db/open.ts';
import { ensureWritable, unwritable } from '#platform/writable.ts';
import { BackupError, type Part, type Summary, verifyBackup, writeBackup } from './format.ts';
import { migrationOf, ownTables, type Table, tablesIn } from './catalog.ts';

/** How many snapshots are kept. */
export const snapshotsKept = 3;

/** Backs a database up to a file that only this user can read, while the database is used. */
export const backUp = (
  { database, readFile, now }: { database: Database; readFile: (name: string) => Promise<Buffer | null>; now: () => Date },
  file: string,
): Promise<Summary> => database.consistent((tx) => writeBackup(file, dump(tx, { readFile, madeAt: now() })));

/** Backs a database up as a snapshot in a folder, and keeps the newest three. */
export const makeSnapshot = async (deps: Parameters<typeof backUp>[0], folder: string): Promise<Summary> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeStaleDrafts(folder);
  const summary = await backUp(deps, join(folder, `alive-${deps.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`));
  for (const old of (await snapshotsIn(folder)).slice(snapshotsKept)) await rm(join(folder, old), { force: true });
  return summary;
};

/** Makes the folder of snapshots where there is none. Throws ConfigError when the configuration is the reason that it cannot be written. */
export const checkSnapshotFolder = (folder: string): Promise<void> =>
  ensureWritable(folder).catch((error: unknown) => {
    // A disk that is full or away for a while stops snapshots, not the server.
    if (misconfigured.has((error as NodeJS.ErrnoException).code ?? '')) throw unwritable('BACKUP_DIR', folder, error);
  });

const misconfigured = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/** Removes what a process that was killed had written of a snapshot. One that is being written now is younger. */
const removeStaleDrafts = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder)) {
    if (!entry.endsWith('.draft') || !name.test(entry.slice(0, -'.draft'.length))) continue;
    const draft = join(folder, entry);
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > staleAfter) await rm(draft, { force: true });
  }
};

/** Milliseconds without a write. */
const staleAfter = 600_000;

/** Returns the newest whole snapshot of a folder; null where there is none. `skipped` gets the reasons why newer ones are no use. */
export const newestSnapshot = async (
  folder: string,
  skipped: (reason: string) => void,
): Promise<{ file: string; summary: Summary } | null> => {
  for (const name of await snapshotsIn(folder)) {
    const file = join(folder, name);
    try {
      return { file, summary: await verifyBackup(file) };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      skipped(error.message);
    }
  }
  return null;
};

/** Returns when the newest snapshot of a folder was made, by its name; null where there is none. */
export const newestSnapshotAt = async (folder: string): Promise<Date | null> => {
  const [newest] = await snapshotsIn(folder);
  const [, day, hours, minutes, seconds] = name.exec(newest ?? '') ?? [];
  return day === undefined ? null : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
};

/** Names of snapshots, the newest first. */
const snapshotsIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => name.test(entry))
    .toSorted()
    .toReversed();
};

const name = /^alive-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/**
 * Yields the parts of a backup, read in one transaction that sees one moment. `readFile` returns the content of a student's file that is not
 * in the database; null where the file is missing.
 * @internal
 */
export async function* dump(tx: Db, { readFile, madeAt }: DumpOptions): AsyncGenerator<Part> {
  // Both databases write values alike.
  await tx.execute(
    sql`SELECT set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, MDY', true), set_config('extra_float_digits', '1', true)`,
  );
  yield { head: { format: 'alive-backup', version: 1, migration: await migrationOf(tx), madeAt: madeAt.toISOString() } };
  // Other programs may have tables in the same database.
  for (const table of (await tablesIn(tx)).filter(({ name }) => ownTables.includes(name))) {
    yield { table: { table: table.name, columns: table.columns.map(({ name }) => name), sequences: await sequencesOf(tx, table) } };
    yield* rowsOfTable(tx, table);
    if (table.name === 'files') yield* filesElsewhere(tx, { table, readFile, madeAt });
  }
}

async function* rowsOfTable(tx: Db, { name, columns }: Table): AsyncGenerator<Part> {
  const values = columns.map(({ name: column, type }) =>
    type === 'bytea' ? sql`translate(encode(${id(column)}, 'base64'), E'\\n', '')` : sql`${id(column)}::text`,
  );
  await tx.execute(
    sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT json_build_array(${sql.join(values, sql`, `)})::text AS line FROM ${id(name)} ${which(name)}`,
  );
  // A file has up to 10 MB.
  const many = sql.raw(columns.some(({ type }) => type === 'bytea') ? '1' : '250');
  for (;;) {
    const lines = await rowsOf<{ line: string }>(tx, sql`FETCH ${many} FROM backup_rows`);
    if (lines.length === 0) break;
    yield { rows: lines.map(({ line }) => line) };
  }
  await tx.execute(sql`CLOSE backup_rows`);
}

/** Keeps only the sessions of students without an email address, who could not sign in again. */
const which = (table: string) => (table === 'sessions' ? sql`WHERE student_id IN (SELECT id FROM students WHERE email IS NULL)` : sql``);

/** Files that lie in a folder, as rows of the table. */
async function* filesElsewhere(tx: Db, { table, readFile, madeAt }: DumpOptions & { table: Table }): AsyncGenerator<Part> {
  const names = await rowsOf<{ name: string }>(tx, sql`SELECT stored_as AS name FROM resumes EXCEPT SELECT name FROM files`);
  for (const { name } of names) {
    const content = await readFile(name);
    if (content === null) continue;
    const row: Record<string, string> = { name, content: content.toString('base64'), created_at: asPostgres(madeAt) };
    // Spaced as PostgreSQL does it, so that the same row has the same hash wherever its file lies.
    yield { rows: [`[${table.columns.map((column) => JSON.stringify(row[column.name] ?? null)).join(', ')}]`] };
  }
}

async function sequencesOf(tx: Db, { columns }: Table): Promise<Record<string, number>> {
  const last: Record<string, number> = {};
  for (const { name, sequence } of columns) {
    if (sequence === null) continue;
    const [row] = await rowsOf<{ last: string | number }>(tx, sql`SELECT last_value AS last FROM ${sql.raw(sequence)} WHERE is_called`);
    if (row) last[name] = Number(row.last);
  }
  return last;
}

/** As PostgreSQL writes a moment: 2026-11-23 03:00:00.12+00. */
const asPostgres = (at: Date): string =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.?0*Z$/, '+00');

const id = (name: string) => sql.identifier(name);

interface DumpOptions {
  readFile: (name: string) => Promise<Buffer | null>;
  madeAt: Date;
}
