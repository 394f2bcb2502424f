import { describe, expect, it } from 'vitest';
import { pickStops, type Stop } from './Timeline.tsx';

const stops = (count: number, asked: readonly number[] = []): Stop[] =>
  Array.from({ length: count }, (_, at) => ({ title: `${at + 1}`, at: '', when: '', note: '', now: false, asked: asked.includes(at + 1) }));
const drawn = (count: number, most: number, asked?: readonly number[]) =>
  pickStops(stops(count, asked), most)
    .map((one) => (typeof one === 'number' ? `+${one}` : one.title))
    .join(' ');

describe('the stops of a timeline', () => {
  it('are all drawn where there is room', () => {
    for (const count of [0, 1, 3, 4]) expect(pickStops(stops(count), 4)).toEqual(stops(count));
  });
  it('are the first and the last two of more, with the rest counted', () => {
    expect(drawn(7, 4)).toBe('1 +4 6 7');
    expect(drawn(4, 3)).toBe('1 +1 3 4');
  });
  it('are those asked for before the last and the first', () => {
    expect(drawn(5, 3, [1, 4])).toBe('1 +2 4 5');
    expect(drawn(6, 3, [2, 4])).toBe('+1 2 +1 4 +1 6');
    expect(drawn(6, 3, [1, 2, 3, 4])).toBe('+1 2 3 4 +2');
  });
});
