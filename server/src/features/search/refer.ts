import { wordsOf } from '#language/text.ts';
import type { Reading } from '#language/types.ts';
import type { SearchState, Shown } from './state.ts';

/**
 * The shown jobs a message points at, as ids in the order they are named: "the second one", "#2", "the Stripe one", "it".
 * `beyond` is the number asked for when there are not that many ("the ninth").
 */
export function referencesIn(message: string, reading: Reading, state: SearchState): References {
  const found: { id: string; at: number }[] = [];
  let beyond: number | null = null;
  for (const { number, at } of ordinalsIn(message)) {
    const shown = state.last.at(number > 0 ? number - 1 : number);
    if (shown === undefined) beyond = number;
    else found.push({ id: shown.id, at });
  }
  if (found.length === 0) found.push(...named(message, state.last));
  const explicit = found.length > 0;
  if (found.length === 0) found.push(...companiesNamed(reading, state.last));
  if (found.length === 0 && pronoun.test(message)) {
    const id = state.focusId ?? (state.last.length === 1 ? state.last[0]?.id : undefined);
    if (id !== undefined) found.push({ id, at: message.search(pronoun) });
  }
  const ids = [...new Set(found.sort((a, b) => a.at - b.at).map((one) => one.id))];
  return { ids, beyond: state.last.length === 0 ? null : beyond, explicit };
}

/** What a question about a job wants to know; null when it is no particular thing. */
export function aspectOf(message: string): Aspect | null {
  for (const [aspect, pattern] of aspects) if (pattern.test(message)) return aspect;
  return null;
}

/** "the first", "2nd one", "number 3", "#3", "the last one", and bare figures in "1 or 3". */
function ordinalsIn(message: string): { number: number; at: number }[] {
  const found: { number: number; at: number }[] = [];
  const add = (pattern: RegExp, valueOf: (word: string) => number) => {
    for (const match of message.matchAll(pattern)) found.push({ number: valueOf((match[1] ?? '').toLowerCase()), at: match.index });
  };
  const word = (text: string) => (text === 'last' ? -1 : ordinalWords.indexOf(text) + 1);
  const noun = '(?:one|ones|job|result|posting|option|card|role|position|internship|listing|match|pick)';
  add(new RegExp(`\\b(${ordinalWords.join('|')}|last) ${noun}\\b`, 'gi'), word);
  add(
    new RegExp(
      `\\bthe (${ordinalWords.join('|')}|last)(?=\\s*(?:$|[?.!,;]|and\\b|or\\b|vs|with\\b|to\\b|looks?\\b|sounds?\\b|is\\b|does\\b|pays?\\b|sponsors?\\b|instead))`,
      'gi',
    ),
    word,
  );
  add(/\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:year|grade|street|floor))/gi, Number);
  add(/(?:\b(?:number|no\.?|job|option|result|card)\s*|#\s*)(\d{1,2})\b/gi, Number);
  if (found.length === 0 && /^\W*(?:\d\W*$|compare\b|\d\W+(?:or|vs\.?|versus|and)\W)|\bbetween \d/i.test(message))
    add(/(?<![\d$.,])(\d)(?![\d%k,])/gi, Number);
  if (found.length === 0 && /^\W*(?:first|second|third)\b\W*(?:or|vs\.?|versus|and|$)/i.test(message))
    add(/\b(first|second|third|fourth|fifth)\b/gi, word);
  const seen = new Set<number>();
  return found.filter((one) => one.number !== 0 && !seen.has(one.number) && seen.add(one.number));
}

/** "the Stripe one", "the Boston job": the shown job that a company, place or title word singles out. */
function named(message: string, last: readonly Shown[]): { id: string; at: number }[] {
  const found: { id: string; at: number }[] = [];
  for (const match of message.matchAll(/\bthe ([\p{L}\d&.+# -]{2,40}?) (?:one|job|role|posting|position|internship)\b/giu)) {
    const words = wordsOf(match[1] ?? '').map((word) => word.text);
    const fits = last.filter((shown) => {
      const theirs = new Set(wordsOf(`${shown.title} ${shown.company} ${shown.location}`).map((word) => word.text));
      return words.every((word) => theirs.has(word));
    });
    const only = fits[0];
    if (only !== undefined && fits.length === 1) found.push({ id: only.id, at: match.index });
  }
  return found;
}

function companiesNamed(reading: Reading, last: readonly Shown[]): { id: string; at: number }[] {
  return reading.mentions.flatMap((mention) => {
    const shown = mention.kind === 'company' ? last.find((one) => one.company === mention.company) : undefined;
    return shown === undefined ? [] : [{ id: shown.id, at: mention.start }];
  });
}

const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const pronoun =
  /\b(?:it|its|it'?s|(?:that|this) (?:one|job|role|company|posting|place|internship|position))\b|\blike (?:this|that)\b|^\W*(?:do|are|would|what|how|why|where|can|will) .*\bthey\b/i;

const aspects: [Aspect, RegExp][] = [
  [
    'gate',
    /\b(?:rul(?:e|es|ed|ing) (?:me|us) out|(?:closed|off limits|not open) (?:to|for) me|disqualif\w+|(?:in|not )?eligible|bars? me|exclud(?:es?|ing) me|(?:can'?t|cannot) (?:even )?apply)\b/i,
  ],
  [
    'like',
    /\b(?:like|love|prefer|sounds? (?:good|great|fun|cool|nice|interesting)|looks? (?:good|great|fun|cool|nice|interesting)|save|interested in)\b/i,
  ],
  ['why', /\bwhy\b|\bhow come\b|\breasons?\b|what makes|what'?s good about|\bmatch\b|\bscore/i],
  ['visa', /\b(?:visas?|sponsor(?:s|ship|ing)?|h-?1b|opt|cpt|international)\b/i],
  ['clearance', /\b(?:clearance|citizen(?:s|ship)?)\b/i],
  ['pay', /\b(?:pay(?:s|ing)?|paid|salar(?:y|ies)|money|compensation|wages?|earn|how much)\b/i],
  ['remote', /\b(?:remote|remotely|hybrid|on-?site|in[ -]person|from home|office)\b/i],
  ['place', /\b(?:where|location|located|city|based|place)\b/i],
  ['skills', /\b(?:skills?|requirements?|require[sd]?|qualif\w+|need to know|need to have|experience|looking for|fit for)\b/i],
  ['apply', /\b(?:apply|application|deadline|link|url)\b/i],
  ['posted', /\b(?:when|posted|how old|recent|newest|latest|still open)\b/i],
];

export type Aspect = 'gate' | 'like' | 'why' | 'visa' | 'clearance' | 'pay' | 'remote' | 'place' | 'skills' | 'apply' | 'posted';

export interface References {
  ids: string[];
  beyond: number | null;
  /** By number or as "the … one", not only by a company's name or "it". */
  explicit: boolean;
}
