import { describe, expect, it } from 'vitest';
import { wishesIn } from './wishes.ts';

const found = (text: string) =>
  wishesIn(text).map((mention) => ('role' in mention ? mention.role : 'function' in mention ? mention.function : mention.kind));

describe('a wish that names no work', () => {
  it.each([
    ['something outdoors', ['Environment']],
    ['I want to help people', ['Social Impact', 'Healthcare', 'Education']],
    ['work with animals', ['Veterinarian', 'Conservation Scientist', 'Biologist']],
    ['I am good with numbers', ['Data', 'Finance', 'Accounting']],
    ['something creative with kids', ['Design', 'Media', 'Arts', 'Education', 'Social Worker']],
    ['build things that fly', ['Aerospace Engineer']],
    ['building things', ['Mechanical Engineer', 'Hardware', 'Manufacturing']],
    ['writing software all day', ['Software Engineer', 'Mobile Engineer', 'Frontend Engineer']],
    ['software engineering in Boston', []],
    ['petition for a number theory catalogue', ['Data', 'Finance', 'Accounting']],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it('says where it stands and that it is a guess', () => {
    const [wish] = wishesIn('please, something outdoors');
    expect([wish?.text, wish?.start, (wish?.certainty ?? 1) < 0.8]).toEqual(['outdoors', 18, true]);
  });
});
