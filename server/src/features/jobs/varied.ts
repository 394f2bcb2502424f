import { employerKey } from '@alive/language/lexicon/industries.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import type { Ranked } from './found.ts';

/**
 * The same jobs without near-copies: those of one employer whose titles are the same but for season, year, place or a number, at one level,
 * fold into the first of them, which then has their ids in `alike`.
 */
export const folded = (ranked: readonly Ranked[]): Ranked[] => {
  const kept = new Map<string, Ranked & { alike: string[] }>();
  for (const one of ranked) {
    const { companyName, level, degree } = one.row;
    const key = JSON.stringify([employerKey(companyName) || companyName, level, degree, titleOf(one)]);
    const first = kept.get(key);
    if (first === undefined) kept.set(key, { ...one, alike: [] });
    else first.alike.push(one.row.id);
  }
  return [...kept.values()];
};

/** The same jobs, where of the first five the third and later ones of an employer or a title come behind others of their step. */
export const varied = (ranked: readonly Ranked[], { sameEmployer }: { sameEmployer: boolean }): Ranked[] => {
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const one of ranked) {
    const many = (keyOf: (of: Ranked) => string) => first.filter((other) => keyOf(other) === keyOf(one)).length >= 2;
    const isMore = many(titleOf) || (!sameEmployer && many(({ row }) => employerKey(row.companyName) || row.companyName));
    // What is nearer to what was asked for comes first all the same.
    const waiting = later[0]?.step;
    if (first.length < 5 && !isMore && (waiting === undefined || waiting === one.step)) first.push(one);
    else later.push(one);
  }
  return [...first, ...later];
};

/** A title but for season, year, numbers and the names of its places. */
function titleOf({ row }: Ranked): string {
  const places = new Set(row.locations.flatMap((label) => wordsOf(label).map(({ text }) => text)));
  const words = wordsOf(row.title).map(({ text }) => text);
  const own = words.filter((word) => !times.test(word) && !places.has(word));
  return (own.length > 0 ? own : words).join(' ');
}

const times = /\d|^(?:spring|summer|fall|autumn|winter)$/;
