import { skills, skillsIn } from '@alive/language/lexicon/skills.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { keyOf } from '@alive/language/text/text.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { isTechnologyName } from '@alive/occupations/technologies.ts';
import type { ResumeFact } from './types.ts';

/** Names of technologies in sentences: sure where they can be nothing else. */
export const technologiesIn = (text: string, line: number): ResumeFact[] => {
  // "INVENTORY MANAGEMENT: …" is a label, and "Dashboard of …" begins a sentence.
  const isOwnName = (name: string, start: number) =>
    !/^[\p{Lu}&]+ [\p{Lu}& ]+$/u.test(name) && (start > 0 || / |\S\p{Lu}|\d/u.test(name) || !inDictionary(name.toLowerCase()));
  const names = namesIn(text).filter(({ name, start }) => isOwnName(name, start));
  const known = skillsIn(text).filter(
    ({ skill, start, end }) =>
      isTechnology(skill) && isOwnName(text.slice(start, end), start) && /\p{Lu}|\d|dbt|scikit/u.test(text.slice(start, end)),
  );
  const isWithin = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.start < other.end && other.start < one.end;
  return [
    ...known
      .filter((one) => !names.some((name) => isWithin(one, name) && name.end - name.start > one.end - one.start))
      .map(({ skill, start, end }) =>
        skillFact(text.slice(start, end), skill, line, end - start > 1 && !isWord(skill) && !isPartOfName(text, start, end)),
      ),
    ...names
      .filter(
        (name) => isUnmistakable(name.name) && !known.some((one) => isWithin(one, name) && name.end - name.start <= one.end - one.start),
      )
      .map(({ name, start, end }) =>
        skillFact(name, knownSkill(name) ?? known.find((one) => isWithin(one, { start, end }))?.skill ?? null, line, true),
      ),
  ];
};

export const skillFact = (text: string, skill: string | null, line: number, isSure: boolean): ResumeFact => ({
  kind: 'skill',
  text,
  detail: null,
  value: skill === null ? null : `skill:${skill}`,
  line,
  isSure,
});

export const knownSkill = (text: string): string | null => skillNames().get(keyOf(text)) ?? null;
const skillNames = lazily(
  () => new Map(skills.flatMap(({ skill, names }) => [skill, ...names].map((name) => [keyOf(name), skill] as const))),
);
export const isTechnology = (name: string): boolean =>
  isTechnologyName(name) || programs().has(name) || /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name);
/** Programs and computer languages that the language lists. */
const programs = lazily(
  () =>
    new Set(
      skills
        .slice(
          0,
          skills.findIndex(({ skill }) => skill === 'Agile'),
        )
        .map(({ skill }) => skill),
    ),
);

/** "Security" of the "Security Council". */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  inDictionary(text.slice(start, end).toLowerCase()) &&
  (/\p{Lu}[\p{L}’']* $/u.test(text.slice(0, start)) || /^ \p{Lu}\p{Ll}/u.test(text.slice(end)));

const isWord = (name: string): boolean => skills.some(({ skill, word }) => skill === name && word);

/** No English word: "AutoCAD", "PySpark", "Adobe Illustrator". */
const isUnmistakable = (name: string): boolean =>
  name.length > 2 &&
  // "POs" are several of what two letters stand for.
  !/^\p{Lu}{2,4}s$/u.test(name) &&
  name
    .split(' ')
    .some(
      (word) =>
        /.\p{Lu}\p{Ll}|\p{Ll}\p{Lu}|\d/u.test(word) || (/^\p{Lu}/u.test(word) && word.length > 3 && !inDictionary(word.toLowerCase())),
    );

/** One to four words with capitals in a row. */
const namesIn = (text: string): { name: string; start: number; end: number }[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.+#/-]*[\p{L}\p{N}+#]|\p{Lu}/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: { name: string; start: number; end: number }[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const [first, last] = [words[from], words[to - 1]];
      if (first === undefined || last === undefined || !/\p{Lu}|\d/u.test(first.word)) continue;
      const name = text.slice(first.start, last.end);
      if (!/[,;:()|]/.test(name) && isTechnologyName(name)) {
        found.push({ name, start: first.start, end: last.end });
        from = to - 1;
        break;
      }
    }
  return found;
};
