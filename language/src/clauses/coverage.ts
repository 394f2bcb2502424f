import type { Condition } from '@alive/contract/conditions.ts';
import { contentWordsOf, type ContentWord } from '@alive/contract/lists/function-words.ts';
import type { ReadSpan } from '@alive/contract/reading.ts';
import { isGeneral } from '../text/english.ts';
import { tokensOf } from '../text/tokens.ts';
import { askingWords } from './asking.ts';
import { asidesIn } from './asides.ts';
import { fieldWords } from './field-words.ts';

/**
 * What became of every content word of a message. A word was used where a claim covers it (a condition, a wish, an order, an act), where it
 * only asks, speaks of the field of a condition, or stands alongside what is asked. All others are unused, and so is what lies beyond `read`:
 * the text that was read has the same words between blanks as `sent`, the message as it came, or the first of them, perhaps spelled otherwise.
 * `conditions` are those that hold after it, null where it asks for no search.
 */
export function coverageOf({ sent, read, conditions, claims, gone = [], ofWork = false }: Reader): Coverage {
  const asides = asidesIn(read);
  const serving = new Set(
    (ofWork ? tokensOf(read) : []).flatMap(({ start, norm, pos }) => (naming.has(pos) && !isGeneral(norm) ? [] : [start])),
  );
  const uses = contentWordsOf(read).map((word): Use => {
    const claim = claims.find((one) => one.start < word.end && word.start < one.end);
    if (claim !== undefined) return claim;
    if (conditions === null || askingWords.has(word.text.toLowerCase())) return acting;
    return useWithoutClaim(word, conditions, gone, { asides, serving });
  });
  return spansOf(contentWordsOf(sent), aligned(sent, read, uses));
}

/** What became of the content words of `sent`, by those of `read`, whose words between blanks correspond to them one by one. */
function aligned(sent: string, read: string, uses: readonly Use[]): (Use | undefined)[] {
  const { runs, count } = runsOf(read);
  const those = Map.groupBy(uses.keys(), (at) => runs[at]);
  const seen = new Map<number, number>();
  return runsOf(sent).runs.map((run) => {
    const nth = seen.get(run) ?? 0;
    seen.set(run, nth + 1);
    const same = those.get(run);
    const at = same?.[nth] ?? same?.at(-1);
    return at === undefined ? (run < count ? acting : undefined) : uses[at];
  });
}

/** Which word between blanks holds each content word of a text, counted from 0, and how many such words there are. */
function runsOf(text: string): { runs: number[]; count: number } {
  const starts = [...text.matchAll(/\S+/gu)].map(({ index }) => index);
  let run = 0;
  const runs = contentWordsOf(text).map(({ start }) => {
    while ((starts[run + 1] ?? Infinity) <= start) run++;
    return run;
  });
  return { runs, count: starts.length };
}

/** What a word without an effect says: the field of a condition that holds, or something alongside what is asked. */
function useWithoutClaim(
  { text, start, end }: ContentWord,
  conditions: readonly Held[],
  gone: readonly Held[],
  { asides, serving }: { asides: readonly Omit<ContentWord, 'text'>[]; serving: ReadonlySet<number> },
): Use {
  const speaksOf = ({ field }: Held) => fieldWords[field]?.has(text.toLowerCase()) === true;
  const ids = conditions.filter(speaksOf).map(({ id }) => id);
  if (ids.length > 0) return { as: 'condition', ids };
  if (
    gone.some((one) => speaksOf(one) || one.label.toLowerCase().includes(text.toLowerCase())) ||
    (gone.length > 0 && removal.has(text.toLowerCase()))
  )
    return acting;
  // "Necessary", "says", "economy".
  if (serving.has(start)) return acting;
  return asides.some((one) => one.start <= start && end <= one.end) ? acting : unused;
}

function spansOf(words: readonly ContentWord[], uses: readonly (Use | undefined)[]): Coverage {
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

const isSame = (one: Use, other: Use) => one.as === other.as && one.ids.join() === other.ids.join();
const naming: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);
const acting: Use = { as: 'act', ids: [] };
const unused: Use = { as: 'unused', ids: [] };

/** What is said of a condition that was let go of. */
const removal: ReadonlySet<string> = new Set(
  'take taken leave lose scrap ditch put count cut cross strike go goes gone wipe throw toss'.split(' '),
);

type Use = Pick<ReadSpan, 'as' | 'ids'>;

type Held = Pick<Condition, 'id' | 'field' | 'label'>;

/** A piece of the text that is known to be a condition. */
export interface Claim extends Use {
  start: number;
  end: number;
}

interface Reader {
  sent: string;
  read: string;
  conditions: readonly Held[] | null;
  claims: readonly Claim[];
  /** Conditions that the message let go of: it may speak of their fields. */
  gone?: readonly Held[];
  /** Jobs are asked for: what names nothing of work serves the sentence. Of people "left" says much. */
  ofWork?: boolean;
}

export interface Coverage {
  reading: ReadSpan[];
  /** Words without a use, as typed. */
  unused: string[];
}
