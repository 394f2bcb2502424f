import { schools as listed } from '@alive/contract/lists/schools.ts';
import { isOrdinary } from '../text/english.ts';
import type { Phrases } from '../text/phrases.ts';
import { list, readTable, string } from '../tables/tables.ts';
import { keyOf } from '../text/text.ts';
import type { Entry } from '../entities/types.ts';

/** Every school that is understood: those of the type-ahead, and others whose graduates are asked for; the first alias is a name of its own. */
export const knownSchools = (): readonly KnownSchool[] => (known ??= [...listed, ...readTable('schools', { name: string, aliases: list })]);

let known: readonly KnownSchool[] | null = null;

interface KnownSchool {
  name: string;
  aliases: readonly string[];
}

/** The school that goes by a name of its own: "Dartmouth"; null where none does. */
export const schoolCalled = (name: string): string | null =>
  knownSchools().find(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === name.toLowerCase()))?.name ?? null;

/** Adds schools by all their names. A school's name is no place: "Boston University" says nothing about Boston. A name that is also another's needs a word of study next to it. */
export function* addSchools(phrases: Phrases<Entry>): Generator<undefined> {
  for (const [at, school] of knownSchools().entries()) {
    if (at % 100 === 0) yield;
    for (const name of [school.name, ...school.aliases]) {
      const key = keyOf(name);
      if (name.length < 3) continue;
      const isShort = /^[A-Z]{2,5}$/.test(name);
      const isOther = !key.includes(' ') && (phrases.has(key) || isOrdinary(key) || (!isShort && at >= listed.length));
      const guard = isOther ? 'school' : isShort ? 'capitals' : 'none';
      phrases.add(name, { meaning: { kind: 'school', school: school.name }, certainty: 1, guard }, false);
    }
  }
}
