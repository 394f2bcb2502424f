import { describe, expect, it } from 'vitest';
import { inBatches } from './batch.ts';

describe('what is asked in one turn', () => {
  it('is one call, and each gets its own answer', async () => {
    const { calls, ask } = lengths();
    expect(await Promise.all(['a', 'bbb', 'cc'].map(ask))).toEqual([1, 3, 2]);
    expect(await ask('dddd')).toBe(4);
    expect(calls).toEqual([['a', 'bbb', 'cc'], ['dddd']]);
  });

  it('is asked once however often, and in parts where there is much of it', async () => {
    const { calls, ask } = lengths(2);
    expect(await Promise.all(['a', 'a', 'bb', 'cc', 'a'].map(ask))).toEqual([1, 1, 2, 2, 1]);
    expect(calls).toEqual([['a'], ['bb', 'cc'], ['a']]);
  });

  it('is nothing where nothing was found', async () => {
    const ask = inBatches(async () => new Map<string, number>());
    expect(await ask('a')).toBeNull();
  });

  it('fails together, and can be asked again', async () => {
    let isDown = true;
    const ask = inBatches(async (ids) => {
      if (isDown) throw new Error('There is no connection right now.');
      return new Map(ids.map((id) => [id, id]));
    });
    const [a, b] = await Promise.allSettled(['a', 'b'].map(ask));
    expect([a?.status, b?.status]).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await ask('a')).toBe('a');
  });
});

/** Answers with the length of each id, and keeps what was asked. */
const lengths = (most?: number) => {
  const calls: string[][] = [];
  const ask = inBatches(async (ids) => {
    calls.push(ids);
    return new Map(ids.map((id) => [id, id.length]));
  }, most);
  return { calls, ask };
};
