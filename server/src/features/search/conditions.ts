import { createHash } from 'node:crypto';
import type { Condition } from '@alive/contract/conditions.ts';
import { levels } from '@alive/contract/jobs.ts';
import type { Level } from '@alive/contract/jobs.ts';
import { citiesNamed } from '#language/cities.ts';
import { slugOf } from '#language/text.ts';
import type { Mention, Reading } from '#language/types.ts';
import type { JobFilter } from './port.ts';

/**
 * Conditions of a job conversation. One condition holds one value, so that each chip can be taken off by itself; positive
 * ones of the same field are alternatives ("Boston", "Chicago": either), fields hold together, every "not" holds.
 * Role and function are one field here. Two exceptions: skills hold all together, and of text any phrase may. The place "Remote" beside other places means "or remote"; the
 * field `remote` means that the work must be remote (true) or must not (false).
 */
export function conditionOf(field: JobField, value: string | number | boolean, negative = false): Condition {
  if (field === 'pay') return payCondition({ atLeast: Number(value) });
  const op = negative ? 'not' : field === 'place' ? 'in' : 'is';
  return { id: idOf(field, op, String(value)), field, op, value, label: labelOf(field, value, negative) };
}

/** The condition of bounds of the yearly pay: one of them, or both in one condition. */
export function payCondition({ atLeast, atMost }: { atLeast?: number; atMost?: number }): Condition {
  const [op, value]: [Condition['op'], number | number[]] =
    atMost === undefined ? ['at_least', atLeast ?? 0] : atLeast === undefined ? ['at_most', atMost] : ['between', [atLeast, atMost]];
  return { id: idOf('pay', op, String(value)), field: 'pay', op, value, label: payLabel(atLeast, atMost) };
}

/** The bounds that conditions of pay set together. */
function payBounds(conditions: readonly Condition[]): { payAtLeast?: number; payAtMost?: number } {
  const pay = conditions.filter((one) => one.field === 'pay');
  const numbers = (op: Condition['op'], at: number) =>
    pay.filter((one) => one.op === op).flatMap(({ value }) => (Array.isArray(value) ? (value[at] ?? []) : value));
  const floors = [...numbers('at_least', 0), ...numbers('between', 0)].map(Number);
  const ceilings = [...numbers('at_most', 0), ...numbers('between', 1)].map(Number);
  return {
    payAtLeast: floors.length > 0 ? Math.max(...floors) : undefined,
    payAtMost: ceilings.length > 0 ? Math.min(...ceilings) : undefined,
  };
}

/** The condition a mention stands for; null for kinds that are none here (majors). */
export function conditionOfMention(mention: Mention): Condition | null {
  const { negated } = mention;
  switch (mention.kind) {
    case 'role':
      return conditionOf('role', mention.role, negated);
    case 'function':
      return conditionOf('function', mention.function, negated);
    case 'industry':
      return conditionOf('industry', mention.industry, negated);
    case 'company':
      return conditionOf('company', mention.company, negated);
    case 'skill':
      return conditionOf('skill', mention.skill, negated);
    case 'place':
      return conditionOf('place', mention.place.label, negated);
    case 'level':
      return conditionOf('level', mention.level, negated);
    case 'remote':
      return conditionOf('remote', mention.remote !== negated);
    case 'clearance':
      return conditionOf('clearance', !negated);
    case 'pay':
      return payCondition(mention);
    case 'sponsorship':
      return conditionOf('sponsorship', 'yes', negated);
    default:
      return null;
  }
}

/**
 * The filter that a set of conditions means. `keysOf` gives the keys of a place label.
 * A company that is asked for by name is shown even when it rules the student out.
 */
export function filterOf(conditions: readonly Condition[], keysOf: (label: string) => string[], includeGated = false): JobFilter {
  const values = (field: JobField, negative = false) =>
    conditions.filter((one) => one.field === field && (one.op === 'not') === negative).map((one) => one.value);
  const texts = (field: JobField, negative = false) => some(values(field, negative).map(String));
  const first = (field: JobField) => values(field)[0];
  const keys = (negative: boolean) => some(values('place', negative).flatMap((label) => keysOf(String(label))));
  const remote = first('remote');
  const clearance = first('clearance');
  const filter: JobFilter = {
    phrases: texts('text'),
    roles: texts('role'),
    notRoles: texts('role', true),
    functions: texts('function'),
    notFunctions: texts('function', true),
    industries: texts('industry'),
    notIndustries: texts('industry', true),
    companies: texts('company'),
    notCompanies: texts('company', true),
    placeKeys: keys(false),
    notPlaceKeys: keys(true),
    levels: some(values('level').filter(isLevel)),
    skills: texts('skill'),
    remote: typeof remote === 'boolean' ? remote : undefined,
    sponsorship: first('sponsorship') === 'yes' ? 'yes' : undefined,
    clearance: typeof clearance === 'boolean' ? clearance : undefined,
    ...payBounds(conditions),
    includeGated: includeGated || values('company').length > 0 || undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/**
 * Conditions as a client edited them, made ours again: labels and ids are written anew, lists become one condition per value,
 * what is unknown is dropped and named. A company nobody knows stays: it was understood and fits nobody.
 * `read` gives the meanings in a text.
 */
export function parseConditions(
  edited: readonly Condition[],
  read: (text: string) => Reading,
): { conditions: Condition[]; dropped: string[] } {
  const conditions = new Map<string, Condition>();
  const dropped: string[] = [];
  for (const one of edited) {
    for (const value of valuesOf(one)) {
      const known =
        conditions.size < most && isJobField(one.field) && (operators[one.field] as readonly string[]).includes(one.op)
          ? knownCondition(one.field, value, one.op, read)
          : null;
      if (known === null) dropped.push(one.label);
      else conditions.set(known.id, known);
    }
  }
  return { conditions: [...conditions.values()], dropped: [...new Set(dropped)] };
}

/** A range is one value; any other list is one value each. */
function valuesOf({ op, value }: Condition): Condition['value'][] {
  return Array.isArray(value) && op !== 'between' ? value : [value];
}

function knownCondition(
  field: JobField,
  value: Condition['value'],
  op: Condition['op'],
  read: (text: string) => Reading,
): Condition | null {
  const negative = op === 'not';
  if (field === 'pay') return knownPay(value, op);
  if (Array.isArray(value)) return null;
  switch (field) {
    case 'level':
      return isLevel(value) ? conditionOf('level', value) : null;
    case 'remote':
    case 'clearance':
      return typeof value === 'boolean' ? conditionOf(field, value !== negative) : null;
    case 'sponsorship':
      return value === 'yes' ? conditionOf('sponsorship', 'yes') : null;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? conditionOf('text', value.trim().slice(0, 100)) : null;
    case 'place':
      if (value === 'Remote') return negative ? conditionOf('remote', false) : conditionOf('place', 'Remote');
  }
  if (typeof value !== 'string') return null;
  // The longest mention of that kind is the value; "Boston, MA" is a place whatever else its letters spell.
  const mention = read(value)
    .mentions.filter((one) => one.kind === field)
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (mention === undefined) return field === 'company' ? conditionOf('company', value.trim(), negative) : null;
  return conditionOfMention({ ...mention, negated: negative });
}

function knownPay(value: Condition['value'], op: Condition['op']): Condition | null {
  const amounts = (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'number' && one > 0 && one <= 10_000_000 ? Math.round(one) : [],
  );
  const [low = 0, high = 0] = amounts.toSorted((a, b) => a - b);
  if (amounts.length !== (op === 'between' ? 2 : 1)) return null;
  if (op === 'between') return payCondition({ atLeast: low, atMost: high });
  return payCondition(op === 'at_most' ? { atMost: low } : { atLeast: low });
}

function labelOf(field: JobField, value: string | number | boolean, negative: boolean): string {
  if (field === 'remote') return value === true ? 'Remote' : 'Not remote';
  if (field === 'clearance') return value === true ? 'Clearance jobs' : 'No clearance';
  const label =
    field === 'level' && isLevel(value)
      ? levelLabels[value]
      : field === 'sponsorship'
        ? 'Sponsors visas'
        : field === 'place'
          ? shortPlace(String(value))
          : field === 'text'
            ? `“${String(value)}”`
            : String(value);
  return negative ? `Not ${label}${field === 'industry' ? ' industry' : ''}` : label;
}

/** "$80K+", "Up to $90K", "$80K–120K". */
function payLabel(atLeast: number | undefined, atMost: number | undefined): string {
  const short = (amount: number) => `${Math.round(amount / 1000)}K`;
  if (atMost === undefined) return `$${short(atLeast ?? 0)}+`;
  return atLeast === undefined ? `Up to $${short(atMost)}` : `$${short(atLeast)}–${short(atMost)}`;
}

/** "Boston, MA" is "Boston"; places abroad keep their country, and names that are also another's their state. */
export function shortPlace(label: string): string {
  const city = label.replace(/, [A-Z]{2}$/, '');
  return label === 'Washington, DC' || (city !== label && citiesNamed(city).length > 1 && !label.startsWith('New York')) ? label : city;
}

function isJobField(field: string): field is JobField {
  return (jobFields as readonly string[]).includes(field);
}

function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value);
}

function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function idOf(field: string, op: string, value: string): string {
  const slug = slugOf(value);
  const tail = slug.length > 0 && slug.length <= 40 ? slug : createHash('sha256').update(value).digest('hex').slice(0, 16);
  return `${field}-${op}-${tail}`;
}

const levelLabels: Record<Level, string> = {
  internship: 'Internships',
  new_grad: 'New grad',
  entry_level: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
};

/** As many conditions as one search holds. */
const most = 60;

const jobFields = [
  'role',
  'function',
  'industry',
  'skill',
  'text',
  'company',
  'place',
  'remote',
  'level',
  'sponsorship',
  'clearance',
  'pay',
] as const;
export type JobField = (typeof jobFields)[number];

/** What each field can honour. */
const operators: Record<JobField, readonly Condition['op'][]> = {
  role: ['is', 'in', 'not'],
  function: ['is', 'in', 'not'],
  industry: ['is', 'in', 'not'],
  company: ['is', 'in', 'not'],
  place: ['is', 'in', 'not'],
  remote: ['is', 'not'],
  clearance: ['is', 'not'],
  skill: ['is', 'in'],
  text: ['is', 'in'],
  level: ['is', 'in'],
  sponsorship: ['is', 'in'],
  pay: ['at_least', 'at_most', 'between'],
};
