import type { Alumni } from '@alive/contract/people.ts';
import { monthOf } from '#db/people-filter.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { Db } from '#db/open.ts';
import { matchParts } from './match-parts.ts';
import { stopsMet } from './meets.ts';
import { present } from './present.ts';
import { type FoundPerson, type PositionRow, positionsOf, searchPeople } from './queries.ts';
import { reasonsFor } from './reasons.ts';

/** People that a query found as the wire shows them to one student, in the order given, each with the reasons why, and their careers. */
export const shownTo = async (tx: Db, rows: readonly FoundPerson[], question: Question): Promise<Shown> => {
  const ids = rows.map(({ id }) => id);
  const careers: Map<string, PositionRow[]> = ids.length === 0 ? new Map() : await positionsOf(tx, ids);
  const month = monthOf(question.now);
  const { wishes = [] } = question;
  return {
    people: rows.map((row) => {
      const career = careers.get(row.id) ?? [];
      const reasons = reasonsFor(row, career, question, month);
      return present(row, {
        match_reasons: Object.values(reasons).flat(),
        match_parts: matchParts(row, reasons, wishes.length),
        match_stops: stopsMet([...question.conditions, ...wishes], career, month),
      });
    }),
    careers: ids.map((id) => careers.get(id) ?? []),
  };
};

/** Those of `ids` whom students may still see: as they meet the question, the others as they meet `otherwise`; who meets neither is left out. */
export const shownAgain = async (tx: Db, ids: readonly string[], { otherwise, sort, ...question }: Again): Promise<Shown> => {
  const meeting = async (some: readonly string[], conditions: PeopleCondition[]): Promise<Shown> => {
    if (some.length === 0) return { people: [], careers: [] };
    const { rows } = await searchPeople(tx, { ...question, conditions, sort, limit: some.length, ids: [...some] });
    return shownTo(tx, rows, { ...question, conditions });
  };
  const own = await meeting(ids, question.conditions);
  const others = ids.filter((id) => !own.people.some((person) => person.id === id));
  const rest = await meeting(others, otherwise);
  return { people: [...own.people, ...rest.people], careers: [...own.careers, ...rest.careers] };
};

interface Again extends Question {
  otherwise: PeopleCondition[];
  sort: Parameters<typeof searchPeople>[1]['sort'];
}

export interface Question {
  conditions: PeopleCondition[];
  /** What ranks. */
  wishes?: PeopleCondition[];
  asker: Asker;
  now: Date;
}

interface Shown {
  people: Alumni[];
  /** Of each of the people, oldest position first. */
  careers: PositionRow[][];
}
