import type { Job, Level } from '@alive/contract/jobs.ts';
import type { About } from '#platform/chat.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';

/** What the job conversation needs of other rooms; app.ts gives it. */
export interface SearchTools {
  /** Open jobs that fit, best for this student first; `total` counts them, `heldBack` those the student's visa or citizenship rules out. */
  findJobs(filter: JobFilter, about: About, limit: number): Promise<Found>;
  /** How many open jobs fit, without those held back. */
  countJobs(filter: JobFilter, about: About): Promise<number>;
  /** In the order of the ids, scored as `findJobs` with this filter scored them; unknown ones are left out. */
  jobsByIds(ids: string[], about: About, filter: JobFilter): Promise<Job[]>;
  /** Those of the phrases all whose words an open job mentions. */
  phrasesMentioned(phrases: string[]): Promise<string[]>;
  vocabulary(): Promise<OpenVocabulary>;
}

export interface Found {
  jobs: Job[];
  total: number;
  heldBack: number;
}

/** Fields hold together (and), roles and functions as one; values of one field are alternatives (or), but skills: all of them. */
export interface JobFilter {
  /** Stand in the posting: all words of any of them. */
  phrases?: string[];
  roles?: string[];
  notRoles?: string[];
  functions?: string[];
  notFunctions?: string[];
  industries?: string[];
  notIndustries?: string[];
  companies?: string[];
  notCompanies?: string[];
  /** A job is there when one of its places holds any of these keys. */
  placeKeys?: string[];
  notPlaceKeys?: string[];
  levels?: Level[];
  skills?: string[];
  remote?: boolean;
  sponsorship?: 'yes';
  clearance?: boolean;
  /** US dollars a year that the most a job pays reaches, or stays within. */
  payAtLeast?: number;
  payAtMost?: number;
  /** Whether jobs that rule the student out are among the results; without it they are only counted. */
  includeGated?: boolean;
  /** Whether only those are. */
  onlyGated?: boolean;
}
