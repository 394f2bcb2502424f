import type { Asker } from '#db/people-tests.ts';
import type { ReadOnly } from '#db/read-only.ts';
import type { PersonFacts } from '#intent/person-facts.ts';
import { fold, wordsOf } from '#language/text.ts';
import { peopleNamed, positionsOf, searchPeople } from './queries.ts';

/** The facts of the visible person of an id or a name, by which others are like them; null where there is none. Of namesakes the first. */
export const personCalled = (readOnly: ReadOnly, nameOrId: string, asker: Asker, now: Date): Promise<PersonFacts | null> =>
  readOnly(async (tx) => {
    const ask = { sort: null, limit: 1, asker, now };
    const words = wordsOf(nameOrId).map(({ text }) => fold(text));
    const [byId] = (await searchPeople(tx, { ...ask, conditions: [], ids: [nameOrId] })).rows;
    const [byName] = byId !== undefined || words.length === 0 ? [] : await peopleNamed(tx, words);
    const person = byId ?? byName;
    if (person === undefined) return null;
    const career = (await positionsOf(tx, [person.id])).get(person.id) ?? [];
    const current = career.findLast(({ isCurrent }) => isCurrent);
    return {
      id: person.id,
      name: person.name,
      role: person.role === '' ? null : person.role,
      roleNormal: current === undefined || current.isStudy ? null : current.role,
      function: current?.function ?? null,
      company: person.company === '' ? null : person.company,
      industry: current?.industry ?? null,
      major: person.major,
      school: person.school,
      year: person.year,
    };
  });
