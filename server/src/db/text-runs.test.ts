import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#testing/database.testing.ts';
import { rowsOf } from './open.ts';
import { parseable, parseableSql } from './text-runs.ts';
import { allWords } from './text-search.ts';

const db = testDatabase();
const migration = readFileSync(new URL('./migrations/0009_text_runs.sql', import.meta.url), 'utf8').split('--> statement-breakpoint');
/** Views that later releases made anew. */
const viewsSince = readFileSync(new URL('./migrations/0011_occupations.sql', import.meta.url), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes(' VIEW '));

/** An index that later releases did without. */
const indexesSince = ['DROP INDEX jobs_body'];

/** The tables as they were before, as the release before made them. */
const before = [
  'DROP VIEW visible_alumni, visible_positions',
  `ALTER TABLE alumni DROP COLUMN words, DROP COLUMN about_words,
    ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('english', role || ' ' || company || ' ' || career_path)) STORED,
    ADD COLUMN about_words tsvector GENERATED ALWAYS AS (to_tsvector('english', coalesce(about, ''))) STORED`,
  `ALTER TABLE jobs DROP COLUMN body, ADD COLUMN body tsvector GENERATED ALWAYS AS (to_tsvector('english', description)) STORED`,
  String.raw`ALTER TABLE positions DROP COLUMN title_words,
    ADD COLUMN title_words tsvector GENERATED ALWAYS AS (to_tsvector('english', regexp_replace(translate(replace(title, '&', ' and '), '-/–—.', '    '), '\m(of|it|in|and|the|for|to|at|on|a|all|own|other)\M', '\1\1', 'gi'))) STORED`,
  'CREATE INDEX jobs_body ON jobs USING gin (body)',
  'CREATE INDEX positions_title ON positions USING gin (title_words)',
  ...migration.filter((statement) => statement.includes('CREATE VIEW')),
];
const indexesAndViews = () =>
  rowsOf(
    db,
    sql`SELECT indexdef AS is FROM pg_indexes WHERE tablename IN ('jobs', 'alumni', 'positions')
      UNION ALL SELECT view_definition FROM information_schema.views WHERE table_schema = 'public' ORDER BY 1`,
  );
const vectors = () =>
  rowsOf(
    db,
    sql`SELECT (SELECT string_agg(body::text, '' ORDER BY id) FROM jobs) AS jobs,
      (SELECT string_agg(words::text || about_words::text, '' ORDER BY id) FROM alumni) AS alumni,
      (SELECT string_agg(title_words::text, '' ORDER BY alumni_id, ordinal) FROM positions) AS positions`,
  );
const job = (id: string, description: string) =>
  db.execute(sql`INSERT INTO jobs (id, state, level, remote, citizenship_required, clearance_required, sponsorship, place_keys, company_name,
      title, skills, source, source_id, url, description, locations, first_seen_at, last_verified_at, content_hash)
    VALUES (${id}, 'open', 'entry', false, false, false, 'unknown', '{}', 'Acme', 'Analyst', '{}', 'csv', ${id}, 'https://acme.example',
      ${description}, '{}', now(), now(), '')`);
const person = async (id: string, careerPath: string, about: string, title: string) => {
  await db.execute(sql`INSERT INTO alumni (id, name, role, company, career_path, about, visibility, source)
    VALUES (${id}, 'Maya Raman', 'Analyst', 'Acme', ${careerPath}, ${about}, 'shown', 'csv')`);
  await db.execute(sql`INSERT INTO positions (alumni_id, ordinal, is_current, is_first, is_study, title, company, company_key)
    VALUES (${id}, 0, true, true, false, ${title}, 'Acme', 'acme')`);
};
const prose = `Build data-driven tools in C++/C# & Node.js at <b>Acme</b>: 40% travel, $95,000, e.g. state-of-the-art R&D.
  Write to maya.raman@careers.acme.example or see https://acme.example/jobs/2027/analyst?from=campus. It's a 9-to-5. 中文也可以 👍`;

describe('words of long texts', () => {
  it('come to the tables of the release before, and are the same for honest text', async () => {
    const now = await indexesAndViews();
    for (const statement of before) await db.execute(sql.raw(statement));
    await job('honest', prose);
    await person('honest', `Analyst at Acme [2019 - Present]: ${prose}`, prose, 'Head of IT & the Data/AI Team');
    const were = await vectors();
    for (const statement of [...migration, ...viewsSince, ...indexesSince]) await db.execute(sql.raw(statement));
    expect(await vectors()).toEqual(were);
    expect(await indexesAndViews()).toEqual(now);
  });

  it('are broken in long runs, in a text and in what is asked alike', async () => {
    const run = '_a1_b22_c333'.repeat(2500);
    await job('hostile', `First ${run} last`);
    await person('hostile', run, `About ${run} me`, run);
    const found = async (text: string) =>
      (await rowsOf<{ id: string }>(db, sql`SELECT id FROM jobs WHERE body @@ ${allWords(text)}`)).map(({ id }) => id);
    expect(await found('last')).toEqual(['hostile']);
    expect(await found(run.slice(0, 300))).toEqual(['hostile']);
    expect(await rowsOf(db, sql`SELECT description FROM jobs WHERE id = 'hostile'`)).toEqual([{ description: `First ${run} last` }]);
  });

  it.each([
    ['nothing', ''],
    ['prose', prose],
    ['a run', '_a'.repeat(5000)],
    ['emoji', '👍🏽'.repeat(90)],
    ['accents', 'e\u0301'.repeat(90)],
    ['other spaces', `${'x'.repeat(60)}\u00A0\u2003${'y'.repeat(60)}\u000B${'z'.repeat(70)}\f\r\n\t`],
    ['comments', '<!-- <!--<!doctype <!'.repeat(9)],
    ['signs of patterns', '\\&$&\\1\\\\'.repeat(40)],
  ])('are broken by the database as by us: %s', async (_, text) => {
    const [row] = await rowsOf<{ broken: string }>(
      db,
      sql`SELECT ${sql.raw(parseableSql('given'))} AS broken FROM (SELECT ${text}::text AS given) AS one`,
    );
    expect(row?.broken).toBe(parseable(text));
  });
});
