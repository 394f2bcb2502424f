import { read } from '#language/read.ts';
import type { Mention } from '#language/types.ts';
import type { Known } from './known.ts';

/** The place that a label names; null for what is none. "New York" alone is the city, as a state it is "New York state". */
export function placeNamed(label: string, { open, now }: Known): PlaceMention | null {
  const find = (text: string) =>
    read(text, open, now)
      .mentions.filter((mention) => mention.kind === 'place')
      .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const [named] = find(label);
  if (named === undefined || named.place.label === label) return named ?? null;
  return find(`${label} state`).find(({ place }) => place.label === label) ?? named;
}

/** The keys any of which a record holds that is in the place; none for what is no place. See language/place-keys.ts. */
export const placeKeysOf = (label: string, known: Known): string[] => placeNamed(label, known)?.keys ?? [];

type PlaceMention = Extract<Mention, { kind: 'place' }>;
