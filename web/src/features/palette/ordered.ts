import { rankSuggestions, type Suggestion } from '@alive/contract/lists/rank.ts';

/**
 * Of groups of named things those that fit what was typed, each group best first and cut to its `most`; groups without any are left out.
 * The group with the best of all leads, the others keep their order. Slips of the keys count only where nothing fits as it was typed.
 */
export const ordered = <T extends Named>(groups: readonly Group<T>[], typed: string): Fitting<T>[] => {
  const places = new Map(groups.flatMap(({ items }, place) => items.map((item) => [item, place] as const)));
  const ranked = rankSuggestions([...places.keys()], typed, Infinity);
  const byGroup = Map.groupBy(ranked, ({ item }) => places.get(item) ?? 0);
  const [lead] = byGroup.keys();
  return groups
    .flatMap(({ label, most }, place) => {
      const items = byGroup.get(place)?.slice(0, most).map(withMatch);
      return items ? [{ label, items, leads: place === lead }] : [];
    })
    .toSorted((a, b) => Number(b.leads) - Number(a.leads))
    .map(({ label, items }) => ({ label, items }));
};

/** Of one list those that fit, in the order in which they are. */
export const fitting = <T extends Named>(items: readonly T[], typed: string): T[] => {
  const found = new Set(rankSuggestions(items, typed, Infinity).map(({ item }) => item));
  return items.filter((item) => found.has(item));
};

const withMatch = <T>({ item, match }: Suggestion<T>): T & { match: Suggestion<T>['match'] } => ({ ...item, match });

interface Named {
  name: string;
  /** Other words by which it is found. */
  aliases: readonly string[];
}

export interface Group<T> {
  label: string;
  items: readonly T[];
  /** How many of it are shown. */
  most: number;
}

interface Fitting<T> {
  label: string;
  items: (T & { match: Suggestion<T>['match'] })[];
}
