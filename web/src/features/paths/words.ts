/** "1 alum", "14 alumni", "1,204 alumni". */
export const alumniOf = (count: number): string => `${numberOf(count)} ${count === 1 ? 'alum' : 'alumni'}`;

/** "1 year", "3.5 years". */
export const yearsOf = (years: number): string => `${years.toLocaleString('en-US')} ${years === 1 ? 'year' : 'years'}`;

export const numberOf = (count: number): string => count.toLocaleString('en-US');

/** SPEC's sentence for when nothing was asked yet. */
export const nothingAsked = 'Enter your dream job above to see the path to get there!';
