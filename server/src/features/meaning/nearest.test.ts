import { describe, expect, it } from 'vitest';
import { standingOut } from './work.ts';
import { nearestOf } from './vectors.ts';

describe('the nearest jobs', () => {
  it('come nearest first, equal ones by id; only what is really near and about as near as the nearest is sure', () => {
    const found = [
      { id: 'b', similarity: 0.5 },
      { id: 'a', similarity: 0.5 },
      { id: 'less', similarity: 0.4 },
    ];
    expect(nearestOf(found).map(({ id, sure }) => [id, sure])).toEqual([
      ['a', true],
      ['b', true],
      ['less', false],
    ]);
    expect(nearestOf([{ id: 'a', similarity: 0.3 }])).toMatchObject([{ sure: false }]);
  });
});

describe('the nearest kinds of work', () => {
  const kinds = (...similarities: number[]) => similarities.map((similarity) => ({ similarity }));

  it('are those that stand out', () => {
    expect(standingOut(kinds(0.6, 0.52, ...Array.from({ length: 20 }, () => 0.3)))).toHaveLength(2);
  });

  it('are none where everything is about as near, or far', () => {
    expect(standingOut(kinds(...Array.from({ length: 20 }, (_, at) => 0.36 - at / 1000)))).toEqual([]);
    expect(standingOut(kinds(0.2, ...Array.from({ length: 20 }, () => 0)))).toEqual([]);
  });
});
