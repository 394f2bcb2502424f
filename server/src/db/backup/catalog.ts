import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '#db/open.ts';
import * as schema from '#db/tables.ts';

/** Our tables that no backup holds: they belong to running processes or can be computed again. */
const leftOut = new Set(['instances', 'budgets_spent', 'idempotent_calls', 'sign_in_codes', 'outgoing_mails', 'embeddings']);

/** Returns the tables that a backup holds, as they are now. Each comes after the tables that it refers to. */
export const tablesIn = async (db: Db): Promise<Table[]> => {
  const columns = await rowsOf<Column & { table: string }>(
    db,
    sql`SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type,
        pg_get_serial_sequence(quote_ident(relname), attname) AS sequence
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY relname, attnum`,
  );
  const references = await rowsOf<{ table: string; to: string }>(
    db,
    sql`SELECT DISTINCT a.relname AS "table", b.relname AS "to"
      FROM pg_constraint JOIN pg_class a ON a.oid = conrelid JOIN pg_class b ON b.oid = confrelid
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  const ordered = new Set<string>();
  const add = (table: string): void => {
    if (ordered.has(table)) return;
    for (const { to } of references.filter((one) => one.table === table)) add(to);
    ordered.add(table);
  };
  for (const table of tables.keys()) add(table);
  return [...ordered]
    .filter((name) => !leftOut.has(name))
    .map((name) => ({
      name,
      columns: (tables.get(name) ?? []).map(({ name: column, type, sequence }) => ({ name: column, type, sequence })),
    }));
};

/** Returns the newest migration of a database, as its number in the journal; 0 where there is none. */
export const migrationOf = async (db: Db): Promise<number> => {
  const [{ newest } = { newest: null }] = await rowsOf<{ newest: string | number | null }>(
    db,
    sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
  );
  return Number(newest ?? 0);
};

/** Returns the indexes of these tables that only make reads faster. They cost less when they are made after the rows. */
export const plainIndexes = async (db: Db, tables: Map<string, Table>): Promise<{ name: string; definition: string }[]> => {
  const indexes = await rowsOf<{ name: string; table: string; definition: string }>(
    db,
    sql`SELECT indexes.relname AS name, tables.relname AS "table", pg_get_indexdef(indexrelid) AS definition
      FROM pg_index JOIN pg_class AS indexes ON indexes.oid = indexrelid JOIN pg_class AS tables ON tables.oid = indrelid
      WHERE tables.relnamespace = 'public'::regnamespace AND NOT indisunique AND NOT indisprimary`,
  );
  return indexes.filter(({ table }) => tables.has(table));
};

/** Names of the tables of this release. */
export const ownTables: string[] = Object.values(schema).flatMap((one: unknown) => (is(one, PgTable) ? [getTableConfig(one).name] : []));

export interface Table {
  name: string;
  columns: Column[];
}

interface Column {
  name: string;
  type: string;
  /** What numbers it, for an identity; null elsewhere. */
  sequence: string | null;
}
