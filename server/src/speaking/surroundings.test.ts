import { describe, expect, it } from 'vitest';
import { limitsIn } from '#listening/limits.ts';
import { settingsIn } from '#listening/settings.ts';
import { surroundings } from './surroundings.ts';

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
    ['no working in defense', 'away from defense'],
    ['I thrive in teams and hate politics', 'with a team around you, away from politics'],
    [
      "I work best with people who are honest and don't take themselves too seriously",
      "with people who are honest and don't take themselves too seriously",
    ],
    ['I like talking to clients', 'talking to clients'],
    ['I do better one on one than in big crowds', 'working one on one, away from big crowds'],
    ['A lively, international office with plants', 'in a lively, international office with plants'],
    ['two or three people I respect', 'with two or three people you respect'],
    ['A calm, bright lab in which everybody may ask', 'in a calm, bright lab in which everybody may ask'],
    ['a place that pays on time', 'at a place that pays on time'],
    ['A place where I can say what I think, with fair bosses', 'with fair bosses, where you can say what you think'],
    ['remote, async, nobody calls me', 'somewhere async, with remote work, where nobody calls you'],
    ['cat friendly, purpose-driven', 'somewhere cat friendly and purpose-driven'],
    ['anything but a call center', 'away from a call center'],
    ['People who are blunt but fair', 'with people who are blunt but fair'],
    ['a mix of field days and desk days', 'with a mix of field days and desk days'],
    ['I work best when my boss explains the goal and lets me find the way', 'where your boss explains the goal and lets you find the way'],
    ["I don't want to be completely isolated", 'where you are not completely isolated'],
    ['daylight\nunder ten people\nno shouting', 'with daylight and under ten people, away from shouting'],
    ["people who've been through what they're talking about", "with people who've been through what they're talking about"],
    ['colleagues who will tell me when I am wrong', 'with colleagues who will tell you when you are wrong'],
  ])('says "%s" as "%s"', (text, expected) => {
    expect(around(text)).toBe(expected);
  });

  it.each([
    ["I can't work weekends, and I need at least $30 an hour", ["you can't work weekends", 'at least $30 an hour']],
    ['Fridays off for prayer, staying in New York', ['Fridays off for prayer', 'staying in New York']],
    ['My partner lives in Denver', ['your partner lives in Denver']],
    ['no unpaid internships, can start in May', ['no unpaid internships', 'you can start in May']],
    ['no', []],
    ['paid training\na union\nnot Ohio', ['paid training', 'a union', 'not Ohio']],
    ['I would rather not leave Tulsa, but I would for a good team', ['you would rather not leave Tulsa, but you would for a good team']],
    ["it'd have to be close to the sea", ['being close to the sea']],
    ['I need 90k', ['pay of 90k']],
    ['I prefer Maine', ['Maine']],
    ['I want Fridays off but I know that is a lot', ['Fridays off']],
    ["I support my dad so I can't work for free", ['you support your dad', "you can't work for free"]],
    ["I'm ok with moving", ['you are open to moving']],
    ['I get seasick, so no ships', ['you get seasick', 'no ships']],
  ])('takes the limits from "%s"', (text, expected) => {
    expect(limitsIn(text)).toEqual(expected);
  });
});
