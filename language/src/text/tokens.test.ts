import { expect, it } from 'vitest';
import { plainOf, tokensOf } from './tokens.ts';

const normsOf = (text: string) => tokensOf(text).map(({ norm }) => norm);

it.each([
  'I’m “really” into maps — don’t ask',
  'im into maps, dont ask; ive got 12.5k',
  '🙂 maps 🛶👩‍🚒 and naïve cafés',
  '<b>maps</b> & <a href="https://x.org/?a=1&b=2">charts</a>',
  'if (a < b) { return "x"; }',
  'ремонт, 自転車の修理, أحب الخرائط',
  'maps\r\n\t- charts\u00a0and\u202fglobes…',
  'U.S. firms, e.g. A. Corp., R&D w/ kids 24/7',
  'MAPS AND CHARTS ARE WHAT I WANT!!!',
  'a lone \ud800 surrogate',
  'rock ’n’ roll, l’été, O’Neill’s',
])('tokens have exact offsets in “%s”', (text) => {
  const plain = plainOf(text);
  expect(plain).toHaveLength(text.length);
  const tokens = tokensOf(text);
  for (const [at, { text: word, start, end }] of tokens.entries()) {
    expect(text.slice(start, end).toLowerCase()).toBe(word.toLowerCase());
    // Nothing is left out between them but blanks and tags.
    expect(plain.slice(tokens[at - 1]?.end ?? 0, start).trim()).toBe('');
  }
  expect(plain.slice(tokens.at(-1)?.end).trim()).toBe('');
});

it.each([
  'do don’t dont',
  'is isn’t isnt',
  'can can’t cant',
  'will won’t wont',
  'did didn’t didnt',
  'have haven’t havent',
  'would wouldn’t wouldnt',
])('a contraction is two words: %s', (forms) => {
  const [verb = '', typographic = '', without = ''] = forms.split(' ');
  for (const written of [typographic, without, typographic.replace('’', "'"), `${verb} not`])
    expect(normsOf(`they ${written} go`)).toEqual(['they', verb, 'not', 'go']);
});

it.each([
  ['I’m here', 'i am here'],
  ['im here', 'i am here'],
  ['I’d go', 'i would go'],
  ['ive been', 'i have been'],
  ['they’ll go', 'they will go'],
  ['thats it', 'that is it'],
  ['gonna', 'going'],
  ['ppl n kids', 'people and kids'],
  ['w/ kids', 'with kids'],
  ['maps & charts', 'maps and charts'],
  ['hands-on add-ons', 'hands-on add-ons'],
  ['U.S. firms, e.g. maps.', 'u.s. firms , e.g. maps .'],
])('“%s” reads “%s”', (text, plain) => {
  expect(normsOf(text).join(' ')).toBe(plain);
});

it('a run longer than any link is left out from there on, and what follows keeps its place', () => {
  const text = `rivers ${'http://a.b/'.repeat(700)} 多語言 maps`;
  const tokens = tokensOf(text);
  expect(tokens[0]).toMatchObject({ text: 'rivers', start: 0 });
  expect(tokens.at(-1)).toMatchObject({ text: 'maps', start: text.length - 4 });
  expect(tokens.filter(({ start }) => start > 210 && start < 7700)).toEqual([]);
});

it('words that are names of JavaScript itself are words', () => {
  expect(normsOf('a crossword constructor, toString')).toEqual(['a', 'crossword', 'constructor', ',', 'tostring']);
});
