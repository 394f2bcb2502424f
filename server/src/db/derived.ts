import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { meta } from './tables.ts';

/**
 * Has all stored rows of a kind read anew by `read` where an earlier version of the program read them; gives what that gives, else false.
 * What was interrupted begins again the next time.
 */
export const deriveAnew = async (db: Db, what: Derived, version: string, read: () => Promise<boolean>): Promise<boolean> => {
  const [row] = await db.select().from(meta).where(eq(meta.key, keys[what]));
  if ((row?.value as { version: string } | undefined)?.version === version) return false;
  const any = await read();
  await markDerived(db, what, version);
  return any;
};

/**
 * Has rows read batch by batch in the order of their ids: `batch` gets the last id read and gives that of its own, none at the end. Whether
 * there were any.
 */
export const inOrderOfIds = async (batch: (after: string) => Promise<string | undefined>): Promise<boolean> => {
  let last = '';
  for (let end = await batch(last); end !== undefined; end = await batch(last)) last = end;
  return last !== '';
};

/** Says by which version of the program's reading all stored rows of a kind were read. */
export const markDerived = async (db: Db, what: Derived, version: string): Promise<void> => {
  await db
    .insert(meta)
    .values({ key: keys[what], value: { version } })
    .onConflictDoUpdate({ target: meta.key, set: { value: { version } } });
};

const keys = { alumni: 'derived', jobs: 'derived jobs', degrees: 'derived degrees', 'fact keys': 'derived fact keys' } as const;
type Derived = keyof typeof keys;
