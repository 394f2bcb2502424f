import type { OpenVocabulary } from '#language/vocabulary.ts';

/** What reading a question about people stands on. */
export interface Known {
  open: OpenVocabulary;
  now: Date;
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
