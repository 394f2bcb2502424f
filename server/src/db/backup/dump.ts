import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { migrationOf, ownTables, type Table, tablesIn } from './catalog.ts';
import type { Part } from './format.ts';

/**
 * Yields the parts of a backup, read in one transaction that sees one moment. `readFile` returns the content of a student's file that is not
 * in the database; null where the file is missing.
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

export interface DumpOptions {
  readFile: (name: string) => Promise<Buffer | null>;
  madeAt: Date;
}
