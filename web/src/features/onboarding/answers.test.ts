import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankAnswers, keepAnswers, readAnswers } from './answers.ts';

describe('the wizard’s answers', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('come back as they were kept', () => {
    const answers = { ...blankAnswers(new Date('2026-11-21')), firstName: 'Maya', graduationYear: '20', locationDraft: 'ann a' };
    keepAnswers(answers);
    expect(readAnswers()).toEqual(answers);
  });

  it('are forgotten when asked', () => {
    keepAnswers(blankAnswers(new Date()));
    keepAnswers(null);
    expect(readAnswers()).toBeNull();
  });

  it('are none when nothing, nonsense or another version was kept', () => {
    expect(readAnswers()).toBeNull();
    localStorage.setItem('alive.wizard', '{');
    expect(readAnswers()).toBeNull();
    localStorage.setItem('alive.wizard', JSON.stringify({ ...blankAnswers(new Date()), version: 0 }));
    expect(readAnswers()).toBeNull();
  });

  it('start from next calendar year, 2030 at most', () => {
    expect(blankAnswers(new Date('2026-11-21')).graduationYear).toBe('2027');
    expect(blankAnswers(new Date('2031-02-01')).graduationYear).toBe('2030');
  });
});

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
