import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import type { Caller, Deps } from './deps.ts';
import type { Paths, Ways } from './paths.ts';
import { isStudyName } from '@alive/language/lexicon/studies.ts';
import { cameFrom } from './queries.ts';

/** What conversations are given of this room: the same numbers as Career Paths tells. */
export const pathsForChat = ({ paths, readOnly, knowing }: Pick<Deps, 'readOnly' | 'knowing'> & { paths: Paths }): PathsForChat => {
  const waysTo = async (role: string) => {
    const { known } = await knowing(nobody);
    const conditions = peopleConditions([peopleCondition('role', role, { op: 'in', when: 'ever' })], known);
    const goal = paths.goalOf({ conditions, name: role });
    return { goal, ways: await paths.waysTo(goal, role) };
  };
  return {
    firstSteps: async (role, from) => {
      const { goal, ways } = await waysTo(role);
      return {
        total: ways.total,
        atOnce: ways.atOnce,
        steps: ways.firstRoles
          .flatMap(({ name, count }) => (name === role || isStudyName(name) ? [] : [{ role: name, count }]))
          .slice(0, 3),
        ...(from === undefined ? {} : { from: from.length === 0 ? 0 : await readOnly((tx) => cameFrom(tx, goal, from)) }),
      };
    },
    waysTo: async (role) => {
      const { total, atOnce, firstRoles, employers, majors, medianYears } = (await waysTo(role)).ways;
      return { total, atOnce, firstRoles: firstRoles.filter(({ name }) => !isStudyName(name)), employers, majors, medianYears };
    },
  };
};

const nobody: Caller = { school: null, major: null, graduationYear: null, preferredLocations: [], profile: null };

export interface PathsForChat {
  /** With what the careers began that came to a role. */
  firstSteps: (role: string, from?: string[]) => Promise<FirstSteps>;
  /** The numbers that Career Paths tells of a role. */
  waysTo: (role: string) => Promise<Pick<Ways, 'total' | 'atOnce' | 'firstRoles' | 'employers' | 'majors' | 'medianYears'>>;
}

interface FirstSteps {
  /** Careers that came to the role. */
  total: number;
  /** Those that began with it. */
  atOnce: number;
  /** The commonest beginnings of the others, each of several people. */
  steps: { role: string; count: number }[];
  /** Those that were in `from` before: as a role, a function, or their major. */
  from?: number;
}
