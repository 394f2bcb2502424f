import { describe, expect, it } from 'vitest';
import { plainMarks } from './marks.ts';

describe('the marks of a message', () => {
  it.each([
    ['1. is it paid? 2. when does it close?', '   is it paid? ;  when does it close?'],
    ['I like the first one: 1) pay? 2) hours?', 'I like the first one: ;  pay? ;  hours?'],
    ['law not tax 😅 anything in Boston?', 'law not tax .  anything in Boston?'],
    ['🙏 nursing', '   nursing'],
    ['drop the arts filter, Boston only', 'drop the arts filter; Boston only'],
    ['no teaching at Figma, that’s not health', 'no teaching at Figma; that’s not health'],
    ['please take the pay filter off and go on', 'please drop the pay filter off and go on'],
  ])('are those of plain sentences: %s', (said, plain) => {
    expect(plainMarks(said)).toBe(plain);
    expect(plain).toHaveLength(said.length);
  });

  it.each([
    'compare 1 and 2',
    'at least $1.5 million',
    'the 2. one',
    'GPA 3.5, 2. Bundesliga',
    'take it off',
    'law, nursing or farming',
    'Epic® systems',
    '3.5 © me',
    'get that chip out',
  ])('stay where they mean something: %s', (said) => expect(plainMarks(said)).toBe(said));
});
