import { expect, it } from 'vitest';
import { list, number, oneOf, readTable, string, wordPairs, wordSet } from './tables.ts';

it('a table gives its records by the columns asked for', () => {
  const [first] = readTable('metros', { name: string, radius: number, names: list });
  expect(first).toEqual({ name: 'San Francisco Bay Area', radius: 60, names: expect.arrayContaining(['bay area', 'silicon valley']) });
});

it.each([
  ['a column that is missing', () => readTable('metros', { height: number }), 'metros.tsv has no column height'],
  [
    'a cell that is no number',
    () => readTable('metros', { name: number }),
    'metros.tsv, line 2: Error: "San Francisco Bay Area" is no number',
  ],
  [
    'a word that is none of those allowed',
    () => readTable('metros', { country: oneOf(['CA']) }),
    'metros.tsv, line 2: Error: "US" is none of CA',
  ],
  ['a set that is missing', () => wordSet('planets'), 'sets.tsv has no line planets'],
  ['a list of pairs that is missing', () => wordPairs('planets'), 'pairs.tsv has no line planets'],
])('%s is named with its file', (_, read, message) => expect(read).toThrow(message));
