import { read } from '#language/read.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { interpret } from './interpret.ts';
import { newState } from './state.ts';

/** Reads two messages for nobody. */
export function warmUpSearch(open: OpenVocabulary): void {
  for (const message of ['software internships in New York', 'something with climate for my friend, not sales'])
    interpret(message, read(message, open), newState);
}
