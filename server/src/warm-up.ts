import { setImmediate } from 'node:timers/promises';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { read } from '#language/read.ts';
import { tagged } from '#listening/tagger.ts';
import type { Knowledge } from './features/people/known.ts';
import { interpret } from './features/search/interpret.ts';
import { newState } from './features/search/state.ts';

/** Reads sample messages, so that the first student does not wait while the vocabulary, the tagger and their code are loaded. Gives way between them. */
export const warmUp = async ({ vocabulary, knowledge }: Deps): Promise<void> => {
  const open = await vocabulary();
  for (const message of ['software internships in New York', 'something with climate for my friend, not sales']) {
    await setImmediate();
    interpret(message, read(message, open), newState);
  }
  await setImmediate();
  tagged('model');
  await setImmediate();
  await knowledge.warmUp();
};

interface Deps {
  vocabulary: () => Promise<OpenVocabulary>;
  knowledge: Pick<Knowledge, 'warmUp'>;
}
