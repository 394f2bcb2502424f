import type { Profile } from '@alive/contract/profile.ts';
import type { About, Turn } from '#platform/chat.ts';
import { delimited } from '#platform/llm/delimited.ts';
import { beginningOf, delimitedJson, tellable } from './hosted-facts.ts';
import type { ShownRecord } from './hosted-memory.ts';
import type { SearchState } from './state.ts';
import { tooLong } from './copy/model.ts';

/**
 * The conversation as a language model is sent it: what was said last, and before the newest message what is known of the student, the
 * search and the records, each as data between tags.
 */
export function messagesFor({ message, history, about, state, records, found, today }: Known): Turn[] {
  const data = [
    delimitedJson('student', studentFacts(about)),
    delimitedJson('search', searchFacts(state, records, today)),
    found === null ? '' : delimitedJson('found', found),
    records.length === 0 ? '' : delimited('records', records.map(({ handle, facts }) => `${handle}: ${facts}`).join('\n')),
    delimited('message', beginningOf(message, longestMessage)),
  ];
  return [...latestOf(history, records), { sender: 'user', text: data.filter((part) => part !== '').join('\n') }];
}

/** Of the student as a model may know them. */
const studentFacts = ({ firstName, school, major, graduationYear, preferredLocations, lookingFor, profile, musts = [] }: About) => ({
  firstName,
  school,
  major,
  graduationYear,
  preferredPlaces: preferredLocations,
  lookingFor,
  ...(profile === null ? {} : { profile: profileFacts(profile) }),
  ...(musts.length > 0 ? { musts } : {}),
});

const profileFacts = ({ interests, target_companies, target_roles, ideal_environment }: Profile) => ({
  interests,
  target_companies,
  target_roles,
  ideal_environment,
});

const searchFacts = ({ conditions, total, last, people }: SearchState, records: readonly ShownRecord[], today: string) => {
  const handles = (shown: readonly { id: string }[]) => shown.flatMap(({ id }) => records.find((one) => one.id === id)?.handle ?? []);
  return {
    today,
    conditions: tellable(conditions).map(({ field, op, value, label }) => ({ field, op, value, label })),
    ...(total === null ? {} : { shownLast: handles(last) }),
    ...(people === null ? {} : { peopleShownLast: handles(people.shown) }),
  };
};

/** What was said last, each message by its beginning; records are named by their handles again. */
function latestOf(history: readonly Turn[], records: readonly ShownRecord[]): Turn[] {
  const turns: Turn[] = [];
  let left = mostCharacters;
  for (const { sender, text } of history.slice(-mostTurns).toReversed()) {
    const words = sender === 'user' ? text : byHandle(withoutOurs(text), records);
    if (words.trim() === '') continue;
    const beginning = beginningOf(words, longestEarlier);
    const said = sender === 'user' ? delimited('message', beginning) : beginning;
    left -= said.length;
    if (left < 0) break;
    turns.unshift({ sender, text: said });
  }
  // Providers want a conversation to begin with the student.
  return turns.slice(turns.findIndex(({ sender }) => sender === 'user') >>> 0);
}

/** A model must not take a sentence of the server for its own. */
const withoutOurs = (answer: string): string => answer.replace(tooLong, '').trimEnd();

const byHandle = (text: string, records: readonly ShownRecord[]): string =>
  records.reduceRight((rest, { handle, cited }) => rest.replaceAll(cited, `[${handle}]`), text);

/** Of what was said before. */
const mostTurns = 24;
const mostCharacters = 12_000;
const longestEarlier = 2000;
/** Characters of the newest message. */
const longestMessage = 6000;

interface Known {
  message: string;
  history: readonly Turn[];
  about: About;
  state: SearchState;
  /** Records that may be named by their handles. */
  records: readonly ShownRecord[];
  /** What was done about the message; null where it asks nothing of the search. */
  found: object | null;
  /** "2026-11-20". */
  today: string;
}
