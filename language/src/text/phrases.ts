import { singular, wordsOf, type Word } from './text.ts';

/**
 * Phrases looked up by their words. A text is read once, with at most `longest` look-ups for each word; where phrases overlap the
 * longer one wins, then the earlier. Plurals are tolerated for phrases added as such.
 */
export function openPhrases<T>(): Phrases<T> {
  const exact = new Map<string, T[]>();
  const loose = new Map<string, T[]>();
  const longest = new Map<string, number>();
  const heads = new Set<string>();
  const reach = ([first = '', second]: readonly string[], length: number) => {
    longest.set(first, Math.max(longest.get(first) ?? 0, length));
    if (second !== undefined) heads.add(`${first} ${second}`);
  };
  const add = (phrase: string, value: T, plurals: boolean) => {
    const words = /^[a-z ]+$/.test(phrase) ? phrase.split(' ') : wordsOf(phrase).map((word) => word.text);
    const [first] = words;
    if (first === undefined || words.length > 8) return;
    push(exact, words.join(' '), value);
    reach(words, words.length);
    if (!plurals) return;
    const singulars = words.map(singular);
    push(loose, singulars.join(' '), value);
    reach(singulars, words.length);
  };
  const valuesOf = (words: readonly string[], singulars: readonly string[]): readonly T[] => {
    const close = loose.get(singulars.join(' ')) ?? [];
    const values = exact.get(words.join(' '));
    return values === undefined ? close : [...values, ...close.filter((value) => !values.includes(value))];
  };
  // Most words begin no phrase, and most that begin one are not followed by its second word.
  const mostFrom = (words: readonly Word[], from: number): number => {
    const text = words[from]?.text ?? '';
    const one = singular(text);
    const most = Math.max(longest.get(text) ?? 0, one === text ? 0 : (longest.get(one) ?? 0));
    const next = most > 1 ? (words[from + 1]?.text ?? '') : '';
    return next === '' || heads.has(`${text} ${next}`) || heads.has(`${one} ${singular(next)}`) ? most : 1;
  };
  const find = (words: readonly Word[], accept: (value: T, from: number, to: number) => boolean = () => true): Match<T>[] => {
    const found: Match<T>[] = [];
    for (let from = 0; from < words.length; from++) {
      const most = mostFrom(words, from);
      if (most === 0) continue;
      const run = unbroken(words, from, most);
      const singulars = run.map(singular);
      for (let length = run.length; length > 0; length--) {
        const values = valuesOf(run.slice(0, length), singulars.slice(0, length)).filter((value) => accept(value, from, from + length));
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

/** At most `most` words from here on: a phrase does not run over a full stop, a semicolon or a new line. */
function unbroken(words: readonly Word[], from: number, most: number): string[] {
  const run: string[] = [];
  for (const { text, gap } of words.slice(from, from + most)) {
    if (run.length > 0 && /[.;!?\n:]\s|[()|]/.test(gap) && !(gap === '. ' && /^(?:st|ste|ft|mt|dr|jr|sr)$/.test(run.at(-1) ?? ''))) break;
    run.push(text);
  }
  return run;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
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
