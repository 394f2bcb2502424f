import type { JobsNearPerson } from '@alive/contract/bridge.ts';
import type { Student } from '#db/sessions.ts';
import type { Deps, Openings } from './deps.ts';
import { type Employment, employersOf } from './queries.ts';

/**
 * For each person the open jobs at their current employer that nothing rules out for the student, in the order of the ids; whom students
 * may not see is left out. Of several employers the first that has such jobs counts, else the first that has others, else the one that
 * their record names.
 */
export const jobsNear = async (deps: Deps, personIds: readonly string[], student: Student): Promise<JobsNearPerson[]> => {
  const ids = [...new Set(personIds)];
  const [employers, hiring, curated] = await Promise.all([deps.readOnly((tx) => employersOf(tx, ids)), deps.hiring(), deps.curated()]);
  const keys = [...new Set([...employers.values()].flat().flatMap(({ key }) => (key !== null && hiring.has(key) ? key : [])))];
  const found = await deps.openingsAt(
    keys.map((key) => hiring.get(key)?.names ?? []),
    student,
    mostShown,
  );
  const openings = new Map(keys.flatMap((key, at) => (found[at] === undefined ? [] : [[key, found[at]]])));
  const openingsOf = ({ key }: Employment): Openings => (key === null ? none : (openings.get(key) ?? none));
  return ids.flatMap((id): JobsNearPerson[] => {
    const held = employers.get(id);
    const counting = held?.find((one) => openingsOf(one).total > 0) ?? held?.find((one) => openingsOf(one).held_back > 0) ?? held?.[0];
    if (counting === undefined) return [];
    const company_id = counting.key === null ? null : (curated.get(counting.key)?.id ?? null);
    return [{ person_id: id, company_name: counting.company, company_id, ...openingsOf(counting) }];
  });
};

const mostShown = 3;
const none: Openings = { total: 0, held_back: 0, jobs: [] };
