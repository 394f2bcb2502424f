import { inRunningText } from '@alive/contract/role-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni, Relief } from '@alive/contract/people.ts';
import { type Closeness, closenessLine, couldNotUse } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/answer.ts';

/** What is said under an answer. Every number in it was counted for this question. */
export const summaryOf = (answer: Answered): string => {
  const { total, unanswerable, leftOut } = answer;
  const lines = total === 0 ? nobody(answer) : somebody(answer);
  // SPEC's sentence opens an answer without anybody, whatever else is to be said.
  const [lead = '', ...rest] = lines;
  const unused = couldNotUse(leftOut);
  return (total === 0 ? [lead, ...unanswerable, ...rest, unused] : [...unanswerable, ...lines, unused])
    .filter((line) => line !== '')
    .join(' ');
};

function nobody({ conditions, without, ways }: Answered): string[] {
  const [only] = conditions;
  if (only === undefined) return [copy.noneFound, copy.emptyDirectory];
  if (conditions.length === 1) return [copy.noneFound, ways === '' ? copy.noneFits(only.label) : ways];
  const [first, second = null] = without.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  return [copy.noneFound, ways, first === undefined ? copy.dropTwo : copy.drop(first, second)];
}

function somebody(answer: Answered): string[] {
  const { total, shown, sentence, counts, conditions, portrait, closeness, only } = answer;
  if (portrait !== null) return [portrait, sharedLine(answer)];
  const head =
    counts && conditions.length > 0
      ? copy.inAll(total, lowered(sentence))
      : only !== null
        ? onlyOne(only)
        : conditions.length === 0
          ? copy.everyone(total)
          : copy.found(total);
  return [
    head,
    only === null ? cameFrom(answer) : '',
    closeness === null || (total === 1 && closeness.exact === 1) ? '' : closenessLine(closeness, 'people', conditions),
    ...answer.wished.map((wish) => wishLine(wish, total)),
    sharedLine(answer),
    shown < total ? copy.shownFirst(shown) : '',
  ];
}

/** How many meet a wish, or what it refuses. */
function wishLine({ label, field, refused, count }: Wished, total: number): string {
  const isWord = field === 'text' || field === 'skill';
  const what = refused ? label.replace(/^Not? (?:in |at |from )?/, '') : label;
  if (count === 0) return refused ? '' : copy.wish.none(what, total, isWord);
  return refused ? copy.wish.last(what, count, isWord) : copy.wish.first(what, count, total - count, isWord);
}

function onlyOne({ name, role, company }: Pick<Alumni, 'name' | 'role' | 'company'>): string {
  return copy.onlyOne(name, [role ?? '', company === null ? '' : `at ${company}`].filter((part) => part !== '').join(' '));
}

/** From which work most came, and after how many years of work; '' where the records tell none. */
function cameFrom({ arrivals, total, conditions }: Answered): string {
  if (!conditions.some(isArrival)) return '';
  // Who is asked for by a kind of work did not come from it.
  const there = conditions.filter(({ op, when }) => op !== 'not' && (when ?? 'now') === 'now').map(({ value }) => value);
  const [most, next] = (arrivals?.from ?? []).filter((one) => !there.includes(one.function));
  // Of many, one or two who came some way tell nothing.
  if (most === undefined || most.count * 20 < total) return '';
  const origin = (one: { function: string; count: number }) => ({ work: inRunningText(one.function), count: one.count });
  return copy.cameFrom(
    origin(most),
    most.medianYears === null || most.dated < 2 ? null : Math.round(most.medianYears),
    next === undefined || next.count * 20 < total ? null : origin(next),
  );
}

/** Whether a condition speaks of some work that one can come to. */
export const isArrival = ({ field, op, when }: Condition): boolean =>
  op !== 'not' && when !== 'first' && ['role', 'function', 'company', 'industry', 'founder', 'sequence'].includes(field);

/** How many share the student's school and major, where the question did not ask for just that. */
function sharedLine({ same, total, school, major, conditions }: Answered): string {
  const asked = (field: Condition['field']) => conditions.some((one) => one.field === field && one.op !== 'not');
  const ofSchool = same.school > 0 && school !== null && !asked('school') ? { name: school, count: same.school } : null;
  const ofMajor = same.major > 0 && major !== null && !asked('major') ? { name: major, count: same.major } : null;
  return ofSchool === null && ofMajor === null ? '' : copy.shared(ofSchool, ofMajor, total === 1);
}

const lowered = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

interface Wished {
  label: string;
  field: Condition['field'];
  /** It comes last. */
  refused: boolean;
  /** How many meet it, or what is refused. */
  count: number;
}

export interface Answered {
  /** What only ranks. */
  wished: readonly Wished[];
  /** How closely they meet a role; null where none was asked for. */
  closeness: Closeness | null;
  conditions: readonly Condition[];
  /** The question as it was understood. */
  sentence: string;
  /** Whether the question asks how many there are. */
  counts: boolean;
  total: number;
  /** How many of them are shown. */
  shown: number;
  arrivals: { total: number; from: { function: string; count: number; medianYears: number | null; dated: number }[] } | null;
  /** What the record tells of the one person who was asked for by name; null where no one person was. */
  portrait: string | null;
  /** Whom the answer shows where it is one person. */
  only: Pick<Alumni, 'name' | 'role' | 'company'> | null;
  /** Of a sequence that nobody has gone, how many reach each step alone; '' else. */
  ways: string;
  /** How many of all share the student's school and major. */
  same: { school: number; major: number };
  school: string | null;
  major: string | null;
  unanswerable: readonly string[];
  leftOut: readonly string[];
  without: readonly Relief[];
}
