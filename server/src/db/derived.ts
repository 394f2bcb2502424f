import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { meta } from './tables.ts';

/** By which version of the program's reading all stored rows of a kind were read; null when by none. */
export const derivedBy = async (db: Db, what: Derived): Promise<string | null> => {
  const [row] = await db.select().from(meta).where(eq(meta.key, keys[what]));
  return (row?.value as { version: string } | undefined)?.version ?? null;
};

export const markDerived = async (db: Db, what: Derived, version: string): Promise<void> => {
  await db
    .insert(meta)
    .values({ key: keys[what], value: { version } })
    .onConflictDoUpdate({ target: meta.key, set: { value: { version } } });
};

const keys = { alumni: 'derived', jobs: 'derived jobs', degrees: 'derived degrees' } as const;
type Derived = keyof typeof keys;
