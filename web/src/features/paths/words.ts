import type { CareerPaths } from '@alive/contract/paths.ts';
import { counted } from '#ui/numbers.ts';

/** "1 alum", "14 alumni", "1,204 alumni". */
export const alumniOf = (count: number): string => counted(count, 'alum', 'alumni');

/** Years in whole ones: "1 year", "6 years"; "under 1 year" for what rounds to none. */
export const yearsOf = (years: number): string => (years < 0.5 ? 'under 1 year' : counted(Math.round(years), 'year', 'years'));

/** SPEC's sentence for when nothing was asked yet. */
export const nothingAsked = 'Enter your dream job above to see the path to get there!';

/** What of a question nothing was made of: "I couldn’t take “Boston” or “walkable” into account." */
export const couldNotUse = (parts: readonly string[]): string =>
  `I couldn’t take ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts.slice(0, 4).map((part) => `“${part}”`))} into account.`;

/** What the drawing is made of: "Each line is one person." */
export const legend = (perLine: number, { nodes }: CareerPaths['transitions']): string =>
  [
    perLine === 1 ? 'Each line is one person.' : `Each line stands for up to ${perLine} people.`,
    ...(nodes.some(({ isOther }) => isOther) ? ['“Other” covers everything else.'] : []),
  ].join(' ');
