import type { Alumni, Relief } from '@alive/contract/people.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Db } from '#db/open.ts';
import { type Question, shownTo } from './found.ts';
import { searchPeople } from './queries.ts';

/**
 * Where nobody meets all conditions, five who miss but one, and which: a place is given up first, then years and levels, then the work, an
 * employer last. None where no single condition is to blame.
 */
export async function nearestPeople(
  tx: Db,
  question: Question,
  filters: readonly Condition[],
  without: readonly Relief[],
): Promise<Nearest> {
  const rank = (id: string) => order.indexOf(filters.find((one) => one.id === id)?.field ?? 'place');
  const [gone] = without
    .filter(({ id, total }) => total > 0 && filters.some((one) => one.id === id && one.op !== 'not' && one.either === undefined))
    .toSorted((a, b) => rank(a.id) - rank(b.id));
  const isWanted = filters.some((one) => one.id !== gone?.id && one.op !== 'not');
  if (gone === undefined || !isWanted) return { people: [], misses: {} };
  const rest = { ...question, conditions: question.conditions.filter(({ id }) => id !== gone.id) };
  const { rows } = await searchPeople(tx, { ...rest, sort: null, limit: most });
  const { people } = await shownTo(tx, rows, rest);
  return { people, misses: Object.fromEntries(people.map(({ id }) => [id, [gone.id]])) };
}

const order: readonly string[] = [
  'place',
  'hometown',
  'year',
  'experience',
  'tenure',
  'seniority',
  'text',
  'skill',
  'school',
  'major',
  'sequence',
  'founder',
  'industry',
  'function',
  'role',
  'name',
  'company',
];
const most = 5;

interface Nearest {
  people: Alumni[];
  misses: Record<string, string[]>;
}
