import type { OpenVocabulary } from '#language/vocabulary.ts';
import { placeKeys } from '#language/place-keys.ts';
import { read } from '#language/read.ts';
import { rolesForMajor } from '#language/roles.ts';
import { escaped } from '#platform/markdown.ts';
import { tokens, type About, type Assistant } from '#platform/chat.ts';
import { begin, respond } from './interview.ts';
import { profileOf } from './profile.ts';
import { readState, type InterviewState } from './state.ts';
import type { Student } from './student.ts';
import { isForeign } from '#listening/foreign.ts';
import { tagged } from '#listening/tagger.ts';
import { evened, named } from '#listening/typing.ts';

/** Characters of a message that are read: some 700 words, more than any answer needs. */
const mostRead = 4000;

/**
 * The interviewer that needs no model and no network. Each turn yields its text in pieces and then its state; the last one also the
 * finished profile. A state that cannot be read is made again from the history.
 */
export function builtinInterviewer(deps: { vocabulary: () => Promise<OpenVocabulary> }): Assistant {
  // The tagger's model is read when the server is built, and neither before that nor while the first student waits.
  setImmediate(() => tagged('model'));
  return async function* answer({ about, state: stored, history, message }, signal) {
    const vocabulary = await deps.vocabulary();
    signal.throwIfAborted();
    const student = studentOf(about, vocabulary);
    const hear = (state: InterviewState, said: string) => {
      const even = evened(said).slice(0, mostRead);
      const text = isForeign(even) ? even : named(even, read(even, vocabulary), vocabulary);
      return respond(state, student, text, read(text, vocabulary));
    };
    const replay = () =>
      history
        .filter((turn) => turn.sender === 'user')
        .slice(-7)
        .reduce((state, turn) => hear(state, turn.text).state, begin(student).state);

    const turn = message === null ? begin(student) : hear(readState(stored) ?? replay(), message);
    // The interviewer writes no Markdown of its own: whatever looks like it came from the student or the record.
    yield* tokens(escaped(turn.text));
    yield { state: turn.state };
    if (turn.over) yield { completed: profileOf(turn.state, student) };
  };
}

const studentOf = (about: About, vocabulary: OpenVocabulary): Student => ({
  firstName: about.firstName,
  school: about.school,
  major: about.major,
  lookingFor: about.lookingFor,
  preferredLocations: about.preferredLocations,
  needsVisa: about.needsVisa,
  canGetClearance: about.canGetClearance,
  homes: about.preferredLocations.flatMap((label) =>
    read(label, vocabulary).mentions.flatMap((mention) => (mention.kind === 'place' ? [{ label, keys: placeKeys(mention.place) }] : [])),
  ),
  majorRoles: rolesForMajor(about.major ?? ''),
});
