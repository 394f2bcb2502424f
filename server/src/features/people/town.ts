/** "Boston, MA" as one says it: "Boston". */
export const townIn = (place: string): string => place.replace(/, [A-Z]{2}$/, '');
