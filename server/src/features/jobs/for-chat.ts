import type { Job } from '@alive/contract/jobs.ts';
import type { KnownStudent } from './candidate.ts';
import { countMatches, type Deps, jobsSeenBy, type MatchFilter, type Matches, matchJobs } from './find.ts';

/** What conversations are given of this room. */
export const jobsForChat = (deps: Deps): JobsForChat => ({
  findJobs: (filter, about, limit) => matchJobs(deps, filter, about, limit),
  countJobs: (filter, about) => countMatches(deps, filter, about),
  jobsByIds: (ids, about) => jobsSeenBy(deps, ids, about),
  jobsAsSeen: (ids, student) => jobsSeenBy(deps, ids, student),
});

export interface JobsForChat {
  findJobs: (filter: MatchFilter, about: KnownStudent, limit: number) => Promise<Matches>;
  countJobs: (filter: MatchFilter, about: KnownStudent) => Promise<number>;
  jobsByIds: (ids: string[], about: KnownStudent) => Promise<Job[]>;
  jobsAsSeen: (ids: string[], student: KnownStudent) => Promise<Job[]>;
}
