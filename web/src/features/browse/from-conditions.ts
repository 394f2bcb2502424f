import type { Condition } from '@alive/contract/conditions.ts';
import { jobTypes, levelNames } from '@alive/contract/jobs.ts';
import { type Change, changed, placeValue, type Search } from './search.ts';

/**
 * The search of Browse Jobs that comes nearest to the conditions of a conversation. What has a filter becomes one, where it is a single
 * value; places are one in words. Other wishes become words of the query, in which the server reads places, employers and levels as well.
 * What is not wanted, pay, clearance and citizenship have no place here.
 */
export const searchOf = (conditions: readonly Condition[]): Search => {
  const filters: Change = {};
  const words: string[] = [];
  for (const condition of together(conditions)) {
    const filter = filterOf(condition);
    if (filter && Object.keys(filter).every((name) => filters[name] === undefined)) Object.assign(filters, filter);
    else words.push(...wordsOf(condition));
  }
  return changed({}, { ...filters, query: words.join(' ').slice(0, 500) });
};

/** The conditions, with those that want one of several values of a field as one: a job is in Boston or in Austin. */
const together = (conditions: readonly Condition[]): Wish[] => {
  const wishes = new Map<string, Wish>();
  for (const { field, op, value } of conditions) {
    const isWanted = op === 'is' || op === 'in';
    const name = isWanted ? field : `${field} ${op} ${String(value)}`;
    const values = [...(wishes.get(name)?.values ?? []), ...[value].flat()];
    wishes.set(name, { field, op: isWanted ? 'in' : op, values });
  }
  return [...wishes.values()];
};

/** A wish as a filter; null where there is none for it. */
const filterOf = ({ field, op, values }: Wish): Change | null => {
  // A type of job finds those that state no level too.
  const isType = field === 'level' && values.length === 2 && values.includes('unspecified');
  const [only, ...others] = isType ? values.filter((one) => one !== 'unspecified') : values;
  if (field === 'remote') return { remote: String((only === true) === (op !== 'not')) };
  if (op === 'not' || only === undefined) return null;
  if (field === 'place' && others.length > 0) return inOneField(values.join(' or '));
  if (others.length > 0) return null;
  switch (field) {
    case 'place':
      return { location: placeValue(String(only)) };
    case 'company':
      return { company: String(only) };
    case 'level':
      return jobTypes.some((type) => type === only) ? { job_type: String(only) } : { level: String(only) };
    case 'sponsorship':
      return { sponsorship: String(only) };
    default:
      return null;
  }
};

const inOneField = (places: string): Change | null => (places.length <= 100 ? { location: places } : null);

/** A wish in words: "Nurse", "at Stripe or Figma". */
const wordsOf = ({ field, op, values }: Wish): string[] => {
  if (op !== 'in' || !spoken.has(field)) return [];
  const said = values
    // Alongside levels that are named, one that is not stated goes without saying.
    .filter((one) => field !== 'level' || one !== 'unspecified' || values.length === 1)
    .map((one) => (field === 'level' ? (Object.entries(levelNames).find(([level]) => level === one)?.[1] ?? '') : String(one)))
    .join(' or ');
  return [field === 'place' ? `in ${said}` : field === 'company' ? `at ${said}` : said];
};

const spoken: ReadonlySet<Condition['field']> = new Set(['role', 'function', 'industry', 'skill', 'text', 'place', 'company', 'level']);

interface Wish {
  field: Condition['field'];
  op: Condition['op'];
  values: (string | number | boolean)[];
}
