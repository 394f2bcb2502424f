import { hash } from './seed.ts';

/**
 * How the monograms of names that stand together are drawn: the tint of a name's hash, or the next one where a neighbour (up to three places
 * away in `names`, the width of a grid) has that, and two letters where the first one stands for another of them too.
 */
export const tilesOf = (names: readonly string[]): Map<string, Tile> => {
  const tiles = new Map<string, Tile>();
  for (const name of new Set(names)) {
    const near = names.flatMap((one, at) => (one === name ? names.slice(Math.max(0, at - reach), at + reach + 1) : []));
    const taken = new Set(near.map((one) => tiles.get(one)?.tint));
    const usual = usualTint(name);
    const tint = Array.from({ length: tints }, (_, step) => (usual + step) % tints).find((one) => !taken.has(one)) ?? usual;
    const [first = ''] = lettersOf(name);
    const isShared = [...new Set(names)].some((one) => one !== name && lettersOf(one)[0] === first);
    tiles.set(name, { tint, letters: isShared ? twoLettersOf(name) : first });
  }
  return tiles;
};

/** The tint of a name by itself, 0 to 5. */
export const usualTint = (name: string): number => hash(name.toLowerCase()) % tints;

/** The first letter of each word; an article before other words is none. */
export const lettersOf = (name: string): string[] =>
  name
    .replace(/^the\s+(?=\S)/i, '')
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []);

/** "Boston Consulting Group" → "BC", "Boeing" → "Bo", "NASA" → "NA". */
const twoLettersOf = (name: string): string => {
  const letters = lettersOf(name);
  if (letters.length > 1) return letters.slice(0, 2).join('');
  const [first = '', second = ''] = name.match(/[\p{L}\p{N}]/gu) ?? [];
  return first.toUpperCase() + second;
};

const tints = 6;
const reach = 3;

export interface Tile {
  /** 0 to 5. */
  tint: number;
  letters: string;
}
