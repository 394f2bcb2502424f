import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentWordsOf } from '@alive/contract/lists/function-words.ts';
import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import { testVocabulary } from '#testing/search-tools.testing.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { interpret } from './interpret.ts';
import { readingOf } from './reading.ts';
import { newState } from './state.ts';

const open = await testVocabulary();
const readAs = (text: string) => read(text, open, new Date('2026-11-20T12:00:00Z'));
const sets = join(import.meta.dirname, '../../../../eval/sets');

describe('what became of the words of a request for jobs', () => {
  it('is said of each, in every evaluation set', async () => {
    let [words, unused] = [0, 0];
    for (const name of ['requests-before', 'requests-after', 'results-before', 'results-after'])
      for (const message of messagesOf(join(sets, `${name}.jsonl`))) {
        const coverage = cover(message);
        for (const word of contentWordsOf(message))
          expect(
            coverage.reading.filter(({ start, end }) => start <= word.start && word.end <= end),
            `${message}: ${word.text}`,
          ).toHaveLength(1);
        words += contentWordsOf(message).length;
        unused += coverage.unused.length;
      }
    process.stdout.write(`requests for jobs: ${((100 * unused) / words).toFixed(1)} % of ${words} content words unused\n`);
    expect(unused / words).toBeLessThanOrEqual(0.04);
  }, 60_000);

  it.each([
    ['marketing internships in Boston', 'marketing: condition, internships: condition, Boston: condition'],
    ['paid roles in Boston because rent is due', 'paid: condition, roles: act, Boston: condition, rent: act, due: act'],
    ['data jobs, remote or Chicago', 'data: condition, jobs: act, remote: condition, Chicago: condition'],
    ['thanks, that helps', 'helps: act'],
  ])('“%s”', (message, expected) => {
    const { reading } = cover(message);
    const uses = contentWordsOf(message).map(
      ({ text, start, end }) => `${text}: ${reading.find((one) => one.start <= start && end <= one.end)?.as ?? 'nothing'}`,
    );
    expect(uses.join(', ')).toBe(expected);
  });
});

it('says of a city that it is a condition where the area around it is searched', () => {
  const message = 'jobs in Berkeley';
  const reading = readAs(message);
  const move = interpret(message, reading, newState);
  const conditions = [conditionOf('place', 'San Francisco Bay Area')];
  const coverage = readingOf({ sent: message, read: message, move, reading, state: newState, conditions });
  expect(coverage.unused).toEqual([]);
  expect(coverage.reading.at(-1)).toMatchObject({ as: 'condition', ids: conditions.map(({ id }) => id) });
});

function cover(message: string) {
  const reading = readAs(message);
  const move = interpret(message, reading, newState);
  return readingOf({
    sent: message,
    read: message,
    move,
    reading,
    state: newState,
    conditions: move.kind === 'search' ? move.conditions : [],
  });
}

const messagesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? ((JSON.parse(line) as { says?: string[] }).says?.[0] ?? []) : []));
