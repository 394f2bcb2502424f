import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insightsOf } from './insights.ts';
import { openWorded } from './worded.ts';

const numbers = {
  job: 'Nurse',
  alumni: 40,
  total: 12,
  atOnce: 0,
  dated: 0,
  medianYears: null,
  majors: [{ name: 'Biology', count: 7 }],
  firstRoles: [],
  employers: [],
  sequences: [],
};
const plain = insightsOf({ name: 'Nurse', isOfPeople: true, isAtEmployer: false, notes: [] }, numbers, []);
const text = 'Of the 40 alumni we may show, 12 became nurses. The commonest major among them is Biology (7).';

/** A model that answers when it is told to. */
const slowly = () => {
  const asked = Promise.withResolvers<{ text: string }>();
  const calls = vi.fn(() => asked.promise);
  const failed = vi.fn();
  const removed = vi.fn(async () => undefined);
  return { ...asked, calls, failed, removed, worded: openWorded({ llm: { object: calls as never }, failed, removed }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an answer', () => {
  it('waits two seconds for the words, and the next one has those that came later', async () => {
    const { worded, resolve, calls } = slowly();
    const first = worded(numbers, plain, 'maya');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toBe(plain);
    resolve({ text });
    expect(await worded(numbers, plain, 'ravi')).toBe(text);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('is plain where something breaks, which is told without what was sent', async () => {
    const { worded, reject, failed } = slowly();
    const first = worded(numbers, plain, 'maya');
    reject(new TypeError('sk-canary'));
    expect(await first).toBe(plain);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fault: 'garbled', detail: 'TypeError' }));
  });
});
