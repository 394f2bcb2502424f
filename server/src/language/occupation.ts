import type { Occupation } from '@alive/contract/occupations.ts';
import { occupationOf } from '@alive/occupations/occupations.ts';
import { readTitle } from '@alive/language/titles.ts';

/**
 * The code of the occupation that a title most likely stands for; null where that is unsure: it neither is nor ends with a title of the
 * public tables, or the likeliest of several has less than a third.
 */
export const occupationOfTitle = (title: string): string | null => {
  const [best] = readTitle(title).occupations;
  return best !== undefined && best.by !== 'words' && best.weight >= 1 / 3 ? best.code : null;
};

/** An occupation as the wire names it. */
export const occupationNamed = (code: string | null): Occupation | null => {
  const found = code === null ? null : occupationOf(code);
  return found && { code: found.code, title: found.title };
};
