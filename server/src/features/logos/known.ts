import { schools } from '@alive/contract/lists/schools.ts';

/** Tells the company or school of a domain, given in lower case; null for one that is neither. */
export const logoNameOf =
  (curated: Curated): ((domain: string) => Promise<string | null>) =>
  async (domain) => {
    const school = schools.find((one) => one.domain === domain);
    if (school !== undefined) return school.name;
    for (const company of (await curated()).values()) if (company.domain === domain) return company.name;
    return null;
  };

type Curated = () => Promise<ReadonlyMap<string, { name: string; domain: string | null }>>;
