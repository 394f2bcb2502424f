import { majors } from '@alive/contract/lists/majors.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { describe, expect, it } from 'vitest';
import { readRequest } from '@alive/language/clauses/request.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { singular, wordsOf } from '@alive/language/text/text.ts';
import { wordSet } from '@alive/language/tables/tables.ts';
import { interpret } from './interpret.ts';
import { newState } from './state.ts';

const open = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
// A language before a noun is what somebody speaks.
const languages = wordSet('languages');
const fields = majors
  .map(({ name }) => name.toLowerCase())
  .filter(
    (name) =>
      /^[a-z ]+$/.test(name) &&
      !/undeclared|undecided|general|other| and /.test(name) &&
      name.split(' ').length < 4 &&
      !languages.has(name),
  )
  .concat(['planetary', 'speech-language pathology', 'public health', 'adaptive physical education', 'pre-veterinary']);
const heads = 'assistant scientist educator technician aide coordinator officer specialist instructor'.split(' ');
const titles = fields
  .flatMap((field, at) => [at, at + 1 + (at % 7)].map((nth) => [field, heads[nth % heads.length] ?? ''] as const))
  .filter(([field, head]) => !(/science/.test(field) && head === 'scientist'))
  .map((words) => words.join(' '))
  .concat(['planetary scientist', 'speech-language pathology assistant', 'juvenile probation officer', 'public health educator']);
const asked: Record<string, (title: string) => string> = {
  bare: (title) => title,
  shouted: (title) => title.toUpperCase(),
  jobs: (title) => `any ${title} jobs?`,
  plural: (title) => `I am looking for openings for ${title}s in the state of Texas, can you help me with that`,
  sentence: (title) => `i want my first job as a ${title} in Boston, in a school or a children's clinic`,
  listed: (title) => `Remove the nurse. I want only: librarian, electrician or ${title}. The visa sponsorship stays.`,
};
const stems = (text: string) => wordsOf(text.toLowerCase()).map((word) => singular(word.text));
/** The texts and roles that a message asks for or wishes: of each alternative its words. */
const wanted = (message: string) => {
  const found = interpret(message, readRequest(message, open, new Date('2026-11-20T12:00:00Z'), 'J1'), newState);
  if (found.kind !== 'search') return { conditions: [], wishes: [] };
  const isWork = ({ field, op }: Condition) => op !== 'not' && (field === 'role' || field === 'text');
  return {
    conditions: found.conditions.filter(isWork).map(({ value }) => stems(String(value))),
    wishes: found.wishes.filter((one) => !one.negated).map(({ text }) => stems(text)),
  };
};
/** What is cut of a title: it is nowhere whole, or a piece of it is looked for by itself. */
const cutOf = (title: string, message: string): string[] => {
  const all = stems(title);
  const isPart = (words: string[]) => words.length < all.length && words.every((word) => all.includes(word));
  const isWhole = (words: string[]) => all.every((word) => words.includes(word));
  const { conditions, wishes } = wanted(message);
  const isCut = wishes.some(isWhole) ? wishes.some(isPart) : !conditions.some(isWhole) || [...conditions, ...wishes].some(isPart);
  return isCut ? [`${title}: ${JSON.stringify({ conditions, wishes })}`] : [];
};

describe('a title', () => {
  it.each(Object.entries(asked))('is never cut, whatever it is of: %s', (_, say) => {
    expect(titles.flatMap((title) => cutOf(title, say(title)))).toEqual([]);
  });
});

it.each(['funeral', 'crematory', 'cemetery', 'burial', 'quilting'])(
  'a rung of work that nobody knows is part of the title and no level besides: %s director',
  (work) => {
    for (const message of [`${work} director jobs`, `${work} director or hospice jobs?`, `I want to be a ${work} director`]) {
      const found = interpret(message, readRequest(message, open, new Date('2026-11-20T12:00:00Z'), 'J1'), newState);
      const fields = found.kind === 'search' ? found.conditions.map(({ field }) => field) : [];
      expect(fields, message).not.toContain('level');
    }
  },
);
