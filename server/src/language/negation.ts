import { isEmpty } from './english.ts';
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
  for (const [index, mark] of marks.entries()) {
    const length = refusalAfter(words, mark.to);
    if (length === 0) continue;
    negated.add(index);
    for (const at of range(mark.to, mark.to + length)) serving.add(at);
  }
  for (let at = 0; at < words.length; at++) {
    if (inside.has(at) || serving.has(at)) continue;
    const phrase = phraseAt(words, at);
    if (phrase === null) continue;
    for (const word of range(at, at + phrase.length)) serving.add(word);
    if (phrase.negates && !isAnswer(words, at) && !isDouble(words, at))
      reach(words, marks, startsAt, at + phrase.length, negated, unwanted);
    at += phrase.length - 1;
  }
  return { negated, unwanted, serving };
}

function reach(
  words: readonly Word[],
  marks: readonly Mark[],
  startsAt: ReadonlyMap<number, number>,
  from: number,
  negated: Set<number>,
  unwanted: Set<number>,
): void {
  let family: string | null = null;
  let link: 'none' | 'same' | 'any' = 'none';
  let described = false;
  let since = from;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || at - since > 12 || (at > from && /[.;!?\n:]/.test(word.gap))) return;
    if (at > from && /,|\s[-–—]\s/.test(word.gap)) {
      if (family === null) return;
      if (link === 'none') link = 'same';
    }
    const index = startsAt.get(at);
    const mark = index === undefined ? undefined : marks[index];
    if (index !== undefined && mark !== undefined) {
      if (family !== null && (link === 'none' || (link === 'same' && mark.family !== family))) return;
      negated.add(index);
      family = mark.family;
      link = 'none';
      at = mark.to - 1;
      since = mark.to;
    } else if (enders.has(word.text)) return;
    else if (word.text === 'or' || word.text === 'nor') link = 'any';
    else if (word.text === 'and') link = 'same';
    else if (!isEmpty(word.text)) {
      // After the refused thing itself has begun, or too far away, a mark is another matter.
      if (family !== null || at - from > 6) return;
      unwanted.add(at);
      described = true;
    } else if (described && prepositions.has(word.text)) return;
    else if (family !== null && link === 'none' && !nouns.has(word.text)) return;
  }
}

/** The length of the negating or harmless phrase that begins at a word; the longest one counts. */
function phraseAt(words: readonly Word[], at: number): { length: number; negates: boolean } | null {
  let key = '';
  let best: { length: number; negates: boolean } | null = null;
  for (let length = 1; length <= 4 && at + length <= words.length; length++) {
    const word = words[at + length - 1];
    if (word === undefined || (length > 1 && /[,.;!?\n]/.test(word.gap))) break;
    key = length === 1 ? word.text : `${key} ${word.text}`;
    if (negators.has(key)) best = { length, negates: true };
    if (harmless.has(key)) best = { length, negates: false };
  }
  return best;
}

/** "I can't work without a visa": two negations ask for the thing. */
function isDouble(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'without' && words.slice(Math.max(0, at - 8), at).some((word) => refusals.has(word.text));
}

/** "No, finance": an answer to a question. */
function isAnswer(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'no' && /^\s*[,.!–—-]/.test(words[at + 1]?.gap ?? '');
}

/** The words after a mark that refuse it: "is not for me", "isn't my thing". */
function refusalAfter(words: readonly Word[], from: number): number {
  let key = '';
  for (let length = 1; length <= 6; length++) {
    const word = words[from + length - 1];
    if (word === undefined || /[.;!?\n]/.test(word.gap)) return 0;
    key += ` ${word.text}`;
    if (
      /^(?: is| are| was| jobs| work| roles)?(?: is| are| was)? (?:not|isnt|arent|wasnt)(?: really)? (?:for me|my thing|interesting|what i want|a fit)$/.test(
        key,
      )
    )
      return length;
  }
  return 0;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

const negators = new Set([
  ...(
    'not|no|never|except|except for|excluding|exclude|without|avoid|avoiding|besides|minus|skip|hide|remove|drop|hate|dislike|outside|outside of|other than|rather than|' +
    'instead of|apart from|aside from|away from|rather not|anything but|everything but|all but|anywhere but|anyone but|anything except|everything except|anywhere except|sick of|tired of|done with|cant stand|' +
    'none of|not interested in|no interest in|not into|not looking for|not keen on|not a fan of|no more|nothing in|nothing at|nothing with|stay away from|steer clear of|get rid of|lets not|isnt|arent'
  ).split('|'),
  ...['dont', 'do not', 'didnt', 'doesnt', 'does not', 'wont', 'wouldnt', 'would not', 'cant', 'cannot', 'never'].flatMap((verb) =>
    [
      'want',
      'like',
      'love',
      'enjoy',
      'show',
      'show me',
      'include',
      'need',
      'require',
      'give me',
      'consider',
      'do',
      'wanna',
      'see',
      'send',
      'want to',
      'really want',
      'really like',
    ].map((wish) => `${verb} ${wish}`),
  ),
]);

const harmless = new Set(
  (
    'not sure|not only|not just|no preference|no preferences|no idea|no problem|no matter|not bad|not picky|why not|not necessarily|not too|no experience|not yet|not afraid|no worries|' +
    'if not|or not|not limited to|whether or not|not opposed to|not against|dont mind|dont care|dont know|dont have|do not have|not required|no degree|no rush|nothing but|no doubt|not certain|' +
    'not really sure|cant wait|wouldnt mind|would not mind|not that|no longer a|have not|havent|never worked|not worked|not been|no clue|dont have any|not a problem|not be|outside the box|without experience'
  ).split('|'),
);
const refusals = new Set(['cant', 'cannot', 'not', 'couldnt', 'unable']);
const enders = new Set(
  'but just only though although however i im ideally please prefer preferably want looking find show give because since so instead'.split(
    ' ',
  ),
);
const prepositions = new Set('in at near around from within for'.split(' '));
const nouns = new Set(
  'jobs job roles role companies company firms firm positions work working internships or and either any the a an in at for with of to on related industry kind type'.split(
    ' ',
  ),
);

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
