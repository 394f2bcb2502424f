import { describe, expect, it } from 'vitest';
import { readSearch, searchText } from './search.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));

describe('the address of the Companies tab', () => {
  it('holds a search and gives it back', () => {
    const text = '?query=new+york&industry=Arts+%26+Culture&internships=true&sort=jobs';
    expect(read(text)).toEqual({ query: 'new york', industry: 'Arts & Culture', internships: true, sort: 'jobs' });
    expect(searchText(read(text))).toBe(text);
  });

  it('says nothing of what is not asked for, and junk asks for nothing', () => {
    expect(searchText(read(''))).toBe('');
    expect(searchText(read('?query=%20&internships=yes&sort=worst&sort=name&industry='))).toBe('');
    expect(read(`?query=${'x'.repeat(500)}`).query).toHaveLength(100);
  });
});
