import type { Alumni } from '@alive/contract/people.ts';
import type { Db } from '#db/open.ts';
import { roleOf } from '#language/roles.ts';
import { keptByVersion } from '#platform/kept.ts';
import { inSlices } from '#platform/slices.ts';
import { type Near, pathsThrough, searchPeople, titlesHeld, visiblePeople } from './queries.ts';
import { writtenPlaces } from './places.ts';
import { present } from './present.ts';
import { commonest, firstStepOf, wasIn } from './steps.ts';

/** What conversations are given of this room. `version` changes when people were written. Only visible people are found, counted or followed. */
export const peopleForChat = ({ db, now, version }: Deps): PeopleForChat => {
  const titles = keptByVersion(version, () => readTitles(db));
  const year = () => now().getUTCFullYear();
  const titlesOf = async ({ roles = [], functions = [] }: PeopleQuery) => {
    if (roles.length + functions.length === 0) return undefined;
    const all = await titles();
    return all.flatMap(({ title, role, work }) =>
      roles.some((name) => name === role || name.toLowerCase() === title.toLowerCase()) || functions.includes(work) ? [title] : [],
    );
  };
  return {
    findPeople: async (query, near, limit) => {
      const { companies, majors, school, places } = query;
      const filter = { companies, majors, school, places: places?.flatMap(writtenPlaces), titles: await titlesOf(query) };
      const { rows, ...counts } = await searchPeople(db, filter, near, limit);
      return { people: rows.map((row) => present(row, near, year())), ...counts };
    },
    peopleShown: async (ids, near) => {
      const rows = await visiblePeople(db, ids);
      return rows.map((row) => present(row, near, year()));
    },
    firstSteps: async (role, from) => {
      const steps: { title: string | null }[] = [];
      let came = 0;
      for await (const page of pathsThrough(db, (await titlesOf({ roles: [role] })) ?? [], role))
        for (const { path, major } of page) {
          const step = firstStepOf(path, role);
          if (step === null) continue;
          steps.push(step);
          if (from !== undefined && wasIn(path, role, major, from)) came++;
        }
      const before = steps.flatMap(({ title }) => title ?? []);
      return {
        total: steps.length,
        atOnce: steps.length - before.length,
        steps: commonest(before, 3),
        ...(from === undefined ? {} : { from: came }),
      };
    },
  };
};

async function readTitles(db: Db): Promise<{ title: string; role: string; work: string }[]> {
  const read: { title: string; role: string; work: string }[] = [];
  const rest = inSlices();
  for (const title of await titlesHeld(db)) {
    await rest();
    const found = roleOf(title);
    read.push({ title, role: found?.role ?? '', work: found?.function ?? '' });
  }
  return read;
}

interface Deps {
  db: Db;
  now: () => Date;
  version: () => Promise<number>;
}

export interface PeopleForChat {
  /** Those whose current position meets all of it, the student's own school and major first. */
  findPeople: (query: PeopleQuery, near: Near, limit: number) => Promise<FoundPeople>;
  /** Those of the ids whom students may see. */
  peopleShown: (ids: string[], near: Near) => Promise<Alumni[]>;
  /** With what the careers began that came to a role. */
  firstSteps: (role: string, from?: string[]) => Promise<FirstSteps>;
}

interface PeopleQuery {
  companies?: string[];
  /** Alternatives, together with the functions. */
  roles?: string[];
  functions?: string[];
  majors?: string[];
  school?: string;
  /** Where the current position is: cities and states as careers write them, countries and wider parts by name. */
  places?: string[];
}

interface FoundPeople {
  people: Alumni[];
  total: number;
  sameSchool: number;
  sameMajor: number;
}

interface FirstSteps {
  /** Careers that came to the role. */
  total: number;
  /** Those that began with it. */
  atOnce: number;
  /** The commonest beginnings of the others. */
  steps: { role: string; count: number }[];
  /** Those that were in `from` before: as a role, a function, or their major. */
  from?: number;
}
