import { describe, expect, it } from 'vitest';
import { openReach } from './schedule.ts';

/** What is reported of tries of so many boards: "a-" found no way, "a+" did. */
const changesOf = (boards: number, ...tries: string[]) => {
  const reach = openReach();
  return tries.map((one) => reach.tried(one.slice(0, 1), one.endsWith('+'), boards));
};

describe('whether there is a network', () => {
  it('is reported once when it goes and once when it is back', () => {
    expect(changesOf(3, 'a-', 'b-', 'c-', 'a-', 'b+', 'a+')).toEqual([null, 'lost', null, null, 'back', null]);
    expect(changesOf(1, 'a-', 'a-', 'a+', 'a-')).toEqual(['lost', null, 'back', 'lost']);
  });

  it('is not doubted for the sake of a host that is not there while others are', () => {
    expect(changesOf(3, 'a-', 'b+', 'a-', 'c+', 'a-', 'b+')).toEqual([null, null, null, null, null, null]);
    expect(changesOf(4, 'a-', 'b+', 'c-', 'd+', 'a-', 'c-', 'b+')).toEqual([null, null, null, null, null, null, null]);
  });

  it('is reported even when a host was not there before', () => {
    expect(changesOf(3, 'a-', 'b+', 'b-', 'a-', 'c-')).toEqual([null, null, null, null, 'lost']);
  });
});
