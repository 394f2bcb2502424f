import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#db/open.ts';
import { alumni, companies, jobs, meta } from '#db/tables.ts';

export type CompanyRow = typeof companies.$inferInsert;

/** Whether nothing was ever put into this database, neither sample nor imported. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  const [row] = await rowsOf<{ empty: boolean }>(
    db,
    sql`SELECT NOT (EXISTS (SELECT 1 FROM jobs) OR EXISTS (SELECT 1 FROM companies) OR EXISTS (SELECT 1 FROM alumni)) AS empty`,
  );
  return row?.empty ?? false;
};

/** Whether all jobs, companies and alumni are of the sample. */
export const holdsOnlySample = async (db: Db): Promise<boolean> => {
  const [row] = await rowsOf<{ only: boolean }>(
    db,
    sql`SELECT NOT (EXISTS (SELECT 1 FROM jobs WHERE source <> 'sample') OR EXISTS (SELECT 1 FROM companies WHERE source <> 'sample') OR EXISTS (SELECT 1 FROM alumni WHERE source <> 'sample')) AS only`,
  );
  return row?.only ?? false;
};

/** The version of the sample that was filled in to its end; null when none was. */
export const filledSample = async (db: Db): Promise<string | null> => {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'sample'));
  return (row?.value as { version: string } | undefined)?.version ?? null;
};

export const markSample = async (db: Db, version: string): Promise<void> => {
  await db
    .insert(meta)
    .values({ key: 'sample', value: { version } })
    .onConflictDoUpdate({ target: meta.key, set: { value: { version } } });
};

/** Takes every sample row out; whether there was any. */
export const removeSample = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    let any = false;
    for (const table of [jobs, companies, alumni])
      any = (await tx.delete(table).where(eq(table.source, 'sample')).returning({ id: table.id })).length > 0 || any;
    await tx.delete(meta).where(eq(meta.key, 'sample'));
    return any;
  });

/** Takes everything out that students did not make: jobs, companies, alumni. The version of the data only ever rises. */
export const removeAll = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of [jobs, companies, alumni]) await tx.delete(table);
    await tx.delete(meta).where(eq(meta.key, 'sample'));
  });

export const insertCompanies = async (db: Db, rows: CompanyRow[]): Promise<void> => {
  await db.insert(companies).values(rows);
};
