import { majors } from '@alive/contract/lists/majors.ts';
import type { Db } from '#db/open.ts';
import { readOnlyIn } from '#db/read-only.ts';
import { valuesInData } from '#db/values.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { openKnowledge } from '../src/features/people/known.ts';
import { searchPeople } from '../src/features/people/queries.ts';
import { planOf } from '../src/features/people/turns.ts';
import type { Person } from './people-oracle.testing.ts';
import { asker, chips, questions } from '#fixtures/people/questions.ts';

/** Asks every question, and returns one line for each whose answer differs from the rows. */
export const faultsOf = async (db: Db, people: readonly Person[], now: Date): Promise<string[]> => {
  const readOnly = readOnlyIn(db);
  const open = await openVocabulary({ ...(await valuesInData(db)), majors: majors.map(({ name }) => name) });
  const knowledge = openKnowledge({ db, readOnly, vocabulary: async () => open, version: async () => 1, now: () => now });
  const knowing = await knowledge.of({ ...asker, preferredLocations: [], profile: null });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const cases = [
    ...questions.map(({ ask, expect }) => ({ about: ask, expect, asked: { query: ask } })),
    ...chips.map(({ about, chips: filters, expect }) => ({ about, expect, asked: { query: '', filters } })),
  ];
  const faults: string[] = [];
  for (const { about, expect, asked } of cases) {
    const { plan } = await planOf(db, { ...asked, limit: 100 }, [], knowing, planTurn);
    const { conditions, sort, limit } = plan.intent;
    const question = { conditions: peopleConditions(conditions, knowing.known), asker: knowing.asker, now };
    const found = plan.strategy === 'none' ? nobody : await readOnly((tx) => searchPeople(tx, { ...question, sort, limit }));
    const fault = difference(new Set(people.filter(expect).map(({ id }) => id)), found, names);
    if (fault !== null) faults.push(`${about}: ${fault}; read as ${conditions.map(chipText).join(' ') || 'nothing'}`);
  }
  return faults;
};

const nobody = { rows: [], total: 0 };

/** Returns null where the right people came. An answer holds at most 100 people. */
function difference(
  expected: ReadonlySet<string>,
  { rows, total }: { rows: readonly { id: string }[]; total: number },
  names: ReadonlyMap<string, string>,
): string | null {
  const found = new Set(rows.map(({ id }) => id));
  const missing = [...expected].filter((id) => !found.has(id));
  const extra = [...found].filter((id) => !expected.has(id));
  if (total === expected.size && extra.length === 0 && (missing.length === 0 || expected.size > 100)) return null;
  const some = (ids: readonly string[]) =>
    `${ids.length} (${ids
      .slice(0, 3)
      .map((id) => names.get(id) ?? id)
      .join(', ')})`;
  return `${total} of ${expected.size}, lacks ${some(missing)}, too many ${some(extra)}`;
}

function chipText({ field, op, value, when, position, during, either }: { field: string; op: string } & Record<string, unknown>): string {
  return JSON.stringify([field, op, value, { when, position, during, either }]).replace(',{}', '');
}
