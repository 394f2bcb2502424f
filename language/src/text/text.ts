/**
 * The words of a text, for matching. Lower case without accents; "&" is the word "and"; "C++" and "C#" stay whole;
 * "U.S." is "us"; a possessive "'s" is dropped. Offsets are UTF-16, into the text as given. Linear in the text's length.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [raw, plain] = match;
    words.push({
      text: plain === undefined ? normal(raw) : plain.toLowerCase(),
      raw,
      gap: text.slice(end, match.index),
      start: match.index,
      end: match.index + raw.length,
    });
    end = match.index + raw.length;
  }
  return words;
}

/** The key under which a phrase is indexed: its words joined by single spaces. */
export function keyOf(phrase: string): string {
  return wordsOf(phrase)
    .map((word) => word.text)
    .join(' ');
}

/** First letter upper, the rest as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with each run of spaces as one and no empty lines: patterns over runs of spaces would take their time. */
export const evenSpaces = (text: string): string => text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[\n ]*/g, '\n');

/** Lower case, accents removed: "Québec" is "quebec". */
export function fold(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** For keys: "St. Louis" is "st-louis". */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A word without the endings of forms and of who does it: "illustrating" and "illustrators" are "illustrat". */
export const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:ment|ing|ers?|ors?|ists?|ed|es|s|y)$/, '');

/** An English plural's singular, by its ending only: "companies" is "company", "nurses" is "nurse", "physics" is "physic". */
export function singular(word: string): string {
  if (word[word.length - 1] !== 's' || word.length < 4 || word === 'news') return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

// For speed first what most words are; dotted initials; a name that begins with a dot; letters and digits with inner apostrophes and an
// ending ++ or #; signs that stand for words.
const pattern =
  /([A-Za-z0-9]+)(?=[\s,;:!?()/-]|\.\s|$)|(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+\.?|(?<![\p{L}\p{N}])\.(?:net|NET|Net)\b|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*(?:(?:\+\+|#)(?!\p{L}))?|&|@/gu;

function normal(raw: string): string {
  if (raw === '&') return 'and';
  const bare = raw.replace(/['’]s$/i, '').replace(/['’]/g, '');
  return fold(bare.startsWith('.') ? bare : bare.replace(/\./g, ''));
}

export interface Word {
  /** Normalised. */
  text: string;
  raw: string;
  /** What stands between the word before and this one. */
  gap: string;
  start: number;
  end: number;
}

/** Every match of a global pattern; `matchAll` copies the pattern first, which costs more than finding that a text has none. */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** Where a match stands: offsets into its text, the end exclusive. */
export const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

/** A text with blanks in place of some of its spans, so that offsets into it hold. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);

/** The same for two titles of the same words, whatever their order, case and punctuation. */
export const titleKeyOf = (title: string): string => [...new Set(title.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])].sort().join(' ');

/** Whether two spans (offsets into the same text) share a character. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Where words begin in a text from a place on, in any case, not within another word ("la" in "relations"); -1 where they don't. */
export function indexOfWords(text: string, words: string, from = 0): number {
  const [where, what] = [text.toLowerCase(), words.toLowerCase()];
  if (what === '') return -1;
  for (let at = where.indexOf(what, from); at >= 0; at = where.indexOf(what, at + 1))
    if (!letter.test(where.charAt(at - 1)) || !letter.test(what.charAt(0))) return at;
  return -1;
}

const letter = /[\p{L}\p{N}]/u;

interface Span {
  start: number;
  end: number;
}
