import { distance } from 'fastest-levenshtein';
import { isEmpty, isOrdinary } from './english.ts';

/** Words that may be meant where a text has one that nobody knows; looked up by first letter and length. */
export function openSpelling(known: Iterable<string>): Spelling {
  const buckets = new Map<string, string[]>();
  const words = new Set<string>();
  for (const word of known) {
    if (words.has(word)) continue;
    words.add(word);
    if (word.length < 4 || !/^\p{L}+$/u.test(word)) continue;
    const key = `${word[0]}${word.length}`;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [word]);
    else bucket.push(word);
  }
  return { correct: (word) => correct(word, words, buckets) };
}

/**
 * The one known word a slip of the pen away: one edit from five letters on, two from eight, swapped letters counting as one. Null for
 * an ordinary English word, a known one, and where two fit as well.
 */
function correct(word: string, words: ReadonlySet<string>, buckets: ReadonlyMap<string, readonly string[]>): string | null {
  if (word.length < 5 || word.length > 24 || !/^\p{L}+$/u.test(word) || words.has(word) || isEmpty(word) || isOrdinary(word)) return null;
  const most = word.length < 8 ? 1 : 2;
  let best: string | null = null;
  let least = most + 1;
  let ties = 0;
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const candidate of buckets.get(`${word[0]}${length}`) ?? []) {
      const edits = editsBetween(word, candidate);
      if (edits > most || edits > least || isForm(word, candidate)) continue;
      ties = edits === least ? ties + 1 : 0;
      best = candidate;
      least = edits;
    }
  return ties > 0 ? null : best;
}

function editsBetween(word: string, candidate: string): number {
  const edits = distance(word, candidate);
  if (edits !== 2 || word.length !== candidate.length) return edits;
  return lettersOf(word) === lettersOf(candidate) ? 1 : 2;
}

function lettersOf(word: string): string {
  return Array.from(word).sort().join('');
}

/** "rocketry" is no slip for "rocket". */
function isForm(word: string, candidate: string): boolean {
  return Math.abs(word.length - candidate.length) > 1 && (word.startsWith(candidate) || candidate.startsWith(word));
}

export interface Spelling {
  correct(word: string): string | null;
}
