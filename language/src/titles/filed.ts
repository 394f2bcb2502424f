import { functionOfOccupation } from '../lexicon/functions.ts';
import { occupationOfTitle } from './occupation.ts';
import { roleOf } from './roles.ts';

/** What a record's title is filed under: a role of the list, a function, an occupation; each null where the title does not tell it. */
export const filedUnder = (title: string): Filed => {
  const found = roleOf(title);
  const occupation = occupationOfTitle(title);
  return { role: found?.role ?? null, function: found?.function ?? functionOfOccupation(occupation), occupation };
};

interface Filed {
  role: string | null;
  function: string | null;
  occupation: string | null;
}
