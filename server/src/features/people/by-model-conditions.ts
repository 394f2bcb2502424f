import type { Condition } from '@alive/contract/conditions.ts';
import { isPeopleField, type PeopleField, isOfNumbers, parsePeopleConditions } from '@alive/language/conditions/registry.ts';
import { mostConditions, type Plan } from '@alive/language/conditions/intent.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { refusalIn } from '@alive/language/people/refuse.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { read } from '@alive/language/entities/read.ts';
import type { FilledIntent } from './by-model-prompt.ts';
import { isListedWork, type Words } from './by-model-words.ts';

/**
 * The conditions that a model filled, made ours, each value checked by itself: what the question does not say is left out and counted, and
 * so is whatever asks what somebody is rather than does. Where all that it filled of a field is left out, the built-in planner's reading of
 * that field stands. Work that the words do not name is taken where the built-in planner read none, and told as a guess.
 */
export function checkedConditions(filled: FilledIntent['conditions'], words: Words, own: Plan, known: Known): Checked {
  const taken = new Map<string, Condition>();
  const guesses: Condition[] = [];
  const left: Chip[] = [];
  const lists = own.intent.conditions.filter(({ field, value }) => field === 'company' && Array.isArray(value));
  const readsMore =
    own.leftOut.length > 0 || !own.intent.conditions.some(({ field }) => isPeopleField(field) && workFields.includes(field));
  for (const chip of filled.flatMap(oneByOne)) {
    const list = lists.find(
      ({ op, value }) => chip.field === 'company' && (op === 'not') === (chip.op === 'not') && hasEmployer(value, chip.value),
    );
    const made = list === undefined ? parsePeopleConditions([chip], known).conditions : [list];
    const trust = made.length === 0 ? 'none' : trustIn(chip, made, words, known);
    if (trust === 'none' || (trust === 'guess' && !readsMore)) left.push(chip);
    else for (const one of made) taken.set(one.id, one);
    if (trust === 'guess' && readsMore) guesses.push(...made);
  }
  const fields = new Set([...taken.values()].map(({ field }) => field));
  const instead = own.intent.conditions.filter(({ field }) => !fields.has(field) && left.some((one) => one.field === field));
  return { conditions: [...taken.values(), ...instead].slice(0, mostConditions), guesses, invented: left.length };
}

/** Whether an employer is one of a list that goes by a name: "FAANG". */
const hasEmployer = (list: Condition['value'], name: Condition['value']): boolean =>
  [list].flat().some((one) => employerKey(String(one)) === employerKey(String(name)));

/** Each value as a chip of its own, which positive ones of a field are alternatives by. */
function oneByOne({ field, op, values, when, position, either }: FilledIntent['conditions'][number]): Chip[] {
  const marks = { when, ...(isMark(position) && position > 1 && { position }), ...(isMark(either) && { either }) };
  const told = values.map((value) => value.trim().slice(0, 200)).filter((value) => value !== '');
  const chip = (value: Condition['value']): Chip => ({ id: 'filled', field, op, value, label: String(value), ...marks });
  if (told.length === 0) return [];
  if (field === 'sequence') return [chip(told.slice(0, 5))];
  if (field === 'founder') return [chip(true)];
  if (!isOfNumbers(field)) return told.map(chip);
  return op === 'between' ? [chip(told.slice(0, 2).map(Number))] : told.map((value) => chip(Number(value)));
}

const isMark = (mark: number | null): mark is number => mark !== null && Number.isInteger(mark) && mark >= 1 && mark <= 9;

/** Whether the question says the value, as the model wrote it or as lists write it; or whether lists know it though the words do not. */
function trustIn({ field, value }: Chip, made: readonly Condition[], words: Words, known: Known): Trust {
  const values = [value].flat().map(String);
  if (freeFields.includes(field) && values.some((one) => isPrivate(one, known))) return 'none';
  if (field === 'founder') return founding.some((word) => words.isSaid('text', word)) ? 'said' : 'none';
  if (field === 'sequence') {
    const trusts = values.flatMap((step) => step.split(/ at (?=\S)/)).map((part) => trustInStep(part, words, known));
    return trusts.includes('none') ? 'none' : trusts.includes('guess') ? 'guess' : 'said';
  }
  const written = made.flatMap((one) => [one.value].flat().map(String));
  if ([values, written].some((all) => all.every((one) => words.isSaid(field, one)))) return 'said';
  return workFields.includes(field) && written.every((one) => isWork(one, known)) ? 'guess' : 'none';
}

/** A step is work, a degree or an employer; an employer is to be said. */
function trustInStep(part: string, words: Words, known: Known): Trust {
  if (words.isSaid('sequence', part) || words.isSaid('company', part)) return 'said';
  return isWork(part, known) ? 'guess' : 'none';
}

/** Whether a value asks about what somebody is: nobody is looked for by that, though the question as a whole was let through. */
function isPrivate(value: string, known: Known): boolean {
  const asked = `${value} people, people who are ${value}`;
  return refusalIn(asked, read(asked, known.open).mentions, known) !== null;
}

/** Whether a value is the name of some work: of the lists, or a title and nothing besides. */
function isWork(value: string, known: Known): boolean {
  if (isListedWork(value)) return true;
  const [only, ...others] = read(value, known.open).mentions;
  return only?.kind === 'role' && only.text.length === value.length && others.length === 0;
}

/** What somebody does, said in more ways than lists can know. */
const workFields: readonly PeopleField[] = ['role', 'function', 'industry', 'seniority', 'sequence', 'founder'];
/** Whose values may be any words. */
const freeFields: readonly PeopleField[] = ['role', 'skill', 'text', 'sequence'];
const founding = ['founder', 'founded', 'start', 'own', 'entrepreneur'];

type Chip = Condition & { field: PeopleField };
type Trust = 'said' | 'guess' | 'none';

export interface Checked {
  conditions: Condition[];
  /** Those of them that the words do not name. */
  guesses: Condition[];
  /** How many were left out. */
  invented: number;
}
