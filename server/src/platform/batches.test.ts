import { describe, expect, it } from 'vitest';
import { inBatches } from './batches.ts';

const sizesOf = (characters: number[], most = 3) =>
  [...inBatches(characters, most, (own) => own)].map((batch) => batch.map((own) => own / 1000));

describe('batches', () => {
  it('hold so many items, or so many characters, in their order', () => {
    expect(sizesOf([1000, 2000, 3000, 4000])).toEqual([[1, 2, 3], [4]]);
    expect(sizesOf([60_000, 40_000, 1000, 99_000, 1000])).toEqual([[60, 40], [1, 99], [1]]);
    expect(sizesOf([])).toEqual([]);
  });

  it('of one item may be longer', () => {
    expect(sizesOf([1000, 500_000, 1000])).toEqual([[1], [500], [1]]);
  });
});
