import { businessEmployers } from './employers-business.ts';
import { cultureEmployers } from './employers-culture.ts';
import { publicEmployers } from './employers-public.ts';
import { scienceEmployers } from './employers-science.ts';
import { techEmployers } from './employers-tech.ts';
import { moreHiring } from './hiring-more.ts';
import type { Employer } from './shapes.ts';

const known: readonly Employer[] = [...techEmployers, ...businessEmployers, ...scienceEmployers, ...cultureEmployers, ...publicEmployers];

/** The employers of company-facts.ts as they hire. */
export const employers: readonly Employer[] = known.map((employer) =>
  Object.assign({}, employer, { hiring: [...employer.hiring, ...(moreHiring[employer.key] ?? [])] }),
);
