import type { Condition } from '@alive/contract/conditions.ts';
import type { Reading } from '#language/types.ts';
import {
  companiesCondition,
  conditionOf,
  conditionOfMention,
  employersCondition,
  isLevel,
  type JobField,
  jobFields,
  payCondition,
  settled,
  termName,
  termOf,
} from './conditions.ts';

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
  // Values are looked at up to the number of conditions, known or not: each is read.
  let looked = 0;
  for (const one of edited) {
    const employers = employersNamed(one, read);
    if (employers !== null && conditions.size < most) {
      conditions.set(keyOf(employers.id, one), { ...employers, ...marksOf(one) });
      continue;
    }
    for (const value of valuesOf(one)) {
      looked++;
      const known =
        looked <= most && isJobField(one.field) && (operators[one.field] as readonly string[]).includes(one.op)
          ? knownCondition(one.field, value, one.op, read)
          : null;
      if (known === null) dropped.push(one.label);
      else conditions.set(keyOf(known.id, one), { ...known, ...marksOf(one) });
    }
  }
  return { conditions: settled([...conditions.values()]), dropped: [...new Set(dropped)] };
}

/** Two alternatives may share a condition. */
const keyOf = (id: string, { either, all }: Condition): string => `${id} ${either ?? ''} ${all ?? ''}`;

/** Which alternatives it belongs to. */
const marksOf = ({ either, all }: Condition): Pick<Condition, 'either' | 'all'> => ({
  ...(either !== undefined && { either }),
  ...(either !== undefined && all !== undefined && { all }),
});

/** A list of employers that goes by a name ("FAANG") stays one condition with exactly these names, and its label says what is left of it. */
function employersNamed({ field, op, value, label }: Condition, read: (text: string) => Reading): Condition | null {
  if (field !== 'company' || !Array.isArray(value) || value.length < 2 || (op !== 'in' && op !== 'not')) return null;
  const names = [...new Set(value.map((name) => String(name).trim()))];
  const negative = op === 'not';
  const counted = companiesCondition(`${names.length} companies`, names, negative);
  for (const mention of read(label.replace(/^not /i, '')).mentions) {
    if (mention.kind !== 'employerKind') continue;
    const gone = (mention.companies ?? []).filter((name) => !names.includes(name));
    const others = names.filter((name) => mention.companies?.includes(name) !== true);
    if (mention.companies === null) return companiesCondition(label.replace(/^not /i, ''), names, negative);
    if (others.length > 0) return counted;
    const whole = employersCondition(mention.employerKind, names, negative);
    if (gone.length === 0) return whole;
    return gone.length > 2 ? counted : companiesCondition(`${whole.label.replace(/^Not /, '')} but ${gone.join(' and ')}`, names, negative);
  }
  return isCounted.test(label) ? counted : null;
}

/** The label of a list of which nothing else is known. */
const isCounted = /^(?:not )?\d+ companies$/i;

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
  if (field === 'year' && typeof value === 'number') return knownTerm(String(value));
  if (Array.isArray(value)) return null;
  switch (field) {
    case 'level':
      return isLevel(value) ? conditionOf('level', value) : null;
    case 'remote':
    case 'clearance':
    case 'citizenship':
      return typeof value === 'boolean' ? conditionOf(field, value !== negative) : null;
    case 'sponsorship':
      return value === 'yes' ? conditionOf('sponsorship', 'yes') : null;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? conditionOf('text', value.trim().slice(0, 100)) : null;
    case 'place':
      if (value === 'Remote') return negative ? conditionOf('remote', false) : conditionOf('place', 'Remote');
  }
  if (typeof value !== 'string') return null;
  if (field === 'year') return negative ? null : knownTerm(value);
  // The longest mention of that kind is the value; "Boston, MA" is a place whatever else its letters spell. Role and function are one field.
  const mentions = read(value).mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const mention = mentions.find((one) => one.kind === field) ?? (isWork(field) ? mentions.find((one) => isWork(one.kind)) : undefined);
  if (mention === undefined) return field === 'company' ? conditionOf('company', value.trim().slice(0, 100), negative) : null;
  return conditionOfMention({ ...mention, negated: negative });
}

const isWork = (kind: string) => kind === 'role' || kind === 'function';

function knownTerm(value: string): Condition | null {
  const term = termOf(value);
  return term === null ? null : conditionOf('year', termName(term));
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

function isJobField(field: string): field is JobField {
  return (jobFields as readonly string[]).includes(field);
}

/** As many conditions as one search holds. */
const most = 60;

/** What each field can honour. */
const operators: Record<JobField, readonly Condition['op'][]> = {
  role: ['is', 'in', 'not'],
  function: ['is', 'in', 'not'],
  industry: ['is', 'in', 'not'],
  company: ['is', 'in', 'not'],
  place: ['is', 'in', 'not'],
  remote: ['is', 'not'],
  clearance: ['is', 'not'],
  citizenship: ['is', 'not'],
  skill: ['is', 'in', 'not'],
  text: ['is', 'in'],
  level: ['is', 'in'],
  sponsorship: ['is', 'in'],
  pay: ['at_least', 'at_most', 'between'],
  year: ['is', 'in'],
};
