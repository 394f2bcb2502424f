import { placeKeys } from '#language/place-keys.ts';
import { read } from '#language/read.ts';
import { rolesForMajor } from '#language/roles.ts';
import type { Reading } from '#language/types.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { isForeign } from '#listening/foreign.ts';
import { evened, named } from '#listening/typing.ts';
import type { About, AssistantTurn } from '#platform/chat.ts';
import { begin, respond, type Turn } from './interview.ts';
import { type InterviewState, readState } from './state.ts';
import type { Student } from './student.ts';

/**
 * What the built-in interviewer makes of a message: what is known after it, what it would say, and whether the interview is over. Whoever
 * speaks, this is heard. A state that cannot be read is made again from the history.
 */
export function heard({ about, state: stored, history, message }: AssistantTurn, vocabulary: OpenVocabulary): Heard {
  const student = studentOf(about, vocabulary);
  const hear = (state: InterviewState, said: string) => {
    const { text, reading } = readMessage(said, vocabulary);
    return respond(state, student, text, reading);
  };
  const replay = () =>
    history
      .filter((turn) => turn.sender === 'user')
      .slice(-7)
      .reduce((state, turn) => hear(state, turn.text).state, begin(student).state);
  if (message === null) return { student, turn: begin(student) };
  const { unanswered: isOpen, ...state } = readState(stored) ?? replay();
  const isRepeated = isOpen === true && history.findLast(({ sender }) => sender === 'user')?.text === message;
  return { student, turn: isRepeated ? { state, text: state.put.at(-1) ?? '', over: false } : hear(state, message) };
}

/** What is kept while an answer is being written: the message is heard, but the question after it may never be seen. */
export const unanswered = (state: InterviewState, before: unknown): InterviewState => ({
  ...state,
  asking: readState(before)?.asking ?? state.asking,
  offered: [],
  clash: null,
  unanswered: true,
});

/** A message in even form, as far as it is read, and what is named in it. */
export function readMessage(said: string, vocabulary: OpenVocabulary): { text: string; reading: Reading } {
  const even = evened(said).slice(0, mostRead);
  const text = isForeign(even) ? even : named(even, read(even, vocabulary), vocabulary);
  return { text, reading: read(text, vocabulary) };
}

/** Characters of a message that are read: some 700 words, more than any answer needs. */
export const mostRead = 4000;

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

interface Heard {
  student: Student;
  turn: Turn;
}
