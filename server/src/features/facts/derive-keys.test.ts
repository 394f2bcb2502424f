import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { markDerived } from '#db/meta.ts';
import { facts } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { deriveKeys } from './derive.ts';

const { db, student } = testServer();
const now = () => new Date('2026-11-27T00:00:00Z');

it('roles that an earlier version kept become occupations; what names none or several, or the same twice, is offered without losing its words', async () => {
  const { userId } = await student({});
  const stored = (id: string, kind: 'work' | 'activity' | 'skill', text: string, value: string) => ({
    id,
    studentId: userId,
    kind,
    stance: kind === 'work' ? ('looking' as const) : ('more' as const),
    text,
    value,
    key: kind === 'work' ? text : value,
    origin: 'said' as const,
    status: 'kept' as const,
    createdAt: now(),
    updatedAt: now(),
  });
  await db
    .insert(facts)
    .values([
      stored('geologist', 'work', 'field geologist', 'role:Geologist'),
      stored('doctor', 'work', 'doctor', 'role:Physician'),
      stored('hygienist', 'work', 'dental hygienist', 'role:Dentist'),
      stored('organizer', 'work', 'campaign organizer', 'role:Campaign Organizer'),
      stored('python', 'skill', 'Python', 'skill:Python'),
      stored('coding', 'activity', 'software engineering', 'role:Software Engineer'),
      stored('again', 'activity', 'software development', 'role:Software Developer'),
    ]);
  await markDerived(db, 'fact keys', '0');
  expect(await deriveKeys(db, now)).toBe(true);
  const rows = await db.select().from(facts).where(eq(facts.studentId, userId)).orderBy(facts.ordinal);
  expect(rows.map(({ id, text, value, status }) => [id, text, value, status])).toEqual([
    ['geologist', 'field geologist', 'occupation:19-2042.00', 'kept'],
    ['doctor', 'doctor', 'occupation:29-12', 'kept'],
    ['hygienist', 'dental hygienist', 'occupation:29-1292.00', 'kept'],
    ['organizer', 'campaign organizer', null, 'offered'],
    ['python', 'Python', 'skill:Python', 'kept'],
    ['coding', 'software engineering', 'occupation:15-1252.00', 'kept'],
    ['again', 'software development', 'occupation:15-1252.00', 'offered'],
  ]);
  expect(await deriveKeys(db, now)).toBe(false);
});

it.each(['experience', 'project', 'education', 'language', 'award', 'link'] as const)(
  'what a student has, of kind %s, gets a key of its own beside all else under the same words',
  async (kind) => {
    const { userId } = await student({});
    await db.insert(facts).values({
      id: 'tutor',
      studentId: userId,
      kind,
      stance: 'have',
      text: 'Tutor',
      value: null,
      key: 'tutor',
      origin: 'typed',
      status: 'kept',
      createdAt: now(),
      updatedAt: now(),
    });
    await markDerived(db, 'fact keys', '3');
    expect(await deriveKeys(db, now)).toBe(true);
    expect(await db.select({ key: facts.key, status: facts.status }).from(facts)).toEqual([{ key: `${kind}:tutor`, status: 'kept' }]);
  },
);
