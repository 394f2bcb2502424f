import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { isOrdinary } from '../text/english.ts';
import type { Phrases } from '../text/phrases.ts';
import { keyOf } from '../text/text.ts';
import type { Entry } from '../entities/types.ts';
import { wordSet, wordPairs } from '../tables/tables.ts';

/** The majors that a value means: all of a field ("Engineering"), a listed one with its other spellings, else the name as said. */
export function majorsNamed(value: string): string[] {
  const text = value.toLowerCase();
  const ofField = majors.filter(({ field }) => field.toLowerCase() === text);
  const listed =
    majors.find(({ name }) => name.toLowerCase() === text) ??
    majors.find(({ aliases }) => aliases.some((one) => one.toLowerCase() === text));
  const all = [...ofField, ...(listed === undefined || ofField.length > 0 ? [] : [listed])];
  // Short aliases are another major's too; what is written out in records is the name.
  const spelled = all.flatMap(({ name, aliases }) => [name].concat(aliases.filter((alias) => alias.length > 4 && !isShared(alias))));
  return [...new Set([value, ...spelled])];
}

/** The value as conditions write it: a listed major or field by its own name. */
export function majorWritten(value: string): string {
  const text = value.trim().toLowerCase();
  const field = majors.find((major) => major.field.toLowerCase() === text)?.field;
  return (
    field ??
    (
      majors.find(({ name }) => name.toLowerCase() === text) ??
      majors.find(({ aliases }) => aliases.some((one) => one.toLowerCase() === text))
    )?.name ??
    value.trim()
  );
}

/** Whether it is a listed major, by any of its names. */
export function isMajor(text: string): boolean {
  return names.has(text.toLowerCase());
}

/** Whether it is what students write while they have not settled on a major. */
export const isOpenMajor = (text: string): boolean => /\b(?:undecided|undeclared|exploratory|general studies)\b/i.test(text);

/** The fields of study that a student's words for their major name: two of "Biochemistry and Public Health", one of "Criminology and Law Studies" where that is listed. */
export function majorsIn(text: string): string[] {
  const pieces = text.split(/\s*(?:,|;|\/|&|\+|\band\b)\s*/i).filter((piece) => piece !== '');
  // "Criminology, Law and Society" is one, of which Law is a part.
  const areSeveral = pieces.every(isMajor) || (pieces.length === 2 && pieces.some(isMajor));
  return pieces.length < 2 || isMajor(text) || !areSeveral ? [text] : pieces;
}

const names: ReadonlySet<string> = new Set(majors.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => one.toLowerCase())));
const isShared = (alias: string) => majors.filter(({ name, aliases }) => name === alias || aliases.includes(alias)).length > 1;

/** Adds majors by name and, for those of the product's list, by their other names. */
export function addMajors(phrases: Phrases<Entry>, others: readonly string[]): void {
  const aliases = new Map(majors.map((major) => [keyOf(major.name), major.aliases]));
  for (const major of new Set([...majors.map((each) => each.name), ...others])) {
    const meaning = { kind: 'major', major } as const;
    const key = keyOf(major);
    const taken = phrases.has(key) || vague.has(key);
    phrases.add(major, { meaning, certainty: isOrdinary(key) ? 0.7 : 0.9, guard: taken ? 'major' : 'none' }, false);
    for (const alias of aliases.get(key) ?? []) addAlias(phrases, alias, meaning);
  }
  addDegrees(phrases);
}

/** Degrees and branches by their letters, as written in India and elsewhere. */
function addDegrees(phrases: Phrases<Entry>): void {
  for (const [letters, major] of degrees)
    for (const name of letters.split('|'))
      if (!phrases.has(keyOf(name)))
        phrases.add(name, { meaning: { kind: 'major', major }, certainty: 0.8, guard: name.length < 3 ? 'major' : 'none' }, false);
}

const degrees = wordPairs('degree letters');

function addAlias(phrases: Phrases<Entry>, alias: string, meaning: { kind: 'major'; major: string }): void {
  const key = keyOf(alias);
  // "A psych major at Google" has no second major.
  if (isFunctionWord(key)) return;
  const capitals = /^[A-Z]{2,6}$/.test(alias) && freeAbbreviations.has(alias);
  const common = phrases.has(key) || isOrdinary(key) || (!key.includes(' ') && key.length < 5 && !familiar.has(key)) || vague.has(key);
  phrases.add(alias, { meaning, certainty: 0.8, guard: capitals ? 'none' : common ? 'major' : 'none' }, false);
}

// Majors that mean more than a major when nothing says so.
const vague = wordSet('vague majors');
const freeAbbreviations = new Set(['CS', 'EECS', 'ECE', 'BME', 'CSE', 'ORFE']);
const familiar = new Set(['econ', 'bio', 'chem', 'psych', 'math', 'cs', 'stats', 'anthro', 'neuro', 'biochem', 'meche', 'soc']);
