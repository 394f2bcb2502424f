import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

describe('a fair queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const begin = (refusals: string[] = [], ofNetwork?: number, isByUse = false) => {
    const queue = openFairQueue({
      atOnce: { running: 3, waiting: 40 },
      ofStudent: { running: 2, waiting: 10 },
      ofAddress: { running: 3, waiting: 20 },
      ...(ofNetwork === undefined ? {} : { ofNetwork }),
      isByUse,
      patience: 1000,
      refused: (why) => refusals.push(why),
    });
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const gone = new AbortController();
    const ask = async (name: string, signal = gone.signal, cost = 1) => {
      const caller = { key: name, network: name.split(' in ')[1] ?? name, isShared: name.startsWith('address') };
      const end = await queue.enter(caller, signal, cost);
      began.push(name);
      ends.push(end);
    };
    const endOne = async () => {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { queue, began, ask, endOne };
  };

  it('runs only a few of one caller’s, and leaves the rest to others', async () => {
    const { began, ask, queue } = begin();
    for (let at = 0; at < 6; at++) void ask('greedy');
    await ask('other');
    expect(began).toEqual(['greedy', 'greedy', 'other']);
    expect(queue.state()).toEqual({ running: 3, waiting: 4 });
  });

  it('lets callers who wait take turns, each in the order of their asking', async () => {
    const { began, ask, endOne } = begin();
    for (let at = 0; at < 6; at++) void ask('greedy');
    for (const name of ['first', 'second', 'third']) void ask(name);
    await vi.advanceTimersByTimeAsync(0);
    for (let at = 0; at < 5; at++) await endOne();
    expect(began).toEqual(['greedy', 'greedy', 'first', 'second', 'third', 'greedy', 'greedy']);
  });

  it('lets more of one address begin than of one student, for a campus shares it', async () => {
    const { began, ask } = begin();
    for (let at = 0; at < 4; at++) void ask('address');
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toHaveLength(3);
  });

  it('leaves a place to other networks, however many students ask from one', async () => {
    const { began, ask, endOne } = begin([], 2);
    for (const name of ['one', 'two', 'three', 'four']) void ask(`${name} in dorm`);
    await ask('other in library');
    expect(began).toEqual(['one in dorm', 'two in dorm', 'other in library']);
    await endOne();
    expect(began.at(-1)).toBe('three in dorm');
  });

  it('lets networks take turns, however many students of others wait', async () => {
    const { began, ask, endOne } = begin();
    for (let at = 0; at < 6; at++) void ask(`${at} in dorm`);
    void ask('other in library');
    await vi.advanceTimersByTimeAsync(0);
    await endOne();
    expect(began).toEqual(['0 in dorm', '1 in dorm', '2 in dorm', 'other in library']);
  });

  it('lets whoever used least of late go first on one network, where that is asked for', async () => {
    const { began, ask, endOne } = begin([], 2, true);
    const slow = Array.from({ length: 4 }, (_, at) => `slow ${at} in dorm`);
    for (const name of slow) void ask(name);
    await vi.advanceTimersByTimeAsync(0);
    for (const name of slow) void ask(name);
    for (let at = 0; at < 4; at++) {
      await vi.advanceTimersByTimeAsync(100);
      await endOne();
    }
    // All of them had a turn, and two have their second one.
    expect(began).toHaveLength(6);
    void ask('honest in dorm');
    await endOne();
    expect(began.at(-1)).toBe('honest in dorm');
    await endOne();
    expect(slow).toContain(began.at(-1));
  });

  it('lets what costs little go before what costs much on one network, until that has waited for long', async () => {
    const { began, ask, endOne } = begin();
    for (const name of ['a in dorm', 'b in dorm', 'c in dorm', 'd in dorm', 'e in dorm']) void ask(name, undefined, 1.8);
    void ask('f in dorm');
    await vi.advanceTimersByTimeAsync(0);
    await endOne();
    expect(began.slice(3)).toEqual(['f in dorm']);
    await vi.advanceTimersByTimeAsync(900);
    void ask('g in dorm');
    for (let at = 0; at < 3; at++) await endOne();
    expect(began.slice(4)).toEqual(['d in dorm', 'e in dorm', 'g in dorm']);
  });

  it('lets a student who asks for much rest while others ask, and only then', async () => {
    const { began, ask, endOne } = begin();
    for (let at = 0; at < 8; at++) void ask('greedy');
    await vi.advanceTimersByTimeAsync(100);
    await endOne();
    expect(began).toHaveLength(3);
    await ask('other');
    await vi.advanceTimersByTimeAsync(100);
    // 200 ms long ran what ends now.
    await endOne();
    await vi.advanceTimersByTimeAsync(399);
    expect(began.filter((name) => name === 'greedy')).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(began.filter((name) => name === 'greedy')).toHaveLength(4);
  });

  it('refuses what is too much for one caller, or for all, and says when to try again', async () => {
    const refusals: string[] = [];
    const { ask, queue } = begin(refusals);
    const asked = Array.from({ length: 15 }, () =>
      ask('greedy').then(
        () => 'began',
        (error: unknown) => error,
      ),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(refusals).toEqual(['full', 'full', 'full']);
    expect(await asked[14]).toMatchObject({ code: 'UNAVAILABLE', retryAfter: expect.any(Number) });
    for (let at = 0; at < 40; at++) ask(`student ${at}`).catch(() => undefined);
    expect(queue.state().waiting).toBe(40);
  });

  it('refuses whose turn does not come in time, and forgets who is gone', async () => {
    const refusals: string[] = [];
    const { began, ask, endOne, queue } = begin(refusals);
    const gone = new AbortController();
    for (let at = 0; at < 2; at++) void ask('greedy');
    const left = ask('greedy', gone.signal).catch((error: unknown) => error);
    const late = ask('greedy').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    gone.abort();
    await left;
    expect([queue.state().waiting, refusals]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toMatchObject({ code: 'UNAVAILABLE' });
    expect(refusals).toEqual(['late']);
    await endOne();
    await endOne();
    expect([began.length, queue.state()]).toEqual([2, { running: 0, waiting: 0 }]);
  });

  it('keeps no place for a caller who is gone already', async () => {
    const refusals: string[] = [];
    const { began, ask, queue } = begin(refusals);
    for (let at = 0; at < 3; at++) void ask('address');
    await expect(ask('address', AbortSignal.abort())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(ask('other', AbortSignal.abort())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect([began.length, queue.state(), refusals]).toEqual([3, { running: 3, waiting: 0 }, []]);
  });
});
