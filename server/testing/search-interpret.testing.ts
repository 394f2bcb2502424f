import type { Condition } from '@alive/contract/conditions.ts';
import { read } from '@alive/language/entities/read.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { testVocabulary } from './search-tools.testing.ts';
import { interpret } from '../src/features/search/interpret.ts';
import { newState } from '../src/features/search/state.ts';
import type { SearchState } from '../src/features/search/state.ts';

const open = await testVocabulary();
export const move = (message: string, state: SearchState) => interpret(message, read(message, open), state);
/** "role Data Analyst, place Boston, not Google", without the ids. */
export const plain = (conditions: readonly Condition[]) =>
  conditions
    .map((one) => `${one.op === 'not' ? 'not ' : ''}${one.field} ${one.op === 'at_most' ? 'up to ' : ''}${String(one.value)}`)
    .sort()
    .join(', ');

export const after = (state: SearchState, message: string): SearchState => {
  const next = move(message, state);
  return next.kind === 'search' ? { ...state, conditions: next.conditions, wishes: next.wishes, total: 9, offer: null } : state;
};
/** The conditions after messages, and what ranks: "level internship, wish Python". */
export const chain = (...messages: string[]) => {
  const { conditions, wishes } = messages.reduce(after, newState);
  return [plain(conditions), ...wishes.map(({ text, negated }) => `${negated ? 'unwished' : 'wish'} ${text}`).sort()]
    .filter((part) => part !== '')
    .join(', ');
};
export const begun: SearchState = {
  ...newState,
  total: 20,
  conditions: [conditionOf('role', 'Software Engineer'), conditionOf('level', 'internship'), conditionOf('place', 'Boston, MA')],
  last: [
    { id: 'a', title: 'Software Engineer Intern', company: 'Google', location: 'New York, NY' },
    { id: 'b', title: 'Data Analyst Intern', company: 'Stripe', location: 'Boston, MA' },
    { id: 'c', title: 'Marketing Intern', company: 'Nike', location: 'Portland, OR' },
  ],
};
