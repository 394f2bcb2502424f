import type { Condition } from '@alive/contract/conditions.ts';
import type { Workplace } from '@alive/contract/jobs.ts';
import { unitedStatesRegions } from '../places/countries.ts';

/** Names in a sentence: "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], word = 'and'): string {
  return names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
}

/** How closely those that were found are the role that `asked` names, as a sentence; '' where all of them have its very title. */
export function closenessLine({ exact, same, related }: Closeness, of: 'people' | 'jobs', asked: readonly Condition[] = []): string {
  if (same + related === 0) return '';
  const { nobody, one, many, kindOne, kindMany } = closenessWords[of];
  const parts = [
    ...(same === 0 ? [] : [`${figure(same)} ${same === 1 ? kindOne : kindMany} the same kind of work`]),
    ...(related === 0 ? [] : [`${figure(related)} ${related === 1 ? one : many} related work`]),
  ];
  const several = asked.filter(({ field, op }) => field === 'role' && op !== 'not').length > 1;
  const title = several ? 'a title you asked for' : 'that exact title';
  if (exact > 0) return `${listed([`${figure(exact)} ${exact === 1 ? 'has' : 'have'} ${title}`, ...parts])}.`;
  if (related === 0 && of === 'jobs') return 'All of them have other titles for the same kind of work.';
  return `${nobody} ${title}, but ${listed(parts)}.`;
}

const closenessWords = {
  people: { nobody: 'No one has', one: 'does', many: 'do', kindOne: 'does', kindMany: 'do' },
  jobs: { nobody: 'None have', one: 'is', many: 'are', kindOne: 'is', kindMany: 'are' },
} as const;

/** Words of a message that became nothing, as typed: three at most, for the rest is underlined where the message stands. */
export function couldNotUse(words: readonly string[]): string {
  const named = [...new Set(words)].slice(0, 3).map((word) => `“${plain(word)}”`);
  return named.length === 0 ? '' : `I couldn’t use ${listed(named, 'or')}.`;
}

/** Clauses of a message of which nothing was done, whole and as typed: two at most. */
export const didNotUse = (clauses: readonly string[]): string =>
  clauses.length === 0
    ? ''
    : `I didn’t use ${listed(
        clauses.slice(0, 2).map((one) => `“${plain(one)}”`),
        'or',
      )}.`;

export const figure = (count: number) => count.toLocaleString('en-US');

/** "all **3**"; of two "both". */
export const allOf = (count: number, isBold = true): string =>
  count === 2 ? 'both' : `all ${isBold ? `**${figure(count)}**` : figure(count)}`;

/** Title case made running text, acronyms kept: "UX Designer" is "UX designer". */
export const soft = (text: string): string => text.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());

/** "the Midwest", "the United States". */
export const withArticle = (place: string): string =>
  /^United |^Netherlands$|^Philippines$| (?:Area|Coast)$|^South$|^West$/.test(place) || regions.has(place)
    ? `the ${place}`
    : place.replace(/^(.+) metro$/, 'the $1 metro area');

const regions = new Set(unitedStatesRegions.map(({ name }) => name).filter((name) => name !== 'New England'));

/** Small numbers at the start of a sentence as words. */
export const inWords = (count: number) =>
  ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][count] ?? figure(count);

/** An amount without cents: "$60,000". */
export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Where the work is done, after "is". */
export const workplaceNames: Readonly<Record<Workplace, string>> = { remote: 'fully remote', hybrid: 'hybrid', onsite: 'on site' };

export const levelNames = {
  internship: 'internship',
  new_grad: 'new grad',
  entry_level: 'entry level',
  unspecified: 'level not stated',
  mid: 'mid level',
  senior: 'senior',
  lead: 'lead',
  manager: 'manager',
};

/**
 * Text of a record or a student as it may stand in an answer, which is Markdown: on one line, and with every sign that Markdown would
 * read as its own escaped (https://spec.commonmark.org/0.31.2/#backslash-escapes).
 */
export const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_~[\]<>]/g, '\\$&');

/** How many of those found have the very title asked for, are in the same occupation under another, and are only akin to it. */
export interface Closeness {
  exact: number;
  same: number;
  related: number;
}
