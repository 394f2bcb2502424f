import { parseCareerPath, type Position, printCareerPath } from '@alive/contract/career-path.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { keyOf, wordsOf } from '@alive/language/text/text.ts';
import type { Employers } from './employers.ts';

/**
 * The entries of a career path, newest first, with which of them are current, and what the record says is the current role and company.
 * What the record itself names is the newest entry that says the same; where the path has none, it is a position of its own on top,
 * without dates. What it leaves empty comes from that entry, or from the newest one unless that has ended. An entry that lasts is
 * current too.
 */
export function withCurrent(record: Named, path: readonly Position[], employers: Employers): Career {
  const same = sameEntry(record, path, employers);
  const entries = path.map((entry) => ({ ...entry, isCurrent: entry === same || entry.end === 'present' }));
  if (same !== undefined) return { role: record.role || same.role, company: record.company || same.company, entries };
  if (record.role === '' && record.company === '') return { role: '', company: '', entries };
  const alone = { role: record.role, company: record.company, start: null, end: null, location: null, note: null, isCurrent: true };
  return { role: record.role, company: record.company, entries: [alone, ...entries] };
}

/** The entry of a path that is the current role and company of a record; undefined where it has none. */
function sameEntry({ role, company }: Named, path: readonly Position[], employers: Employers): Position | undefined {
  if (role === '' && company === '') return path.slice(0, 1).find(({ end }) => end === null || end === 'present');
  const there = company === '' ? path : path.filter((entry) => employers(entry.company).key === employers(company).key);
  if (role === '') return there[0];
  const title = keyOf(role);
  const literal = there.find((entry) => keyOf(entry.role) === title);
  // "Sr. Software Engineer" and "Senior Software Engineer" at one employer are one post, where it lasts.
  return literal ?? (company === '' ? undefined : there.find((entry) => entry.end === 'present' && isSameTitle(entry.role, role)));
}

function isSameTitle(one: string, other: string): boolean {
  const role = roleOf(one)?.role ?? null;
  return role !== null && role === roleOf(other)?.role && rungOf(one) === rungOf(other);
}

const rungOf = (title: string) => seniorityOf(wordsOf(title).map(({ text }) => text));

/**
 * The career path with the place of work in the entry of the record's current role, where that has none; an entry of its own for a
 * current role that the path does not hold. The place of a position is what people are looked for by. Null where no role is current.
 */
export function withPlace(record: Placeable, place: string, employers: Employers): string | null {
  const path = parseCareerPath(record.careerPath);
  const current = sameEntry(record, path, employers);
  if (current === undefined && record.role === '' && record.company === '') return null;
  const entries =
    current === undefined
      ? [{ role: record.role, company: record.company, start: null, end: null, location: place, note: null }, ...path]
      : path.map((entry) => (entry === current ? Object.assign(entry, { location: entry.location ?? place }) : entry));
  return printCareerPath(entries);
}

interface Named {
  /** '' where the record does not tell. */
  role: string;
  company: string;
}

interface Career extends Named {
  /** Newest first. */
  entries: (Position & { isCurrent: boolean })[];
}

interface Placeable {
  role: string;
  company: string;
  careerPath: string;
}
