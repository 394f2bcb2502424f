import { inDictionary } from '../tables/english-dictionary.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { list, readTable, string, wordPairs } from '../tables/tables.ts';

/** Whether a word (lower case) is an ordinary English one: it is then no typing error, and a company of that name needs its context. */
export function isOrdinary(word: string): boolean {
  if (wordsBy().ordinary.has(word)) return true;
  for (const [ending, stems] of endings) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, -ending.length);
    if (root.length > 2 && stems.some((stem) => wordsBy().ordinary.has(root + stem))) return true;
  }
  // A doubled consonant before the ending: "planning".
  const doubled = /^(.+)([bdglmnprt])\2(?:ing|ed|er)$/.exec(word);
  return doubled !== null && wordsBy().ordinary.has(`${doubled[1]}${doubled[2]}`);
}

/**
 * A word (lower case) with those of one subject that English forms from the same stem of five letters or more: "cardiac" and "cardiology", "pediatric" and
 * "pediatrics", "editor" and "editorial", "sustainable" and "sustainability".
 */
export function familyOf(word: string): string[] {
  const forms = subjects.flatMap((endings) => {
    const own = endings.find((ending) => word.endsWith(ending));
    const stem = own === undefined ? '' : word.slice(0, -own.length);
    return stem.length + (own?.startsWith('or') === true ? 2 : 0) < leastStem ? [] : endings.map((ending) => stem + ending);
  });
  return [...new Set([word, ...forms.filter(inDictionary)])];
}
/** Endings by which one subject is named, the longest first. */
const subjects = [
  ['ologists', 'ological', 'ologist', 'ology', 'ac'],
  ['icians', 'ician', 'ics', 'ic'],
  ['orial', 'ors', 'or'],
  ['ability', 'able'],
  ['ibility', 'ible'],
  ['istry', 'ists', 'ist'],
  ['ographers', 'ographer', 'ographic', 'ography'],
  ['onomists', 'onomist', 'onomics', 'onomic', 'onomy'],
];
const leastStem = 5;

/** Words that carry no wish, and adverbs: names are seldom written like them, but they are often written wrong. */
export const commonWords = (): readonly string[] => [...wordsBy().empty, 'actually', 'basically', 'especially', 'probably'];

/** Whether that very form is listed among the ordinary words. */
export function isCommon(word: string): boolean {
  return wordsBy().ordinary.has(word);
}

/** Words that carry no wish of their own in a request for work. */
export function isEmpty(word: string): boolean {
  return wordsBy().empty.has(word) || /^\d/.test(word);
}

/** Whether a word, in any of its forms, is one of general English that names no subject of work: "moved", "house", "office". */
export function isGeneral(word: string): boolean {
  if (isEmpty(word) || wordsBy().general.has(word)) return true;
  for (const [ending, stems] of inflections)
    if (word.endsWith(ending) && stems.some((stem) => wordsBy().general.has(word.slice(0, -ending.length) + stem))) return true;
  const doubled = /^(.+)([bdgklmnprt])\2(?:ing|ed)$/.exec(word);
  return doubled !== null && wordsBy().general.has(`${doubled[1]}${doubled[2]}`);
}

// The endings of English forms, with what may stand at the root instead: "making" is "make".
const endings = wordPairs('english endings').map(([ending, stems]) => [ending, stems.split(', ')] as const);

const inflections = endings.filter(([ending]) => ['s', 'es', 'ies', 'ed', 'ied', 'ing', 'ly'].includes(ending));

/**
 * Words of English by what they are: `empty` in a request for work, `general` and so of no subject of work, `ordinary` and so no name by themselves.
 */
const wordsBy = lazily(() => {
  const table = readTable('english', { word: string, kinds: list });
  const those = (kind: string) => table.filter(({ kinds }) => kinds.includes(kind)).map(({ word }) => word);
  const empty = new Set(those('empty'));
  return { empty, general: new Set(those('general')), ordinary: new Set([...empty, ...those('ordinary')]) };
});
