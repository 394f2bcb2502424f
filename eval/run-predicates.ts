import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudentRecord } from './run-conversation.ts';
import type { RawRow } from './run-rows.ts';

/**
 * Whether a raw row is what every result must be. What the contract rules out without a word counts too: levels beyond entry level
 * unless levels are asked for, and what the student's visa or clearance excludes unless an employer is asked for by name.
 */
export const allowed = (row: RawRow, must: Predicate, student: StudentRecord): boolean =>
  holds(row, must) &&
  (must.levelIn !== undefined || studentLevels.includes(row.level)) &&
  (must.companyIn !== undefined || must.withExcluded === true || !excluded(row, student));

/** Whether a raw row keeps all parts of a predicate. */
export const holds = (row: RawRow, one: Predicate): boolean =>
  [
    one.place === undefined || isIn(row, one.place) || (one.orRemote === true && row.remote),
    one.notPlace === undefined || !isIn(row, one.notPlace),
    one.remote === undefined || row.remote === one.remote,
    one.titleAny === undefined || says(row.title, one.titleAny),
    one.notTitle === undefined || !says(row.title, one.notTitle),
    one.levelIn === undefined || one.levelIn.includes(row.level),
    one.payAtLeast === undefined || (row.pay !== null && row.pay >= one.payAtLeast),
    one.payAtMost === undefined || (row.pay !== null && row.pay <= one.payAtMost),
    one.sponsorship === undefined || row.sponsors === one.sponsorship,
    one.clearance === undefined || row.clearance === one.clearance,
    one.companyIn === undefined || named(row.company, one.companyIn),
    one.notCompany === undefined || !named(row.company, one.notCompany),
    one.industryIn === undefined || (row.industry !== null && one.industryIn.includes(row.industry)),
    one.notIndustry === undefined || row.industry === null || !one.notIndustry.includes(row.industry),
  ].every(Boolean);

/** Whether a title holds any of the phrases as whole words; a plural counts. */
export const says = (title: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => new RegExp(`(?<![a-z0-9])${escaped(phrase)}s?(?![a-z0-9])`, 'i').test(title));

/**
 * Whether one of a row's places is any of these: "@NAME" is a group of results-places.json, "=TEXT" a whole label, any other text
 * words inside a label, and "!TEXT" words that a label must not hold.
 */
function isIn({ places }: RawRow, wanted: readonly string[]): boolean {
  const texts = wanted.flatMap((text) => (text.startsWith('@') ? (placeGroups[text.slice(1)] ?? unknownGroup(text)) : text));
  return places.some(
    (place) =>
      texts.some((text) => (text.startsWith('=') ? place.trim() === text.slice(1) : !text.startsWith('!') && mentions(place, text))) &&
      !texts.some((text) => text.startsWith('!') && mentions(place, text.slice(1))),
  );
}

function mentions(place: string, text: string): boolean {
  const before = /^[A-Za-z]/.test(text) ? '(?<![A-Za-z])' : '';
  return new RegExp(`${before}${escaped(text)}(?![A-Za-z])`, 'i').test(place);
}

function named(company: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === company.toLowerCase());
}

function excluded({ sponsors, citizens, clearance }: RawRow, { needsVisa, canGetClearance }: StudentRecord): boolean {
  return (needsVisa === true && (sponsors === 'no' || citizens)) || (canGetClearance === false && clearance);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function unknownGroup(name: string): never {
  throw new Error(`There is no group of places ${name} in results-places.json.`);
}

const studentLevels: readonly string[] = ['internship', 'new_grad', 'entry_level'];

const placeGroups = JSON.parse(readFileSync(join(import.meta.dirname, 'sets', 'results-places.json'), 'utf8')) as Record<string, string[]>;

/** What a row is to be; all of it together. */
export interface Predicate {
  place?: string[];
  /** In those places, or remote. */
  orRemote?: boolean;
  notPlace?: string[];
  remote?: boolean;
  /** Phrases of which the title holds one. */
  titleAny?: string[];
  notTitle?: string[];
  levelIn?: string[];
  /** US dollars a year that the most it pays reaches, or stays within. */
  payAtLeast?: number;
  payAtMost?: number;
  sponsorship?: 'yes';
  clearance?: boolean;
  companyIn?: string[];
  notCompany?: string[];
  industryIn?: string[];
  notIndustry?: string[];
  /** Jobs that rule the student out were asked for. */
  withExcluded?: boolean;
}
