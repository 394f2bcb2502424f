import { employerKey } from '@alive/language/lexicon/industries.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import { muchLess, varied } from '#platform/varied.ts';
import type { Ranked } from './found.ts';
import { sumOf } from './score.ts';

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

/**
 * The same jobs, where of the first five the third and later ones of an employer or a title wait for others of their step that fit nearly
 * as well: what fits much less is no variety.
 */
export const withVariety = (ranked: readonly Ranked[], { sameEmployer }: { sameEmployer: boolean }): Ranked[] => {
  const isMore = (one: Ranked, chosen: readonly Ranked[]) => {
    const many = (keyOf: (of: Ranked) => string) => chosen.filter((other) => keyOf(other) === keyOf(one)).length >= 2;
    return many(headOf) || (!sameEmployer && many(({ row }) => employerKey(row.companyName) || row.companyName));
  };
  const isAsGood = (one: Ranked, next: Ranked) =>
    one.step === next.step && one.rank >= next.rank - muchLess && sumOf(one.match) >= sumOf(next.match) - muchLess;
  return varied(ranked, { count: 5, isMore, isAsGood });
};

/** What a title begins with: "Policy Intern" of "Policy Intern – Legislative Affairs (Summer 2027)". */
const headOf = ({ row }: Ranked): string =>
  row.title
    .split(/\s[-–—|]\s|[,(]/)
    .map((title) => titleOf({ row: { ...row, title } }))
    .find((title) => title !== '' && !/^[\d\s]*(?:spring|summer|fall|autumn|winter)?[\d\s]*$/.test(title)) ?? titleOf({ row });

/** A title but for season, year, numbers and the names of its places. */
function titleOf({ row }: Pick<Ranked, 'row'>): string {
  const places = new Set(row.locations.flatMap((label) => wordsOf(label).map(({ text }) => text)));
  const words = wordsOf(row.title).map(({ text }) => text);
  const own = words.filter((word) => !times.test(word) && !places.has(word));
  return (own.length > 0 ? own : words).join(' ');
}

const times = /\d|^(?:spring|summer|fall|autumn|winter)$/;
