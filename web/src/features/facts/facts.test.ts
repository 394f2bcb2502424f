import type { Fact } from '@alive/contract/facts.ts';
import { describe, expect, it } from 'vitest';
import { inRows, isInWords, movedTo, nameOf, rowsFor, searchedAs, typedAsEnvironment, typedInto, withFacts } from './facts.ts';

describe('the name of a fact', () => {
  it('begins with a capital where it is a known one, and is as typed where it is the student’s own', () => {
    expect(nameOf(fact({ text: 'field geologist', value: 'occupation:19-2042.00', kind: 'work' }))).toBe('Field geologist');
    expect(nameOf(fact({ text: 'iOS development', value: 'skill:iOS', kind: 'skill' }))).toBe('iOS development');
    expect(nameOf(fact({ text: 'fixing bikes' }))).toBe('fixing bikes');
    expect(isInWords(fact({ text: 'Sun Harbor', kind: 'employer' }))).toBe(false);
  });

  it('says what is searched where that is another one', () => {
    const occupation = { code: '19-2042.00', title: 'Geoscientists' };
    expect(searchedAs({ text: 'field geologist', value: 'occupation:19-2042.00', occupation })).toBe('Geoscientists');
    expect(searchedAs({ text: 'geoscientists', value: 'occupation:19-2042.00', occupation })).toBeNull();
    expect(searchedAs({ text: 'physician', value: 'occupation:29-12', occupation: null })).toBeNull();
    expect(searchedAs({ text: 'iOS development', value: 'skill:iOS' })).toBe('iOS');
    expect(searchedAs({ text: 'Boston', value: 'us-ma-boston' })).toBeNull();
  });
});

describe('moving a fact', () => {
  it('keeps its kind where the row takes it, and offers Have to what one may have', () => {
    expect(movedTo({ kind: 'skill' }, 'less')).toEqual({ stance: 'less', kind: 'skill' });
    expect(movedTo({ kind: 'work' }, 'must')).toEqual({ stance: 'must', kind: 'must' });
    expect(rowsFor({ kind: 'skill', stance: 'more' })).toContain('have');
    expect(rowsFor({ kind: 'people', stance: 'looking' })).not.toContain('have');
  });

  it('offers a condition and a kind of job only the rows that take them', () => {
    expect(rowsFor({ kind: 'must', stance: 'must' })).toEqual(['must']);
    expect(rowsFor({ kind: 'seeking', stance: 'looking' })).toEqual(['looking', 'must']);
    expect(rowsFor({ kind: 'activity', stance: 'more' })).toEqual(['more', 'less', 'looking', 'must']);
    expect(rowsFor({ kind: 'education', stance: 'have' })).toContain('have');
  });
});

describe('what is typed', () => {
  it('becomes a place where it is one, and otherwise what its row is about', () => {
    expect(typedInto('looking', 'denver').kind).toBe('place');
    expect(typedInto('looking', 'Internships').kind).toBe('seeking');
    expect(typedInto('looking', 'Hydrologist').kind).toBe('work');
    expect(typedInto('more', 'Denver').kind).toBe('activity');
    expect(typedInto('have', 'Python').kind).toBe('skill');
  });

  it('describes an environment as a place, a condition or people', () => {
    expect(typedAsEnvironment('Remote')).toMatchObject({ kind: 'place', stance: 'looking' });
    expect(typedAsEnvironment('part time')).toMatchObject({ kind: 'must', stance: 'must' });
    expect(typedAsEnvironment('people who laugh')).toMatchObject({ kind: 'people', stance: 'looking' });
  });
});

describe('a list of facts', () => {
  const [a, b] = [fact({ id: 'a', text: 'a' }), fact({ id: 'b', text: 'b', stance: 'less' })];

  it('takes changed ones in their places and new ones at its end', () => {
    expect(withFacts([a, b], [fact({ id: 'c', text: 'c' }), { ...a, text: 'A' }]).map(({ text }) => text)).toEqual(['A', 'b', 'c']);
  });

  it('stands in rows, none empty', () => {
    expect(inRows([a, b], ['more', 'looking', 'less']).map(({ stance }) => stance)).toEqual(['more', 'less']);
  });
});

function fact(part: Partial<Fact>): Fact {
  return {
    id: 'f1',
    kind: 'activity',
    stance: 'more',
    text: '',
    value: null,
    origin: 'said',
    quote: null,
    source: null,
    status: 'kept',
    updatedAt: '2026-11-23T12:00:00.000Z',
    ...part,
  };
}
