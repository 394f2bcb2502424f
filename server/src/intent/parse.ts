import type { Condition } from '@alive/contract/conditions.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { functions } from '#language/functions.ts';
import { employerNamed, industries } from '#language/industries.ts';
import { read } from '#language/read.ts';
import { wordsOf } from '#language/text.ts';
import { titleOf } from '#language/title-case.ts';
import { roles } from '#language/roles.ts';
import { seniorities } from '#language/types.ts';
import { type ConditionOptions, isPeopleField, peopleCondition, type PeopleField } from './condition.ts';
import { mostConditions } from './intent.ts';
import type { Known } from './known.ts';
import { majorWritten } from './majors.ts';
import { placeNamed } from './place.ts';
import { titleWritten } from '#language/asked-title.ts';

/**
 * Chips as a client sent them, made ours again: values as language writes them, ids and labels new, each once. `dropped` are the labels of
 * those that no record of a person can settle and those beyond the thirtieth.
 */
export function parsePeopleConditions(edited: readonly Condition[], known: Known): { conditions: Condition[]; dropped: string[] } {
  const conditions = new Map<string, Condition>();
  const dropped: string[] = [];
  for (const sent of edited) {
    const made = conditionsFrom(sent, known);
    if (made.length === 0 || conditions.size + made.length > mostConditions) dropped.push(sent.label);
    else for (const one of made) conditions.set(one.id, one);
  }
  return { conditions: [...conditions.values()], dropped };
}

function conditionsFrom(sent: Condition, known: Known): Condition[] {
  const { field, op, value, when, position, during, either } = sent;
  if (!isPeopleField(field)) return [];
  const options: ConditionOptions = {
    negated: op === 'not',
    ...(when !== undefined && { when }),
    ...(position !== undefined && { position }),
    during,
    either,
  };
  if (field === 'sequence') {
    const steps = (Array.isArray(value) ? value : String(value).split(/\s*(?:→|->|>|, then )\s*/))
      .map((step) => String(step).trim())
      .filter((step) => step !== '');
    return steps.length < 2 || steps.length > 5
      ? []
      : [
          peopleCondition(
            field,
            steps.map((step) => stepWritten(step, known)),
            { ...options, op: 'then' },
          ),
        ];
  }
  if (isOfNumbers(field)) return numbers(field, sent, options);
  const values = (Array.isArray(value) ? value : [value]).map((one) => String(one).trim()).filter((one) => one !== '');
  if (field === 'founder') return value === true || value === 'true' ? [peopleCondition(field, true, options)] : [];
  // A list of employers that goes by a name stays one chip.
  if (field === 'company' && Array.isArray(value) && values.length > 1) {
    const name = sent.label.replace(/^(?:Not (?:formerly )?at |Never at |Formerly at |Has been at |First job (?:not )?at )/, '');
    return [
      peopleCondition(
        field,
        values.map((one) => companyWritten(one, known)),
        { ...options, op: 'in', ...(!/^\d+ companies$| or /.test(name) && { name }) },
      ),
    ];
  }
  return values.flatMap((one) => {
    const written = writtenAs[field]?.(one, known);
    if (written === null) return [];
    const isKept = field === 'seniority' ? op === 'at_least' || op === 'at_most' : field === 'role' && op === 'in';
    return [peopleCondition(field, (written ?? one).slice(0, 200), { ...options, ...(isKept && { op }) })];
  });
}

/** Whether a field's values are numbers. */
export const isOfNumbers = (field: PeopleField) => field === 'year' || field === 'experience' || field === 'tenure';

/** Whole years in a plain range; both ends in order. */
function numbers(field: PeopleField, { op, value }: Condition, options: ConditionOptions): Condition[] {
  const said = (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'boolean' ? NaN : Number(one)));
  const [least, most] = field === 'year' ? [1900, 2100] : [0, 80];
  if (said.some((one) => !Number.isInteger(one) || one < least || one > most)) return [];
  if (said.length === 2) {
    const range = said.toSorted((a, b) => a - b);
    return [peopleCondition(field, range, { ...options, op: 'between' })];
  }
  const [one] = said;
  if (one === undefined || said.length > 2) return [];
  const bound = op === 'at_most' || op === 'before' || op === 'after' || op === 'at_least' ? op : field === 'year' ? 'is' : 'at_least';
  const strict = field !== 'year' && (bound === 'before' || bound === 'after');
  return [peopleCondition(field, one, { ...options, op: strict ? (bound === 'before' ? 'at_most' : 'at_least') : bound })];
}

/** How each field's values are written; null for what is none. */
const writtenAs: Partial<Record<PeopleField, (value: string, known: Known) => string | null>> = {
  role: (value) =>
    roles.find(({ role }) => role.toLowerCase() === value.toLowerCase())?.role ?? titleWritten(asTitle(value)) ?? asTitle(value),
  function: (value) => functions.find(({ name }) => name.toLowerCase() === value.toLowerCase())?.name ?? null,
  industry: (value) => industries.find(({ name }) => name.toLowerCase() === value.toLowerCase())?.name ?? null,
  seniority: (value) => seniorities.find((rung) => rung === value.toLowerCase()) ?? null,
  company: companyWritten,
  major: majorWritten,
  school: (value) =>
    schools.find(({ name, aliases }) => [name, ...aliases].some((one) => one.toLowerCase() === value.toLowerCase()))?.name ?? value,
  place: (value, known) => placeNamed(value, known)?.place.label ?? null,
  hometown: (value, known) => placeNamed(value, known)?.place.label ?? null,
};

const asTitle = (value: string): string => titleOf(wordsOf(value), -1);

function companyWritten(value: string, { open, now }: Known): string {
  const company = read(`at ${value}`, open, now).mentions.find(
    (mention) => mention.kind === 'company' && mention.end - mention.start >= value.length - 1,
  );
  return company?.kind === 'company' ? company.company : (employerNamed(value)?.name ?? value);
}

function stepWritten(step: string, known: Known): string {
  const [name = '', employer] = step.split(/ at (?=\S)/);
  const written =
    roles.find(({ role }) => role.toLowerCase() === name.toLowerCase())?.role ??
    functions.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ??
    industries.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ??
    titleWritten(asTitle(name)) ??
    name;
  return (employer === undefined ? written : `${written} at ${companyWritten(employer, known)}`).slice(0, 200);
}
