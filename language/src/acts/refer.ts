import { fold, matchesIn, singular, wordsOf } from '../text/text.ts';
import type { Reading } from '../entities/types.ts';

/**
 * The rows shown that a message points at, as ids in the order they are named: "the second one", "#2", "the Stripe one", "Priya", "it", "her".
 * `beyond` is the number asked for when there are not that many ("the ninth").
 */
export function referencesIn(
  message: string,
  reading: Pick<Reading, 'mentions'>,
  { searching, shown, focusId, earlier = [] }: Situation,
): References {
  const found: { id: string; at: number; words?: string }[] = [];
  let beyond: number | null = null;
  const ofCareer = searching === 'people' && careerOrdinal.test(message);
  for (const { number, at, words } of ofCareer ? [] : ordinalsIn(message)) {
    const row = shown.at(number > 0 ? number - 1 : number);
    if (row === undefined) beyond = number;
    else found.push({ id: row.id, at, words });
  }
  if (found.length === 0) found.push(...described(message, shown), ...(searching === 'people' ? called(message, shown) : []));
  if (found.length === 0) found.push(...described(message, earlier));
  // "If it isn't PR", "it has to be remote": what is wished for, and nothing that was shown.
  const ofShown = message.replace(supposed, (words) => ' '.repeat(words.length));
  if (found.length === 0 && searching === 'jobs') found.push(...theJob(ofShown, focusId ?? shown[0]?.id));
  const explicit = found.length > 0;
  if (found.length === 0 && searching === 'jobs') found.push(...employed(reading, shown));
  const comparison = comparedWithAnother.exec(message);
  const pronoun = ofSeveral.test(message) ? null : pronouns[searching].exec(ofShown);
  if ((found.length === 0 && pronoun !== null) || (found.length === 1 && comparison !== null)) {
    // "This or the second" without a topic: the first that is not the other.
    const other = comparison === null ? undefined : shown.find(({ id }) => id !== found[0]?.id)?.id;
    const id = focusId ?? (shown.length === 1 ? shown[0]?.id : other);
    if (id !== undefined) found.push({ id, at: found.length === 0 ? (pronoun?.index ?? 0) : (comparison?.index ?? 0) });
  }
  const ids = [...new Set(found.sort((a, b) => a.at - b.at).map(({ id }) => id))];
  const said = found.flatMap(({ words }) => words ?? []);
  return { ids, beyond: shown.length === 0 ? null : beyond, explicit, unclear: ids.length === 0 && pronoun !== null, said };
}

/** "the first", "2nd one", "number 3", "#3", "the last one", and bare figures in "1 or 3". */
export function ordinalsIn(message: string): { number: number; at: number; words: string }[] {
  const found: { number: number; at: number; words: string }[] = [];
  const add = (pattern: RegExp, valueOf: (word: string) => number) => {
    for (const match of matchesIn(message, pattern))
      found.push({ number: valueOf((match[1] ?? '').toLowerCase()), at: match.index, words: match[0] });
  };
  for (const pattern of worded) add(pattern, numberOf);
  add(/\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:year|grade|street|floor))/gi, Number);
  add(/(?:\b(?:number|no\.|job|option|result|card)\s*|#\s*)(\d{1,2})\b/gi, Number);
  if (found.length === 0 && /^\W*(?:\d\W*$|compare\b|\d\W+(?:or|vs\.?|versus|and)\W)|\bbetween \d/i.test(message))
    add(/(?<![\d$.,])(\d)(?![\d%k,])/gi, Number);
  // "1 sounds good. Pay?"
  if (found.length === 0) add(/^\W*(\d)(?= (?:sounds?|looks?|seems?|is|please|pls)\b)/gi, Number);
  if (found.length === 0 && /^\W*(?:first|second|third)\b\W*(?:or|vs\.?|versus|and|$)/i.test(message))
    add(/\b(first|second|third|fourth|fifth)\b/gi, numberOf);
  add(/\b(?:number|no\.|option|card)\s+(one|two|three|four|five)\b/gi, (word) => ['one', 'two', 'three', 'four', 'five'].indexOf(word) + 1);
  const seen = new Set<number>();
  return found.filter((one) => one.number !== 0 && !seen.has(one.number) && seen.add(one.number));
}

/** "the Stripe one", "the Boston job", "the one in Austin": the first row that an employer, place or words of a title fit, best the one called so. */
const described = (message: string, shown: readonly Row[]) =>
  matchesIn(message, theOne).flatMap((match) => {
    const words = wordsOf(match[1] ?? match[2] ?? '').map(({ text }) => text);
    const fits = shown.filter((row) => words.length > 0 && words.every((word) => wordsOfRow(row).has(singular(word))));
    const one = fits.find(({ name }) => wordsOf(name).length === words.length) ?? fits[0];
    return one === undefined ? [] : [{ id: one.id, at: match.index, words: match[0] }];
  });

/** The words of "the Learning and Development one", where no row shown, now or before, has any of them; null where none is called so. */
export function unlistedIn(message: string, { shown, earlier = [] }: Situation): string | null {
  const rows = [...shown, ...earlier].map(wordsOfRow);
  const found = matchesIn(message, theOne)
    .map((match) => match[1] ?? match[2] ?? '')
    .find((words) => /\p{Lu}/u.test(words) && wordsOf(words).every(({ text }) => !rows.some((row) => row.has(singular(text)))));
  return found ?? null;
}

const wordsOfRow = ({ name, employer, place }: Row): ReadonlySet<string> =>
  new Set(wordsOf(`${name} ${employer} ${place}`).flatMap(({ text }) => [text, singular(text)]));

/**
 * The rows that a comparison names, each by number, by words of its own or as the one talked about, or all that "the two technician posts" fit; null
 * where it names fewer than two.
 */
export function comparedRows(message: string, { shown, focusId }: Situation): string[] | null {
  const parts = message.split(
    /\b(?:compar\w+|differ\w*|between|from|and|or|vs\.?|versus|with|to|than|against|beside|above|over|below|under|before|ahead|side by side)\b/i,
  );
  const ids: string[] = [];
  for (const part of parts) {
    const [ordinal] = ordinalsIn(part);
    const words = wordsOf(part).flatMap(({ text }) => (common.test(text) ? [] : singular(text)));
    const points = shown.map((row) => words.filter((word) => wordsOfRow(row).has(word)).length);
    const most = Math.max(0, ...points);
    const best = most === 0 ? [] : shown.flatMap(({ id }, at) => (points[at] === most && !ids.includes(id) ? [id] : []));
    if (ordinal !== undefined) ids.push(shown.at(ordinal.number > 0 ? ordinal.number - 1 : ordinal.number)?.id ?? '');
    else if (/^\W*(?:it|this|that)(?: one| job)?\W*$/i.test(part) || (most === 0 && /\b(?:it|this one|that one)\b/i.test(part)))
      ids.push(focusId ?? '');
    else ids.push(...(/\b(?:two|2|both|those|these)\b/i.test(part) ? best : best.slice(0, 1)));
  }
  const named = [...new Set(ids)].filter((id) => id !== '');
  return named.length < 2 ? null : named;
}
const common =
  /^(?:the|a|an|one|ones|job|jobs|role|roles|position|positions|posts?|internships?|at|in|of|for|please|can|could|you|me|is|are|which|what|better|best|paid|paying|pay|pays|two|both|those|these|other|each|side|by|set|put|would|my|i|s)$/;

/** People by their names: those of whom all names are said, else those of whom the first is. */
function called(message: string, shown: readonly Row[]): { id: string; at: number; words: string }[] {
  const words = wordsOf(fold(message)).map(({ text }) => text);
  const named = shown.map(({ id, name }) => ({ id, names: wordsOf(fold(name)).map(({ text }) => text) }));
  const some = named.filter(({ names: [first = ''] }) => first.length > 2 && words.includes(first));
  const whole = some.filter(({ names }) => names.every((name) => words.includes(name)));
  return (whole.length > 0 ? whole : some).map(({ id, names, names: [first = ''] }) => ({
    id,
    at: words.indexOf(first),
    words: names.filter((name) => words.includes(name)).join(' '),
  }));
}

const employed = ({ mentions }: Pick<Reading, 'mentions'>, shown: readonly Row[]) =>
  mentions.flatMap((mention) => {
    const row =
      mention.kind === 'company' && !mention.negated && mention.modality?.how !== 'drop'
        ? shown.find(({ employer }) => employer === mention.company)
        : undefined;
    return row === undefined ? [] : [{ id: row.id, at: mention.start }];
  });

/** What an ordinal counts when it counts no row: "the second year", "her first job". */
const otherNouns =
  'years?|times?|months?|weeks?|days?|semesters?|quarters?|halves|half|rounds?|steps?|things?|few|couple|two|three|four|five|\\d+|grades?|street|generation|place|language|thought|impression|amendment|world|floor|author|week|career|degree|employer|company|choice|preference|priority';
const nounWords = 'one|job|role|posting|position|internship|person|guy|alum';
const theOne = new RegExp(
  `\\bthe ([\\p{L}\\d&.+# -]{2,40}?) (?:${nounWords})\\b|\\b(?:the|that|this) (?:${nounWords}) (?:at|in|from|with|by) ([\\p{L}\\d&.+#-]+(?: \\p{Lu}[\\p{L}\\d&.+#-]*)*)`,
  'giu',
);
const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const numberOf = (word: string) => (word === 'last' ? -1 : word === 'top' ? 1 : ordinalWords.indexOf(word) + 1);
const rowNouns = '(?:one|ones|person|guy|alumn\\w*|woman|man|job|result|posting|option|card|role|position|internship|listing|match|pick)';
const worded = [
  `\\b(${ordinalWords.join('|')}|last|top) ${rowNouns}\\b`,
  `\\bthe (${ordinalWords.join('|')})(?! (?:${otherNouns})\\b)\\b`,
  '\\bthe (last)(?=\\s*(?:$|[?.!,;]|and\\b|or\\b|vs|with\\b|to\\b|looks?\\b|sounds?\\b|is\\b|does\\b|pays?\\b|sponsors?\\b|remote\\b|instead))',
].map((source) => new RegExp(source, 'gi'));
/** "Their first job", "the first 10": no row of people. */
const careerOrdinal = /\b(?:first|second|third|last) (?:job|position|role|company|employer|career|year|degree)s?\b|\b(?:top|first) \d/i;
/** "The job", with nothing that says which: the one talked about last, else the first. */
const theJob = (message: string, id: string | undefined) => {
  const found = id === undefined ? null : aJob.exec(message);
  return id === undefined || found === null ? [] : [{ id, at: found.index, words: found[0] }];
};
const aJob =
  /\bthe (?:job|role|position|posting|internship)\b(?! (?:to|should|must|has|needs|market|search|hunt|title|titles|board|boards|that|which|in|at|of|for|with|from|at)\b)/i;
const supposed =
  /\b(?:if|unless|(?:as|so) long as|provided(?: that)?|make) it\b|(?<=^|[.!;,]\s*(?:and |but )?)it(?= (?:has|needs|should|must|can|could|would|does(?:n['’]t| not) have)\b)/gi;
/** "this or the first", "is the third better than it": a pronoun that stands alongside another reference. */
const comparedWithAnother =
  /\b(?:this|that|it)(?: one| job| role)?(?= (?:or|vs\.?|versus|and|with|to|against|over)\b)|\b(?:or|vs\.?|versus|with|to|than|against|over) (?:this|that|it)\b(?! (?:place|city|time))/i;
/** "Any of these", which is none of them alone. */
const ofSeveral = /\b(?:any|which|all|some|none|either|both) of (?:these|those|them)\b/i;
const pronouns = {
  jobs: /\b(?:it|its|it'?s|(?:that|this) (?:one|job|role|company|posting|place|internship|position))\b|\blike (?:this|that)\b|^\W*(?:do|are|would|what|how|why|where|can|will) .*\bthey\b/i,
  people: /\b(?:she|he|her|him|his|hers|(?:this|that) (?:person|one|alum\w*|guy|woman|man))\b/i,
} as const;

export interface References {
  ids: string[];
  beyond: number | null;
  /** By number, by name or as "the … one", not only by a company's name or "it". */
  explicit: boolean;
  /** One of them is meant, and the words don't tell which. */
  unclear: boolean;
  /** The words that point. */
  said: string[];
}

/** What a message of a conversation can refer back to; jobs and people alike. */
export interface Situation {
  searching: 'jobs' | 'people';
  /** Something was searched for before. */
  begun: boolean;
  /** What the last answer with results showed, in its order: what "the second one" means. */
  shown: readonly Row[];
  /** What answers before it showed, latest first. */
  earlier?: readonly Row[];
  /** What was talked about last: what "it" or "she" means. */
  focusId: string | null;
  /** Something was offered that a yes would accept. */
  offered: boolean;
  /** Whether a word is part of the name of somebody who may be shown. */
  isName?: (word: string) => boolean;
}

/** A job or a person as the answer showed it. */
export interface Row {
  id: string;
  /** The job's title, the person's name. */
  name: string;
  employer: string;
  place: string;
}
