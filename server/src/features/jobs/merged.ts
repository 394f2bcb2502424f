/**
 * The two orders of what was found, by words and by meaning (`near`, ids nearest first), merged by reciprocal rank (Cormack, Clarke and
 * Büttcher, 2009, with its constant of 60). What is headed by all the words counts as much as what is near; what only holds some of them
 * somewhere counts a quarter, for ordinary words stand everywhere.
 */
export function mergedByRank<T extends Ranked>(found: readonly T[], near: readonly string[]): T[] {
  const byWords = found.filter(({ says }) => says).toSorted((a, b) => b.rank - a.rank);
  const there = new Set(found.map(({ id }) => id));
  const merits = new Map<string, number>();
  for (const [place, id] of near.filter((id) => there.has(id)).entries()) merits.set(id, 1 / (constant + place));
  for (const [place, { id, heads }] of byWords.entries())
    merits.set(id, (merits.get(id) ?? 0) + (heads ? 1 : partial) / (constant + place));
  return found.toSorted((a, b) => (merits.get(b.id) ?? 0) - (merits.get(a.id) ?? 0));
}

const constant = 61;
/** Chosen with each kind of 60 judged wishes left out in turn: anything from a tenth to a third does as well. */
const partial = 0.25;

interface Ranked {
  id: string;
  /** By words: higher comes first. */
  rank: number;
  /** Whether it holds any of the words, and whether its headline holds all. */
  says: boolean;
  heads: boolean;
}
