import { describe, expect, it } from 'vitest';
import { changed, chipsOf, conditionsOf, placeName, placeValue, readSearch, searchText } from './search.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));

describe('the address of a search', () => {
  const whole =
    '?query=river+data&job_type=internship&level=mid&location=nyc&company=Stripe&remote=true&hybrid=true&sponsorship=yes&sort=newest';
  it('is read and written without loss', () => {
    expect(read(whole)).toEqual({
      query: 'river data',
      job_type: 'internship',
      level: 'mid',
      location: 'nyc',
      company: 'Stripe',
      remote: 'true',
      hybrid: 'true',
      sponsorship: 'yes',
      sort: 'newest',
    });
    expect(searchText(read(whole))).toBe(whole);
  });

  it.each([
    ['nothing', ''],
    ['values nobody knows', 'job_type=boss&level=god&sponsorship=maybe&remote=yes&sort=random'],
    ['empty ones', 'query=&location=%20%20&company='],
    ['names nobody knows', 'utm_source=mail&limit=5000&__proto__=1'],
    ['control characters', 'query=nul%00'],
    ['far too much', `query=${'x'.repeat(501)}`],
    ['the order that is there anyway', 'sort=relevance'],
    ['hybrid work where nobody asked for remote work', 'hybrid=true'],
  ])('reads %s as everything', (_, text) => {
    expect(read(text)).toEqual({});
    expect(searchText(read(text))).toBe('');
  });

  it('keeps what can be read next to junk, and the first of two', () => {
    expect(read('job_type=boss&location=Boston&location=Austin')).toEqual({ location: 'Boston' });
  });
});

describe('a change', () => {
  it('adds, replaces and takes out', () => {
    expect(changed(read('query=nurse&location=Boston'), { location: 'Austin', query: null, company: 'Stripe' })).toEqual({
      location: 'Austin',
      company: 'Stripe',
    });
  });
  it('lets go of hybrid with remote', () => {
    expect(changed(read('remote=true&hybrid=true'), { remote: null })).toEqual({});
  });
});

describe('the chips', () => {
  it('say every filter in words, and leave the words of the search to its field', () => {
    const chips = chipsOf(read('query=x&job_type=new_grad&location=nyc&remote=true&hybrid=true&sponsorship=unknown'));
    expect(chips.map(({ kind, value }) => [kind, value])).toEqual([
      ['Type', 'New grad'],
      ['Place', 'New York City'],
      [undefined, 'Remote or hybrid'],
      ['Visas', 'Doesn’t say'],
    ]);
  });
  it('take out what they stand for, and hybrid with remote', () => {
    const search = read('query=x&remote=true&hybrid=true&company=Stripe');
    expect(chipsOf(search).map(({ without }) => changed(search, without))).toEqual([
      { query: 'x', remote: 'true', hybrid: 'true' },
      { query: 'x', company: 'Stripe' },
    ]);
  });
});

describe('a place', () => {
  it.each(['nyc', 'NYC', ' New York City '])('%j is the wire’s nyc', (typed) => expect(placeValue(typed)).toBe('nyc'));
  it('is said as people say it', () => {
    expect(placeName('nyc')).toBe('New York City');
    expect(placeName('Boston')).toBe('Boston');
  });
});

it('jobs are asked about a search without its order', () => {
  expect(conditionsOf(read('query=x&sort=newest'))).toEqual({ query: 'x' });
});
