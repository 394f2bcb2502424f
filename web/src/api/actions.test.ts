import { afterEach, describe, expect, it } from 'vitest';
import { begin, giveBack, isOpen, pending, settle } from './actions.ts';
import { CallError } from './call.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
afterEach(() => settle('say.c1'));

describe('an action', () => {
  it('has one key until it is settled, and another one afterwards', () => {
    const { key } = begin('say.c1', { text: 'nursing' }, now);
    expect(key).toMatch(/^[\w-]{16,100}$/);
    expect(begin('say.c1', { text: 'nursing' }, later(1)).key).toBe(key);
    settle('say.c1');
    expect(begin('say.c1', { text: 'nursing' }, later(1)).key).not.toBe(key);
  });

  it('is another one with other content, of another name, or after ten minutes', () => {
    const { key } = begin('say.c1', { text: 'nursing' }, now);
    expect(begin('say.c2', { text: 'nursing' }, now).key).not.toBe(key);
    settle('say.c2');
    expect(begin('say.c1', { text: 'teaching' }, now).key).not.toBe(key);
    expect(pending('say.c1', later(9))).not.toBeNull();
    expect(pending('say.c1', later(10))).toBeNull();
  });

  it('knows whether its words went back', () => {
    begin('say.c1', { text: 'nursing' }, new Date());
    expect(pending('say.c1')?.isBack).toBeUndefined();
    giveBack('say.c1');
    expect(pending('say.c1')).toMatchObject({ content: { text: 'nursing' }, isBack: true });
  });

  it('is open after what says nothing of its outcome, and over after a refusal', () => {
    const statuses = [0, 400, 401, 409, 422, 429, 500, 502, 503, 507];
    expect(statuses.filter((status) => isOpen(new CallError(status, 'INTERNAL', '')))).toEqual([0, 429, 500, 502, 503, 507]);
  });
});
