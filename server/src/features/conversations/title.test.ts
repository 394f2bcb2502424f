import { describe, expect, it } from 'vitest';
import { titleOf } from './title.ts';

describe('the title of a chat', () => {
  it.each([
    ['', ''],
    [' \n ', ''],
    ['museum jobs', 'museum jobs'],
    ['museum\n\tjobs ', 'museum jobs'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    [`${'word '.repeat(16)}end`, `${'word '.repeat(15)}word…`],
    [`short ${'x'.repeat(100)}`, `short ${'x'.repeat(73)}…`],
  ])('of %j is %j', (words, title) => {
    expect(titleOf(words)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(80);
  });

  it('never cuts through what is seen as one character', () => {
    expect(titleOf(`${'a'.repeat(77)}👩‍🔬 and more`)).toBe(`${'a'.repeat(77)}…`);
    expect(titleOf('e\u0301'.repeat(60))).toBe(`${'e\u0301'.repeat(39)}…`);
  });
});
