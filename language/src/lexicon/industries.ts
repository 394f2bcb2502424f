import { lazily } from '@alive/occupations/tables.ts';
import { list, oneOf, readTable, string } from '../tables/tables.ts';
import { keyOf } from '../text/text.ts';
import { employerKinds } from '../entities/types.ts';

/** The industries of the product, each with the words it goes by. */
export const industries: readonly Industry[] = readTable('industries', {
  name: string,
  vague: list,
  parts: list,
  plural: list,
  words: list,
}).map(({ name, vague, parts, plural, words }) => ({ name, vague, parts, plural, words: [name.toLowerCase(), ...words] }));

/** Employers that language knows though the database may not, with the names they go by. */
export const wellKnownEmployers: readonly Employer[] = readTable('employers', { name: string, industry: string, aliases: list });

/** Kinds of employers by fame, size, stage or owner: the words they go by and, for a closed circle, its well-known members. */
export const employerKindWords = readTable('employer-kinds', {
  kind: oneOf(employerKinds),
  words: list,
  companies: (cell) => (cell === '' ? null : list(cell)),
});

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

/** The industry that an employer's own name tells ("Mercy Hospital", "City of Austin", "Hale & Ortiz LLP"), or null. */
export const industryInName = (name: string): string | null =>
  tellingNames().find(({ pattern }) => pattern.test(name.slice(0, 200)))?.industry ?? null;

/** In this order: "University Hospital" is a hospital, "Bank of America Stadium" a place for sports. */
const tellingNames = lazily(() => readTable('employer-names', { industry: string, pattern: (cell) => new RegExp(cell, 'iu') }));

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
  /** Those that often mean something else. */
  vague: string[];
  /** Those that name only a part, as fashion is of consumer goods: they rank jobs and filter none. */
  parts: string[];
  /** Those whose singular is where one studies, drives or sits. */
  plural: string[];
}

export interface Employer {
  name: string;
  industry: string;
  aliases: string[];
}
