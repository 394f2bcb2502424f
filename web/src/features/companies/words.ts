import type { Company, CompanyDetail } from '@alive/contract/companies.ts';
import { counted, figure } from '#ui/numbers.ts';

/** What the head of the tab says of all companies, as far as it is true; '' where there are none. */
export const claimOf = (companies: readonly Company[]): string => {
  const started = companies.filter(({ yale_alumni_count: alumni }) => alumni > 0).length;
  const all = companiesOf(companies.length);
  if (companies.length === 0) return '';
  if (started === 0) return all;
  return started === companies.length
    ? `${all} where people like you started out`
    : `${all}, including ${figure(started)} where people like you started out`;
};

/** Where a company is and how big: two facts, or what is not listed. */
export const placeOf = ({ headquarters_location: place, company_size: size }: Company): string[] =>
  place === null && size === null ? ['Headquarters and size not listed'] : [place, size].filter((fact) => fact !== null);

/** Since when there is a company, and by what it is traded, else whose it is. */
export const originOf = (company: Company): string[] => [
  company.founded_year === null ? 'Founding year not listed' : `Founded ${company.founded_year}`,
  company.stock_ticker ?? (company.is_public ? 'Publicly traded' : ownershipOf(company)),
];

/** Whose a company is that is not traded, as far as its record tells: "Nonprofit", "Public sector", "Private". */
const ownershipOf = ({ industry, tags, description }: Company): string => {
  const named = [industry, ...tags].join('\n');
  if (/^public (service|sector)$|^federal$|^government$/im.test(named)) return 'Public sector';
  return /^(nonprofit|museums?)$/im.test(named) || /^An? (\S+ ){0,4}non-?profit\b|\bmuseum\b/i.test(description) ? 'Nonprofit' : 'Private';
};

/** "1 alum", "1,204 alumni". */
export const alumniOf = (count: number): string => counted(count, 'alum', 'alumni');

/** What leads to everybody who works there. */
export const askWords = (count: number): string =>
  count === 1 ? 'See the alum who works here' : `See the ${figure(count)} alumni who work here`;

/** How those who work there came, in counted sentences; none where no record tells. */
export const waysInOf = ({ ways_in: { total, first_job: first, median_years: median, dated } }: CompanyDetail): string[] => [
  ...(total > 0 ? [firstWords(first, total)] : []),
  ...(median !== null && dated > 0 ? [afterWords(median, dated)] : []),
];

const firstWords = (first: number, total: number): string => {
  if (total === 1) return `We know one person’s path. They ${first === 1 ? 'started their career here' : 'worked somewhere else first'}.`;
  if (first === total) return `All ${figure(total)} people whose paths we know started their careers here.`;
  return `Of the ${figure(total)} people whose paths we know, ${first === 0 ? 'none' : figure(first)} started their ${first === 1 ? 'career' : 'careers'} here.`;
};

const afterWords = (median: number, dated: number): string => {
  const who =
    dated === 1
      ? 'We have a start date for only one person. They'
      : `Of the ${figure(dated)} people whose start dates we know, at least half`;
  return median === 0
    ? `${who} joined this company at the start of their ${dated === 1 ? 'career' : 'careers'}.`
    : `${who} joined this company within ${median === 1 ? 'a year' : `${median} years`} of starting their ${dated === 1 ? 'career' : 'careers'}.`;
};

/** "1 company", "26 companies". */
export const companiesOf = (count: number): string => counted(count, 'company', 'companies');
