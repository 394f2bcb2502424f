import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from './open.ts';
import { meta } from './tables.ts';
import { readOnlyIn, testDatabase } from '#testing/database.testing.ts';

const db = testDatabase();

it('keeps a write that happens during a read-only transaction', async () => {
  const begun = Promise.withResolvers<void>();
  const reading = readOnlyIn(db)(async (tx) => {
    begun.resolve();
    return rowsOf(tx, sql`SELECT pg_sleep(0.05)`);
  });
  await begun.promise;
  const writing = db.insert(meta).values({ key: 'written-meanwhile', value: 1 });
  await Promise.all([reading, writing]);
  expect(await rowsOf(db, sql`SELECT value FROM meta WHERE key = 'written-meanwhile'`)).toEqual([{ value: 1 }]);
});
