import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#db/open.ts';
import { alumni, positions } from '#db/tables.ts';
import type { Derived } from './derive.ts';
import { hashesOf } from './identity.ts';
import { lockList, suppressedHashes } from './queries.ts';

/**
 * Writes people with their positions, over those of the same id. One transaction; rows travel as one JSON parameter for each table, so
 * give at most 500 people at a time.
 */
export const storePeople = (db: Db, people: readonly Derived[]): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = JSON.stringify(people.map(({ person }) => person.id));
    await tx.execute(sql`DELETE FROM positions WHERE alumni_id IN (SELECT jsonb_array_elements_text(${ids}::jsonb))`);
    await tx.execute(
      sql`INSERT INTO alumni (${names(ofAlumni)}) SELECT ${names(ofAlumni)} FROM ${recordset(
        people.map(({ person }) => ({ contentHash: '', ...person })),
        ofAlumni,
      )} ON CONFLICT (id) DO UPDATE SET ${overwritten}`,
    );
    await tx.execute(
      sql`INSERT INTO positions (${names(ofPositions)}) SELECT ${names(ofPositions)} FROM ${recordset(
        people.flatMap((person) => person.positions),
        ofPositions,
      )}`,
    );
  });

/** The same for imported people; those of the sample leave, and so do those who asked not to be listed while the file was read. */
export const storeImported = (db: Db, people: readonly Derived[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockList(tx);
    const suppressed = await suppressedHashes(tx);
    const isListed = ({ person: { id, name, year = null, major = null, linkedin = null } }: Derived) =>
      !hashesOf({ id, name, year, major, linkedin }).some((hash) => suppressed.has(hash));
    await tx.delete(alumni).where(eq(alumni.source, 'sample'));
    await storePeople(tx, people.filter(isListed));
  });

type Columns = readonly { field: string; name: string; type: string }[];

const columnsOf = (table: PgTable): Columns =>
  Object.entries(getTableColumns(table)).flatMap(([field, column]) =>
    column.generated === undefined ? [{ field, name: column.name, type: column.getSQLType() }] : [],
  );

const names = (columns: Columns) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** The rows as a table under its columns' names; both databases read JSON lists into text[]. */
const recordset = (rows: readonly object[], columns: Columns) => {
  const fields = new Map(columns.map(({ field, name }) => [field, name]));
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([field, value]) => {
          const name = fields.get(field);
          return name === undefined ? [] : [[name, value]];
        }),
      ),
    ),
  );
  const types = columns.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`);
  return sql`jsonb_to_recordset(${json}::jsonb) AS incoming (${sql.join(types, sql`, `)})`;
};

const ofAlumni = columnsOf(alumni);
const ofPositions = columnsOf(positions);
const overwritten = sql.join(
  ofAlumni.filter(({ field }) => field !== 'id').map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);
