import { plain } from '#listening/grammar.ts';
import { stems } from '#listening/told.ts';

/**
 * Which of the offered directions a message takes up: by number ("the second one", "1 and 3"), by letter, by "both" or "all",
 * or by their own words ("the workshop"); 'none' when it turns them all down, null when it speaks of something else.
 * @param others what was not offered and can be taken up by its words all the same
 */
export function chosen(message: string, offered: readonly string[], others: readonly string[] = []): string[] | 'none' | null {
  if (offered.length === 0) return null;
  const said = plain(message);
  if (/^(?:no|none|neither|nope|nah|not really)\b(?: (?:of )?(?:them|those|these|the above|one|any))?(?: .{0,15})?$/.test(said))
    return 'none';
  if (
    /^(?:(?:maybe|probably|i guess|i think|yes|yeah|definitely|kind of|honestly) )*(?:all|all of (?:them|those|these|it|the above)|all three|any|any of (?:them|those|these)|every one|everything)(?: (?:really|honestly|sound good|work|works|please|i guess))*$/.test(
      said,
    )
  )
    return [...offered];
  if (/^(?:(?:maybe|probably|i guess|yes|yeah) )*both\b.{0,12}$/.test(said) && offered.length === 2) return [...offered];
  const byPlace = offered.filter(
    (_, at) =>
      places[at]?.test(said) ||
      (at === offered.length - 1 && /\b(?:the )?last(?: (?:one|option|two))?\b/.test(said)) ||
      (/\bfirst two\b/.test(said) && at < 2),
  );
  if (byPlace.length > 0 && said.split(' ').length <= 10) return byPlace;
  const all = [...new Set([...offered, ...others])];
  const words = said.split(' ').filter((word) => word.length > 3);
  const hits = all.map((option) => {
    const parts = own(option, all);
    return words.filter((word) => parts.some((part) => part === word || (word.length > 4 && part.startsWith(word.slice(0, 5)))));
  });
  const best = Math.max(...hits.map((found) => found.length));
  // A word or two in common by chance make no choice.
  const taken = new Set(hits.flat()).size >= stems(message).length / 2;
  return best > 0 && taken ? all.filter((_, at) => hits[at]?.length === best) : null;
}

/** The words of an option that no other option has. */
const own = (option: string, offered: readonly string[]): string[] =>
  plain(option)
    .split(' ')
    .filter((word) => word.length > 3 && !offered.some((other) => other !== option && plain(other).split(' ').includes(word)));

const places = [
  /\b(?:first(?! two)|1|1st|number one|option (?:a|one))\b|^(?:a|one)$/,
  /\b(?:second|2|(?<!first |last )two(?! of)|2nd|middle|option (?:b|two))\b|^b$/,
  /\b(?:third|3|three|3rd|option (?:c|three))\b|^c$/,
];
