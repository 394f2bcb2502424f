import { describe, expect, it } from 'vitest';
import { limitsIn, settingsIn, surroundings } from './settings.ts';

const around = (text: string) => {
  const { wanted, shunned } = settingsIn(text);
  return surroundings(wanted, shunned);
};

describe('how somebody wants to work', () => {
  it.each([
    ['small team, quiet', 'somewhere quiet, with a small team'],
    ['A crew that has your back. Hands-on, not a cubicle.', 'somewhere hands-on, with a crew that has your back, away from a cubicle'],
    ['Alone mostly, but with a mentor I can ask', 'with time to work on your own and a mentor you can ask'],
    [
      'I want a fast-paced environment with smart colleagues, not too corporate',
      'with a fast-paced environment with smart colleagues, nowhere too corporate',
    ],
    ['I thrive in teams and hate politics', 'with a team around you, away from politics'],
    [
      "I work best with people who are honest and don't take themselves too seriously",
      "with people who are honest and don't take themselves too seriously",
    ],
    ['I like talking to clients', 'talking to clients'],
  ])('says "%s" as "%s"', (text, expected) => {
    expect(around(text)).toBe(expected);
  });

  it.each([
    ["I can't work weekends, and I need at least $30 an hour", ["you can't work weekends", 'at least $30 an hour']],
    ['Fridays off for prayer, staying in New York', ['Fridays off for prayer', 'staying in New York']],
    ['My partner lives in Denver', ['your partner lives in Denver']],
    ['no unpaid internships, can start in May', ['no unpaid internships', 'you can start in May']],
    ['no', []],
  ])('takes the limits from "%s"', (text, expected) => {
    expect(limitsIn(text)).toEqual(expected);
  });
});
