import { withoutHedges } from './moves.ts';
import { cut, plain, wordCount } from './grammar.ts';
import type { Swap } from './corrections.ts';
import type { Facts, Named, Topic } from './facts.ts';

/** What one message tells. */
export interface Understood {
  facts: Facts;
  /** Phrases and names that no longer hold. */
  takenBack: string[];
  /** What the student says they never said. */
  unsaid: string[];
  /** What takes the place of what. */
  swaps: Swap[];
  settles: Set<Topic>;
  corrects: boolean;
  /** It begins by denying what was understood: "no, …", "I said …". */
  denies: boolean;
  /** What a death, an illness or a loss befell ("your brother", '' where it is not said); null when none is told. */
  sorrow: string | null;
  /** What the student did or does, as clauses in the second person: "you redid the scheduling system". */
  tellings: string[];
}

/** Adds a phrase once. */
export function add(list: string[], thing: string): void {
  if (list.length < 20 && thing.length <= 120 && !list.some((known) => plain(known) === plain(thing))) list.push(thing);
}

/** Adds a name once. */
export function addNamed(list: Named[], thing: Named): void {
  if (list.length < 20 && thing.name.length <= 120 && !list.some((known) => isSame(known, thing))) list.push(thing);
}

/** One name said in one way, or in a shorter one: "nurse" after "pediatric nurse"; a case manager beside a social worker is another. */
export const isSame = (known: Named, thing: Named): boolean =>
  plain(known.said) === plain(thing.said) ||
  (plain(known.name) === plain(thing.name) &&
    (plain(known.said).endsWith(plain(thing.said)) ||
      plain(thing.said).endsWith(plain(known.said)) ||
      plain(known.said) === plain(known.name)));

/** Keeps the first sentence that says something, at most 14 words of it, as it was put; a remark on the question says nothing. */
export function quote(told: Understood, topic: Topic, text: string): void {
  const sentence =
    withoutHedges(text)
      .split(/(?<=[.!?])\s+|\n/)
      .find((part) => wordCount(part) >= 2) ?? withoutHedges(text);
  if (/\bquestions?\b/i.test(sentence)) return;
  const words = cut(sentence.replace(/["“”<>[\]`|#*_?!]/g, ''), 14);
  if (words.length > 140) return;
  if (stems(words).length > 1 || /[^\p{Script=Latin}\P{L}]/u.test(words)) told.facts.quotes.push({ topic, text: words });
}

/** Whether any of the phrases names the thing, by its words: "not the painting" names "painting landscapes". */
export function says(phrases: readonly string[], thing: string): boolean {
  const words = new Set(stems(thing));
  return phrases.some((phrase) => {
    const named = stems(phrase);
    return named.length > 0 && named.every((stem) => words.has(stem));
  });
}

/** The stems of the words that carry meaning. */
export const stems = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 1 && !smallWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ings?|ies|es|s|ed|er)$/, '') : word));

const smallWords = new Set(
  'the a an my your our of in on at to for with and or not no but it that this some any being doing working work i you do did is was be'.split(
    ' ',
  ),
);
