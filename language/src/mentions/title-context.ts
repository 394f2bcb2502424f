import { set } from './context.ts';
import { isGeneral } from '../text/english.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Entry } from '../entities/types.ts';
import type { Match } from '../text/phrases.ts';
import { wordSet } from '../tables/tables.ts';
import { singular, type Word } from '../text/text.ts';
import { isHeadNoun, isModifier } from '../titles/title-names.ts';

/** A short request or a heading, in which nobody speaks of himself: a bare noun may be the title that is looked for. */
export function isBrief(words: readonly Word[]): boolean {
  return words.length <= 12 && !words.some((word) => selfWords.has(word.text) || /^i['’]/i.test(word.raw));
}

/** Words that mean a place, an employer, an industry, a skill or a condition. */
export function foreignWords(words: readonly Word[], matches: readonly Match<Entry>[]): Pick<Text, 'foreign' | 'skills'> {
  const foreign = new Set<number>();
  const skills = new Set<number>();
  for (const match of matches) {
    const single = match.to - match.from === 1;
    // An employer whose name is also a rare word stands before titles: "Stripe engineers".
    const named = single && !isModifier(words[match.from]);
    const only = match.values.every(({ meaning }) => meaning?.kind === 'company') && /^\p{Lu}/u.test(words[match.from]?.raw ?? '');
    const counts = ({ guard, meaning }: Entry) =>
      guard === 'none' || !single || (named && meaning?.kind === 'company' && (guard === 'rare' || (guard === 'word' && only)));
    const kinds = match.values.filter(counts).map((entry) => entry.meaning?.kind);
    if (kinds.some((kind) => kind === 'role' || kind === 'function')) continue;
    if (!kinds.some((kind) => kind !== undefined && outside.has(kind))) continue;
    const skill = kinds.every((kind) => kind === 'skill' || kind === undefined);
    if (skill) skills.add(match.to - 1);
    for (let at = match.from; at < match.to; at++) {
      const word = words[at];
      if (!(single && (alwaysModifiers.has(word?.text ?? '') || (skill && isModifier(word))))) foreign.add(at);
    }
  }
  return { foreign, skills };
}

export function isForeign(text: Text, at: number): boolean {
  return text.foreign.has(at);
}

export function isPartOfName({ phrases }: Text, at: number): boolean {
  return phrases.some(
    (match) =>
      match.from <= at &&
      at < match.to &&
      match.to - match.from > 1 &&
      match.values.some((entry) => ['place', 'company', 'employerKind', 'industry', 'school'].includes(entry.meaning?.kind ?? '')),
  );
}

/** Whether one name holds this word and the one before it, so that a title has both or none. */
export function isInside({ phrases }: Text, at: number): boolean {
  return phrases.some((match) => match.from < at && at < match.to && match.values.some((entry) => fields.has(entry.meaning?.kind ?? '')));
}

/** "Photography", "museums": a skill, a subject or an industry. */
export function isField({ phrases }: Text, at: number): boolean {
  return phrases.some(
    (match) => match.from === at && match.to === at + 1 && match.values.every((entry) => fields.has(entry.meaning?.kind ?? '')),
  );
}

/** Where the field begins that a word is within, else the word itself. */
export function fieldAround({ phrases }: Text, at: number): number {
  const isField = ({ meaning }: Entry) => fields.has(meaning?.kind ?? '');
  return phrases.find(({ from, to, values }) => from < at && at < to && values.some(isField))?.from ?? at;
}

/** Where a field of study or work begins that ends before a word and is no place, employer or level too. */
export function majorTo({ phrases, words }: Text, to: number): number | undefined {
  const last = words[to - 1]?.text ?? '';
  // "French teachers" speak it, and "ed" is much else.
  if (last.length < 3 || languages.has(last) || isHeadNoun(singular(last))) return undefined;
  const isWork = ({ meaning }: Entry) => meaning?.kind === 'major' || meaning?.kind === 'role';
  return phrases.find(
    (match) => match.to === to && match.values.some(isWork) && match.values.every(({ meaning }) => fields.has(meaning?.kind ?? '')),
  )?.from;
}

/** Whether a word is a noun or adjective of no general use, and no participle. */
export function isDescribing({ words }: Text, at: number): boolean {
  const word = words[at];
  if (word === undefined || word.text.endsWith('ed') || isGeneral(word.text)) return false;
  const [begin = word] = words;
  const said = words.map(({ gap, raw }) => gap + raw).join('');
  const token = tokensOf(said.slice(begin.gap.length)).find(({ start }) => start === word.start - begin.start);
  return ['ADJ', 'NOUN', 'PROPN'].includes(token?.pos ?? '');
}

export function isPlaceCode({ phrases }: Text, at: number): boolean {
  return phrases.some((match) => match.from <= at && at < match.to && match.values.some((entry) => entry.meaning?.kind === 'place'));
}

export function isVertical({ phrases }: Text, at: number): boolean {
  return phrases.some((match) => match.from === at && match.values.some((entry) => entry.meaning?.kind === 'industry'));
}

const languages = wordSet('languages');
const selfWords = new Set(['i', 'im', 'ive', 'my', 'myself', 'we']);
const alwaysModifiers = new Set(['ai', 'ml', 'data', 'security', 'web', 'mobile', 'it']);
const fields = new Set(['skill', 'industry', 'major', 'function', 'role']);
const outside = set('place company industry skill level employerKind school remote sponsorship clearance major');

export interface Text {
  words: readonly Word[];
  /** Indexes of words that mean something else than a part of a title. */
  foreign: ReadonlySet<number>;
  /** Where a skill ends: "python developers". */
  skills: ReadonlySet<number>;
  brief: boolean;
  phrases: readonly Match<Entry>[];
}
