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
