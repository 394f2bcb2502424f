import { list, readTable, string } from './tables.ts';
import { keyOf } from './text.ts';

/** The industries of the product, each with the words it goes by. */
export const industries: readonly Industry[] = readTable('industries', { name: string, words: list }).map(({ name, words }) => ({
  name,
  words: [name.toLowerCase(), ...words],
}));

/** Employers that language knows though the database may not, with the names they go by. */
export const wellKnownEmployers: readonly Employer[] = readTable('employers', { name: string, industry: string, aliases: list });

const employersByName = new Map(
  wellKnownEmployers.flatMap((employer) => [employer.name, ...employer.aliases].map((name) => [companyKey(name), employer] as const)),
);

/** The well-known employer of that name or alias, or null. */
export function employerNamed(name: string): Employer | null {
  return employersByName.get(companyKey(name)) ?? null;
}

/** The well-known employer that a full name begins with: "World Bank Group" is the World Bank; null where the name itself is known or none is. */
export function employerWithin(name: string): Employer | null {
  const short = companyKey(name).replace(
    / (?:group|industries|technologies|systems|international|services|motors|laboratories|labs|global|worldwide|usa|america|north america)$/,
    '',
  );
  return employersByName.get(short) ?? null;
}

/** What names of one company share: no "Inc.", "The", "Corporation", no brackets. */
export function companyKey(name: string): string {
  const key = keyOf(name.replace(/\s*\([^)]{0,60}\)/g, ' '));
  const bare = key
    .replace(/^the /, '')
    .replace(/(?: (?:inc|incorporated|corp|corporation|co|company|llc|ltd|limited|plc|gmbh|ag|sa|lp|llp|holdings|and co))+$/, '');
  return bare === '' ? key : bare;
}

/** The key of a name or of an employer's alias, as written: "World Bank Group" is not the World Bank. */
export const aliasKey = (name: string): string => companyKey(employerNamed(name)?.name ?? name);

/** What all spellings of one employer share, aliases of well-known ones among them: "JPM" and "J.P. Morgan" are "jpmorgan chase". */
export function employerKey(name: string): string {
  return companyKey((employerNamed(name) ?? employerWithin(name))?.name ?? name);
}

export interface Industry {
  name: string;
  words: string[];
}

export interface Employer {
  name: string;
  industry: string;
  aliases: string[];
}
