import { detailOf, type Detail, type Facts, type Trait } from './facts.ts';
import { gerund, gerundOfPast, isActivity, plain, wordCount } from './grammar.ts';
import { stems } from './told.ts';
import { traitWords } from './trait-words.ts';

/**
 * The facts with what their phrases tell beside them, and the lists of feelings and deeds in the order of it, most telling first.
 * @param message what the student said, from which the phrases were made
 */
export function weighed(facts: Facts, message: string): Facts {
  const sentences = message
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '')
    .map((text) => ({ text, stems: new Set(stems(text).flatMap((stem) => [stem, pastless(stem)])) }));
  const details = [...new Set([...facts.loved, ...facts.did, ...facts.hated])].map((what) => ({
    what,
    weight: weightOf(what, sentences),
    trait: traitOf(what),
  }));
  return inOrder({ ...facts, details });
}

/** The details of two messages as one: what comes back weighs more. */
export function together(known: readonly Detail[], more: readonly Detail[]): Detail[] {
  const rest = more.filter(({ what }) => !known.some((one) => one.what === what));
  return [
    ...known.map((one) => {
      const again = more.some(({ what }) => what === one.what || shares(what, one.what));
      return again ? { ...one, weight: one.weight + 1 } : one;
    }),
    ...rest,
  ].slice(-120);
}

/** The same facts with the lists of feelings and deeds in the order of weight; equal ones as they were told. */
export function inOrder(facts: Facts): Facts {
  const weight = (what: string) => detailOf(facts, what)?.weight ?? 1;
  const sorted = (list: readonly string[]) => list.toSorted((a, b) => weight(b) - weight(a));
  return { ...facts, loved: sorted(facts.loved), did: sorted(facts.did), hated: sorted(facts.hated) };
}

/** The trait that the verb of a phrase tells, else that of its nouns; null for none. */
export function traitOf(phrase: string): Trait | null {
  const words = plain(phrase.replace(/-/g, ' ')).split(' ');
  const [first = ''] = words;
  const verb = isActivity(phrase) ? (traitByWord.get(first) ?? traitByWord.get(first.replace(/^re/, ''))) : undefined;
  return verb ?? words.toReversed().flatMap((word) => traitByWord.get(word) ?? [])[0] ?? null;
}

/** Every form of the words of a trait: base, gerund, past and plural. */
const traitByWord: ReadonlyMap<string, Trait> = new Map(
  (Object.entries(traitWords) as [Trait, string][])
    .toReversed()
    .flatMap(([trait, words]) =>
      words.split(' ').flatMap((word) => [word, gerund(word), `${word}s`, `${word}er`].map((form) => [form, trait] as const)),
    ),
);

function weightOf(phrase: string, sentences: readonly Sentence[]): number {
  const own = stems(phrase);
  const said = sentences.filter(
    (sentence) =>
      own.length > 0 &&
      own.filter((stem) => sentence.stems.has(stem) || sentence.stems.has(pastless(stem))).length >= Math.ceil(own.length * 0.6),
  );
  const around = said.map(({ text }) => text).join(' ');
  return (
    1 +
    (energy.test(around) ? 2 : 0) +
    (/\d|\b(?:hundred|thousand|dozen)s?\b/i.test(around) ? 1 : 0) +
    (wordCount(around) >= 14 ? 1 : 0) +
    (isActivity(phrase) && wordCount(phrase) > 2 ? 1 : 0) +
    Math.max(0, said.length - 1)
  );
}

const pastless = (stem: string): string => gerundOfPast(stem)?.replace(/ing$/, '') ?? stem;

const shares = (one: string, other: string): boolean => {
  const words = new Set(stems(one));
  return stems(other).filter((stem) => stem.length > 3 && words.has(stem)).length >= 2;
};

/** Words with which somebody says that a thing moves them. */
const energy =
  /\b(?:love[ds]?|favou?rite|best|obsessed|alive|awake|energy|excit\w+|thrill\w*|proud|addict\w+|can'?t stop|lost track|for hours|all night|till|happiest|(?:gets?|got) me going|beautiful|joy|fun|actually like|really like|hooked|every (?:day|night|saturday|sunday|weekend)|hate[ds]?|dread\w*|worst|miserable|never again)\b/i;

interface Sentence {
  text: string;
  /** The stems of its words, those of a past tense as those of the verb too. */
  stems: ReadonlySet<string>;
}
