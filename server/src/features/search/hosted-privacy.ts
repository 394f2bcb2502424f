import type { Turn } from '#platform/chat.ts';
import { wordsOf } from '#language/text.ts';
import type { Told } from './hosted-memory.ts';

/** Earlier answers without the names of people who are not shown any more, nor any part of them. */
export function withoutNames(history: readonly Turn[], gone: readonly Told[]): Turn[] {
  const parts = new Set(gone.flatMap(({ name }) => wordsOf(name).flatMap(({ raw }) => (raw.length > 2 ? raw : []))));
  const without = (text: string) =>
    gone
      .reduce((rest, { cited, name }) => rest.replaceAll(cited, somebody).replaceAll(name, somebody), text)
      .replace(/[\p{L}\p{M}]+/gu, (word) => (parts.has(word) ? somebody : word));
  return history.map((turn) => (turn.sender === 'user' || gone.length === 0 ? turn : { ...turn, text: without(turn.text) }));
}

const somebody = 'somebody';

/** Whom of the people a text names, by any part of their name that begins with a capital. */
export const peopleNamed = (text: string, people: readonly Told[]): Told[] => {
  const words = new Set(wordsOf(text).flatMap(({ raw }) => (/^\p{Lu}/u.test(raw) ? raw.replace(/['’]s$/, '') : [])));
  return people.filter(({ name }) => wordsOf(name).some(({ raw }) => raw.length > 2 && words.has(raw)));
};
