import { visaRecordOf } from '@alive/occupations/visa-records.ts';
import { type Company, logoPath, type CompanyDetail, type Tally } from '@alive/contract/companies.ts';
import type { ListedCompany, CompanyList } from './list.ts';
import { type Middle, priorityOf, priorityReason, scoreParts } from './score.ts';
import type { Db } from '#db/open.ts';
import { peopleAt, type PeopleAt, waysInto } from '#db/people-at.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { generalRole } from '#db/people-conditions.ts';
import { otherRoles } from './copy.ts';

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

/** A company of the list with who works there now, how they came there, and how its score and priority come about. */
export const detailOf = async (tx: Db, company: ListedCompany, { middle, recentSince }: Listed): Promise<CompanyDetail> => {
  const { roles, years, majors } = await peopleAt(tx, company.key);
  const { firstJob, medianYears, ...came } = await waysInto(tx, company.key);
  return {
    ...present(company, middle),
    score_parts: scoreParts(company.alumni, company.recent, recentSince),
    priority_reason: priorityReason(company, middle),
    roles: withOthers(roles),
    class_years: years,
    ways_in: { ...came, first_job: firstJob, majors, median_years: medianYears },
    people: company.key === '' ? [] : [peopleCondition('company', company.row.name)],
  };
};

/** The commonest roles, and all the rest as one more; titles that tell no role of their own are of the rest. */
function withOthers(roles: PeopleAt['roles']): Tally[] {
  const named = roles.flatMap(({ name, count }) => (name === null || name === generalRole ? [] : { name, count })).slice(0, mostRoles);
  const sum = (of: readonly { count: number }[]) => of.reduce((total, { count }) => total + count, 0);
  const rest = sum(roles) - sum(named);
  return rest === 0 ? named : [...named, { name: otherRoles, count: rest }];
}

const mostRoles = 8;

interface Listed extends Pick<CompanyList, 'middle'> {
  recentSince: number;
}
