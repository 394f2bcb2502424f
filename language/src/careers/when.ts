import type { Condition } from '@alive/contract/conditions.ts';
import { employerNamed } from '../lexicon/industries.ts';
import { functionOfRole } from '../titles/roles.ts';
import { industryOfFunction } from '../lexicon/functions.ts';
import { isOfPosition } from '../conditions/registry.ts';
import type { Item } from '../conditions/item.ts';
import { arrival } from './sequence.ts';

/**
 * Gives each item that speaks of a position its time, by the words before and after it: "ex-", "former", "used to", "worked at", "started
 * in", "now". What they say holds until the sentence goes on to another matter.
 */
export function setTimes(text: string, items: readonly Item[]): TimeCue[] {
  const cues = cuesIn(text);
  let cue: Cue | null = null;
  let next = 0;
  let last: Item | undefined;
  for (const item of items) {
    const carried: Cue | null = cue;
    while (next < cues.length && (cues[next]?.start ?? Infinity) < item.start + 1) cue = following(cue, cues[next++] ?? null, text);
    if (!isOfPosition(item.field)) continue;
    if (item.field === 'place' && movedFrom.test(text.slice(Math.max(0, item.start - 60), item.start))) item.when = 'past';
    else if (item.when === 'now' && cue !== null) applyCue(text, item, last, cue, carried === cue);
    const after = postfix(text, item, items);
    if (item.when === 'ever' && nowAfter.test(text.slice(item.end))) item.when = 'now';
    if (after !== null) for (const one of sinceBreak(text, items, item)) one.when = after;
    if (
      last !== undefined &&
      last.when === 'now' &&
      item.when === 'now' &&
      item.field !== 'place' &&
      item.field !== 'tenure' &&
      last.isRole === true &&
      nowElse.test(text.slice(last.end, item.start))
    )
      last.when = 'past';
    last = item;
  }
  return cues.filter(({ kind }) => kind !== 'break');
}

/** A neutral verb right after another cue adds nothing: "used to work", "started working". */
function following(cue: Cue | null, next: Cue | null, text: string): Cue | null {
  if (next === null || cue === null || cue.kind === 'break') return next;
  const gap = text.slice(cue.end, next.start);
  const close = next.start - cue.end <= 14 && !/[,;.]|\b(?:and|who|but)\b/i.test(gap);
  if (
    close &&
    (next.weak ||
      (cue.kind === 'first' && next.verb) ||
      (cue.negates && next.kind === 'now') ||
      ((cue.kind === 'past' || cue.kind === 'first') && next.kind === 'ever'))
  )
    return cue;
  if (close && cue.kind === 'now' && next.kind !== 'now') return next;
  return next;
}

function applyCue(text: string, item: Item, last: Item | undefined, cue: Cue, carried: boolean): void {
  if (cue.kind === 'break') return;
  if (!cue.adjective) {
    // Where people are is said of today, unless they "worked" there.
    if (item.field === 'place' && (cue.noun || !/^(?:\s*(?:in|at|near|out of|from)\s+(?:the )?)?$/.test(tailOf(text, last, item, cue))))
      return;
    if (item.field === 'tenure') return;
    // "Went from the army into consulting": there they are now.
    if (
      cue.kind === 'past' &&
      /\bfrom$/.test(text.slice(cue.start, cue.end).toLowerCase()) &&
      /\b(?:in)?to(?: an?| the)? $/i.test(text.slice(cue.end, item.start))
    )
      return;
    item.when = item.field === 'place' && cue.negates && cue.kind === 'now' ? 'now' : cue.kind;
    item.arrived = cue.arrives || undefined;
    if (cue.negates) item.negated = true;
    return;
  }
  const first = !carried || last === undefined || last.start < cue.start;
  if (first) {
    if (item.start - cue.end > 12) return;
    if (item.field !== 'place') item.when = cue.kind;
    return;
  }
  if (last.when !== cue.kind) return;
  const gap = text.slice(last.end, item.start).toLowerCase();
  const listed = /^(?:,|,? (?:and|or|&)|\/) ?$|^ ?[/&] ?$/.test(gap) && family(item) === family(last);
  const owned = !cue.single && gap.trim() === '' && last.field !== 'role' && last.isRole !== true && item.field !== 'place';
  const at = !cue.single && /^ (?:at|@|for|with) $/.test(gap) && item.field === 'company' && isLikely(last, item);
  if (listed || owned || at) item.when = cue.kind;
}

/** The words between a verb, or the item that it already reached, and a place. */
const tailOf = (text: string, last: Item | undefined, item: Item, cue: Cue) =>
  text.slice(Math.max(cue.end, last?.end ?? 0), item.start).toLowerCase();

/** "Former consultants at McKinsey" were there; "former teachers at Google" are there, for Google is no school. */
function isLikely(role: Item, company: Item): boolean {
  const work = role.field === 'function' ? String(role.value) : functionOfRole(String(role.value));
  const usual = work === null ? null : industryOfFunction(work);
  const industry = Array.isArray(company.value) ? null : (employerNamed(String(company.value))?.industry ?? null);
  return usual === null || industry === null || usual === industry;
}

const family = ({ field }: Item) =>
  field === 'function' || field === 'seniority' || field === 'founder' ? 'role' : field === 'industry' ? 'company' : field;

/** What stands after an item: "worked at Google before", "at Google right out of college". */
function postfix(text: string, item: Item, items: readonly Item[]): Item['when'] | null {
  const after = text.slice(item.end, item.end + 60).toLowerCase();
  if (items.some((one) => one.start >= item.end && one.start < item.end + 14)) return null;
  if (
    /^,? (?:before(?! (?:\p{L}+ing|that|they|he|she|an?|their|joining|it|grad|law|business|med|the|my)\b)(?:[.?!,]|$| (?:and|but))|(?:previously|formerly|in the past|in a (?:past|previous|former) (?:life|job|role)|prior(?: to that)?|earlier)(?:[.?!,]|$| (?:and|but)))/u.test(
      after,
    )
  )
    return 'past';
  if (
    /^,? (?:but |and )?(?:who|that)?(?: have| has)?(?: since)? ?(?:left|quit|moved on|departed)(?:[.?!,]|$| (?:for|to|and)\b)/.test(after)
  )
    return 'past';
  if (/^ (?:at (?:some|one|any) (?:point|time)|ever\b|once\b|early in (?:their|his|her) careers?|in their careers?)/.test(after))
    return 'ever';
  if (
    /^,? or (?:(?:ever |once )?(?:used to|did)|(?:has|have|had)(?: ever)?)(?: (?:work|be|been|worked)(?: (?:there|here))?)?(?:[.?!,]|$)/.test(
      after,
    )
  )
    return 'ever';
  return /^ (?:(?:as|for) (?:a|an|their|his|her) first (?:job|role|position)|(?:(?:right|straight|fresh|directly) )?(?:out of|after) (?:college|school|graduat\w+|undergrad|university|yale)|first\b(?!,| then| and))/.test(
    after,
  )
    ? 'first'
    : null;
}

function sinceBreak(text: string, items: readonly Item[], item: Item): Item[] {
  const from = Math.max(...[...text.slice(0, item.start).matchAll(/[.;,!?]|\b(?:who|that|but|now)\b/gi)].map(({ index }) => index), 0);
  return items.filter(
    (one) =>
      one.start >= from &&
      one.end <= item.end &&
      isOfPosition(one.field) &&
      (one === item || (from > 0 && !['seniority', 'place'].includes(one.field))),
  );
}

function cuesIn(text: string): Cue[] {
  return [...text.matchAll(cuePattern)].flatMap((match): Cue[] => {
    const kind = kinds.find(([name]) => match.groups?.[name] !== undefined);
    return kind === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, ...kind[1] }];
  });
}

const plain = { adjective: false, single: false, weak: false, noun: false, verb: false, negates: false, arrives: false };
// "Engineers who are now managers" were engineers.
const nowElse = /^ (?:who|that)(?: are|['’]re| is|['’]s)? now\b[^.;]{0,24}$/i;
const nowAfter = /^,? (?:right )?(?:now|currently|today|these days|nowadays|at the moment)(?:[.?!,]|$)/i;
const movedFrom = /\b(?:(?:mov\w+|relocat\w+|transferr?\w*)\b[^.,;]{0,40} from|left)(?: the)? $/i;
const kinds: readonly (readonly [string, Omit<Cue, 'start' | 'end'>])[] = [
  ['ex', { ...plain, kind: 'past', adjective: true, single: true }],
  ['adjective', { ...plain, kind: 'past', adjective: true }],
  ['never', { ...plain, kind: 'ever', negates: true }],
  ['dont', { ...plain, kind: 'now', negates: true }],
  ['arrived', { ...plain, kind: 'now', arrives: true }],
  ['be', { ...plain, kind: 'past', verb: true }],
  ['past', { ...plain, kind: 'past' }],
  ['first', { ...plain, kind: 'first' }],
  ['still', { ...plain, kind: 'now' }],
  ['noun', { ...plain, kind: 'ever', noun: true }],
  ['ever', { ...plain, kind: 'ever' }],
  ['weak', { ...plain, kind: 'now', weak: true }],
  ['now', { ...plain, kind: 'now' }],
  ['break', { ...plain, kind: 'break' }],
];
const careers = String.raw`(?: (?:out|off))?(?: (?:their|his|her|a|in) (?:careers?|working li\p{L}+|professional li\p{L}+))?(?: (?:out|off))?`;
const cuePattern = new RegExp(
  [
    String.raw`(?<ex>\bex(?:-| (?=\p{L}))|\bex(?= ))`,
    String.raw`(?<adjective>\b(?:former|previous|one-?time|erstwhile|retired|past(?= \p{L}+s\b))\b)`,
    String.raw`(?<never>\b(?:never|ha(?:ve|s)(?: not|n't) (?:ever )?(?:been|worked|done))(?: (?:ever|been|worked|done))*\b)`,
    String.raw`(?<dont>\b(?:didn['’]?t|don['’]?t|doesn['’]?t|aren['’]?t|isn['’]?t|did not|do not|does not|are not|is not|not)(?: (?:just|only|actually|really|also))? (?:go(?:ing)? (?:in)?to|end up|work(?:ing)?|become|do|be|doing)\b)`,
    String.raw`(?<arrived>\b(?:${arrival}|to (?:do|try) (?:something|anything|other things|work)(?: (?:else|different|new))?(?: in| with)?)\b)`,
    String.raw`(?<be>\b(?:was|were)\b)`,
    String.raw`(?<past>\b(?:used to (?:be|work|do|have|teach|run)|formerly|previously|prior|had been|no longer|not (?:any ?more|anymore)|left|leave(?! [^.,;]{1,40} out\b)|leaving|quit|departed|came from|come from|coming from|(?:mov(?:e|ed|ing)|switch(?:ed|ing)?|jump(?:ed)?|leap|pivot(?:ed|ing)?|transition(?:ed|ing)?|shift(?:ed|ing)?|went)(?: over)? (?:from|out of)|worked before)\b)`,
    String.raw`(?<first>\b(?:start(?:ed|s|ing)?|beg[ai]n(?:s|ning)?|begun|launched|kicked off)${careers}(?= (?:at|in|as|with|by|from|work|working|doing)\b)|\b(?:very )?(?:first|initial) (?:jobs?|roles?|positions?|gigs?|employers?|compan\p{L}+|steps?|stops?|real jobs?)\b|\bentry job\b|\b(?:straight|right|fresh) (?:out of|after|from) (?:college|school|university|undergrad\p{L}*|graduati\p{L}+)|\binitially\b)`,
    String.raw`(?<still>\b(?:ha(?:ve|s) been working|ha(?:ve|s) been (?:at|in|with)(?=[^.;]{0,80}\b(?:years?|yrs?|since)\b)|been (?:at|with)(?=[^.;]{0,80}\b(?:years?|yrs?|since)\b)|still)\b)`,
    String.raw`(?<noun>\b(?:experience|background|backgrounds|(?<!\b(?:stud\p{L}+|read|did|in) )history(?! (?:majors?|students?|degrees?|grads?)\b)|expertise)\b)`,
    String.raw`(?<ever>\b(?:worked|ever|spent|time (?:at|in|with)|stints?|interned|internships? (?:at|in|with)|ha(?:ve|s|d) (?:been|done|held|had|tried|worked|ever)|done|did|tried|served|taught|held|been an?|been (?:at|in|with)|gone through|passed through|careers? (?:included?|including))\b)`,
    String.raw`(?<weak>\b(?:work|working|being|job|role|position|was|as)\b)`,
    String.raw`(?<now>\b(?:to (?:work|join|become|teach|run|lead)(?: (?:for|at|in))?(?=\b)|now|currently|current|today|these days|nowadays|presently|at the moment|is|are|works|who['’]s|lives?|living|based|located|sits?)\b)`,
    String.raw`(?<break>[.;!?\n]|\b(?:who|that|which|but|where|while)\b|,(?= (?:now|who|and|but|currently|in|with|from)\b)|\band(?= (?:who|now|currently|live|work|are|is|from|with|based)\b))`,
  ].join('|'),
  'giu',
);

/** Words that say when something was so. */
export type TimeCue = Span & Pick<Cue, 'kind' | 'negates'>;

interface Cue extends Span {
  kind: NonNullable<Condition['when']> | 'break';
  /** Speaks of the noun after it: "former". */
  adjective: boolean;
  /** Of that noun alone: "ex-". */
  single: boolean;
  /** Adds nothing to another cue right before it. */
  weak: boolean;
  /** "Experience in": says nothing about where people are. */
  noun: boolean;
  /** "Was", which adds nothing to "first job". */
  verb: boolean;
  /** "Never". */
  negates: boolean;
  /** Says where a career led, whatever stood before: "left X and moved into Y". */
  arrives: boolean;
}

interface Span {
  start: number;
  end: number;
}
