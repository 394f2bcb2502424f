import { exampleJob } from './job.testing.ts';
import type { Db } from '#db/open.ts';
import { alumni, companies, jobs, meta, positions } from '#db/tables.ts';

/** The students of the comparisons with the whole sample. */
export const askers = [
  {
    school: 'Yale University',
    major: 'Economics',
    graduationYear: 2027,
    needsVisa: true,
    canGetClearance: false,
    preferredLocations: ['Boston'],
  },
  { school: 'Georgia Institute of Technology', major: 'Computer Science', graduationYear: 2026 },
  { school: 'Nowhere College', major: 'Undecided', graduationYear: 2024, needsVisa: false, preferredLocations: ['New York', 'Remote'] },
];

/** Returns what the tests of this room use to write and read rows. */
export const openStage = (db: Db) => {
  /** Bumps the data version, so that caches are rebuilt. */
  const newVersion = async () => {
    const value = Math.trunc(performance.now() * 1000) + 2_000_000;
    await db.insert(meta).values({ key: 'data-version', value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  };

  const add = async (...rows: Parameters<typeof exampleJob>[0][]) => {
    await db.delete(jobs);
    await db.insert(jobs).values(rows.map(exampleJob));
    await newVersion();
  };

  const company = async (name: string, domain: string | null) => {
    await db.insert(companies).values({
      id: name.toLowerCase(),
      name,
      domain,
      industry: 'Law',
      isPublic: false,
      description: 'They probe.',
      source: 'json',
    });
    await newVersion();
  };

  /** Returns visible people by class year and id, with their positions, oldest first. */
  const visiblePeople = async () => {
    const rows = await db.select().from(alumni).orderBy(alumni.id);
    const careers = Map.groupBy(await db.select().from(positions).orderBy(positions.ordinal), ({ alumniId }) => alumniId);
    return rows.filter(({ visibility }) => visibility !== 'hidden').map((person) => ({ person, career: careers.get(person.id) ?? [] }));
  };
  return { add, company, newVersion, visiblePeople };
};

export const there = { careerPath: 'Clerk at Zorblax & Partners [2020 - Present]' };
