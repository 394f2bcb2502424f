import { functions } from '@alive/language/lexicon/functions.ts';
import { industries } from '@alive/language/lexicon/industries.ts';
import { roles } from '@alive/language/titles/roles.ts';
import type { MeaningIndex } from './vectors.ts';

/** The kinds of work whose name comes near to a text and stands out among all others, nearest first; none where everything is about as far. */
export const workNear = async (index: MeaningIndex, query: readonly Float32Array[]): Promise<NearWork[]> => {
  const similarities = await index.similarityTo(query, usualTexts);
  const of = new Map(usualTexts.map((name, at) => [name, similarities[at] ?? 0]));
  const all = kindsOfWork
    .map(({ name, kind, names }) => ({ name, kind, similarity: Math.max(...names.map((one) => of.get(one) ?? 0)) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  return standingOut(all).slice(0, mostKinds);
};

/**
 * Those about as near as the nearest, when that is clearly nearer than what is merely among the near.
 * @internal
 */
export function standingOut<T extends { similarity: number }>(sorted: readonly T[]): T[] {
  const nearest = sorted[0]?.similarity ?? 0;
  const ordinary = sorted[crowd]?.similarity ?? 0;
  if (nearest < leastNear || nearest - ordinary < leastLead) return [];
  return sorted.filter(({ similarity }) => similarity >= nearest - (nearest - ordinary) * share);
}

/** The place in the order that counts as ordinary. */
const crowd = 12;
/** Judged on the same wishes: below it the nearest was wrong as often as right. */
const leastNear = 0.4;
const leastLead = 0.08;
const share = 0.35;
const mostKinds = 6;

/** Every kind of work with all that it is called. Abbreviations mean nothing to the model. */
const kindsOfWork: readonly (Pick<NearWork, 'name' | 'kind'> & { names: string[] })[] = [
  ...roles.map(({ role, names }) => ({ name: role, kind: 'role' as const, names })),
  ...functions.map(({ name, words }) => ({ name, kind: 'function' as const, names: [name, ...words] })),
  ...industries.map(({ name, words }) => ({ name, kind: 'industry' as const, names: [name, ...words] })),
].map(({ name, kind, names }) => ({ name, kind, names: names.filter((one) => !/^[A-Z]{2,5}$/.test(one)) }));

/** All these names, each once. */
export const usualTexts: readonly string[] = [...new Set(kindsOfWork.flatMap(({ names }) => names))];

export interface NearWork {
  name: string;
  kind: 'role' | 'function' | 'industry';
  /** −1 to 1. */
  similarity: number;
}
