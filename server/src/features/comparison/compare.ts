import type { ResumeComparison } from '@alive/contract/comparison.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { skillsIn } from '@alive/language/lexicon/skills.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { singular } from '@alive/language/text/text.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { inSlices } from '#platform/slices.ts';
import { asksOf, type Posting } from './asks.ts';

/**
 * What a posting asks for, line by line, each with the lines of a résumé that show it, best first, three at most. A line shows it where both
 * name the same skill or field of study, or share two words that tell something, in any form; `text` names what they share, as the posting
 * writes it. Nothing is guessed: a line that only means the same shows nothing. Private lines are not quoted. Awaits `pause` between asks.
 */
export const compare = async (posting: Posting, resume: readonly ReadLine[], pause = inSlices()): Promise<ResumeComparison['asks']> => {
  const read = resume.map((line) => ({ line, names: line.names.union(askedIn(line.text, posting.skills)) }));
  const asks: ResumeComparison['asks'] = [];
  for (const { kind, text } of asksOf(posting)) {
    await pause();
    const terms = termsOf(text);
    const asked = { words: terms.words, names: terms.names.union(askedIn(text, posting.skills)) };
    const shown = read.flatMap(({ line, names }) => {
      const { words } = line;
      const both = [...asked.names].filter((name) => names.has(name));
      const shared = [...asked.words].filter(([lemma]) => words.has(lemma)).map(([, word]) => word);
      const others = shared.filter((word) => !both.some((name) => name.toLowerCase().includes(word.toLowerCase())));
      return both.length === 0 && shared.length < leastWords
        ? []
        : [{ line, shared: [...both, ...others], weight: both.length * 2 + others.length }];
    });
    const best = shown
      .toSorted((a, b) => b.weight - a.weight)
      .values()
      .filter(({ line }) => !line.isPrivate())
      .take(mostShown)
      .toArray();
    asks.push({
      kind,
      text,
      shown: best.map(({ line, shared }) => ({ text: shared.slice(0, mostNamed).join(', '), line: line.text })),
    });
  }
  return asks;
};

/** Reads the lines of a résumé for any number of comparisons. */
export const readLines = async (lines: readonly string[], pause = inSlices()): Promise<ReadLine[]> => {
  const read: ReadLine[] = [];
  for (const text of lines) {
    await pause();
    let known: boolean | null = null;
    // It costs more than the rest: only lines that would be quoted are asked.
    read.push({ text, ...termsOf(text), isPrivate: () => (known ??= privateIn(text).length > 0) });
  }
  return read;
};

/** Those of the skills that a posting asks for which a text names. */
function askedIn(text: string, asked: readonly string[]): Set<string> {
  const lower = text.toLowerCase();
  return new Set(asked.filter((skill) => skill.length > 2 && holds(lower, skill.toLowerCase())));
}

/** The names of skills and fields of study in a text, and its telling words by their plain form, each as it is written. */
function termsOf(text: string): Terms {
  const lower = text.toLowerCase();
  const names = [
    ...skillsIn(text).map(({ skill }) => skill),
    ...majors.flatMap(({ name }) => (holds(lower, name.toLowerCase()) ? [name] : [])),
  ];
  const telling = new Set(tellingWords(text));
  // A capital at the start of a line would make a name of its verb.
  const words = tokensOf(lower.length === text.length ? lower : text).flatMap(({ norm, lemma, pos, start, end }): [string, string][] =>
    content.has(pos) && telling.has(singular(norm.toLowerCase())) && !isGeneral(norm.toLowerCase()) && !ofStudy.has(lemma)
      ? [[lemma.toLowerCase(), text.slice(start, end)]]
      : [],
  );
  return { names: new Set(names), words: new Map(words) };
}

/** Whether a name stands in a text as words of its own. */
function holds(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\d]/u.test(text.charAt(at - 1)) && !/[\p{L}\d+#]/u.test(text.charAt(at + name.length))) return true;
  return false;
}

const content: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ']);
/** What every student has. */
const ofStudy: ReadonlySet<string> = new Set(['bachelor', 'student', 'university', 'college', 'major', 'gpa', 'intern', 'internship']);
const leastWords = 2;
const mostShown = 3;
const mostNamed = 6;

/** A line of a résumé with what it names. */
interface ReadLine extends Terms {
  text: string;
  /** Whether it says something that is not to be quoted. */
  isPrivate: () => boolean;
}

interface Terms {
  names: Set<string>;
  words: ReadonlyMap<string, string>;
}
