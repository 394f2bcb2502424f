import { asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { isListed } from '#db/job-sql.ts';
import type { Db } from '#db/open.ts';
import { companies, jobs, visibleAlumni } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import type { EmployerFacts } from './kinds.ts';

/** The curated employers by name. */
export const curatedCompanies = (db: Db): Promise<CompanyRow[]> => db.select().from(companies).orderBy(asc(companies.name));

/** How much there is for students to see, and whether any of it is of the sample. */
export const totals = async (
  db: Db,
): Promise<{ jobs: number; companies: number; alumni: number; sample: boolean; sampleAlumni: boolean }> => {
  const [row] = await db
    .select({
      jobs: sql<number>`(SELECT count(*)::int FROM ${jobs} WHERE ${isListed})`,
      companies: sql<number>`(SELECT count(*)::int FROM ${companies})`,
      alumni: sql<number>`(SELECT count(*)::int FROM ${visibleAlumni})`,
      sample: sql<boolean>`(${fromSample(jobs)} OR ${fromSample(companies)} OR ${fromSample(visibleAlumni)})`,
      sampleAlumni: fromSample(visibleAlumni),
    })
    .from(sql`(SELECT 1) AS once`);
  return row ?? { jobs: 0, companies: 0, alumni: 0, sample: false, sampleAlumni: false };
};

/** What is known of each curated employer in addition to its name. */
export const employerFacts = (db: Db): Promise<EmployerFacts[]> =>
  db
    .select({
      name: companies.name,
      isPublic: companies.isPublic,
      foundedYear: companies.foundedYear,
      companySize: companies.companySize,
    })
    .from(companies)
    .orderBy(asc(companies.priority), asc(companies.name));

/** The curated employers, by the key that all spellings of one share. */
export const curatedByKey = async (db: Db): Promise<ReadonlyMap<string, { id: string; name: string; domain: string | null }>> => {
  const { id, name, domain } = companies;
  // Of two spellings of one employer the first in order stays.
  const rows = await db.select({ id, name, domain }).from(companies).orderBy(desc(companies.name));
  return new Map(rows.map((row) => [employerKey(row.name), row] as const).filter(([key]) => key !== ''));
};

/** The curated employers, by their ids. */
export const curatedById = async (db: Db): Promise<ReadonlyMap<string, { name: string; domain: string | null }>> => {
  const rows = await db.select({ id: companies.id, name: companies.name, domain: companies.domain }).from(companies);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The companies that came from files. */
export const importedCompanies = (db: Db): Promise<CompanyRow[]> =>
  db.select().from(companies).where(ne(companies.source, 'sample')).orderBy(asc(companies.name));

/** Writes imported companies, over the rows of the same id; those of the sample leave. One transaction. */
export const storeCompanies = (db: Db, rows: readonly CompanyRow[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(companies).where(eq(companies.source, 'sample'));
    await tx
      .insert(companies)
      .values([...rows])
      .onConflictDoUpdate({ target: companies.id, set: overwritten });
  });

const overwritten = Object.fromEntries(
  Object.entries(getTableColumns(companies))
    .filter(([field]) => field !== 'id')
    .map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]),
);

const fromSample = (table: typeof jobs | typeof companies | typeof visibleAlumni) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${table} WHERE ${table.source} = 'sample')`;

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyFields = Omit<CompanyRow, 'id' | 'source'>;
