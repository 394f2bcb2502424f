import type { MatchPart } from '@alive/contract/people.ts';
import type { FoundPerson } from './queries.ts';
import type { Reasons } from './reasons.ts';

/** What the score of somebody found is made of, in the order of their reasons; the points add up to the score of queries.ts. */
export const matchParts = (
  { step, affinity, wished = 0 }: Pick<FoundPerson, 'step' | 'affinity' | 'wished'>,
  { asked, wished: met, shared }: Reasons,
  wishes: number,
): MatchPart[] => {
  const base = wishes === 0 ? 40 : 10;
  return [
    { part: 'search', points: base, of: base, reasons: asked.length },
    ...(wishes === 0 ? [] : [{ part: 'wish' as const, points: Math.floor((30 * wished) / wishes), of: 30, reasons: met.length }]),
    { part: 'wording', points: 15 * step, of: 45, reasons: 0 },
    { part: 'common', points: affinity, of: 15, reasons: shared.length },
  ];
};
