import { describe, expect, it } from 'vitest';
import { withoutWords, withWords } from './draft.ts';

describe('words that did not get through', () => {
  it('return to an empty composer as they were', () => {
    expect(withWords('', 'remote design')).toBe('remote design');
  });
  it('stand before what was typed meanwhile', () => {
    expect(withWords('and in Boston', 'remote design')).toBe('remote design\nand in Boston');
  });
  it('leave the composer when they are sent again, and nothing else does', () => {
    expect(withoutWords('remote design', 'remote design')).toBe('');
    expect(withoutWords('remote design\nand in Boston', 'remote design')).toBe('and in Boston');
    expect(withoutWords('remote designers', 'remote design')).toBe('remote designers');
    expect(withoutWords('half a thought', '')).toBe('half a thought');
  });
});
