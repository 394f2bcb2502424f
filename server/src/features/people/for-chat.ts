import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { peopleCondition, type PeopleField } from '@alive/language/conditions/registry.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { shownAgain, shownTo } from './found.ts';
import { type Caller, type Knowledge, nobody } from './known.ts';
import { searchPeople } from './queries.ts';

/** What conversations are given of this room: the same conditions, statement and order as a question in Find People has. */
export const peopleForChat = ({ readOnly, knowledge, now }: Deps): PeopleForChat => {
  const ask = async (near: Near) => {
    const { known, asker } = await knowledge.of({ ...nobody, ...near });
    return { known, question: { asker, now: now() } };
  };
  return {
    findPeople: async (query, near, limit) => {
      const { known, question } = await ask(near);
      const asked = chipsOf(query);
      const conditions = peopleConditions(asked, known);
      return readOnly(async (tx) => {
        const { rows, total, same } = await searchPeople(tx, { ...question, conditions, sort: null, limit });
        const { people } = await shownTo(tx, rows, { ...question, conditions });
        return { people, total, sameSchool: same.school, sameMajor: same.major, asked };
      });
    },
    peopleMeeting: (conditions, asker, limit, ids) =>
      readOnly(async (tx) => {
        const question = { conditions, asker, now: now() };
        const { rows, total } = await searchPeople(tx, { ...question, sort: null, limit, ...(ids && { ids }) });
        return { people: (await shownTo(tx, rows, question)).people, total };
      }),
    peopleShown: async (ids, near, asked = []) => {
      if (ids.length === 0) return [];
      const { known, question } = await ask(near);
      // Who does something else by now is still who was shown.
      const again = { ...question, conditions: peopleConditions(asked, known), otherwise: [], sort: null };
      const people: Alumni[] = [];
      for (let from = 0; from < ids.length; from += mostAtOnce)
        people.push(...(await readOnly((tx) => shownAgain(tx, ids.slice(from, from + mostAtOnce), again))).people);
      return people;
    },
  };
};

/** The conditions that a chat's question comes to. */
const chipsOf = ({ companies = [], roles = [], functions = [], majors = [], school, places = [] }: PeopleQuery) => {
  const all = (field: PeopleField, values: readonly string[]) => values.map((value) => peopleCondition(field, value));
  return [
    ...all('company', companies),
    ...all('role', roles),
    ...all('function', functions),
    ...all('major', majors),
    ...all('school', school === undefined ? [] : [school]),
    ...all('place', places),
  ];
};

/** As many as one statement gives. */
const mostAtOnce = 100;

interface Deps {
  readOnly: ReadOnly;
  knowledge: Knowledge;
  now: () => Date;
}

/** Who asks: what ranks people who fit equally well. */
type Near = Pick<Caller, 'school' | 'major'> & Partial<Caller>;

export interface PeopleForChat {
  /** Those who meet all of it, the best match first, and of them those of the student's own school and major. */
  findPeople: (query: PeopleQuery, near: Near, limit: number) => Promise<FoundPeople>;
  /** Those who meet all of it, those with most in common with the asker first; `ids` narrows it to some. */
  peopleMeeting: (
    conditions: PeopleCondition[],
    asker: Asker,
    limit: number,
    ids?: string[],
  ) => Promise<{ people: Alumni[]; total: number }>;
  /** Those of the ids whom students may see, with how they meet what they were asked for by, where they still do. */
  peopleShown: (ids: string[], near: Near, asked?: Condition[]) => Promise<Alumni[]>;
}

interface PeopleQuery {
  companies?: string[];
  /** Of the current position; alternatives, together with the functions. */
  roles?: string[];
  functions?: string[];
  majors?: string[];
  school?: string;
  /** Where the current position is, by the labels of places. */
  places?: string[];
}

interface FoundPeople {
  people: Alumni[];
  total: number;
  sameSchool: number;
  sameMajor: number;
  /** The conditions that the question comes to. */
  asked: Condition[];
}
