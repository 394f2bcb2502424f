import { wordsOf } from '#language/text.ts';
import type { Reading } from '#language/types.ts';
import type { Shown, Situation } from './situation.ts';

/**
 * The shown jobs a message points at, as ids in the order they are named: "the second one", "#2", "the Stripe one", "it".
 * `beyond` is the number asked for when there are not that many ("the ninth").
 */
export function referencesIn(message: string, reading: Reading, { shown: last, focusId }: Situation): References {
  const found: { id: string; at: number }[] = [];
  let beyond: number | null = null;
  for (const { number, at } of ordinalsIn(message)) {
    const shown = last.at(number > 0 ? number - 1 : number);
    if (shown === undefined) beyond = number;
    else found.push({ id: shown.id, at });
  }
  if (found.length === 0) found.push(...named(message, last));
  const explicit = found.length > 0;
  if (found.length === 0) found.push(...companiesNamed(reading, last));
  const beside = besideAnother.exec(message);
  if ((found.length === 0 && pronoun.test(message)) || (found.length === 1 && beside !== null)) {
    // "This or the second" without a topic: the first that is not the other.
    const other = beside === null ? undefined : last.find((shown) => shown.id !== found[0]?.id)?.id;
    const id = focusId ?? (last.length === 1 ? last[0]?.id : other);
    if (id !== undefined) found.push({ id, at: found.length === 0 ? message.search(pronoun) : (beside?.index ?? 0) });
  }
  const ids = [...new Set(found.sort((a, b) => a.at - b.at).map((one) => one.id))];
  return { ids, beyond: last.length === 0 ? null : beyond, explicit };
}

/** "the first", "2nd one", "number 3", "#3", "the last one", and bare figures in "1 or 3". */
export function ordinalsIn(message: string): { number: number; at: number }[] {
  const found: { number: number; at: number }[] = [];
  const add = (pattern: RegExp, valueOf: (word: string) => number) => {
    for (const match of message.matchAll(pattern)) found.push({ number: valueOf((match[1] ?? '').toLowerCase()), at: match.index });
  };
  const word = (text: string) => (text === 'last' ? -1 : ordinalWords.indexOf(text) + 1);
  const noun = '(?:one|ones|person|guy|alumn\\w*|woman|man|job|result|posting|option|card|role|position|internship|listing|match|pick)';
  add(new RegExp(`\\b(${ordinalWords.join('|')}|last) ${noun}\\b`, 'gi'), word);
  add(new RegExp(`\\bthe (${ordinalWords.join('|')})(?! (?:${otherNouns})\\b)\\b`, 'gi'), word);
  add(
    /\bthe (last)(?=\s*(?:$|[?.!,;]|and\b|or\b|vs|with\b|to\b|looks?\b|sounds?\b|is\b|does\b|pays?\b|sponsors?\b|remote\b|instead))/gi,
    word,
  );
  add(/\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:year|grade|street|floor))/gi, Number);
  add(/(?:\b(?:number|no\.|job|option|result|card)\s*|#\s*)(\d{1,2})\b/gi, Number);
  if (found.length === 0 && /^\W*(?:\d\W*$|compare\b|\d\W+(?:or|vs\.?|versus|and)\W)|\bbetween \d/i.test(message))
    add(/(?<![\d$.,])(\d)(?![\d%k,])/gi, Number);
  if (found.length === 0 && /^\W*(?:first|second|third)\b\W*(?:or|vs\.?|versus|and|$)/i.test(message))
    add(/\b(first|second|third|fourth|fifth)\b/gi, word);
  const seen = new Set<number>();
  return found.filter((one) => one.number !== 0 && !seen.has(one.number) && seen.add(one.number));
}

/** "the Stripe one", "the Boston job", "the one in Austin": the shown job that a company, place or title word singles out. */
function named(message: string, last: readonly Shown[]): { id: string; at: number }[] {
  const found: { id: string; at: number }[] = [];
  for (const match of message.matchAll(theOne)) {
    const words = wordsOf(match[1] ?? match[2] ?? '').map((word) => word.text);
    const fits = last.filter((shown) => {
      const theirs = new Set(wordsOf(`${shown.title} ${shown.company} ${shown.location}`).map((word) => word.text));
      return words.every((word) => theirs.has(word));
    });
    const only = fits[0];
    if (only !== undefined && fits.length === 1 && words.length > 0) found.push({ id: only.id, at: match.index });
  }
  return found;
}

function companiesNamed(reading: Reading, last: readonly Shown[]): { id: string; at: number }[] {
  return reading.mentions.flatMap((mention) => {
    const shown = mention.kind === 'company' ? last.find((one) => one.company === mention.company) : undefined;
    return shown === undefined ? [] : [{ id: shown.id, at: mention.start }];
  });
}

/** What an ordinal counts when it counts no result: "the second year". */
const otherNouns =
  'years?|times?|months?|weeks?|days?|semesters?|quarters?|halves|half|rounds?|steps?|things?|few|couple|two|three|four|five|\\d+|grades?|street|generation|place|language|thought|impression|amendment|world|floor|author|week';
const nounWords = 'one|job|role|posting|position|internship|person';
const theOne = new RegExp(
  `\\bthe ([\\p{L}\\d&.+# -]{2,40}?) (?:${nounWords})\\b|\\bthe (?:${nounWords}) (?:at|in|from|with|by) ([\\p{L}\\d&.+#-]+(?: \\p{Lu}[\\p{L}\\d&.+#-]*)*)`,
  'giu',
);
const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** "this or the first", "is the third better than it": a pronoun that stands beside another reference. */
const besideAnother =
  /\b(?:this|that|it)(?: one| job| role)?(?= (?:or|vs\.?|versus|and|with|to|against|over)\b)|\b(?:or|vs\.?|versus|with|to|than|against|over) (?:this|that|it)\b(?! (?:place|city|time))/i;
const pronoun =
  /\b(?:it|its|it'?s|(?:that|this) (?:one|job|role|company|posting|place|internship|position))\b|\blike (?:this|that)\b|^\W*(?:do|are|would|what|how|why|where|can|will) .*\bthey\b/i;

export interface References {
  ids: string[];
  beyond: number | null;
  /** By number or as "the … one", not only by a company's name or "it". */
  explicit: boolean;
}
