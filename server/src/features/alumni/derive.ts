import { parseCareerPath, type Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { alumni, positions } from '#db/tables.ts';
import { type Locate, openLocator } from '@alive/language/places/locate.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import { functionOfRole } from '@alive/language/titles/roles.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { fold, wordsOf } from '@alive/language/text/text.ts';
import { remembered } from '#platform/kept.ts';
import { isInternship, isResident, residentRole } from '@alive/language/titles/training.ts';
import { withCurrent } from './current.ts';
import { type Employers, openEmployers } from './employers.ts';
import { openHometowns } from './hometown.ts';
import { isStudy, stepOfStudy } from './study.ts';

/** Changes when the same record gives other columns or positions, so that what is stored is derived anew. */
export const derivedVersion = '7';

/**
 * Reads records into what searches look at: the positions of the career path, oldest first, and the columns that follow from them.
 * Of role, company and hometown only what is empty is filled in. What was read of a title, employer or place is remembered, so open one
 * for each run. `industries` are those of employers by their key, where the data tells them.
 */
export const openDeriver = (industries: ReadonlyMap<string, string>, locate: Locate = openLocator()): Derive => {
  const read: Readers = {
    title: remembered(readTitle),
    employers: openEmployers(industries),
    locate,
    hometown: openHometowns(),
  };
  return (record) => derive(record, read);
};

function derive(record: PersonRecord, read: Readers): Derived {
  const { role, company, entries } = withCurrent(record, parseCareerPath(record.careerPath), read.employers);
  const oldestFirst = entries.toReversed().map((entry) => {
    const [title, employer] = [read.title(entry.role), read.employers(entry.company)];
    const study = isStudy(entry.role, entry.company);
    const work = workOf(entry, title, { study, atHospital: employer.industry === 'Healthcare', year: record.year ?? null });
    return { entry, title, employer, study, work, months: monthsOf(entry.start, entry.end) };
  });
  const worked = oldestFirst.findIndex(({ title, study }) => !study && !title.internship);
  const since = companySinceEach(
    oldestFirst.map(({ employer, entry, months }) => ({ employer: employer.key, lasts: entry.end === 'present', ...months })),
  );
  const hometown = read.hometown(record.hometown ?? '');
  return {
    person: {
      ...record,
      role,
      company,
      hometownCity: hometown.city,
      hometownCountry: hometown.country,
      hometownKeys: hometown.keys,
      nameKey: fold(record.name),
      workedSince: worked < 0 ? null : (oldestFirst[worked]?.months.startMonth ?? null),
    },
    positions: oldestFirst.map(({ entry, title, employer, study, work, months }, ordinal) => ({
      alumniId: record.id,
      hidden: record.visibility === 'hidden',
      ordinal,
      isCurrent: entry.isCurrent,
      isFirst: ordinal === Math.max(worked, 0),
      isStudy: study,
      title: entry.role,
      role: work.role,
      function: work.function,
      occupation: work.occupation,
      seniority: study ? null : title.seniority,
      company: entry.company,
      companyKey: employer.key,
      industry: employer.industry ?? (study ? 'Education' : null),
      startMonth: months.startMonth,
      endMonth: months.endMonth,
      companySince: since[ordinal] ?? null,
      location: entry.location,
      placeKeys: entry.location === null ? [] : read.locate([entry.location]).keys,
      note: entry.note,
    })),
  };
}

/** A field that is studied is no work that is done, and who trains to be a physician is none yet. */
function workOf(
  entry: Position,
  { normalised, function: work, occupation }: ReadTitle,
  { study, atHospital, year }: { study: boolean; atHospital: boolean; year: number | null },
): Pick<PositionRow, 'role' | 'function' | 'occupation'> {
  if (study) return { role: stepOfStudy(entry, year), function: null, occupation: null };
  return isResident(entry.role, atHospital)
    ? { role: residentRole, function: functionOfRole('Physician'), occupation: null }
    : { role: normalised, function: work, occupation };
}

function readTitle(title: string): ReadTitle {
  const { role, function: work, occupation } = filedUnder(title);
  const internship = isInternship(title);
  return {
    normalised: role,
    function: work,
    occupation,
    seniority: internship ? 'intern' : seniorityOf(wordsOf(title).map(({ text }) => text)),
    internship,
  };
}

/** A year alone counts from its January, at an end to its December. */
function monthsOf(start: PathDate | null, end: Position['end']): { startMonth: number | null; endMonth: number | null } {
  return {
    startMonth: start === null ? null : start.year * 12 + (start.month ?? 1) - 1,
    endMonth: end === null || end === 'present' ? null : end.year * 12 + (end.month ?? 12) - 1,
  };
}

/**
 * For each position, when the unbroken stay at its employer began: its own start, or that of an earlier position there, where at most
 * three months lie between one's end and the next one's beginning. Null where the start is not known; an end that is not known breaks.
 */
function companySinceEach(positions: readonly Dated[]): (number | null)[] {
  const since = positions.map((): number | null => null);
  const dated = positions.flatMap(({ employer, startMonth, endMonth, lasts }, at) =>
    startMonth === null ? [] : [{ at, employer, start: startMonth, end: lasts ? Infinity : (endMonth ?? startMonth) }],
  );
  const stays = new Map<string, { since: number; until: number }>();
  for (const { at, employer, start, end } of dated.toSorted((a, b) => a.start - b.start)) {
    const stay = employer === '' ? undefined : stays.get(employer);
    const unbroken = stay !== undefined && start - stay.until - 1 <= longestGap;
    const current = unbroken ? { since: stay.since, until: Math.max(stay.until, end) } : { since: start, until: end };
    stays.set(employer, current);
    since[at] = current.since;
  }
  return since;
}

/** Months. */
const longestGap = 3;

export type Derive = (record: PersonRecord) => Derived;

/** A row without what is derived; role and company are '' where nothing tells them. */
export type PersonRecord = Omit<
  PersonRow,
  'hometownCity' | 'hometownCountry' | 'hometownKeys' | 'nameKey' | 'workedSince' | 'words' | 'aboutWords'
>;

type PersonRow = typeof alumni.$inferInsert;
type PositionRow = typeof positions.$inferInsert;

export interface Derived {
  person: PersonRow;
  positions: PositionRow[];
}

interface Readers {
  title: (title: string) => ReadTitle;
  employers: Employers;
  locate: Locate;
  hometown: ReturnType<typeof openHometowns>;
}

interface ReadTitle {
  normalised: string | null;
  function: string | null;
  occupation: string | null;
  seniority: PositionRow['seniority'];
  internship: boolean;
}

interface Dated {
  /** Its key; '' where none is named, which is never the same one. */
  employer: string;
  startMonth: number | null;
  endMonth: number | null;
  /** It goes on, so that the end is not missing. */
  lasts: boolean;
}
