import { type JobConditions, type JobDetail, laterLevels, type Match } from '@alive/contract/jobs.ts';
import { dollars } from '@alive/language/conditions/facts.ts';
import type { JobFilter } from '#job-index/filter.ts';
import type { FoundJob } from './found.ts';
import { listed } from './part.ts';
import { block as copy, levelNames, levelPlurals } from './copy.ts';
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
    ...(job.state === 'closed' ? [block('state', copy.closed(day.format(job.closedAt ?? job.lastVerifiedAt)))] : []),
    ...(isHidden ? [block('hidden', copy.hidden)] : []),
    ...(gate === null ? [] : [block(gate.kind, gate.text, gate.quote)]),
    ...(searched && laterLevels.some((level) => level === job.level) && !levelAsked
      ? [block('level', copy.level(levelNames[job.level]))]
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
  if (isRefusal(filter)) return block(field, copy.refused(name, refusedIn(job, filter)));
  const asked = [...(filter.jobTypes ?? []), ...(filter.levels ?? [])];
  if (asked.length > 0)
    return block(
      field,
      copy.askedFor(
        listed(
          asked.map((one) => levelPlurals[one]),
          'or',
        ),
        copy.is(levelNames[job.level]),
      ),
    );
  if (filter.remote !== undefined) return block(field, remoteText(job, filter));
  if (field === 'location') return block(field, copy.askedFor(placeName(name), whereabouts(job)));
  if (field === 'company') return block(field, copy.askedFor(name, copy.at(job.companyName)));
  if (filter.sponsorship !== undefined) return sponsorshipBlock(job, filter.sponsorship);
  if (filter.clearance !== undefined)
    return filter.clearance ? block(field, copy.clearance) : block(field, copy.noClearance, job.clearanceQuote);
  if (filter.payAtLeast !== undefined || filter.payAtMost !== undefined) return block(field, copy.pay(name, payOf(job)));
  return block(field, copy.words(name));
}

const isRefusal = ({ notRoles, notFunctions, notIndustries, notCompanies, notPlaceKeys }: JobFilter): boolean =>
  [notRoles, notFunctions, notIndustries, notCompanies, notPlaceKeys].some((values) => values !== undefined && values.length > 0);

function refusedIn(job: FoundJob, { notCompanies, notPlaceKeys }: JobFilter): string {
  if (notCompanies?.length) return copy.at(job.companyName);
  return notPlaceKeys?.length ? whereabouts(job) : copy.work(job.role ?? job.title, job.function);
}

function remoteText(job: FoundJob, { remote, hybrid }: JobFilter): string {
  if (remote === false) return copy.notRemote;
  const where = placesOf(job);
  return copy.askedFor(
    hybrid === true ? copy.remote.orHybrid : copy.remote.only,
    job.workplace === null ? copy.notSaidRemote(where) : copy.workplace(job.workplace, where),
  );
}

function whereabouts(job: FoundJob): string {
  const where = placesOf(job);
  if (where !== null) return copy.is(where);
  return job.locations.length > 0 ? copy.anywhere : copy.nowhere;
}

/** "in Boston and 1 more place"; null where it names none. */
function placesOf({ locations }: FoundJob): string | null {
  const places = locations.filter((label) => label !== 'Remote');
  return places.length === 0 ? null : copy.in(places.slice(0, mostPlaces), Math.max(0, places.length - mostPlaces));
}

const mostPlaces = 2;
/** "in Boston", as words of a query say it, without the word before. */
const placeName = (said: string): string => said.replace(/^(?:(?:in|at|near|around|from|within|the)\s+)+/i, '');

function sponsorshipBlock(job: FoundJob, asked: NonNullable<JobFilter['sponsorship']>): Block {
  const is = job.sponsorship === 'no' && job.citizenshipRequired ? 'citizenship' : job.sponsorship;
  return block('sponsorship', copy.askedFor(copy.visas[asked], copy.visa[is]), job.sponsorshipQuote);
}

function payOf({ salaryMin, salaryMax, payStated }: FoundJob): string {
  const most = salaryMax ?? salaryMin;
  if (most !== null) return copy.paysMost(dollars.format(most), salaryMin !== most && salaryMin !== null);
  return payStated === null ? copy.paySilent : copy.paysStated(payStated);
}

type Block = JobDetail['blocks'][number];

interface Circumstances {
  conditions: JobConditions;
  gate: Match['gate'];
  isHidden: boolean;
}
