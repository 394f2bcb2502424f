import type { Condition } from '@alive/contract/conditions.ts';
import { phraseOf } from './phrase.ts';
import { wordOf } from '@alive/language/conditions/registry.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import { leads, type Wish } from '@alive/language/conditions/wishes.ts';
import * as copy from './copy/selection.ts';
import type { Found } from './port.ts';

/** Chooses what is said of wishes, which rank: how many of the jobs meet them. */

/** Whether a wish names work that its words do not. */
const isHint = ({ text, anyOf, byMeaning }: Wish): boolean => {
  const stems = new Set(wordsOf(text).map((word) => word.text.slice(0, 4)));
  return (
    byMeaning !== true &&
    anyOf
      .flat()
      .slice(0, mostNamed)
      .every(({ field, label }) => field === 'role' && !wordsOf(label).some((word) => stems.has(word.text.slice(0, 4))))
  );
};

/** Wishes as they are said: of words, and of work that they only hint at, the words alone, for only these are mentioned. */
export const spoken = (wishes: readonly Wish[]): Wish[] =>
  wishes.map((wish) => {
    const texts = wish.anyOf.filter((some) => some.every(({ field }) => field === 'text'));
    const [first] = texts.flat();
    if (wish.negated || first === undefined || texts.length === wish.anyOf.length) return wish;
    return { ...wish, text: wish.byMeaning === true ? wish.text : String(first.value), anyOf: texts };
  });

const isAmong = (wish: Wish, before: readonly Wish[]): boolean =>
  before.some(({ text, negated }) => text === wish.text && negated === wish.negated);

/** Whether what a wish says is a condition besides: nothing is left to say of it. */
export const isRequired = ({ anyOf }: Wish, conditions: readonly Condition[]): boolean =>
  anyOf.flat().every(({ field, id }) => field === 'text' && conditions.some((one) => one.id === id));

/** `wished` and `unwished` count in the order of the wishes of either kind; what ranks unseen is said once, when it is not among those of `before`. */
export function wishesLine(
  wishes: readonly Wish[],
  { total, closeness, wished = [], unwished = [] }: Pick<Found, 'total' | 'closeness' | 'wished' | 'unwished'>,
  before: readonly Wish[] = [],
): string {
  // Closer titles come before what is wished for.
  const isFirst = closeness == null || [closeness.exact, closeness.same, closeness.related].filter((count) => count > 0).length < 2;
  const isNew = ({ wish }: { wish: Wish }) => !isAmong(wish, before);
  const wanted = wishes
    .filter(({ negated }) => !negated)
    .map((wish, at) => ({ wish, count: wished[at] ?? 0, does: doesWish(wish, wished[at] ?? 0) }))
    .filter(({ wish }) => wish.like !== true);
  const refused = wishes
    .filter(({ negated }) => negated)
    .map((wish, at) => ({ wish, count: unwished[at] ?? 0 }))
    .filter(isNew);
  const absent = refused.filter(({ count }) => count === 0);
  // What all of them are says nothing of a wish that only hints at it: "dance" at coaches.
  const met = wanted.filter(({ wish, count }) => count > 0 && !(count === total && isHint(wish)));
  const unsaid = wanted.filter(({ wish, count }) => count === 0 && wish.byMeaning === true).filter(isNew);
  const missed = wanted.filter(
    ({ wish, count, does }, at) =>
      count === 0 && wish.byMeaning !== true && (leads(wish) || isNew({ wish })) && wanted.findIndex((one) => one.does === does) === at,
  );
  return [
    metLine(met, total, isFirst),
    missed.length + absent.length === 0
      ? ''
      : copy.wished.none(
          [...missed, ...absent].map(({ wish }) => doesWish(wish, 2)),
          total,
        ),
    unsaid.length === 0 ? '' : copy.wished.byMeaning(unsaid.map(({ wish }) => wish.text)),
    ...refused.flatMap(({ wish, count }) => (count === 0 ? [] : [copy.wished.last(count, doesWish(wish, count))])),
  ]
    .filter((line) => line !== '')
    .join(' ');
}

function metLine(met: readonly { wish: Wish; count: number; does: string }[], total: number, isFirst: boolean): string {
  const [only, ...others] = met;
  if (only === undefined) return '';
  if (others.length > 0) return copy.wished.several(met);
  if (only.count === total) return copy.wished.all(total, only.does);
  if (!isFirst || !(leads(only.wish) || !isSaid(only.wish))) return copy.wished.several(met);
  return copy.wished.some(only.count, only.does, isSaid(only.wish) ? total - only.count : null);
}

/** Of the wishes those that this message asks for, where none of the jobs found meets one; none where some do, or rank by their meaning alone. */
export function unmetOf(
  wishes: readonly Wish[],
  { wished = [], unwished = [] }: Pick<Found, 'wished' | 'unwished'>,
  before: readonly Wish[],
): Wish[] {
  const wanted = wishes.filter(({ negated }) => !negated);
  const isMet = wanted.some(({ byMeaning, like }, at) => byMeaning === true || like === true || (wished[at] ?? 0) > 0);
  return isMet || unwished.some((count) => count > 0) ? [] : wanted.filter((one) => one.soft !== true && !isAmong(one, before));
}

/** That no job of these conditions meets any wish. */
export function noneMeets(conditions: readonly Condition[], wishes: readonly Wish[]): string {
  const wanted = wishes.filter(({ negated }) => !negated);
  // "Athletic trainer internships", not "internships that are athletic trainer jobs".
  const work = wanted.flatMap((wish) => (isWork(wish) ? wish.anyOf.flat() : []));
  const isAllWork = wanted.every(isWork) && !conditions.some(({ field, op }) => op !== 'not' && (field === 'role' || field === 'function'));
  if (isAllWork) return copy.wished.unmet(phraseOf([...conditions, ...work], 2));
  return copy.wished.unmet(phraseOf(conditions, 2, [copy.wished.any(wanted.map((wish) => doesWish(wish, 2)))]));
}

const isWork = ({ anyOf, byMeaning }: Wish): boolean =>
  byMeaning !== true &&
  anyOf.length > 0 &&
  anyOf.flat().every(({ field, op }) => op !== 'not' && (field === 'role' || field === 'function'));

/** Whether postings say it in words, so that the others do not. */
const isSaid = ({ anyOf, byMeaning }: Wish) =>
  byMeaning !== true && anyOf.flat().some(({ field }) => field === 'text' || field === 'skill' || field === 'sponsorship');

/** What a job does that meets a wish: "mentions “Spanish”", "is in Chicago", "pays $80K or more". */
export function doesWish({ text, anyOf, byMeaning }: Wish, count: number): string {
  const { does } = copy;
  if (byMeaning === true) return does.meaning(text, count);
  const all = anyOf.flat();
  const [first] = all;
  if (first === undefined) return does.mention(text, count);
  const names = [...new Set(all.map(wordOf))].slice(0, mostNamed);
  switch (all.some(({ field }) => field === 'text') ? 'text' : first.field) {
    case 'text':
      return does.mention(text, count);
    case 'pay':
      // Any pay at all.
      return first.value === 1 ? does.paid(count) : does.pay(wordOf(first).replace(/\+$/, ' or more'), count);
    case 'skill':
      return does.ask(wordOf(first), count);
    case 'place':
      return first.value === 'Remote' ? does.other(['remote'], count) : does.place(wordOf(first), count);
    case 'company':
      return does.company(wordOf(first), count);
    case 'sponsorship':
      return does.sponsor(count);
    case 'level': {
      const levels = all.filter(({ value }) => value !== 'unspecified');
      return does.levels(
        levels.map((one) => wordOf(one).replace(/ jobs$/, '')),
        count,
        levels.length < all.length,
      );
    }
    case 'role':
    case 'function':
      return does.work(names, count);
    case 'industry':
      return does.industry(names, count);
    default:
      return does.other(names, count);
  }
}

/** Kinds of work that a sentence names. */
const mostNamed = 3;
