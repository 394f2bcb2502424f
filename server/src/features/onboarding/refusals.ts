import { readState } from './state.ts';

/** The names of roles, fields and companies that a student turned down in an interview, from its stored state; none from what is no such state. */
export const refusalsOf = (stored: unknown): string[] => {
  const state = readState(stored);
  return state === null ? [] : [...new Set(state.facts.refused.map(({ name }) => name))];
};
