import { parseCareerPath, type Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { Db } from '#db/open.ts';
import { alumni } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { keyOf, wordsOf } from '@alive/language/text/text.ts';
import { isFirstStudy, studyNamed } from '@alive/language/lexicon/studies.ts';
import { isInternship, isResident, residentRole } from '@alive/language/titles/training.ts';
import { isStudy } from '../src/features/alumni/study.ts';
import { medianOf } from './median.testing.ts';

/**
 * Computes what Career Paths must count, with loops over the raw rows of alumni. It shares the definitions of values with the product
 * (parser, names of roles, degrees and training, seniority, internships, employer names) but neither consent nor counting.
 */
export const careersByLoops = async (db: Db): Promise<Career[]> =>
  (await db.select().from(alumni)).filter(({ visibility }) => visibility !== 'hidden').map(readCareer);

/** Returns the names of all roles that someone held outside internships. */
export const rolesHeld = (careers: readonly Career[]): string[] => [
  ...new Set(careers.flatMap(({ stops }) => stops.flatMap((stop) => (isJob(stop) && stop.role !== null ? stop.role : [])))),
];

/** Returns the path to a role of each person who reached it. */
export const waysByLoops = (careers: readonly Career[], role: string): ExpectedWay[] =>
  careers.flatMap((career) => {
    const jobs = career.stops.filter(isJob);
    const arrival = jobs.find((stop) => stop.role === role);
    if (arrival === undefined) return [];
    const begun = jobs.find(({ isFirst }) => isFirst);
    const first = begun === undefined || career.stops.indexOf(begun) > career.stops.indexOf(arrival) ? arrival : begun;
    const steps = career.stops.filter(
      (stop, at) =>
        at <= career.stops.indexOf(arrival) && (isJob(stop) ? jobs.indexOf(stop) >= jobs.indexOf(first) : stop.study && stop.role !== null),
    );
    const names = steps.map(({ role: known, title }) => known ?? (title || 'Role not stated'));
    const degree = steps.slice(1).findLast(({ study }) => study);
    const apart = names.filter((name, at) => name !== names[at - 1]);
    const months = arrival.start === null || career.workedSince === null ? null : arrival.start - career.workedSince;
    return {
      career,
      steps: apart,
      between: degree?.role ?? (apart.length > 2 ? apart.at(-2) : undefined) ?? 'No step in between',
      atOnce: first === arrival,
      years: months === null || months < 0 ? null : months / 12,
      company: arrival.company,
    };
  });

/** Returns the counts over these paths. */
export function expectedNumbers(ways: readonly ExpectedWay[]): ExpectedNumbers {
  const years = ways.flatMap((way) => way.years ?? []);
  return {
    total: ways.length,
    dated: years.length,
    median_years: medianOf(years),
    at_once: ways.filter(({ atOnce }) => atOnce).length,
    majors: tallies(ways.map((way) => ({ key: majorOf(way, ways).toLowerCase(), name: majorOf(way, ways) }))),
    first_roles: tallies(ways.map(({ steps: [first = ''] }) => ({ key: first, name: first }))),
    employers: tallies(ways.flatMap(({ company }) => (employerKey(company) === '' ? [] : { key: employerKey(company), name: company }))),
    sequences: tallies(ways.map(({ steps }) => ({ key: steps.join(' | '), name: steps.join(' | ') }))).map(({ name, count }) => ({
      steps: name.split(' | '),
      count,
    })),
  };
}

/** Returns the names of the three stages before the role. */
export const stagesOf = (way: ExpectedWay, all: readonly ExpectedWay[]): [string, string, string] => [
  majorOf(way, all),
  way.steps[0] ?? '',
  way.between,
];

const isJob = ({ study, seniority }: Stop): boolean => !study && seniority !== 'intern';

/** Returns the most common spelling. */
function majorOf({ career: { major } }: ExpectedWay, all: readonly ExpectedWay[]): string {
  if (major === null || major === '') return 'Major not stated';
  const same = all.flatMap(({ career }) => (career.major?.toLowerCase() === major.toLowerCase() ? career.major : []));
  return commonest(same);
}

function tallies(all: readonly { key: string; name: string }[]): { name: string; count: number }[] {
  const byKey = Map.groupBy(all, ({ key }) => key);
  return [...byKey.values()]
    .map((same) => ({ name: commonest(same.map(({ name }) => name)), count: same.length }))
    .filter(({ count }) => count >= 3)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, 6);
}

function commonest(names: readonly string[]): string {
  let best = '';
  for (const name of new Set(names)) {
    const [count, most] = [name, best].map((one) => names.filter((other) => other === one).length) as [number, number];
    if (count > most || (count === most && name < best)) best = name;
  }
  return best;
}

/** Oldest first. The record's own job comes last where the path lacks it. */
function readCareer(row: typeof alumni.$inferSelect): Career {
  const path = parseCareerPath(row.careerPath);
  const named = row.role !== '' || row.company !== '';
  const alone: Position = { role: row.role, company: row.company, start: null, end: null, location: null, note: null };
  const entries = !named || path.some((entry) => isSame(entry, row)) ? path : [alone, ...path];
  const stops = entries.toReversed().map((entry): Stop => {
    const study = isStudy(entry.role, entry.company);
    return {
      title: entry.role,
      company: entry.company,
      role: study
        ? degreeOf(entry, row.year)
        : isResident(entry.role, isHospital(entry.company))
          ? residentRole
          : (roleOf(entry.role)?.role ?? null),
      seniority: study ? null : rungOf(entry.role),
      study,
      start: monthOf(entry.start),
      isFirst: false,
    };
  });
  const worked = stops.find(({ study, title }) => !study && !isInternship(title));
  const first = worked ?? stops[0];
  if (first !== undefined) first.isFirst = true;
  return {
    id: row.id,
    name: row.name,
    major: row.major,
    school: row.school,
    year: row.year,
    stops,
    workedSince: worked?.start ?? null,
  };
}

/** Null for a first or unnamed degree that has no dates or ended by the class year. */
function degreeOf({ role, company, end }: Position, year: number | null): string | null {
  const name = studyNamed(role, company);
  const isLater = year !== null && (end === 'present' || (end !== null && end.year > year));
  return isFirstStudy(name) && !isLater ? null : name;
}

const isHospital = (company: string): boolean => /hospital|clinic|medical center/i.test(company);

function isSame(entry: Position, { role, company }: { role: string; company: string }): boolean {
  const there = company === '' || employerKey(entry.company) === employerKey(company);
  if (!there) return false;
  if (role === '' || keyOf(entry.role) === keyOf(role)) return true;
  const [one, other] = [roleOf(entry.role)?.role ?? null, roleOf(role)?.role];
  return company !== '' && entry.end === 'present' && one !== null && one === other && rungOf(entry.role) === rungOf(role);
}

const rungOf = (title: string) => (isInternship(title) ? 'intern' : seniorityOf(wordsOf(title).map(({ text }) => text)));
const monthOf = (date: PathDate | null): number | null => (date === null ? null : date.year * 12 + (date.month ?? 1) - 1);

interface Stop {
  title: string;
  company: string;
  role: string | null;
  seniority: string | null;
  study: boolean;
  start: number | null;
  /** The first job, or the oldest entry where there is none. */
  isFirst: boolean;
}

export interface Career {
  id: string;
  name: string;
  major: string | null;
  school: string | null;
  year: number | null;
  stops: Stop[];
  workedSince: number | null;
}

export interface ExpectedWay {
  career: Career;
  /** From the first job, or a degree before it, to the role, without repeats in a row. */
  steps: string[];
  /** The last degree after the first step, else the last step before the role, if another. */
  between: string;
  atOnce: boolean;
  years: number | null;
  company: string;
}

interface ExpectedNumbers {
  total: number;
  dated: number;
  median_years: number | null;
  at_once: number;
  majors: { name: string; count: number }[];
  first_roles: { name: string; count: number }[];
  employers: { name: string; count: number }[];
  sequences: { steps: string[]; count: number }[];
}
