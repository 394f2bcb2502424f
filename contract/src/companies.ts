import * as z from 'zod/mini';
import { condition } from './conditions.ts';
import { endpoint } from './endpoint.ts';
import { id } from './text.ts';
import { visaRecord } from './visa-record.ts';

export const company = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.nullable(z.string()),
  logo_url: z.string(),
  website: z.nullable(z.string()),
  ats_base_url: z.nullable(z.string()),
  industry: z.string(),
  /** 1 (first) to 5: as the list gives it, else computed, see `priorityOf` in the companies room. */
  priority: z.int(),
  founded_year: z.nullable(z.int()),
  is_public: z.boolean(),
  stock_ticker: z.nullable(z.string()),
  description: z.string(),
  /** 0–100, see `alumniScore` in the companies room. */
  yale_score: z.int(),
  yale_alumni_count: z.int(),
  company_size: z.nullable(z.string()),
  total_active_jobs: z.int(),
  total_internships: z.int(),
  total_new_grad_jobs: z.int(),
  tags: z.array(z.string()),
  headquarters_location: z.nullable(z.string()),
  visa_record: visaRecord,
});
export type Company = z.output<typeof company>;

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'The curated employers with their counts',
  access: 'open',
  reply: z.object({ companies: z.array(company) }),
});

/** A name with how many people it holds for. */
export const tally = z.object({ name: z.string(), count: z.int() });
export type Tally = z.output<typeof tally>;

export const companyDetail = z.extend(company, {
  /** What `yale_score` is the sum of. */
  score_parts: z.array(z.object({ name: z.string(), points: z.int(), max: z.int(), text: z.string() })),
  /** Why it has its priority: one sentence with its numbers. */
  priority_reason: z.string(),
  /** Visible alumni who work there now, by normalised role, most first; the rest is one more entry "Other roles". */
  roles: z.array(tally),
  /** Likewise by class year, newest first; those without a year are not counted. */
  class_years: z.array(z.object({ year: z.int(), count: z.int() })),
  /** How those who work there now came there. */
  ways_in: z.object({
    /** Of how many the position before is known, or that there was none. */
    total: z.int(),
    /** For whom it is the first job. */
    first_job: z.int(),
    /** The role held before, most first. */
    roles: z.array(tally),
    /** The employer before. */
    employers: z.array(tally),
    /** What they studied. */
    majors: z.array(tally),
    /** Years from the beginning of work until they came; null where no dates tell. */
    median_years: z.nullable(z.number()),
    /** Of how many dates tell that. */
    dated: z.int(),
  }),
  /** The conditions that find its people in Find People. */
  people: z.array(condition),
});
export type CompanyDetail = z.output<typeof companyDetail>;

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/companies/:id',
  summary: 'One company with its alumni by role and class year, typical ways in, and how its score and priority come about',
  access: 'student',
  params: z.object({ id }),
  reply: companyDetail,
});

/** Answers with an image, so only its address is declared. */
export const logoPath = (domain: string): string => `/api/logos/${domain}`;

export const stats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: 'How much there is, and whether any of it is sample data',
  access: 'open',
  reply: z.object({ jobs: z.int(), companies: z.int(), alumni: z.int(), sample: z.boolean(), sampleAlumni: z.boolean() }),
});
