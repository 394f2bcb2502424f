import type { Condition } from '@alive/contract/conditions.ts';
import { peopleCondition } from '../conditions/registry.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import { note } from '../people/copy.ts';

/** Two or three conditions that somebody's record fits, with the sentence that names them. */
export function conditionsAlike(person: PersonFacts): { conditions: Condition[]; said: string } {
  const work =
    person.roleNormal !== null
      ? peopleCondition('role', person.roleNormal)
      : person.function !== null
        ? peopleCondition('function', person.function)
        : null;
  const field = person.industry === null ? null : peopleCondition('industry', person.industry);
  const major = person.major === null ? null : peopleCondition('major', person.major);
  const years = person.year === null ? null : peopleCondition('year', [person.year - 5, person.year + 5], { op: 'between' });
  const school = person.school === null ? null : peopleCondition('school', person.school);
  const conditions = [work, field, major, years, school].filter((one) => one !== null).slice(0, work !== null && field !== null ? 2 : 3);
  if (conditions.length === 2 && years !== null && !conditions.includes(years)) conditions.push(years);
  return {
    conditions,
    said: note.alike(
      person.name,
      conditions.map(({ label }) => label),
    ),
  };
}
