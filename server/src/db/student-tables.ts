import { eq, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './handle.ts';
import * as schema from './tables.ts';

/**
 * The tables that hold rows of a student, in the order in which they are declared: the students themselves, and whatever refers to them by
 * foreign keys, directly or through another table of these. So a new table is among them without being named anywhere.
 */
export const studentTables = (): StudentTable[] =>
  Object.entries(schema).flatMap(([name, table]: [string, unknown]) => {
    if (!is(table, PgTable)) return [];
    const held = linksOf(table).length > 0 || table === schema.students;
    const columns = leftOutColumns[getTableConfig(table).name] ?? {};
    return held ? [{ name, table, leftOut: Object.keys(columns) }] : [];
  });

/**
 * Columns of these tables that no student is given, each with the reason.
 * @internal
 */
export const leftOutColumns: Record<string, Record<string, string>> = {
  sessions: { token_hash: 'whoever has a token is signed in; its hash tells nothing of the student' },
  idempotent_calls: {
    scope: 'holds the keyed hash of a network address',
    body_hash: 'a hash of what was sent, which stands in the row that the call made',
  },
};

/**
 * Tables that have to do with students without naming them by a foreign key, each with what becomes of its rows.
 * @internal
 */
export const looseTables: Record<string, string> = {
  files: 'named by resumes.stored_as; exported as the file itself, removed with its row',
  sign_in_codes: 'keyed hashes of codes, which live for ten minutes; removed with the address',
  budgets_spent: 'counts of requests, which live for a day at most; removed by the id that their key holds',
  erased_students: 'hashes of deleted accounts, kept so that no backup brings them back',
};

/** A page of a student's rows of one table, without the columns that are left out; `next` is what the page after it takes as `after`. */
export const studentRows = async (
  db: Db,
  { table, leftOut }: Pick<StudentTable, 'table' | 'leftOut'>,
  studentId: string,
  { after, limit }: { after: Row | null; limit: number },
): Promise<{ rows: Row[]; next: Row | null }> => {
  const { columns } = getTableConfig(table);
  const keys = keyOf(table);
  const rest =
    after === null
      ? undefined
      : sql`(${sql.join(keys, sql`, `)}) > (${sql.join(
          keys.map((column) => sql.param(after[propertyOf(table, column)], column)),
          sql`, `,
        )})`;
  // What is left out may be what they are ordered by.
  const hidden = columns.filter(({ name }) => leftOut.includes(name));
  const read = columns.filter((column) => !hidden.includes(column) || keys.includes(column));
  const rows: Row[] = await db
    .select(Object.fromEntries(read.map((column) => [propertyOf(table, column), column])))
    .from(table)
    .where(sql.join([ofStudent(table, studentId), ...(rest ? [rest] : [])], sql` AND `))
    .orderBy(...keys)
    .limit(limit);
  const names = hidden.map((column) => propertyOf(table, column));
  return {
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))),
    next: rows.length < limit ? null : (rows.at(-1) ?? null),
  };
};

/** Which rows of a table are a student's. */
function ofStudent(table: PgTable, studentId: string): SQL {
  if (table === schema.students) return eq(schema.students.id, studentId);
  const held = linksOf(table).map(({ column, to, parent }) =>
    parent === schema.students
      ? eq(column, studentId)
      : sql`${column} IN (SELECT ${to} FROM ${parent} WHERE ${ofStudent(parent, studentId)})`,
  );
  return or(...held) ?? sql`false`;
}

/** The foreign keys of a table that lead to a student. */
const linksOf = (table: PgTable): Link[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column, to] = [columns[0], foreignColumns[0]];
    const leads = foreignTable === schema.students || (foreignTable !== table && linksOf(foreignTable).length > 0);
    return leads && column && to ? [{ column, to, parent: foreignTable }] : [];
  });

/** The columns that tell rows of a table apart. */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const primary = columns.filter((column) => column.primary);
  if (primary.length > 0) return primary;
  // Those of a constraint are other objects of the same names.
  const names = (primaryKeys[0] ?? uniqueConstraints[0])?.columns.map(({ name }) => name) ?? [];
  return names.flatMap((name) => columns.find((column) => column.name === name) ?? []);
}

const propertyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(table).find(([, one]) => one === column)?.[0] ?? column.name;

export interface StudentTable {
  /** As the code calls it. */
  name: string;
  table: PgTable;
  /** Names of columns that are left out. */
  leftOut: string[];
}

type Row = Record<string, unknown>;

interface Link {
  column: PgColumn;
  /** The column of `parent` that it refers to. */
  to: PgColumn;
  parent: PgTable;
}
