import { openVocabulary } from '#language/vocabulary.ts';
import { warmUpPeople } from './features/people/known.ts';
import { warmUpSearch } from './features/search/warm-up.ts';

/** Reads a few messages for nobody, once a process, so that what is loaded and compiled at the first use is there before a student waits. */
export const warmUp = (now: Date): void => {
  if (isWarm) return;
  isWarm = true;
  const open = openVocabulary({ companies: [], majors: [], places: [] });
  warmUpSearch(open);
  warmUpPeople(open, now);
};

let isWarm = false;
