import type { Company } from '@alive/contract/companies.ts';
import { describe, expect, it } from 'vitest';
import { fitting, indexed, industriesOf, narrowed } from './narrow.ts';
import { readSearch, type Search } from './search.ts';

const search = (part: Partial<Search> = {}): Search => ({ ...readSearch(new URLSearchParams()), ...part });

const company = (name: string, fields: Partial<Company> = {}): Company => ({
  id: name,
  name,
  domain: null,
  logo_url: '',
  website: null,
  ats_base_url: null,
  industry: 'Finance',
  priority: 1,
  founded_year: null,
  is_public: false,
  stock_ticker: null,
  description: '',
  yale_score: 0,
  yale_alumni_count: 0,
  company_size: null,
  total_active_jobs: 0,
  total_internships: 0,
  total_new_grad_jobs: 0,
  tags: [],
  headquarters_location: null,
  visa_record: null,
  ...fields,
});

const all = indexed([
  company('JPMorgan Chase', { headquarters_location: 'New York, NY', stock_ticker: 'JPM', yale_score: 60, total_internships: 3 }),
  company('Tidewater Labs', {
    industry: 'Climate',
    tags: ['Water', 'Field work'],
    description: 'Buoys for banks of rivers.',
    yale_score: 90,
  }),
  company('Banque Générale', { headquarters_location: 'Boston, MA', priority: 2, total_internships: 1, yale_score: 60 }),
  company('Bank of Saltmarsh', { priority: 3 }),
]);
const found = (part: Partial<Search>) => narrowed(fitting(all, part.query ?? ''), search(part)).map(({ name }) => name);

describe('looking for companies', () => {
  it('finds every word typed, wherever it stands', () => {
    expect(found({ query: 'new york chase' })).toEqual(['JPMorgan Chase']);
    expect(found({ query: 'climate' })).toEqual(['Tidewater Labs']);
    expect(found({ query: 'field rivers' })).toEqual(['Tidewater Labs']);
    expect(found({ query: 'jpm' })).toEqual(['JPMorgan Chase']);
    expect(found({ query: 'boston chase' })).toEqual([]);
  });

  it('reads names as people type them: run together, their inside, without accents', () => {
    expect(found({ query: 'jp morgan' })).toEqual(['JPMorgan Chase']);
    expect(found({ query: 'TIDEWATERLABS' })).toEqual(['Tidewater Labs']);
    expect(found({ query: 'generale' })).toEqual(['Banque Générale']);
  });

  it('forgives slips only of words that are nowhere', () => {
    expect(found({ query: 'tidwater' })).toEqual(['Tidewater Labs']);
    expect(found({ query: 'bsoton' })).toEqual(['Banque Générale']);
    expect(found({ query: 'bank' }), 'Banque is one slip away').not.toContain('Banque Générale');
    expect(found({ query: 'xyz' })).toEqual([]);
  });

  it('puts those first whose name fits, unless another order is asked for', () => {
    expect(found({ query: 'bank' })).toEqual(['Bank of Saltmarsh', 'Tidewater Labs']);
    expect(found({ query: 'bank', sort: 'score' })).toEqual(['Tidewater Labs', 'Bank of Saltmarsh']);
  });
});

describe('the order', () => {
  it('is that of the server for priorities, else by the number and then by name', () => {
    expect(found({})).toEqual(['JPMorgan Chase', 'Tidewater Labs', 'Banque Générale', 'Bank of Saltmarsh']);
    expect(found({ sort: 'score' })).toEqual(['Tidewater Labs', 'Banque Générale', 'JPMorgan Chase', 'Bank of Saltmarsh']);
    expect(found({ sort: 'name' })).toEqual(['Bank of Saltmarsh', 'Banque Générale', 'JPMorgan Chase', 'Tidewater Labs']);
  });
});

describe('industries', () => {
  it('are counted under the rest of the search, in an order that does not depend on it', () => {
    expect(industriesOf(fitting(all, ''), search())).toEqual([
      { name: 'Finance', count: 3 },
      { name: 'Climate', count: 1 },
    ]);
    expect(industriesOf(fitting(all, ''), search({ industry: 'Climate', internships: true }))).toEqual([
      { name: 'Finance', count: 2 },
      { name: 'Climate', count: 0 },
    ]);
  });
});
