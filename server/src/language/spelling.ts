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
  const candidates = (word: string) => (isKnown(word, words) ? [] : near(word, buckets));
  return { candidates, correct: (word) => (word.length < 5 ? null : best(word, candidates(word))) };
}

/** Letters of another script, ordinary English and known words are no slips. */
function isKnown(word: string, words: ReadonlySet<string>): boolean {
  return word.length < 4 || word.length > 24 || !/^\p{L}+$/u.test(word) || words.has(word) || isEmpty(word) || isOrdinary(word);
}

/** The words a slip of the pen away: one edit, two from eight letters on, swapped letters counting as one. */
function near(word: string, buckets: ReadonlyMap<string, readonly string[]>): string[] {
  const most = word.length < 8 ? 1 : 2;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, index) => word.length - most + index);
  return lengths
    .flatMap((length) => buckets.get(`${word[0]}${length}`) ?? [])
    .filter((candidate) => editsBetween(word, candidate) <= most && !isForm(word, candidate));
}

/** The nearest; of equally near ones that with a letter more, for letters are left out more often than put in. Null where two fit as well. */
function best(word: string, candidates: readonly string[]): string | null {
  const least = Math.min(...candidates.map((candidate) => editsBetween(word, candidate)));
  const nearest = candidates.filter((candidate) => editsBetween(word, candidate) === least);
  const longer = nearest.filter((candidate) => candidate.length > word.length);
  const [only, ...others] = longer.length === 1 ? longer : nearest;
  return others.length > 0 ? null : (only ?? null);
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
  /** The one known word that must be meant; null for an ordinary or known word, and where two fit as well. */
  correct(word: string): string | null;
  /** All known words that may be meant. */
  candidates(word: string): string[];
}
