import { isEmpty } from './english.ts';
import { refusalAfter, refusalAround, refusalBefore } from './refusals.ts';
import type { Word } from './text.ts';

/**
 * Which of the marks (words `from` to `to`, in order) stand under a negator: "not finance or consulting", "anything but banks",
 * "outside California", "sales is not for me". A negator reaches its first mark and those listed with it, and ends at "but", "just", a
 * new wish or a full stop. Also the content words under it that are no mark, and the words that only serve to negate.
 */
export function negationIn(words: readonly Word[], marks: readonly Mark[]): Negation {
  const negated = new Set<number>();
  const unwanted = new Set<number>();
  const serving = new Set<number>();
  const startsAt = new Map(marks.map((mark, index) => [mark.from, index]));
  const inside = new Set(marks.flatMap((mark) => range(mark.from, mark.to)));
  const isThing = (at: number) => inside.has(at);
  const scope: Scope = { words, marks, startsAt, isThing, negated, unwanted };
  const wished = refuseAfter(scope, serving);
  let last: { end: number } | null = null;
  for (let at = 0; at < words.length; at++) {
    if (inside.has(at) || serving.has(at)) continue;
    const phrase = refusalBefore(words, at, isThing);
    if (phrase === null) continue;
    const end = at + phrase.length;
    for (const word of range(at, end)) serving.add(word);
    const double = last !== null && isDouble(scope, last.end, at);
    if (phrase.negates && !isAnswer(words, at) && !double) reach(scope, end, phrase.only ?? null, wished);
    last = phrase.negates ? { end } : last;
    at = end - 1;
  }
  return { negated, unwanted, serving };
}

/** Marks refused by what follows them, with those listed before; gives those of a sentence, which a "no" before them turns into wishes. */
function refuseAfter({ words, marks, negated }: Scope, serving: Set<number>): ReadonlySet<number> {
  const stated = new Set<number>();
  for (const [index, mark] of marks.entries()) {
    const around = refusalAround(words, mark.from, mark.to);
    const after = around === null ? refusalAfter(words, mark.to) : null;
    const length = around?.after ?? after?.length ?? 0;
    if (length === 0) continue;
    negated.add(index);
    if (after?.stated === true) stated.add(index);
    for (const at of range(mark.from - (around?.before ?? 0), mark.from)) serving.add(at);
    for (const at of range(mark.to, mark.to + length)) serving.add(at);
    for (
      let other = index;
      other > 0 && isListedWith(words, marks[other - 1], marks[other], around !== null || after?.plural === true);
      other--
    )
      negated.add(other - 1);
  }
  return stated;
}

/** "Sales and marketing are out": joined by "or", or by "and" or a comma where several are spoken of. */
function isListedWith(words: readonly Word[], before: Mark | undefined, mark: Mark | undefined, several: boolean): boolean {
  if (before === undefined || mark === undefined || before.family !== mark.family || mark.from - before.to > 2) return false;
  const joint = words.slice(before.to, mark.from).find((word) => word.text === 'and' || word.text === 'or' || word.text === 'nor');
  if (joint === undefined) return several && mark.from === before.to && words[mark.from]?.gap.trim() === ',';
  return several || joint.text !== 'and';
}

function reach(
  { words, marks, startsAt, isThing, negated, unwanted }: Scope,
  from: number,
  only: string | null,
  stated: ReadonlySet<number>,
): void {
  let family: string | null = null;
  let link: 'none' | 'same' | 'any' = 'none';
  let described = false;
  // "A, B or C" is a whole list: what follows a comma after it is another matter.
  let complete = false;
  let since = from;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || at - since > 12 || (at > from && /[.;!?\n:]/.test(word.gap))) return;
    if (at > from && /,|\s[-–—]\s/.test(word.gap)) {
      if (family === null || (complete && !joints.has(word.text))) return;
      if (link === 'none') link = 'same';
    }
    const index = startsAt.get(at);
    const mark = index === undefined ? undefined : marks[index];
    if (index !== undefined && mark !== undefined) {
      if (family !== null && (link === 'none' || (link === 'same' && mark.family !== family))) return;
      if ((described && mark.family === 'level') || (only !== null && mark.family !== only)) return;
      if (stated.has(index) && family === null) negated.delete(index);
      else negated.add(index);
      if (link === 'any') complete = true;
      family = mark.family;
      link = 'none';
      at = mark.to - 1;
      since = mark.to;
    } else if (word.text === 'from' && movers.has(words[at - 1]?.text ?? '')) return;
    else if (enders.has(word.text) || refusalBefore(words, at, isThing)?.negates === true) return;
    else if (family !== null && starters.has(word.text)) return;
    else if (word.text === 'or' || word.text === 'nor') link = 'any';
    else if (word.text === 'and') link = 'same';
    else if (!isEmpty(word.text) || settings.has(word.text)) {
      // After the refused thing itself has begun, or too far away, a mark is another matter.
      if (link === 'any' && family !== null) {
        unwanted.add(at);
        complete = true;
        continue;
      }
      if (family !== null || at - from > 6 || only !== null) return;
      // "Not staring at a screen": a doing leads on to what is refused.
      if (/.{3}ing$/.test(word.text) && leadsOn.has(words[at + 1]?.text ?? '')) continue;
      unwanted.add(at);
      described = true;
    } else if (described && prepositions.has(word.text)) return;
    else if (family !== null && link === 'none' && !nouns.has(word.text)) return;
  }
}

/** "I can't work outside Texas", "don't want to leave Boston": two negations ask for the thing. */
function isDouble({ words, isThing }: Scope, from: number, at: number): boolean {
  if (!inner.has(words[at]?.text ?? '') || at - from > 6) return false;
  for (let between = from; between <= at; between++)
    if (isThing(between) || /[.,;!?\n]/.test(words[between]?.gap ?? '') || (between < at && enders.has(words[between]?.text ?? '')))
      return false;
  return true;
}

/** "No, finance": an answer to a question. */
function isAnswer(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'no' && /^\s*[,.!–—-]/.test(words[at + 1]?.gap ?? '');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** General words that name a setting where they are refused: "not in a school". */
export const settings = new Set(['school', 'office', 'university', 'college', 'class', 'team']);
const leadsOn = new Set(['at', 'in', 'on', 'with', 'to', 'behind', 'a', 'the', 'for']);
const inner = new Set(['without', 'outside', 'leave', 'leaving', 'away', 'far', 'anywhere', 'exclude', 'avoid', 'quit']);
const enders = new Set(
  'but just only though although however i im ideally please prefer preferably want looking find show give because since so instead maybe perhaps yes'.split(
    ' ',
  ),
);
// "I can't move from Austin" wants Austin.
const movers = new Set(['move', 'moving', 'relocate', 'relocating', 'go', 'far']);
const joints = new Set(['or', 'nor', 'and']);
const starters = new Set('something anything somewhere anywhere id rather more'.split(' '));
const prepositions = new Set('in at near around from within for'.split(' '));
const nouns = new Set(
  'jobs job roles role companies company firms firm positions work working internships or and either any the a an in at for with of to on related industry kind type'.split(
    ' ',
  ),
);

interface Scope {
  words: readonly Word[];
  marks: readonly Mark[];
  startsAt: ReadonlyMap<number, number>;
  isThing: (at: number) => boolean;
  negated: Set<number>;
  unwanted: Set<number>;
}

export interface Mark {
  from: number;
  to: number;
  /** Marks of one family make a list: places, employers, kinds of work. */
  family: string;
}

interface Negation {
  /** Indexes of marks. */
  negated: ReadonlySet<number>;
  /** Indexes of words. */
  unwanted: ReadonlySet<number>;
  /** Indexes of the negators' own words. */
  serving: ReadonlySet<number>;
}
