import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Reading } from '../entities/types.ts';
import { isGeneral } from '../text/english.ts';
import { fold, matchesIn, singular, type Word, wordsOf } from '../text/text.ts';
import { correctionIn } from './answers.ts';

/**
 * The rows shown that a message points at, as ids in the order they are named: "the second one", "#2", "the Stripe one", "Priya", "it", "her".
 * `beyond` is the number asked for when there are not that many ("the ninth").
 */
export function referencesIn(
  message: string,
  reading: Pick<Reading, 'mentions'>,
  { searching, shown, focusId, earlier = [] }: Situation,
): References {
  const found: Pointed[] = [];
  let beyond: number | null = null;
  const ofCareer = searching === 'people' && careerOrdinal.test(message);
  const numbered = ofCareer ? [] : ordinalsIn(message);
  for (const { number, at, words } of numbered) {
    const row = shown.at(number > 0 ? number - 1 : number);
    if (row === undefined) beyond = number;
    else found.push({ id: row.id, at, words });
  }
  // "Wrong one, I meant the remote one": never the one that was spoken of.
  const denied = denies(message) ? focusId : null;
  const isMeant = ({ id }: Row) => id !== denied;
  const [rows, olds] = [shown.filter(isMeant), earlier.filter(isMeant)];
  if (found.length === 0) found.push(...described(message, rows), ...(searching === 'people' ? called(message, rows) : []));
  if (found.length === 0) found.push(...described(message, olds));
  // "If it isn't PR", "it has to be remote": what is wished for, and nothing that was shown.
  const ofShown = message.replace(supposed, (words) => ' '.repeat(words.length));
  if (found.length === 0 && searching === 'jobs') found.push(...theJob(ofShown, focusId ?? shown[0]?.id));
  const explicit = found.length > 0;
  const titled =
    explicit || searching === 'people' ? [] : ([rows, olds].map((some) => titledIn(message, some)).find((one) => one.length > 0) ?? []);
  if (found.length === 0 && searching === 'jobs') found.push(...employed(reading, rows));
  const comparison = comparedWithAnother.exec(message);
  const pronoun = ofSeveral.test(message) ? null : pronouns[searching].exec(ofShown);
  if ((found.length === 0 && pronoun !== null) || (found.length === 1 && comparison !== null)) {
    // "This or the second" without a topic: the first that is not the other.
    const other = comparison === null ? undefined : shown.find(({ id }) => id !== found[0]?.id)?.id;
    const id = focusId ?? (shown.length === 1 ? shown[0]?.id : other);
    if (id !== undefined) found.push({ id, at: found.length === 0 ? (pronoun?.index ?? 0) : (comparison?.index ?? 0) });
  }
  const idsOf = (some: readonly Pointed[]) => [...new Set(some.toSorted((a, b) => a.at - b.at).map(({ id }) => id))];
  const ids = idsOf(found);
  const said = found.flatMap(({ words }) => words ?? []);
  const isSure = explicit || titled.length > 0;
  const meant = isSure ? idsOf(explicit ? found : titled) : likely(message, rows, focusId === denied ? null : focusId, ids);
  const named = [...said, ...titled.flatMap(({ words }) => words ?? [])];
  return { ids, meant, beyond: shown.length === 0 ? null : beyond, explicit, unclear: ids.length === 0 && pronoun !== null, said, named };
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
  // "2 vs 4", "compare 2,4", "1 pay?", "does 3 sponsor", "1 sounds good. Pay?"
  if (found.length === 0)
    for (const { 0: said, index } of matchesIn(message, bareFigures)) {
      const led = asking.exec(message.slice(Math.max(0, index - longestLead), index));
      const isAsked = led !== null && (said.length > 1 || /\p{L}/u.test(led[0]) || answering.test(message.slice(index + said.length)));
      if (isAsked) for (const one of matchesIn(said, /\d/g)) found.push({ number: Number(one[0]), at: index + one.index, words: one[0] });
    }
  if (found.length === 0 && /^\W*(?:first|second|third)\b\W*(?:or|vs\.?|versus|and|$)/i.test(message))
    add(/\b(first|second|third|fourth|fifth)\b/gi, numberOf);
  add(/\b(?:number|no\.|option|card)\s+(one|two|three|four|five)\b/gi, (word) => ['one', 'two', 'three', 'four', 'five'].indexOf(word) + 1);
  const seen = new Set<number>();
  return found.filter((one) => one.number !== 0 && !seen.has(one.number) && seen.add(one.number));
}

/**
 * "The Stripe one", "the Boston job at Nike", "the one in Austin": the first row whose title, employer and place all these words fit, best the one called
 * so.
 */
const described = (message: string, rows: readonly Row[]): Pointed[] =>
  matchesIn(message, theOne)
    .slice(0, mostPointed)
    .flatMap(({ 0: words, 1: called, 2: where, index }) => {
      const fits = fitting(called ?? where ?? '', rows);
      const after = wordsOf(message.slice(index + words.length, index + words.length + farthest));
      const tails = fits.map((row) => around(after, 0, 0, wordsOfRow(row))[1]);
      const most = Math.max(0, ...tails);
      const best = fits.filter((_, at) => tails[at] === most);
      const one = best.find(({ name }) => telling(name).length === telling(called ?? where ?? '').length) ?? best[0];
      const end = index + words.length + (after[most - 1]?.end ?? 0);
      return one === undefined ? [] : [{ id: one.id, at: index, words: message.slice(index, end) }];
    });

const fitting = (description: string, rows: readonly Row[]): Row[] => {
  const words = telling(description);
  return words.length === 0 ? [] : rows.filter((row) => words.every((word) => begins(word, wordsOfRow(row))));
};

/**
 * The rows that a message names otherwise: "those nurse ones"; else by several words of their titles in one piece ("Wound care nurse: any travel?"),
 * of which most is said, then of the employer and place around it; or by words that are all a sentence says: "park ops. Hours?"
 */
function titledIn(message: string, rows: readonly Row[]): Pointed[] {
  const several = matchesIn(message, theOnes).flatMap(({ 0: words, 1: called = '', index }) =>
    fitting(called, rows).map(({ id }) => ({ id, at: index, words })),
  );
  if (several.length > 0) return several;
  const said = wordsOf(message).slice(0, mostSaid);
  const found = rows.flatMap((row) => {
    const title = wordsOf(row.name);
    const all = wordsOfRow(row);
    const runs = said.flatMap((_, at) => title.map((__, from) => ({ at, length: sharedFrom(said.slice(at), title.slice(from)) })));
    const run = runs.toSorted((one, other) => other.length - one.length)[0] ?? { at: 0, length: 0 };
    const length = run.length > 1 && said.slice(run.at, run.at + run.length).some(isSubject) ? run.length : 0;
    const [start, end] = length > 0 ? around(said, run.at, run.at + length, all) : (sentencesOf(said).find(isOnly(row)) ?? [0, 0]);
    const words = message.slice(said[start]?.start, said[end - 1]?.end);
    const spoken = said.slice(start, end).filter(isTelling).length;
    return end === 0 ? [] : [{ id: row.id, at: said[start]?.start ?? 0, words, rank: [Number(length === title.length), length, spoken] }];
  });
  const isAbove = (one: readonly number[], other: readonly number[]) =>
    one.map((each, at) => each - (other[at] ?? 0)).find((by) => by !== 0) ?? 0;
  return found.filter(({ rank }) => found.every((other) => isAbove(other.rank, rank) <= 0));

  function isOnly(row: Row): (sentence: readonly [number, number]) => boolean {
    const [all, title] = [wordsOfRow(row), wordsOfRow({ ...row, employer: '', place: '' })];
    return ([start, end]) => {
      const words = said.slice(start, end).filter(isTelling);
      return words.every((word) => begins(word, all)) && words.some((word) => isSubject(word) && begins(word, title));
    };
  }
}

/** How many words two texts share from their beginnings. */
function sharedFrom(said: readonly Word[], title: readonly Word[]): number {
  const end = title.findIndex(({ text }, at) => {
    const word = said[at];
    return word === undefined || !begins(word, new Set([text, singular(text)]));
  });
  return end < 0 ? title.length : end;
}

/** Words from one place to another, with those of the row that stand next to them: "the remote Acme research intern". */
function around(said: readonly Word[], from: number, to: number, row: ReadonlySet<string>): [number, number] {
  const isOfRow = (word: Word | undefined) => word !== undefined && isTelling(word) && begins(word, row);
  const isJoint = (word: Word | undefined) => word !== undefined && /^(?:at|in|for|of|with|the)$/.test(word.text);
  let [start, end] = [from, to];
  while (isOfRow(said[start - 1]) || (isJoint(said[start - 1]) && isOfRow(said[start - 2]))) start--;
  while (isOfRow(said[end]) || (isJoint(said[end]) && (isOfRow(said[end + 1]) || isOfRow(said[end + 2])))) end++;
  return [start, end];
}

/** Of a long message what is looked at: jobs pointed at, characters after one, words. */
const mostPointed = 12;
const farthest = 200;
const mostSaid = 200;

/** Where the words of each sentence stand, and of what goes before a colon or a dash. */
function sentencesOf(words: readonly Word[]): [number, number][] {
  const starts = words.flatMap(({ gap }, at) => (at === 0 || /[.!?:;\n]|\s[-–—]\s/.test(gap) ? [at] : []));
  return starts.map((start, at) => [start, starts[at + 1] ?? words.length]);
}

/**
 * The rows that a question means which points at none: the one spoken of where it says "it", else those that its words fit best, the one spoken of among
 * them first; else that one, or the only one.
 */
function likely(message: string, rows: readonly Row[], focusId: string | null, ids: string[]): string[] {
  const some = /\b(first|top|last) (?:two|2|couple)\b/i.exec(message)?.[1]?.toLowerCase();
  if (some !== undefined && rows.length > 1) return (some === 'last' ? rows.slice(-2) : rows.slice(0, 2)).map(({ id }) => id);
  if (focusId !== null && !message.match(theOne) && /\b(?:it|its|it['’]?s)\b/i.test(message)) return [focusId];
  const said = telling(message).filter(({ text }) => text.length > 3 || rows.some((row) => wordsOfRow(row).has(text)));
  const words = rows.map((row) => [...wordsOfRow(row)].filter((word) => !isGeneral(word) && singular(word) === word));
  const isSaid = (word: string) => said.some((one) => begins(one, new Set([word])));
  // What fewer rows have tells more.
  const weightOf = (word: string) => 1 / words.filter((other) => other.includes(word)).length;
  const points = words.map((own) => own.filter(isSaid).reduce((sum, word) => sum + weightOf(word), 0));
  const most = Math.max(0, ...points);
  const best = most === 0 ? [] : rows.flatMap(({ id }, at) => (points[at] === most ? [id] : []));
  if (focusId !== null && (best.length === 0 || best.includes(focusId))) return [focusId];
  if (best.length > 0) return best;
  return ids.length > 0 ? ids : rows.length === 1 ? rows.map(({ id }) => id) : [];
}

/** The words of a text that tell one row from another. */
const telling = (text: string): Word[] => wordsOf(text).filter(isTelling);
const isTelling = ({ raw }: Word): boolean => !isFunctionWord(raw);
const isSubject = ({ raw, text }: Word): boolean => !isFunctionWord(raw) && !isGeneral(text);

/** Whether a word, or the beginning of three letters of one ("ops"), is one of some. */
const begins = ({ text }: Word, words: ReadonlySet<string>): boolean =>
  words.has(text) ||
  words.has(singular(text)) ||
  (text.length > 2 && [...words].some((word) => word.startsWith(text.replace(/s$/, '')) && word.length > text.length));

/** "Wrong one, I meant …", "no, the other one": the row that was spoken of is not meant. */
export const denies = (message: string): boolean =>
  correctionIn(message) !== null || /^\W*(?:no\W+)?(?:(?:the |that['’]?s the )?wrong|not that|the other)(?: one| job)?\b/i.test(message);

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
 * The rows that a comparison names, each by number, as the one talked about, or by words of its own, of which the row has all that any has: one shown
 * now, else before; or all that "the two technician posts" fit. `missing` are the words of the first of them that no row fits. null where it names
 * fewer than two.
 */
export function comparedRows(
  message: string,
  { shown, earlier = [], focusId }: Situation,
): { ids: string[]; missing: string | null } | null {
  const ids = new Set<string>();
  let missing: string | null = null;
  for (const part of message.split(between)) {
    const [ordinal] = ordinalsIn(part);
    const said = part.replace(aboutBoth, '');
    const words = wordsOf(said).filter(isSubject);
    const isOf = (row: Row) => (word: Word) => begins(word, wordsOfRow(row));
    const known = words.filter((word) => [...shown, ...earlier].some((row) => isOf(row)(word)));
    const fits = (rows: readonly Row[]) => (known.length === 0 ? [] : rows.filter((row) => !ids.has(row.id) && known.every(isOf(row))));
    // "The nurse job in Pediatrics" is none without it.
    const isOther = words.some((word) => !known.includes(word) && /^\p{Lu}/u.test(word.raw));
    const [now, before] = [fits(shown), fits(earlier)];
    const best = now.length > 0 ? now : before;
    const isDescribed = said.search(theOne) >= 0 || (words.length > 1 && /\b(?:the|that|this) /i.test(said));
    if (ordinal !== undefined) ids.add(shown.at(ordinal.number > 0 ? ordinal.number - 1 : ordinal.number)?.id ?? '');
    else if (/^\W*(?:it|this|that)(?: one| job)?\W*$/i.test(part) || (known.length === 0 && /\b(?:it|this one|that one)\b/i.test(part)))
      ids.add(focusId ?? '');
    else if (isDescribed && words.length > 0 && (best.length === 0 || isOther || known.length * 2 <= words.length))
      missing ??= message
        .slice(message.indexOf(said))
        .slice(0, said.length)
        .replace(/^\W*(?:the |that |this )?/i, '')
        .replace(/ (?:one|job|role)?\W*$/i, '');
    else for (const { id } of /\b(?:two|2|both|those|these)\b/i.test(part) ? best : best.slice(0, 1)) ids.add(id);
  }
  ids.delete('');
  return ids.size + Number(missing !== null) < 2 ? null : { ids: [...ids], missing };
}
const between =
  /\b(?:compar\w+|differ\w*(?: (?:much|a lot))?(?: from)?|between|and|or|vs\.?|versus|with|to|than|against|beside|above|over|below|under|before|ahead|side by side)\b/i;
/** What is asked of those compared, after them: ", which pays more". */
const aboutBoth = /,.*$|\b(?:which|who|where|how|what|whether|in terms|please)\b.*$/is;

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
const nounWords = '(?:one|job|role|posting|position|internship|person|guy|alum|post|co-?op|opening|listing|gig)';
/** Figures that count nothing, alone or listed: never "2 or 3 jobs", "$2", "1,200", "3 days", "5 more". */
const listing = String.raw`\s*(?:,|&|/|\+|-|(?:,\s*)?\b(?:and|or|vs|versus|with|to)\b\.?)\s*(?:the )?`;
/** What is said or asked of a row right after its figure. */
const ofRow =
  'is|has|does|was|pay(?:s|ing)?|sponsors?|closes?|asks?|needs?|requires?|wants?|says?|starts?|sounds?|looks?|seems?|mentions?|lists?|offers?|include|allow|let|salar(?:y|ies)|visa|deadline|location|degree|skills?|hours|duties|remote|requirements?|link|about|like|involve|better|best|good|please|pls|and|or|vs|versus|with|to|the';
const bareFigures = new RegExp(
  String.raw`(?<![\d$.#-]|\d,(?=\d{3}))\d(?:${listing}\d)*(?![\d%k]|[.,]\d|${listing}\d| ?(?:${otherNouns}|${nounWords}|more|others?|of|to|[ap]m)\b|(?: [a-z-]+){1,3} ${nounWords}s\b)(?=\W*(?:$|[,.?!;&/+-]|(?:${ofRow})\b))`,
  'gi',
);
/** Characters before a figure that say whether it points at a row. */
const longestLead = 80;
/** What stands before them where they point at rows, and after one that stands first. */
const asking =
  /(?:^|[.!?;:]\s)\W*(?:(?:\w+ )*?(?:compare|between|about|does|do|is|are|has|have|can|will|would|was|what['’]?s?|whats|how['’]?s|and|but|ok|so|then|or)\W+)?$/i;
const answering = /^\W*(?:$|[.?!])|^[^.!;]*\?|^ (?:is|sounds?|looks?|seems?|please|pls)\b/i;
const adjectives = "((?:(?!(?:the|that|this|those|these) )[\\p{L}\\d&.+#'’-]+ ){1,6}?)";
const theOne = new RegExp(
  `\\b(?:the|that|this) ${adjectives}${nounWords}\\b|\\b(?:the|that|this) ${nounWords} (?:at|in|from|with|by) ([\\p{L}\\d&.+#-]+(?: \\p{Lu}[\\p{L}\\d&.+#-]*)*)`,
  'giu',
);
const theOnes = new RegExp(`\\b(?:those|these) ${adjectives}${nounWords}s\\b`, 'giu');
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

interface Pointed {
  id: string;
  at: number;
  words?: string;
}

export interface References {
  ids: string[];
  /** The same of what surely asks of rows, with those that a title or looser words name, and the one spoken of: several where they fit alike. */
  meant: string[];
  beyond: number | null;
  /** By number, by name or as "the … one", not only by a company's name or "it". */
  explicit: boolean;
  /** One of them is meant, and the words don't tell which. */
  unclear: boolean;
  /** The words that point explicitly. */
  said: string[];
  /** These and the words of titles. */
  named: string[];
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
