import { describe, expect, it } from 'vitest';
import { contentWordsOf } from '@alive/contract/lists/function-words.ts';
import { coverageOf } from './coverage.ts';

/** A reader that knows two values and one order. */
const known = [
  { words: 'Boston', as: 'condition', id: 'place-boston', field: 'place' },
  { words: '80k', as: 'condition', id: 'pay-80', field: 'pay' },
  { words: 'newest', as: 'order', id: null, field: null },
] as const;
const cover = (text: string, sent = text) => {
  const found = known.filter(({ words }) => text.includes(words));
  return coverageOf({
    sent,
    read: text,
    conditions: found.flatMap(({ id, field, words }) => (id === null ? [] : [{ id, field, label: words }])),
    claims: found.map(({ words, as, id }) => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
      as,
      ids: id === null ? [] : [id],
    })),
  });
};
const uses = (text: string) => cover(text).reading.map(({ start, end, as, ids }) => `${text.slice(start, end)}: ${[as, ...ids].join(' ')}`);

describe('what became of the words of a message', () => {
  it('is what they are claimed for', () => {
    expect(uses('newest jobs in Boston')).toEqual(['newest: order', 'jobs: act', 'Boston: condition place-boston']);
  });

  it('is nothing where nothing claims them, and such words are named as they were typed', () => {
    const { reading, unused } = cover('Walkable jobs in Boston');
    expect(unused).toEqual(['Walkable']);
    expect(reading[0]).toEqual({ start: 0, end: 8, as: 'unused', ids: [] });
  });

  it('is the condition of whose field they only speak', () => {
    expect(uses('paying at least 80k')).toEqual(['paying at least 80k: condition pay-80']);
  });

  it('is the act where they give a reason, a purpose, or tell of oneself', () => {
    for (const aside of ['because my lease ends soon', 'for my class project', 'so I can visit my grandmother', '. I have a dog'])
      expect(cover(`jobs in Boston ${aside}`).unused, aside).toEqual([]);
  });

  it('covers each content word once, in order, wherever the blanks stand', () => {
    const sent = '  Walkable   jobs\n\n in Boston, 80k  or more—newest ';
    const { reading } = cover(sent.replace(/\s+/g, ' ').trim(), sent);
    for (const word of contentWordsOf(sent))
      expect(
        reading.filter(({ start, end }) => start <= word.start && word.end <= end),
        word.text,
      ).toHaveLength(1);
    expect(reading.every(({ end }, at) => end <= (reading[at + 1]?.start ?? sent.length))).toBe(true);
  });

  it('is nothing of what lies beyond what was read', () => {
    expect(cover('jobs in Boston', 'jobs in Boston and Zanzibar').unused).toEqual(['Zanzibar']);
  });
});
