import type { Condition } from '@alive/contract/conditions.ts';
import { phraseOf } from './phrase.ts';
import { wordOf } from '@alive/language/conditions/registry.ts';
import { wishesIn } from '@alive/language/entities/wishes.ts';
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

const isAmong = (wish: Wish, some: readonly Wish[]): boolean =>
  some.some(({ text, negated }) => text === wish.text && negated === wish.negated);

/** Whether what a wish says is a condition besides: nothing is left to say of it. */
export const isRequired = ({ anyOf }: Wish, conditions: readonly Condition[]): boolean =>
  anyOf
    .flat()
    .every(
      ({ field, id }) =>
        conditions.some((one) => one.id === id) &&
        (field === 'text' || (isOfWork(field) && conditions.filter((one) => isOfWork(one.field) && one.op !== 'not').length === 1)),
    );
const isOfWork = (field: string): boolean => field === 'role' || field === 'function';

/**
 * How many of the jobs found meet the wishes; `wished` and `unwished` count in the order of the wishes of either kind. What none of them meets is said
 * of what is wanted in this message (`said`) alone, together with the words that no posting holds.
 */
export function wishesLine(
  wishes: readonly Wish[],
  { total, closeness, wished = [], unwished = [] }: Pick<Found, 'total' | 'closeness' | 'wished' | 'unwished'>,
  { said = wishes, unmatched = [], isOfKin = () => false }: Told = {},
): string {
  // Closer titles come before what is wished for.
  const isFirst = closeness == null || [closeness.exact, closeness.same, closeness.related].filter((count) => count > 0).length < 2;
  const isSaidNow = ({ wish }: { wish: Wish }) => isAmong(wish, said);
  const wanted = wishes
    .filter(({ negated }) => !negated)
    .map((wish, at) => ({ wish, count: wished[at] ?? 0, does: doesWish(wish, wished[at] ?? 0) }))
    .filter(({ wish }) => wish.like !== true);
  const last = wishes
    .filter(({ negated }) => negated)
    .map((wish, at) => ({ wish, count: unwished[at] ?? 0 }))
    .filter((one) => one.count > 0 && isSaidNow(one));
  // What all of them are says nothing of a wish that only hints at it: "dance" at coaches, "kids" at teachers.
  const isMetByAll = ({ wish, count }: (typeof wanted)[number]) =>
    count === total && (isHint(wish) || wish.anyOf.every((some) => some.some(({ field }) => isOfWork(field))));
  const met = wanted.filter((one) => one.count > 0 && !isMetByAll(one));
  const missed = wanted.filter(
    (one) => one.count === 0 && one.wish.soft !== true && one.wish.of === undefined && isSaidNow(one) && !isOfKin(one.wish),
  );
  const doings = [...missed.map(({ wish }) => doesInWords(wish)), ...unmatched.map((word) => copy.does.mention(word, 2))];
  const isOfPart = doings.length > 0 && met.some(({ wish }) => wish.of !== undefined);
  return [
    metLine(
      // Parts of what no job says whole, where that is not said.
      met.filter(({ wish: { of } }) => of === undefined || (doings.length === 0 && !met.some(({ wish }) => wish.text === of))),
      total,
      isFirst,
    ),
    doings.length === 0 ? '' : copy.wished.none([...new Set(doings)], total, isOfPart),
    ...last.map(({ wish, count }) => copy.wished.last(count, doesWish(wish, count), total)),
  ]
    .filter((line) => line !== '')
    .join(' ');
}

function metLine(met: readonly { wish: Wish; count: number; does: string }[], total: number, isFirst: boolean): string {
  const [only, ...others] = met;
  if (only === undefined) return '';
  if (others.length === 0 && only.count === total) return copy.wished.all(total, only.does);
  const isOne = others.length === 0 && only.count === 1;
  const does = [...new Set(met.map(({ wish }) => doesWish(wish, isOne ? 1 : 2)))];
  if (!isFirst || met.some(({ wish }) => !leads(wish) && isSaid(wish))) return copy.wished.some(does, isOne);
  return copy.wished.first(does, isOne);
}

/** Of what the message wants first (`said`), that which none of the jobs found meets; none where they meet some of it, or where nothing is wanted. */
export function missedOf(
  wishes: readonly Wish[],
  { wished = [] }: Pick<Found, 'wished'>,
  said: readonly Wish[],
  isOfKin: (wish: Wish) => boolean = () => false,
): Wish[] {
  const wanted = wishes.filter(({ negated }) => !negated);
  const isWanted = (wish: Wish) => leads(wish) && wish.of === undefined && isAmong(wish, said);
  const isMet = (wish: Wish, at: number) => (wished[at] ?? 0) > 0 || isOfKin(wish);
  return wanted.some((wish, at) => isWanted(wish) && isMet(wish, at)) ? [] : wanted.filter(isWanted);
}

/** Whether work is what a wish stands for or hints at ("laboratory", "with kids"), and not only what a field of study leads to. */
export const isHinted = ({ text, anyOf }: Wish): boolean =>
  anyOf.flat().some(({ field }) => field === 'function' || (field === 'role' && wishesIn(text).length > 0));

/** That no job of these conditions does what is wanted: "None of the internships in Boston mention “climate”." */
export const noneDoes = (conditions: readonly Condition[], wishes: readonly Wish[]): string =>
  copy.wished.noneOf(phraseOf(conditions, 2), wishes.map(doesInWords));

/** Whether postings say it in words, so that the others do not. */
const isSaid = ({ anyOf, byMeaning }: Wish) =>
  byMeaning !== true && anyOf.flat().some(({ field }) => field === 'text' || field === 'skill' || field === 'sponsorship');

/** What jobs don’t do that meet no wish, not even by its meaning. */
const doesInWords = (wish: Wish): string => doesWish({ ...wish, byMeaning: false }, 2);

/** What a job does that meets a wish: "mentions “Spanish”", "is in Chicago", "pays $80K or more". */
export function doesWish({ text, anyOf, byMeaning }: Wish, count: number): string {
  const { does } = copy;
  if (byMeaning === true) return does.meaning(text, count);
  const all = anyOf.flat();
  const [first] = all;
  if (first === undefined) return does.mention(text, count);
  const names = [...new Set(all.filter(({ field }) => field !== 'text').map(wordOf))].slice(0, mostNamed);
  switch (anyOf.some((some) => some.every(({ field }) => field === 'text')) ? 'text' : first.field) {
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

interface Told {
  said?: readonly Wish[];
  /** Words wished for that no posting holds. */
  unmatched?: readonly string[];
  /** Whether jobs are of what a wish means, whose words they don't say. */
  isOfKin?: (wish: Wish) => boolean;
}
