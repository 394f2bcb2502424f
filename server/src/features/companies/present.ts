import type { Company } from '@alive/contract/companies.ts';
import type { CountedCompany } from './queries.ts';
import { alumniScore } from './score.ts';

/** A company as the wire tells it; without a domain it has no logo (''). */
export const present = ({ company, active, internships, newGrad, alumni, recentAlumni }: CountedCompany): Company => ({
  id: company.id,
  name: company.name,
  domain: company.domain,
  logo_url: company.domain === null ? '' : `/api/logos/${company.domain}`,
  website: company.website,
  ats_base_url: company.atsBaseUrl,
  industry: company.industry,
  priority: company.priority,
  founded_year: company.foundedYear,
  is_public: company.isPublic,
  stock_ticker: company.stockTicker,
  description: company.description,
  yale_score: alumniScore(alumni, recentAlumni),
  yale_alumni_count: alumni,
  company_size: company.companySize,
  total_active_jobs: active,
  total_internships: internships,
  total_new_grad_jobs: newGrad,
  tags: company.tags,
  headquarters_location: company.headquarters,
});
