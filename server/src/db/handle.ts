import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database handle of every room, for PGlite and PostgreSQL alike; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT>;
