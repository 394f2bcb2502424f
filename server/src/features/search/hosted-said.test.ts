import { describe, expect, it } from 'vitest';
import { openMemory, type Told } from './hosted-memory.ts';
import { openSaid } from './hosted-said.ts';
import { openAmountsOf } from './hosted-said-pay.ts';

const toolResult = {
  handle: 'J1',
  title: 'Associate',
  pay: '$96–135K',
  posted: '2026-11-02',
  skills: ['Python 3', 'Excel 365'],
  score: 87,
  reasons: ['Pays at least your $60K (32 of 40)', 'Place (0 of 25)', 'For those who graduate in 2027 (10 of 10)'],
  posting:
    'You get $5,000 to move, work 40 hours a week and lead teams of 12. Applications close on December 15, 2026. We began on June 3.',
};

describe('what was heard', () => {
  const said = openSaid();
  said.hearAll([toolResult]);
  said.hear('I want at least 60,000, or eighty thousand in New York, and graduate in 2027.');

  it.each([96_000, 135_000, 5000, 60_000, 80_000])('holds %d as money', (value) => expect(said.hasAmount(value)).toBe(true));

  it.each([40, 25, 10, 15, 32, 2027, 12, 365, 2026, 15_000])('holds %d as no money', (value) => expect(said.hasAmount(value)).toBe(false));

  it('holds scores', () => {
    expect([said.hasScore(87), said.hasScore(98), said.hasScore(40)]).toEqual([true, false, false]);
    said.hear('[J2] has a match score of 64.');
    expect(said.hasScore(64)).toBe(true);
  });

  it.each(['It closes on December 15.', 'Apply by Dec 15.', 'Apply by 12/15.', 'The deadline is 2026-12-15.', 'Due 15 December.'])(
    'holds a closing date however it is written: %s',
    (text) => expect(said.hasDates(text)).toBe(true),
  );

  it.each([
    'It closes on June 3.',
    'It closes on November 2.',
    'It closes on Friday.',
    'It closes next week.',
    'It closes in March.',
    'It closes.',
  ])('holds no other date as one of closing: %s', (text) => expect(said.hasDates(text)).toBe(false));
});

describe('an amount of one record', () => {
  const job = (handle: string, facts: string, pay: number[] = []): Told => ({ handle, id: handle, name: '', cited: '', facts, pay });
  const memory = openMemory([
    job('J1', 'pay $58–66K', [58_400, 66_000]),
    job('J2', 'pay not stated'),
    job('J3', 'pay $38 an hour', [79_040]),
  ]);
  const said = openSaid();
  const student = openSaid();
  student.hear('I need 60k.');
  for (const text of ['I need 60k.', 'pay $58–66K', 'pay $38 an hour', 'Tuition aid is up to $7,500.']) said.hear(text);
  said.hearAll([{ handle: 'J2', posting: 'A bonus of $5,000.' }]);
  said.earn(58_400, 66_000, 79_040);
  const hasAmountOf = openAmountsOf(memory, said, student);

  it.each([
    ['J1', 58_000],
    ['J1', 66_000],
    ['J3', 38],
    ['J3', 79_000],
    ['J2', 5000],
    ['J1', 7500],
  ])('may be said of %s: %d', (handle, value) => expect(hasAmountOf(handle, value)).toBe(true));

  it.each([
    ['J2', 58_000],
    ['J2', 58_400],
    ['J3', 66_000],
    ['J2', 38],
    ['J1', 79_000],
    ['J1', 5000],
    ['J2', 60_000],
    ['J9', 66_000],
  ])('is not said of another, %s: %d', (handle, value) => expect(hasAmountOf(handle, value)).toBe(false));
});
