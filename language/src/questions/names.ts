import { isOrdinary } from '../text/english.ts';
import { blanked, type Word, wordsOf } from '../text/text.ts';
import { type Item, itemOf } from '../conditions/item.ts';
import type { Known } from '../entities/known.ts';
import { wordSet } from '../tables/tables.ts';

/**
 * Names of persons: words that are names of somebody visible, next to each other in capitals or after "find", "named", "who is"; after
 * "named" any word. "Morgan Stanley" and "Austin" are what the language knows them as. Taken out of the text.
 */
export function namesIn(text: string, known: Known): { text: string; items: Item[] } {
  const words = wordsOf(text);
  const items: Item[] = [];
  let rest = text;
  const shouting = text === text.toUpperCase();
  for (let at = 0; at < words.length; at++) {
    const lead = text.slice(Math.max(0, (words[at]?.start ?? 0) - 40), words[at]?.start);
    const named = calling.test(lead);
    const asked = named || asking.test(lead);
    const length = runLength(words, at, known, { named, asked, shouting });
    if (length === 0) continue;
    const [first, last] = [words[at], words[at + length - 1]];
    if (first === undefined || last === undefined) continue;
    const raw = words.slice(at, at + length).map((word) => word.raw.replace(/['’]s$/, ''));
    const value = raw.map((word) => (word === word.toLowerCase() || shouting ? capitalised(word) : word)).join(' ');
    items.push(itemOf(first, 'name', value, { end: last.end }));
    rest = blanked(rest, [{ start: first.start, end: last.end }]);
    at += length - 1;
  }
  return { text: rest, items };
}

/** How many words from here on are a name. */
function runLength(words: readonly Word[], at: number, known: Known, { named, asked, shouting }: Signs): number {
  let length = 0;
  while (length < 4) {
    const word = words[at + length];
    if (word === undefined || (length > 0 && !/^(?:[ ’'\p{Pd}]|\. )$/u.test(word.gap)) || !/^\p{L}/u.test(word.raw) || stops.has(word.text))
      break;
    // Letters without case are no small letters.
    const capital = /^[\p{Lu}\p{Lo}]/u.test(word.raw) && !shouting;
    const isName = known.isName(word.text);
    if (
      !(isName && (capital || asked || isNew(word, known)) && !(isOrdinary(word.text) && !capital)) &&
      !(named && (capital || length === 0)) &&
      !(asked && capital && length > 0 && isNew(word, known))
    )
      break;
    length++;
  }
  // "Find Kamala Whitfield": a name that nobody has, in capitals after a word that asks for one.
  if (
    length === 0 &&
    asked &&
    !shouting &&
    [words[at], words[at + 1]].every((word) => word !== undefined && /^\p{Lu}\p{Ll}+/u.test(word.raw) && isNew(word, known)) &&
    words[at + 1]?.gap === ' '
  )
    length = 2;
  if (length === 0) return 0;
  const run = words.slice(at, at + length);
  if (!named && isKnownPhrase(run, words, at, known)) return 0;
  const surely = named || (length > 1 && (run.every((word) => known.isName(word.text)) || asked));
  if (surely) return length;
  // One word alone: somebody's name and nothing else.
  return (asked || words.length < 4) && run.every((word) => known.isName(word.text)) && isNew(run[0], known) ? length : 0;
}

/** Nothing that the language knows, nor an ordinary word. */
function isNew(word: Word | undefined, { open }: Known): boolean {
  return word !== undefined && !isOrdinary(word.text) && open.phrases.find([word]).length === 0;
}

/** "Morgan Stanley", "San Jose", "Austin": what the words mean to the language as a whole, or the first of them with what stands around. */
function isKnownPhrase(run: readonly Word[], words: readonly Word[], at: number, { open }: Known): boolean {
  const window = words.slice(Math.max(0, at - 2), at + run.length + 2);
  const offset = at - Math.max(0, at - 2);
  return open.phrases
    .find(window)
    .some(
      ({ from, to }) =>
        (to - from > 1 && from < offset + run.length && to > offset) || (run.length === 1 && from === offset && to === offset + 1),
    );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const calling = /\b(?:named|called|name is|by the name of|goes by)(?: (?:is|are|like))? $/i;
const asking =
  /(?:^\W*|\b(?:find|find me|is there an?|are there any|who is|who's|whos|know|know an?|about|meet|contact|reach|to|with|search for|look up|looking for|show me|where is|where's|what did|what does|did|does|profile of|for|get me|pull up)) $/i;
const stops = wordSet('name ends');

interface Signs {
  /** After "named". */
  named: boolean;
  /** After a word that asks for a person. */
  asked: boolean;
  shouting: boolean;
}
