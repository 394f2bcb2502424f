import type { Alumni } from '@alive/contract/people.ts';
import { monthOf } from '#db/people-filter.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { Db } from '#db/open.ts';
import { present } from './present.ts';
import { type FoundPerson, type PositionRow, positionsOf } from './queries.ts';
import { reasonsFor } from './reasons.ts';

/** People that a query found as the wire shows them to one student, in the order given, each with the reasons why, and their careers. */
export const shownTo = async (tx: Db, rows: readonly FoundPerson[], { conditions, asker, now }: Question): Promise<Shown> => {
  const ids = rows.map(({ id }) => id);
  const careers: Map<string, PositionRow[]> = ids.length === 0 ? new Map() : await positionsOf(tx, ids);
  const month = monthOf(now);
  return {
    people: rows.map((row) => present(row, reasonsFor(row, careers.get(row.id) ?? [], conditions, asker, month))),
    careers: ids.map((id) => careers.get(id) ?? []),
  };
};

export interface Question {
  conditions: PeopleCondition[];
  asker: Asker;
  now: Date;
}

interface Shown {
  people: Alumni[];
  /** Of each of the people, oldest position first. */
  careers: PositionRow[][];
}
