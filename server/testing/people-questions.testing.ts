import { type PeopleEvent, searchPeople } from '@alive/contract/people.ts';
import type { TestServer } from './server.testing.ts';
import type { Person } from './people-oracle.testing.ts';
import { asker, chips, questions } from '#fixtures/people/questions.ts';

/** Returns one line for each question whose answer differs from the rows. */
export const faultsOf = async (server: Pick<TestServer, 'student' | 'open'>, people: readonly Person[]): Promise<string[]> => {
  const { token } = await server.student(asker);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const cases = [
    ...questions.map(({ ask, expect }) => ({ about: ask, expect, body: { query: ask } })),
    ...chips.map(({ about, chips: filters, expect }) => ({ about, expect, body: { query: '', filters } })),
  ];
  const faults: string[] = [];
  for (const [at, { about, expect, body }] of cases.entries()) {
    const expected = new Set(people.filter(expect).map(({ id }) => id));
    const fault = await server
      .open(searchPeople, { body: { ...body, conversationId: `question-${at}`, limit: 100 } }, token)
      .then(async (answer) => difference(expected, await answer.rest(), names))
      .catch(String);
    if (fault !== null) faults.push(`${about}: ${fault}`);
  }
  return faults;
};

/** Returns null where the right people came. An answer holds at most 100 people. */
function difference(expected: ReadonlySet<string>, events: readonly PeopleEvent[], names: ReadonlyMap<string, string>): string | null {
  const results = events.find((event) => event.type === 'results');
  if (results === undefined) return `no results but ${JSON.stringify(events.at(-1))}`;
  const found = new Set(results.results.map(({ id }) => id));
  const missing = [...expected].filter((id) => !found.has(id));
  const extra = [...found].filter((id) => !expected.has(id));
  if (results.total === expected.size && extra.length === 0 && (missing.length === 0 || expected.size > 100)) return null;
  const some = (ids: readonly string[]) =>
    `${ids.length} (${ids
      .slice(0, 3)
      .map((id) => names.get(id) ?? id)
      .join(', ')})`;
  const read = events.find((event) => event.type === 'interpretation')?.filters.map(chipText);
  return `${results.total} of ${expected.size}, lacks ${some(missing)}, too many ${some(extra)}; read as ${read?.join(' ') || 'nothing'}`;
}

function chipText({ field, op, value, when, position, during, either }: { field: string; op: string } & Record<string, unknown>): string {
  return JSON.stringify([field, op, value, { when, position, during, either }]).replace(',{}', '');
}
