import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { openRecordset } from '#db/columns.ts';
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
    const records = ofAlumni.of(people.map(({ person }) => ({ contentHash: '', ...person })));
    await tx.execute(
      sql`INSERT INTO alumni (${ofAlumni.columns}) SELECT ${ofAlumni.fields} FROM ${records} ON CONFLICT (id) DO UPDATE SET ${ofAlumni.overwritten}`,
    );
    const held = ofPositions.of(people.flatMap((person) => person.positions));
    await tx.execute(sql`INSERT INTO positions (${ofPositions.columns}) SELECT ${ofPositions.fields} FROM ${held}`);
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

const ofAlumni = openRecordset(alumni, ['id']);
const ofPositions = openRecordset(positions, []);
