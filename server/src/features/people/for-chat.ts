import type { Condition } from '@alive/contract/conditions.ts';
import type { Closeness } from '@alive/language/conditions/facts.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { usualLimit } from '@alive/language/conditions/intent.ts';
import { planTurn } from '@alive/language/people/turn.ts';
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
    readPeople: async (message, before, near) => {
      const { known } = await knowledge.of({ ...nobody, ...near });
      const earlier = before === null ? null : { intent: { ...before, sort: null, limit: usualLimit }, shown: [] };
      const { strategy, intent, unanswerable, reply, act } = await planTurn(message, earlier, known);
      const refused = act === 'refused' && reply !== null ? [reply] : [];
      const { conditions, wishes = [] } = strategy === 'none' ? { conditions: [] } : intent;
      return { conditions, wishes, notes: [...refused, ...unanswerable] };
    },
    findPeople: async (asked, near, limit) => {
      const { known, question } = await ask(near);
      const [conditions, wishes] = [peopleConditions(asked.conditions, known), peopleConditions(asked.wishes, known)];
      return readOnly(async (tx) => {
        const { rows, total, same, wished, closeness } = await searchPeople(tx, { ...question, conditions, wishes, sort: null, limit });
        const { people } = await shownTo(tx, rows, { ...question, conditions, wishes });
        return { people, total, sameSchool: same.school, sameMajor: same.major, wished, closeness };
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
  /** What a message asks for, `before` it something else or null; `notes` say what of it must not be asked or stands on no record. */
  readPeople: (message: string, before: PeopleAsked | null, near: Near) => Promise<PeopleAsked & { notes: string[] }>;
  /** Those who meet all of it, the best match first, and of them those of the student's own school and major. */
  findPeople: (asked: PeopleAsked, near: Near, limit: number) => Promise<FoundPeople>;
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

/** Conditions, and wishes that only rank. */
interface PeopleAsked {
  conditions: Condition[];
  wishes: Condition[];
}

interface FoundPeople {
  people: Alumni[];
  total: number;
  sameSchool: number;
  sameMajor: number;
  /** How many of all meet each wish, in their order. */
  wished: number[];
  /** How closely they are the role asked for; null where none was. */
  closeness: Closeness | null;
}
