import type { Stage, TrackedJob } from '@alive/contract/tracker.ts';
import { dayOf } from '#ui/when.ts';
import { copy } from './copy.ts';

/** What a stage is called. */
export const stageNames: Record<Stage, string> = {
  saved: 'Saved',
  applied: copy.applied,
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
};

/** Whether the job can still be applied for, as far as its source tells: one short line. */
export const standingOf = ({ job }: Pick<TrackedJob, 'job'>, now: Date): string => {
  if (job === null) return 'No longer in our lists';
  if (job.state === 'closed') return `Closed since ${dayOf(job.closed_at ?? job.last_verified_at, now)}`;
  const seen = dayOf(job.last_verified_at, now);
  if (job.source === 'sample') return 'Sample posting, not a live opening';
  return job.state === 'uncertain' ? `Not checked since ${seen}` : `Open as of ${seen}`;
};
