import type { Verdict } from '@alive/contract/jobs.ts';

/** Where in the posting its verdicts stand, each place once, none over another. */
export const spansOf = (verdicts: readonly Verdict[]): Span[] => {
  const placed = verdicts.flatMap(({ start, end }) => (start === null || end === null || end <= start ? [] : [{ start, end }]));
  const spans: Span[] = [];
  for (const { start, end } of placed.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end, id: `quote-${start}` });
  return spans;
};

/** The span that shows a quote of one of the verdicts; undefined for one that is from elsewhere. */
export const spanOf = (quote: string | null | undefined, verdicts: readonly Verdict[]): Span | undefined => {
  const said = quote && verdicts.find((verdict) => verdict.quote === quote);
  return said ? spansOf(verdicts).find(({ start, end }) => said.start !== null && start <= said.start && said.start < end) : undefined;
};

interface Span {
  start: number;
  end: number;
  /** Of the element that marks it. */
  id: string;
}
