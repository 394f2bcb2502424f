import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelError } from './error.ts';
import { steady as steadyBy } from './steady.ts';
import { testClock } from '#testing/clock.testing.ts';

const never = new AbortController().signal;
let clock = testClock();
beforeEach(() => void (clock = testClock()));
const steady = (times: { pauses: number; rest: number }, probe: () => Promise<unknown> = () => new Promise(() => {})) =>
  steadyBy({ ...times, clock }, probe);
const failing =
  (...args: ConstructorParameters<typeof ModelError>) =>
  async () => {
    throw new ModelError(...args);
  };
const faultOf = (work: Promise<unknown>) =>
  clock.through(work).then(
    () => 'well',
    (error: unknown) => (error instanceof ModelError ? error.fault : error),
  );

/** A request that counts itself. */
const counting = (work: () => Promise<unknown>) => {
  const request = async () => {
    request.made++;
    return work();
  };
  request.made = 0;
  return request;
};

describe('requests to a model', () => {
  // A long first pause leaves no time for a third try.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
  afterEach(() => void vi.restoreAllMocks());

  it.each<[string, ConstructorParameters<typeof ModelError>, number]>([
    ['tried three times where it could not be reached', ['unreachable'], 3],
    ['tried three times where it fails', ['failing'], 3],
    ['tried three times where it has too much to do', ['limited', { retryAfter: 1 }], 3],
    ['given up where it asks for a long pause', ['limited', { retryAfter: 60_000 }], 1],
    ['given up where it asks for a long pause though it fails', ['failing', { retryAfter: 60_000 }], 1],
    ['given up where the key is wrong', ['unauthorized'], 1],
    ['given up where it did not answer in time', ['silent'], 1],
    ['given up where it refused', ['refused'], 1],
  ])('are %s', async (_, fault, made) => {
    const request = counting(failing(...fault));
    expect(await faultOf(steady({ pauses: 20, rest: 100 }).whole(request, never))).toBe(fault[0]);
    expect(request.made).toBe(made);
  });

  it('wait no longer than all pauses together may be', async () => {
    const request = counting(failing('limited', { retryAfter: 15 }));
    await faultOf(steady({ pauses: 20, rest: 100 }).whole(request, never));
    expect(request.made).toBe(2);
  });

  it('end with the signal while they pause', async () => {
    const stop = new AbortController();
    const asked = steady({ pauses: 60_000, rest: 100 }).whole(failing('limited', { retryAfter: 50_000 }), stop.signal);
    await clock.until(50_000);
    stop.abort();
    expect(await faultOf(asked)).toBe('stopped');
    expect(clock.waits()).toEqual([]);
  });

  it('leave alone what failed four times in a row, and only that', async () => {
    const run = steady({ pauses: 0, rest: 60_000 }).whole;
    for (let failed = 0; failed < 3; failed++) await faultOf(run(failing('silent'), never));
    expect(await faultOf(run(async () => 1, never))).toBe('well');
    for (let failed = 0; failed < 3; failed++) await faultOf(run(failing('silent'), never));
    // It answers, though not as asked: the provider is well.
    await faultOf(run(failing('rejected'), never));
    for (let failed = 0; failed < 4; failed++) expect(await faultOf(run(failing('silent'), never))).toBe('silent');
    const request = counting(async () => 1);
    expect(await faultOf(run(request, never))).toBe('resting');
    expect(request.made).toBe(0);
  });

  it('learn nothing from one that was stopped', async () => {
    const run = steady({ pauses: 0, rest: 100 }).whole;
    for (let failed = 0; failed < 4; failed++) {
      expect(await faultOf(run(failing('stopped'), never))).toBe('stopped');
      expect(await faultOf(run(failing('silent'), never))).toBe('silent');
    }
    expect(await faultOf(run(async () => 1, never))).toBe('resting');
  });

  it('have three seconds and one try after one that hung', async () => {
    const run = steady({ pauses: 2000, rest: 30_000 }).whole;
    const waits: number[] = [];
    const hanging = async (within: number) => {
      waits.push(within);
      throw new ModelError('silent');
    };
    expect([await faultOf(run(hanging, never)), await faultOf(run(hanging, never))]).toEqual(['silent', 'silent']);
    expect(waits).toEqual([Number.POSITIVE_INFINITY, 3000]);
    const request = counting(failing('failing'));
    expect([await faultOf(run(request, never)), request.made]).toEqual(['failing', 1]);
    // One that answers after all ends it.
    expect(await faultOf(run(async () => 1, never))).toBe('well');
    await faultOf(run(hanging, never));
    expect(waits.at(-1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('have all their time again when a probe is answered, which is sent soon after a hang, then at each rest, one at a time', async () => {
    const probes: ((error?: ModelError) => void)[] = [];
    const run = steady({ pauses: 0, rest: 30_000 }, () => {
      const probe = Promise.withResolvers<void>();
      probes.push((error) => (error ? probe.reject(error) : probe.resolve()));
      return probe.promise;
    }).whole;
    for (let failed = 0; failed < 4; failed++) await faultOf(run(failing('silent'), never));
    clock.pass(999);
    expect(probes).toHaveLength(0);
    clock.pass(60_000);
    expect(probes).toHaveLength(1);
    probes[0]?.(new ModelError('silent'));
    await clock.until(30_000);
    expect(await faultOf(run(async () => 1, never))).toBe('resting');
    clock.pass(30_000);
    expect(probes).toHaveLength(2);
    probes[1]?.();
    await setImmediate();
    expect([await faultOf(run(async () => 1, never)), clock.waits()]).toEqual(['well', []]);
  });

  it('are not tried again by those on their way once eight tries of any of them failed', async () => {
    const run = steady({ pauses: 2000, rest: 30_000 }).whole;
    const request = counting(failing('failing'));
    const faults = await clock.through(Promise.all(Array.from({ length: 20 }, () => faultOf(run(request, never)))));
    expect(new Set(faults)).toEqual(new Set(['failing']));
    expect(request.made).toBe(20);
    expect(await faultOf(run(async () => 1, never))).toBe('resting');
  });

  it('send no probe any more when they are ended', async () => {
    const probe = counting(async () => 1);
    const { whole, end } = steady({ pauses: 0, rest: 100 }, probe);
    await faultOf(whole(failing('silent'), never));
    end();
    expect(clock.waits()).toEqual([]);
    expect(probe.made).toBe(0);
  });

  it('are not sent before a provider accepts requests again, whichever of them it answered', async () => {
    const run = steady({ pauses: 2000, rest: 30_000 }).whole;
    expect(await faultOf(run(failing('limited', { retryAfter: 60_000 }), never))).toBe('limited');
    const request = counting(async () => 1);
    clock.pass(57_000);
    expect([await faultOf(run(request, never)), request.made]).toEqual(['limited', 0]);
    clock.pass(3000);
    expect([await faultOf(run(request, never)), request.made]).toEqual(['well', 1]);
  });

  it('leave a probe too until the provider accepts requests again', async () => {
    const probe = counting(async () => 1);
    const run = steady({ pauses: 2000, rest: 30_000 }, probe).whole;
    for (let failed = 0; failed < 4; failed++) {
      await faultOf(run(failing('failing', { retryAfter: 120_000 }), never));
      clock.pass(failed < 3 ? 120_000 : 119_000);
    }
    expect([await faultOf(run(async () => 1, never)), probe.made]).toEqual(['resting', 0]);
    clock.pass(1000);
    await setImmediate();
    expect([await faultOf(run(async () => 1, never)), probe.made]).toEqual(['well', 1]);
  });

  it('are sent again after ten minutes where a provider asks for more than that', async () => {
    const run = steady({ pauses: 2000, rest: 30_000 }).whole;
    await faultOf(run(failing('limited', { retryAfter: 86_400_000 }), never));
    clock.pass(9 * 60_000);
    expect(await faultOf(run(async () => 1, never))).toBe('limited');
    clock.pass(60_000);
    expect(await faultOf(run(async () => 1, never))).toBe('well');
  });

  it('that were held back because a provider asked for it do not count as its failures', async () => {
    const run = steady({ pauses: 0, rest: 60_000 }).whole;
    await faultOf(run(failing('limited', { retryAfter: 5000 }), never));
    for (let held = 0; held < 9; held++) expect(await faultOf(run(async () => 1, never))).toBe('limited');
    clock.pass(5000);
    expect(await faultOf(run(async () => 1, never))).toBe('well');
  });
});

describe('pauses', () => {
  it('are as long as the provider asked, also for a request that was not informed', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const run = steady({ pauses: 2000, rest: 60_000 }).whole;
    const times: number[] = [];
    const limited = async () => {
      times.push(clock.now());
      if (times.length === 1) throw new ModelError('limited', { retryAfter: 300 });
    };
    const first = run(limited, never);
    await clock.until(300);
    const second = run(limited, never);
    await clock.through(Promise.all([first, second]));
    // Those who were held back together do not come together.
    expect(times).toEqual([0, 300, 425]);
    vi.restoreAllMocks();
  });
});

describe('an answer of several requests', () => {
  const faultOfBegin = (model: ReturnType<typeof steady>) => {
    try {
      model.begin();
      return 'well';
    } catch (error) {
      return error instanceof ModelError ? error.fault : error;
    }
  };

  it('counts as it ended, and not as it began', async () => {
    const model = steady({ pauses: 0, rest: 60_000 });
    for (let cut = 0; cut < 4; cut++) {
      const { request, ended } = model.begin();
      expect(await faultOf(request(async () => 1, never))).toBe('well');
      ended(new ModelError('unreachable'));
    }
    expect(faultOfBegin(model)).toBe('resting');
  });

  it('that fails after a probe was answered has the model left alone again', async () => {
    const model = steady({ pauses: 0, rest: 100 }, async () => 1);
    for (let failed = 0; failed < 4; failed++) model.begin().ended(new ModelError('unreachable'));
    expect(faultOfBegin(model)).toBe('resting');
    clock.pass(100);
    await setImmediate();
    model.begin().ended(new ModelError('unreachable'));
    expect(faultOfBegin(model)).toBe('resting');
  });

  it('says nothing of the model where the student’s share ended or the answer was stopped', async () => {
    const model = steady({ pauses: 0, rest: 60_000 });
    for (const fault of ['silent', 'silent', 'silent', 'spent', 'stopped', 'silent'] as const) model.begin().ended(new ModelError(fault));
    expect(faultOfBegin(model)).toBe('resting');
  });
});
