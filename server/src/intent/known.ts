import { read } from '#language/read.ts';
import type { Reading } from '#language/types.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import type { Read } from '#language/written.ts';

/** What reading a question about people stands on. */
export interface Known {
  open: OpenVocabulary;
  now: Date;
  /** Reads the question, where a language model marked it. */
  read?: Read;
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
