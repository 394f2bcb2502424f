import type { Stance } from '@alive/contract/facts.ts';
import { stemsOf } from '../tagger/inputs.ts';

/** What is known of a fact that stands on the student's screen. */
export interface Known {
  id: string;
  kind: string;
  stance: Stance;
  text: string;
  value: string | null;
  status: 'kept' | 'offered' | 'dropped';
}

/**
 * The standing facts that words speak of: by place ("the second one", "both") among those that the message before added, `last`, or by
 * the words they share with a fact, or by a value they name. Null where they only point and nothing tells at what. `newest` facts go first.
 */
export function spokenOf(words: string, facts: readonly Known[], { last, values = [] }: Pointing): Known[] | null {
  const recent = last.flatMap((id) => facts.filter((fact) => fact.id === id && fact.status !== 'dropped'));
  const pointed = pointerOf(words);
  if (pointed === 'all') return recent;
  if (pointed === 'one') return recent.length === 1 ? recent : null;
  if (pointed !== null) {
    const from = recent.length > 0 ? recent : facts.filter(({ status }) => status !== 'dropped');
    const one = from.at(pointed === 'last' ? -1 : pointed === 'other' ? (from.length === 2 ? 1 : from.length) : pointed - 1);
    return one === undefined ? null : [one];
  }
  const stems = new Set(stemsOf(words));
  const scored = facts
    .map((fact) => ({ fact, share: shareOf(stems, fact, values), isLast: last.includes(fact.id) }))
    .filter(({ share }) => share > 0);
  const most = Math.max(0, ...scored.map(({ share }) => share));
  const best = scored.filter(({ share }) => share === most);
  const [first] = best.filter(({ isLast }) => isLast).concat(best);
  return first === undefined ? [] : [first.fact];
}

/** Whether words are all a fact's, and most of it. */
export const isSame = (words: string, fact: Known): boolean =>
  isPartOf(words, fact) && new Set(stemsOf(words)).size >= 0.6 * new Set(stemsOf(fact.text)).size;

/** Whether words are all a fact's. */
export function isPartOf(words: string, fact: Known): boolean {
  const said = new Set(stemsOf(words));
  return said.size > 0 && said.isSubsetOf(new Set(stemsOf(fact.text)));
}

/** How much of the words and of the fact is the same, 0 to 2. */
function shareOf(stems: ReadonlySet<string>, fact: Known, values: readonly string[]): number {
  if (fact.value !== null && values.includes(fact.value)) return 2;
  const all = new Set(stemsOf(fact.text));
  const common = stems.intersection(all).size;
  return common === 0 ? 0 : common / all.size + common / stems.size;
}

/** Where words point that name nothing: at one fact, at all that were added, or at the first, second … or last of them; null where they name something. */
export function pointerOf(words: string): number | 'one' | 'all' | 'last' | 'other' | null {
  const said = words
    .toLowerCase()
    .replace(/[^\p{L}\d' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^(?:it|that|this|that one|this one|the (?:chip|note|one))$/.test(said)) return 'one';
  if (/^(?:both|all|everything|those|these|them|they)(?: (?:of )?(?:them|those|these|two|that|it|chips|ones))?$/.test(said)) return 'all';
  const order =
    /^(?:the |my |that )?(first|second|third|fourth|fifth|1st|2nd|3rd|4th|last|other|middle)(?: (?:one|thing|chip|part|bit|two|note|item))?$/.exec(
      said,
    )?.[1];
  if (order === undefined) return null;
  if (order === 'last' || order === 'other') return order;
  return orders[order] ?? null;
}

/** The words of a message that point, the longest first, without overlaps. */
export function pointersIn(words: readonly string[]): { from: number; to: number; at: NonNullable<ReturnType<typeof pointerOf>> }[] {
  const found: { from: number; to: number; at: NonNullable<ReturnType<typeof pointerOf>> }[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const at = pointerOf(words.slice(from, to).join(' '));
      if (at === null) continue;
      found.push({ from, to, at });
      from = to - 1;
      break;
    }
  return found;
}

const orders: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  middle: 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
};

interface Pointing {
  /** The facts that the message before added, in the order shown. */
  last: readonly string[];
  /** Keys of the names and musts in the words. */
  values?: readonly string[];
}
