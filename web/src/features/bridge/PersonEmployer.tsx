import type { Alumni } from '@alive/contract/people.ts';
import { CompanyLink } from './CompanyLink.tsx';
import { useNearPerson } from './near.ts';

/** The name of a person's employer, which leads to its page where it has one. */
export function PersonEmployer({ person: { id, company } }: { person: Pick<Alumni, 'id' | 'company'> }) {
  const { data: near } = useNearPerson(id);
  // Of several employers the one shown may be another.
  return <CompanyLink id={near?.company_name === company ? near.company_id : null} name={company} />;
}
