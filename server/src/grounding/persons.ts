import { singular } from '#language/text.ts';
import { isHeadNoun, isModifier } from '#language/title-names.ts';
import { isAbbreviation, isCapital } from './capitals.ts';
import type { Sentence } from './sentence.ts';
import { capitalWords, givenNames, surnames } from './words.ts';

/** A part of a person's name by what stands beside it. */
export function isOfPerson(sentence: Sentence, at: number, end: number): boolean {
  return isPersonal(sentence, at, end) || isPersonal(sentence, at - 1, end);
}

/** "Grace" of "Grace Park", "May" of "May Chen": a given name before a surname is no month, place or skill. */
function isPersonal({ words, matches, isEnglish }: Sentence, at: number, end: number): boolean {
  const name = words[at]?.text ?? '';
  const next = words[at + 1];
  if (!givenNames.has(name) || at + 1 >= end || next?.gap !== ' ' || !isCapital(next)) return false;
  if (matches.some(({ from, to }) => from <= at && to > at + 1)) return false;
  // "An SQL test", "An Excel test", "Mark Friday".
  if ((isAbbreviation(next) && !isAbbreviation(words[at])) || weekdays.has(next.text)) return false;
  if (name === 'an' && /^[aeiou]/.test(next.text)) return false;
  if (surnames.has(next.text)) return true;
  if (isHeadNoun(singular(next.text)) || matches.some(({ from, to }) => from === at + 1 && to > at + 2)) return false;
  if (matches.some(({ from, values }) => from === at + 1 && values.some(({ meaning }) => meaning !== null && subjects.has(meaning.kind))))
    return false;
  if (isModifier(next) && isHeadNoun(singular(words[at + 2]?.text ?? ''))) return false;
  // "Summer Internship".
  return !(capitalWords.has(name) && isEnglish(next.text));
}

const weekdays = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '));
const subjects = new Set(['skill', 'role', 'function', 'industry', 'level']);
