import { parseCareerPath, printCareerPath } from '@alive/contract/career-path.ts';
import { sameEntry } from './current.ts';
import type { Employers } from './employers.ts';

/**
 * The career path with the place of work in the entry of the record's current role, where that has none; an entry of its own for a
 * current role that the path does not hold. The place of a position is what people are looked for by. Null where no role is current.
 */
export function withPlace(record: Career, place: string, employers: Employers): string | null {
  const path = parseCareerPath(record.careerPath);
  const current = sameEntry(record, path, employers);
  if (current === undefined && record.role === '' && record.company === '') return null;
  const entries =
    current === undefined
      ? [{ role: record.role, company: record.company, start: null, end: null, location: place, note: null }, ...path]
      : path.map((entry) => (entry === current ? Object.assign(entry, { location: entry.location ?? place }) : entry));
  return printCareerPath(entries);
}

interface Career {
  role: string;
  company: string;
  careerPath: string;
}
