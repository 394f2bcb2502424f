import { counted } from '#ui/numbers.ts';

/** "1 alum", "14 alumni", "1,204 alumni". */
export const alumniOf = (count: number): string => counted(count, 'alum', 'alumni');

/** "1 year", "3.5 years". */
export const yearsOf = (years: number): string => counted(years, 'year', 'years');

/** SPEC's sentence for when nothing was asked yet. */
export const nothingAsked = 'Enter your dream job above to see the path to get there!';
