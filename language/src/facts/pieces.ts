import type { Span } from '../clauses/clauses.ts';
import { adverbs, openers, possessives, relations, subordinators } from '../clauses/words.ts';
import type { Token } from '../text/tokens.ts';
import { asides, empty, generalHeads, headLinks, tails } from '../stances/cues.ts';

/**
 * The pieces of a span: cut between like parts at commas, "and", "or", "&", "/"; never inside brackets, nor where what follows only makes
 * sense with what stands before it. `isName` tells whether tokens from..to are one known name.
 */
export function cut(tokens: readonly Token[], span: Span, isName: (span: Span) => boolean, naming: ReadonlySet<string> = none): Span[] {
  const parts = partsOf(tokens, { from: span.from, to: endOf(tokens, span) });
  const [first] = parts;
  // A list that begins with a thing holds things of all shapes: "sales, being on my feet all day, night shifts".
  const mixed = first !== undefined && parts.length > 2 && shapeOf(tokens, first) === 'thing';
  const found: Span[] = [];
  /** Where pieces begin that end in a phrase which hangs on them. */
  const hanging = new Set<number>();
  for (const part of parts) {
    const last = found.at(-1);
    const free = mixed && tokens[part.from - 1]?.text === ',' && shapeOf(tokens, part) !== 'hanging' && shapeOf(tokens, part) !== 'other';
    // "With other therapists and nurses" goes on.
    const hangs = last !== undefined && hanging.has(last.from) && tokens[last.to]?.text !== ',';
    const only = part.to - part.from <= 2 && tokens[part.to - 1]?.norm === 'only';
    if (last && !free && !(hangs || only) && shapeOf(tokens, part) === 'hanging' && !alike(tokens, last, part, isName))
      hanging.add(last.from);
    if (last && !free && !nearKin(tokens, part) && (hangs || only || (!alike(tokens, last, part, isName) && !isName(part))))
      found[found.length - 1] = { from: last.from, to: part.to };
    else found.push(part);
  }
  return found.flatMap((part) =>
    tooMuch(tokens, part) || nearKin(tokens, part) || (tokens[part.from - 1]?.norm === 'like' && isComparison(tokens, part.from - 1))
      ? []
      : (strip(tokens, part, isName, naming) ?? []),
  );
}

/** "Near my mom": a reason. */
const nearKin = (tokens: readonly Token[], { from, to }: Span): boolean =>
  /^(?:near|close|by)$/.test(tokens[from]?.norm ?? '') &&
  tokens.slice(from, Math.min(to, from + 4)).some(({ norm }) => relations.has(norm));

/** "Too far from my family": a reason. */
const tooMuch = (tokens: readonly Token[], { from }: Span): boolean =>
  tokens[from]?.norm === 'too' && ['ADJ', 'ADV', 'DET'].includes(tokens[from + 1]?.pos ?? '');

/** Where a span ends without "or something like that". */
const endOf = (tokens: readonly Token[], { from, to }: Span): number => {
  const tail = tails.find(
    (words) =>
      words.length > 1 && to - words.length > from && words.every((word, index) => tokens[to - words.length + index]?.norm === word),
  );
  return tail === undefined ? to : to - tail.length;
};

/** Every part between separators outside brackets. */
function partsOf(tokens: readonly Token[], { from, to }: Span): Span[] {
  const parts: Span[] = [];
  let start = from;
  let depth = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token) break;
    if (/^[([]$/.test(token.text)) depth++;
    if (/^[)\]]$/.test(token.text)) depth--;
    if (depth > 0 || !isBreak(tokens, at, start)) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = at + 1;
  }
  if (to > start) parts.push({ from: start, to });
  return parts;
}

const isBreak = (tokens: readonly Token[], at: number, start: number): boolean => {
  const token = tokens[at];
  if (!token) return false;
  // "Geothermal, like Fervo", "parks such as Zion".
  if (token.norm === 'like' && (isCapital(tokens[at + 1]) || isComparison(tokens, at)) && at > 0 && tokens[at - 1]?.pos !== 'VERB')
    return true;
  if (token.text === ',' || token.text === ';' || token.text === '•' || token.text === '|') return true;
  // "C++" and "and/or" are words; "art + music" is a list.
  if (token.text === '+') return at > start && (tokens[at - 1]?.end ?? 0) < token.start;
  if (token.text === '/') return at > start;
  if (token.norm === 'plus' && token.pos !== 'NOUN') return at > start;
  return (token.norm === 'and' || token.norm === 'or' || token.norm === 'nor') && !isFixedPair(tokens, at);
};

/** "between X and Y", "back and forth", "research and development": one thing. */
const isFixedPair = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.norm ?? '';
  const after = tokens[at + 1]?.norm ?? '';
  if (tokens[at - 1]?.pos === 'NUM' && tokens[at + 1]?.pos === 'NUM') return true;
  // "Denver Museum of Nature and Science".
  if (
    isCapital(tokens[at - 1]) &&
    isCapital(tokens[at + 1]) &&
    tokens
      .slice(Math.max(0, at - 4), at)
      .some(
        (token, index, part) =>
          token.norm === 'of' && part.slice(index + 1).every(isCapital) && isCapital(tokens[Math.max(0, at - 4) + index - 1]),
      )
  )
    return true;
  // "Kowalski & Sons".
  if (tokens[at]?.text === '&' && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')) return true;
  return (
    pairs.has(`${before} ${after}`) ||
    before === after ||
    tokens.slice(Math.max(0, at - 4), at).some(({ norm }) => ['between', 'mix', 'combination', 'blend', 'mixture'].includes(norm))
  );
};
/** "Like the lady who ran our club": whom something is compared with is no piece. */
const isComparison = (tokens: readonly Token[], at: number): boolean =>
  ['NOUN', 'PROPN'].includes(tokens[at - 1]?.pos ?? '') && ['the', 'my', 'our'].includes(tokens[at + 1]?.norm ?? '');
const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');
const pairs = new Set([
  'research development',
  'arts crafts',
  'health safety',
  'back forth',
  'trial error',
  'science technology',
  'supply demand',
  'pros cons',
  'nuts bolts',
  'food beverage',
  'food drink',
  'mergers acquisitions',
  'sales trading',
  'diversity inclusion',
  'search rescue',
  'bed breakfast',
  'fish wildlife',
  'parks recreation',
  'parks rec',
  'truth reconciliation',
  'stop go',
  'nine five',
  'more more',
  'over over',
  'rock roll',
  'r d',
  'd d',
  'q a',
  'hot cold',
  'ups downs',
  'here there',
  'now then',
  'again again',
]);

/** Whether two parts are of one shape, so that each stands alone: both -ing, both verbs, both nouns. */
function alike(tokens: readonly Token[], one: Span, other: Span, isName: (span: Span) => boolean): boolean {
  const first = shapeOf(tokens, one);
  const second = shapeOf(tokens, other);
  const size = other.to - other.from;
  if (size === 0) return true;
  if (isName(one) && isName(other)) return true;
  if (tokens[other.from - 1]?.norm === 'like') return true;
  // "being with people (mostly kids)", "in Boston or near it": a phrase that hangs on the one before.
  if (second === 'hanging')
    return (isName(other) && isName(one)) || (first === 'hanging' && tokens[one.from]?.pos === 'ADP' && tokens[other.from]?.pos === 'ADP');
  if (second === 'other') return false;
  // "testing it": nothing without what it points to.
  if (/^(?:it|them|him|her|that|this|those|these|me|us)$/.test(tokens[other.to - 1]?.norm ?? '') && size <= 2) return false;
  if (first === 'doing' && second === 'thing')
    return lengthOf(tokens, one) === 1 || (tokens[one.to]?.text === ',' && lengthOf(tokens, other) > 1);
  if (first === 'verb' && second === 'thing') return false;
  // "people who curse at you and then hug you": the verb belongs to the clause inside.
  if (second === 'verb' && tokens.slice(one.from, one.to).some(({ norm }) => ['who', 'that', 'which', 'where', 'when'].includes(norm)))
    return false;
  // "Paper and book conservation": one noun before a compound shares its head.
  const [left, right] = [tokens[one.from], tokens[other.from]];
  if (
    first === 'thing' &&
    second === 'thing' &&
    tokens[one.to]?.norm === 'and' &&
    lengthOf(tokens, one) === 1 &&
    lengthOf(tokens, other) === 2 &&
    left?.pos === 'NOUN' &&
    right?.pos === 'NOUN' &&
    !left.norm.endsWith('s') &&
    tokens[other.to - 1]?.pos === 'NOUN' &&
    !isName(one)
  )
    return false;
  if (first === 'thing' && second === 'verb') return tokens[one.to]?.text === ',' || lengthOf(tokens, other) > 1;
  if (first === 'doing' && second === 'doing')
    return lengthOf(tokens, one) > 1 || lengthOf(tokens, other) === 1 || tokens[one.to]?.text === ',';
  if (first === 'verb' && second === 'verb') return lengthOf(tokens, one) > 1 || lengthOf(tokens, other) === 1;
  // "old and new books": words before one noun.
  if (first === 'quality' && second === 'thing') return tokens[one.to]?.text === ',' && lengthOf(tokens, one) > 1;
  if (first === 'quality' && second === 'quality') return true;
  return true;
}

type Shape = 'doing' | 'verb' | 'thing' | 'quality' | 'hanging' | 'other';

/** What a part is by the way it begins. */
function shapeOf(tokens: readonly Token[], span: Span): Shape {
  let at = span.from;
  while (
    at < span.to &&
    (openers.has(tokens[at]?.norm ?? '') || (adverbs.has(tokens[at]?.norm ?? '') && tokens[at]?.pos !== 'ADJ') || tokens[at]?.norm === 'to')
  )
    at++;
  const token = tokens[at];
  if (!token) return 'other';
  if (
    token.norm.endsWith('ing') &&
    token.norm.length > 5 &&
    !/^(?:something|anything|everything|nothing|morning|evening|building|engineering|marketing|nursing|accounting|banking|spring)$/.test(
      token.norm,
    )
  )
    return 'doing';
  if (token.norm === 'being') return 'doing';
  if (token.pos === 'ADP' || token.norm === 'that' || token.norm === 'which' || token.norm === 'who' || token.norm === 'where')
    return 'hanging';
  if (subordinators[token.norm] !== undefined) return 'hanging';
  if (token.pos === 'VERB' || (token.pos === 'AUX' && token.norm === 'be'))
    return tokens[at + 1]?.pos === 'NOUN' && span.to - at === 2 && token.norm.endsWith('ed') ? 'thing' : 'verb';
  if (token.pos === 'PRON' && !possessives.has(token.norm) && !generalHeads.has(token.norm)) return 'other';
  if (token.pos === 'ADJ' && span.to - at === 1) return 'quality';
  return 'thing';
}

const lengthOf = (tokens: readonly Token[], span: Span): number =>
  tokens.slice(span.from, span.to).filter((token) => /[\p{L}\d]/u.test(token.text) && !openers.has(token.norm) && !adverbs.has(token.norm))
    .length;

/** A piece without what says nothing at its ends; null where nothing is left. */
export function strip(
  tokens: readonly Token[],
  span: Span,
  isName: (span: Span) => boolean = () => false,
  naming: ReadonlySet<string> = none,
): Span | null {
  let { from, to } = span;
  const norm = (at: number) => (at >= from && at < to ? (tokens[at]?.norm ?? '') : '');
  for (let before = -1; before !== to - from;) {
    before = to - from;
    if (from >= to || isName({ from, to })) break;
    const first = tokens[from];
    if (!first) break;
    if (!/[\p{L}\d#$]/u.test(first.text) && !(first.text === '(' && tokens.slice(from, to).some(({ text }) => text === ')'))) from++;
    else if (first.text === '(' && tokens[to - 1]?.text === ')') [from, to] = [from + 1, to - 1];
    else if (['a', 'an', 'the', 'some', 'much', 'than', 'to', 'and', 'or', 'but', 'nor', 'of', 'that'].includes(first.norm)) from++;
    else if (first.norm === 'as' && first.pos !== 'NOUN') from++;
    else if (
      adverbs.has(first.norm) &&
      first.pos !== 'ADJ' &&
      first.norm !== 'so' &&
      first.norm !== 'all' &&
      !(to - from === 2 && ['ADV', 'ADJ'].includes(tokens[from + 1]?.pos ?? ''))
    )
      from++;
    else if (
      openers.has(first.norm) &&
      first.norm !== 'great' &&
      first.norm !== 'cool' &&
      first.norm !== 'first' &&
      !(adverbs.has(first.norm) && to - from === 2)
    )
      from++;
    else if ((first.norm === 'do' || first.norm === 'doing') && isNounAt(tokens, from + 1, to)) from++;
    else if (
      (first.norm === 'have' || first.norm === 'having' || first.norm === 'get' || first.norm === 'getting') &&
      norm(from + 1) === 'to' &&
      to - from > 2
    )
      from += 2;
    else if (first.norm === 'being' && norm(from + 1) === 'able' && norm(from + 2) === 'to') from += 3;
    else if (
      (first.norm === 'be' || first.norm === 'being' || first.norm === 'become' || first.norm === 'becoming') &&
      ['a', 'an', 'the'].includes(norm(from + 1))
    )
      from += 2;
    else if (first.norm === 'become' && to - from > 1) from++;
    else if ((first.norm === 'be' || first.norm === 'being') && ['NOUN', 'PROPN'].includes(tokens[from + 1]?.pos ?? '') && to - from > 1)
      from++;
    else if (
      generalHeads.has(first.norm) &&
      first.norm !== 'people' &&
      (openers.has(norm(from + 1)) || norm(from + 1) === ':') &&
      to - from > 2
    )
      from += 2;
    else if (['every', 'all'].includes(first.norm) && ['day', 'time', 'week'].includes(norm(from + 1)) && to - from > 2) from += 2;
    else if (
      ['pass', 'spend', 'spending'].includes(first.norm) &&
      possessives.has(norm(from + 1)) &&
      /^(?:days?|time|life|evenings|nights)$/.test(norm(from + 2)) &&
      to - from > 3
    )
      from += ['in', 'on', 'with', 'at'].includes(norm(from + 3)) ? 4 : 3;
    else if (['the', 'idea', 'thought'].includes(first.norm) && norm(from + 1) === 'of') from += 2;
    else {
      const link = linkEnd(tokens, from, to);
      if (link !== null) from = link;
    }
    for (const tail of tails) {
      const at = to - tail.length;
      if (at > from && tail.every((word, index) => norm(at + index) === word)) {
        to = at;
        break;
      }
    }
    const last = tokens[to - 1];
    if (
      last &&
      to > from &&
      (!/[\p{L}\d)\]+#%*"']/u.test(last.text) ||
        [
          'and',
          'or',
          'but',
          'nor',
          'to',
          'a',
          'the',
          'of',
          'in',
          'with',
          'because',
          'so',
          'like',
          'as',
          'at',
          'for',
          'on',
          'here',
        ].includes(last.norm)) &&
      // "the hotel I'm at" ends there.
      tokens[to - 2]?.norm !== 'am'
    )
      to--;
    if (tokens[to - 1]?.text === ')' && !tokens.slice(from, to).some(({ text }) => text === '(')) to--;
    if (/^["']$/.test(tokens[to - 1]?.text ?? '')) to--;
  }
  if (naming === companions && ['with', 'w', 'among', 'alongside', 'around', 'under'].includes(norm(from)) && to - from > 1)
    return strip(tokens, { from: from + 1, to }, isName, naming);
  return from < to && hasContent(tokens, { from, to }, naming) && !isAside(tokens, { from, to }) ? { from, to } : null;
}

/** Past "anything with", "jobs like", "places such as", "somewhere in". */
function linkEnd(tokens: readonly Token[], from: number, to: number): number | null {
  let at = from;
  while (
    at < to &&
    (tokens[at]?.pos === 'ADJ' || tokens[at]?.norm === 'a' || tokens[at]?.norm === 'some') &&
    at - from < 1 &&
    tokens[at]?.norm !== 'small'
  )
    at++;
  if (!generalHeads.has(tokens[at]?.norm ?? '') || at > from) return null;
  let next = at + 1;
  if (tokens[next]?.norm === 'to' && tokens[next + 1]?.norm === 'do') next += 2;
  if (tokens[next]?.norm === 'related' || tokens[next]?.norm === 'working') next++;
  const link = tokens[next];
  if (!link || !headLinks.has(link.norm) || next + 1 >= to) return null;
  // "work with animals" is a doing: the head is a verb there.
  if ((tokens[at]?.norm === 'work' || tokens[at]?.norm === 'working') && link.norm !== 'like' && link.norm !== 'such') return null;
  if (tokens[at]?.norm === 'people' && link.norm !== 'like') return null;
  if (link.norm === 'where' || tokens.slice(next, to).some(({ norm }) => norm === 'that' || norm === 'who')) return null;
  return link.norm === 'such' ? next + 2 : next + 1;
}

const isNounAt = (tokens: readonly Token[], at: number, to: number): boolean =>
  at < to && ['NOUN', 'PROPN', 'DET', 'ADJ'].includes(tokens[at]?.pos ?? '') && tokens[at]?.norm !== 'all';

/** Words to the one who asks, or words that point back: "good evening", "the sound of it". */
function isAside(tokens: readonly Token[], { from, to }: Span): boolean {
  const words = tokens.slice(from, to).filter(({ text }) => /[\p{L}\d]/u.test(text));
  if (
    /^(?:whose|who|where|which|that|please|whatever|wherever|however|no matter|with regard|regarding|as for|in terms|other than|besides)\b/.test(
      words.map(({ norm }) => norm).join(' '),
    )
  )
    return true;
  if (asides.has(words.map(({ norm }) => norm).join(' '))) return true;
  const last = words.at(-1)?.norm ?? '';
  if (['it', 'them'].includes(words[0]?.norm ?? '') || /\bone of (?:those|these|them)\b/.test(words.map(({ norm }) => norm).join(' ')))
    return true;
  if (words.length <= 4 && ['it', 'this', 'that'].includes(last) && words.some(({ pos }) => pos === 'VERB' || pos === 'ADP')) return true;
  return words.length === 1 && last.endsWith('ly') && words[0]?.pos === 'ADV';
}

/** Something that names a thing or a doing, not only function words; `naming` words count as well. */
export function hasContent(tokens: readonly Token[], { from, to }: Span, naming: ReadonlySet<string> = none): boolean {
  if (tokens.slice(from, to).some(({ norm }) => naming.has(norm))) return true;
  return (
    tokens.slice(from, to).some((token) => /[\p{L}]{2}/u.test(token.text) && !empty.has(token.norm) && !adverbs.has(token.norm)) ||
    tokens.slice(from, to).some((token) => /^[A-Z][\p{L}\d+#]*$/u.test(token.text) && token.norm !== 'i' && !empty.has(token.norm))
  );
}

const none: ReadonlySet<string> = new Set();
/** Words that name somebody where it is asked whom one works with. */
export const companions: ReadonlySet<string> = new Set(
  'people person others alone myself nobody everyone someone anyone both either mix one'.split(' '),
);
/** Words that name something where it is asked what a job must have. */
export const conditionWords: ReadonlySet<string> = new Set(
  'day days week weeks weekend weekends night nights evenings mornings time years months home'.split(' '),
);
