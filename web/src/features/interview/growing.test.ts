import { describe, expect, it } from 'vitest';
import { growingDrawing } from './growing.ts';

describe('the drawing of a growing profile', () => {
  it('has a stop for each answer and an open one for each question to come, rising to the right', () => {
    for (const [answered, left] of [
      [0, 6],
      [1, 5],
      [3, 3],
      [6, 0],
      [8, 1],
    ] as const) {
      const { stops, open } = growingDrawing(
        Array.from({ length: answered }, () => 1),
        left,
      );
      expect(stops).toHaveLength(answered);
      expect(open).toHaveLength(left);
      const places = [...stops.map(({ point }) => point), ...open];
      expect(places.map(([x]) => x)).toEqual(places.map(([x]) => x).toSorted((a, b) => a - b));
      expect(new Set(places.map(String)).size).toBe(places.length);
    }
  });

  it('grows a hairline for each fact, three at most, inside the picture', () => {
    const { stops } = growingDrawing([0, 1, 12], 0);
    expect(stops.map(({ sprouts }) => sprouts.length)).toEqual([0, 1, 3]);
    for (const { end } of stops.flatMap(({ sprouts }) => sprouts)) {
      expect(end[0]).toBeLessThan(292);
      expect(end[1]).toBeGreaterThan(0);
    }
  });

  it('has nothing dotted once no question is left', () => {
    expect(growingDrawing([1, 2], 0).dotted).toBe('');
    expect(growingDrawing([1, 2], 1).dotted).not.toBe('');
  });
});
