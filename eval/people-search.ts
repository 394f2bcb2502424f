import type { Condition } from '@alive/contract/conditions.ts';
import { searchPeople, type PeopleEvent } from '@alive/contract/people.ts';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eventsOf, post, tokenOf } from './caller.ts';
import type { StudentRecord } from './run-conversation.ts';
import { readSet } from './run-file.ts';
import type { RunSet, SetResult } from './table.ts';

/** Questions about alumni → the conditions after the last message, or that nothing is searched for, through the whole people search. */
export const run: RunSet = async ({ file, openApp }) => {
  const app = await openApp('sample');
  if (app === null) return [];
  const rows = new Map<string, SetResult & { shares: { 'finds somebody': [number, number] } }>();
  for (const one of readSet<PeopleCase>('people-blind', ['kind', 'says', 'conditions'], file ?? blind)) {
    const key = `${one.when} ${one.kind}`;
    const row = rows.get(key) ?? {
      name: 'people-search',
      when: one.when,
      kind: one.kind,
      passed: 0,
      total: 0,
      misses: [],
      shares: { 'finds somebody': [0, 0] },
    };
    rows.set(key, row);
    const outcome = await ask(app.url, { ...asker, ...one.student }, one.says);
    const faults = faultsOf(one, outcome);
    row.total += 1;
    const found = row.shares['finds somebody'];
    if (outcome.strategy !== 'none') found[1] += 1;
    if (outcome.total > 0) found[0] += 1;
    if (faults.length === 0) row.passed += 1;
    else
      row.misses.push({
        input: one.says.map((said) => `“${said}”`).join(' → '),
        expected: one.strategy === 'none' ? 'nothing is searched for' : one.conditions.join('; '),
        got: `${outcome.strategy}: ${outcome.conditions.map(lineOf).join('; ') || 'nothing'}; ${faults.join(', ')}`,
      });
  }
  return [...rows.values()];
};

export const blind = join(import.meta.dirname, 'sets', 'people-blind.jsonl');

/** Who asks, unless a case says otherwise: the one whom "my major", "my school" and "like me" mean. */
export const asker = {
  firstName: 'Sam',
  lastName: 'Lee',
  school: 'Georgia Institute of Technology',
  major: 'Economics',
  graduationYear: 2027,
};

async function ask(url: string, student: StudentRecord, says: readonly string[]): Promise<Outcome> {
  const token = await tokenOf(url, student);
  const conversationId = randomUUID();
  let outcome: Outcome = { strategy: 'none', conditions: [], sort: null, total: 0 };
  for (const query of says) {
    const response = await post(url + searchPeople.path, { query, conversationId }, token);
    if (!response.ok) throw new Error(`“${query}” was answered with ${response.status}: ${await response.text()}`);
    outcome = outcomeIn(eventsOf<PeopleEvent>(await response.text()));
  }
  return outcome;
}

export function outcomeIn(events: readonly PeopleEvent[]): Outcome {
  const outcome: Outcome = { strategy: 'none', conditions: [], sort: null, total: 0 };
  for (const event of events) {
    if (event.type === 'error') throw new Error(`The answer failed: ${event.error}`);
    if (event.type === 'strategy') outcome.strategy = event.strategy;
    if (event.type === 'results') outcome.total = event.total;
    if (event.type !== 'interpretation') continue;
    outcome.conditions = event.filters;
    outcome.sort = event.sort === undefined ? null : `${event.sort.by} ${event.sort.descending ? 'descending' : 'ascending'}`;
  }
  return outcome;
}

export function faultsOf(one: PeopleCase, { strategy, conditions, sort }: Outcome): string[] {
  if (one.strategy === 'none') return strategy === 'none' && conditions.length === 0 ? [] : ['is answered by a search'];
  if (strategy === 'none') return ['is not answered'];
  const patterns = one.conditions.map((line) => ({
    line,
    optional: line.startsWith('?'),
    any: line.replace(/^\?/, '').split(' | ').map(patternOf),
  }));
  // A list of values is as many conditions of one value each.
  const single = conditions.flatMap((condition) =>
    Array.isArray(condition.value) && condition.op !== 'between' && condition.op !== 'then'
      ? condition.value.map((value) => ({ ...condition, value, op: condition.op === 'in' ? ('is' as const) : condition.op }))
      : [condition],
  );
  return [
    ...patterns
      .filter(({ optional, any }) => !optional && !single.some((condition) => any.some((fits) => fits(condition))))
      .map(({ line }) => `lacks ${line}`),
    ...single
      .filter((condition) => !patterns.some(({ any }) => any.some((fits) => fits(condition))))
      .map((extra) => `too many: ${lineOf(extra)}`),
    ...(one.some === true && conditions.length === 0 ? ['chooses no reading'] : []),
    ...(one.apart === true && new Set(conditions.map(({ position = 1 }) => position)).size < conditions.length
      ? ['speaks of one position']
      : []),
    ...(one.either === true && conditions.some(({ either }) => either === undefined) ? ['asks for both'] : []),
    ...(one.sort !== undefined && one.sort !== sort ? [`is sorted by ${sort ?? 'match'}`] : []),
  ];
}

/** "company is McKinsey* when:past": `*` stands for anything, positions are current ones where no time is stated. */
function patternOf(pattern: string): (condition: Condition) => boolean {
  const [what = '', time = 'now'] = pattern.trim().split(' when:');
  const words = new RegExp(`^${what.split('*').map(literal).join('.*')}$`, 'i');
  const times = time.split('/');
  return (condition) =>
    words.test(wordsOf(condition)) &&
    (!ofPositions.has(condition.field) || times.includes('*') || times.includes(condition.when ?? 'now') || what === '*');
}

/** The text as a pattern that means just it. */
function literal(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function lineOf(condition: Condition): string {
  const { field, when } = condition;
  return `${wordsOf(condition)}${ofPositions.has(field) && when !== undefined && when !== 'now' ? ` when:${when}` : ''}`;
}

function wordsOf({ field, op, value }: Condition): string {
  const said = Array.isArray(value) ? value.join(op === 'then' ? ' > ' : ' and ') : String(value);
  return `${field} ${op} ${said}`;
}

const ofPositions: ReadonlySet<string> = new Set(['role', 'function', 'seniority', 'company', 'industry', 'place', 'founder', 'tenure']);

export interface PeopleCase {
  kind: string;
  /** What the student asks, one message after another in one conversation. */
  says: string[];
  student?: StudentRecord;
  conditions: string[];
  /** `none`: nothing is searched for. */
  strategy?: 'none';
  /** Any reading will do, but one must be chosen. */
  some?: boolean;
  /** The conditions speak of different positions. */
  apart?: boolean;
  /** One of the conditions is enough. */
  either?: boolean;
  /** "year descending". */
  sort?: string;
}

interface Outcome {
  strategy: string;
  conditions: Condition[];
  sort: string | null;
  total: number;
}
