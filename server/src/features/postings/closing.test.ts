import { describe, expect, it } from 'vitest';
import { closingIn } from './closing.ts';

const posted = new Date('2026-11-21T12:00:00Z');

describe('the day on which applications close', () => {
  it.each([
    ['Apply by December 15, 2026.', '2026-12-15'],
    ['Application deadline: 12/15/2026', '2026-12-15'],
    ['Applications close on 15 December 2026 at midnight.', '2026-12-15'],
    ['Closing date: 2027-01-05', '2027-01-05'],
    ['The position will close on Friday, January 8.', '2027-01-08'],
    ['Please apply by Dec. 1st', '2026-12-01'],
    ['Applications will be accepted until November 30, 2026.', '2026-11-30'],
    ['Deadline to apply is 5:00 PM EST on December 4, 2026', '2026-12-04'],
    ['### Application deadline\n\nDecember 9, 2026', '2026-12-09'],
  ])('is read from “%s”', (text, day) =>
    expect(closingIn(`You keep records.\n\n${text}`, posted)?.toISOString()).toBe(`${day}T23:59:59.000Z`),
  );

  it.each([
    'You will close deals by December 15, 2026.',
    'The program starts on December 15, 2026.',
    'Applications are reviewed on a rolling basis.',
    'Apply by February 30, 2027.',
    'Posted December 1, 2026.',
  ])('is none in “%s”', (text) => expect(closingIn(text, posted)).toBeNull());
});
