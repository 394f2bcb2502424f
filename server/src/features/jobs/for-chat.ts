import type { Job } from '@alive/contract/jobs.ts';
import type { KnownStudent } from './candidate.ts';
import type { Deps } from './deps.ts';
import { countMatches, jobsShown, type MatchFilter, type Matches, matchJobs } from './find.ts';
import { phrasesMeant } from './meant.ts';
import { jobById, phrasesHeading, phrasesMentioned } from './queries.ts';

/** What conversations are given of this room. */
export const jobsForChat = (deps: Deps): JobsForChat => ({
  findJobs: (filter, about, limit, openTo) => matchJobs(deps, filter, about, limit, openTo),
  countJobs: (filter, about) => countMatches(deps, filter, about),
  jobsByIds: async (ids, about, filter) => (await jobsShown(deps, [{ ids, filter }], about)).flat(),
  describeJob: async (id, about, filter) => {
    const [[job], row] = await Promise.all([
      jobsShown(deps, [{ ids: [id], filter }], about).then((answers) => answers.flat()),
      jobById(deps.store.db, id),
    ]);
    return job === undefined || row === null ? null : { job, description: row.description };
  },
  phrasesMentioned: (phrases, how) => phrasesMentioned(deps.store, phrases, how),
  phrasesHeading: (phrases) => phrasesHeading(deps.store, phrases),
  phrasesMeant: (phrases) => phrasesMeant(deps, phrases),
  jobsShown: (answers, about) => jobsShown(deps, answers, about),
});

export interface JobsForChat {
  findJobs: (filter: MatchFilter, about: KnownStudent, limit: number, openTo?: KnownStudent) => Promise<Matches>;
  countJobs: (filter: MatchFilter, about: KnownStudent) => Promise<number>;
  jobsByIds: (ids: string[], about: KnownStudent, filter: MatchFilter) => Promise<Job[]>;
  /** One open job with its description; null where it is closed, hidden or unknown. */
  describeJob: (id: string, about: KnownStudent, filter: MatchFilter) => Promise<{ job: Job; description: string } | null>;
  phrasesMentioned: (phrases: string[], how?: { together?: boolean }) => Promise<string[]>;
  /** Those that head an open job. */
  phrasesHeading: (phrases: string[]) => Promise<string[]>;
  /** Those of the phrases that open jobs come near to by their meaning. */
  phrasesMeant: (phrases: string[]) => Promise<string[]>;
  jobsShown: (answers: { ids: string[]; filter: MatchFilter }[], about: KnownStudent) => Promise<Job[][]>;
}
