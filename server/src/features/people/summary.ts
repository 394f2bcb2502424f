import { inRunningText } from '@alive/contract/role-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni, Relief } from '@alive/contract/people.ts';
import { type Closeness, closenessLine, couldNotUse, figure } from '@alive/language/conditions/facts.ts';

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

/** SPEC's sentence for an answer without anybody. */
export const nobodyFound = 'No alumni found matching your search. Try different keywords or broader terms.';

function nobody({ conditions, without, ways }: Answered): string[] {
  const [only] = conditions;
  if (only === undefined) return [nobodyFound, 'The directory is still empty.'];
  if (conditions.length === 1) return [nobodyFound, ways === '' ? `Nobody here fits ${quoted(only.label)}.` : ways];
  const best = without.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const [first, second] = best;
  if (first === undefined) return [nobodyFound, ways, 'Dropping one condition alone would not help; try with two fewer.'];
  const also = second === undefined ? '' : `; without ${quoted(second.label)} ${there(second.total)}`;
  return [nobodyFound, ways, `Drop ${quoted(first.label)} and ${there(first.total)}${also}.`];
}

/** Labels of words as they were said are in quotes already. */
const quoted = (label: string): string => (label.startsWith('“') ? label : `“${label}”`);

const there = (count: number): string => `there ${count === 1 ? 'is 1' : `are ${figure(count)}`}`;

function somebody(answer: Answered): string[] {
  const { total, shown, sentence, counts, conditions, portrait, closeness } = answer;
  if (portrait !== null) return [portrait, sharedLine(answer)];
  const head = headOf(answer);
  return [
    counts && conditions.length > 0 ? `${figure(total)} in all: ${lowered(sentence)}` : head,
    counts && conditions.length > 0 ? afterwards(answer) : '',
    closeness === null || (total === 1 && closeness.exact === 1) ? '' : closenessLine(closeness, 'people'),
    ...answer.wished.map((wish) => wishLine(wish, total)),
    sharedLine(answer),
    shown < total ? `The first ${figure(shown)} are shown.` : '',
  ];
}

/** "3 mention “horses” and come first. The other 41 don’t say.", "6 mention “corporate”. They come last." */
function wishLine({ label, field, refused, count }: Wished, total: number): string {
  const words = field === 'text' || field === 'skill';
  const what = quoted(refused ? label.replace(/^Not? (?:in |at |from )?/, '') : label);
  const many = words ? `mention ${what}` : `fit ${what}`;
  const one = words ? `mentions ${what}` : `fits ${what}`;
  if (count === 0) return refused ? '' : total === 1 ? `The record says nothing of ${what}.` : `No record ${one}.`;
  if (refused) return `${figure(count)} ${count === 1 ? `${one}, and comes` : `${many}, and come`} last.`;
  const others = total - count;
  const rest = others === 0 || !words ? '' : ` The other ${figure(others)} ${others === 1 ? 'doesn’t' : 'don’t'} say.`;
  return `${figure(count)} ${count === 1 ? one : many}${others === 0 ? '' : ` and ${count === 1 ? 'comes' : 'come'} first`}.${rest}`;
}

/** "14 alumni; 9 moved there from consulting, the median after 2.5 years of work." */
function headOf(answer: Answered): string {
  const { total, conditions, only } = answer;
  if (only !== null) return onlyOne(only);
  if (conditions.length === 0) return `${alumni(total)}: everybody here whom I may show you.`;
  const came = cameFrom(answer);
  return `${alumni(total)}${came === '' ? '' : `; ${came}`}.`;
}

/** "The only one: Priya Nair, Product Manager at Stripe." */
function onlyOne({ name, role, company }: Pick<Alumni, 'name' | 'role' | 'company'>): string {
  const work = [role ?? '', company === null ? '' : `at ${company}`].filter((part) => part !== '').join(' ');
  return `The only one: ${name}${work === '' ? '' : `, ${work}`}.`;
}

const afterwards = (answer: Answered): string => {
  const came = cameFrom(answer);
  return came === '' ? '' : `Of them ${came}.`;
};

/** From which work most came, and after how many years of work; '' where the records tell none. */
function cameFrom({ arrivals, total, conditions }: Answered): string {
  if (!conditions.some(isArrival)) return '';
  // Who is asked for by a kind of work did not come from it.
  const there = conditions.filter(({ op, when }) => op !== 'not' && (when ?? 'now') === 'now').map(({ value }) => value);
  const [most, next] = (arrivals?.from ?? []).filter((one) => !there.includes(one.function));
  // Of many, one or two who came some way tell nothing.
  if (most === undefined || most.count * 20 < total) return '';
  const median = most.medianYears === null || most.dated < 2 ? '' : `, the median ${yearsText(most.medianYears)}`;
  const second =
    next === undefined || next.count * 20 < total
      ? ''
      : `${median === '' ? '' : ','} and ${figure(next.count)} from ${inRunningText(next.function)}`;
  return `${figure(most.count)} moved there from ${inRunningText(most.function)}${median}${second}`;
}

/** Whether a condition speaks of some work that one can come to. */
export const isArrival = ({ field, op, when }: Condition): boolean =>
  op !== 'not' && when !== 'first' && ['role', 'function', 'company', 'industry', 'founder', 'sequence'].includes(field);

/** Years with one decimal at most, as people say them. */
const yearsText = (years: number): string => {
  const rounded = Math.round(years * 2) / 2;
  return rounded === 0 ? 'in the first months of work' : `after ${rounded} ${rounded === 1 ? 'year' : 'years'} of work`;
};

/** How many share the student's school and major, where the question did not ask for just that. */
function sharedLine({ same, total, school, major, conditions }: Answered): string {
  const asked = (field: Condition['field']) => conditions.some((one) => one.field === field && one.op !== 'not');
  const parts = [
    ...(same.school > 0 && school !== null && !asked('school') ? [`${figure(same.school)} went to ${school}`] : []),
    ...(same.major > 0 && major !== null && !asked('major') ? [`${figure(same.major)} studied ${major}`] : []),
  ];
  if (parts.length === 0) return '';
  return total === 1 && parts.length > 0
    ? `They ${parts.map((part) => part.replace(/^1 /, '')).join(' and ')} like you.`
    : `${parts.join(' and ')} like you.`;
}

const alumni = (count: number): string => (count === 1 ? '1 alum' : `${figure(count)} alumni`);
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
