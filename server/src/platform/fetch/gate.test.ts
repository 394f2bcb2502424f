import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FetchError } from './error.ts';
import { openGate } from './gate.ts';

describe('the gate', () => {
  it('starts what comes at once a second apart', async () => {
    const { gate, clock } = open();
    const starts = await clock.until(Promise.all([1, 2, 3, 4].map(() => gate('boards.example.com', async () => clock.now()))));
    expect(starts.sort((a, b) => a - b)).toEqual([0, 1000, 2000, 3000]);
  });

  it('starts on another host at once', async () => {
    const { gate, clock } = open();
    const starts = await clock.until(
      Promise.all(['one.example.com', 'two.example.com'].map((host) => gate(host, async () => clock.now()))),
    );
    expect(starts).toEqual([0, 0]);
  });

  it('starts nothing on a host that asked for a pause, not even what waits already', async () => {
    const { gate, clock } = open();
    const paused = gate('boards.example.com', async () => {
      await turn();
      throw new FetchError('busy', 'Later.', { retryAfter: 60_000 });
    });
    const others = Promise.all([1, 2].map(() => gate('boards.example.com', async () => clock.now())));
    await expect(paused).rejects.toThrow('Later.');
    expect((await clock.until(others)).sort((a, b) => a - b)).toEqual([60_000, 61_000]);
  });

  it('lets nobody wait after the end', async () => {
    const ending = new AbortController();
    const { gate } = open(ending.signal);
    const waiting = [1, 2, 3, 4].map(() => gate('boards.example.com', () => new Promise<never>(() => {})));
    ending.abort(new Error('The end.'));
    for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ reason: { message: 'The end.' } });
  });
});

/** A gate on a clock that jumps to the end of the shortest pause whenever nothing else can happen. */
function open(signal = new AbortController().signal) {
  let time = 0;
  const pauses: { end: number; wake: () => void }[] = [];
  const now = () => time;
  const sleep = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((wake, fail) => {
      pauses.push({ end: time + milliseconds, wake });
      signal.addEventListener('abort', () => fail(signal.reason));
    });

  async function until<T>(work: Promise<T>): Promise<T> {
    let done = false;
    void work.finally(() => (done = true));
    for (;;) {
      await turn();
      if (done) return work;
      pauses.sort((a, b) => a.end - b.end);
      const next = pauses.shift();
      if (next) {
        time = next.end;
        next.wake();
      }
    }
  }

  return { gate: openGate({ concurrency: 2, delay: 1000, now, sleep, signal }), clock: { now, until } };
}
