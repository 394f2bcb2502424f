import { isTitle } from '@alive/occupations/titles.ts';
import { jobHeads } from './context.ts';
import { isEmpty, isOrdinary } from '../text/english.ts';
import type { Entry, Meaning } from '../entities/types.ts';
import type { Match } from '../text/phrases.ts';
import { singular, type Word, wordsOf } from '../text/text.ts';
import { titleOf } from '../text/title-case.ts';
import {
  foreignWords,
  isBrief,
  isField,
  fieldAround,
  isDescribing,
  isForeign,
  isInside,
  isPartOfName,
  isPlaceCode,
  isVertical,
  majorTo,
  type Text,
} from './title-context.ts';
import { functionOfNoun, isGeneric, isHeadNoun, isListed, isModifier, isPair, titleMeaning } from '../titles/title-names.ts';
import { wordPairs, wordSet } from '../tables/tables.ts';
import { fieldsAbroad, nounsAbroad, wordsAbroad } from '../text/other-languages.ts';

/**
 * Job titles by their grammar, whether listed or not: modifiers and a noun ("deal desk managers"), "head of X", "VP X", "chief X
 * officer", "first engineer". `matches` are what the words mean by themselves: a place, an employer, an industry or a skill is no part
 * of a title unless titles use that word too. Word indexes, ends exclusive; rungs before a title ("senior") are left to the levels.
 */
export function titlesIn(words: readonly Word[], matches: readonly Match<Entry>[]): Title[] {
  const text: Text = { words, ...foreignWords(words, matches), brief: isBrief(words), phrases: matches };
  const found: Title[] = [];
  let least = 0;
  for (let at = 0; at < words.length; at++) {
    const title = titleAbroad(words, at) ?? ledTitle(text, at, least) ?? headedTitle(text, at, least) ?? tableTitle(text, at, least);
    if (title === null || isHeld(text, title)) continue;
    // "Propulsion" is a title by itself, not in "propulsion or spacecraft engineer".
    const last = found.at(-1);
    const isWord = last !== undefined && last.to - last.from === 1 && !isHeadNoun(singular(words[last.from]?.text ?? ''));
    const shared = sharingHead(text, title, isWord ? last.from : least);
    if (isWord && shared[0]?.from === last.from) found.pop();
    found.push(...shared, title);
    least = title.to;
    at = title.to - 1;
  }
  return found;
}

/**
 * "Physical or occupational therapists": words listed before a title in the plural, or after "or" one in the singular, that make titles with its
 * noun, each a title of its own; not where they are led as a field ("in finance or product managers").
 */
function sharingHead({ words }: Text, { from, to }: Title, least: number): Title[] {
  const noun = words[to - 1];
  const found: Title[] = [];
  if (noun === undefined || from === to - 1 || (noun.text === singular(noun.text) && words[from - 1]?.text !== 'or')) return found;
  for (let end = from; end > least;) {
    const joined = /^(?:or|and|&)$/.test(words[end - 1]?.text ?? '') ? end - 1 : end;
    const isListed = joined < end || (found.length > 0 && /^[,/] ?$/.test(words[end]?.gap ?? ''));
    const begin = [joined - 2, joined - 1].find(
      (at) =>
        isListed &&
        at >= least &&
        !articles.has(words[at]?.text ?? '') &&
        (at === joined - 1 || words[joined - 1]?.gap === ' ') &&
        ![words[at - 1], words[at]].some((word) => fieldLeads.has(word?.text ?? '')) &&
        isKnownTitle([...words.slice(at, joined).map(({ text }) => text), singular(noun.text)]),
    );
    if (begin === undefined) break;
    const names = [...words.slice(begin, joined).map(({ text }) => text), singular(noun.text)];
    const title = titleOf([...words.slice(begin, joined), noun], names.length - 1);
    found.unshift({ from: begin, to: joined, meaning: titleMeaning(names, names.length - 1, title) });
    end = begin;
  }
  return found;
}

const isKnownTitle = (names: readonly string[]) => !isHeadNoun(singular(names.at(-2) ?? '')) && isTitle(names.join(' '));

/** "Head of tax", "VP engineering", "chief people officer". */
function ledTitle(text: Text, at: number, least: number): Title | null {
  const { words } = text;
  const length = leaderLength(words, at);
  if (length === 0 || isPossessive(words[at + length - 1])) return null;
  const lead = singular(words[at + length - 1]?.text ?? '');
  const next = words[at + length];
  if (next === undefined) return null;
  if (lead === 'chief') return chiefTitle(text, at);
  const of = next.text === 'of' && next.gap === ' ';
  const comma = next.gap === ', ' && /^(?:vp|svp|evp|avp|president|director)$/.test(lead);
  if (!of && !(/^(?:vp|svp|evp|avp)$|vice/.test(lead) || words[at + length - 2]?.text === 'vice' || comma)) return null;
  if (!of && !comma && next.gap !== ' ') return null;
  const from = at + length + (of ? 1 : 0);
  const to = fieldEnd(text, from, of && text.brief);
  if (to === from) return null;
  return titleFrom(text, leftOfLeader(words, at, least), to, at + length - 1);
}

function chiefTitle(text: Text, at: number): Title | null {
  const { words } = text;
  for (let end = at + 1; end <= at + 5 && end < words.length; end++) {
    if (!/^[\s&-]*$/.test(words[end]?.gap ?? '')) return null;
    if (singular(words[end]?.text ?? '') === 'officer' && end > at + 1) return titleFrom(text, at, end + 1, end);
  }
  return null;
}

/** "Global head of", "associate director of". */
function leftOfLeader(words: readonly Word[], at: number, least: number): number {
  let from = at;
  while (from > least && leaderModifiers.has(words[from - 1]?.text ?? '') && words[from]?.gap === ' ') from--;
  return from;
}

function leaderLength(words: readonly Word[], at: number): number {
  if (!leaderStarts.has(singular(words[at]?.text ?? ''))) return 0;
  for (let length = 3; length > 0; length--) {
    const run = words.slice(at, at + length);
    if (run.length < length || run.some(({ gap }, index) => index > 0 && gap !== ' ')) continue;
    const key = run.map(({ text }, index) => (index === length - 1 ? singular(text) : text)).join(' ');
    if (leaderNames.has(key)) return length;
  }
  return 0;
}

/** Where the field that is led ends: "trust & safety", "enterprise sales". */
function fieldEnd(text: Text, from: number, unknownToo: boolean): number {
  const { words } = text;
  let to = from;
  while (to < words.length && to - from < 6) {
    const word = words[to];
    if (word === undefined || (to > from && !/^[\s&/-]*$/.test(word.gap))) break;
    const joined = word.raw === '&' || word.text === 'and';
    if (joined && to > from) {
      const tight = word.gap === '' && words[to + 1]?.gap === '';
      if (!tight && !isPair(words[to - 1], words[to + 1]) && !(word.raw === '&' && isModifier(words[to + 1]))) break;
      to += 2;
      continue;
    }
    if (isForeign(text, to) && to > from && !isInside(text, to)) break;
    const known = isModifier(word) && !(to > from && neverLater.has(word.text));
    const unknown =
      to === from && unknownToo && !isEmpty(word.text) && (!isForeign(text, to) || isField(text, to)) && !articles.has(word.text);
    if (!known && !unknown) break;
    to++;
  }
  return to;
}

/** "Deal desk managers", "first engineer", "Pre-Sales Engineer". */
function headedTitle(text: Text, at: number, least: number): Title | null {
  const { words } = text;
  const head = words[at];
  const noun = singular(head?.text ?? '');
  if (head === undefined || !isHeadNoun(noun) || isPossessive(head) || followers.get(noun)?.has(words[at + 1]?.text ?? '') === true)
    return null;
  if ((isModifier(head) || rungs.has(noun)) && head.text === noun && isTitleAhead(words, at + 1)) return null;
  let from = at;
  while (from > least && at - from < 7) {
    const step = stepLeft(text, from, at);
    if (step === 0) break;
    from -= step;
    if (openers.has(words[from]?.text ?? '')) break;
  }
  const whole = publicTitle(text, from, at, least);
  const isWhole = whole < from && words[whole]?.gap !== '-' && !isInside(text, whole);
  const isOwn = isWhole || from === at || words[from]?.gap === '-' || isInside(text, from) || !isKnown(words.slice(from, at + 1));
  from = isOwn && !isWhole ? describedFrom(text, from, at, least) : whole;
  if (noun === 'hire' && !openers.has(words[from]?.text ?? '')) return null;
  if (from === at && !standsAlone(text, at, noun) && !(text.skills.has(at - 1) && head.gap === ' ' && makers.has(noun))) return null;
  if (from < at && !isOwn && needsField.has(noun) && words.slice(from, at).every(({ text: word }) => !isModifier({ text: word })))
    return null;
  const skill = from === at && text.skills.has(at - 1) && head.gap === ' ' && isGeneric(noun) ? at - 1 : from;
  const title = titleFrom(text, skill, at + 1, at);
  return title === null ? null : { ...title, from };
}

/**
 * A title of the public tables whose last word ends no other titles: "radiology tech", "optometrist"; a single word that is also an ordinary one
 * only before a word for work ("tax internships").
 */
function tableTitle(text: Text, at: number, least: number): Title | null {
  const { words } = text;
  const isTech = singular(words[at]?.text ?? '') === 'tech';
  if (!(isOfTitle(text, at) || isTech) || isHeadNoun(singular(words[at]?.text ?? ''))) return null;
  // "IT tech support", "lab tech companies".
  if (isTech && text.phrases.some((match) => match.from === at && match.to > at + 1)) return null;
  // "Field tech": a word that titles use, however much else it means.
  const isPart = (one: number) => isOfTitle(text, one) || (isTech && (isField(text, one) || isModifier(words[one])));
  let from = at;
  while (from > Math.max(least, at - 3) && words[from]?.gap === ' ' && isPart(from - 1)) from--;
  for (; from <= at; from++) {
    const run = words.slice(from, at + 1).map((word, index, all) => (index === all.length - 1 ? singular(word.text) : word.text));
    const begin = from;
    const isKnown = text.phrases.some((match) => match.from <= begin && match.to > at);
    const isAlone =
      from < at ||
      ((run[0]?.length ?? 0) > 3 &&
        !isForeign(text, at) &&
        (jobHeads.has(words[at + 1]?.text ?? '') || !isOrdinary(run[0] ?? '') || (text.brief && agent.test(run[0] ?? ''))));
    // "Spacecraft engineers" are one title.
    if (isKnown || !isAlone || isTitleAhead(words, at + 1) || (from < at && isHeadNoun(run[0] ?? ''))) continue;
    // "Vet tech", "lab techs".
    const whole = [...run.slice(0, -1), 'technician'];
    if (isTech && from < at && isTitle(whole.join(' ')))
      return { from, to: at + 1, meaning: titleMeaning(whole, at - from, titleOf(wordsOf(whole.join(' ')), -1)) };
    if (isTitle(run.join(' '))) return titleFrom(text, from, at + 1, at);
  }
  return null;
}

/** Who does something: "gardener". */
const agent = /[^aeiou](?:er|ist|smith)$/;

/** Where the longest title of the public tables begins that ends at the noun: "statistical clerk"; `from` where none is longer. */
function publicTitle(text: Text, from: number, at: number, least: number): number {
  const { words } = text;
  let start = from;
  const isPart = (one: number) => isOfTitle(text, one) || majorTo(text, one + 1) !== undefined;
  while (start > Math.max(least, at - 5) && isJoined(words[start]) && isPart(start - 1)) start--;
  while (
    start < from &&
    !isTitle(
      words
        .slice(start, at + 1)
        .map(({ text: word }) => word)
        .join(' '),
    )
  )
    start++;
  return start;
}

/** Where what a title is of begins: a field of study ("physics technician"), or words of no general use before a noun that says little ("planetary scientist"). */
function describedFrom(text: Text, start: number, at: number, least: number): number {
  const { words } = text;
  const isVague = isGeneric(singular(words[at]?.text ?? ''));
  const isDescription = (one: number) =>
    words[one + 1]?.gap === '-' ? !isForeign(text, one) : isVague && isDescribing(text, one) && isOfTitle(text, one);
  let from = fieldAround(text, start);
  while (from > Math.max(least, at - 5) && isJoined(words[from])) {
    const begin = majorTo(text, from) ?? (isDescription(from - 1) ? fieldAround(text, from - 1) : from);
    if (begin === from || begin < least) break;
    from = begin;
  }
  return Math.max(from, least);
}

const isKnown = (run: readonly Word[]): boolean => isTitle(run.map(({ raw }) => raw).join(' ')) || isListed(run, 0, run.length);

const isJoined = (word: Word | undefined): boolean => /^[ -]$/.test(word?.gap ?? '');

/** Whether a word may be part of a title that only the tables know: no place or employer, and none of those that one asks with. */
function isOfTitle(text: Text, at: number): boolean {
  const word = text.words[at]?.text ?? '';
  return (
    /^\p{L}/u.test(word) &&
    !isForeign(text, at) &&
    !isEmpty(word) &&
    !qualities.has(word) &&
    !openingVerbs.has(word) &&
    !clauseWords.has(word) &&
    !rungs.has(word) &&
    !owners.has(word)
  );
}

/** "Channel partner manager": the noun comes later. */
function isTitleAhead(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at], words[at + 1]];
  if (next?.gap !== ' ') return false;
  return isHeadNoun(singular(next.text)) || (isModifier(next) && after?.gap === ' ' && isHeadNoun(singular(after.text)));
}

/** How many words more to the left belong to the title. */
function stepLeft(text: Text, from: number, head: number): number {
  const { words } = text;
  const [word, next] = [words[from - 1], words[from]];
  if (word === undefined || next === undefined || !/^[\s/&-]*$/.test(next.gap)) return 0;
  const before = words[from - 2];
  if (word.raw === '&' || word.text === 'and') {
    if (before === undefined || from - 2 < 0 || !/^[\s&]*$/.test(word.gap)) return 0;
    const tight = word.raw === '&' && word.gap === '' && next.gap === '';
    return tight || isPair(before, next) || (word.raw === '&' && isModifier(before) && isModifier(next)) ? 2 : 0;
  }
  // "FP&A manager": the single letter after "&".
  if (word.text.length === 1 && before?.raw === '&' && word.gap === '') return 1;
  if (openers.has(word.text)) return before === undefined || !owners.has(before.text) ? 1 : 0;
  if (word.text === 'it' && word.raw !== 'IT' && !(from === 1 || text.brief)) return 0;
  const isOpening = from === 1 || speakers.has(before?.text ?? '');
  if (isOpening && commands.has(word.text)) return 0;
  if (rungs.has(word.text) && word.text !== 'lead') return 0;
  if (word.text === 'lead' && /^gen(?:eration)?$/.test(next.text)) return 1;
  if (verticals.has(word.text) && isWhole(words, from, head)) return 0;
  if (isModifier(word))
    return isForeign(text, from - 1) &&
      !isInside(text, from) &&
      ((isListed(words, from, head + 1) && !isGeneric(singular(next.text))) ||
        (isPartOfName(text, from - 1) && !isListed(words, from - 1, head + 1)))
      ? 0
      : 1;
  if (next.gap === '-' && from < head && /^\p{L}+$/u.test(word.text) && !isForeign(text, from - 1)) return 1;
  const unknown =
    from === head &&
    text.brief &&
    !/^[A-Z]{2,4}s?$/.test(words[head]?.raw ?? '') &&
    !isPlaceCode(text, from - 1) &&
    !isForeign(text, from - 1) &&
    !isEmpty(word.text) &&
    // "Who became doctors" is a verb.
    !(clauseWords.has(before?.text ?? '') || word.text.endsWith('ed')) &&
    /^\p{L}/u.test(word.text);
  const plain = isOrdinary(word.text) && !isVertical(text, from - 1);
  return unknown &&
    !(plain && isOpening && openingVerbs.has(word.text.replace(/(?<=.{3})(?:ing|s)$/, ''))) &&
    !(plain && qualities.has(word.text)) &&
    !/(?:ly|ful|ous|able)$/.test(word.text) &&
    !neverAlone.has(words[head]?.text ?? '')
    ? 1
    : 0;
}

/** A bare noun is a title in a short request only: "analysts in Boston", "senior designers". */
function standsAlone({ words, brief }: Text, at: number, noun: string): boolean {
  const word = words[at];
  const rung = rungs.has(words[at - 1]?.text ?? '') && word?.gap === ' ';
  // "Welder": it says its work by itself.
  if (brief && !isGeneric(noun) && !bare.has(noun) && isTitle(noun)) return true;
  if (rung && !/^(?:head|lead|partner|officer)$/.test(noun)) return brief || noun === 'designer';
  return brief && word?.text !== noun && (bare.has(noun) || (functionOfNoun(noun) !== '' && !generalHeads.has(noun)));
}

function titleFrom(text: Text, from: number, to: number, head: number): Title | null {
  const { words } = text;
  const run = words.slice(from, to);
  const names = run.map((word, index) => (from + index === head ? singular(word.text) : word.text));
  return { from, to, meaning: titleMeaning(names, head - from, titleOf(run, head - from)) };
}

/** Whether what stands there is a title that needs no more words, so that a sector before it is where the work is: "web3 copywriter". */
function isWhole(words: readonly Word[], from: number, head: number): boolean {
  if (from === head) return !isGeneric(singular(words[head]?.text ?? ''));
  return !isListed(words, from - 1, head + 1);
}

function isPossessive(word: Word | undefined): boolean {
  return word !== undefined && /['’]s$/i.test(word.raw);
}

/** A name that holds the whole title is no title: "Reading Partners", and a listed role that is longer is the better reading. */
function isHeld({ phrases }: Text, title: Title): boolean {
  return phrases.some(
    (match) =>
      match.from <= title.from &&
      match.to >= title.to &&
      (match.to - match.from > title.to - title.from || match.values.some((entry) => entry.meaning === null)) &&
      match.values.some((entry) => entry.guard === 'none'),
  );
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const generalHeads = set('coach driver judge broker principal');
// What stands before "of" and a field, or before the field itself: "head of tax", "VP sales".
const leaderNames = wordSet('leader names');
const leaderStarts = new Set([...leaderNames].map((name) => name.split(' ')[0]));
const leaderModifiers = wordSet('leader modifiers');
const openers = set('first founding');
const fieldLeads = set('in into from for to of at');
const owners = set('my your his her their our the');
const rungs = set('senior sr staff principal distinguished lead junior jr experienced seasoned');
// What people are rather than do, and what one does to them.
const qualities = wordSet('people qualities');
const openingVerbs = wordSet('opening verbs');
const speakers = set('i im we you me am be to please just kindly');
const clauseWords = set('who that which they he she you to');
const commands = set('search contact');
const makers = set('developer engineer programmer designer analyst');
const articles = set('a an the my our your this that all any some');
const bare = wordSet('bare titles');
const needsField = set('lead head partner master owner fellow officer expert executive');
const neverAlone = set('lead leads head heads partner partners master owner');
const neverLater = set('jobs first after post pre full');
const verticals = set('web3 robotics cybersecurity crypto blockchain semiconductor');
const followers = new Map(wordPairs('title followers').map(([noun, words]) => [noun, set(words)] as const));

/** Spanish and Portuguese: "ingeniero de datos", "analistas de marketing", "desarrolladores web", "directora de ventas". */
function titleAbroad(words: readonly Word[], at: number): Title | null {
  const noun = english(words[at], nounsAbroad);
  if (noun === undefined || (abroad.has(words[at]?.text ?? '') && !links.has(words[at + 1]?.text ?? ''))) return null;
  const next = words[at + 1];
  const link = next !== undefined && next.gap === ' ' && links.has(next.text) ? 1 : 0;
  const field = words[at + 1 + link]?.gap === ' ' ? english(words[at + 1 + link], fieldsAbroad) : undefined;
  const leads = noun.endsWith(' of');
  if (field === undefined && leads) return null;
  const names = [...(leads ? noun.split(' ') : []), ...(field === undefined ? [] : [field]), ...(leads ? [] : [noun])];
  const meaning = titleMeaning(names, leads ? 0 : names.length - 1, titleOf(wordsOf(names.join(' ')), -1));
  return { from: at, to: at + 1 + (field === undefined ? 0 : link + 1), meaning };
}

function english(word: Word | undefined, table: ReadonlyMap<string, string>): string | undefined {
  const text = word?.text ?? '';
  return table.get(text) ?? table.get(text.replace(/s$/, '')) ?? table.get(text.replace(/es$/, ''));
}

const links = new Set(wordsAbroad('link'));

// English too: only with the small word behind them.
const abroad = new Set(['director']);

/** Words `from` to `to`, end exclusive. */
interface Title {
  from: number;
  to: number;
  meaning: Extract<Meaning, { kind: 'role' }>;
}
