import type { ReadOnly } from '#db/read-only.ts';
import { remember } from '#platform/kept.ts';
import { workOfMajor } from '#db/people-counts.ts';
import type { Suggestions } from './builtin.ts';

/** What people with a major went on to do, kept for each major until the data changes. */
export const openSuggestions = ({
  readOnly,
  version,
}: {
  readOnly: ReadOnly;
  version: () => Promise<number>;
}): ((about: { major: string | null }) => Promise<Suggestions>) => {
  const kept = new Map<string, Promise<Suggestions>>();
  return async ({ major }) => {
    if (major === null || major.trim() === '') return { work: [], employers: [] };
    const key = `${await version()} ${major.trim().toLowerCase()}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const counted = readOnly((tx) => workOfMajor(tx, major));
    remember(kept, key, counted, 500);
    counted.catch(() => kept.delete(key));
    return counted;
  };
};
