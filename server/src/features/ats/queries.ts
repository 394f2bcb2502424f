import type { BoardOutcome } from '@alive/contract/boards.ts';
import { eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { boards, companies } from '#db/tables.ts';
import type { Validators } from '#platform/fetch/exchange.ts';
import type { Board } from './boards.ts';

export type BoardRow = typeof boards.$inferSelect;

/** The companies with the addresses at which they list their jobs, by name. */
export const companyAddresses = async (db: Db): Promise<{ name: string; address: string }[]> => {
  const rows = await db
    .select({ name: companies.name, address: companies.atsBaseUrl })
    .from(companies)
    .where(isNotNull(companies.atsBaseUrl))
    .orderBy(companies.name);
  return rows.flatMap(({ name, address }) => (address === null ? [] : [{ name, address }]));
};

/** What is known of the boards that were ever tried. */
export const boardRows = (db: Db): Promise<BoardRow[]> => db.select().from(boards).orderBy(boards.companyName, boards.id);

export const boardRow = async (db: Db, id: string): Promise<BoardRow | undefined> =>
  (await db.select().from(boards).where(eq(boards.id, id)))[0];

/** Writes down that a board is being read since `now`; until `endRead` it has no outcome, and its jobs are of the company it then was of. */
export const beginRead = async (db: Db, { id, vendor, companyName, address }: Board, now: Date): Promise<void> => {
  const about = { vendor, address, startedAt: now, outcome: null, failure: null };
  await db
    .insert(boards)
    .values({ id, companyName, ...about })
    .onConflictDoUpdate({ target: boards.id, set: about });
};

/** Writes down how reading ended; what is not given stays as it is. */
export const endRead = async (db: Db, id: string, { validators, ...end }: ReadEnd): Promise<void> => {
  await db
    .update(boards)
    .set({ ...end, ...(validators && { etag: validators.etag, lastModified: validators.lastModified }) })
    .where(eq(boards.id, id));
};

/** Forgets what is known of a board. */
export const forgetBoard = async (db: Db, id: string): Promise<void> => {
  await db.delete(boards).where(eq(boards.id, id));
};

export const forgetBoards = async (db: Db): Promise<void> => {
  await db.delete(boards);
};

interface ReadEnd {
  companyName?: string;
  startedAt?: Date | null;
  outcome: BoardOutcome | null;
  failure?: string | null;
  completedAt?: Date;
  listed?: number;
  validators?: Validators;
}
