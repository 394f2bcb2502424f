import { eq, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { meta } from './tables.ts';
import { randomBytes } from 'node:crypto';

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

/** Takes a recurring task for this process; false where another one took it less than `period` milliseconds ago, by the database's clock. */
export const claim = async (db: Db, task: string, period: number): Promise<boolean> => {
  const taken = await db
    .insert(meta)
    .values({ key: keyOf(task), value: sql`to_jsonb(now())` })
    .onConflictDoUpdate({
      target: meta.key,
      set: { value: sql`to_jsonb(now())` },
      setWhere: sql`(${meta.value} #>> '{}')::timestamptz < now() - make_interval(secs => ${period / 1000})`,
    })
    .returning({ key: meta.key });
  return taken.length > 0;
};

/** Gives a task back that was not carried out. */
export const release = async (db: Db, task: string): Promise<void> => {
  await db.delete(meta).where(eq(meta.key, keyOf(task)));
};

const keyOf = (task: string): string => `last-${task}`;

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
