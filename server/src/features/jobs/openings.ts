import type { Level } from '@alive/contract/jobs.ts';
import { candidateOf, type KnownStudent } from './candidate.ts';
import { type Deps, hiddenFrom, known } from './deps.ts';
import { preferenceOf } from './preference.ts';
import { jobsByIds, type JobStore, openingsOf } from './queries.ts';

/** Employer and normalised role of these jobs, closed ones too; unknown ids are left out. */
export const workOf = async (store: JobStore, ids: string[]): Promise<{ id: string; company: string; role: string | null }[]> =>
  (await jobsByIds(store, ids)).map(({ id, companyName, role }) => ({ id, company: companyName, role }));

/**
 * For each employer, recognised by its names in postings, its open jobs up to entry level that nothing rules out for the student: how many, and
 * the `limit` best by what the student looks for, then the newest. `held_back` counts those that visa, citizenship or clearance rule out;
 * what the student hid is in neither. Two queries for all of them.
 */
export const openingsAt = async (deps: Deps, employers: string[][], student: KnownStudent, limit: number): Promise<Openings[]> => {
  const [reads, notIds] = await Promise.all([known(deps, student), hiddenFrom(deps, student)]);
  const prefer = preferenceOf(candidateOf(student, reads), deps.now());
  const found = await openingsOf(deps.store, { employers, barredFor: student, notIds, prefer, limit });
  const ids = found.flatMap((one) => one.ids);
  const rows = new Map((await jobsByIds(deps.store, ids)).map((row) => [row.id, row]));
  return found.map(({ total, barred, ids }) => ({
    total,
    held_back: barred,
    jobs: ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined || row.state === 'closed'
        ? []
        : [{ id, job_title: row.title, location: row.locations.join('; '), level: row.level }];
    }),
  }));
};

interface Openings {
  total: number;
  held_back: number;
  jobs: { id: string; job_title: string; location: string; level: Level }[];
}
