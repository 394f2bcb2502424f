import { describe, expect, it } from 'vitest';
import { afterEdit, editSummary } from './edits.ts';
import { conditionOf } from './make.ts';

const boston = { ...conditionOf('place', ['Boston'], false), count: 12 };
const chicago = conditionOf('place', ['Chicago'], false);
const nurse = conditionOf('role', ['Nurse'], false);
const labels = (...edit: Parameters<typeof afterEdit>) => afterEdit(...edit).map(({ label }) => label);

describe('an edit of the conditions', () => {
  it('changes one in its place', () => {
    expect(labels([boston, nurse], { type: 'change', from: boston, to: chicago })).toEqual(['Chicago', 'Nurse']);
  });
  it('adds at the end', () => {
    expect(labels([boston], { type: 'add', to: nurse })).toEqual(['Boston', 'Nurse']);
  });
  it('removes one, or all', () => {
    expect(labels([boston, nurse], { type: 'remove', from: [boston] })).toEqual(['Nurse']);
    expect(labels([boston, nurse], { type: 'clear' })).toEqual([]);
  });
  it('says nothing twice, whatever its letters', () => {
    expect(labels([boston, chicago], { type: 'change', from: chicago, to: conditionOf('place', ['boston'], false) })).toEqual(['Boston']);
  });
  it('drops the counts, which were for another set', () => {
    expect(afterEdit([boston], { type: 'add', to: nurse })[0]?.count).toBeUndefined();
  });
  it('keeps what ties one to another, and two positions apart', () => {
    const first = { ...conditionOf('company', ['Google'], false), id: 'a', when: 'ever', position: 1 } as const;
    const second = { ...first, id: 'b', position: 2 } as const;
    expect(afterEdit([first, second], { type: 'add', to: nurse })).toMatchObject([{ position: 1 }, { when: 'ever', position: 2 }, {}]);
  });
  it('finds what it means under the id that the server gave it', () => {
    expect(labels([{ ...boston, id: 'place-is-boston-ma' }, nurse], { type: 'remove', from: [boston] })).toEqual(['Nurse']);
  });
  it('removes all conditions of a chip, and says so by its name', () => {
    const here = { ...boston, either: 1 };
    const there = { ...chicago, either: 1 };
    expect(labels([here, nurse, there], { type: 'remove', from: [here, there] })).toEqual(['Nurse']);
    expect(editSummary({ type: 'remove', from: [here, there] })).toBe('Removed “Boston or Chicago”.');
  });
  it('keeps the same value in two alternatives', () => {
    const first = { ...boston, either: 1, all: 1 };
    expect(labels([first, { ...first, all: 2 }], { type: 'add', to: nurse })).toEqual(['Boston', 'Boston', 'Nurse']);
  });
  it('of one that is no longer there changes nothing', () => {
    expect(labels([nurse], { type: 'change', from: boston, to: chicago })).toEqual(['Nurse']);
  });
  it('is stated in a sentence', () => {
    expect(editSummary({ type: 'change', from: boston, to: chicago })).toBe('Changed Boston to Chicago.');
  });
});
