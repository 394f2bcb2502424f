/** "Boston, MA" as one says it: "Boston". */
export const townIn = (place: string): string => place.replace(/, [A-Z]{2}$/, '');

/** The number with its thousands apart. */
export const figure = (count: number): string => count.toLocaleString('en-US');
