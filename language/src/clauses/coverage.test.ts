import { describe, expect, it } from 'vitest';
import { contentWordsOf } from '@alive/contract/lists/function-words.ts';
import { coverageOf, type Outcome } from './coverage.ts';

/** A reader that knows two values and one order. */
const outcomeOf = (text: string): Outcome => ({
  conditions: [
    ...(text.includes('Boston') ? [{ id: 'place-boston', field: 'place' as const }] : []),
    ...(/80k/.test(text) ? [{ id: 'pay-80', field: 'pay' as const }] : []),
  ],
  order: text.includes('newest') ? 'newest' : '',
  act: '',
});
const cover = (text: string, sent = text) => coverageOf({ sent, read: text, outcome: outcomeOf(text), claims: [], again: outcomeOf });
const uses = async (text: string) =>
  (await cover(text)).reading.map(({ start, end, as, ids }) => `${text.slice(start, end)}: ${[as, ...ids].join(' ')}`);

describe('what became of the words of a message', () => {
  it('is what would be another without them', async () => {
    expect(await uses('newest jobs in Boston')).toEqual(['newest: order', 'jobs: act', 'Boston: condition place-boston']);
  });

  it('is nothing where nothing would be another, and such words are named as they were typed', async () => {
    const { reading, unused } = await cover('Walkable jobs in Boston');
    expect(unused).toEqual(['Walkable']);
    expect(reading[0]).toEqual({ start: 0, end: 8, as: 'unused', ids: [] });
  });

  it('is the condition of whose field they only speak', async () => {
    expect(await uses('paying at least 80k')).toEqual(['paying at least 80k: condition pay-80']);
  });

  it('is the act where they give a reason, a purpose, or tell of oneself', async () => {
    for (const aside of ['because my lease ends soon', 'for my class project', 'so I can visit my grandmother', '. I have a dog'])
      expect((await cover(`jobs in Boston ${aside}`)).unused, aside).toEqual([]);
  });

  it('covers each content word once, in order, wherever the blanks stand', async () => {
    const sent = '  Walkable   jobs\n\n in Boston, 80k  or more—newest ';
    const { reading } = await cover(sent.replace(/\s+/g, ' ').trim(), sent);
    for (const word of contentWordsOf(sent))
      expect(
        reading.filter(({ start, end }) => start <= word.start && word.end <= end),
        word.text,
      ).toHaveLength(1);
    expect(reading.every(({ end }, at) => end <= (reading[at + 1]?.start ?? sent.length))).toBe(true);
  });

  it('is nothing of what lies beyond what was read', async () => {
    expect((await cover('jobs in Boston', 'jobs in Boston and Zanzibar')).unused).toEqual(['Zanzibar']);
  });
});
