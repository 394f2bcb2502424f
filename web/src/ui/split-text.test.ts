import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

describe('a text cut at spans', () => {
  it.each([
    ['no span', [], 'nurses in Boston'],
    ['a span at its start', [[0, 6]], '[nurses] in Boston'],
    ['a span at its end', [[10, 16]], 'nurses in [Boston]'],
    ['all of it', [[0, 16]], '[nurses in Boston]'],
    [
      'two that touch',
      [
        [0, 6],
        [6, 9],
      ],
      '[nurses][ in] Boston',
    ],
    [
      'two out of order',
      [
        [10, 16],
        [0, 6],
      ],
      '[nurses] in [Boston]',
    ],
  ])('marks %s', (_, spans, marked) => {
    expect(shown('nurses in Boston', spans)).toBe(marked);
  });

  it.each([
    ['an empty span', [[3, 3]]],
    ['one that ends before it begins', [[6, 0]]],
    ['one that begins before the text', [[-4, 6]]],
    ['one that ends after the text', [[10, 17]]],
    ['one after the text', [[40, 50]]],
    ['one that is no number', [[Number.NaN, 6]]],
  ])('skips %s', (_, spans) => {
    expect(shown('nurses in Boston', spans)).toBe('nurses in Boston');
    expect(shown('nurses in Boston', [...spans, [7, 9]])).toBe('nurses [in] Boston');
  });

  it('keeps the first of two that overlap', () => {
    expect(
      shown('nurses in Boston', [
        [0, 9],
        [7, 16],
      ]),
    ).toBe('[nurses in] Boston');
    expect(
      shown('nurses in Boston', [
        [0, 6],
        [0, 6],
      ]),
    ).toBe('[nurses] in Boston');
  });

  it('counts UTF-16 units and never parts a pair', () => {
    expect(shown('🌊 chill hours', [[3, 8]])).toBe('🌊 [chill] hours');
    expect(shown('🌊 chill hours', [[1, 8]])).toBe('🌊 chill hours');
  });

  it('is empty for an empty text', () => {
    expect(splitText('', [{ start: 0, end: 1 }])).toEqual([]);
  });
});

const shown = (text: string, spans: readonly number[][]): string =>
  splitText(
    text,
    spans.map(([start = 0, end = 0]) => ({ start, end })),
  )
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
