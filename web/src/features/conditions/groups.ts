import type { Condition } from '@alive/contract/conditions.ts';

/** The conditions as chips show them: those that share `either` are one group, at the place of the first of them. */
export const groupsOf = (conditions: readonly Condition[]): Group[] =>
  // Each group holds at least the condition that made it.
  [...Map.groupBy(conditions, (one) => one.either ?? one).values()] as [Condition, ...Condition[]][];

/** The alternatives of a group in words, one each; what holds together is one of them: "Product Manager, Google". */
export const alternativesOf = (group: readonly Condition[]): string[] =>
  [...Map.groupBy(group, (one) => one.all ?? one).values()].map((together) => together.map(({ label }) => label).join(', '));

/** A group in words: "Boston", "Product Manager, Google or Engineering, Meta". */
export const nameOf = (group: readonly Condition[]): string => alternativesOf(group).join(' or ');

/** What a record misses, in words: the conditions with these ids. Missed alternatives are said as one: "Boston or Chicago". */
export const missedOf = (conditions: readonly Condition[], ids: readonly string[]): string[] => {
  const missed = conditions.filter(({ id }) => ids.includes(id));
  return [...Map.groupBy(missed, (one) => alternativeKey(one) ?? one).values()].map(nameOf);
};

/** The same for conditions of which one will do; undefined for one that stands alone. */
const alternativeKey = ({ field, op, when, position, either }: Condition): string | undefined => {
  if (either !== undefined) return `either ${either}`;
  return (op === 'is' || op === 'in') && !heldTogether.has(field) ? `${field} ${when ?? 'now'} ${position ?? 1}` : undefined;
};

/** Whoever names several of these wants all of them. */
const heldTogether: ReadonlySet<Condition['field']> = new Set(['skill', 'text']);

/** Conditions of one chip, at least one. */
export type Group = readonly [Condition, ...Condition[]];
