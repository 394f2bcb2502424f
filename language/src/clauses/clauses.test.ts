import { expect, it } from 'vitest';
import { tokensOf } from '../text/tokens.ts';
import { clausesOf } from './clauses.ts';

const read = (message: string) => {
  const tokens = tokensOf(message);
  return clausesOf(message, tokens).map(({ from, to, verb, holder, negated, link, sentence }) => ({
    words: message.slice(tokens[from]?.start, tokens[to - 1]?.end).replace(/^[\s,;.!-]+|[\s,;.!]+$/g, ''),
    main: verb === null ? null : tokens[verb]?.norm,
    holder,
    negated,
    link,
    sentence,
  }));
};

it.each([
  'I love maps | and I hate crowds',
  'I love maps, | but my brother hates them',
  'I love maps | because they are quiet',
  'When I draw | I forget to eat',
  'I love maps; | crowds bore me',
  'I love maps. | Crowds bore me!',
  'love maps, | hate crowds',
  'i love maps | i hate crowds',
  'we built robots | and my friend drove',
  'maps, | which I loved',
  'no cold calls | and no email',
  'if possible, | near the coast',
  '- maps | \n- charts',
  'I like the club that was small',
  'I love the class I took',
  'my dad says i love maps',
  'I built a kayak (it leaked), and sold it',
  'I want to work where I never sit',
  'maps, charts and globes',
])('clauses end where the next has a verb of its own: %s', (message) => {
  const parts = message.split(' | ');
  expect(read(parts.join(' ')).map(({ words }) => words)).toEqual(parts.map((part) => part.replace(/^[\s-]+|[\s,;.!]+$/g, '')));
});

const subjects = {
  self: ['I', 'we', 'i'],
  other: ['my mom', 'he', 'everyone', 'my best friend'],
  you: ['you'],
  thing: ['it', 'the club', 'cold calling'],
};
it.each(Object.entries(subjects))('a clause speaks of %s: %j', (holder, all) => {
  for (const subject of all)
    for (const rest of ['was in the harbor', 'was not in the harbor', 'would never be in the harbor', 'can be in the harbor'])
      expect(read(`${subject} ${rest}`)).toMatchObject([{ holder, negated: /not|never/.test(rest) }]);
});

it('a clause may leave out whom it speaks of, or its verb', () => {
  for (const words of ['loved the lab', 'don’t like the lab', 'hated it']) expect(read(words)).toMatchObject([{ holder: 'implied' }]);
  for (const words of ['the lab', 'soldering', 'not the lab']) expect(read(words)).toMatchObject([{ holder: 'none', main: null }]);
});

it.each(['like', 'liked', 'enjoy', 'want', 'need', 'hate'])('a clause is negated by what governs its main verb: %s', (verb) => {
  for (const negation of ['don’t', 'dont', 'do not', 'never', 'didn’t', 'wouldn’t', 'cannot'])
    expect(read(`I ${negation} ${verb} maps`)).toMatchObject([{ negated: true, main: verb }]);
  for (const inside of ['maps that are not mine', 'not knowing', 'places where nobody talks', 'the club I never joined'])
    expect(read(`I ${verb} ${inside}`)).toMatchObject([{ negated: false, main: verb }]);
});

it.each(Object.entries({ because: 'reason', if: 'condition', unless: 'condition', although: 'contrast', though: 'contrast' }))(
  'a clause with “%s” is the %s of the one before',
  (word, link) => {
    expect(read(`I love maps ${word} they are quiet`)).toMatchObject([{ link: null }, { link }]);
  },
);

it('a sentence may be a question, a heading or a bullet', () => {
  expect(read('Do you know boats? I do').map(({ sentence }) => sentence.question)).toEqual([true, false]);
  expect(read('Likes:\n- maps\n• charts').map(({ sentence }) => [sentence.heading, sentence.bullet])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});
