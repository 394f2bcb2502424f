import type { Job } from '@alive/contract/jobs.ts';
import type { TrackedJob } from '@alive/contract/tracker.ts';
import type { TrackedRow } from './queries.ts';

/** What a student keeps of a job as the wire tells it, alongside the job as it is now. */
export const present = (row: TrackedRow, job: Job | null): TrackedJob => ({
  job_id: row.jobId,
  stage: row.stage,
  hidden: row.hidden,
  notes: row.notes,
  notes_version: row.notesVersion,
  job_title: row.jobTitle,
  company_name: row.companyName,
  application_url: row.url,
  job,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
