import type { Hiring } from '#db/hiring.ts';
import type { Db } from '#db/open.ts';
import { peopleAtEach } from '#db/people-at.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { type CompanyRow, curatedCompanies } from './queries.ts';
import { alumniScore, type Middle, middleOf, priorityOf, type Prospects } from './score.ts';

/**
 * The curated employers with all that is counted and computed of them: first priority first, then the highest score, then by name. Jobs and
 * people count for every spelling of the name. `recentSince` is the first class year that counts as recent.
 */
export const listOf = async (db: Db, hiring: ReadonlyMap<string, Hiring>, recentSince: number): Promise<CompanyList> => {
  const rows = (await curatedCompanies(db)).map((row) => ({ row, key: employerKey(row.name) }));
  const people = await peopleAtEach(db, [...new Set(rows.map(({ key }) => key))], recentSince);
  const counted = rows.map(({ row, key }): ListedCompany => {
    // Names of signs alone have no key; they are not all one employer.
    const jobs = key === '' ? undefined : hiring.get(key);
    const { total = 0, recent = 0 } = people.get(key) ?? {};
    const { active = 0, internships = 0, newGrad = 0 } = jobs ?? {};
    const score = alumniScore(total, recent);
    return { row, key, active, internships, newGrad, alumni: total, recent, given: row.priority, early: internships + newGrad, score };
  });
  const middle = middleOf(counted);
  const companies = counted.toSorted(
    (one, other) =>
      priorityOf(one, middle) - priorityOf(other, middle) || other.score - one.score || one.row.name.localeCompare(other.row.name, 'en'),
  );
  return { companies, middle };
};

export interface CompanyList {
  companies: ListedCompany[];
  /** What half of them reach, see priority.ts. */
  middle: Middle;
}

export interface ListedCompany extends Prospects {
  row: CompanyRow;
  /** What all spellings of its name share. */
  key: string;
  /** Open jobs up to entry level. */
  active: number;
  internships: number;
  newGrad: number;
  /** Visible alumni of any school whose current position is there, and those of the last class years. */
  alumni: number;
  recent: number;
}
