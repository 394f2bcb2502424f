import { describe, expect, it } from 'vitest';
import { spanOf, spansOf } from './quotes.ts';

const said = (quote: string, start: number | null, end: number | null) => ({ kind: 'refuses' as const, quote, start, end });

describe('the places of verdicts in a posting', () => {
  it('come in their order, each once, and leave out what is not from the text', () => {
    const verdicts = [said('b', 40, 60), said('a', 5, 20), said('a too', 5, 20), said('field', null, null)];
    expect(spansOf(verdicts).map(({ start, end }) => [start, end])).toEqual([
      [5, 20],
      [40, 60],
    ]);
  });
  it('never lie over each other', () => {
    expect(spansOf([said('long', 5, 50), said('part', 10, 20), said('over', 45, 70)])).toEqual([{ start: 5, end: 50, id: 'quote-5' }]);
  });
  it('are found by their quote, also inside a longer one', () => {
    const verdicts = [said('long', 5, 50), said('part', 10, 20), said('field', null, null)];
    expect(spanOf('part', verdicts)?.id).toBe('quote-5');
    expect(spanOf('field', verdicts)).toBeUndefined();
    expect(spanOf('unknown', verdicts)).toBeUndefined();
    expect(spanOf(null, verdicts)).toBeUndefined();
  });
});
