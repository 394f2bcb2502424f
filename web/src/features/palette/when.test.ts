import { describe, expect, it } from 'vitest';
import { whenOf } from './when.ts';

const now = new Date(2026, 2, 1, 0, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('when a chat was', () => {
  it.each([
    [at(2026, 2, 1, 0, 5), '00:05'],
    [at(2026, 1, 28, 23, 59), 'Yesterday'],
    [at(2026, 1, 28, 0, 0), 'Yesterday'],
    [at(2026, 1, 27, 23, 0), '27 Feb'],
    [at(2025, 10, 3, 12, 0), '3 Nov 2025'],
  ])('%s reads %s', (time, words) => expect(whenOf(time, now)).toBe(words));
});
