import { describe, expect, it } from 'vitest';
import { closingIn, closingNamed } from './closing.ts';

const now = new Date('2026-11-21T12:00:00Z');
const american = { posted: now, isMonthFirst: true };
/** The last second of a day in the zone where it ends last. */
const endOf = (day: string) => new Date(Date.parse(`${day}T23:59:59-12:00`)).toISOString();

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
    ['Applications are open until December 11, 2026.', '2026-12-11'],
    ['Apply by December 1 for priority consideration. Applications close on January 15.', '2027-01-15'],
    ['### Application deadline\n\nDecember 9, 2026', '2026-12-09'],
  ])('is read from “%s”', (text, day) => expect(closingIn(`You keep records.\n\n${text}`, american)?.toISOString()).toBe(endOf(day)));

  it.each([
    'You will close deals by December 15, 2026.',
    'The program starts on December 15, 2026.',
    'Applications are reviewed on a rolling basis.',
    'Apply by February 30, 2027.',
    'Posted December 1, 2026.',
    'Applications open September 1, 2027.',
    'Applications will open on January 15.',
    'Apply before December 1 for priority consideration.',
    'Early application deadline: December 1, 2026',
    '### Priority application deadline\n\nDecember 9, 2026',
  ])('is none in “%s”', (text) => expect(closingIn(text, american)).toBeNull());

  it('is not read from figures that may be two days, but in the US', () => {
    const elsewhere = { ...american, isMonthFirst: false };
    const closing = (text: string, reading = elsewhere) => closingIn(`Closing date: ${text}`, reading)?.toISOString() ?? null;
    expect(closing('03/04/2027')).toBeNull();
    expect(closing('03/04/2027', american)).toBe(endOf('2027-03-04'));
    expect([closing('15/04/2027'), closing('04/15/2027')]).toEqual([endOf('2027-04-15'), endOf('2027-04-15')]);
    expect(closing('04/04/2027')).toBe(endOf('2027-04-04'));
  });

  it.each([
    ['2026-12-15T23:59-08:00', '2026-12-16T07:59:00.000Z'],
    ['2026-12-15T00:00:00Z', endOf('2026-12-15')],
    ['2026-12-15T17:00', endOf('2026-12-15')],
    ['Dec 15', endOf('2026-12-15')],
    ['1797379140', '2026-12-15T23:59:00.000Z'],
  ])('in a column of a file is the moment or the day of %s', (words, moment) =>
    expect(closingNamed(words, american, now)?.toISOString()).toBe(moment),
  );
});
