import { openPhrases, type Phrases } from '../text/phrases.ts';
import { list, mark, readTable, string, wordSet } from '../tables/tables.ts';
import { wordsOf, type Word } from '../text/text.ts';

/** Every skill with its other names: things one can show, not virtues. */
export const skills: readonly Skill[] = readTable('skills', { skill: string, names: list, word: mark });

const phrases = openSkills();

/**
 * The named skills of a text in order, each mention once with its place (UTF-16 offsets). Names that are also ordinary words (Go, R,
 * Swift, Spring) count with their capital inside a sentence, or in a list of skills. General virtues are no skills.
 */
export function skillsIn(text: string): { skill: string; start: number; end: number }[] {
  const words = wordsOf(text);
  const matches = phrases.find(words, (value, from) => !value.short || isName(words, from));
  return matches.flatMap((match, at) => {
    const [value] = match.values;
    const first = words[match.from];
    const last = words[match.to - 1];
    if (value === undefined || first === undefined || last === undefined) return [];
    if (value.word && !isAdjacent(words, match.from, match.to, [matches[at - 1], matches[at + 1]], value.short)) return [];
    return [{ skill: value.skill, start: first.start, end: last.end }];
  });
}

function openSkills(): Phrases<SkillName> {
  const index = openPhrases<SkillName>();
  for (const { skill, names, word } of skills)
    for (const name of [skill, ...names])
      index.add(name, { skill, word: word && name === skill, short: name.length === 1 }, name.length > 3);
  return index;
}

/** A single capital that stands alone: not a part of "R&D", "C-suite" or "A.C." */
function isName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !/^\p{Lu}/u.test(word.raw)) return false;
  const joined = words[at + 1]?.raw === '&' || words[at - 1]?.raw === '&';
  return !joined && !/^[-.'’]\S*$/.test(words[at + 1]?.gap ?? '') && !/[-.'’]$/.test(word.gap);
}

/** A word next to a skill in a list, or with its capital after "in", "with", "using" or inside a sentence, where the capital tells. */
function isAdjacent(words: readonly Word[], from: number, to: number, neighbours: readonly (Near | undefined)[], short: boolean): boolean {
  const [before, after] = neighbours;
  const word = words[from];
  const next = words[to]?.text ?? '';
  const last = words[from - 1];
  if (word === undefined || /^\d{2,4}$|^(?:at|to)$/.test(next)) return false;
  const capital = /^\p{Lu}/u.test(word.raw);
  if (!capital && word.text.length < 3) return false;
  const joins = (start: number, end: number) => end - start <= 1 && words.slice(start, end).every((between) => joiners.has(between.text));
  if (before !== undefined && joins(before.to, from) && isListed(word.gap)) return true;
  if (after !== undefined && joins(to, after.from) && isListed(words[to]?.gap)) return true;
  if (!capital) return false;
  if (users.has(last?.text ?? '') || followers.has(next)) return true;
  // At the start of a sentence, or among other capitals, a capital tells nothing.
  return !short && /^\p{Ll}/u.test(last?.raw ?? '') && !/[.!?\n:•]/.test(word.gap) && !seasons.has(last?.text ?? '');
}

function isListed(gap: string | undefined): boolean {
  return gap === undefined || /^\s*[,/|•·;]?\s*$/.test(gap);
}

const joiners = new Set(['and', 'or']);
const users = wordSet('skill leads');
const followers = new Set('programming developer developers programmer language scripting code'.split(' '));
const seasons = new Set('the this next summer fall winter autumn or and in for'.split(' '));

export interface Skill {
  skill: string;
  names: string[];
  /** Also an ordinary word: it counts with its capital letter inside a sentence, or next to another skill. */
  word: boolean;
}

interface SkillName {
  skill: string;
  word: boolean;
  short: boolean;
}

interface Near {
  from: number;
  to: number;
}
