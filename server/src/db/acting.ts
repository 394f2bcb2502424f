import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Db } from './handle.ts';
import { rowsOf } from './open.ts';
import { hashOfToken } from './sessions.ts';
import { sessions, students } from './tables.ts';

/**
 * For which session what runs now was asked for, through all that it awaits; nobody's where the server acts by itself. Work that others
 * share must be given a handle that does not look at this.
 */
const acting = new AsyncLocalStorage<Session | null>();

/** Runs what a session asks for; `token` null: nobody's. */
export const actFor = <T>(token: string | null, run: () => T): T => acting.run(token === null ? null : { hash: hashOfToken(token) }, run);

/** Runs what the server goes on with by itself, whatever becomes of the session that asked for it. */
export const actByItself = <T>(run: () => T): T => acting.run(null, run);

/** The session that is acted for; null: nobody's. */
export const actingSession = (): Session | null => acting.getStore() ?? null;

/**
 * A handle on which whatever is written for a session is written while that session lasts: each transaction, and each single statement that
 * writes, first locks the student and finds the session alive, or throws what `ended` makes. Whoever ends sessions locks the student, too.
 */
export const whileSessionLasts = (db: Db, { now, ended }: { now: () => Date; ended: () => Error }): Db => {
  const hold = async (tx: Db, { hash }: Session): Promise<void> => {
    const held = await rowsOf(
      tx,
      // Locked in this order by all, or two would wait for each other. One that is deleted meanwhile is not among the rows.
      sql`SELECT 1 FROM ${students} JOIN ${sessions} ON ${sessions.studentId} = ${students.id}
        WHERE ${sessions.tokenHash} = ${hash} AND ${sessions.expiresAt} > ${now().toISOString()}::timestamptz
        FOR NO KEY UPDATE OF students FOR KEY SHARE OF sessions`,
    );
    if (held.length === 0) throw ended();
  };

  const transaction: Db['transaction'] = (run, config) => {
    const session = actingSession();
    if (session === null) return db.transaction(run, config);
    return db.transaction(async (tx) => {
      await hold(tx, session);
      return run(tx);
    }, config);
  };

  const prepareQuery: Statements['prepareQuery'] = (...asked) => {
    const prepared = statementsOf(db).prepareQuery(...asked);
    if (!writes.test(asked[0].sql)) return prepared;
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) =>
      actingSession() === null
        ? execute(...values)
        : transaction((tx) =>
            statementsOf(tx)
              .prepareQuery(...asked)
              .execute(...values),
          );
    return prepared;
  };

  return Object.create(db, {
    transaction: { value: transaction },
    session: { get: () => Object.create(statementsOf(db), { prepareQuery: { value: prepareQuery } }) as unknown },
  }) as Db;
};

/** A statement's text holds no values. */
const writes = /\b(insert\s+into|update|delete\s+from)\b/i;

/** What a handle of the ORM asks of its driver. */
const statementsOf = (db: Db): Statements => (db as unknown as { session: Statements }).session;

interface Statements {
  prepareQuery: (query: { sql: string }, ...more: unknown[]) => { execute: (...values: unknown[]) => Promise<unknown> };
}

interface Session {
  /** What is stored of its token. */
  hash: string;
}
