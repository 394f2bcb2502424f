import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { isAmongWords, type Wish } from '@alive/language/conditions/wishes.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import type { Context } from './context.ts';

/**
 * Wishes as the postings can meet them: a phrase as it was said where some posting mentions it, else as a whole by its meaning where jobs come
 * near that, else those of its words that a posting mentions and that tell something. `unmatched` are the words of no posting,
 * `absent` those of them that shall be left out.
 */
export async function matchedWishes<Kind extends Wish>(context: Context, wishes: readonly Kind[]): Promise<MatchedWishes<Kind>> {
  const phrases = wishes.flatMap(phrasesOf);
  const texts = await textsToSearch(context, phrases);
  const meant = (await context.tools.phrasesMeant?.(phrases.filter((phrase) => phrase.split(' ').some(inDictionary)))) ?? [];
  const matched: Kind[] = [];
  const unmatched: string[] = [];
  const absent: string[] = [];
  for (const wish of wishes) {
    const own = phrasesOf(wish);
    const said = own.filter((phrase) => texts.known.includes(phrase));
    // Records whose occupation says it count like those whose words do.
    const others = wish.negated && own.length > 0 ? [] : wish.anyOf.filter((some) => !some.some(({ field }) => field === 'text'));
    const near = said.length > 0 || wish.negated ? undefined : own.find((phrase) => meant.includes(phrase));
    const telling = own
      .slice(0, 1)
      .flatMap(wordsIn)
      .filter((word, at, all) => all.indexOf(word) === at && texts.known.includes(word) && !isGeneral(word) && !isHeadNoun(word));
    const anyOf = [...[...said, ...(near === undefined ? [] : [near])].map((text): Condition[] => [conditionOf('text', text)]), ...others];
    if (said.length > 0 || near !== undefined || (others.length > 0 && telling.length === 0)) {
      matched.push({ ...wish, anyOf, ...(near !== undefined && { byMeaning: true }) });
      continue;
    }
    const words = own.flatMap(wordsIn);
    // Not "centers" for "no call centers".
    if (wish.negated) {
      absent.push(wish.text);
      continue;
    }
    // "Kelp" tells more of "kelp forests" than "forests".
    for (const [at, word] of telling.entries())
      matched.push({
        ...wish,
        text: word,
        anyOf: [[conditionOf('text', word)], ...(at === 0 ? others : [])],
        ...(at > 0 && at === telling.length - 1 && { soft: true }),
      });
    const silent = words.filter((word) => texts.unmatched.includes(word));
    if (wish.soft !== true) unmatched.push(...(silent.length === 0 && telling.length === 0 ? [wish.text] : silent));
  }
  return { wishes: matched.filter((wish, at) => !isAmongWords(wish, matched.slice(0, at))), unmatched, absent };
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
  absent: string[];
}

interface Texts {
  known: string[];
  /** Words that no posting holds. */
  unmatched: string[];
}
