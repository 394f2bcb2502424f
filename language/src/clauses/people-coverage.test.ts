import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentWordsOf } from '@alive/contract/lists/function-words.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import type { Coverage } from './coverage.ts';
import { describe, expect, it } from 'vitest';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import { coverageOfQuestion } from './people-coverage.ts';
import { planTurn } from '../people/turn.ts';

const root = join(import.meta.dirname, '../../..');
const sets = join(root, 'eval/sets');
const published = join(process.env['REAL_DATA_DIR'] ?? join(root, '../shared/data'), 'queries/sample_people_queries.jsonl');
const known = {
  open: await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] }),
  now: new Date('2026-11-20T12:00:00Z'),
  student: { school: 'Georgia Institute of Technology', major: 'Environmental Engineering', graduationYear: null, places: [] },
  isName: () => false,
  person: async () => null,
};

describe('what became of the words of a question about people', () => {
  it('is said of each, in every evaluation set', async () => {
    const questions = ['people-blind', 'people-more', 'people-after'].flatMap((name) =>
      linesOf<{ says?: string[]; text?: string }>(join(sets, `${name}.jsonl`)).flatMap(({ says, text }) => says?.[0] ?? text ?? []),
    );
    expect(questions.length).toBeGreaterThan(400);
    const share = await coverAll(questions);
    process.stdout.write(`questions about people: ${share}\n`);
  }, 60_000);

  it.skipIf(!existsSync(published))(
    'leaves at most 4 of 100 unused in the published questions',
    async () => {
      const questions = linesOf<{ query: string }>(published).map(({ query }) => query);
      const share = await coverAll(questions);
      process.stdout.write(`published questions about people: ${share}\n`);
      expect(Number.parseFloat(share)).toBeLessThanOrEqual(4);
    },
    60_000,
  );

  it('is the condition where a word says only how it is meant', async () => {
    expect(await usesOf('former engineers at Google')).toEqual(['former: act', 'engineers: condition', 'Google: condition']);
    expect(await usesOf('bankers who are left-handed')).toEqual(['bankers: condition', 'left-handed: unused']);
  });

  it.each([
    ['nurses who started their career in finance', []],
    ['reporters who used to teach', []],
    ['sociology majors who ended up in HR', []],
    ['retired engineers', []],
    ['analysts in Boston, newest first', []],
    ['teachers who left the circus', ['left']],
  ])('uses what says when, how or in which order: %s', async (query, unused) => {
    expect((await cover(query)).unused.filter((word) => word !== 'circus')).toEqual(unused);
  });

  it.each([
    'show the newest grads first',
    'forget the year thing',
    'take the history part off, id rather see everyone',
    'remove Boston please',
  ])('uses what changes a search: %s', async (query) => {
    const intent = (await planTurn('history majors in Boston, class of 2015', null, known)).intent;
    const before = { intent, shown: [] };
    expect(coverageOfQuestion(query, await planTurn(query, before, known), { before, known }).unused).toEqual([]);
  });

  it.each(['what did the first one do before that?', 'skip the second one', 'what did Priya study?'])(
    'uses what points to a row: %s',
    async (query) => {
      const { intent } = await planTurn('nurses in Boston', null, known);
      const before = { intent, shown: ['Priya Nair', 'Ann Lee'].map((name) => ({ id: name, name })) };
      expect(coverageOfQuestion(query, await planTurn(query, before, known), { before, known }).unused).toEqual([]);
    },
  );
});

async function usesOf(query: string): Promise<string[]> {
  const { reading } = await cover(query);
  return contentWordsOf(query).map(
    (word) => `${word.text}: ${reading.find(({ start, end }) => start <= word.start && word.end <= end)?.as ?? 'nothing'}`,
  );
}

/** Every content word lies in exactly one span; gives the share of unused ones. */
async function coverAll(questions: readonly string[]): Promise<string> {
  let [words, unused] = [0, 0];
  for (const query of questions) {
    const coverage = await cover(query);
    for (const word of contentWordsOf(query))
      expect(
        coverage.reading.filter(({ start, end }) => start <= word.start && word.end <= end),
        `${query}: ${word.text}`,
      ).toHaveLength(1);
    words += contentWordsOf(query).length;
    unused += coverage.unused.length;
  }
  return `${((100 * unused) / words).toFixed(1)} % of ${words} content words unused`;
}

async function cover(query: string): Promise<Coverage> {
  return coverageOfQuestion(query, await planTurn(query, null, known), { before: null, known });
}

const linesOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as T] : []));
