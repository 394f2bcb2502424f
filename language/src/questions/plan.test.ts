import { describe, expect, it } from 'vitest';
import { knownForTests, plain } from '../people/plan.testing.ts';
import { after } from '../../fixtures/plan-after.ts';
import { before } from '../../fixtures/plan-before.ts';
import { mended } from '../../fixtures/plan-mended.ts';
import { readQuestion } from './plan.ts';

const known = { ...(await knownForTests()), setting: 'P1' } as const;

describe('questions, written before the code', () => {
  it.each(before)('%s', (question, conditions) => {
    expect(plain(readQuestion(question, known))).toBe(conditions);
  });
});

describe('questions, written after it', () => {
  it.each(after)('%s', (question, conditions) => {
    expect(plain(readQuestion(question, known))).toBe(conditions);
  });
});

describe('questions that were read wrongly once, and their like', () => {
  it.each(mended)('%s', (question, conditions) => {
    expect(plain(readQuestion(question, known))).toBe(conditions);
  });
});

describe('an "or" between whole clauses', () => {
  it.each(['who work as nurses at Google, or who went to Duke', 'who are nurses at Google or who studied at Duke'])(
    'is an alternative, never an "and": people %s',
    (clauses) => {
      expect(plain(readQuestion(`people ${clauses}`, known))).toBe('company Google |1; school Duke University |1; wish role Nurse');
    },
  );
});

describe('any text', () => {
  it('gives at most thirty conditions with ids of their own', () => {
    const text = Array.from({ length: 60 }, (_, at) => `class of ${1950 + at}`).join(' or ');
    const { conditions } = readQuestion(text, known);
    expect(conditions.length).toBe(30);
    expect(new Set(conditions.map(({ id }) => id)).size).toBe(30);
  });

  it.each(['', '???', ';DROP TABLE alumni;--', '\u0000', '🙂🙂', 'from from from', 'a'.repeat(5000), "'; select pg_sleep(10); --", '(((('])(
    'is read without an error: %j',
    (text) => {
      expect(readQuestion(text, known).conditions.length).toBeLessThanOrEqual(30);
    },
  );

  it('reads the same question the same way', () => {
    const question = 'former consultants now in tech in Boston';
    expect(readQuestion(question, known)).toEqual(readQuestion(question, known));
  });

  it('says what it guessed and leaves out only what is no condition', () => {
    expect(readQuestion('recent grads in marketing', known).guessed).toEqual([
      'I took “recent grads” to mean the classes of 2023 to 2026.',
    ]);
    expect(readQuestion('people at startups', known).guessed[0]).toContain('startups');
    expect(readQuestion('Indian alumni', known).guessed[0]).toContain('hometowns');
    expect(readQuestion('veterans in consulting', known).wishes.map(({ value }) => value)).toEqual(['veterans']);
  });
});
