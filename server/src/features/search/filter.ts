import type { Condition } from '@alive/contract/conditions.ts';
import { industryOfFunction } from '@alive/language/lexicon/functions.ts';
import { alternativesOf, type JobField, withoutMarks } from '@alive/language/conditions/registry.ts';
import { isDegree, isLevel, termOf } from '@alive/language/conditions/named.ts';
import { leads, type Wish } from '@alive/language/conditions/wishes.ts';
import type { Lookup } from './context.ts';
import type { JobFilter } from './port.ts';

/**
 * The filter that a set of conditions means, and the wishes that rank what it finds. `lookup` tells the keys of a place label and the names of an employer.
 * A company that is asked for by name is shown even when it rules the student out; those of a kind of employer are not.
 */
export function filterOf(all: readonly Condition[], lookup: Lookup, wishes: readonly Wish[] = []): JobFilter {
  const alone = all.filter((one) => one.either === undefined);
  const texts = alone.filter(isText);
  const either = [...alternativesOf(all), ...(texts.length > 0 ? [texts.map((one) => [one])] : [])].map((group) =>
    group.map((branch) => plainFilter(branch.map(withoutMarks), lookup)),
  );
  // What postings must say leads too, after the wishes that are counted.
  const led = all.filter(isText).filter(({ value }) => !wishes.some(({ anyOf }) => anyOf.flat().some((one) => one.value === value)));
  const wished = [...wishes, ...led.map((one): Wish => ({ text: String(one.value), anyOf: [[withoutMarks(one)]], negated: false }))].map(
    (wish) => ({
      wish,
      filter: wishFilter(wish, lookup),
    }),
  );
  const wanted = wished.filter(({ wish }) => !wish.negated);
  const filter = plainFilter(
    alone.filter((one) => !isText(one)),
    lookup,
  );
  return {
    ...filter,
    ...(either.length > 0 && { either }),
    ...(wished.length > 0 && {
      wishes: wanted.map((one) => one.filter),
      wishesSaid: wanted.map(({ wish }) => wish.text),
      wishesLeading: wanted.flatMap(({ wish }, at) => (leads(wish) ? [at] : [])),
      unwished: wished.flatMap((one) => (one.wish.negated ? [one.filter] : [])),
    }),
  };
}

const isText = ({ field, op }: Condition): boolean => field === 'text' && op !== 'not';

/** A wish as the filter of what meets it. */
const wishFilter = ({ anyOf }: Wish, lookup: Lookup): JobFilter =>
  anyOf.length === 1 ? plainFilter(anyOf[0] ?? [], lookup) : { either: [anyOf.map((some) => plainFilter(some, lookup))] };

function plainFilter(conditions: readonly Condition[], { keysOf, namesOf }: Lookup): JobFilter {
  const values = (field: JobField, negative = false) =>
    conditions.filter((one) => one.field === field && (one.op === 'not') === negative).flatMap((one) => one.value);
  const texts = (field: JobField, negative = false) => some(values(field, negative).map(String));
  const first = (field: JobField) => values(field)[0];
  // A place that the vocabulary no longer knows holds no job, as an employer nobody knows has none.
  const keys = (negative: boolean) => {
    const labels = values('place', negative);
    const known = labels.flatMap((label) => keysOf(String(label)));
    return some(labels.length > 0 && known.length === 0 && !negative ? ['nowhere'] : known);
  };
  const employers = (negative: boolean) => some([...new Set(values('company', negative).flatMap((name) => namesOf(String(name))))]);
  const remote = first('remote');
  const clearance = first('clearance');
  const citizenship = first('citizenship');
  const filter: JobFilter = {
    phrases: texts('text'),
    roles: texts('role'),
    notRoles: texts('role', true),
    functions: texts('function'),
    notFunctions: texts('function', true),
    industries: texts('industry'),
    // "Not finance" leaves out the work and the industry of that name.
    notIndustries: some([
      ...values('industry', true).map(String),
      ...values('function', true).flatMap((name) => industryOfFunction(String(name)) ?? []),
    ]),
    companies: employers(false),
    notCompanies: employers(true),
    placeKeys: keys(false),
    notPlaceKeys: keys(true),
    levels: some(values('level').filter(isLevel)),
    skills: texts('skill'),
    notSkills: texts('skill', true),
    remote: typeof remote === 'boolean' ? remote : undefined,
    sponsorship: first('sponsorship') === 'yes' ? 'yes' : undefined,
    clearance: typeof clearance === 'boolean' ? clearance : undefined,
    citizenship: typeof citizenship === 'boolean' ? citizenship : undefined,
    terms: some(values('year').flatMap((value) => termOf(value) ?? [])),
    degrees: some(values('degree').filter(isDegree)),
    notDegrees: some(values('degree', true).filter(isDegree)),
    postedSince: texts('posted')?.toSorted().at(-1),
    ...payBounds(conditions),
    includeGated: conditions.some(isNamedCompany) || undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

const isNamedCompany = ({ field, op, value }: Condition) => field === 'company' && op !== 'not' && !Array.isArray(value);

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

function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
