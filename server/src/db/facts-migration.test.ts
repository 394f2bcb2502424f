import { readFileSync } from 'node:fs';
import type { Profile } from '@alive/contract/profile.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#testing/database.testing.ts';
import { rowsOf } from './open.ts';
import { facts } from './tables.ts';

const db = testDatabase();
const migration = readFileSync(new URL('./migrations/0007_facts.sql', import.meta.url), 'utf8').split('--> statement-breakpoint');
const empty: Profile = { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' };

/** The tables as they were before. */
const before = ['DROP TABLE facts', 'ALTER TABLE students DROP COLUMN summary, DROP COLUMN musts, DROP COLUMN talk_again_at'];
const student = (id: string, profile: Profile | null) =>
  db.execute(sql`INSERT INTO students (id, first_name, last_name, school, major, graduation_year, profile, refused, created_at, updated_at)
    VALUES (${id}, 'Maya', 'Raman', 'Yale', 'Geology', 2028, ${profile === null ? null : JSON.stringify(profile)}::jsonb, '{Finance}', now(), now())`);
const conversation = (id: string, studentId: string | null, kind = 'onboarding', profile: Profile | null = null) =>
  db.execute(sql`WITH begun AS (INSERT INTO conversations (id, kind, student_id, about, state, created_at, updated_at)
      VALUES (${id}, ${kind}, ${studentId}, '{"firstName": "Maya", "needsVisa": true, "profile": {}, "refused": ["Finance"]}', '{"step": 3}', now(), now()))
    INSERT INTO messages (id, conversation_id, ordinal, sender, text, status, extras, created_at)
    VALUES (${`m-${id}`}, ${id}, 0, 'assistant', 'What do you enjoy?', 'complete', ${JSON.stringify(profile === null ? {} : { profile })}::jsonb, now())`);

it('makes guesses of stored profiles and begins unfinished interviews again', async () => {
  for (const statement of before) await db.execute(sql.raw(statement));
  await student('told', {
    summary: 'You like rivers.',
    interests: ['Rivers', ' rivers ', 'Maps', ''],
    target_roles: ['Hydrologist', 'MAPS'],
    target_companies: ['USGS', 'Maps'],
    ideal_environment: `Outdoors,\n${'x'.repeat(400)}`,
  });
  await student('plain', { ...empty, ideal_environment: '  ' });
  await student('new', null);
  await conversation('open', 'new');
  await conversation('unowned', null);
  await conversation('done', 'told', 'onboarding', empty);
  await conversation('jobs', 'told', 'search');
  for (const statement of migration) await db.execute(sql.raw(statement));

  const about = { firstName: 'Maya', needsVisa: true, profile: null };
  // Later migrations add the others.
  const { detail: _, resumeKey: __, ...columns } = getTableColumns(facts);
  const rows = await db.select(columns).from(facts).orderBy(facts.ordinal);
  expect(rows.map(({ studentId, kind, stance, text, key }) => [studentId, `${kind}/${stance}`, text, key])).toEqual([
    ['told', 'activity/more', 'Rivers', 'rivers'],
    ['told', 'activity/more', 'Maps', 'maps'],
    ['told', 'work/looking', 'Hydrologist', 'hydrologist'],
    ['told', 'employer/looking', 'USGS', 'employer:usgs'],
    ['told', 'employer/looking', 'Maps', 'employer:maps'],
    ['told', 'people/looking', `Outdoors, ${'x'.repeat(290)}`, `outdoors, ${'x'.repeat(290)}`],
  ]);
  expect(
    rows.every(({ status, origin, quote, source, value }) => status === 'offered' && origin === 'typed' && !quote && !source && !value),
  ).toBe(true);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
  expect(await rowsOf(db, sql`SELECT id, profile FROM students ORDER BY id`)).toEqual([
    { id: 'new', profile: null },
    { id: 'plain', profile: empty },
    { id: 'told', profile: empty },
  ]);
  expect(await rowsOf(db, sql`SELECT id, state, about FROM conversations ORDER BY id`)).toEqual([
    { id: 'done', state: { step: 3 }, about },
    { id: 'jobs', state: { step: 3 }, about },
    { id: 'open', state: null, about },
    { id: 'unowned', state: null, about: { ...about, profile: {} } },
  ]);
  // What runs alongside the new release still asks for it.
  expect(await rowsOf(db, sql`SELECT refused FROM students WHERE id = 'told'`)).toEqual([{ refused: ['Finance'] }]);
});
