import { schools } from '@alive/contract/lists/schools.ts';
import { titleWritten } from '../titles/asked-title.ts';
import { functions } from '../lexicon/functions.ts';
import { employerNamed, industries } from '../lexicon/industries.ts';
import { roles } from '../titles/roles.ts';
import { wordsOf } from '../text/text.ts';
import { titleOf } from '../text/title-case.ts';
import { type Mention, type Reading, seniorities } from './types.ts';

/** Names as lists write them, from whatever a client or a model calls them; null for what is on no list. */

export const functionWritten = (value: string): string | null => listedAs(functionNames, value);
export const industryWritten = (value: string): string | null => listedAs(industryNames, value);
export const rungWritten = (value: string): string | null => listedAs(seniorities, value);

/** Work by its name on the list or the title it goes by; any words may be a title. */
export const roleWritten = (value: string): string => listedAs(roleNames, value) ?? titleWritten(asTitle(value)) ?? asTitle(value);

/** A school by its full name, else as said. */
export const schoolWritten = (value: string): string =>
  schools.find(({ name, aliases }) => [name, ...aliases].some((one) => one.toLowerCase() === value.toLowerCase()))?.name ?? value;

/** An employer by the name that records know it by, else as said. */
export function companyWritten(value: string, read: Read): string {
  const company = read(`at ${value}`).mentions.find(
    (mention) => mention.kind === 'company' && mention.end - mention.start >= value.length - 1,
  );
  return company?.kind === 'company' ? company.company : (employerNamed(value)?.name ?? value);
}

/** The place that a label names; null for what is none. "New York" alone is the city, as a state it is "New York state". */
export function placeNamed(label: string, read: Read): PlaceMention | null {
  const find = (text: string) => longestFirst(read(text).mentions).filter((mention) => mention.kind === 'place');
  const [named] = find(label);
  if (named === undefined || named.place.label === label) return named ?? null;
  return find(`${label} state`).find(({ place }) => place.label === label) ?? named;
}

/** A step of a career: work, a field of it or an employer, and where: "Analyst at Bain & Company". */
export function stepWritten(step: string, read: Read): string {
  const [name = '', employer] = step.split(/ at (?=\S)/);
  const written = listedAs(roleNames, name) ?? functionWritten(name) ?? industryWritten(name) ?? titleWritten(asTitle(name)) ?? name;
  return (employer === undefined ? written : `${written} at ${companyWritten(employer, read)}`).slice(0, 200);
}

export const longestFirst = (mentions: readonly Mention[]): Mention[] => mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start));

const asTitle = (value: string): string => titleOf(wordsOf(value), -1);
const listedAs = (names: readonly string[], value: string): string | null =>
  names.find((name) => name.toLowerCase() === value.toLowerCase()) ?? null;
const roleNames = roles.map(({ role }) => role);
const functionNames = functions.map(({ name }) => name);
const industryNames = industries.map(({ name }) => name);

/** The meanings in a text. */
export type Read = (text: string) => Reading;
type PlaceMention = Extract<Mention, { kind: 'place' }>;
