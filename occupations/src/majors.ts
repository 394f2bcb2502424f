import { allOccupations } from './occupations.ts';
import { lazily, remembered, rowsOf } from './tables.ts';
import { stemOf, wordsOfTitle } from './title-words.ts';

/**
 * The occupations that a field of study leads to by the federal crosswalk of majors and occupations, each with how much of the field's
 * programs name it, at most 1; those that every field is matched to, such as its teachers at colleges, count little. Empty for a field that
 * none of the 2,687 program titles is like.
 */
export const occupationsOfField = (field: string): { number: number; weight: number }[] => {
  const programs = programsLike(field);
  const found = new Map<number, number>();
  for (const { numbers, likeness } of programs)
    for (const number of numbers) found.set(number, (found.get(number) ?? 0) + likeness / numbers.length ** 0.5);
  const most = Math.max(...found.values());
  return [...found]
    .map(([number, sum]) => ({ number, weight: (sum / most) * (specificity()[number] ?? 0) }))
    .sort((one, other) => other.weight - one.weight);
};

/** Those of `fields` that lead to an occupation, the most specific first, at most `most`. */
export const fieldsOf = (number: number, fields: readonly string[], most = 6): string[] =>
  fields
    .map((field) => ({ field, weight: leadsTo(field).get(number) ?? 0 }))
    .filter(({ weight }) => weight >= 0.3)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ field }) => field);

/** Program titles whose words a field shares, as the cosine of their words weighted by rarity; those at least 0.85 times as near as the best. */
const programsLike = (field: string): { numbers: readonly number[]; likeness: number }[] => {
  const { programs, rarity } = catalog();
  const words = new Set(stemsOf(field));
  const lengthOf = (all: ReadonlySet<string>) => Math.sqrt([...all].reduce((sum, word) => sum + (rarity.get(word) ?? unknown) ** 2, 0));
  const length = lengthOf(words);
  const near = programs.flatMap((program) => {
    const shared = [...words].filter((word) => program.words.has(word));
    if (shared.length === 0) return [];
    const product = shared.reduce((sum, word) => sum + (rarity.get(word) ?? 0) ** 2, 0);
    return [{ numbers: program.numbers, likeness: product / length / lengthOf(program.words) }];
  });
  const best = Math.max(0, ...near.map(({ likeness }) => likeness));
  return best < 0.5 ? [] : near.filter(({ likeness }) => likeness >= 0.85 * best);
};

const catalog = lazily(() => {
  const programs = rowsOf('majors.tsv').map(([title = '', socs = '']) => ({
    words: new Set(stemsOf(title)),
    numbers: socs.split(' ').flatMap((soc) => (bySoc().get(soc) ?? []).map(({ number }) => number)),
  }));
  const counts = new Map<string, number>();
  for (const { words } of programs) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { programs, rarity: new Map([...counts].map(([word, count]) => [word, Math.log(programs.length / count)])) };
});

const bySoc = lazily(() => Map.groupBy(allOccupations(), ({ code }) => code.slice(0, 7)));

/** How few programs name an occupation, from 1 down to 0.2. */
const specificity = lazily((): number[] => {
  const counts = new Float64Array(allOccupations().length);
  for (const { numbers } of catalog().programs) for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return Array.from(counts, (count, number) => {
    const isTeacher = /Teachers, Postsecondary/.test(allOccupations()[number]?.title ?? '');
    // A code of the crosswalk may be several occupations: "Managers, All Other" are nine.
    const alike = bySoc().get(allOccupations()[number]?.code.slice(0, 7) ?? '')?.length ?? 1;
    return (isTeacher ? 0.2 : 1) / (1 + Math.log1p(count) / 6) / Math.sqrt(alike);
  });
});

const leadsTo = remembered((field: string) => new Map(occupationsOfField(field).map(({ number, weight }) => [number, weight])));

/** Words that say nothing of a program's field. */
const general = new Set(['general', 'other', 'study', 'program', 'related', 'field'].map(stemOf));
const stemsOf = (title: string): string[] =>
  wordsOfTitle(title.replaceAll('/', ' '))
    .words.map(stemOf)
    .filter((word) => !general.has(word));
/** Of a word that stands in no program's title. */
const unknown = 6;
