import { singular, wordsOf, type Word } from './text.ts';

/**
 * Phrases looked up by their words. A text is read once, with at most `longest` look-ups for each word; where phrases overlap the
 * longer one wins, then the earlier. Plurals are tolerated for phrases added as such.
 */
export function openPhrases<T>(): Phrases<T> {
  const exact = new Map<string, T[]>();
  const loose = new Map<string, T[]>();
  const longest = new Map<string, number>();
  const add = (phrase: string, value: T, plurals: boolean) => {
    const words = /^[a-z ]+$/.test(phrase) ? phrase.split(' ') : wordsOf(phrase).map((word) => word.text);
    const [first] = words;
    if (first === undefined || words.length > 8) return;
    push(exact, words.join(' '), value);
    reach(longest, first, words.length);
    if (!plurals) return;
    const singulars = words.map(singular);
    push(loose, singulars.join(' '), value);
    reach(longest, singular(first), words.length);
  };
  const at = (words: readonly Word[], singulars: readonly string[], from: number, length: number): Match<T> | null => {
    const key = joined(words, from, length);
    if (key === '') return null;
    const close = loose.get(singulars.slice(from, from + length).join(' ')) ?? [];
    const values = exact.get(key);
    return {
      from,
      to: from + length,
      values: values === undefined ? close : [...values, ...close.filter((value) => !values.includes(value))],
    };
  };
  const find = (words: readonly Word[], accept: (value: T, from: number, to: number) => boolean = () => true): Match<T>[] => {
    const singulars = words.map((word) => singular(word.text));
    const found: Match<T>[] = [];
    for (let from = 0; from < words.length; from++) {
      const most = Math.max(longest.get(words[from]?.text ?? '') ?? 0, longest.get(singulars[from] ?? '') ?? 0);
      for (let length = Math.min(most, words.length - from); length > 0; length--) {
        const match = at(words, singulars, from, length);
        const values = match?.values.filter((value) => accept(value, from, from + length)) ?? [];
        if (values.length > 0) found.push({ from, to: from + length, values });
      }
    }
    return apart(found);
  };
  return { add, find, has: (phrase) => exact.has(phrase), keys: () => exact.keys() };
}

/** Of overlapping matches the longer stays, then the earlier; in the order of the text. */
function apart<T>(matches: Match<T>[]): Match<T>[] {
  const taken = new Set<number>();
  const kept: Match<T>[] = [];
  for (const match of matches.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    let free = true;
    for (let at = match.from; at < match.to; at++) free &&= !taken.has(at);
    if (!free) continue;
    for (let at = match.from; at < match.to; at++) taken.add(at);
    kept.push(match);
  }
  return kept.sort((a, b) => a.from - b.from);
}

// A phrase does not run over a full stop, a semicolon or a new line.
function joined(words: readonly Word[], from: number, length: number): string {
  let key = words[from]?.text ?? '';
  for (let at = from + 1; at < from + length; at++) {
    const word = words[at];
    if (word === undefined || /[.;!?\n:]\s|[()|]/.test(word.gap)) return '';
    key += ` ${word.text}`;
  }
  return key;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

function reach(longest: Map<string, number>, first: string, length: number): void {
  longest.set(first, Math.max(longest.get(first) ?? 0, length));
}

export interface Phrases<T> {
  add(phrase: string, value: T, plurals: boolean): void;
  find(words: readonly Word[], accept?: (value: T, from: number, to: number) => boolean): Match<T>[];
  has(key: string): boolean;
  keys(): Iterable<string>;
}

/** Words `from` to `to`, exclusive. */
export interface Match<T> {
  from: number;
  to: number;
  values: T[];
}
