import { list, oneOf, readTable } from './tables.ts';
import { employerKinds } from './types.ts';

/** Kinds of employers by fame, size, stage or owner: the words they go by and, for a closed circle, its well-known members. */
export const employerKindWords = readTable('employer-kinds', {
  kind: oneOf(employerKinds),
  words: list,
  companies: (cell) => (cell === '' ? null : list(cell)),
});
