import { and, asc, eq, getTableColumns, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { companies, jobs, visibleAlumni } from '#db/tables.ts';
import type { EmployerFacts } from './kinds.ts';

/** The curated employers, first priority first, with their counts. `recentSince` is the first class year that counts as recent. */
export const companiesWithCounts = (db: Db, recentSince: number): Promise<CountedCompany[]> => {
  const hiring = db.$with('hiring').as(
    db
      .select({
        company: sql<string>`lower(${jobs.companyName})`.as('company'),
        active: sql<number>`count(*)::int`.as('active'),
        internships: sql<number>`(count(*) FILTER (WHERE ${jobs.jobType} = 'internship'))::int`.as('internships'),
        newGrad: sql<number>`(count(*) FILTER (WHERE ${jobs.jobType} = 'new_grad'))::int`.as('new_grad'),
      })
      .from(jobs)
      .where(listed)
      .groupBy(sql`lower(${jobs.companyName})`),
  );
  const people = db.$with('people').as(
    db
      .select({
        employer: sql<string>`lower(${visibleAlumni.company})`.as('employer'),
        known: sql<number>`count(*)::int`.as('known'),
        recent: sql<number>`(count(*) FILTER (WHERE ${gte(visibleAlumni.year, recentSince)}))::int`.as('recent'),
      })
      .from(visibleAlumni)
      .groupBy(sql`lower(${visibleAlumni.company})`),
  );
  return db
    .with(hiring, people)
    .select({
      company: companies,
      active: sql<number>`coalesce(${hiring.active}, 0)`,
      internships: sql<number>`coalesce(${hiring.internships}, 0)`,
      newGrad: sql<number>`coalesce(${hiring.newGrad}, 0)`,
      alumni: sql<number>`coalesce(${people.known}, 0)`,
      recentAlumni: sql<number>`coalesce(${people.recent}, 0)`,
    })
    .from(companies)
    .leftJoin(hiring, eq(hiring.company, sql`lower(${companies.name})`))
    .leftJoin(people, eq(people.employer, sql`lower(${companies.name})`))
    .orderBy(asc(companies.priority), asc(companies.name));
};

/** How much there is for students to see, and whether any of it is of the sample. */
export const totals = async (
  db: Db,
): Promise<{ jobs: number; companies: number; alumni: number; sample: boolean; sampleAlumni: boolean }> => {
  const [row] = await db
    .select({
      jobs: sql<number>`(SELECT count(*)::int FROM ${jobs} WHERE ${listed})`,
      companies: sql<number>`(SELECT count(*)::int FROM ${companies})`,
      alumni: sql<number>`(SELECT count(*)::int FROM ${visibleAlumni})`,
      sample: sql<boolean>`(${fromSample(jobs)} OR ${fromSample(companies)} OR ${fromSample(visibleAlumni)})`,
      sampleAlumni: fromSample(visibleAlumni),
    })
    .from(sql`(SELECT 1) AS once`);
  return row ?? { jobs: 0, companies: 0, alumni: 0, sample: false, sampleAlumni: false };
};

/** What is known of each curated employer besides its name. */
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

/** Open, and not beyond entry level. */
const listed = and(ne(jobs.state, 'closed'), isNotNull(jobs.jobType));
const fromSample = (table: typeof jobs | typeof companies | typeof visibleAlumni) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${table} WHERE ${table.source} = 'sample')`;

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyFields = Omit<CompanyRow, 'id' | 'source'>;

export interface CountedCompany {
  company: CompanyRow;
  /** Open jobs up to entry level. */
  active: number;
  internships: number;
  newGrad: number;
  /** Visible alumni of any school whose current position is there. */
  alumni: number;
  recentAlumni: number;
}
