import { type JobConditions, type JobDetail, laterLevels, type Level, type Match, type Workplace } from '@alive/contract/jobs.ts';
import { dollars } from '@alive/language/conditions/facts.ts';
import type { JobFilter } from '#job-index/filter.ts';
import type { FoundJob } from './found.ts';
import { listed } from './part.ts';
import { levelNames } from './score.ts';
import type { Ask } from './asks.ts';

/**
 * What blocks a job, each in one sentence with its evidence: that it is closed, hidden or ruled out for this student, and every one of
 * `missed`, the things a search asks for that it does not meet.
 */
export const blocksOf = (job: FoundJob, missed: readonly Ask[], { conditions, gate, isHidden }: Circumstances): JobDetail['blocks'] => {
  const searched = Object.values(conditions).some((value) => value !== undefined);
  const levelAsked =
    [conditions.level, conditions.job_type].some((value) => value !== undefined) || missed.some(({ field }) => field === 'level');
  return [
    ...(job.state === 'closed'
      ? [block('state', `This job is closed; it has been since ${day.format(job.closedAt ?? job.lastVerifiedAt)}.`)]
      : []),
    ...(isHidden ? [block('hidden', 'You hid this job.')] : []),
    ...(gate === null ? [] : [block(gate.kind, gate.text, gate.quote)]),
    ...(searched && laterLevels.some((level) => level === job.level) && !levelAsked
      ? [block('level', `This is ${levelNames[job.level]}; lists hold jobs beyond entry level only where a level asks for them.`)]
      : []),
    ...missed.map((ask) => missedBlock(job, ask, conditions)),
  ];
};

const block = (field: Block['field'], text: string, quote: string | null = null): Block => ({ field, text, quote });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function missedBlock(job: FoundJob, { field, said, filter }: Ask, conditions: JobConditions): Block {
  const given = field === 'query' || field === 'remote' || field === 'sponsorship' ? undefined : conditions[field];
  const name = said ?? (given === 'nyc' ? 'New York City' : (given ?? ''));
  // A condition that rules something out is stated as it was said.
  if (isRefusal(filter)) return block(field, `You said “${name}”; this is ${refusedIn(job, filter)}.`);
  const asked = [...(filter.jobTypes ?? []), ...(filter.levels ?? [])];
  if (asked.length > 0)
    return block(
      field,
      `You asked for ${listed(
        asked.map((one) => plurals[one]),
        'or',
      )}; this is ${levelNames[job.level]}.`,
    );
  if (filter.remote !== undefined) return block(field, remoteText(job, filter));
  if (field === 'location') return block(field, `You asked for ${placeName(name)}; this is ${whereabouts(job)}.`);
  if (field === 'company') return block(field, `You asked for ${name}; this is at ${job.companyName}.`);
  if (filter.sponsorship !== undefined) return sponsorshipBlock(job, filter.sponsorship);
  if (filter.clearance !== undefined)
    return filter.clearance
      ? block(field, 'You asked for work that needs a clearance; this needs none.')
      : block(field, 'You asked for work without a clearance; this needs one.', job.clearanceQuote);
  if (filter.payAtLeast !== undefined || filter.payAtMost !== undefined)
    return block(field, `You asked for “${name}”; this ${payOf(job)}.`);
  return block(field, `You searched for “${name}”; its title, role, employer, field and skills name none of it.`);
}

const isRefusal = ({ notRoles, notFunctions, notIndustries, notCompanies, notPlaceKeys }: JobFilter): boolean =>
  [notRoles, notFunctions, notIndustries, notCompanies, notPlaceKeys].some((values) => values !== undefined && values.length > 0);

function refusedIn(job: FoundJob, { notCompanies, notPlaceKeys }: JobFilter): string {
  if (notCompanies?.length) return `at ${job.companyName}`;
  return notPlaceKeys?.length ? whereabouts(job) : `${job.role ?? job.title}${job.function === null ? '' : `, ${job.function} work`}`;
}

function remoteText(job: FoundJob, { remote, hybrid }: JobFilter): string {
  if (remote === false) return 'You asked for work that is not remote; this can be done remotely.';
  const how =
    job.workplace === null
      ? `${whereabouts(job)} and does not say that it can be done from elsewhere`
      : `${howNames[job.workplace]} ${whereabouts(job)}`;
  return `You asked for ${hybrid === true ? 'remote or hybrid' : 'remote'} work; this is ${how}.`;
}

const howNames: Record<Workplace, string> = { remote: 'remote', hybrid: 'hybrid', onsite: 'on site' };

function whereabouts({ locations }: FoundJob): string {
  const places = locations.filter((label) => label !== 'Remote');
  if (places.length === 0) return locations.length > 0 ? 'remote' : 'somewhere it does not name';
  const rest = places.length - mostPlaces;
  return `in ${listed(rest > 0 ? [...places.slice(0, mostPlaces), `${rest} more ${rest === 1 ? 'place' : 'places'}`] : places)}`;
}

const mostPlaces = 2;
/** "in Boston", as words of a query say it, without the word before. */
const placeName = (said: string): string => said.replace(/^(?:(?:in|at|near|around|from|within|the)\s+)+/i, '');

function sponsorshipBlock(job: FoundJob, asked: NonNullable<JobFilter['sponsorship']>): Block {
  const wanted = { yes: 'jobs that sponsor visas', no: 'jobs that do not sponsor visas', unknown: 'postings that are silent on visas' }[
    asked
  ];
  const wordings = {
    yes: 'this one sponsors them',
    no: job.citizenshipRequired ? 'this one needs U.S. citizenship' : 'this one does not',
    unknown: 'this posting does not say',
  };
  return block('sponsorship', `You asked for ${wanted}; ${wordings[job.sponsorship]}.`, job.sponsorshipQuote);
}

function payOf({ salaryMin, salaryMax, payStated }: FoundJob): string {
  const most = salaryMax ?? salaryMin;
  if (most !== null) return `pays ${salaryMin === most || salaryMin === null ? '' : 'at most '}${dollars.format(most)} a year`;
  return payStated === null ? 'does not state its pay' : `states ${payStated}`;
}

const plurals: Record<Level, string> = {
  internship: 'internships',
  new_grad: 'jobs for new graduates',
  entry_level: 'entry-level jobs',
  unspecified: 'jobs whose level isn’t stated',
  mid: 'jobs with a few years of experience',
  senior: 'senior jobs',
  lead: 'lead jobs',
  manager: 'management jobs',
};

type Block = JobDetail['blocks'][number];

interface Circumstances {
  conditions: JobConditions;
  gate: Match['gate'];
  isHidden: boolean;
}
