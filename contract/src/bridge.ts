import * as z from 'zod/mini';
import { condition } from './conditions.ts';
import { endpoint } from './endpoint.ts';
import { level } from './jobs.ts';
import { id } from './text.ts';

/** Somebody who works where a job is, or did what it is. */
const neighbour = z.object({
  id: z.string(),
  name: z.string(),
  /** Address of our own image route; null where there is none. */
  photo: z.nullable(z.string()),
  role: z.string(),
  company: z.string(),
  /** Works at the job's employer now; else held its role. */
  isThere: z.boolean(),
  /** What they share with the student, in a sentence; null where the records show nothing. */
  common: z.nullable(z.string()),
});
export type Neighbour = z.output<typeof neighbour>;

const peopleNearJob = z.object({
  job_id: z.string(),
  company_name: z.string(),
  /** The curated company, where the employer is one. */
  company_id: z.nullable(z.string()),
  /** Our own address of its logo; '' where there is none. */
  logo_url: z.string(),
  /** The normalised role of the job; null where its title tells none. */
  role: z.nullable(z.string()),
  /** Visible alumni who work there now. */
  at_company: z.int(),
  /** Visible alumni who hold or held the role, anywhere. */
  in_role: z.int(),
  /** Those with most in common with the student first, at most three. */
  people: z.array(neighbour),
  /** The question that finds all of them in Find People; empty where there is nobody. */
  filters: z.array(condition),
});
export type PeopleNearJob = z.output<typeof peopleNearJob>;

const ids = z.array(id).check(z.minLength(1), z.maxLength(100));

export const peopleNearJobs = endpoint({
  method: 'POST',
  path: '/api/bridge/people',
  summary: 'For each of these jobs the visible alumni who work there or did that role',
  access: 'student',
  body: z.object({ jobs: ids }),
  reply: z.object({ jobs: z.array(peopleNearJob) }),
});

const jobsNearPerson = z.object({
  person_id: z.string(),
  /** The current employer. */
  company_name: z.string(),
  company_id: z.nullable(z.string()),
  /** Open jobs up to entry level there that nothing the student said rules out. */
  total: z.int(),
  /** Further ones that their visa, citizenship or clearance rules out. */
  held_back: z.int(),
  /** Those nearest to what the student looks for, at most three. */
  jobs: z.array(z.object({ id: z.string(), job_title: z.string(), location: z.string(), level })),
});
export type JobsNearPerson = z.output<typeof jobsNearPerson>;

export const jobsNearPeople = endpoint({
  method: 'POST',
  path: '/api/bridge/jobs',
  summary: 'For each of these people the open jobs at their employer that the student is eligible for',
  access: 'student',
  body: z.object({ people: ids }),
  reply: z.object({ people: z.array(jobsNearPerson) }),
});
