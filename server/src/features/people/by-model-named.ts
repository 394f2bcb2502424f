import type { Condition } from '@alive/contract/conditions.ts';
import { schoolsIn } from '@alive/language/people/schools.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { isEmpty } from '@alive/language/text/english.ts';
import { read } from '@alive/language/entities/read.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import { valuesOf } from './by-model-words.ts';

/**
 * The built-in planner's conditions whose place, employer or school the question names without doubt, "in Boston or Chicago", "Google
 * engineers", and of which a model said nothing, in no field; what it copied to `unclear` with more than the name it has understood as
 * something else: "interviewed at Google".
 */
export function passedOver(question: string, { own, filled, unclear }: Plans, known: Known): Condition[] {
  const names = namedIn(question, known);
  const told = filled.flatMap(({ value, label }) => [...[value].flat().map(String), label]).map(wordsIn);
  const isSaid = ({ text, values }: Named) =>
    [text, ...values].map(nameIn).some((name) => told.some((words) => isWithin(name, words) || isWithin(words, name)));
  const isExplained = ({ text }: Named) =>
    unclear.some((said) => {
      const rest = said.toLowerCase().replace(text.toLowerCase(), ' ');
      return rest.length < said.length && wordsOf(rest).some((word) => !joining.has(word.text));
    });
  return own.filter(({ field, value, either, position, during }) => {
    // Those mean something only together with others.
    if (!namedFields.includes(field) || either !== undefined || position !== undefined || during !== undefined) return false;
    const found = names.filter(({ values }) => [value].flat().some((one) => values.includes(String(one))));
    return found.length > 0 && !found.some((one) => isSaid(one) || isExplained(one));
  });
}

/** Conditions with what was passed over; of its fields, what only held before goes where the built-in planner let it go. */
export function withPassedOver(conditions: readonly Condition[], passed: readonly Condition[], { own, before }: Earlier): Condition[] {
  const has = (all: readonly Condition[], { id }: Condition) => all.some((one) => one.id === id);
  const isLetGo = (one: Condition) => passed.some(({ field }) => field === one.field) && has(before, one) && !has(own, one);
  return [...conditions.filter((one) => !isLetGo(one)), ...passed];
}

/** Names that stand as such: after a preposition, beside the work of people, or after one of these and "or". */
function namedIn(question: string, known: Known): Named[] {
  const { mentions } = read(question, known.open, known.now);
  const schools = schoolsIn(question).items.map(({ start, end, value }) => ({
    start,
    end,
    text: question.slice(start, end),
    values: [String(value)],
    isEmployer: false,
  }));
  const all = [...schools, ...mentions.flatMap((one) => (one.certainty < leastCertainty ? [] : namedBy(one)))].toSorted(
    (a, b) => a.start - b.start,
  );
  const work = mentions.filter(({ kind }) => kind === 'role');
  const isBesideWork = ({ start, end }: Named) =>
    /^ (?:people|alum\w*|folks|grad(?:uate)?s)\b/i.test(question.slice(end)) ||
    work.some((role) => role.start === end + 1 || (role.end < start && /^,? $/.test(question.slice(role.end, start))));
  const sure: Named[] = [];
  for (const one of all) {
    const last = sure.at(-1);
    const follows = last !== undefined && /^\s*(?:,|\/|&|,?\s*(?:and|or|nor))\s*(?:in |at )?$/i.test(question.slice(last.end, one.start));
    const stands = prepositions.test(question.slice(0, one.start)) && !(one.isEmployer && isPartOfName(question.slice(one.end)));
    if (follows || stands || isBesideWork(one)) sure.push(one);
  }
  return sure;
}

const namedBy = (one: Mention): Named[] =>
  one.kind === 'place' || one.kind === 'school' || one.kind === 'company'
    ? [{ start: one.start, end: one.end, text: one.text, values: valuesOf(one), isEmployer: one.kind === 'company' }]
    : [];

/** "Amazon rainforest groups" is no employer. */
const isPartOfName = (after: string) => {
  const [, next] = /^ ([a-z]+)/i.exec(after) ?? [];
  return next !== undefined && !isEmpty(next.toLowerCase()) && !next.endsWith('ing');
};

const wordsIn = (text: string): string[] => wordsOf(text).map((word) => word.text);
/** A place without its state. */
const nameIn = (text: string): string[] => wordsIn(text.split(',')[0] ?? '');
const isWithin = (some: readonly string[], others: readonly string[]) => some.length > 0 && some.every((word) => others.includes(word));

const prepositions =
  /(?:\b(?:in|at|from|near|around|across|for|with|within|outside(?: of)?|except|excluding|besides|without|than|not)(?: the| greater| downtown)?\s+|\bex-|@ ?)$/i;
const joining: ReadonlySet<string> = new Set('in at from near around for with within the a of or and not'.split(' '));

const leastCertainty = 0.8;
const namedFields: readonly Condition['field'][] = ['place', 'hometown', 'company', 'school'];

interface Named {
  start: number;
  end: number;
  text: string;
  /** As conditions have it. */
  values: readonly string[];
  isEmployer: boolean;
}

interface Plans {
  own: readonly Condition[];
  filled: readonly Condition[];
  unclear: readonly string[];
}

interface Earlier {
  own: readonly Condition[];
  before: readonly Condition[];
}
