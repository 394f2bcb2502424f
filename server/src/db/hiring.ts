import { sql } from 'drizzle-orm';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { isListed, isOfType } from './job-sql.ts';
import { type Db, rowsOf } from './open.ts';
import { jobs } from './tables.ts';

/** Who has open jobs that are listed, and how many of them a search for a type finds, by the key that all spellings of one employer share; see language/lexicon/industries.ts employerKey. */
export const hiringEmployers = async (db: Db): Promise<ReadonlyMap<string, Hiring>> => {
  const rows = await rowsOf<{ name: string } & Counts>(
    db,
    sql`SELECT company_name AS name, count(*)::int AS active,
      (count(*) FILTER (WHERE ${isOfType('internship')}))::int AS internships,
      (count(*) FILTER (WHERE ${isOfType('new_grad')}))::int AS "newGrad"
    FROM ${jobs} WHERE ${isListed} GROUP BY company_name ORDER BY company_name`,
  );
  const byKey = new Map<string, Hiring>();
  for (const { name, active, internships, newGrad } of rows) {
    const key = employerKey(name);
    // Names of signs alone are not all one employer.
    if (key === '') continue;
    const known = byKey.get(key) ?? nobody;
    byKey.set(key, {
      names: [...known.names, name],
      active: known.active + active,
      internships: known.internships + internships,
      newGrad: known.newGrad + newGrad,
    });
  }
  return byKey;
};

const nobody: Hiring = { names: [], active: 0, internships: 0, newGrad: 0 };

interface Counts {
  active: number;
  internships: number;
  newGrad: number;
}

export interface Hiring extends Counts {
  /** As postings write it. */
  names: string[];
}
