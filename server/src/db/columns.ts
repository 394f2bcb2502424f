import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * How rows of a table travel as one JSON parameter: the columns that rows fill, the fields that hold them, what overwrites a row that is
 * there but for the columns in `kept`, and the rows as a table named incoming, under the names of their fields. Both databases read JSON
 * arrays into text[] and ISO times into timestamptz.
 */
export const openRecordset = (table: PgTable, kept: readonly string[]): Recordset => {
  const given = Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined);
  const types = listed(given.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`));
  const changed = given.flatMap(([, { name }]) => (kept.includes(name) ? [] : [sql.identifier(name)]));
  return {
    columns: listed(given.map(([, { name }]) => sql.identifier(name))),
    fields: listed(given.map(([field]) => sql.identifier(field))),
    overwritten: listed(changed.map((name) => sql`${name} = excluded.${name}`)),
    of: (rows) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS incoming (${types})`,
  };
};

/** The columns of a table to select, but for some. */
export const columnsBut = <T extends PgTable, K extends keyof T['_']['columns']>(table: T, ...left: K[]): Omit<T['_']['columns'], K> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([field]) => !left.includes(field as K))) as Omit<T['_']['columns'], K>;

const listed = (parts: Parameters<typeof sql.join>[0]): SQL => sql.join(parts, sql`, `);

interface Recordset {
  columns: SQL;
  fields: SQL;
  overwritten: SQL;
  of: (rows: readonly object[]) => SQL;
}
