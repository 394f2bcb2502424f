import { scopeOf, type Modality, plainModality } from '../walk/scope.ts';
import { isEmpty, isGeneral } from '../text/english.ts';
import { quantitiesIn, type Quantity } from '../quantities/quantities.ts';
import { isRungWord, seniorityOf } from '../titles/seniority.ts';
import { refined } from '../mentions/marks.ts';
import { titleOf } from '../text/title-case.ts';
import { isBrief } from '../mentions/title-context.ts';
import { isHeadNoun } from '../titles/title-names.ts';
import { titlesIn } from '../mentions/titles.ts';
import type { Context } from '../mentions/context.ts';
import { choose, type Chosen } from '../mentions/meanings.ts';
import { payIn } from '../quantities/pay.ts';
import { readTowns, widen } from '../mentions/place-context.ts';
import type { Match } from '../text/phrases.ts';
import { overlap, singular, wordsOf, type Word } from '../text/text.ts';
import { seasonsIn } from './seasons.ts';
import { termsIn } from '../quantities/terms.ts';
import type { Entry, Meaning, Mention, Reading } from './types.ts';
import type { OpenVocabulary } from '../lexicon/vocabulary.ts';

/**
 * What a message says about the work that is wanted: typed mentions with their place in the text, in order and without overlaps, and
 * the words that nothing was made of. `now` reads "next summer". Takes time linear in the text, under 1 ms for an ordinary message.
 */
export function read(text: string, open: OpenVocabulary, now: Date = new Date()): Reading {
  const day = now.toDateString();
  const held = recent.find((one) => one.text === text && one.open === open && one.day === day);
  if (held !== undefined) return held.reading;
  const reading = readAnew(text, open, now);
  recent.unshift({ text, open, day, reading });
  recent.length = Math.min(recent.length, mostRecent);
  return reading;
}

/** One turn reads the same message for several ends. */
const recent: { text: string; open: OpenVocabulary; day: string; reading: Reading }[] = [];
const mostRecent = 3;

function readAnew(text: string, open: OpenVocabulary, now: Date): Reading {
  const written = wordsOf(text);
  const pay = payIn(text).map(({ start, end, ...amount }): Quantity => ({ start, end, meaning: { kind: 'pay', ...amount } }));
  const counted = quantitiesIn(text, now).filter((one) => !pay.some((amount) => overlap(one, amount) || one.meaning.kind === 'pay'));
  const dated = [
    ...seasonsIn(text).map(({ start, end, season }): Quantity => ({ start, end, meaning: { kind: 'season', season, year: null } })),
    ...termsIn(text, now),
  ];
  const quantities = [...pay, ...counted, ...dated.filter((one) => ![...pay, ...counted].some((other) => overlap(one, other)))];
  const { words, matches } = match(written, wordsIn(written, counted), open);
  const whole = [...pay, ...dated.filter(({ meaning }) => meaning.kind === 'quoted' || meaning.kind === 'posted')];
  const marks = marksOf(words, matches, text).filter((mark) => !whole.some((one) => overlap(one, mark)));
  const isMended = (mark: Chosen) => words.slice(mark.from, mark.to).some((word, at) => word !== written[mark.from + at]);
  const names = marks.map((mark) => ({ ...mark, certainty: isMended(mark) ? mark.certainty * 0.8 : mark.certainty }));
  const isName = ({ meaning }: Chosen) => ['place', 'company', 'school'].includes(meaning?.kind ?? '');
  const apart = quantities.filter((one) => !dated.includes(one) || !marks.some((mark) => isName(mark) && overlap(mark, one)));
  const amounts = Array.from(apart, (one) => ({ ...one, certainty: 1, family: one.meaning.kind }));
  return readingBy(text, [...names, ...amounts], scopeBy(text, names, amounts), written);
}

/** What the words of a text do with the names and amounts in it; a name goes before an amount that stands in it. */
export function scopeBy(text: string, names: readonly Found[], amounts: readonly Found[] = []): Scope {
  const things = [...names, ...amounts.filter((one) => !names.some((name) => overlap(name, one)))]
    .map(({ start, end, meaning, family }) => ({ start, end, family, sort: meaning === null ? '' : (sortOf[meaning.kind] ?? '') }))
    .sort((a, b) => a.start - b.start);
  const { things: modalities, phrases, serving } = scopeOf(text, things);
  return { phrases, serving, modalityOf: (span) => modalities[things.findIndex((thing) => overlap(thing, span))] ?? plainModality };
}

/** The reading of a text by what was found in it and what its words do with that. */
export function readingBy(text: string, found: readonly Found[], { phrases, serving, modalityOf }: Scope, words = wordsOf(text)): Reading {
  const mentions = found.flatMap((one) => (one.meaning === null ? [] : [mentionOf(one, one.meaning, modalityOf(one), text)]));
  const refused = phrases.filter((phrase) => phrase.refused);
  const isRefused = (word: Word) => refused.some((phrase) => overlap(phrase, word));
  const rest = words.filter(
    (word) =>
      word.text.length > 1 && !isEmpty(word.text) && !serving.some((cue) => overlap(cue, word)) && !found.some((one) => overlap(one, word)),
  );
  return {
    mentions: mentions.sort((a, b) => a.start - b.start),
    unread: rest.filter((word) => !isRefused(word) && !isGeneral(word.text)).map((word) => word.raw),
    unwanted: rest.filter((word) => isRefused(word)).map((word) => word.raw),
    phrases,
    serving,
  };
}

/** "No more than 90k" refuses nothing. */
const amountKinds: ReadonlySet<string> = new Set(['pay', 'experience', 'year', 'posted', 'start', 'limit']);

/** What may be an alternative of what. */
const sortOf: Readonly<Record<string, string>> = {
  role: 'work',
  function: 'work',
  industry: 'industry',
  company: 'company',
  employerKind: 'company',
  place: 'place',
  remote: 'place',
  level: 'level',
};

/** Matches the words as written, then once more with the unknown ones corrected; titles take the words they are made of. */
function match(
  written: readonly Word[],
  taken: ReadonlySet<number>,
  open: OpenVocabulary,
): { words: readonly Word[]; matches: Match<Entry>[] } {
  const free = (entry: Entry, from: number, to: number) => isFree(taken, from, to) && !isParted(entry, written.slice(from + 1, to));
  const matches = open.phrases.find(written, free);
  const known = new Set([
    ...taken,
    ...matches.flatMap((found) => Array.from({ length: found.to - found.from }, (_, index) => found.from + index)),
  ]);
  let tries = 40;
  let corrected = false;
  const words = [...written];
  for (const [at, word] of written.entries()) {
    if (known.has(at) || tries === 0 || word.text.length < 4) continue;
    tries--;
    const meant = workOf(words, at, open) ?? open.spelling.correct(word.text) ?? adjacentWork(words, at, open);
    if (meant === null) continue;
    corrected = true;
    words[at] = { ...word, text: meant };
  }
  return withTitles(words, corrected ? open.phrases.find(words, free) : matches, taken, open);
}

function withTitles(
  words: readonly Word[],
  matches: Match<Entry>[],
  taken: ReadonlySet<number>,
  open: OpenVocabulary,
): { words: readonly Word[]; matches: Match<Entry>[] } {
  const titles = titlesIn(words, matches).filter(({ from, to }) => isFree(taken, from, to));
  if (titles.length === 0) return { words, matches };
  const inTitle = new Set(taken);
  for (const { from, to } of titles) for (let at = from; at < to; at++) inTitle.add(at);
  const others = open.phrases.find(words, (entry, from, to) => isFree(inTitle, from, to) && !isParted(entry, words.slice(from + 1, to)));
  const named = titles.map(({ from, to, meaning }): Match<Entry> => ({
    from,
    to,
    values: [{ meaning, certainty: meaning.known ? 1 : 0.9, guard: 'none' }],
  }));
  return { words, matches: [...others, ...named].sort((a, b) => a.from - b.from) };
}

/** "Audio, editing or content": what a comma parts is no one name of work. */
const isParted = ({ meaning }: Entry, rest: readonly Word[]): boolean =>
  ofWork.has(meaning?.kind ?? '') && rest.some(({ gap }) => gap.includes(','));

function isFree(taken: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (taken.has(at)) return false;
  return true;
}

/** Indexes of the words that quantities cover. */
function wordsIn(words: readonly Word[], quantities: readonly Quantity[]): ReadonlySet<number> {
  return new Set(
    quantities.length === 0 ? [] : [...words.entries()].flatMap(([at, word]) => (quantities.some((one) => overlap(one, word)) ? [at] : [])),
  );
}

/** "Someone who codes", "I want to teach": the name of the work that a verb tells. */
function workOf(words: readonly Word[], at: number, open: OpenVocabulary): string | null {
  if (!verbLeads.has(words[at - 1]?.text ?? '')) return null;
  const stem = singular(words[at]?.text ?? '');
  const names = [`${stem}ing`, `${stem.replace(/e$/, '')}ing`, `${stem}${stem.at(-1) ?? ''}ing`];
  return (
    names.find((name) =>
      open.phrases
        .find(wordsOf(name))
        .some(({ values }) => values.some(({ meaning }) => meaning?.kind === 'role' || meaning?.kind === 'function')),
    ) ?? null
  );
}

/** "los angelos", "new yrok": the known word that makes a phrase with its neighbour. */
function adjacentWork(words: readonly Word[], at: number, open: OpenVocabulary): string | null {
  const [before, after] = [words[at - 1]?.text, words[at + 1]?.text];
  const text = words[at]?.text ?? '';
  return (
    open.spelling.candidates(text).find((meant) => open.phrases.has(`${before} ${meant}`) || open.phrases.has(`${meant} ${after}`)) ?? null
  );
}

function marksOf(words: readonly Word[], matches: readonly Match<Entry>[], text: string): Chosen[] {
  const context: Context = { words, matches, shouting: text.length > 6 && text === text.toUpperCase(), brief: isBrief(words) };
  const marks: Chosen[] = [];
  for (const [index, found] of matches.entries()) {
    const entry = choose(context, index, marks.at(-1)?.meaning ?? null);
    const first = words[found.from];
    const last = words[found.to - 1];
    if (entry === null || first === undefined || last === undefined) continue;
    marks.push({
      from: found.from,
      to: found.to,
      start: first.start,
      end: last.end,
      meaning: isStatus(entry, words, found) ? null : titled(entry, words, found, marks.at(-1)),
      certainty: entry.certainty,
      family: familyOf(entry.meaning),
    });
  }
  return refined(words, readTowns(words, widen(words, marks)));
}

/** "US citizen", "Texas resident": what somebody is, not where work is wanted. */
function isStatus(entry: Entry, words: readonly Word[], { to }: Match<Entry>): boolean {
  return entry.meaning?.kind === 'place' && words[to]?.gap === ' ' && statuses.has(singular(words[to].text));
}

/** A role's title as it was said, with the rung that stands right before it: "senior staff engineers" is "Senior Staff Engineer". */
function titled(entry: Entry, words: readonly Word[], { from, to }: Match<Entry>, last: Chosen | undefined): Meaning | null {
  const meaning = entry.meaning;
  if (meaning?.kind !== 'role') return meaning;
  const own = words.slice(from, to);
  const noun = own.at(-1)?.text ?? '';
  const isHead = isHeadNoun(singular(noun)) || /(?:er|or|ist|ian|ant|ent|eer)s$/.test(noun);
  const title = entry.asSaid === true ? titleOf(own, isHead ? own.length - 1 : -1) : meaning.title;
  const rung =
    last?.meaning?.kind === 'level' && last.to === from && /^\s$/.test(words[from]?.gap ?? '')
      ? words.slice(rungStart(words, from), from)
      : [];
  if (rung.length === 0 || rung.length < from - (last?.from ?? 0))
    return {
      ...meaning,
      title,
      seniority: meaning.seniority ?? (entry.asSaid === true ? seniorityOf(own.map((word) => singular(word.text))) : null),
    };
  const said = [...rung.map((word) => word.text), ...own.map((word) => singular(word.text))];
  return { ...meaning, title: `${titleOf(rung, -1)} ${title}`, seniority: seniorityOf(said) ?? meaning.seniority };
}

/** Where the rungs before a title begin: "senior staff". */
function rungStart(words: readonly Word[], end: number): number {
  let from = end;
  while (from > 0 && isRungWord(words[from - 1]?.text ?? '') && (from === end || /^\s$/.test(words[from]?.gap ?? ''))) from--;
  return from;
}

export function familyOf(meaning: Entry['meaning']): string {
  const kind = meaning?.kind ?? 'none';
  return ['role', 'function', 'industry', 'skill', 'major'].includes(kind) ? 'work' : kind;
}

function mentionOf({ start, end, certainty }: Found, meaning: Meaning, modality: Modality, text: string): Mention {
  const negated = modality.refused && !amountKinds.has(meaning.kind);
  const span = { modality, start, end, text: text.slice(start, end), certainty };
  // "Not remote" asks for an office.
  if (meaning.kind === 'remote' && negated) return { ...span, kind: 'remote', remote: !meaning.remote, negated: false };
  return { ...meaning, ...span, negated };
}

const ofWork: ReadonlySet<string> = new Set(['role', 'function', 'skill']);
const verbLeads = new Set(['who', 'to', 'can', 'i', 'they']);
const statuses = new Set(['citizen', 'citizenship', 'national', 'resident', 'native', 'passport', 'person']);

/** A name or an amount in a text; without a meaning where it is only passed over. */
export interface Found {
  start: number;
  end: number;
  meaning: Meaning | null;
  certainty: number;
  /** Values of one family are listed together. */
  family: string;
}

export interface Scope extends Required<Pick<Reading, 'phrases' | 'serving'>> {
  modalityOf: (span: { start: number; end: number }) => Modality;
}
