import { nearestPrefix } from './typo.ts';
import { joined, spanOf, wordsOf } from './words.ts';
import type { Span, Word } from './words.ts';

/**
 * The items that fit what was typed, best first, `limit` at most; nothing for an empty query.
 * Order: a whole name or alias; the same but for fillers such as "the" and "university of"; the beginning of a name; the
 * same but for fillers; the beginning of an alias; of a later word in either; of several words in any order; the inside of
 * a word; then slips of the keys, one in four letters or more, two in eight. Slips are looked for only while no word
 * begins with what was typed. Ties keep the list's order. Case, accents, spaces and punctuation do not count.
 *
 * `match` is the UTF-16 span of the name to highlight, null when only an alias fits; `alias` is then that alias,
 * otherwise the item's first one, absent when it has none.
 */
export const rankSuggestions = <T extends Named>(items: readonly T[], query: string, limit = 10): Suggestion<T>[] => {
  const typed = read(query);
  if (typed.all === '') return [];
  let found = suggestionsBy(items, (text) => fit(text, typed));
  if (!found.some(({ tier }) => tier <= tiers.scattered)) found = [...found, ...slips(items, typed, found)];
  return found
    .toSorted((a, b) => a.tier - b.tier)
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
};

const tiers = { whole: 0, core: 1, nameStart: 2, coreStart: 3, aliasStart: 4, words: 5, scattered: 6, inside: 7, slip: 8 } as const;

/** Words that people add, drop and move without meaning another school or major. */
const fillers = new Set(['the', 'of', 'at', 'in', 'and', 'university', 'univ']);

const read = (query: string): Typed => {
  const words = wordsOf(query);
  const core = withoutFillers(words);
  return { all: joined(words[0]?.text === 'the' && words.length > 1 ? words.slice(1) : words), core: joined(core), words: core };
};

const withoutFillers = (words: readonly Word[]): Word[] => words.filter((word) => !fillers.has(word.text));

const suggestionsBy = <T extends Named>(items: readonly T[], fits: (text: string) => Fit | null): Ranked<T>[] =>
  items.flatMap((item) => {
    const name = fits(item.name);
    let best: { alias: string; tier: number } | null = null;
    for (const alias of item.aliases) {
      const tier = aliasTier(fits(alias));
      if (tier < (best?.tier ?? Infinity)) best = { alias, tier };
    }
    if (name === null && best === null) return [];
    const alias = name === null ? best?.alias : item.aliases[0];
    const suggestion = { item, ...(alias !== undefined && { alias }), match: name && name.span };
    return [{ suggestion, tier: Math.min(name?.tier ?? Infinity, best?.tier ?? Infinity) }];
  });

const aliasTier = (found: Fit | null): number => {
  if (found === null) return Infinity;
  return found.tier === tiers.nameStart || found.tier === tiers.coreStart ? tiers.aliasStart : found.tier;
};

const fit = (text: string, typed: Typed): Fit | null => {
  const words = wordsOf(text);
  const letters = joined(words);
  const at = letters.indexOf(typed.all);
  if (at === 0) return { tier: letters === typed.all ? tiers.whole : tiers.nameStart, span: spanOf(words, 0, typed.all.length) };
  return fitCore(words, typed) ?? (at > 0 ? fitWithin(words, letters, typed.all) : null) ?? fitInAnyOrder(words, typed);
};

const fitCore = (words: readonly Word[], typed: Typed): Fit | null => {
  if (typed.core === '') return null;
  const core = withoutFillers(words);
  const letters = joined(core);
  if (!letters.startsWith(typed.core)) return null;
  return { tier: letters === typed.core ? tiers.core : tiers.coreStart, span: spanOf(core, 0, typed.core.length) };
};

/** At the start of a word it may run on into the next ones; inside a word it may not. */
const fitWithin = (words: readonly Word[], letters: string, typed: string): Fit | null => {
  let start = 0;
  for (const word of words) {
    if (letters.startsWith(typed, start)) return { tier: tiers.words, span: spanOf(words, start, start + typed.length) };
    start += word.text.length;
  }
  for (const word of words) {
    const at = word.text.indexOf(typed);
    if (at > 0) return { tier: tiers.inside, span: { start: word.start + at, end: word.start + at + typed.length } };
  }
  return null;
};

const fitInAnyOrder = (words: readonly Word[], typed: Typed): Fit | null => {
  const [first, ...others] = typed.words;
  if (first === undefined || others.length === 0 || typed.words.some((word) => word.text.length === 1)) return null;
  const begins = (part: Word) => words.find((word) => word.text.startsWith(part.text));
  const shown = begins(first);
  if (shown === undefined || !others.every(begins)) return null;
  return { tier: tiers.scattered, span: { start: shown.start, end: shown.start + first.text.length } };
};

const slips = <T extends Named>(items: readonly T[], typed: Typed, found: readonly Ranked<T>[]): Ranked<T>[] => {
  const most = typed.all.length >= 8 ? 2 : typed.all.length >= 4 ? 1 : 0;
  if (most === 0) return [];
  const known = new Set(found.map(({ suggestion }) => suggestion.item));
  const others = items.filter((item) => !known.has(item));
  const nearest = nearestPrefix(typed.all, most);
  return suggestionsBy(others, (text) => fitSlip(text, nearest));
};

/** Fewest edits first; of the same number the whole text, then its beginning, then a later word. */
const fitSlip = (text: string, nearest: ReturnType<typeof nearestPrefix>): Fit | null => {
  const words = wordsOf(text);
  const letters = joined(words);
  let best: Fit | null = null;
  let start = 0;
  for (const word of words) {
    const near = nearest(letters.slice(start));
    if (near) {
      const place = start > 0 ? 0.2 : near.length < letters.length ? 0.1 : 0;
      const tier = tiers.slip + near.distance + place;
      if (tier < (best?.tier ?? Infinity)) best = { tier, span: spanOf(words, start, start + near.length) };
    }
    start += word.text.length;
  }
  return best;
};

export interface Suggestion<T> {
  item: T;
  alias?: string;
  match: Span | null;
}

interface Named {
  name: string;
  aliases: readonly string[];
}

interface Typed {
  /** Every letter and digit, without a leading "the". */
  all: string;
  /** The same without fillers. */
  core: string;
  /** The words that are no fillers. */
  words: readonly Word[];
}

interface Fit {
  tier: number;
  span: Span;
}

interface Ranked<T> {
  suggestion: Suggestion<T>;
  tier: number;
}
