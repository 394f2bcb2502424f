import { afterEach, describe, expect, it } from 'vitest';
import { begin, isOpen, markReturned, pending, settle } from './actions.ts';
import { CallError } from './call.ts';
import { keptKeys } from './storage.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
afterEach(() => settle('say.c1'));

describe('an action', () => {
  it('has one key until it is settled, and another one afterwards', () => {
    const { key } = begin('say.c1', { text: 'nursing' }, { now });
    expect(key).toMatch(/^[\w-]{16,100}$/);
    expect(begin('say.c1', { text: 'nursing' }, { now: later(1) }).key).toBe(key);
    settle('say.c1');
    expect(begin('say.c1', { text: 'nursing' }, { now: later(1) }).key).not.toBe(key);
  });

  it('is another one with other content, of another name, or after ten minutes', () => {
    const { key } = begin('say.c1', { text: 'nursing' }, { now });
    expect(begin('say.c2', { text: 'nursing' }, { now }).key).not.toBe(key);
    settle('say.c2');
    expect(begin('say.c1', { text: 'teaching' }, { now }).key).not.toBe(key);
    expect(pending('say.c1', later(9))?.key).toEqual(expect.any(String));
    expect(pending('say.c1', later(10))?.key).toBeNull();
  });

  it('holds what was typed, at any age, until it went back, and again once it is made again', () => {
    const typed = 'nursing';
    const { key } = begin('say.c1', { text: 'nursing' }, { typed, now });
    expect(pending('say.c1', later(6000))).toMatchObject({ content: { text: 'nursing' }, unsent: typed });
    markReturned('say.c1');
    expect(pending('say.c1', later(1))).toMatchObject({ key, unsent: '' });
    begin('say.c1', { text: 'nursing' }, { typed, now: later(1) });
    expect(pending('say.c1', later(1))).toMatchObject({ key, unsent: typed });
  });

  it('is forgotten once its key is too old, unless it holds words', () => {
    begin('say.c1', { text: 'nursing' }, { typed: 'nursing', now });
    begin('say.c2', { text: '' }, { now });
    begin('say.c3', { text: '' }, { now: later(11) });
    expect(keptKeys().filter((name) => name.startsWith('alive.action.'))).toEqual(['alive.action.say.c1', 'alive.action.say.c3']);
    settle('say.c3');
  });

  it('is open after what says nothing of its outcome, and over after a refusal', () => {
    for (const code of ['UNREADABLE', 'IN_PROGRESS'] as const) expect(isOpen(new CallError(200, code, ''))).toBe(true);
    const statuses = [0, 400, 401, 409, 422, 429, 500, 502, 503, 507];
    expect(statuses.filter((status) => isOpen(new CallError(status, 'INTERNAL', '')))).toEqual([0, 429, 500, 502, 503, 507]);
  });
});
