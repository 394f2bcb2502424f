import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

/**
 * Whether a word is in a full dictionary of English (npm `word-list`: 274,000 words, sorted, one a line, lower case, with all their forms).
 * The file is read at the first look-up and searched where it lies: about 18 steps a word, 2.8 MB, no set of strings.
 */
export function inDictionary(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  lines ??= readFileSync(wordListPath, 'latin1');
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = lines.lastIndexOf('\n', middle - 1) + 1;
    const next = lines.indexOf('\n', start);
    const end = next < 0 ? lines.length : next;
    const found = lines.slice(start, end);
    if (found === word) return true;
    if (found < word) low = end + 1;
    else high = start;
  }
  return false;
}

let lines: string | null = null;
