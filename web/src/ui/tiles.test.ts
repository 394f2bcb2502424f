import { describe, expect, it } from 'vitest';
import { tilesOf, usualTint } from './tiles.ts';

const many = ['Boeing', 'Boston Consulting Group', 'The Nature Conservancy', 'NASA', 'Boeing', 'Google', 'Stripe', 'Nike', 'Mayo Clinic'];

describe('monograms that stand together', () => {
  it('differ in tint from the three on either side', () => {
    const tiles = tilesOf(many);
    const clashes = many.flatMap((name, at) =>
      many.slice(at + 1, at + 4).filter((other) => other !== name && tiles.get(other)?.tint === tiles.get(name)?.tint),
    );
    expect(clashes).toEqual([]);
  });

  it('have two letters where the first repeats, and no article', () => {
    const tiles = tilesOf(many);
    const lettersOf = (name: string) => tiles.get(name)?.letters;
    expect(['Boeing', 'Boston Consulting Group', 'The Nature Conservancy', 'Google'].map(lettersOf)).toEqual(['Bo', 'BC', 'NC', 'G']);
  });

  it('alone have the tint of their name and one letter, also where a name comes twice', () => {
    expect(tilesOf(['Nike', 'Nike']).get('Nike')).toEqual({ tint: usualTint('Nike'), letters: 'N' });
    expect(tilesOf(['The']).get('The')?.letters).toBe('T');
  });
});
