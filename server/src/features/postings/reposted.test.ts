import { describe, expect, it } from 'vitest';
import { timesReposted } from './reposted.ts';

const on = (...days: number[]) => timesReposted(days.map((day) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000)));

describe('how often a job was posted again', () => {
  it('is never, for one that appeared once, or not at all', () => {
    expect([on(), on(5)]).toEqual([0, 0]);
  });

  it('counts what appeared at least a day after the last that counted, whatever the order', () => {
    expect(on(0, 1)).toBe(1);
    expect(on(0, 0.99)).toBe(0);
    expect(on(40, 0, 20)).toBe(2);
  });

  it('counts many that appear together once, as for one job at many places', () => {
    expect(on(0, 0, 0, 0.5, 10, 10, 10.2)).toBe(1);
  });

  it('looks back over the 90 days before the last', () => {
    expect(on(0, 90)).toBe(1);
    expect(on(0, 91)).toBe(0);
    expect(on(0, 50, 100, 150)).toBe(1);
  });
});
