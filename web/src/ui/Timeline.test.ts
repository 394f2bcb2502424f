import { describe, expect, it } from 'vitest';
import { pickStops, type Stop } from './Timeline.tsx';

const stops = (count: number): Stop[] =>
  Array.from({ length: count }, (_, at) => ({ title: `${at + 1}`, at: '', when: '', note: '', now: false }));
const titles = (count: number) => pickStops(stops(count), 4).shown.map(({ title }) => title);

describe('the stops of a timeline', () => {
  it('are all drawn where there is room', () => {
    for (const count of [0, 1, 3, 4]) expect(pickStops(stops(count), 4)).toEqual({ shown: stops(count), between: 0 });
  });
  it('are the first and the last two of more, with the rest counted', () => {
    expect(titles(7)).toEqual(['1', '6', '7']);
    expect(pickStops(stops(4), 3)).toMatchObject({ between: 1 });
    expect(pickStops(stops(5), 4).between).toBe(2);
  });
});
