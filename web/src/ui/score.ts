/** The word that goes with a score of 0..100; '' below 40. */
export function scoreWord(score: number): string {
  return bands.find(([from]) => score >= from)?.[1] ?? '';
}

/** Whether a score is good news, which is drawn in leaf. */
export function isStrong(score: number | null): boolean {
  return score !== null && score >= bands[0][0];
}

/** From which score on which word. */
const bands = [
  [80, 'Strong'],
  [60, 'Good'],
  [40, 'Fair'],
] as const;
