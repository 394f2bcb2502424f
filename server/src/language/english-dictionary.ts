import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

/**
 * Looks words up in a full dictionary of English (npm `word-list`: 274,000 words, sorted, one a line, lower case, with all their forms).
 * The file is read at the first look-up and searched where it lies: about 18 steps a word, 2.8 MB, no set of strings.
 */
export function openDictionary(path: string = wordListPath): (word: string) => boolean {
  let bytes: Buffer | null = null;
  return (word) => {
    if (!/^[a-z]+$/.test(word)) return false;
    bytes ??= readFileSync(path);
    return holds(bytes, word);
  };
}

function holds(bytes: Buffer, word: string): boolean {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = bytes.lastIndexOf(newline, middle - 1) + 1;
    const next = bytes.indexOf(newline, start);
    const end = next < 0 ? bytes.length : next;
    const found = bytes.toString('latin1', start, end);
    if (found === word) return true;
    if (found < word) low = end + 1;
    else high = start;
  }
  return false;
}

const newline = 10;
