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

/** Keeps files in the database. Content travels as base64: PGlite writes bytes one by one, and 10 MB would block it for seconds. */
export const tablePlace = (db: Db): FilePlace => ({
  has: async (name) => (await db.$count(files, eq(files.name, name))) > 0,
  names: async () => (await db.select({ name: files.name }).from(files)).map(({ name }) => name),
  read: async (name) => {
    const [row] = await db
      .select({ content: sql<string>`encode(${files.content}, 'base64')` })
      .from(files)
      .where(eq(files.name, name));
    return row === undefined ? null : Buffer.from(row.content, 'base64');
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
