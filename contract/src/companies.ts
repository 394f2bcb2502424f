import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const company = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.nullable(z.string()),
  logo_url: z.string(),
  website: z.nullable(z.string()),
  ats_base_url: z.nullable(z.string()),
  industry: z.string(),
  /** 1 (first) to 3. */
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
});
export type Company = z.output<typeof company>;

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/companies',
  summary: 'The curated employers with their counts',
  access: 'open',
  reply: z.object({ companies: z.array(company) }),
});

export const stats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: 'How much there is, and whether any of it is sample data',
  access: 'open',
  reply: z.object({ jobs: z.int(), companies: z.int(), alumni: z.int(), sample: z.boolean(), sampleAlumni: z.boolean() }),
});
