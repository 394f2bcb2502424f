import { describe, expect, it } from 'vitest';
import { gerund, gerundOfPast, series, toYou } from './grammar.ts';

describe('grammar', () => {
  it('forms the -ing of verbs', () => {
    expect(['cook', 'make', 'run', 'tie', 'be', 'see', 'fix', 'play', 'begin'].map(gerund)).toEqual([
      'cooking',
      'making',
      'running',
      'tying',
      'being',
      'seeing',
      'fixing',
      'playing',
      'beginning',
    ]);
    expect(['built', 'organised', 'planned', 'studied', 'taught', 'need'].map(gerundOfPast)).toEqual([
      'building',
      'organising',
      'planning',
      'studying',
      'teaching',
      null,
    ]);
  });

  it('turns words towards the student and leaves others alone', () => {
    expect(toYou("I'm sure my team and me, myself, I was in Miami with my mom")).toBe(
      'you are sure your team and you, yourself, you were in Miami with your mom',
    );
  });

  it('lists things', () => {
    expect([series([]), series(['a']), series(['a', 'b']), series(['a', 'b', 'c'], 'or')]).toEqual(['', 'a', 'a and b', 'a, b or c']);
    expect(series(['bread and butter', 'tea'])).toBe('bread and butter, and tea');
  });
});
