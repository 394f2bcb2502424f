import type { OpenVocabulary } from '#language/vocabulary.ts';
import { read } from '#language/read.ts';
import { tagged } from '#listening/tagger.ts';
import { inSlices } from '#platform/slices.ts';
import type { Knowledge } from './features/people/known.ts';
import { interpret } from './features/search/interpret.ts';
import { newState } from './features/search/state.ts';

/** Reads a few messages for nobody, so that what is loaded, built and compiled at the first use is there before a student waits. */
export const warmUp = async ({ vocabulary, knowledge }: Deps): Promise<void> => {
  const open = await vocabulary();
  const rest = inSlices(0);
  for (const message of ['software internships in New York', 'something with climate for my friend, not sales']) {
    await rest();
    interpret(message, read(message, open), newState);
  }
  await rest();
  tagged('model');
  await rest();
  await knowledge.warmUp();
};

interface Deps {
  vocabulary: () => Promise<OpenVocabulary>;
  knowledge: Pick<Knowledge, 'warmUp'>;
}
