import { distance } from 'fastest-levenshtein';
import { fieldsAbroad, nounsAbroad } from './other-languages.ts';
import { commonWords, isCommon, isEmpty } from './english.ts';

/**
 * Words that may be meant where a text has one that nobody knows. Known are the words it learnt and those of a full dictionary, of which
 * only the learnt ones are offered. Looked up by first letter and length.
 */
export function openSpelling(inDictionary: (word: string) => boolean): Spelling {
  const buckets = new Map<string, string[]>();
  const words = new Set<string>();
  const learn = (word: string) => {
    if (words.has(word)) return;
    words.add(word);
    if (word.length < 4 || !/^\p{L}+$/u.test(word)) return;
    const key = `${word[0]}${word.length}`;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [word]);
    else bucket.push(word);
  };
  const correct = (word: string): string | null => {
    if (word.length < 5 || !isSlip(word)) return null;
    const candidates = near(word, buckets);
    const least = Math.min(...candidates.map((candidate) => editsBetween(word, candidate)));
    // "Actualy" is an English word as nearly as it is an actuary.
    if (near(word, commonOnes()).some((common) => !words.has(common) && editsBetween(word, common) <= least)) return null;
    // Of English and foreign words an English one is meant.
    const english = candidates.filter((candidate) => !nounsAbroad.has(candidate) && !fieldsAbroad.has(candidate));
    return best(word, english) ?? best(word, candidates.filter(inDictionary)) ?? best(word, candidates);
  };
  const isSlip = (word: string) => canSlip(word) && !words.has(word) && !inDictionary(word);
  return {
    learn,
    candidates: (word) => (canSlip(word) && !words.has(word) && !(isCommon(word) && inDictionary(word)) ? near(word, buckets) : []),
    correct: (word) => {
      const one = correct(word);
      if (one !== null || !word.endsWith('s') || !isSlip(word)) return one;
      const singular = correct(word.slice(0, -1));
      return singular === null ? null : `${singular}s`;
    },
    isWord: (word) => words.has(word) || inDictionary(word),
  };
}

let commonBuckets: ReadonlyMap<string, readonly string[]> | null = null;
/** The common words of English, as they are looked up; they never change. */
const commonOnes = () => (commonBuckets ??= Map.groupBy(commonWords(), (word) => `${word[0]}${word.length}`));

/** Letters of another script and the smallest words are no slips. */
function canSlip(word: string): boolean {
  return word.length > 3 && word.length < 25 && /^\p{L}+$/u.test(word) && !isEmpty(word);
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
  const same = nearest.filter((candidate) => candidate.length === word.length);
  if (nearest.length === 0) return null;
  const [only, ...others] = [longer, same].find((some) => some.length === 1) ?? nearest;
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
  learn(word: string): void;
  /** The one known word that must be meant, in the plural where its singular is known; null for an ordinary or known word, and where two fit as well. */
  correct(word: string): string | null;
  /** All known words that may be meant, of a rare English word too: its neighbours must speak for it. */
  candidates(word: string): string[];
  /** English, or known. */
  isWord(word: string): boolean;
}
