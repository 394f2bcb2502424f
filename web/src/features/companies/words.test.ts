import type { Company, CompanyDetail } from '@alive/contract/companies.ts';
import { describe, expect, it } from 'vitest';
import { askWords, claimOf, originOf, placeOf, waysInOf } from './words.ts';

const withAlumni = (...counts: number[]) => counts.map((count) => ({ yale_alumni_count: count }) as Company);

describe('what the head claims', () => {
  it.each([
    [[], ''],
    [[4], '1 company where people like you started out'],
    [[4, 1], '2 companies where people like you started out'],
    [[4, 0, 0], '3 companies, including 1 where people like you started out'],
    [[0, 0], '2 companies'],
  ])('is true of companies with %j alumni', (counts, words) => {
    expect(claimOf(withAlumni(...counts))).toBe(words);
  });
});

describe('the facts of a company', () => {
  const facts = (fields: Partial<Company>) => {
    const company = {
      headquarters_location: null,
      company_size: null,
      founded_year: null,
      stock_ticker: null,
      is_public: false,
      industry: 'Retail',
      tags: [],
      description: '',
      ...fields,
    };
    return [placeOf(company as Company), originOf(company as Company)];
  };

  it('say what is not listed', () => {
    expect(facts({})).toEqual([['Headquarters and size not listed'], ['Founding year not listed', 'Private']]);
    expect(facts({ company_size: '1–50 people', founded_year: 1999, is_public: true })).toEqual([
      ['1–50 people'],
      ['Founded 1999', 'Publicly traded'],
    ]);
    const owned = (fields: Partial<Company>) => facts(fields)[1]?.at(-1);
    expect(owned({ description: 'A global conservation nonprofit that protects land.' })).toBe('Nonprofit');
    expect(owned({ tags: ['Education', 'Nonprofit'] })).toBe('Nonprofit');
    expect(owned({ description: 'An outdoor clothing company owned by a trust and a nonprofit.' })).toBe('Private');
    expect(owned({ tags: ['Spaceflight', 'Federal'] })).toBe('Public sector');
    expect(facts({ headquarters_location: 'Boston, MA', stock_ticker: 'ABC' })[0]).toEqual(['Boston, MA']);
  });
});

describe('the ways in', () => {
  const sentences = (ways: Partial<CompanyDetail['ways_in']>) =>
    waysInOf({ ways_in: { total: 0, first_job: 0, median_years: null, dated: 0, ...ways } } as CompanyDetail);

  it('are counted, and left out where no record tells', () => {
    expect(sentences({})).toEqual([]);
    expect(sentences({ total: 1, first_job: 0 })).toEqual(['We know one person’s path. They worked somewhere else first.']);
    expect(sentences({ total: 8 })).toEqual(['Of the 8 people whose paths we know, none started their careers here.']);
    expect(sentences({ total: 1204, first_job: 300, median_years: 2.5, dated: 900 })).toEqual([
      'Of the 1,204 people whose paths we know, 300 started their careers here.',
      'Of the 900 people whose start dates we know, at least half joined this company within 2.5 years of starting their careers.',
    ]);
    expect(sentences({ total: 3, median_years: 0, dated: 1 })[1]).toBe(
      'We have a start date for only one person. They joined this company at the start of their career.',
    );
    expect(sentences({ total: 3, median_years: 1, dated: 2 })[1]).toContain('within a year of');
  });
});

it('the way to everybody who works there says how many they are', () => {
  expect([askWords(1), askWords(1204)]).toEqual(['See the alum who works here', 'See the 1,204 alumni who work here']);
});
