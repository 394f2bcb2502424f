import type { OpenVocabulary } from '#language/vocabulary.ts';
import { type Assistant, tokens } from '#platform/chat.ts';
import { escaped } from '#platform/markdown.ts';
import { heard } from './heard.ts';
import { profileOf } from './profile.ts';

/**
 * The interviewer that needs no model and no network. Each turn yields its text in pieces and then its state; the last one also the
 * finished profile. A state that cannot be read is made again from the history.
 */
export function builtinInterviewer(deps: { vocabulary: () => Promise<OpenVocabulary> }): Assistant {
  return async function* answer(said, signal) {
    const vocabulary = await deps.vocabulary();
    signal.throwIfAborted();
    const { turn, student } = heard(said, vocabulary);
    // The interviewer writes no Markdown of its own: whatever looks like it came from the student or the record.
    yield* tokens(escaped(turn.text));
    yield { state: turn.state };
    if (turn.over) yield { completed: profileOf(turn.state, student) };
  };
}
