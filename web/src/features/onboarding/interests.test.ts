import { describe, expect, it } from 'vitest';
import { interestsDrawing } from './interests.ts';

describe('the drawing of interests', () => {
  it('climbs from stop to stop and ends above the last', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const { stops, end, height, width } = interestsDrawing(labels(count));
      expect(stops).toHaveLength(count);
      const points = [...stops, end];
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      expect(ys).toEqual(ys.toSorted((a, b) => b - a));
      expect(new Set(ys).size).toBe(count + 1);
      expect(points.every(([x, y]) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
    }
  });

  it('keeps the stops as far apart however many there are', () => {
    const gaps = [2, 5].map((count) => gapIn(labels(count)));
    expect(gaps[0]).toBe(gaps[1]);
  });

  it('gives long labels more room', () => {
    expect(gapIn(['teaching', 'building things that answer back to people'])).toBeGreaterThan(gapIn(labels(2)));
  });
});

const labels = (count: number): string[] => Array.from({ length: count }, (_, index) => `interest ${index}`);

const gapIn = (interests: string[]): number => {
  const { stops } = interestsDrawing(interests);
  return (stops[0]?.[1] ?? 0) - (stops[1]?.[1] ?? 0);
};
