import { createHash } from 'node:crypto';
import { type Level, levels } from '@alive/contract/jobs.ts';
import { webAddress } from '#platform/clean.ts';
import { isHtml, markdownOf, markdownOfPlain } from '#platform/html.ts';
import { currencyOf, intervalOf, type Pay, type Posting, type Said, type StatedEligibility, workplaceOf } from '#platform/posting.ts';
import { type Cell, dateOf, domainOf, flagOf, itemsOf, lineOf } from '#platform/table-file/cells.ts';
import type { Cells, TableSpec } from '#platform/table-file/read-table.ts';
import { levelOf } from '@alive/language/titles/levels.ts';
import { oneOf, readTable, string } from '@alive/language/tables/tables.ts';
import { closingNamed } from './closing.ts';
import { degreeNamed } from './degree.ts';

/** The columns of an institution's own CSV or JSON file of jobs, as docs/imports.md tells them. */
export const jobTable = {
  what: 'jobs',
  needed: ['title', 'company', 'url'],
  lists: ['location', 'locations', 'terms'],
  columns: {
    title: 'job_title position',
    company: 'company_name employer employer_name organization organisation',
    url: 'application_url apply_url apply_link application_link job_url link',
    id: 'job_id posting_id',
    location: 'job_location place',
    locations: 'places',
    workplace: 'workplace_type work_mode work_arrangement',
    description: 'job_description',
    pay_min: 'salary_min min_pay min_salary minimum_pay minimum_salary',
    pay_max: 'salary_max max_pay max_salary maximum_pay maximum_salary',
    pay_per: 'pay_period pay_interval salary_per salary_period',
    pay_currency: 'salary_currency currency',
    company_domain: 'employer_domain domain',
    sponsorship: 'visa_sponsorship',
    terms: 'term',
    level: 'seniority experience_level career_level job_level',
    job_type: 'position_type posting_type',
    degree: 'degree_required required_degree minimum_degree education_level education',
    closes_at: 'closing_date close_date deadline application_deadline apply_by expires expires_at expiration_date valid_through',
    apply_email: 'application_email email_to_apply',
    posted_at: 'date_posted posted posted_on posting_date',
    updated_at: 'date_updated updated updated_on last_updated',
    active: 'is_active status',
  },
} as const satisfies TableSpec<string>;

export type JobColumn = keyof (typeof jobTable)['columns'];

/** The row's posting, or the reason why it cannot be one. */
export function mapTableRow(row: Cells<JobColumn>, source: 'csv' | 'json', now: Date): Posting | string {
  const title = lineOf(row.title);
  const companyName = lineOf(row.company);
  const address = String(row.url ?? '').trim();
  const said = saidIn(
    { level: row.level, job_type: row.job_type, degree: row.degree, closes_at: row.closes_at, apply_email: row.apply_email },
    now,
  );
  if (typeof said === 'string') return said;
  const url = address === '' && said.applyEmail !== undefined ? `mailto:${said.applyEmail}` : webAddress(address);
  if (title === '') return 'title is empty';
  if (title.length > longestName) return `title is longer than ${longestName} characters`;
  if (companyName === '') return 'company is empty';
  if (companyName.length > longestName) return `company is longer than ${longestName} characters`;
  if (url === null) return address === '' ? 'url is empty' : 'url is not an http(s) address';
  if (lineOf(row.id).length > longestName) return `id is longer than ${longestName} characters`;
  const pay = payOf(row);
  const stated = statedBy(row.sponsorship);
  const workplace = lineOf(row.workplace) === '' ? null : (workplaceOf(lineOf(row.workplace)) ?? undefined);
  const companyDomain = domainOf(row.company_domain);
  const postedAt = dateOf(row.posted_at, now);
  const updatedAt = dateOf(row.updated_at, now);
  const open = flagOf(row.active);
  if (typeof pay === 'string') return pay;
  if (stated === undefined) return 'sponsorship is not yes, no, citizens or empty';
  if (workplace === undefined) return 'workplace is not remote, hybrid, onsite or empty';
  if (companyDomain === undefined) return 'company_domain is not a domain';
  if (postedAt === undefined) return 'posted_at is not a time between 2000 and a year from now';
  if (updatedAt === undefined) return 'updated_at is not a time between 2000 and a year from now';
  if (open === undefined) return 'active is neither true nor false';
  const id = lineOf(row.id);
  return {
    source,
    sourceId: id === '' ? createHash('sha256').update(addressOf({ url, companyName, title })).digest('base64url') : id,
    title,
    companyName,
    companyDomain,
    industry: null,
    url,
    description: descriptionOf(String(row.description ?? '')),
    locations: [...new Set([...itemsOf(row.location), ...itemsOf(row.locations)])],
    pay,
    terms: itemsOf(row.terms),
    stated,
    said,
    postedAt,
    updatedAt,
    open: open ?? true,
    workplace,
    board: null,
    listVersion: null,
  };
}

/** Longer ones come of a quote that is closed in another row. */
const longestName = 300;

const descriptionOf = (text: string): string => (isHtml(text) ? markdownOf(text) : markdownOfPlain(text.replaceAll('\r\n', '\n').trim()));

/** The pay, null where none is given, or the reason why it cannot be read. */
function payOf(row: Cells<JobColumn>): Pay | null | string {
  const low = amountOf(row.pay_min);
  const high = amountOf(row.pay_max);
  if (low === undefined) return 'pay_min is not an amount';
  if (high === undefined) return 'pay_max is not an amount';
  const per = intervalOf(lineOf(row.pay_per) || 'year');
  if (per === null) return 'pay_per is not year, month, week, day or hour';
  const currency = currencyOf(lineOf(row.pay_currency) || 'USD');
  if (currency === null) return 'pay_currency is not a currency code such as USD';
  const min = low ?? high;
  const max = high ?? low;
  if (min === null || max === null) return null;
  return min > max ? 'pay_min is more than pay_max' : { min, max, per, currency };
}

/** A sum of nothing says nothing. */
function amountOf(cell: Cell | undefined): number | null | undefined {
  const words = lineOf(cell).replace(/[$,\s]/g, '');
  if (words === '') return null;
  const [, figure, thousands] = /^(\d+(?:\.\d+)?)(k?)$/i.exec(words) ?? [];
  if (figure === undefined) return undefined;
  return Number(figure) * (thousands === '' ? 1 : 1000) || null;
}

/** An empty field leaves the question to the description. */
function statedBy(cell: Cell | undefined): StatedEligibility | null | undefined {
  const words = lineOf(cell);
  if (words === '' || /^(?:unknown|other|not stated)$/i.test(words)) return null;
  if (/^(?:yes|true|offers sponsorship)$/i.test(words)) return { sponsorship: 'yes', citizenship: false, quote: null };
  if (/^(?:no|false|does not offer sponsorship)$/i.test(words)) return { sponsorship: 'no', citizenship: false, quote: null };
  return /^(?:citizens?(?:hip)?|u\.?s\.? citizenship(?: is)? required)$/i.test(words)
    ? { sponsorship: 'no', citizenship: true, quote: null }
    : undefined;
}

/** What tells the jobs of a list apart by where one applies: its web address; of a mailbox, which many share, also employer and title. */
export const addressOf = ({ url, companyName, title }: Pick<Posting, 'url' | 'companyName' | 'title'>): string =>
  url.startsWith('mailto:') ? `${url} ${companyName} ${title}` : url;

/**
 * What the columns for level, degree, closing date and address of a file say outright; nothing where they are empty or in words that name
 * none ("Full-time"), which leaves it to title and description. The reason as a string where a cell cannot be right.
 */
function saidIn(cells: Record<'level' | 'job_type' | 'degree' | 'closes_at' | 'apply_email', Cell | undefined>, now: Date): Said | string {
  const said: Said = {};
  const level = levelNamed(lineOf(cells.level)) ?? levelNamed(lineOf(cells.job_type));
  if (level !== undefined) said.level = level;
  const degree = degreeNamed(lineOf(cells.degree));
  if (degree !== undefined) said.degree = { degree, quote: lineOf(cells.degree) };
  const closing = lineOf(cells.closes_at);
  if (/\d/.test(closing)) {
    // Which day it is depends on the posting's date and places.
    if (closingNamed(closing, { posted: now, isMonthFirst: true }, now) === null) return 'closes_at is not a date';
    said.closing = closing;
  }
  const email = lineOf(cells.apply_email).replace(/^mailto:/i, '');
  if (email !== '' && !isAddress(email)) return 'apply_email is not an email address';
  if (email !== '') said.applyEmail = email;
  return said;
}

/** A level in the words of a column: our own names, or what a title would be read as. */
function levelNamed(words: string): Level | undefined {
  const key = words.toLowerCase().replace(/[\s-]+/g, '_');
  const own = levels.find((level) => level === key) ?? others.get(key);
  if (own !== undefined || words === '') return own;
  const read = levelOf(words);
  return read === 'unspecified' ? undefined : read;
}

const others = new Map(readTable('level-names', { words: string, level: oneOf(levels) }).map(({ words, level }) => [words, level]));

/** One plain address, without anything that could begin another header of a mail. */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(text);
