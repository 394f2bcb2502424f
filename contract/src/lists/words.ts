/**
 * The words of a text for comparing: lower case, accents off, everything but letters and digits apart
 * ("Texas A&M" → texas, a, m). `start` and `end` are UTF-16 offsets in the text as given.
 */
export const wordsOf = (text: string): Word[] => {
  const plain = fold(text);
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at <= plain.length; at += 1) {
    const inWord = at < plain.length && isWordCharacter(plain, at);
    if (inWord && start < 0) start = at;
    if (!inWord && start >= 0) {
      words.push({ text: plain.slice(start, at), start, end: at });
      start = -1;
    }
  }
  return words;
};

/** The words run together, so that "georgia-tech", "GeorgiaTech" and "Georgia Tech" are one. */
export const joined = (words: readonly Word[]): string => {
  let letters = '';
  for (const word of words) letters += word.text;
  return letters;
};

/** The span in the original text of letters `start` to `end` (exclusive) of the joined words. */
export const spanOf = (words: readonly Word[], start: number, end: number): Span => {
  const span = { start: 0, end: 0 };
  let passed = 0;
  for (const word of words) {
    const length = word.text.length;
    if (start >= passed && start < passed + length) span.start = word.start + start - passed;
    if (end > passed && end <= passed + length) span.end = word.start + end - passed;
    passed += length;
  }
  return span;
};

// Keeps the length, so that offsets stay those of the original: a letter loses its accent only where one character remains.
const fold = (text: string): string => (ascii.test(text) ? text : text.replace(/[^\0-\x7f]/g, withoutAccent)).toLowerCase();

const withoutAccent = (character: string): string => {
  const base = character.normalize('NFD').replace(/\p{M}/gu, '');
  return base.length === 1 ? base : character;
};

const isWordCharacter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}\p{Cs}]/u.test(text.charAt(at));
};

const ascii = /^[\0-\x7f]*$/;

export interface Span {
  start: number;
  end: number;
}

export interface Word extends Span {
  text: string;
}
