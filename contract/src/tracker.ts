import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { id, text, time } from './text.ts';

/** How far a student is with a job. */
export const stages = ['saved', 'applied', 'interview', 'offer', 'rejected'] as const;
export type Stage = (typeof stages)[number];

export const trackedJob = z.object({
  job_id: z.string(),
  stage: z.nullable(z.enum(stages)),
  hidden: z.boolean(),
  notes: z.string(),
  /** Another number with each change of the notes; 0 until there is one. */
  notes_version: z.int(),
  /** As they were when the student kept it: they stay when the job itself is gone. */
  job_title: z.string(),
  company_name: z.string(),
  application_url: z.string(),
  /** The job as it is now, closed ones too; null when it is gone. */
  job: z.nullable(job),
  created_at: time,
  updated_at: time,
});
export type TrackedJob = z.output<typeof trackedJob>;

export const listTracked = endpoint({
  method: 'GET',
  path: '/api/users/:id/jobs',
  summary: 'The jobs a student saved, follows or hid, last changed first',
  access: 'self',
  params: z.object({ id }),
  reply: z.object({ jobs: z.array(trackedJob) }),
});

export const trackJob = endpoint({
  method: 'PATCH',
  path: '/api/users/:id/jobs/:jobId',
  summary: 'Saves, moves, hides or annotates a job; what is absent stays',
  access: 'self',
  params: z.object({ id, jobId: id }),
  body: z.strictObject({
    /** null: no longer followed. */
    stage: z.optional(z.nullable(z.enum(stages))),
    hidden: z.optional(z.boolean()),
    notes: z.optional(text(0, 4000)),
    /** The version that the notes were written on; where the stored one is another, 409 EDIT_CONFLICT. Without it the notes are replaced. */
    notes_version: z.optional(z.int()),
  }),
  reply: trackedJob,
});

export const untrackJob = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/jobs/:jobId',
  summary: 'Forgets what a student kept of a job',
  access: 'self',
  status: 204,
  params: z.object({ id, jobId: id }),
});
