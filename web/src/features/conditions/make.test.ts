import { describe, expect, it } from 'vitest';
import { amountOf, conditionOf, inPlaceOf, payOf, rungOf, stepsOf, typedAmount } from './make.ts';

describe('an amount of pay', () => {
  it.each([
    ['80K', 80_000],
    ['$80k', 80_000],
    ['80,000', 80_000],
    [' 80000 ', 80_000],
    ['80', 80_000],
    ['62.5k', 62_500],
  ])('%j is read', (typed, dollars) => {
    expect(amountOf(typed)).toBe(dollars);
  });
  it.each(['', 'a lot', '-5', '0', '1e9', '80K a year', '99999999K'])('%j is none', (typed) => {
    expect(amountOf(typed)).toBeNull();
  });
  it('is typed as it is read', () => {
    for (const dollars of [80_000, 62_500, 1_250_000]) expect(amountOf(typedAmount(dollars))).toBe(dollars);
  });
});

describe('a condition', () => {
  it('of one value holds it alone', () => {
    expect(conditionOf('place', ['Boston'], false)).toMatchObject({ op: 'is', value: 'Boston', label: 'Boston' });
    expect(conditionOf('place', ['Boston'], true)).toMatchObject({ op: 'not', value: 'Boston', label: 'Not Boston' });
  });
  it('of several values names the first two', () => {
    expect(conditionOf('company', ['Apple', 'Meta', 'Netflix'], false)).toMatchObject({
      op: 'in',
      value: ['Apple', 'Meta', 'Netflix'],
      label: 'Apple, Meta or 1 more',
    });
  });
  it('quotes words of the posting', () => {
    expect(conditionOf('text', ['rivers'], false, true).label).toBe('“rivers”');
  });
  it('has an id and a label that the contract takes, however long its value', () => {
    const { id, label } = conditionOf('text', ['x'.repeat(200)], false);
    expect([id.length, label.length]).toEqual([64, 200]);
  });
  it('of pay takes the bounds in either order', () => {
    expect(payOf('between', [120_000, 80_000])).toMatchObject({ value: [80_000, 120_000], label: '$80K–120K' });
    expect(payOf('at_least', [80_000])).toMatchObject({ value: 80_000, label: '$80K+' });
    expect(payOf('at_most', [90_000])).toMatchObject({ value: 90_000, label: 'Up to $90K' });
  });
});

describe('a condition in place of another', () => {
  const google = {
    ...conditionOf('company', ['Google'], false),
    label: 'Has been at Google',
    when: 'ever',
    position: 2,
    either: 1,
    all: 2,
  } as const;
  const meta = conditionOf('company', ['Meta'], false);
  it('keeps what ties it to its neighbours, and its words', () => {
    expect(inPlaceOf(meta, google, 'ever')).toEqual({ ...meta, label: 'Has been at Meta', when: 'ever', position: 2, either: 1, all: 2 });
  });
  it('of another time is no longer about the same position', () => {
    expect(inPlaceOf(meta, google, 'past')).toEqual({ ...meta, label: 'Formerly Meta', when: 'past', either: 1, all: 2 });
    expect(inPlaceOf(meta, google, 'now')).toEqual({ ...meta, either: 1, all: 2 });
  });
  it('or anew is as it was made', () => {
    expect(inPlaceOf(meta, null, 'now')).toEqual(meta);
  });
});

describe('a rung and steps', () => {
  it('are named as they are meant', () => {
    expect(rungOf('at_least', { value: 'director', label: 'Director' })).toMatchObject({ op: 'at_least', label: 'Director or above' });
    expect(stepsOf(['Consultant', 'Founder'])).toMatchObject({
      op: 'then',
      value: ['Consultant', 'Founder'],
      label: 'Consultant, then Founder',
    });
  });
});
