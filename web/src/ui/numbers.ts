/** The number with its thousands apart: "1,204". */
export const figure = (count: number): string => count.toLocaleString('en-US');

/** "1 job", "1,204 jobs". */
export const counted = (count: number, one: string, many: string): string => `${figure(count)} ${count === 1 ? one : many}`;
