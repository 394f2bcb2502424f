import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database handle of every room, for PGlite and PostgreSQL alike; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** How many characters the texts of a column have in the rows that meet a condition, all together. */
export const charactersIn = async (db: Db, column: PgColumn, condition: SQL | undefined): Promise<number> => {
  const characters = sql<number>`coalesce(sum(length(${column})), 0)::integer`;
  const [row] = await db.select({ characters }).from(column.table).where(condition);
  return row?.characters ?? 0;
};
