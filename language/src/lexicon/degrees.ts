import { list, readTable, string } from '../tables/tables.ts';

/** Degrees that careers hold as a stop, each with the words it is asked by and the words that stand in a title or its school. */
export const degrees: readonly Degree[] = readTable('degrees', { name: string, asked: string, titles: list });

/** The degree of that name; null for anything else. */
export const degreeNamed = (name: string): Degree | null =>
  degrees.find((degree) => degree.name.toLowerCase() === name.toLowerCase()) ?? null;

export interface Degree {
  name: string;
  /** A pattern's alternatives, in lower case. */
  asked: string;
  titles: string[];
}
