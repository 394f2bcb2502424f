import { describe, expect, it } from 'vitest';
import { effectCues, fixedCues, generalHeads, predicateCues, states, tails, verbCues } from './cues.ts';
import { extract } from '../facts/extract.ts';

const now = new Date('2026-11-23');
const lexicon = { namesIn: () => [] };
const rowsOf = (message: string, topic: Parameters<typeof extract>[1]['topic'] = null) =>
  extract(message, { topic, lexicon, now }).facts.map(
    ({ stance, text, status }) => `${status === 'kept' ? '' : 'offered '}${stance}: ${text}`,
  );

/** Verb phrases of lemmas as somebody would write them after "I". */
const written = (phrase: readonly string[]) =>
  phrase.map((word, at) => (word === 'be' ? (phrase[at - 1] === undefined ? 'am' : 'be') : word)).join(' ');

const rows = {
  wish: 'looking',
  draw: 'more',
  none: null,
  like: 'more',
  dislike: 'less',
  want: 'looking',
  must: 'must',
  accept: 'offered looking',
} as const;

describe('every cue of a verb', () => {
  it.each(verbCues.flatMap(({ feeling, phrases }) => phrases.map((phrase) => [written(phrase), rows[feeling]] as const)))(
    'in "I %s sailing boats" gives the row %s',
    (words, row) => {
      expect(rowsOf(`I ${words} sailing boats`)).toEqual(row === null ? [] : [`${row}: sailing boats`]);
    },
  );

  it.each(
    fixedCues.flatMap(({ feeling, phrases }) =>
      phrases.map(
        (phrase) =>
          [
            written(phrase)
              .replace('have never be happy', 'have never been happier')
              .replace('have never be happier', 'have never been happier'),
            rows[feeling],
          ] as const,
      ),
    ),
  )('in "I %s sailing boats" gives the row %s', (words, row) => {
    expect(rowsOf(`I ${words} sailing boats`)).toEqual(row === null ? [] : [`${row}: sailing boats`]);
  });

  it.each(['love', 'enjoy', 'want', 'am into', 'am interested in'])('"I do not / never %s" turns into less', (verb) => {
    const negated = verb.startsWith('am ') ? verb.replace('am', 'am not') : `do not ${verb}`;
    expect(rowsOf(`I ${negated} sailing boats`)).toEqual(['less: sailing boats']);
  });
});

describe('every word of a predicate', () => {
  const expected = { like: 'more', dislike: 'less', want: null, accept: 'offered looking', must: 'must' } as const;
  const cases = Object.entries(predicateCues).flatMap(([feeling, words]) =>
    [...words].map((word) => [word, expected[feeling as keyof typeof expected]] as const),
  );
  it.each(cases.filter(([word, row]) => row !== null && !/dealbreaker|deal-breaker|^must$/.test(word)))(
    '"the sailing club was %s" gives %s',
    (word, row) => {
      expect(rowsOf(`The sailing club was ${word}`)).toEqual([`${row}: sailing club`]);
    },
  );
  it.each([...effectCues.dislike].filter((word) => ['drain', 'bore', 'exhaust', 'annoy', 'scare', 'frustrate'].includes(word)))(
    '"sailing boats %ss me" is less',
    (word) => {
      expect(rowsOf(`The sailing club ${word}s me`)).toEqual(['less: sailing club']);
    },
  );
});

describe('words that say nothing', () => {
  it.each(tails.map((tail) => tail.join(' ')))('"pottery classes %s" is pottery classes', (tail) => {
    expect(rowsOf(`pottery classes ${tail}`, 'more')).toEqual(['more: pottery classes']);
  });
  it.each([...generalHeads].filter((word) => !['work', 'people', 'someone', 'job', 'place', 'role', 'company', 'position'].includes(word)))(
    '"%s with horses" is horses',
    (head) => {
      expect(rowsOf(`${head} with horses`, 'work').map((one) => one.replace(/^.*: /, ''))).toEqual(['horses']);
    },
  );
  it.each(
    [...states].filter(
      (word) =>
        ![
          'take-off',
          'love',
          'hate',
          'want',
          'hope',
          'wish',
          'need',
          'like',
          'plan',
          'think',
          'struggle',
          'quit',
          'guess',
          'mean',
          'suppose',
          'care',
          'say',
        ].includes(word),
    ),
  )('"I %s a lot of pottery" is no deed', (verb) => {
    expect(rowsOf(`I ${verb} a lot of pottery`, 'more').filter((one) => !one.startsWith('offered'))).toEqual([]);
  });
});
