import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { cleanLine, plausibleDate, webAddress } from '#platform/clean.ts';
import type { Pay, Posting, StatedEligibility } from '#platform/posting.ts';

const text = z._default(z.nullable(z.union([z.string(), z.number(), z.boolean()])), null);
const list = z._default(z.nullable(z.union([z.string(), z.array(z.string())])), null);

/**
 * One job of an institution's own CSV or JSON file. Needed: title, company, url. The others may be absent or empty:
 * id (its identity; else the url), location or locations (separated by ";"), description (plain text), pay_min and pay_max (US dollars),
 * pay_per (year, month or hour; year by default), sponsorship (yes, no, citizens or empty), terms (separated by ";"),
 * posted_at and updated_at (ISO 8601, or date_updated), active (false closes it).
 */
export const tableRow = z.object({
  title: text,
  company: text,
  url: text,
  id: text,
  location: list,
  locations: list,
  description: text,
  pay_min: text,
  pay_max: text,
  pay_per: text,
  sponsorship: text,
  terms: list,
  posted_at: text,
  updated_at: text,
  date_updated: text,
  active: text,
});
export type TableRow = z.output<typeof tableRow>;

/** The row's posting, or the reason why it cannot be one. */
export function mapTableRow(row: TableRow, source: 'csv' | 'json', now: Date): Posting | string {
  const title = cleanLine(String(row.title ?? ''));
  const companyName = cleanLine(String(row.company ?? ''));
  const address = String(row.url ?? '').trim();
  const url = webAddress(address);
  if (title === '') return 'title is empty';
  if (companyName === '') return 'company is empty';
  if (url === null) return address === '' ? 'url is empty' : 'url is not an http(s) address';
  const pay = payOf(row);
  const stated = statedBy(row.sponsorship);
  const postedAt = dateOf(row.posted_at, now);
  const updatedAt = dateOf(row.updated_at ?? row.date_updated, now);
  const open = openOf(row.active);
  if (pay === 'bad') return 'pay_min, pay_max or pay_per cannot be read';
  if (stated === 'bad') return 'sponsorship is not yes, no, citizens or empty';
  if (postedAt === 'bad') return 'posted_at is not a time between 2000 and a year from now';
  if (updatedAt === 'bad') return 'updated_at is not a time between 2000 and a year from now';
  if (open === 'bad') return 'active is neither true nor false';
  const id = String(row.id ?? '').trim();
  return {
    source,
    sourceId: id === '' ? createHash('sha256').update(url).digest('base64url') : id,
    title,
    companyName,
    companyDomain: null,
    industry: null,
    url,
    description: String(row.description ?? '')
      .replaceAll('\r\n', '\n')
      .trim(),
    locations: [...items(row.location), ...items(row.locations)],
    pay,
    terms: items(row.terms),
    stated,
    postedAt,
    updatedAt,
    open,
    workplace: null,
    board: null,
    listVersion: null,
  };
}

const items = (value: string | string[] | null): string[] =>
  (Array.isArray(value) ? value : (value ?? '').split(';')).map(cleanLine).filter((item) => item !== '');

function payOf({ pay_min, pay_max, pay_per }: TableRow): Pay | null | 'bad' {
  const [low, high] = [pay_min, pay_max].map(amountOf);
  if (low === undefined || high === undefined || low === 'bad' || high === 'bad') return 'bad';
  const per =
    String(pay_per ?? '')
      .trim()
      .toLowerCase()
      .replace(/ly$/, '') || 'year';
  if (per !== 'year' && per !== 'month' && per !== 'hour') return 'bad';
  const min = low ?? high;
  return min === null ? null : { min, max: high ?? min, per, currency: 'USD' };
}

function amountOf(value: Cell): number | null | 'bad' {
  const words = String(value ?? '').replace(/[$,\s]/g, '');
  if (words === '') return null;
  const thousands = /^(\d+(?:\.\d+)?)k$/i.exec(words)?.[1];
  const amount = thousands === undefined ? Number(words) : Number(thousands) * 1000;
  return Number.isFinite(amount) ? amount : 'bad';
}

/** An empty field leaves the question to the description. */
function statedBy(value: Cell): StatedEligibility | null | 'bad' {
  const words = cleanLine(String(value ?? ''));
  if (words === '' || /^(?:unknown|other|not stated)$/i.test(words)) return null;
  if (/^(?:yes|true|offers sponsorship)$/i.test(words)) return { sponsorship: 'yes', citizenship: false, quote: null };
  if (/^(?:no|false|does not offer sponsorship)$/i.test(words)) return { sponsorship: 'no', citizenship: false, quote: null };
  return /^(?:citizens?(?:hip)?|u\.?s\.? citizenship(?: is)? required)$/i.test(words)
    ? { sponsorship: 'no', citizenship: true, quote: null }
    : 'bad';
}

function dateOf(value: Cell, now: Date): Date | null | 'bad' {
  const words = String(value ?? '').trim();
  if (words === '') return null;
  const milliseconds = /^\d{9,10}$/.test(words) ? Number(words) * 1000 : /^\d{4}-\d{2}-\d{2}/.test(words) ? Date.parse(words) : Number.NaN;
  return plausibleDate(milliseconds, now) ?? 'bad';
}

function openOf(value: Cell): boolean | 'bad' {
  const words = String(value ?? '')
    .trim()
    .toLowerCase();
  if (/^(?:|true|yes|1|open|active)$/.test(words)) return true;
  return /^(?:false|no|0|closed|inactive)$/.test(words) ? false : 'bad';
}

type Cell = string | number | boolean | null;
