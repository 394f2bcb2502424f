import { describe, expect, it } from 'vitest';
import { cleanLimits } from './limit-phrases.ts';

const clean = (...limits: string[]) => cleanLimits(limits, ['Boston', 'ohio', 'Rochester', 'New York']);

describe('limits as phrases', () => {
  it('gives pay its least and its unit', () => {
    expect(clean('90k or more', 'not under 45k', '25/hr', '65 thousand minimum', '10k/mo min for the internship')).toEqual([
      'at least 90k a year',
      'at least 45k a year',
      'at least $25 an hour',
      'at least 65k a year',
      'at least 10k a month for the internship',
    ]);
  });

  it('makes one list of places, and of remote work beside them', () => {
    expect(clean('Boston', 'Rochester or New York', 'or remote', 'no nights')).toEqual([
      'Boston, Rochester, New York or remote',
      'no nights',
    ]);
  });

  it('leaves reasons out, and what says nothing by itself', () => {
    expect(
      clean('health insurance because of my arm', 'the salary', 'first of all', 'because of her', 'summers off would be sweet'),
    ).toEqual(['health insurance', 'summers off']);
  });

  it('says of an employer what it must do', () => {
    expect(clean('they have to hire people with a record', 'whoever hires you has to be ok with two weeks off')).toEqual([
      'an employer willing to hire people with a record',
      'an employer open to two weeks off',
    ]);
  });
});
