import { parseCareerPath, type Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { Tally } from '@alive/contract/companies.ts';
import type { Db } from '#db/open.ts';
import { alumni, companies, jobs } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { isResident, residentRole } from '@alive/language/titles/training.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { keyOf, wordsOf } from '@alive/language/text/text.ts';
import { isListed } from './job.testing.ts';
import { medianOf } from './median.testing.ts';

/**
 * Computes the numbers of every curated company by name, with loops over the raw rows of jobs and alumni. It shares the definitions of
 * values with the product (parser, role names, seniority, employer names) but neither positions, dates, consent nor counting.
 */
export const companiesByLoops = async (db: Db, now: Date): Promise<Map<string, Expected>> => {
  const people = (await db.select().from(alumni)).filter(({ visibility }) => visibility !== 'hidden').map(readPerson);
  const open = (await db.select().from(jobs)).filter(isListed);
  const counted = (await db.select().from(companies)).map(({ name, priority }) => {
    // A name without letters has no key, so it matches nothing.
    const key = employerKey(name) || null;
    const posted = open.filter(({ companyName }) => employerKey(companyName) === key);
    const here = people.filter(({ held }) => held.some((one) => one.current && one.key === key));
    const recent = here.filter(({ year }) => year !== null && year >= now.getUTCFullYear() - 5).length;
    const points = [
      here.length === 0 ? 0 : Math.round(70 * Math.min(1, Math.log(here.length + 1) / Math.log(201))),
      here.length === 0 ? 0 : Math.round((30 * recent) / here.length),
    ];
    const internships = posted.filter(({ jobType }) => jobType === 'internship').length;
    const newGrad = posted.filter(({ level }) => level === 'new_grad' || level === 'unspecified').length;
    return { name, given: priority, key, here, points, active: posted.length, internships, newGrad };
  });
  const early = counted.map((one) => one.internships + one.newGrad);
  const scores = counted.map(({ points }) => sum(points));
  return new Map(
    counted.map(({ name, given, key, here, points, active, internships, newGrad }) => {
      const many = [reachedByHalf(internships + newGrad, early), reachedByHalf(sum(points), scores)].filter(Boolean).length;
      return [
        name,
        {
          priority: given ?? [3, 2, 1][many] ?? 0,
          yale_score: sum(points),
          yale_alumni_count: here.length,
          total_active_jobs: active,
          total_internships: internships,
          total_new_grad_jobs: newGrad,
          points,
          roles: rolesOf(here, key),
          class_years: yearsOf(here),
          ways_in: waysInto(here, key),
        },
      ];
    }),
  );
};

/** Whether a value is a number and at least the upper median of all. */
const reachedByHalf = (value: number, all: readonly number[]): boolean =>
  value > 0 && value >= ([...all].sort((a, b) => a - b)[Math.trunc(all.length / 2)] ?? 0);

function rolesOf(people: readonly Person[], key: string | null): Tally[] {
  const roles = people.map(({ held }) => {
    const there = held.filter((one) => one.current && one.key === key);
    return (there.findLast(({ study }) => !study) ?? there.at(-1))?.role ?? null;
  });
  const all = talliesOf(roles.filter((role) => role !== null).filter((role) => role !== 'Engineer'));
  const shown = all.slice(0, 8);
  const rest = people.length - sum(shown.map(({ count }) => count));
  return rest > 0 ? [...shown, { name: 'Other roles', count: rest }] : shown;
}

const yearsOf = (people: readonly Person[]): { year: number; count: number }[] =>
  talliesOf(people.flatMap(({ year }) => (year === null ? [] : String(year))))
    .map(({ name, count }) => ({ year: Number(name), count }))
    .sort((a, b) => b.year - a.year);

function waysInto(people: readonly Person[], key: string | null): Expected['ways_in'] {
  const before: (Held | undefined)[] = [];
  const years: number[] = [];
  for (const { held, hasPath, first } of people) {
    if (!hasPath) continue;
    const there = held.filter((one) => one.key === key);
    const lasting = there.filter(({ current }) => current);
    const dated = lasting.filter(({ since }) => since !== null);
    const began = Math.min(...dated.map(({ since }) => since ?? Infinity));
    const now = dated.find(({ since }) => since === began) ?? lasting[0];
    if (now === undefined) continue;
    const stay = there.filter((one) => one === now || (one.since !== null && one.since === now.since));
    const came = stay.find((one) => held.indexOf(one) >= first) ?? now;
    before.push(held.slice(first, Math.max(first, held.indexOf(came))).findLast(({ study }) => !study));
    const worked = held.find(({ study, intern }) => !study && !intern)?.start ?? null;
    if (came.start !== null && worked !== null && came.start >= worked) years.push((came.start - worked) / 12);
  }
  const known = before.filter((one) => one !== undefined);
  return {
    total: before.length,
    first_job: before.length - known.length,
    roles: talliesOf(known.flatMap(({ role, title }) => role ?? (title === '' ? [] : title))).slice(0, 5),
    employers: namedTallies(known.flatMap((one) => (one.key === '' ? [] : { key: one.key, name: one.company }))).slice(0, 5),
    majors: namedTallies(people.flatMap(({ major }) => (major === null ? [] : { key: major.toLowerCase(), name: major }))).slice(0, 5),
    median_years: medianOf(years),
    dated: years.length,
  };
}

/** Counts each name, most first; ties sort by name. */
function talliesOf(names: readonly string[]): Tally[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count || byBytes(a.name, b.name));
}

/** Counts by key, and names each key by its most common spelling. */
const namedTallies = (all: readonly { key: string; name: string }[]): Tally[] =>
  talliesOf(all.map(({ key }) => key))
    .map(({ name: key, count }) => ({
      name: talliesOf(all.filter((one) => one.key === key).map(({ name }) => name))[0]?.name ?? '',
      count,
    }))
    .sort((a, b) => b.count - a.count || byBytes(a.name, b.name));

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Oldest first. The record's own job comes last where the path lacks it. */
function readPerson(row: typeof alumni.$inferSelect): Person {
  const path = parseCareerPath(row.careerPath);
  const named = row.role !== '' || row.company !== '';
  const own = named ? (path.find((entry) => isSame(entry, row)) ?? path.find((entry) => isSameLasting(entry, row))) : undefined;
  const alone: Position = { role: row.role, company: row.company, start: null, end: null, location: null, note: null };
  const newestFirst = named && own === undefined ? [alone, ...path] : path;
  const held = newestFirst.map((entry) => heldOf(entry, entry === own || entry === alone || entry.end === 'present')).reverse();
  for (const one of held) one.since = since(one, held);
  const work = held.findIndex(({ study, intern }) => !study && !intern);
  return { year: row.year, major: row.major, held, hasPath: path.length > 0, first: Math.max(0, work) };
}

const isSame = (entry: Position, row: { role: string; company: string }): boolean =>
  keyOf(entry.role) === keyOf(row.role) && employerKey(entry.company) === employerKey(row.company);

/** Whether two current jobs are the same role and seniority in other words: "Sr. Engineer" and "Senior Engineer". */
const isSameLasting = (entry: Position, row: { role: string; company: string }): boolean =>
  row.company !== '' &&
  entry.end === 'present' &&
  employerKey(entry.company) === employerKey(row.company) &&
  (roleOf(row.role)?.role ?? null) !== null &&
  roleOf(entry.role)?.role === roleOf(row.role)?.role &&
  rungOf(entry.role) === rungOf(row.role);

const rungOf = (title: string) => seniorityOf(wordsOf(title).map(({ text }) => text));

function heldOf(entry: Position, current: boolean): Held {
  const study = /\b(?:candidate|student)(?:$|,)|^(?:JD|MBA|PhD|M\.S\.)/i.test(entry.role);
  const start = entry.start === null ? null : monthOf(entry.start, 1);
  const end = entry.end === null ? start : entry.end === 'present' ? Infinity : monthOf(entry.end, 12);
  return {
    title: entry.role,
    role: study
      ? null
      : isResident(entry.role, /hospital|clinic|medical center/i.test(entry.company))
        ? residentRole
        : (roleOf(entry.role)?.role ?? null),
    company: entry.company,
    key: employerKey(entry.company),
    start,
    end,
    current,
    study,
    intern:
      /\b(?:intern|internship|extern|co-op)\b|^summer (?:\w+ )?(?:analyst|associate|fellow|clerk|scholar)\b|^undergraduate research/i.test(
        entry.role,
      ),
    since: null,
  };
}

/** Returns the start of a stay. A position that ended at most three months before belongs to it. */
function since(one: Held, held: readonly Held[]): number | null {
  if (one.start === null || one.key === '') return one.start;
  let began = one.start;
  for (;;) {
    const earlier = held.filter(
      ({ key, start, end }) => key === one.key && start !== null && end !== null && start < began && end >= began - 4,
    );
    if (earlier.length === 0) return began;
    began = Math.min(...earlier.map(({ start }) => start ?? Infinity));
  }
}

const monthOf = ({ year, month }: PathDate, otherwise: number): number => year * 12 + (month ?? otherwise) - 1;

interface Person {
  year: number | null;
  major: string | null;
  /** Oldest first. */
  held: Held[];
  /** Whether the record has a career path. */
  hasPath: boolean;
  /** The index of the first job; 0 where there is none. */
  first: number;
}

interface Held {
  title: string;
  role: string | null;
  company: string;
  key: string;
  /** Months since year 0. */
  start: number | null;
  end: number | null;
  current: boolean;
  study: boolean;
  intern: boolean;
  since: number | null;
}

/** The fields of the contract; `points` holds the parts of the score. */
export interface Expected {
  priority: number;
  yale_score: number;
  yale_alumni_count: number;
  total_active_jobs: number;
  total_internships: number;
  total_new_grad_jobs: number;
  points: number[];
  roles: Tally[];
  class_years: { year: number; count: number }[];
  ways_in: {
    total: number;
    first_job: number;
    roles: Tally[];
    employers: Tally[];
    majors: Tally[];
    median_years: number | null;
    dated: number;
  };
}
