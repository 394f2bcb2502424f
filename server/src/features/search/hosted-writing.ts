import type { Guard } from '#grounding/guard.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Memory } from './hosted-memory.ts';
import { peopleNamed } from './hosted-privacy.ts';

/**
 * Passes on what a language model writes, through the guard: who writes before the first word, whom it names before it names them, a paragraph
 * after each pause. A word is passed on when it is whole.
 */
export function openWriting(guard: Guard, memory: Memory): Writing {
  let shown = '';
  let pauses = false;
  let half = '';
  const told = new Set<string>();

  function* show(text: string): Generator<AnswerPart> {
    const words = shown === '' ? text.trimStart() : text;
    if (words === '') return;
    if (shown === '') yield { writer: 'model' };
    shown += words;
    const others = memory.all().filter(({ handle, id }) => handle.startsWith('P') && !told.has(id));
    const people = peopleNamed(shown.slice(-longestName - words.length), others);
    for (const { id } of people) told.add(id);
    if (people.length > 0) yield { tells: [...told] };
    yield { token: words };
  }

  return {
    *add(text) {
      const speaks = text.trim() !== '';
      const piece = pauses && speaks ? `\n\n${text.trimStart()}` : text;
      if (speaks) pauses = false;
      half += piece;
      const end = Math.max(piece.lastIndexOf(' '), piece.lastIndexOf('\n')) + 1;
      if (end === 0 && half.length < longestWord) return;
      const whole = end === 0 ? half : half.slice(0, half.length - piece.length + end);
      half = half.slice(whole.length);
      yield* show(guard.write(whole));
    },
    *pause() {
      pauses = true;
      // Its last word is whole: something else comes next.
      const last = half;
      half = '';
      if (last !== '') yield* show(guard.write(last));
    },
    *end(more = '') {
      yield* show(guard.write(half) + guard.end());
      if (more !== '') yield* show(`\n\n${more}`);
    },
    *cut() {
      yield* show(guard.end());
    },
    text: () => shown,
  };
}

/** Characters. */
const longestName = 100;
const longestWord = 200;

interface Writing {
  /** The next piece of the model's words. */
  add: (text: string) => Iterable<AnswerPart>;
  /** Something else is done before the next words; what was said until then is passed on. */
  pause: () => Iterable<AnswerPart>;
  /** The rest of it, and a sentence of our own. */
  end: (more?: string) => Iterable<AnswerPart>;
  /** The rest of it where the model was cut off in mid-word. */
  cut: () => Iterable<AnswerPart>;
  /** What was shown so far. */
  text: () => string;
}
