import { describe, expect, it } from 'vitest';
import { asSpoken } from './hosted-spoken.ts';
import { emptyState } from './state.ts';

const state = { ...emptyState(), asking: ['loved' as const], offered: ['circuit repair', 'museum conservation'], put: ['Which of them?'] };

describe('the state after a turn in a model’s own words', () => {
  it('knows what was offered, in the order in which it was', () => {
    const { offered } = asSpoken(state, 'Is it conservation in a museum, or repairing circuits?');
    expect(offered).toEqual(['museum conservation', 'circuit repair']);
  });

  it('lets nothing be chosen that the model did not offer', () => {
    expect(asSpoken(state, 'Is it baking, or the museum conservation class?').offered).toEqual([]);
  });

  it('hears the next message as an answer to what was asked', () => {
    expect(asSpoken(state, 'Radios. Which employers come to mind?')).toMatchObject({
      asking: ['companies'],
      put: ['Which employers come to mind?'],
    });
    expect(asSpoken(state, 'Radios. What else?').asking).toEqual(['loved']);
    expect(asSpoken({ ...state, asking: ['hated'] }, 'Radios. Where was that?').asking).toEqual([]);
    expect(asSpoken({ ...state, asking: ['hated'] }, 'Radios. What wears you out?').asking).toEqual(['hated']);
  });

  it('forgets a contradiction that the model did not name', () => {
    const side = (words: string) => ({ words, from: 1, drops: [], adds: [] });
    const clash = {
      key: 'size',
      about: 'said' as const,
      sides: [side('a small team'), side('a big company')] as [ReturnType<typeof side>, ReturnType<typeof side>],
    };
    expect(asSpoken({ ...state, clash }, 'Radios. What else?').clash).toBeNull();
    expect(asSpoken({ ...state, clash }, 'A small team, or a big company: which counts more?').clash).toEqual(clash);
  });
});
