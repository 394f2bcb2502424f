import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './handle.ts';
import { isTimeLimit, openDeadline, TimeLimitError } from './time-limit.ts';

/**
 * Runs reads in a transaction of their own that can write nothing and ends by ROLLBACK, so that nothing they set outlives them either.
 * Throws TimeLimitError when they took too long; what they send afterwards is refused.
 */
export type ReadOnly = <T>(run: (tx: Db) => Promise<T>) => Promise<T>;

/** How long reads may take, in milliseconds, where nothing else is said. */
export const usualTimeLimit = 2000;

/**
 * The same within what a handle speaks to, be it a transaction already; the limit is PostgreSQL's own, for each statement. Where the handle
 * takes statements `inTurn` while another one runs, the first read does not wait for an answer to the settings.
 */
export const readOnlyIn =
  (db: Db, timeLimit = usualTimeLimit, { inTurn = false } = {}): ReadOnly =>
  async <T>(run: (tx: Db) => Promise<T>): Promise<T> => {
    let result: { value: T } | undefined;
    await db
      .transaction(async (tx) => {
        // The ORM sends a statement only once somebody waits for it.
        const begun = tx.execute(begin(timeLimit)).then(() => undefined);
        if (!inTurn) await begun;
        const [value] = await Promise.all([run(tx), begun]);
        result = { value };
        throw new Ended();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Ended)) throw isTimeLimit(error) ? new TimeLimitError() : error;
      });
    if (result === undefined) throw new Error('The transaction ended without a result.');
    return result.value;
  };

/**
 * Makes the transaction read-only, which nothing can take back once a statement has read, as this one does. Whoever waits for a lock longer
 * than the limit would be too late anyway. Sets of ids of everybody are to be hashed, not walked through, and nine positions of one person
 * are not worth minutes of planning.
 */
const begin = (timeLimit: number) =>
  sql`SELECT ${sql.join(
    Object.entries({
      transaction_read_only: 'on',
      statement_timeout: String(timeLimit),
      lock_timeout: String(timeLimit),
      work_mem: '64MB',
      from_collapse_limit: '4',
      join_collapse_limit: '4',
    }).map(([setting, value]) => sql`set_config(${setting}, ${value}, true)`),
    sql`, `,
  )}`;

/** On a pool: with a connection of its own, for all statements together. */
export const readOnlyOn =
  (pool: pg.Pool, timeLimit: number): ReadOnly =>
  async (run) => {
    const connection = await pool.connect();
    const deadline = openDeadline(timeLimit);
    // Nobody else handles a connection that is lost while it is lent; the next statement on it does.
    const lost = () => undefined;
    connection.on('error', lost);
    const query = async (sent: pg.QueryConfig, values?: unknown[]) => {
      if (deadline.isOver() && sent.text !== 'rollback') throw new TimeLimitError();
      // A silent network is not waited for longer; the driver's types do not tell of it.
      return connection.query({ ...sent, query_timeout: timeLimit + 1000 } as pg.QueryConfig, values);
    };
    try {
      // Our client has the one part of a connection that the driver calls.
      const db = drizzle({ client: { query } as unknown as pg.PoolClient });
      return await readOnlyIn(db, timeLimit)((tx) => Promise.race([run(tx), deadline.late]));
    } finally {
      deadline.end();
      connection.off('error', lost);
      connection.release();
    }
  };

class Ended extends Error {}
