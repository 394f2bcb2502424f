import { askPath } from '#paths.ts';
import { describe, expect, it } from 'vitest';
import { askedOf } from './asked.ts';

const google = { id: 'company-is-google', field: 'company', op: 'is', value: 'Google', label: 'Google', either: 1 };

describe('what the address asks', () => {
  it('are the conditions that a link was made of', () => {
    expect(askedOf(new URL(askPath([google]), 'http://here').searchParams)).toEqual({ filters: [google] });
  });

  it('is a question in words', () => {
    expect(askedOf(new URLSearchParams({ question: ' nurses in Boston ' }))).toEqual({ question: 'nurses in Boston' });
  });

  it('is nothing where neither stands there', () => expect(askedOf(new URLSearchParams({ q: 'nurses' }))).toBeNull());

  it.each([
    ['no JSON', { ask: '[{"id"' }],
    ['an empty list', { ask: '[]' }],
    ['no list', { ask: JSON.stringify(google) }],
    ['a field that there is none of', { ask: JSON.stringify([{ ...google, field: 'salary' }]) }],
    ['too many', { ask: JSON.stringify(Array.from({ length: 61 }, () => google)) }],
    ['no words', { question: ' ' }],
    ['too many words', { question: 'x'.repeat(2001) }],
  ])('is broken with %s', (_, params) => expect(askedOf(new URLSearchParams(params))).toBe('broken'));
});
