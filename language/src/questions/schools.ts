import { states } from '../places/countries.ts';
import { isOrdinary } from '../text/english.ts';
import { knownSchools } from '../lexicon/schools.ts';
import { blanked, type Word, wordsOf } from '../text/text.ts';
import { type Item, itemOf } from '../conditions/item.ts';

/**
 * Schools by names that are places too, or letters: "Ohio State" anywhere, "Wharton" where one went to it, "Berkeley" and "mit" before "grads" or
 * next to another school in a list, the letters of one's `own` school anywhere. Taken out of the text.
 */
export function schoolsIn(text: string, own: string | null = null): { text: string; items: Item[] } {
  const words = wordsOf(text);
  const items: Item[] = [];
  let rest = text;
  for (let at = 0; at < words.length; at++) {
    const isNext = joints.has(words[at - 1]?.text ?? '') && (items.at(-1)?.end ?? -1) === words[at - 2]?.end;
    const found = schoolAt(
      words,
      at,
      (name, key) => (name === own && letters.has(key)) || isNext || studying.test(text.slice(0, words[at]?.start).toLowerCase()),
    );
    const [first, last] = [words[at], words[at + (found?.length ?? 1) - 1]];
    if (found === null || first === undefined || last === undefined) continue;
    items.push(itemOf({ start: first.start, end: last.end }, 'school', found.name));
    rest = blanked(rest, [{ start: first.start, end: last.end }]);
    at += found.length - 1;
  }
  return { text: rest, items };
}

function schoolAt(
  words: readonly Word[],
  at: number,
  isStudied: (name: string, key: string) => boolean,
): { name: string; length: number } | null {
  for (let length = 3; length > 0; length--) {
    const run = words.slice(at, at + length);
    if (run.length < length || run.some(({ gap }, index) => index > 0 && gap !== ' ')) continue;
    const key = run.map((word) => word.text).join(' ');
    const name = names.get(key);
    if (name === undefined) continue;
    if (words[at + length]?.text !== 'state' && isStudied(name, key)) return { name, length };
    if (length > 1 && key.endsWith(' state') && !/^(?:at|in)$/.test(words[at - 1]?.text ?? '')) return { name, length };
    if (letters.has(key) && words[at - 1]?.text === 'from') return { name, length };
    if (joints.has(words[at + length]?.text ?? '') && schoolAt(words, at + length + 1, () => false) !== null) return { name, length };
    // "Berkeley CS grads"; a state has graduates who come from it, so only "grads" tell the school.
    const after = words.slice(at + length, at + length + 3).findIndex(({ text }) => graduates.has(text));
    if (
      after >= 0 &&
      after < 2 &&
      words.slice(at + length, at + length + after + 1).every(({ gap }) => gap === ' ') &&
      !(stateNames.has(key) && alumni.has(words[at + length + after]?.text ?? ''))
    )
      return { name, length };
  }
  return null;
}

/** What stands before the name of a school alone; "from Michigan" may be anybody's home. */
const studying =
  /\b(?:(?:went|go|goes|going) to|attend(?:ed|s|ing)?|(?:stud(?:y|ied|ies|ying)|enrolled)(?: \p{L}+){0,3} at|graduat(?:e|ed|es|ing) from|(?:degrees?|mbas?|phds?|jds?|bachelors?|masters?)(?: \p{L}+){0,3} from|(?:grads?|graduates?|alum\w*) of)(?: the)? $/u;

const isLetters = (name: string) => /^[A-Z]{2,5}$/.test(name) && !isOrdinary(name.toLowerCase());
const letters = new Set(knownSchools().flatMap(({ aliases }) => aliases.filter(isLetters).map((alias) => alias.toLowerCase())));
const joints = new Set(['or', 'and']);

const names: ReadonlyMap<string, string> = new Map(
  knownSchools().flatMap(({ name, aliases }) =>
    aliases.filter((alias) => alias.length > 3 || isLetters(alias)).map((alias) => [alias.toLowerCase(), name] as const),
  ),
);
const stateNames = new Set([...states.values()].map((name) => name.toLowerCase()));
const alumni = new Set(['alumni', 'alums', 'alum']);
const graduates = new Set(['grads', 'grad', 'graduates', 'graduate', ...alumni]);
