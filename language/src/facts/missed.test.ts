import { expect, it } from 'vitest';
import { parsed } from '../tagger/inputs.ts';
import type { TaggedSpan } from '../tagger/tagger.ts';
import type { Name } from './lexicon.ts';
import { unreadIn } from './missed.ts';

/** What is offered of a message of which nothing but `read` was read, where each word has this chance of being disliked. */
const offered = (message: string, { chance = 0.1, read = '', names = [] as Name[] } = {}): string[] => {
  const text = parsed(message);
  const from = text.tokens.findIndex((token) => read !== '' && token.start === message.indexOf(read));
  const to = text.tokens.findIndex((token) => token.end === message.indexOf(read) + read.length) + 1;
  const spans: TaggedSpan[] = from < 0 ? [] : [{ from, to, as: 'more', probability: 1, against: 0 }];
  const chancesOf = () => [
    { as: 'more' as const, probability: chance / 3 },
    { as: 'less' as const, probability: chance },
  ];
  return unreadIn(text, { spans, chancesOf }, names).map(
    (span) => `${span.as} ${message.slice(text.tokens[span.from]?.start, text.tokens[span.to - 1]?.end)}`,
  );
};

it.each([
  ['I love kites. Phone calls with insurance companies.', 'kites', ['less Phone calls with insurance companies']],
  ['I love kites, because paper is cheap', 'kites', []],
  ['I love kites. My brother builds engines', 'kites', []],
  ['I love kites. Do you offer courses?', 'kites', []],
  ['I love kites and paper', 'kites', []],
])('“%s”, of which “%s” was read, offers %j', (message, read, pieces) => {
  expect(offered(message, { read })).toEqual(pieces);
});

it('offers a known name alongside what was read, and at most three things', () => {
  const start = 'hand therapy in Portland'.indexOf('Portland');
  const name: Name = { start, end: start + 8, kind: 'place', value: 'us-or-portland', label: 'Portland, OR', certainty: 'certain' };
  expect(offered('hand therapy in Portland', { read: 'hand therapy', names: [name] })).toEqual(['less Portland']);
  expect(offered('grout. tiles. bricks. mortar. slate.')).toHaveLength(3);
});

it('offers nothing that the tagger finds impossible', () => {
  expect(offered('Phone calls all day.', { chance: 0.001 })).toEqual([]);
});
