import type { Condition } from '@alive/contract/conditions.ts';
import { jobTypes } from '@alive/contract/jobs.ts';
import { type Change, changed, levelNames, placeValue, type Search } from './search.ts';

/**
 * The search of Browse Jobs that comes nearest to the conditions of a conversation. What has a filter becomes one, where it is a single
 * value; other wishes become words, in which the server reads places, employers and levels as well. What is not wanted, pay and clearance
 * have no place here.
 */
export const searchOf = (conditions: readonly Condition[]): Search => {
  const filters: Change = {};
  const words: string[] = [];
  for (const condition of conditions) {
    const filter = filterOf(condition);
    if (filter && Object.keys(filter).every((name) => filters[name] === undefined)) Object.assign(filters, filter);
    else words.push(...wordsOf(condition));
  }
  return changed({}, { ...filters, query: words.join(' ').slice(0, 500) });
};

/** A condition as a filter; null where there is none for it. */
const filterOf = ({ field, op, value }: Condition): Change | null => {
  if (field === 'remote') return { remote: String((value === true) === (op !== 'not')) };
  const [only, ...others] = [value].flat();
  if (op === 'not' || only === undefined || others.length > 0) return null;
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

/** A wish in words: "Nurse", "in Boston or Austin". */
const wordsOf = ({ field, op, value }: Condition): string[] => {
  if ((op !== 'is' && op !== 'in') || !spoken.has(field)) return [];
  const said = [value]
    .flat()
    .map((one) => (field === 'level' ? (Object.entries(levelNames).find(([level]) => level === one)?.[1] ?? '') : String(one)))
    .join(' or ');
  return [field === 'place' ? `in ${said}` : field === 'company' ? `at ${said}` : said];
};

const spoken: ReadonlySet<Condition['field']> = new Set(['role', 'function', 'industry', 'skill', 'text', 'place', 'company', 'level']);
