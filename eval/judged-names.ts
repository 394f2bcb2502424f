import { plain, wordsOf } from './judged-text.ts';

/** Names of a text that are in no row: capitalised ones, and words in lower case that no dictionary has ("globex"). */
export const namesOfNobody = (text: string, names: Names): string[] => [
  ...capitalised(text)
    .filter(({ phrase, begins }) => !isCovered(phrase, begins, names))
    .map(({ phrase }) => phrase.join(' ')),
  ...strange(text, names),
];

/** Runs of capitalised words, and whether one begins a sentence, where any word is capitalised. */
function capitalised(text: string): { phrase: string[]; begins: boolean }[] {
  return [
    ...text
      .replaceAll(/[“"”]/g, ' . ')
      .matchAll(
        /(?<before>^|[^\p{L}\p{N}\s])?\s*(?<![\p{L}\p{N}])(?<run>\p{Lu}[\p{L}\p{N}&’'+#-]*(?:\s(?:\p{Lu}[\p{L}\p{N}&’'+#-]*|&|of|for))*)/gmu,
      ),
  ].flatMap(({ groups, index, 0: whole }) => {
    const { before = ' ', run = '' } = groups ?? {};
    const begins = index === 0 || before === '' || whole.slice(0, -run.length).includes('\n') || /[.!?:;(–—•*|-]/.test(before);
    const phrase = wordsOf(run.replace(/\s(?:of|for|&)$/, ''));
    return phrase.length === 0 ? [] : [{ phrase, begins }];
  });
}

/** Whether the whole run is names that exist, one after another; a word that begins a sentence may be an ordinary one. */
function isCovered(phrase: readonly string[], begins: boolean, names: Names): boolean {
  const { isName, isKnown, isOrdinary } = names;
  const [first = '', ...rest] = phrase;
  if (phrase.length === 0) return true;
  for (let length = phrase.length; length > 1; length--)
    if (isName(phrase.slice(0, length).join(' '))) return isCovered(phrase.slice(length), false, names);
  if (begins && isOrdinary(first)) return isCovered(rest, false, names);
  return phrase.every((word) => isKnown(word) || isKnown(word.replace(/(?:ing|s)$/, '')));
}

function strange(text: string, { isKnown, isOrdinary }: Names): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}.@/-])\p{Ll}{3,}(?!\p{L}|\p{N}|[.’'-]\p{L}|[@/])/gu)]
    .map(([word]) => plain(word))
    .filter((word) => ![word, ...stems(word)].some((one) => isOrdinary(one) || isKnown(one)));
}

/** Of forms that dictionaries leave out: "thrifting", "upskilled". */
const stems = (word: string): string[] =>
  ['s', 'ed', 'ing', 'er', 'ers'].flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));

interface Names {
  /** Whether it is a whole name of some row. */
  isName: (name: string) => boolean;
  /** Whether a word is of some name or was said. */
  isKnown: (word: string) => boolean;
  isOrdinary: (word: string) => boolean;
}
