import { figure, listed, plain } from '@alive/language/conditions/facts.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { phraseOf } from './phrase.ts';
import { wordOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { Found } from './port.ts';

/** What the built-in assistant says about the message itself: what it made of the words, and what it could not. */

/** Words that stand in no posting at all. */
export function unmatchedLine(words: readonly string[]): string {
  return words.length === 0 ? '' : `No posting here mentions ${quoted(words)}, so I left ${words.length === 1 ? 'that' : 'those'} out.`;
}

/** The same when nothing else was said; `conditions` are those of the search that goes on, null before the first. */
export function unmatchedOnly(words: readonly string[], conditions: readonly Condition[] | null): string {
  const lead = `No posting here mentions ${quoted(words)}, and I know no role, place or employer of that name.`;
  if (conditions === null) return `${lead} Name a kind of work or a place and I start there.`;
  return `${lead} The search stays as it is${conditions.length === 0 ? '' : `: ${phraseOf(conditions)}`}; another word for it may do.`;
}

/**
 * How many of those found meet each wish: "**3** mention “Spanish”; the other 41 don't say." `wished` and `unwished` count in the order of
 * the wishes of either kind; what ranks unseen is said once, when it is not among those of `before`.
 */
export function wishesLine(
  wishes: readonly Wish[],
  { total, wished = [], unwished = [] }: Pick<Found, 'total' | 'wished' | 'unwished'>,
  before: readonly Wish[] = [],
): string {
  const isNew = ({ wish }: { wish: Wish }) => !before.some(({ text, negated }) => text === wish.text && negated === wish.negated);
  const wanted = wishes
    .filter(({ negated }) => !negated)
    .map((wish, at) => ({ wish, count: wished[at] ?? 0 }))
    .filter(({ wish }) => wish.like !== true);
  const refused = wishes
    .filter(({ negated }) => negated)
    .map((wish, at) => ({ wish, count: unwished[at] ?? 0 }))
    .filter(isNew);
  const met = wanted.filter(({ count }) => count > 0);
  const unsaid = wanted.filter(({ wish, count }) => count === 0 && wish.byMeaning === true).filter(isNew);
  const missed = wanted.filter(({ wish, count }) => count === 0 && wish.byMeaning !== true);
  const [only] = met;
  const rest =
    only === undefined || met.length > 1 || only.count === total || !isSaid(only.wish)
      ? ''
      : `; the other ${figure(total - only.count)} ${total - only.count === 1 ? "doesn't" : "don't"} say`;
  const lines = [
    met.length === 0
      ? ''
      : `${listed(met.map(({ wish, count }) => `**${figure(count)}** ${doesWish(wish, count)}`))}${met.length > 1 ? '' : rest}.`,
    missed.length === 0
      ? ''
      : `None ${listed(
          missed.map(({ wish }) => doesWish(wish, 1)),
          'or',
        )}.`,
    unsaid.length === 0 ? '' : `No posting says ${quoted(unsaid.map(({ wish }) => wish.text))}; first comes what is nearest to it.`,
    ...refused.flatMap(({ wish, count }) =>
      count === 0 ? [] : [`${figure(count)} ${doesWish(wish, count)}. ${count === 1 ? 'It comes' : 'They come'} last.`],
    ),
  ];
  return lines.filter((line) => line !== '').join(' ');
}

/** That none of those found meets any wish; '' where one does, or some rank by their meaning alone. */
export function unmetLine(
  conditions: readonly Condition[],
  wishes: readonly Wish[],
  { wished = [], unwished = [] }: Pick<Found, 'wished' | 'unwished'>,
): string {
  const wanted = wishes.filter(({ negated }) => !negated);
  const isUnmet =
    wanted.length > 0 && wanted.every(({ byMeaning, like }, at) => byMeaning !== true && like !== true && (wished[at] ?? 0) === 0);
  if (!isUnmet || unwished.some((count) => count > 0)) return '';
  const does = listed(
    wanted.map((wish) => doesWish(wish, 2)),
    'or',
  );
  return `No ${phraseOf(conditions)} ${does}. These come closest.`;
}

/** Whether postings say it in words, so that the others do not. */
const isSaid = ({ anyOf, byMeaning }: Wish) =>
  byMeaning !== true && anyOf.flat().some(({ field }) => field === 'text' || field === 'skill' || field === 'sponsorship');

/** What a job does that meets a wish: "mentions “Spanish”", "is in Chicago", "pays $80K or more". */
export function doesWish({ text, anyOf, byMeaning }: Wish, count: number): string {
  if (byMeaning === true)
    return `${count === 1 ? 'comes' : 'come'} close to “${plain(text)}” by what ${count === 1 ? 'it means' : 'they mean'}`;
  const [first] = anyOf[0] ?? [];
  const is = count === 1 ? 'is' : 'are';
  const named = listed([...new Set(anyOf.flat().map(wordOf))].slice(0, 3), 'or');
  switch (anyOf.some((some) => some.some(({ field }) => field === 'text')) ? 'text' : first?.field) {
    case 'text':
      return anyOf.length > 1 && anyOf.some((some) => some.some(({ field }) => field === 'role' || field === 'function'))
        ? `${count === 1 ? 'mentions' : 'mention'} “${plain(text)}” or ${is} work of that kind`
        : `${count === 1 ? 'mentions' : 'mention'} “${plain(text)}”`;
    case 'pay':
      // Any pay at all.
      if (first?.value === 1) return `${is} paid`;
      return `${count === 1 ? 'pays' : 'pay'} ${first === undefined ? plain(text) : wordOf(first).replace(/\+$/, ' or more')}`;
    case 'skill':
      return `${count === 1 ? 'asks' : 'ask'} for ${plain(String(first?.value ?? text))}`;
    case 'place':
      return `${is} in ${first === undefined ? plain(text) : wordOf(first)}`;
    case 'company':
      return `${is} at ${first === undefined ? plain(text) : wordOf(first)}`;
    case 'sponsorship':
      return count === 1 ? 'says it sponsors' : 'say they sponsor';
    case 'level':
      return `${is} ${levelsSaid(anyOf.flat(), count)}`;
    case 'role':
    case 'function':
      return `${is} ${named} ${count === 1 ? 'work' : 'jobs'}`;
    case 'industry':
      return `${is} in ${named}`;
    default:
      return `${is} ${named}`;
  }
}

/** "New-grad or entry-level, or state no level". */
function levelsSaid(levels: readonly Condition[], count: number): string {
  const named = levels.filter(({ value }) => value !== 'unspecified').map((one) => wordOf(one).replace(/ jobs$/, ''));
  const all = named.includes('internships') ? listed(named, 'or') : `${listed(named, 'or')} ${count === 1 ? 'work' : 'jobs'}`;
  return named.length === levels.length ? all : `${all}, or ${count === 1 ? 'states' : 'state'} no level`;
}

/** What the student said of visas; null when nothing. */
export function notedLine(needsVisa: boolean | null): string {
  if (needsVisa === null) return '';
  return needsVisa
    ? 'Noted: you need a visa, so what rules that out is held back.'
    : 'Noted: you need no visa, so nothing is held back for one.';
}

/** Edited conditions that could not be used. */
export function unusedLine(dropped: readonly string[]): string {
  return dropped.length === 0
    ? ''
    : `I know no way to use ${listed(dropped.slice(0, 3).map(plain))}, so I left ${dropped.length === 1 ? 'it' : 'those'} off.`;
}

const quoted = (words: readonly string[]) =>
  listed(
    words.map((word) => `“${plain(word)}”`),
    'or',
  );
