import { type Company, logoPath } from '@alive/contract/companies.ts';
import { visaRecordOf } from '@alive/occupations/visa-records.ts';
import type { ListedCompany } from './list.ts';
import { type Middle, priorityOf } from './score.ts';

/** A company as the wire tells it; without a domain it has no logo (''). `middle` is that of its list. */
export const present = (company: ListedCompany, middle: Middle): Company => {
  const { row, active, internships, newGrad, alumni, score } = company;
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    logo_url: row.domain === null ? '' : logoPath(row.domain),
    website: row.website,
    ats_base_url: row.atsBaseUrl,
    industry: row.industry,
    priority: priorityOf(company, middle),
    founded_year: row.foundedYear,
    is_public: row.isPublic,
    stock_ticker: row.stockTicker,
    description: row.description,
    yale_score: score,
    yale_alumni_count: alumni,
    company_size: row.companySize,
    total_active_jobs: active,
    total_internships: internships,
    total_new_grad_jobs: newGrad,
    tags: row.tags,
    headquarters_location: row.headquarters,
    visa_record: visaRecordOf(row.name),
  };
};
