import type { Condition } from '@alive/contract/conditions.ts';
import { contentWordsOf, type ContentWord } from '@alive/contract/lists/function-words.ts';
import type { ReadSpan } from '@alive/contract/reading.ts';
import { askingWords } from './asking.ts';
import { asidesIn } from './asides.ts';
import { fieldWords } from './field-words.ts';

/**
 * What became of every content word of a message. A word was used where a claim covers it (a condition, a wish, an order, an act), where it
 * only asks, speaks of the field of a condition, or stands beside what is asked; where `again` can read another text, also where the outcome
 * would be another without it. All others are unused, and so is what lies beyond `read`, the text that was read, which has the words of
 * `sent`, the message as it came, or the first of them.
 */
export async function coverageOf({ sent, read, outcome, claims, gone = [], again }: Reader): Promise<Coverage> {
  const asides = asidesIn(read);
  const uses: Use[] = [];
  // What another reading of the same text gives, so that like is compared with like.
  let base: Outcome | null = null;
  let tries = again === undefined || read.length > longest ? 0 : Math.min(mostTries, Math.floor(mostCharacters / Math.max(1, read.length)));
  for (const word of contentWordsOf(read)) {
    const claim = claims.find((one) => one.start < word.end && word.start < one.end);
    if (claim !== undefined) uses.push(claim);
    else if (outcome.conditions === null || askingWords.has(word.text.toLowerCase())) uses.push(acting);
    else {
      const beside = besideOf(word, outcome.conditions, gone, asides);
      if (beside.as !== 'unused' || again === undefined) uses.push(beside);
      // What cannot be tried is not said to be unused.
      else if (tries-- <= 0) uses.push(acting);
      else {
        base ??= await again(read);
        uses.push(held(useOf(base, await again(without(read, word))), outcome.conditions));
      }
    }
  }
  return spansOf(contentWordsOf(sent), uses);
}

/** A use with those of its conditions that hold in the end. */
const held = ({ as, ids }: Use, conditions: readonly Held[]): Use => ({
  as,
  ids: ids.filter((id) => conditions.some((one) => one.id === id)),
});

/** What a word without an effect says: the field of a condition that holds, or something beside what is asked. */
function besideOf(
  { text, start, end }: ContentWord,
  conditions: readonly Held[],
  gone: readonly Held[],
  asides: readonly Omit<ContentWord, 'text'>[],
): Use {
  const speaksOf = ({ field }: Held) => fieldWords[field]?.has(text.toLowerCase()) === true;
  const ids = conditions.filter(speaksOf).map(({ id }) => id);
  if (ids.length > 0) return { as: 'condition', ids };
  if (gone.some(speaksOf)) return acting;
  return asides.some((one) => one.start <= start && end <= one.end) ? acting : unused;
}

/** The use of words without which the outcome is `other`. */
function useOf(outcome: Outcome, other: Outcome): Use {
  if (outcome.conditions === null) return acting;
  // Without it there is nothing to search for.
  if (other.conditions === null) return { as: 'condition', ids: outcome.conditions.map(({ id }) => id) };
  const missing = (some: readonly Held[], others: readonly Held[]) =>
    some.flatMap(({ id }) => (others.some((one) => one.id === id) ? [] : [id]));
  const ids = missing(outcome.conditions, other.conditions);
  // Without "except" another condition would hold beside these.
  if (ids.length > 0 || missing(other.conditions, outcome.conditions).length > 0) return { as: 'condition', ids };
  return other.order === outcome.order ? (other.act === outcome.act ? unused : acting) : { as: 'order', ids: [] };
}

function spansOf(words: readonly ContentWord[], uses: readonly Use[]): Coverage {
  const spans: ReadSpan[] = [];
  const left: string[] = [];
  let last: Use | null = null;
  for (const [at, word] of words.entries()) {
    const use = uses[at] ?? unused;
    if (use.as === 'unused') left.push(word.text);
    const span = spans.at(-1);
    if (last !== null && span !== undefined && isSame(last, use)) span.end = word.end;
    else spans.push({ start: word.start, end: word.end, as: use.as, ids: [...use.ids] });
    last = use;
  }
  return { reading: spans, unused: left };
}

const without = (text: string, { start, end }: ContentWord) => `${text.slice(0, start)}${text.slice(end)}`.replace(/ {2,}/g, ' ').trim();
const isSame = (one: Use, other: Use) => one.as === other.as && one.ids.join() === other.ids.join();
const acting: Use = { as: 'act', ids: [] };
const unused: Use = { as: 'unused', ids: [] };
/** Words of a message that are tried, and characters that are read for it. */
const mostTries = 12;
/** Of a longer message nothing is tried. */
const longest = 600;
const mostCharacters = 3000;

type Use = Pick<ReadSpan, 'as' | 'ids'>;

type Held = Pick<Condition, 'id' | 'field'>;

/** What is done about a text: its conditions, null where it asks for no search; its order; everything else it does. */
export interface Outcome {
  conditions: readonly Held[] | null;
  order: string;
  act: string;
}

/** A piece of the text that is known to be a condition. */
export interface Claim extends Use {
  start: number;
  end: number;
}

interface Reader {
  sent: string;
  read: string;
  outcome: Outcome;
  claims: readonly Claim[];
  /** Conditions that the message let go of: it may speak of their fields. */
  gone?: readonly Held[];
  /** The outcome of another text in the same situation. */
  again?: (text: string) => Outcome | Promise<Outcome>;
}

export interface Coverage {
  reading: ReadSpan[];
  /** Words without a use, as typed. */
  unused: string[];
}
