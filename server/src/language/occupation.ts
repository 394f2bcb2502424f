import type { Occupation } from '@alive/contract/occupations.ts';
import { occupationOf } from '@alive/occupations/occupations.ts';
import { readTitle } from '@alive/language/titles.ts';

/**
 * The code of the occupation that a title most likely stands for; null where that is unsure: no word of it tells of work, or the likeliest
 * of several has less than a third.
 */
export const occupationOfTitle = (title: string): string | null => {
  const [best] = readTitle(title).occupations;
  return best !== undefined && best.weight >= 1 / 3 ? best.code : null;
};

/** An occupation as the wire names it. */
export const occupationNamed = (code: string | null): Occupation | null => {
  const found = code === null ? null : occupationOf(code);
  return found && { code: found.code, title: found.title };
};
