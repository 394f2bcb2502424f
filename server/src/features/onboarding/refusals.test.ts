import { describe, expect, it } from 'vitest';
import { refusalsOf } from './refusals.ts';
import { emptyState } from './state.ts';

describe('what an interview refused', () => {
  it('are the names in its stored state, each once', () => {
    const state = emptyState();
    state.facts.refused.push({ name: 'Finance', said: 'banks' }, { name: 'Finance', said: 'finance' }, { name: 'Sales', said: 'sales' });
    expect(refusalsOf(JSON.parse(JSON.stringify(state)))).toEqual(['Finance', 'Sales']);
  });

  it('is nothing where the state is none of ours', () => {
    for (const stored of [null, undefined, {}, 'x', { version: 1 }]) expect(refusalsOf(stored)).toEqual([]);
  });
});
