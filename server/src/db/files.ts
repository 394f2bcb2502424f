import { and, eq, notExists, sql } from 'drizzle-orm';
import type { FilePlace } from '#platform/files.ts';
import type { Db } from './handle.ts';
import { files, resumes } from './tables.ts';

/** Whether a student's résumé has this file. */
export const isNamed = async (db: Db, name: string): Promise<boolean> => (await db.$count(resumes, eq(resumes.storedAs, name))) > 0;

/** Removes files of the database that no student's row names: an upload of which the connection was lost leaves one. */
export const sweepFiles = async (db: Db): Promise<void> => {
  // An upload stores its file first and its row within a minute.
  const isOld = sql`${files.createdAt} < now() - interval '1 day'`;
  await db.delete(files).where(and(isOld, notExists(db.select().from(resumes).where(eq(resumes.storedAs, files.name)))));
};

/**
 * Keeps files in the database. Content travels as base64: PGlite writes bytes one by one, and 10 MB would block it for seconds. It is read a
 * piece at a time, between which others have their turn.
 */
export const tablePlace = (db: Db): FilePlace => ({
  has: async (name) => (await db.$count(files, eq(files.name, name))) > 0,
  names: async () => (await db.select({ name: files.name }).from(files)).map(({ name }) => name),
  open: async (name) => {
    const pieceAt = async (at: number): Promise<Buffer | null> => {
      const [row] = await db
        .select({ content: sql<string>`encode(substring(${files.content} FROM ${at + 1}::integer FOR ${piece}::integer), 'base64')` })
        .from(files)
        .where(eq(files.name, name));
      return row === undefined ? null : Buffer.from(row.content, 'base64');
    };
    const first = await pieceAt(0);
    return first === null ? null : piecesFrom(first, pieceAt);
  },
  write: async (name, content) => {
    await db
      .insert(files)
      .values({ name, content: sql`decode(${content.toString('base64')}, 'base64')`, createdAt: sql`now()` })
      .onConflictDoNothing();
  },
  remove: async (name) => {
    await db.delete(files).where(eq(files.name, name));
  },
});

async function* piecesFrom(first: Buffer, pieceAt: (at: number) => Promise<Buffer | null>): AsyncGenerator<Buffer> {
  let content: Buffer | null = first;
  for (let at = 0; ; at += piece) {
    if (at > 0) content = await pieceAt(at);
    // Half a file is none.
    if (content === null) throw new Error('The file was removed while it was read.');
    yield content;
    if (content.length < piece) return;
  }
}

/** Bytes. */
const piece = 262_144;
