import type { ReadSentence } from './evidence.ts';
import type { JobOrder } from '#db/job-filter.ts';
import type { Preference } from '#db/job-preference.ts';
import { jobs } from '#db/tables.ts';

/** What a card, the score and the gate need; the description is fetched only where it is asked for. */
export const columns = {
  id: jobs.id,
  title: jobs.title,
  companyName: jobs.companyName,
  companyDomain: jobs.companyDomain,
  url: jobs.url,
  locations: jobs.locations,
  placeKeys: jobs.placeKeys,
  remote: jobs.remote,
  level: jobs.level,
  jobType: jobs.jobType,
  role: jobs.role,
  function: jobs.function,
  occupation: jobs.occupation,
  skills: jobs.skills,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  payStated: jobs.payStated,
  realTalk: jobs.realTalk,
  sponsorship: jobs.sponsorship,
  sponsorshipQuote: jobs.sponsorshipQuote,
  citizenshipRequired: jobs.citizenshipRequired,
  degree: jobs.degree,
  degreeQuote: jobs.degreeQuote,
  closesAt: jobs.closesAt,
  applyEmail: jobs.applyEmail,
  clearanceRequired: jobs.clearanceRequired,
  clearanceQuote: jobs.clearanceQuote,
  source: jobs.source,
  postedAt: jobs.postedAt,
  firstSeenAt: jobs.firstSeenAt,
  lastVerifiedAt: jobs.lastVerifiedAt,
  closedAt: jobs.closedAt,
  timesReposted: jobs.timesReposted,
  workplace: jobs.workplace,
  clearance: jobs.clearance,
  verdicts: jobs.verdicts,
  state: jobs.state,
};

/** A job without what only the database needs; `description` is '' where it was not asked for. */
export type FoundJob = Pick<typeof jobs.$inferSelect, keyof typeof columns | 'description'> & {
  /** What the description says, read once. */
  sentences?: () => ReadSentence[];
  /** Whether it was found by meaning alone, holding none of the words. */
  meant?: boolean;
};

export interface Found {
  rows: FoundJob[];
  total: number;
  /** How many of the total were found by meaning alone; 0 where they are not ranked by relevance. */
  meantOnly: number;
  /** In which step each of the rows comes, 0 for the first: by how closely it meets the roles asked for, see `closenessOf`, then by wishes met. */
  tiers: number[];
  /** Of the total, how many are of each tier. */
  closeness: number[];
  /** Of the total, how many meet each wish, and each thing unwished. */
  wished: number[];
  unwished: number[];
}

export interface Page {
  limit: number;
  offset: number;
  sort: 'relevance' | JobOrder;
  prefer?: Preference;
  /** Whether the description comes along. */
  withText?: boolean;
}
