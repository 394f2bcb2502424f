import type { Word } from '#language/text.ts';

/** Whether a word is written as a name may be ("Acme", "iRobot", "7Bridges"); a handle is none. */
export function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^(?:\p{Lu}|\p{Ll}+\p{Lu}|\d+\p{Ll}*\p{Lu}\p{Ll})/u.test(word.raw) && !handle.test(word.raw);
}

/** "SQL", "RNs". */
export const isAbbreviation = (word: Word | undefined): boolean => word !== undefined && /^[A-Z][A-Z0-9]{0,5}s?$/.test(word.raw);

const handle = /^[JPC]\d{1,3}$/;
