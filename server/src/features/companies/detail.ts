import type { CompanyDetail, Tally } from '@alive/contract/companies.ts';
import type { Db } from '#db/open.ts';
import { peopleAt, type PeopleAt, waysInto } from '#db/people-at.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { generalRole } from '#db/people-conditions.ts';
import type { CompanyList, ListedCompany } from './list.ts';
import { present } from './present.ts';
import { priorityReason, scoreParts } from './score.ts';
import { otherRoles } from './copy.ts';

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
