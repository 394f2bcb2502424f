import { parseCareerPath, type Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { Db } from '#db/open.ts';
import { alumni, positions } from '#db/tables.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { openLocator } from '@alive/language/places/locate.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { fold, wordsOf } from '@alive/language/text/text.ts';
import { isInternship, isResident, residentRole } from '@alive/language/titles/training.ts';

/**
 * Returns every visible person as a plain object, read from the raw rows; tests filter them to know what a question must find. It shares the
 * definitions of values with the product, but neither positions, dates, order nor consent. `paths` gives known careers by name, newest
 * first, which skip the parser too.
 */
export const readPeople = async (db: Db, now: Date, paths: ReadonlyMap<string, readonly Position[]> = new Map()): Promise<Person[]> => {
  const rows = await db.select().from(alumni);
  const stored = await db.selectDistinct({ company: positions.company, industry: positions.industry }).from(positions);
  const industries = new Map(stored.map(({ company, industry }) => [employerKey(company), industry]));
  const locate = openLocator();
  return rows
    .filter(({ visibility }) => visibility !== 'hidden')
    .map((row) => {
      const open = row.visibility === 'shown';
      const jobs = jobsOf(row, paths.get(row.name) ?? parseCareerPath(row.careerPath), {
        today: monthOf(now),

        industries,
        locate,
      });
      return {
        id: row.id,
        name: fold(row.name),
        year: row.year,

        major: row.major,
        school: row.school,
        hometown: open && row.hometown !== null ? locate([row.hometown]).keys : [],
        career: `${row.role} ${row.company} ${row.careerPath}`,
        about: open ? (row.about ?? '') : '',
        jobs,
        worked: yearsOf(jobs.find((job) => !job.study && !job.intern)?.start ?? null, monthOf(now)),
      };
    });
};

/** Oldest first. The current position comes from the record's own columns, and comes last where the path lacks it. */
function jobsOf(row: Row, path: readonly Position[], known: Known): Job[] {
  const entries = [...path];
  const same = (entry: Position) => fold(entry.role) === fold(row.role) && employerKey(entry.company) === employerKey(row.company);
  if ((row.role !== '' || row.company !== '') && !entries.some(same))
    entries.unshift({ role: row.role, company: row.company, start: null, end: 'present', location: null, note: null });
  const own = entries.findIndex(same);
  const jobs = entries.map((entry, at) => jobOf(entry, at === own || entry.end === 'present', known)).toReversed();
  const first = jobs.find((job) => !job.study && !job.intern) ?? jobs[0];
  if (first !== undefined) first.first = true;
  for (const [at, job] of jobs.entries()) job.stayed = yearsOf(sinceWhen(jobs, at), job.current ? known.today : (job.end ?? null));
  return jobs;
}

function jobOf(entry: Position, current: boolean, { industries, locate }: Known): Job {
  const study = /\bcandidate$|\bcandidate,|\bstudent$|\bstudent,|^(?:mba|jd|phd)\b/i.test(entry.role);
  const named = study
    ? null
    : isResident(entry.role, /clinic|hospital/i.test(entry.company))
      ? { role: residentRole, function: 'Healthcare' }
      : filedUnder(entry.role);
  const start = entry.start === null ? null : firstMonth(entry.start);
  const end = entry.end === null || entry.end === 'present' ? null : lastMonth(entry.end);
  return {
    title: entry.role,
    role: named?.role ?? null,
    occupation: study || named?.role === residentRole ? null : occupationOfTitle(entry.role),
    function: named?.function ?? null,
    seniority: study ? null : isInternship(entry.role) ? 'intern' : seniorityOf(wordsOf(entry.role).map(({ text }) => text)),
    company: entry.company,
    employer: employerKey(entry.company),
    industry: industries.get(employerKey(entry.company)) ?? null,
    places: entry.location === null ? [] : locate([entry.location]).keys,
    start,
    end,
    current,
    first: false,
    study,
    intern: /\b(?:intern|internship|trainee|summer|undergraduate)\b/i.test(entry.role),
    stayed: null,
  };
}

/** Returns the start of a stay with an employer. Gaps of up to three months do not end it. */
function sinceWhen(jobs: readonly Job[], at: number): number | null {
  let since = jobs[at]?.start ?? null;
  for (const job of jobs.slice(0, at).toReversed()) {
    if (job.employer !== jobs[at]?.employer) continue;
    if (since === null || job.start === null || job.end === null || since - job.end > 4) break;
    since = Math.min(since, job.start);
  }
  return since;
}

const yearsOf = (since: number | null, until: number | null): number | null =>
  since === null || until === null ? null : (until - since) / 12;
const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();
const firstMonth = ({ year, month }: PathDate): number => year * 12 + (month ?? 1) - 1;
const lastMonth = ({ year, month }: PathDate): number => year * 12 + (month ?? 12) - 1;

type Row = typeof alumni.$inferSelect;

interface Known {
  today: number;
  industries: ReadonlyMap<string, string | null>;
  locate: ReturnType<typeof openLocator>;
}

export interface Person {
  id: string;
  /** Lower case, without accents. */
  name: string;
  year: number | null;
  major: string | null;
  school: string | null;
  /** Place keys from coarse to fine; empty for limited people. */
  hometown: string[];
  career: string;
  /** '' for limited people. */
  about: string;
  /** Oldest first. */
  jobs: Job[];
  /** Years since the first job after studying; null where its start is unknown. */
  worked: number | null;
}

export interface Job {
  title: string;
  role: string | null;
  occupation: string | null;
  function: string | null;
  seniority: string | null;
  company: string;
  employer: string;
  industry: string | null;
  places: string[];
  /** Months since year 0. */
  start: number | null;
  end: number | null;
  current: boolean;
  first: boolean;
  study: boolean;
  intern: boolean;
  /** Years at the employer without a break, until this position's end or today. */
  stayed: number | null;
}
