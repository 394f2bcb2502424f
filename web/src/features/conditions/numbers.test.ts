import { describe, expect, it } from 'vitest';
import { condition } from './make.ts';
import { boundsOf, kinds } from './numbers.ts';

describe('a class year', () => {
  it.each([
    ['2016', 2016],
    [' 2016 ', 2016],
    ["'16", 2016],
  ])('%j is read', (typed, year) => {
    expect(kinds.class.read(typed)).toBe(year);
  });
  it.each(['', '16', 'soon', '20166', '2016.5'])('%j is none', (typed) => {
    expect(kinds.class.read(typed)).toBeNull();
  });
  it('makes a range of two, whichever stands first', () => {
    expect(kinds.class.condition('year', 'between', [2019, 2010])).toMatchObject({
      op: 'between',
      value: [2010, 2019],
      label: '2010–2019',
    });
    expect(kinds.class.condition('year', 'is', [2016])).toMatchObject({ op: 'is', value: 2016, label: 'Class of 2016' });
  });
});

describe('a number of years', () => {
  it('keeps the field it is of', () => {
    expect(kinds.years.condition('tenure', 'at_least', [5])).toMatchObject({ field: 'tenure', value: 5, label: '5+ years' });
  });
});

describe('the bounds of a condition', () => {
  it('leave out the year that "before" and "after" leave out', () => {
    expect(boundsOf(condition('year', 'before', 2016, ''))).toEqual({ op: 'at_most', numbers: [2015] });
    expect(boundsOf(condition('year', 'after', 2016, ''))).toEqual({ op: 'at_least', numbers: [2017] });
  });
  it('are one number where it is exact, two where it is a range', () => {
    expect(boundsOf(condition('year', 'is', 2016, ''))).toEqual({ op: 'is', numbers: [2016] });
    expect(boundsOf(condition('year', 'between', [2010, 2019], ''))).toEqual({ op: 'between', numbers: [2010, 2019] });
  });
});
