import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './handle.ts';
import { meta } from './tables.ts';

/** Returns a random secret of 32 bytes (base64url) that all instances on a database share. The first call makes it. */
export const sharedSecret = async (db: Db, name: string): Promise<string> => {
  const key = `secret-${name}`;
  await db
    .insert(meta)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(meta).where(eq(meta.key, key));
  if (typeof row?.value !== 'string') throw new Error(`The secret ${name} was not stored.`);
  return row.value;
};
