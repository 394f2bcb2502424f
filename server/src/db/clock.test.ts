import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClock } from './clock.ts';

describe('the clock of a database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A database whose time is `time.is`, `passed` milliseconds after a start, and the way to it. */
  const open = async () => {
    const time = { is: Date.parse('2026-11-20T12:00:00Z'), passed: 0, way: 20, away: false };
    const pass = (milliseconds: number) => {
      time.is += milliseconds;
      time.passed += milliseconds;
    };
    const clock = await openClock({
      ask: async () => {
        pass(time.way / 2);
        if (time.away) throw new Error('away');
        const reading = time.is;
        pass(time.way / 2);
        return reading;
      },
      monotonic: () => time.passed,
      every: 10_000,
    });
    const measureAgain = () => vi.advanceTimersByTimeAsync(10_000);
    return { time, pass, clock, measureAgain, error: () => clock.now().getTime() - time.is };
  };

  it('tells the time of the database whatever this machine believes', async () => {
    vi.setSystemTime('2031-01-01T00:00:00Z');
    const { pass, clock, error } = await open();
    pass(5000);
    vi.setSystemTime('1999-01-01T00:00:00Z');
    expect([error(), clock.now().toISOString()]).toEqual([0, '2026-11-20T12:00:05.020Z']);
    clock.close();
  });

  it('follows a database whose time moves', async () => {
    const { time, clock, measureAgain, error } = await open();
    time.is += 600_000;
    await measureAgain();
    expect(error()).toBe(0);
    time.is -= 86_400_000;
    await measureAgain();
    expect(error()).toBe(0);
    clock.close();
  });

  it('keeps what it knows where an answer is slow or none comes', async () => {
    const { time, clock, measureAgain, error } = await open();
    time.way = 4000;
    await measureAgain();
    expect(error()).toBe(0);
    time.away = true;
    await measureAgain();
    expect(error()).toBe(0);
    clock.close();
  });
});
