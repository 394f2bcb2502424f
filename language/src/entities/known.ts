import type { Setting } from '../tagger/requests.ts';
import type { OpenVocabulary } from '../lexicon/vocabulary.ts';
import { respelled } from '../text/respelled.ts';
import { wordsOf } from '../text/text.ts';
import { read } from './read.ts';
import type { Reading } from './types.ts';
import { placeNamed as named, type Read } from './written.ts';

/** The place that a label names in a question about people; null for what is none. */
export const placeNamed = (label: string, { open, now }: Known) => named(label, (text) => read(text, open, now));

/** The keys any of which a record holds that is in the place; none for what is no place. See language/places/place-keys.ts. */
export const placeKeysOf = (label: string, known: Known): string[] => placeNamed(label, known)?.keys ?? [];

/** What reading a question about people stands on. */
export interface Known {
  open: OpenVocabulary;
  now: Date;
  /** Reads the question, where a language model marked it. */
  read?: Read;
  /** Where the message is said; absent for words by themselves, which the rules read alone. */
  setting?: Setting;
  /** Who asks: "my major", "my year", "near me". */
  student: StudentKnown;
  /** Whether a word, in lower case without accents, is part of the name of somebody whom students may see. */
  isName: (word: string) => boolean;
}

interface StudentKnown {
  school: string | null;
  major: string | null;
  graduationYear: number | null;
  /** Labels of the places where the student would like to work. */
  places: string[];
}

/** A question or a part of it as it is read. */
export const readingOf = (text: string, known: Known): Reading => known.read?.(text) ?? read(text, known.open, known.now);

/** A question in plain spelling, but for the names in it and those of people. */
export const inPlainSpelling = (question: string, { open, now, isName }: Pick<Known, 'open' | 'now' | 'isName'>): string =>
  respelled(question, (text) => [
    ...read(text, open, now).mentions,
    ...wordsOf(text).filter((word) => word.text.length > 3 && isName(word.text)),
  ]);
