import { describe, expect, it } from 'vitest';
import { inSlices } from './slices.ts';

describe('work in slices', () => {
  it('lets others have their turn when a slice is over', async () => {
    const rest = inSlices(0);
    let others = 0;
    setImmediate(() => others++);
    await rest();
    expect(others).toBe(1);
  });

  it('goes on at once while a slice lasts', async () => {
    const rest = inSlices(60_000);
    let others = 0;
    setImmediate(() => others++);
    await rest();
    expect(others).toBe(0);
  });
});
