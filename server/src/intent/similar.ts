import type { Condition } from '@alive/contract/conditions.ts';
import { ordinalsIn } from '#dialogue/refer.ts';
import { fold } from '#language/text.ts';
import { peopleCondition } from '#conditions/registry.ts';
import type { PersonFacts } from './person-facts.ts';

/** Whom a message wants to find the likes of: one of those shown, somebody by name, or "her"; null when it asks for no likeness. */
export function likenessIn(message: string, isName: (word: string) => boolean): Likeness | null {
  const found = alike.exec(message);
  const said = found?.[1]?.replace(/[\s?.!,]+$/, '') ?? '';
  if (found === null || said === '' || /^(?:me|myself|mine|us|that|this|it|these|those)\b/i.test(said)) return null;
  const [ordinal] = ordinalsIn(/^the /i.test(said) ? said : `the ${said}`);
  if (ordinal !== undefined) return { number: ordinal.number };
  if (/^(?:her|him|them|this (?:person|one|alum\w*)|that (?:person|one|alum\w*))\b/i.test(said)) return { one: true };
  const words = said.split(/\s+/).slice(0, 4);
  const name = words.slice(0, words.findIndex((word) => !isName(fold(word.replace(/['’]s$/, '')))) >>> 0);
  return name.length === 0 ? null : { name: name.join(' ').replace(/['’]s$/, '') };
}

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
    said: `By “like ${person.name}” I read what their record says: ${conditions.map(({ label }) => label).join(', ')}.`,
  };
}

const alike =
  /\b(?:(?:people|persons?|someone|somebody|anyone|alumni|alums?|others?|more|folks|careers?|who (?:is|are|else is)|anybody|ones)(?: (?:who (?:is|are)|that are|just|most|more|with (?:careers?|paths?|backgrounds?)))* (?:like|similar to|resembling|comparable to)|^\W*(?:find |show |show me |find me )?(?:similar(?: (?:people|alumni|ones))? to|more like|like)|(?:the )?(?:same|similar) (?:careers?|paths?|backgrounds?|trajector(?:y|ies)) (?:as|to|like)|who (?:resembles?|is comparable to)) (.{1,60})/i;

export type Likeness = { number: number } | { one: true } | { name: string };
