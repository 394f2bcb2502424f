import { describe, expect, it } from 'vitest';
import { quantitiesIn } from './quantities.ts';

const now = new Date('2026-11-21T12:00:00Z');
const meaningsOf = (text: string) => quantitiesIn(text, now).map(({ meaning }) => meaning);
const year = (from: number | null, to: number | null, of: 'class' | 'any') => ({ kind: 'year', from, to, of });

describe('reading years', () => {
  it.each([
    ["grads '16", year(2016, 2016, 'class')],
    ['class of 2016', year(2016, 2016, 'class')],
    ['Looking for 1984 EEE batch', year(1984, 1984, 'class')],
    ['my batchmates from 1995 passout', year(1995, 1995, 'class')],
    ['2010s grads', year(2010, 2019, 'class')],
    ["'90s grads", year(1990, 1999, 'class')],
    ['early 2010s', year(2010, 2013, 'any')],
    ['since 2019', year(2019, null, 'any')],
    ['founded before 2015', year(null, 2014, 'any')],
    ['between 2010 and 2014', year(2010, 2014, 'any')],
    ['2010-2014 grads', year(2010, 2014, 'class')],
    ['I graduate in May 2027', year(2027, 2027, 'class')],
    ['from my batch?', year(null, null, 'class')],
  ])('%s', (text, expected) => expect(meaningsOf(text)).toEqual([expected]));

  it.each([
    ['summer 2027', { kind: 'season', season: 'summer', year: 2027 }],
    ['next summer', { kind: 'season', season: 'summer', year: 2027 }],
    ['summer internships 2027', { kind: 'season', season: 'summer', year: 2027 }],
    ['this spring', { kind: 'season', season: 'spring', year: 2027 }],
    ['next year', { kind: 'season', season: null, year: 2027 }],
  ])('%s, asked in November 2026', (text, expected) => expect(meaningsOf(text)).toEqual([expected]));

  it('reads the next summer of a January as that of the same year', () => {
    expect(quantitiesIn('next summer', new Date('2027-01-10')).map(({ meaning }) => meaning)).toMatchObject([{ year: 2027 }]);
  });
});

describe('reading experience and limits', () => {
  it.each([
    ['5+ years', { kind: 'experience', atLeast: 5 }],
    ['controllers in tampa 3-5 years', { kind: 'experience', atLeast: 3, atMost: 5 }],
    ['10+ yrs', { kind: 'experience', atLeast: 10 }],
    ['at least two years', { kind: 'experience', atLeast: 2 }],
    ['less than 3 years of experience', { kind: 'experience', atMost: 3 }],
    ['show me 10', { kind: 'limit', count: 10 }],
    ['top five', { kind: 'limit', count: 5 }],
    ['Limit to 10 jobs, not older than 30 days', { kind: 'limit', count: 10 }],
    ['find me 3 design internships', { kind: 'limit', count: 3 }],
  ])('%s', (text, expected) => expect(meaningsOf(text)).toEqual([expected]));

  it.each([
    '30+ an hour',
    '10 hours a week',
    '401k',
    'I am 30 years old',
    'two years ago',
    'I did two years of research',
    'zip 10001',
    'two internships and a job',
    '80-120k',
    'in the last 2 years',
  ])('reads nothing in "%s"', (text) => expect(meaningsOf(text)).toEqual([]));
});
