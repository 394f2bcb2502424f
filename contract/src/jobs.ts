import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { occupation } from './occupations.ts';
import { count, id, text, time } from './text.ts';
import { visaRecord } from './visa-record.ts';

export const jobTypes = ['internship', 'new_grad', 'entry_level'] as const;
/** The levels that lists, counts and the chat hold where no level is asked for. */
export const earlyLevels = [...jobTypes, 'unspecified'] as const;
export const laterLevels = ['mid', 'senior', 'lead', 'manager'] as const;
export const levels = [...earlyLevels, ...laterLevels] as const;
/** From the lowest; `none` is a posting that asks for no degree, or for less than a bachelor's. */
export const degrees = ['none', 'bachelor', 'master', 'doctorate'] as const;
export const sponsorships = ['yes', 'no', 'unknown'] as const;
/** The zone that closing days are read and shown in: the last one on earth where a day ends, since postings rarely say whose midnight they mean. */
export const closingZone = 'Etc/GMT+12';
export const jobStates = ['open', 'uncertain', 'closed'] as const;
export const workplaces = ['remote', 'hybrid', 'onsite'] as const;
/** A clearance that must be held on the first day, or one that can be obtained. */
export const clearances = ['held', 'obtainable'] as const;
export const verdictKinds = ['sponsors', 'refuses', 'citizenship', 'clearance_held', 'clearance_obtainable'] as const;
export const reasonKinds = ['role', 'skills', 'level', 'place'] as const;

export const level = z.enum(levels);
export type Level = z.output<typeof level>;
/** A level that a posting names, or asks years of experience for. */
export type StatedLevel = Exclude<Level, 'unspecified'>;
/** A job of this level, as a student says it. */
export const levelNames: Record<Level, string> = {
  internship: 'Internship',
  new_grad: 'New grad',
  entry_level: 'Entry level',
  unspecified: 'Level not stated',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
};
export const jobType = z.enum(jobTypes);
export type JobType = z.output<typeof jobType>;
export const sponsorship = z.enum(sponsorships);
export type Degree = (typeof degrees)[number];
export type Sponsorship = z.output<typeof sponsorship>;
export type Workplace = (typeof workplaces)[number];

export const verdict = z.object({
  kind: z.enum(verdictKinds),
  /** The source's own words: a sentence of the posting, or what a field of the source says. */
  quote: z.nullable(z.string()),
  /** Where the quote stands in the description, in UTF-16 units; null where it is not from there. */
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
});
export type Verdict = z.output<typeof verdict>;

/** Exact words of the posting (title, description, employer, places), a fact of the profile ("You graduate in 2027"), or a line of the résumé. */
const evidence = z.object({ from: z.enum(['posting', 'profile', 'resume']), text: z.string() });
export type Evidence = z.output<typeof evidence>;

export const match = z.object({
  /** 0–100, the sum of the reasons' points; null when the posting holds too little text to score, which is ranked by what its reasons say. */
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
      /** What the points rest on; empty only where the student has stated nothing of this, which `text` then says. */
      evidence: z.array(evidence),
    }),
  ),
  /** What rules this student out, whatever the score; null when nothing does. */
  gate: z.nullable(
    z.object({
      kind: z.enum(['sponsorship', 'citizenship', 'clearance', 'degree', 'workplace', 'pay']),
      text: z.string(),
      quote: z.nullable(z.string()),
    }),
  ),
});
export type Match = z.output<typeof match>;

const asked = z.object({
  /** `quote`: the line of the résumé that says it; null where the student added it. */
  has: z.array(z.object({ skill: z.string(), quote: z.nullable(z.string()) })),
  /** What neither the résumé nor the student names. */
  lacks: z.array(z.string()),
});
export type Asked = z.output<typeof asked>;

export const job = z.object({
  id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  company_domain: z.nullable(z.string()),
  application_url: z.string(),
  /** Its places "City, ST" joined by "; ". */
  location: z.string(),
  locations: z.array(z.string()),
  /** null where the level is not stated, or beyond entry level. */
  job_type: z.nullable(jobType),
  level,
  /** What the posting demands; null where it demands none. */
  degree: z.nullable(z.enum(degrees)),
  degree_quote: z.nullable(z.string()),
  /** When applications close, where the posting or its source says so; past it the job is closed. */
  closes_at: z.nullable(time),
  /** Where to apply by mail, where a file says so. */
  apply_email: z.nullable(z.string()),
  /** What the work is called publicly; null where the title does not tell, or may be several. */
  occupation: z.nullable(occupation),
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
  clearance: z.nullable(z.enum(clearances)),
  /** All that the posting says on visas, citizenship and clearance; empty is silence. */
  verdicts: z.array(verdict),
  workplace: z.nullable(z.enum(workplaces)),
  /** 'sample', the kind of an import, or the vendor of the board ('greenhouse'). */
  source: z.string(),
  posted_at: z.nullable(time),
  first_seen_at: time,
  /** When its source last listed it. */
  last_verified_at: time,
  closed_at: z.nullable(time),
  /** How often the same job was posted again within 90 days. */
  times_reposted: z.int(),
  state: z.enum(jobStates),
  match: z.optional(match),
  /** Where a search folded near-copies into this job: others of its employer under the same title but for season, year, place or a number. */
  alike: z.optional(z.object({ count: z.int(), ids: z.array(z.string()) })),
  /** Which of its `skills` the student has; absent where it names none, or no skill of a résumé is kept. */
  asked: z.optional(asked),
  /** The employer's; in lists only where the posting is silent on sponsorship and the student needs a visa. */
  visa_record: z.optional(visaRecord),
});
export type Job = z.output<typeof job>;

/** What a search may ask for; each can be let go of by itself. */
export const searchFields = ['query', 'job_type', 'level', 'location', 'company', 'remote', 'sponsorship'] as const;

export const jobDetail = z.extend(job, {
  /** Markdown: paragraphs, "### " headings and lists, nothing else. */
  description: z.string(),
  visa_record: visaRecord,
  /** Why this job is not in the list of the search that came along, or not for this student: what blocks it, each with its evidence. */
  blocks: z.array(
    z.object({
      field: z.enum([...searchFields, 'citizenship', 'clearance', 'degree', 'workplace', 'pay', 'hidden', 'state']),
      /** One sentence: "You asked for remote work; it is in Austin, TX." */
      text: z.string(),
      quote: z.nullable(z.string()),
    }),
  ),
});
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
/** What a search asks for. */
export const jobConditions = z.object({
  query: optional(text(0, 500)),
  job_type: optional(jobType),
  location: optional(text(0, 100)),
  company: optional(text(0, 200)),
  remote: optional(flag),
  /** With `remote=true`: whether hybrid work counts too. */
  hybrid: optional(flag),
  sponsorship: optional(sponsorship),
  level: optional(level),
});
export type JobConditions = z.output<typeof jobConditions>;

export const jobQuery = z.extend(jobConditions, {
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
  summary: 'One job with its full description; a closed one says so. With the parameters of a search, what keeps it out of its list',
  access: 'open',
  params: z.object({ id }),
  query: jobConditions,
  reply: jobDetail,
});

const whatIfReply = z.object({
  total: z.int(),
  changes: z.array(
    z.object({
      field: z.enum(searchFields),
      /** "any place", "accept hybrid", "without “in Boston”". */
      label: z.string(),
      /** The parameters that change; null takes one out. */
      change: z.record(z.string(), z.nullable(z.string())),
      /** How many more than `total`. */
      more: z.int(),
    }),
  ),
});
export type WhatIf = z.output<typeof whatIfReply>;

export const whatIf = endpoint({
  method: 'GET',
  path: '/api/jobs-real/what-if',
  summary: 'How many more jobs a search would find if one of its conditions were let go of, or widened',
  access: 'open',
  query: jobConditions,
  reply: whatIfReply,
});
