import { describe, expect, it } from 'vitest';
import { rowsOf } from './open.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { dropTextIndexes, readyTextIndexes } from './text-indexes.ts';

const db = testDatabase();
const indexes = async () =>
  (await rowsOf<{ indexdef: string }>(db, `SELECT indexdef FROM pg_indexes WHERE tablename = 'jobs' ORDER BY indexname`)).map(
    (row) => row.indexdef,
  );

describe('the text indexes of jobs', () => {
  it('go for a bulk write and come back as the migrations made them', async () => {
    const before = await indexes();
    await dropTextIndexes(db);
    expect((await indexes()).some((index) => index.includes('gin'))).toBe(false);
    await readyTextIndexes(db);
    expect(await indexes()).toEqual(before);
  });

  it('are left as they are when they are there', async () => {
    const before = await indexes();
    await readyTextIndexes(db);
    expect(await indexes()).toEqual(before);
  });
});
