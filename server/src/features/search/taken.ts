import type { Offer } from '@alive/contract/reading.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { isElsewhere } from '@alive/language/acts/let-go.ts';
import { isEmpty } from '@alive/language/text/english.ts';
import { singular, wordsOf } from '@alive/language/text/text.ts';

/**
 * The offer that a message takes up in its own words: by its count ("show me the 21 water ones"), or, of work elsewhere, by what is offered
 * elsewhere ("the sport in other places"). null where it takes up none.
 */
export function offerTaken(message: string, offers: readonly Offer[]): Offer | null {
  const said = new Set(
    wordsOf(message).flatMap(({ text, raw }) => (isFunctionWord(raw) || askingWords.has(text) || isEmpty(text) ? [] : [singular(text)])),
  );
  const labelWords = ({ label }: Offer) => wordsOf(label).flatMap(({ text, raw }) => (isFunctionWord(raw) ? [] : [singular(text)]));
  const hits = (offer: Offer) => labelWords(offer).filter((word) => said.has(word)).length;
  if (refuses.test(message)) return null;
  const counted = offers.filter(
    ({ count }) =>
      count > 1 &&
      new RegExp(
        String.raw`(?<![\d$.,:/-])(?:${count}|${count.toLocaleString('en-US')}) (?:[\p{L}“”'’-]+ ){0,3}?(?:ones?|jobs?|internships?|postings?|others?|more|of)\b`,
        'iu',
      ).test(`${message} of`),
  );
  const elsewhere = isElsewhere(message) ? offers.filter(({ id }) => id.endsWith(' in other places')) : [];
  const [best] = [...counted.filter((offer) => hits(offer) > 0), ...elsewhere.filter((offer) => hits(offer) > 0)].toSorted(
    (a, b) => hits(b) - hits(a),
  );
  return best ?? null;
}

/** What takes up nothing: a refusal, a question about what was offered. */
const refuses = /\b(?:no|not|never|don['’]?t|without|except)\b|\bwhat (?:do|does|is|are)\b.*\b(?:pay|ask|need|like|mean)\b/i;
