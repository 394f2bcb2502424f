import type { CareerPaths, PathResult } from '@alive/contract/paths.ts';

/** Whose way is lit: the first of those closest to the student whose every step has a node of its own; null for no one. */
export const litOf = ({ results, transitions }: Pick<CareerPaths, 'results' | 'transitions'>): Lit | null => {
  const named = new Set(transitions.nodes.flatMap(({ id, isOther }) => (isOther ? [] : id)));
  const person = results.find(({ nodes }) => nodes.length > 0 && nodes.every((id) => named.has(id)));
  return person === undefined ? null : { person, isClosest: person === results[0] && person.common.length > 0 };
};

export interface Lit {
  person: PathResult;
  /** Whether no one has more in common with the student. */
  isClosest: boolean;
}
