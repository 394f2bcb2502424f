import type { companies } from '#db/tables.ts';
import { idOf } from '#platform/ids.ts';
import { facts, type CompanyFacts } from './company-facts.ts';

/** The 26 employers of the sample as rows of the database, always the same. */
export const sampleCompanies = (): CompanyRow[] => facts.map(row);

export type CompanyRow = typeof companies.$inferInsert;

const row = (company: CompanyFacts): CompanyRow => ({
  id: idOf('sample', 'company', company.name),
  name: company.name,
  domain: company.domain,
  website: company.website,
  atsBaseUrl: company.board ?? company.careers,
  industry: company.industry,
  // Computed from its jobs and alumni.
  priority: null,
  foundedYear: company.founded,
  isPublic: company.ticker !== null,
  stockTicker: company.ticker,
  description: company.description,
  companySize: company.size,
  tags: [...company.tags],
  headquarters: company.headquarters,
  source: 'sample',
});
