import { addFact } from '@alive/contract/facts.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { markDerived } from '#db/meta.ts';
import { students } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { deriveDegrees } from './derive.ts';

const { db, call, student } = testServer();

it('the degree of an education that an earlier version kept counts, next to the other musts', async () => {
  const { token, userId } = await student({});
  await call(addFact, { params: { id: userId }, body: { kind: 'education', stance: 'have', text: 'MS, Data Science, NYU' } }, token);
  await db
    .update(students)
    .set({ musts: ['remote'] })
    .where(eq(students.id, userId));
  await markDerived(db, 'degrees', '0');
  expect(await deriveDegrees(db)).toBe(true);
  const [row] = await db.select({ musts: students.musts }).from(students).where(eq(students.id, userId));
  expect(row?.musts).toEqual(['remote', 'degree=master']);
  expect(await deriveDegrees(db)).toBe(false);
});
