import { and, asc, eq, gt, inArray, max, ne, sql } from 'drizzle-orm';
import { columnsBut } from '#db/columns.ts';
import { type Db, rowsOf } from '#db/open.ts';
import { alumni, peopleTurns, suppressedPeople } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import type { PersonRecord } from './derive.ts';
import type { Person } from './identity.ts';
import type { Stored } from './match.ts';

/** The industries of employers by their key, as the data tells them: curated companies before postings. */
export const industriesInData = async (db: Db): Promise<Map<string, string>> => {
  const rows = await rowsOf<{ name: string; industry: string }>(
    db,
    sql`SELECT company_name AS name, min(industry) AS industry, 0 AS weight FROM jobs WHERE industry IS NOT NULL GROUP BY company_name
      UNION ALL SELECT name, industry, 1 FROM companies WHERE industry <> 'Other' ORDER BY weight, name`,
  );
  return new Map(rows.map(({ name, industry }) => [employerKey(name), industry]));
};

/** Gives positions the industries that the curated companies have now. */
export const refreshIndustries = async (db: Db): Promise<void> => {
  const rows = await rowsOf<{ name: string; industry: string }>(db, sql`SELECT name, industry FROM companies WHERE industry <> 'Other'`);
  const json = JSON.stringify(rows.map(({ name, industry }) => ({ key: employerKey(name), industry })));
  await db.execute(sql`UPDATE positions SET industry = given.industry FROM jsonb_to_recordset(${json}::jsonb) AS given (key text, industry text)
    WHERE company_key = given.key AND positions.industry IS DISTINCT FROM given.industry`);
};

/** The next people in the order of their ids. */
export const peopleAfter = (db: Db, id: string, count: number): Promise<PersonRecord[]> =>
  db
    .select(
      columnsBut(alumni, 'hometownCity', 'hometownCountry', 'nameKey', 'hometownKeys', 'workedSince', 'hidden', 'words', 'aboutWords'),
    )
    .from(alumni)
    .where(gt(alumni.id, id))
    .orderBy(asc(alumni.id))
    .limit(count);

/** By what the people who came from files are known. */
export const importedPeople = (db: Db): Promise<Stored[]> =>
  db
    .select({ ...known, hash: alumni.contentHash, source: alumni.source })
    .from(alumni)
    .where(ne(alumni.source, 'sample'))
    .orderBy(asc(alumni.id));

/** By what people are known, of one id, of one class year, or everybody. */
export const peopleLike = (db: Db, { id, year }: { id?: string; year?: number }): Promise<Known[]> =>
  db
    .select(known)
    .from(alumni)
    .where(and(id === undefined ? undefined : eq(alumni.id, id), year === undefined ? undefined : eq(alumni.year, year)));

/** Forgets the answers to students that tell of these people by name: those about them, and those that looked for a name. */
export const forgetAnswersOn = async (db: Db, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  const mentions = (key: 'about' | 'shown') => sql`${peopleTurns.answer} -> '${sql.raw(key)}' ?| ${sql.param(ids)}::text[]`;
  await db
    .delete(peopleTurns)
    .where(sql`${mentions('about')} OR (${mentions('shown')} AND ${peopleTurns.answer} -> 'filters' @> '[{"field": "name"}]')`);
};

/** Until the transaction ends nobody else takes people in, or out for good. */
export const lockList = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(727303)`);
};

/** Takes people out with their positions. */
export const removePeople = async (db: Db, ids: string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(alumni).where(inArray(alumni.id, ids));
};

/** Hashes of everybody who asked not to be listed, see identity.ts. */
export const suppressedHashes = async (db: Db): Promise<Set<string>> =>
  new Set((await db.select({ key: suppressedPeople.key }).from(suppressedPeople)).map(({ key }) => key));

/** Keeps the hashes of one person, who is distinguished from others by a moment of their own: now, or just after the last. */
export const keepHashes = async (db: Db, hashes: readonly string[], now: Date): Promise<void> => {
  const [last] = await db.select({ at: max(suppressedPeople.createdAt) }).from(suppressedPeople);
  const createdAt = new Date(Math.max(now.getTime(), (last?.at?.getTime() ?? 0) + 1));
  await db
    .insert(suppressedPeople)
    .values(hashes.map((key) => ({ key, createdAt })))
    .onConflictDoUpdate({ target: suppressedPeople.key, set: { createdAt } });
};

/** Forgets hashes, with those that were kept at the same moment; whether there were any. */
export const forgetHashes = async (db: Db, hashes: string[]): Promise<boolean> => {
  const moments = db.select({ at: suppressedPeople.createdAt }).from(suppressedPeople).where(inArray(suppressedPeople.key, hashes));
  const gone = await db
    .delete(suppressedPeople)
    .where(inArray(suppressedPeople.createdAt, moments))
    .returning({ key: suppressedPeople.key });
  return gone.length > 0;
};

/** How many people asked not to be listed. */
export const countSuppressed = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(DISTINCT ${suppressedPeople.createdAt})::int` }).from(suppressedPeople);
  return row?.count ?? 0;
};

const known = { id: alumni.id, linkedin: alumni.linkedin, name: alumni.name, year: alumni.year, major: alumni.major };

interface Known extends Person {
  id: string;
  linkedin: string | null;
}
