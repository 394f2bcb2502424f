import type { Guard } from '@alive/grounding/guard.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import type { Memory, ShownRecord } from './hosted-memory.ts';

/**
 * Passes on what a language model writes, through the guard: who writes before the first word, whom it names before it names them, a paragraph
 * after each pause.
 */
export function openWriting(guard: Guard, memory: Memory): Writing {
  let shown = '';
  let pauses = false;
  const mentioned = new Set<string>();

  function* show(text: string): Generator<AnswerPart> {
    const words = shown === '' ? text.trimStart() : text;
    if (words === '') return;
    if (shown === '') yield { writer: 'model' };
    shown += words;
    const others = memory.all().filter(({ handle, id }) => handle.startsWith('P') && !mentioned.has(id));
    const people = peopleNamed(words, others);
    for (const { id } of people) mentioned.add(id);
    if (people.length > 0) yield { tells: [...mentioned] };
    yield { token: words };
  }

  return {
    *add(text) {
      const speaks = text.trim() !== '';
      const piece = pauses && speaks ? `\n\n${text.trimStart()}` : text;
      if (speaks) pauses = false;
      yield* show(guard.write(piece));
    },
    *pause() {
      pauses = true;
      yield* show(guard.end());
    },
    *end(more = '') {
      yield* show(guard.end());
      if (more !== '') yield* show(`\n\n${more}`);
    },
    text: () => shown,
  };
}

/** Whom of the people a text names, by any part of their name that begins with a capital. */
const peopleNamed = (text: string, people: readonly ShownRecord[]): ShownRecord[] => {
  const words = new Set(wordsOf(text).flatMap(({ raw }) => (/^\p{Lu}/u.test(raw) ? raw.replace(/['’]s$/, '') : [])));
  return people.filter(({ name }) => wordsOf(name).some(({ raw }) => raw.length > 2 && words.has(raw)));
};

interface Writing {
  /** The next piece of the model's words. */
  add: (text: string) => Iterable<AnswerPart>;
  /** Something else is done before the next words; what was said until then is passed on. */
  pause: () => Iterable<AnswerPart>;
  /** The rest of it, and a sentence of our own. */
  end: (more?: string) => Iterable<AnswerPart>;
  /** What was shown so far. */
  text: () => string;
}
