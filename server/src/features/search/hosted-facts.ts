import { parseCareerPath } from '@alive/contract/career-path.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Company } from '@alive/contract/companies.ts';
import { levelNames, type Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { payOf } from './job-facts.ts';
import { delimited, withoutTags } from '#platform/llm/delimited.ts';

/** What a language model is given of records: facts of the database, never an address or an id, nor what of the student's papers they clash with. */

/** The conditions that a model is given: of visas and clearances it learns what a message says, which may be from before it was agreed to. */
export const tellable = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter(({ field }) => field !== 'sponsorship' && field !== 'citizenship' && field !== 'clearance');

/** A job of a list. */
export const jobFacts = (job: Job) =>
  inert({
    title: job.job_title,
    employer: job.company_name,
    places: placesOf(job),
    level: levelNames[job.level],
    pay: payOf(job) ?? 'not stated',
    visas: visasOf(job),
    ...(job.clearance_required ? { clearance: job.clearance === 'held' ? 'must be held' : 'asked for' } : {}),
    posted: job.posted_at?.slice(0, 10) ?? 'not stated',
    skills: job.skills.slice(0, 8),
    ...(job.match === undefined ? {} : { score: job.match.score, reasons: job.match.reasons.map(reasonOf) }),
    ...(job.source === 'sample' ? { sample: true } : {}),
  });

const reasonOf = ({ text, points, max }: NonNullable<Job['match']>['reasons'][number]): string => `${text} (${points} of ${max})`;

/** The same with what the posting itself says. */
export const postingFacts = (job: Job, description: string) => ({
  ...jobFacts(job),
  quotes: inert(job.verdicts.flatMap(({ quote }) => quote ?? [])),
  posting: delimited('posting', beginningOf(description, longestPosting)),
});

/** The main facts of a job in one line. */
export const jobLine = (job: Job): string =>
  [
    `${job.job_title} at ${job.company_name}`,
    placesOf(job),
    levelNames[job.level],
    `pay ${payOf(job) ?? 'not stated'}`,
    `visas: ${visasOf(job)}`,
    job.clearance_required ? 'asks for a clearance' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');

export const personFacts = (person: Alumni) => ({
  ...inert({
    name: person.name,
    role: person.role,
    employer: person.company,
    school: person.school,
    major: person.major,
    classYear: person.year,
    before: parseCareerPath(person.career_path)
      .slice(1, 4)
      .map(({ role, company }) => (company === null ? role : `${role} at ${company}`)),
    reasons: person.match_reasons,
  }),
  ...(person.about === null || person.about === '' ? {} : { about: delimited('about', beginningOf(person.about, longestAbout)) }),
});

export const personLine = ({ name, role, company, school, major, year }: Alumni): string =>
  [`${name}, ${role} at ${company}`, school ?? '', major ?? '', year === null ? '' : `class of ${year}`]
    .filter((part) => part !== '')
    .join('; ');

export const companyFacts = (company: Company) =>
  inert({
    name: company.name,
    industry: company.industry,
    headquarters: company.headquarters_location,
    size: company.company_size,
    founded: company.founded_year,
    priority: company.priority,
    openJobs: company.total_active_jobs,
    internships: company.total_internships,
    newGradJobs: company.total_new_grad_jobs,
    alumni: company.yale_alumni_count,
    tags: company.tags.slice(0, 5),
    description: beginningOf(company.description, longestAbout),
  });

export const companyLine = (company: Company): string =>
  [
    company.name,
    company.industry,
    company.headquarters_location ?? '',
    `${company.total_active_jobs} open jobs`,
    `${company.yale_alumni_count} alumni`,
  ]
    .filter((part) => part !== '')
    .join('; ');

const placesOf = (job: Job): string => [...job.locations, ...(job.remote ? ['remote'] : [])].join('; ') || 'not stated';

function visasOf({ sponsorship, verdicts }: Job): string {
  if (verdicts.some(({ kind }) => kind === 'citizenship')) return 'requires U.S. citizenship';
  if (sponsorship === 'yes') return 'says it sponsors';
  return sponsorship === 'no' ? 'says it does not sponsor' : 'does not say';
}

/** An object between its tags; no text in it can hold a tag. */
export const delimitedJson = (tag: string, value: unknown): string =>
  `<${tag}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</${tag}>`;

/** Facts of records whose texts hold no tag. */
function inert<T>(facts: T): T {
  if (typeof facts === 'string') return withoutTags(facts) as T;
  if (Array.isArray(facts)) return facts.map(inert) as T;
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, inert(value)])) as T;
}

/** A long text up to the last word that fits, with a sign that it goes on. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most)
        .replace(/\S{0,60}$/, '')
        .trimEnd()} …`;

/** Characters. */
const longestPosting = 3000;
const longestAbout = 300;
