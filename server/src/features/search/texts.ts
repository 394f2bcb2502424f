import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import type { Context } from './context.ts';

/**
 * Wishes as the postings can meet them: a phrase as it was said where some posting mentions it, else those of its words that one does and
 * that tell something. `unmatched` are the words of no posting.
 */
export async function matchedWishes<Kind extends Wish>(context: Context, wishes: readonly Kind[]): Promise<MatchedWishes<Kind>> {
  const phrases = wishes.flatMap(phrasesOf);
  const texts = await textsToSearch(context, phrases);
  const meant = (await context.tools.phrasesMeant?.(phrases)) ?? [];
  const matched: Kind[] = [];
  const unmatched: string[] = [];
  for (const wish of wishes) {
    const own = phrasesOf(wish);
    const known = texts.known.filter((text) => own.some((phrase) => phrase === text || phrase.split(' ').includes(text)));
    // What is said goes before what it may mean.
    const others = known.length > 0 ? [] : wish.anyOf.filter((some) => !some.some(({ field }) => field === 'text'));
    const anyOf = [...known.map((text): Condition[] => [conditionOf('text', text)]), ...(wish.negated ? [] : others)];
    const phrase = own.find((one) => meant.includes(one));
    // A phrase that no posting says as a whole: each of its words is a wish of its own, the general ones but where there is no other.
    const words = own.some((one) => known.includes(one)) ? [] : known;
    const telling = words.filter((word) => !isGeneral(word) && !isHeadNoun(word));
    if (words.length > 1 || (words.length === 1 && own.some((one) => one.includes(' ')))) {
      // Not "centers" for "no call centers".
      if (wish.negated) {
        unmatched.push(wish.text);
        continue;
      }
      for (const word of telling.length > 0 ? telling : words) matched.push({ ...wish, text: word, anyOf: [[conditionOf('text', word)]] });
      unmatched.push(...texts.unmatched.filter((word) => own.some((one) => one.split(' ').includes(word))));
      continue;
    }
    if (known.length === 0 && phrase !== undefined && !wish.negated)
      matched.push({ ...wish, anyOf: [[conditionOf('text', phrase)], ...others], byMeaning: true });
    else if (anyOf.length > 0) matched.push({ ...wish, anyOf });
    else if (!wish.negated) unmatched.push(...texts.unmatched.filter((word) => own.some((phrase) => phrase.split(' ').includes(word))));
  }
  return { wishes: matched, unmatched };
}

const phrasesOf = ({ anyOf }: Wish): string[] => anyOf.flat().flatMap(({ field, value }) => (field === 'text' ? [String(value)] : []));

/** What postings can be searched for of phrases: each that one holds, or of one that none does its words. */
async function textsToSearch({ tools }: Context, texts: readonly string[]): Promise<Texts> {
  if (texts.length === 0) return { known: [], unmatched: [] };
  const parts = [...new Set(texts.flatMap((text) => [text, ...wordsIn(text)]))];
  const found = await tools.phrasesMentioned(parts, { together: true });
  const held = [...new Set(texts.flatMap((text) => (found.includes(text) ? [text] : wordsIn(text))))];
  return {
    known: held.filter((part) => found.includes(part)),
    unmatched: held.filter((part) => !found.includes(part)),
  };
}

/** The words of a phrase that say something. */
const wordsIn = (text: string): string[] => text.split(' ').filter((word) => !isFunctionWord(word) && !askingWords.has(word));

interface MatchedWishes<Kind extends Wish> {
  wishes: Kind[];
  unmatched: string[];
}

interface Texts {
  known: string[];
  /** Words that no posting holds. */
  unmatched: string[];
}
