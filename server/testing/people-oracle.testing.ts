import { parseCareerPath, type Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';
import type { Db } from '#db/open.ts';
import { alumni, positions } from '#db/tables.ts';
import { employerKey } from '#language/industries.ts';
import { isInternship } from '#language/internships.ts';
import { openLocator } from '#language/locate.ts';
import { roleOf } from '#language/roles.ts';
import { seniorityOf } from '#language/seniority.ts';
import { fold, wordsOf } from '#language/text.ts';

/**
 * Every visible person of the database as plain objects, read from the raw rows alone: what a question must find is told by filtering
 * them with loops. It shares with the product what defines a value (the contract's parser, role names, rungs, place keys, spellings of
 * employers) and the industry that an employer was stored with; positions, dates, order and consent it works out by itself. `paths` are
 * careers known otherwise, newest first, by the person's name: of these not even the parser is believed.
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

/** Oldest first. The current position is the one of the record's own columns; one that the path does not hold stands on top of it. */
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
  const named = study ? null : roleOf(entry.role);
  const start = entry.start === null ? null : firstMonth(entry.start);
  const end = entry.end === null || entry.end === 'present' ? null : lastMonth(entry.end);
  return {
    title: entry.role,
    role: named?.role ?? null,
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

/** When the stay at this employer began: earlier positions there count as long as no more than three months lie between. */
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
  /** In lower case, without accents. */
  name: string;
  year: number | null;
  major: string | null;
  school: string | null;
  /** Place keys, coarse to fine; none for limited people. */
  hometown: string[];
  career: string;
  /** '' for limited people. */
  about: string;
  /** Oldest first. */
  jobs: Job[];
  /** Years since the first work after studying; null where its beginning is not written. */
  worked: number | null;
}

export interface Job {
  title: string;
  role: string | null;
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
  /** Years at that employer without a break, up to this position's end or today. */
  stayed: number | null;
}
