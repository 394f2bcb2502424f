import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { isAmongWords, type Wish } from '@alive/language/conditions/wishes.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { familyOf, isGeneral } from '@alive/language/text/english.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import type { Context } from './context.ts';

/**
 * Wishes as the postings can meet them: a phrase as it was said, or without its adjectives, where some posting mentions it, else as a whole by its
 * meaning where jobs come near that, else those of its words that a posting mentions and that tell something (`of` it). `unmatched` are the wishes
 * that no posting mentions, `absent` those of them that shall be left out.
 */
export async function matchedWishes<Kind extends Wish>(context: Context, wishes: readonly Kind[]): Promise<MatchedWishes<Kind>> {
  const phrases = wishes.flatMap(phrasesOf);
  const parts = [...new Set(phrases.flatMap((phrase) => [...wordingsOf(phrase), ...wordsIn(phrase), ...familyOf(phrase)]))];
  const known = parts.length === 0 ? [] : await context.tools.phrasesMentioned(parts, { together: true });
  const meant = (await context.tools.phrasesMeant?.(phrases.filter((phrase) => phrase.split(' ').some(inDictionary)))) ?? [];
  const matched: Kind[] = [];
  const unmatched: string[] = [];
  const absent: string[] = [];
  for (const wish of wishes) {
    const own = phrasesOf(wish);
    // "Cardiac" is said of cardiology too.
    const said = own.flatMap((phrase) => {
      const worded = wordingsOf(phrase).find((one) => known.includes(one));
      return [...(worded === undefined ? [] : [worded]), ...familyOf(phrase).filter((one) => one !== worded && known.includes(one))];
    });
    // Records whose occupation says it count like those whose words do.
    const others = wish.negated && own.length > 0 ? [] : wish.anyOf.filter((some) => some.some(({ field }) => field !== 'text'));
    const near = said.length > 0 || wish.negated ? undefined : own.find((phrase) => meant.includes(phrase));
    const telling = own
      .slice(0, 1)
      .flatMap(wordsIn)
      .filter((word, at, all) => all.indexOf(word) === at && known.includes(word) && !isGeneral(word) && !isHeadNoun(word));
    const anyOf = [...[...said, ...(near === undefined ? [] : [near])].map((text): Condition[] => [conditionOf('text', text)]), ...others];
    if (said.length > 0 || near !== undefined || (others.length > 0 && telling.length === 0)) {
      const text = own[0] === wish.text.toLowerCase() && wish.text.includes(' ') ? (said[0] ?? wish.text) : wish.text;
      matched.push({ ...wish, text, anyOf, ...(near !== undefined && { byMeaning: true }) });
      continue;
    }
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
        of: wish.text,
        anyOf: [[conditionOf('text', word)], ...(at === 0 ? others : [])],
        ...(at > 0 && at === telling.length - 1 && { soft: true }),
      });
    if (wish.soft !== true) unmatched.push(wish.text);
  }
  return { wishes: matched.filter((wish, at) => !isAmongWords(wish, matched.slice(0, at))), unmatched, absent };
}

/** A phrase as it was said, and without the ordinary adjectives before its noun: "little kids", "kids". */
function wordingsOf(phrase: string): string[] {
  const tokens = tokensOf(phrase);
  const noun = tokens.findIndex(({ pos, norm }) => pos !== 'ADJ' || !isGeneral(norm));
  return noun <= 0 ? [phrase] : [phrase, phrase.slice(tokens[noun]?.start)];
}

const phrasesOf = ({ anyOf }: Wish): string[] =>
  anyOf.filter((some) => some.every(({ field }) => field === 'text')).flatMap((some) => some.map(({ value }) => String(value)));

/** The words of a phrase that say something. */
const wordsIn = (text: string): string[] => text.split(' ').filter((word) => !isFunctionWord(word) && !askingWords.has(word));

interface MatchedWishes<Kind extends Wish> {
  wishes: Kind[];
  unmatched: string[];
  absent: string[];
}
