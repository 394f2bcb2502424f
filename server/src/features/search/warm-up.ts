import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { interpret } from './interpret.ts';
import { newState } from './state.ts';

/** Reads one message for nobody, once a process, so that what is loaded and compiled at the first use (200 ms) is there before a student waits. */
export function warmUp(): void {
  if (isWarm) return;
  isWarm = true;
  const open = openVocabulary({ companies: [], majors: [], places: [] });
  for (const message of ['software internships in New York', 'something with climate for my friend, not sales'])
    interpret(message, read(message, open), newState);
}

let isWarm = false;
