import { schools as listed } from '@alive/contract/lists/schools.ts';
import { list, readTable, string } from './tables.ts';

/** Every school that is understood: those of the type-ahead, and others whose graduates are asked for; the first alias is a name of its own. */
export const knownSchools = (): readonly { name: string; aliases: readonly string[] }[] => [
  ...listed,
  ...readTable('schools', { name: string, aliases: list }),
];
