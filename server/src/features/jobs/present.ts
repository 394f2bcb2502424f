import { findJobs, type Job, job, type JobDetail, type Match } from '@alive/contract/jobs.ts';
import { occupationNamed } from '@alive/language/titles/occupation.ts';
import { visaRecordOf } from '@alive/occupations/visa-records.ts';
import * as z from 'zod/mini';
import { askedOf } from './asked-skills.ts';
import type { Candidate } from './candidate.ts';
import type { FoundJob } from './found.ts';

/** A job as the wire tells it, with its match where a student is known, and the ids of its near-copies that were folded into it. */
export const present = (row: FoundJob, fit?: Fit, alike: string[] = []): Job => ({
  id: row.id,
  job_title: row.title,
  company_name: row.companyName,
  company_domain: row.companyDomain,
  application_url: row.url,
  location: row.locations.join('; '),
  locations: row.locations,
  job_type: row.jobType,
  level: row.level,
  degree: row.degree,
  degree_quote: row.degreeQuote,
  closes_at: row.closesAt?.toISOString() ?? null,
  apply_email: row.applyEmail,
  occupation: occupationNamed(row.occupation),
  salary_min: row.salaryMin,
  salary_max: row.salaryMax,
  pay_stated: row.payStated,
  real_talk_caption: row.realTalk,
  skills: row.skills,
  remote: row.remote,
  sponsorship: row.sponsorship,
  sponsorship_quote: row.sponsorshipQuote,
  clearance_required: row.clearanceRequired,
  clearance_quote: row.clearanceQuote,
  clearance: row.clearance,
  verdicts: row.verdicts,
  workplace: row.workplace,
  source: row.source,
  posted_at: row.postedAt?.toISOString() ?? null,
  first_seen_at: row.firstSeenAt.toISOString(),
  last_verified_at: row.lastVerifiedAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  times_reposted: row.timesReposted,
  state: row.state,
  ...(fit && { match: fit.match, ...askedOf(row.skills, fit.candidate) }),
  ...(fit?.candidate.needsVisa === true && row.sponsorship === 'unknown' ? { visa_record: visaRecordOf(row.companyName) } : {}),
  ...(alike.length > 0 ? { alike: { count: alike.length, ids: alike } } : {}),
});

/** The same without a match as JSON; throws where it does not fit the contract. */
export const writeJob = (row: FoundJob): Buffer => Buffer.from(JSON.stringify(z.encode(job, present(row))));

/** The reply to a search without a match, of jobs that are written already where they were shown before. */
export const writeList = (rows: readonly FoundJob[], total: number): Buffer => {
  const frame = JSON.stringify(z.encode(findJobs.reply, { jobs: [], total }));
  const middle = frame.indexOf('[') + 1;
  const jobs = rows.flatMap((row, at) => [...(at === 0 ? [] : [comma]), row.written?.() ?? writeJob(row)]);
  return Buffer.concat([Buffer.from(frame.slice(0, middle)), ...jobs, Buffer.from(frame.slice(middle))]);
};

const comma = Buffer.from(',');

/** The same with the full description and what blocks it. */
export const presentDetail = (row: FoundJob, fit: Fit | undefined, blocks: JobDetail['blocks']): JobDetail => ({
  ...present(row, fit),
  description: row.description,
  visa_record: visaRecordOf(row.companyName),
  blocks,
});

/** A student, and how the job fits them. */
interface Fit {
  match: Match;
  candidate: Pick<Candidate, 'resume' | 'skills' | 'interests' | 'needsVisa'>;
}
