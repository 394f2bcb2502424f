import type { Job } from '@alive/contract/jobs.ts';
import type { Stage, TrackedJob } from '@alive/contract/tracker.ts';

/** What a job is known by to the tracker. */
export type Subject = Pick<TrackedJob, 'job_id' | 'job_title' | 'company_name' | 'application_url' | 'job'>;

/** What a change says; what is absent stays. */
export interface Change {
  stage?: Stage | null;
  hidden?: boolean;
  notes?: string;
  /** Which notes they were written on; without it they replace whatever there is. */
  notes_version?: number;
}

/** A job of a list or a detail view as the tracker knows it. */
export const subjectOf = (job: Job): Subject => ({
  job_id: job.id,
  job_title: job.job_title,
  company_name: job.company_name,
  application_url: job.application_url,
  job,
});

/** What is kept of a job after a change; null where that is nothing, and after a change of null, which forgets it. */
export const afterChange = (before: TrackedJob | null, subject: Subject, change: Change | null, now: Date): TrackedJob | null => {
  if (change === null) return null;
  const time = now.toISOString();
  return orNothing({
    ...(before ?? { ...subject, stage: null, hidden: false, notes: '', notes_version: 0, created_at: time }),
    ...change,
    updated_at: time,
  });
};

/** The same record, or null where it holds nothing. */
export const orNothing = (record: TrackedJob): TrackedJob | null =>
  record.stage === null && !record.hidden && record.notes === '' ? null : record;

/** The list with what is kept of one job: in its place, first where it had none, out where it is null. */
export const withRecord = (kept: readonly TrackedJob[], jobId: string, record: TrackedJob | null): TrackedJob[] => {
  if (record === null) return kept.filter(({ job_id: id }) => id !== jobId);
  return kept.some(({ job_id: id }) => id === jobId) ? kept.map((one) => (one.job_id === jobId ? record : one)) : [record, ...kept];
};
