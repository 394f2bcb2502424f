import { distance } from 'fastest-levenshtein';
import { singular, wordsOf } from '../text/text.ts';
import type { Known } from '../entities/known.ts';

/**
 * A message as one line of plain words for patterns to look at: lower case, one space between words, possessives as "women's", a comma or
 * stop as ",". Words nobody knows that are a slip away from one of `meant` are put right. With where each character came from.
 */
export function saidWords(message: string, { open, isName }: Known, meant: readonly string[] = []): Said {
  const byLength = Map.groupBy(meant, (word) => word.length);
  const listed = new Set(meant);
  const starts: number[] = [];
  const ends: number[] = [];
  let line = ' ';
  let tries = 60;
  const add = (text: string, start: number, end: number) => {
    while (starts.length < line.length) starts.push(start);
    while (ends.length < line.length) ends.push(start);
    for (let at = 0; at < text.length; at++) {
      starts.push(start);
      ends.push(end);
    }
    line += `${text} `;
  };
  for (const word of wordsOf(message)) {
    if (/[,.;:!?\n]/.test(word.gap)) add(',', word.start, word.start);
    const isKnown =
      word.text.length < 5 ||
      [word.text, singular(word.text)].some((form) => open.spelling.isWord(form) || listed.has(form)) ||
      isName(word.text) ||
      tries-- <= 0;
    const text = isKnown ? word.text : (slipOf(word.text, byLength) ?? word.text);
    add(/['’]s$/i.test(word.raw) ? `${text}'s` : text, word.start, word.end);
  }
  return { line, spanOf: (from, to) => ({ start: starts[from] ?? message.length, end: ends[to - 1] ?? message.length }) };
}

/** The word that a slip of the pen made this one: one edit, swapped letters counting as one, two edits from nine letters on. */
function slipOf(word: string, byLength: ReadonlyMap<number, readonly string[]>): string | null {
  const most = word.length < 9 ? 1 : 2;
  for (let length = word.length - most; length <= word.length + most; length++) {
    const found = byLength.get(length)?.find((one) => one[0] === word[0] && (distance(word, one) <= most || isSwapped(word, one)));
    if (found !== undefined) return found;
  }
  return null;
}

function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = Array.from({ length: word.length }, (_, index) => index).findIndex((index) => word[index] !== other[index]);
  return word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2);
}

export interface Said {
  line: string;
  /** Where characters `from` to `to` of the line stand in the message. */
  spanOf: (from: number, to: number) => { start: number; end: number };
}
