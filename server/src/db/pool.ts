import { callbackify } from 'node:util';
import pg from 'pg';
import { isTimeLimit } from './time-limit.ts';
import type { Turns } from './turns.ts';

/**
 * Connections to PostgreSQL that survive its restarts and its silence: one that is lost or does not answer in time is closed, and whoever
 * used it gets an error that `isUnavailable` knows; the next one is opened anew. `limits` are in milliseconds, none without them; `onError`
 * receives idle connections that were lost.
 */
export const openPool = ({ url, max, limits, turns, onError }: PoolOptions): pg.Pool => {
  const pool = new Pool(turns, {
    connectionString: url,
    application_name: 'alive',
    max,
    connectionTimeoutMillis: limits?.connect ?? 10_000,
    statement_timeout: limits?.statement,
    query_timeout: limits?.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // While it is lent, the pool does not listen, and what nobody handles would end our process.
    client.on('error', () => undefined);
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    client.query = ((...sent: unknown[]) => {
      const answer = send(...sent);
      // Whatever is sent on it next would wait behind what is not answered.
      if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && void client.end());
      return answer;
    }) as typeof client.query;
  });
  return pool;
};

/** Statements of requests: what takes longer helps nobody who waits. */
export const requestLimits: Limits = { connect: 5000, statement: 10_000, answer: 12_000 };

/** Statements that come again within a second. */
export const pulseLimits: Limits = { connect: 2000, statement: 2000, answer: 2500 };

/** No connection to the database could be had. */
export class UnavailableError extends Error {
  constructor(cause: Error) {
    super(cause.message || (cause as NodeJS.ErrnoException).code || 'The database cannot be reached.', { cause });
    this.name = 'UnavailableError';
  }
}

/** Whether a statement failed because the database is away, ending, starting, full of connections or too slow: later it may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof UnavailableError || isTimeLimit(error) || (error instanceof pg.DatabaseError && awayCodes.test(error.code ?? ''));

/**
 * Whether what a driver's statement failed with is a lost connection. Only of errors that came from the driver: a mail server resets
 * connections, too.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && (lostCodes.has((error as NodeJS.ErrnoException).code ?? '') || lostMessages.test(error.message));

/** PostgreSQL, appendix A: connection exceptions, too many connections, operator intervention but a cancelled statement. */
const awayCodes = /^(?:08|53300|57P)/;
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The driver's errors without a code. */
const lostMessages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

class Pool extends pg.Pool {
  readonly #turns: Turns | undefined;
  readonly #patience: number | undefined;
  constructor(turns: Turns | undefined, options: pg.PoolConfig) {
    super(options);
    this.#turns = turns;
    this.#patience = options.connectionTimeoutMillis;
  }
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined) return this.#lend();
    callbackify(() => this.#lend())((error, client) => callback(error ?? undefined, client, (failed) => client?.release(failed)));
  }
  async #lend(): Promise<pg.PoolClient> {
    const endTurn = await this.#turns?.take(this.#patience).catch((error: Error) => {
      throw new UnavailableError(error);
    });
    try {
      return releasedOnce(await super.connect(), endTurn);
    } catch (error) {
      endTurn?.();
      throw new UnavailableError(error as Error);
    }
  }
}

/** Gives a connection back that ends while it is lent: the ORM forgets one on which a transaction could not begin. */
const releasedOnce = (client: pg.PoolClient, released: (() => void) | undefined): pg.PoolClient => {
  const release = client.release.bind(client);
  let isReleased = false;
  const giveBack: typeof release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', lost);
    release(error);
    released?.();
  };
  const lost = () => giveBack(true);
  client.on('end', lost);
  client.release = giveBack;
  return client;
};

type Connected = Parameters<pg.Pool['connect']>[0];

interface Limits {
  /** Until a connection is there. */
  connect: number;
  /** After which the server gives a statement up. */
  statement: number;
  /** After which the server's answer is not waited for. */
  answer: number;
}

interface PoolOptions {
  url: string;
  max: number;
  limits?: Limits;
  /** Who waits for a connection gets one in these turns; without them, first come, first served. */
  turns?: Turns;
  onError: (error: Error) => void;
}
