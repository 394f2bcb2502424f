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
 * The standing facts that words speak of: by place ("the second one", "both") among those that the message before added, whose ids are `last`,
 * or by the words they share with a fact. Null where they only point and nothing tells at what.
 */
export function spokenOf(words: string, facts: readonly Known[], last: readonly string[]): Known[] | null {
  const recent = last.flatMap((id) => facts.filter((fact) => fact.id === id && fact.status !== 'dropped'));
  const pointed = pointerOf(words);
  if (pointed !== null) {
    const isOrder = pointed !== 'all' && pointed !== 'one';
    const from = recent.length === 0 && isOrder ? facts.filter(({ status }) => status !== 'dropped') : recent;
    const found = from.filter((_, place) => isAt(pointed, place, from.length));
    return pointed === 'all' || found.length > 0 ? found : null;
  }
  const stems = new Set(stemsOf(words));
  const scored = facts
    .map((fact) => ({ fact, share: shareOf(stems, fact), isLast: last.includes(fact.id) }))
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
function shareOf(stems: ReadonlySet<string>, { text }: Known): number {
  const all = new Set(stemsOf(text));
  const common = stems.intersection(all).size;
  return common === 0 ? 0 : common / all.size + common / stems.size;
}

/** Where words point: at the only fact, at all that were added, or at the first, second …, last or other of them. */
export type Pointer = number | 'one' | 'all' | 'last' | 'other';

/** Whether a pointer points at what stands at a place, from 0 on, among `count`. */
export const isAt = (pointer: Pointer, place: number, count: number): boolean =>
  pointer === 'all' ||
  (pointer === 'one' && count === 1) ||
  (pointer === 'last' && place === count - 1) ||
  (pointer === 'other' && count === 2 && place === 1) ||
  pointer === place + 1;

/** Where words point that name nothing; null where they name something. */
export function pointerOf(words: string): Pointer | null {
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
export function pointersIn(words: readonly string[]): { from: number; to: number; at: Pointer }[] {
  const found: { from: number; to: number; at: Pointer }[] = [];
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
