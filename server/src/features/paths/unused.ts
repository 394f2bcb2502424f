import { cleaned } from '#intent/clean.ts';
import type { Item } from '#intent/item.ts';
import { itemsOf } from '#intent/items.ts';
import type { Known } from '#intent/known.ts';
import { wordsLeft } from '#intent/words-left.ts';
import { read } from '#language/read.ts';
import { singular, wordsOf } from '#language/text.ts';

/**
 * The parts of a dream, as typed and in their order, that nothing was made of: what names something else than the `used` words of the job
 * ("Boston"), and words that name nothing ("walkable"). What is not wanted is none.
 */
export function unusedIn(query: string, used: readonly string[], known: Known): string[] {
  const text = cleaned(query.slice(0, longest).replace(grownUp, ' '), known.open);
  const { mentions, unread } = read(text, known.open, known.now);
  const { items } = itemsOf(text, mentions);
  const rest = wordsLeft(text, items, unread, [], known);
  const told = new Set(used.flatMap(wordsIn));
  const left = [...items.filter(({ negated }) => !negated), ...rest.items].map(({ start, end }: Pick<Item, 'start' | 'end'>) => ({
    start,
    said: text.slice(start, end),
  }));
  const words = rest.left.map((said) => ({ start: text.indexOf(said), said }));
  const parts = [...left, ...words]
    .filter(({ said }) => !wordsIn(said).every((word) => told.has(word)))
    .toSorted((a, b) => a.start - b.start);
  return [...new Set(parts.map(({ said }) => said))];
}

const longest = 300;
/** A way to say "some day". */
const grownUp = /\bwhen i(?:'m| am)? gr(?:ow|own) up\b/i;

const wordsIn = (text: string): string[] => wordsOf(text).map((word) => singular(word.text));
