import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, text, time } from './text.ts';

export const jobTypes = ['internship', 'new_grad', 'entry_level'] as const;
export const levels = ['internship', 'new_grad', 'entry_level', 'mid', 'senior', 'lead', 'manager'] as const;
export const sponsorships = ['yes', 'no', 'unknown'] as const;
export const reasonKinds = ['role', 'skills', 'level', 'place'] as const;

export const level = z.enum(levels);
export type Level = z.output<typeof level>;
export const jobType = z.enum(jobTypes);
export type JobType = z.output<typeof jobType>;
export const sponsorship = z.enum(sponsorships);
export type Sponsorship = z.output<typeof sponsorship>;

export const match = z.object({
  /** 0–100, the sum of the reasons' points; null when the posting holds too little text to score. */
  score: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  reasons: z.array(
    z.object({
      kind: z.enum(reasonKinds),
      text: z.string(),
      points: z.int(),
      /** The most this part can give. */
      max: z.int(),
      /** The posting's own words. */
      quote: z.optional(z.string()),
    }),
  ),
  /** What rules this student out, whatever the score; null when nothing does. */
  gate: z.nullable(
    z.object({ kind: z.enum(['sponsorship', 'citizenship', 'clearance']), text: z.string(), quote: z.nullable(z.string()) }),
  ),
});
export type Match = z.output<typeof match>;

export const job = z.object({
  id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  company_domain: z.nullable(z.string()),
  application_url: z.string(),
  /** Its places "City, ST" joined by "; ". */
  location: z.string(),
  locations: z.array(z.string()),
  /** null for anything beyond entry level. */
  job_type: z.nullable(jobType),
  level,
  /** Whole US dollars a year. */
  salary_min: z.nullable(z.int()),
  salary_max: z.nullable(z.int()),
  /** Pay as the posting states it, when that is not a yearly amount: "$46 an hour". */
  pay_stated: z.nullable(z.string()),
  real_talk_caption: z.nullable(z.string()),
  skills: z.array(z.string()),
  remote: z.boolean(),
  sponsorship,
  /** The sentence of the posting that settles sponsorship; null when it is silent. */
  sponsorship_quote: z.nullable(z.string()),
  clearance_required: z.boolean(),
  clearance_quote: z.nullable(z.string()),
  source: z.string(),
  posted_at: z.nullable(time),
  last_seen_at: time,
  state: z.enum(['open', 'closed']),
  match: z.optional(match),
});
export type Job = z.output<typeof job>;

export const jobDetail = z.extend(job, { description: z.string() });
export type JobDetail = z.output<typeof jobDetail>;

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);
const absent = z.literal('');
const optional = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.union([absent, schema]),
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  );
const count = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number(`Please give a number from ${min} to ${max}.`).check(z.int(), z.gte(min), z.lte(max)), fallback);

export const jobQuery = z.object({
  query: optional(text(0, 500)),
  job_type: optional(jobType),
  location: optional(text(0, 100)),
  company: optional(text(0, 200)),
  remote: optional(flag),
  sponsorship: optional(sponsorship),
  level: optional(level),
  sort: z._default(z.enum(['relevance', 'newest']), 'relevance'),
  limit: count(1, 100, 20),
  offset: count(0, 100_000, 0),
});
export type JobQuery = z.output<typeof jobQuery>;

export const findJobs = endpoint({
  method: 'GET',
  path: '/api/jobs-real/search',
  summary: 'Open jobs that fit, with their total; with a token each carries its match',
  access: 'open',
  query: jobQuery,
  reply: z.object({ jobs: z.array(job), total: z.int() }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  summary: 'One job with its full description; a closed one says so',
  access: 'open',
  params: z.object({ id }),
  reply: jobDetail,
});
