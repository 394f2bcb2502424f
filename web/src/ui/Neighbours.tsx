import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { lettersOf, type Tile, tilesOf, usualTint } from './tiles.ts';

/** Draws the monograms of `names`, which stand together in this order, so that neighbours can be told apart. */
export function Neighbours({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const key = names.join('\n');
  const tiles = useMemo(() => tilesOf(key.split('\n')), [key]);
  return <Tiles value={tiles}>{children}</Tiles>;
}

/** How the monogram of a name is drawn where it stands. */
export const useTile = (name: string): Tile => useContext(Tiles)?.get(name) ?? { tint: usualTint(name), letters: lettersOf(name)[0] ?? '' };

const Tiles = createContext<Map<string, Tile> | null>(null);
