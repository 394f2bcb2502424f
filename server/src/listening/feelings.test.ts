import { describe, expect, it } from 'vitest';
import { feelings } from './feelings.ts';

const told = (text: string) => {
  const { loved, hated, did } = feelings(text);
  return { loved, hated, did };
};

describe('what somebody loves and hates', () => {
  it.each<[string, { loved?: string[]; hated?: string[]; did?: string[] }]>([
    [
      'I love building robots with my team, and I hate spreadsheets.',
      { loved: ['building robots with your team'], hated: ['spreadsheets'] },
    ],
    ['I took ceramics last year and loved it. Accounting was soul-crushing.', { loved: ['ceramics'], hated: ['accounting'] }],
    ['My favorite class was orgo lab but the pre-med culture drains me', { loved: ['orgo lab'], hated: ['the pre-med culture'] }],
    ['I like everything but sales and cold calling', { hated: ['sales', 'cold calling'] }],
    ['i dont like people', { hated: ['people'] }],
    ["I'm happiest when I can help a kid understand fractions", { loved: ['helping a kid understand fractions'] }],
    ['I get lost in how proteins fold', { loved: ['how proteins fold'] }],
    [
      'Loved: my museum internship. Hated: the archive data entry',
      { loved: ['your museum internship'], hated: ['the archive data entry'] },
    ],
    ['rocketry club = loved, spreadsheets = hated', { loved: ['rocketry club'], hated: ['spreadsheets'] }],
    [
      'I coached a youth soccer team, volunteered at the animal shelter, and organised a blood drive',
      {
        did: ['coaching a youth soccer team', 'volunteering at the animal shelter', 'organising a blood drive'],
      },
    ],
    ["I've been working on a podcast, and editing it is my favorite thing in the world", { loved: ['editing'] }],
    ['I worked at a bakery and it was exhausting', { hated: ['working at a bakery'] }],
    ['I hate meetings, I want to write code, and I need my evenings', { hated: ['meetings'] }],
    ['the paperwork never ends and I hated it', { hated: ['the paperwork'] }],
    ['statistics was meh, the field trip was a blast', { loved: ['the field trip'], hated: ['statistics'] }],
    ['Landscaping sucked, and organic chemistry puts me to sleep', { hated: ['landscaping', 'organic chemistry'] }],
    ['I love showing new members how to do things safely', { loved: ['showing new members how to do things safely'] }],
    ['I enjoy solve puzzles and teach children', { loved: ['solving puzzles', 'teaching children'] }],
    ['I loved the radio show we hosted', { loved: ['the radio show you hosted'] }],
    ['I like very much to plan trips', { loved: ['planning trips'] }],
    ["I couldn't care less about rankings, and I'm over campus politics", { hated: ['rankings', 'campus politics'] }],
    ['Robotics was very interesting. The poster sessions were not so nice', { loved: ['robotics'], hated: ['the poster sessions'] }],
    ['dance team was everything, statistics not so much', { loved: ['dance team'], hated: ['statistics'] }],
    ['I hated stats because the teacher mumbled', { hated: ['stats'] }],
    ['ceramics was the best. chemistry ugh', { loved: ['ceramics'], hated: ['chemistry'] }],
    ['Tort law nearly killed me', { hated: ['tort law'] }],
    ['My tutoring gig was fire, payroll was a pain', { loved: ['your tutoring gig'], hated: ['payroll'] }],
    ['Improv class made me want to hide under the stage', { hated: ['improv class'] }],
    ['I love finding the one tool they can use tomorrow', { loved: ['finding the one tool they can use tomorrow'] }],
    ['I hate being stared at', { hated: ['being stared at'] }],
    ['I love the moment when a stubborn old engine finally starts', { loved: ['the moment when a stubborn old engine finally starts'] }],
  ])('reads "%s"', (text, expected) => {
    expect(told(text)).toEqual({ loved: [], hated: [], did: [], ...expected });
  });

  it.each([
    'My dad thinks I should love finance',
    "I'd like to work at Google",
    'I would love to work in fashion',
    'It looks like rain',
    'I like both',
  ])('takes "%s" for no feeling about a thing', (text) => {
    expect(told(text)).toEqual({ loved: [], hated: [], did: [] });
  });
});
