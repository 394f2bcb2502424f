import type { JobRow } from './judged-facts.ts';
import { beginningsOf, wordsOf } from './judged-text.ts';

/** For each sentence the rows of each job that it names, or, where it goes on about them, that the one before named. */
export function aboutOf(sentences: readonly string[], byName: ByName, byCompany: ByName): JobRow[][][] {
  let about: JobRow[][] = [];
  return sentences.map((sentence) => {
    const named = namedIn(sentence, byName, byCompany);
    if (named.length > 0 || !goesOn.test(sentence)) about = named;
    return about;
  });
}

/** The rows of each job that a sentence names; where it names none, those of each employer in it. */
function namedIn(sentence: string, byName: ByName, byCompany: ByName): JobRow[][] {
  const words = wordsOf(sentence);
  const found: JobRow[][] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      const rows = byName.get(words.slice(from, to).join(' '));
      if (rows === undefined) continue;
      found.push(rows);
      from = to - 1;
      break;
    }
  if (found.length > 0) return found;
  const runs = [...sentence.matchAll(/(?<![\p{L}\p{N}])[\p{Lu}\d]/gu)].map(({ index }) =>
    wordsOf(sentence.slice(index)).slice(0, 6).join(' '),
  );
  return [...new Set(runs.flatMap(beginningsOf))].flatMap((name) => {
    const rows = byCompany.get(name);
    return rows === undefined ? [] : [rows];
  });
}

/** Words of a title with its employer. */
const longestName = 24;
/** A sentence about what the one before named. */
const goesOn =
  /^\W*(?:(?:and|but|also|yes|no|so|note that|plus|still)\W+)*(?:it|its|it’s|it's|they|their|both|this|that|these|those|the (?:role|job|posting|position|pay|salary|internship)|pay|salary|which)\b/i;

type ByName = ReadonlyMap<string, JobRow[]>;
