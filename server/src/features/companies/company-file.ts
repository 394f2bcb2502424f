import { employerNamed, industries } from '@alive/language/lexicon/industries.ts';
import { keyOf } from '@alive/language/text/text.ts';
import { addressOf, dateOf, domainOf, flagOf, itemsOf, lineOf, tooLong } from '#platform/table-file/cells.ts';
import type { Cells, TableSpec } from '#platform/table-file/read-table.ts';
import type { CompanyFields } from './queries.ts';

/** The columns of an institution's own CSV or JSON file of companies, as docs/imports.md tells them. */
export const companyTable = {
  what: 'companies',
  needed: ['name'],
  lists: ['tags'],
  columns: {
    name: 'company company_name employer employer_name organization organisation',
    domain: 'company_domain employer_domain',
    website: 'url homepage company_website',
    ats_base_url: 'ats_url careers_url careers_page job_board',
    industry: 'sector category',
    priority: '',
    founded_year: 'founded year_founded',
    is_public: 'public',
    stock_ticker: 'ticker',
    description: 'about',
    company_size: 'size employees',
    tags: 'keywords',
    headquarters_location: 'headquarters hq',
    updated_at: 'date_updated updated updated_on last_updated',
  },
} as const satisfies TableSpec<string>;

type Column = keyof (typeof companyTable)['columns'];

/** The row's company, or the reason why it cannot be one. */
export function mapCompany(row: Cells<Column>, now: Date): ImportedCompany | string {
  const name = lineOf(row.name);
  const domain = domainOf(row.domain);
  const website = addressOf(row.website);
  const atsBaseUrl = addressOf(row.ats_base_url);
  const priority = wholeNumber(lineOf(row.priority).replace(/^p/i, ''), 1, 5);
  const foundedYear = wholeNumber(lineOf(row.founded_year), 1000, now.getUTCFullYear());
  const isPublic = flagOf(row.is_public);
  const stockTicker = lineOf(row.stock_ticker).toUpperCase();
  const tags = itemsOf(row.tags, String(row.tags).includes(';') ? /;/ : /,/);
  const updatedAt = dateOf(row.updated_at, now);
  if (name === '') return 'name is empty';
  const long = tooLong(row, longest);
  if (long !== null) return long;
  if (domain === undefined) return 'domain is not a domain such as example.com';
  if (website === undefined) return 'website is not an http(s) address';
  if (atsBaseUrl === undefined) return 'ats_base_url is not an http(s) address';
  if (priority === undefined) return 'priority is not a whole number from 1 to 5';
  if (foundedYear === undefined) return 'founded_year is not a year from 1000 to now';
  if (isPublic === undefined) return 'is_public is neither true nor false';
  if (!/^[A-Z0-9.:-]{0,12}$/.test(stockTicker)) return 'stock_ticker is not a ticker such as GOOGL';
  if (tags.length > 20 || tags.some((tag) => tag.length > 60)) return 'tags are more than 20, or one is longer than 60 characters';
  if (updatedAt === undefined) return 'updated_at is not a time between 2000 and a year from now';
  return {
    updatedAt,
    name,
    domain: domain ?? hostOf(website),
    website,
    atsBaseUrl,
    industry: industryOf(lineOf(row.industry), name),
    priority,
    foundedYear,
    isPublic: isPublic ?? stockTicker !== '',
    stockTicker: stockTicker || null,
    description: lineOf(row.description),
    companySize: lineOf(row.company_size) || null,
    tags,
    headquarters: lineOf(row.headquarters_location) || null,
  };
}

const longest: readonly (readonly [Column, number])[] = [
  ['name', 200],
  ['industry', 100],
  ['description', 2000],
  ['company_size', 60],
  ['headquarters_location', 120],
];

/** The host of a website that has one to itself: a page on another's site says nothing of whose domain it is. */
function hostOf(website: string | null): string | null {
  const address = website === null ? null : URL.parse(website);
  return address !== null && address.pathname === '/' && address.search === '' ? (domainOf(address.hostname) ?? null) : null;
}

/** One of our industries where the words are one of its names; else the words; where there are none, what is known of the employer. */
function industryOf(words: string, name: string): string {
  if (words === '') return employerNamed(name)?.industry ?? 'Other';
  const key = keyOf(words);
  return industries.find((industry) => industry.words.some((word) => keyOf(word) === key))?.name ?? words;
}

function wholeNumber(words: string, least: number, most: number): number | null | undefined {
  if (words === '') return null;
  const value = /^\d{1,6}(?:\.0+)?$/.test(words) ? Number(words) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** A company as a file tells it. */
export interface ImportedCompany extends CompanyFields {
  updatedAt: Date | null;
}
