import type { Condition } from '@alive/contract/conditions.ts';
import { isOfPosition, isPeopleField, peopleCondition } from '#conditions/registry.ts';
import type { Known } from './known.ts';
import type { Clause } from './moves.ts';
import { readQuestion } from './plan.ts';

/**
 * What the conditions of a fragment mean beside those asked before: a bare "Chicago" after a hometown is one, a bare "Music" after a major
 * too, a bare "Meta" after a former employer is a former employer.
 */
export function inContext(said: readonly Condition[], clause: Clause, current: readonly Condition[], known: Known): Condition[] {
  const had = (field: Condition['field']) => current.some((one) => one.field === field && one.op !== 'not');
  const negated = said.length > 0 && said.every(({ op }) => op === 'not');
  if (negated) return said.map((one) => inTime(one, clause, current));
  const bare = !/\b(?:in|at|based|near|work\w*|from|around)\b/i.test(clause.said);
  if (bare && had('major') && !had('role') && !had('function') && said.every(({ field }) => workFields.includes(field))) {
    const majors = readQuestion(`${clause.said.replace(/\bmajors?\b/gi, '')} majors`, known).conditions;
    if (majors.length > 0 && majors.every(({ field }) => field === 'major')) return majors;
  }
  return said.map((one) => {
    if (one.field === 'place' && bare && had('hometown') && !had('place'))
      return peopleCondition('hometown', one.value, { negated: one.op === 'not' });
    return inTime(one, clause, current);
  });
}

/** With the time of the same field before, where the fragment tells none. */
function inTime(one: Condition, { said }: Clause, current: readonly Condition[]): Condition {
  if (!isOfPosition(one.field) || !isPeopleField(one.field) || one.when !== undefined || timed.test(said)) return one;
  const before = current.filter((other) => other.field === one.field && other.op !== 'not');
  const [first] = before;
  if (first?.when === undefined || before.some(({ when }) => when === undefined)) return one;
  return {
    ...peopleCondition(one.field, one.value, { op: one.op, when: first.when, position: first.position ?? 1, negated: one.op === 'not' }),
  };
}

const workFields: readonly string[] = ['function', 'skill', 'text', 'industry', 'major', 'role'];
const timed =
  /\b(?:now|current\w*|today|ex|former\w*|past|previous\w*|used to|ever|never|first|start\w*|beg[au]n|was|were|worked|work|works|working|before|is|are)\b/i;
