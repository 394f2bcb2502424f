import { addFact } from '@alive/contract/facts.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { markDerived } from '#db/meta.ts';
import { students } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { deriveDegrees } from './derive.ts';
import { heldKeys } from './profile.ts';

const { db, call, student } = testServer();

it('the degree and the clearance of facts that an earlier version kept count, next to the other musts', async () => {
  const { token, userId } = await student({});
  await call(addFact, { params: { id: userId }, body: { kind: 'education', stance: 'have', text: 'MS, Data Science, NYU' } }, token);
  await call(addFact, { params: { id: userId }, body: { kind: 'skill', stance: 'have', text: 'Active Secret clearance' } }, token);
  await db
    .update(students)
    .set({ musts: ['remote'] })
    .where(eq(students.id, userId));
  await markDerived(db, 'degrees', '0');
  expect(await deriveDegrees(db)).toBe(true);
  const [row] = await db.select({ musts: students.musts }).from(students).where(eq(students.id, userId));
  expect(row?.musts).toEqual(['remote', 'degree=master', 'clearance=held']);
  expect(await deriveDegrees(db)).toBe(false);
});

it.each([
  ['Active Secret clearance', true],
  ['TS/SCI with polygraph', true],
  ['Held a DoD Secret clearance as an intern', true],
  ['Able to obtain a Secret clearance', false],
  ['No security clearance', false],
  ['Secret clearance pending', false],
  ['Inactive Secret clearance', false],
  ['Former Secret clearance', false],
  ['Ran a clearance sale', false],
])('a fact names a clearance that is held: %s', (text, isHeld) => {
  expect(heldKeys([{ kind: 'experience', stance: 'have', text }])).toEqual(isHeld ? ['clearance=held'] : []);
});
