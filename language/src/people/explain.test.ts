import { seniorities } from '../entities/types.ts';
import { describe, expect, it } from 'vitest';
import { peopleCondition, peopleFields, isOfPosition } from '../conditions/registry.ts';
import { sentenceOf } from './sentence.ts';

const sentence = (...conditions: ReturnType<typeof peopleCondition>[]) => sentenceOf({ conditions, sort: null, limit: 20 });

describe('the sentence of a search', () => {
  it('says what is asked as one would', () => {
    expect(
      sentence(
        peopleCondition('role', 'Product Manager'),
        peopleCondition('major', 'Economics'),
        peopleCondition('place', 'Boston, MA'),
        peopleCondition('place', 'Chicago, IL'),
      ),
    ).toBe('Product managers who studied Economics, now in Boston or Chicago.');
    expect(sentence()).toBe('Alumni.');
    expect(sentence(peopleCondition('function', 'Human Resources'), peopleCondition('role', 'Recruiter'))).toBe(
      'Recruiters or people in human resources.',
    );
    expect(sentence(peopleCondition('role', 'Lab Tech'), peopleCondition('role', 'Athletic Training'))).toBe(
      'Lab techs or people in athletic training.',
    );
    expect(sentence(peopleCondition('company', 'Google'), peopleCondition('industry', 'Finance', { negated: true, when: 'ever' }))).toBe(
      'Alumni at Google, none of whom have worked in the finance industry.',
    );
    expect(sentence(peopleCondition('sequence', ['Consultant', 'Product Manager'], { op: 'then' }))).toBe(
      'Alumni who went from Consultant to Product Manager.',
    );
  });

  it('holds the value of every condition, whatever they are', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 3000; round++) {
      const chips = Array.from({ length: 1 + Math.floor(random() * 7) }, () => randomChip(random));
      const text = sentence(...chips).toLowerCase();
      expect(text.endsWith('.')).toBe(true);
      expect(text).not.toMatch(/undefined|null|\s\s| ,|,,/);
      for (const { field, value: values } of chips)
        for (const value of [values].flat()) expect(text).toContain(field === 'founder' ? 'founders' : String(value).toLowerCase());
    }
  });
});

function randomChip(random: () => number) {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const field = pick(peopleFields);
  const negated = random() < 0.2;
  const options = {
    negated,
    ...(random() < 0.2 && { either: 1 + Math.floor(random() * 2) }),
    ...(isOfPosition(field) && { when: pick(['now', 'now', 'past', 'first', 'ever'] as const), position: random() < 0.2 ? 2 : 1 }),
    ...(isOfPosition(field) && random() < 0.1 && { during: 1 }),
  };
  const number = 1 + Math.floor(random() * 30);
  switch (field) {
    case 'founder':
      return peopleCondition(field, true, options);
    case 'seniority':
      return peopleCondition(field, pick(seniorities), { ...options, op: pick(['is', 'at_least', 'at_most'] as const) });
    case 'year':
      return random() < 0.5
        ? peopleCondition(field, 1990 + number, { ...options, op: pick(['is', 'at_least', 'at_most', 'before', 'after'] as const) })
        : peopleCondition(field, [1990, 1990 + number], { ...options, op: 'between' });
    case 'experience':
    case 'tenure':
      return random() < 0.5
        ? peopleCondition(field, number, { ...options, op: pick(['at_least', 'at_most'] as const) })
        : peopleCondition(field, [number, number + 3], { ...options, op: 'between' });
    case 'sequence':
      return peopleCondition(field, ['Consultant', pick(['Founder', 'MBA', 'Analyst at Bain'])], {
        ...options,
        op: negated ? 'not' : 'then',
      });
    case 'company':
      return random() < 0.2
        ? peopleCondition(field, ['Google', 'Meta', 'Apple'], { ...options, op: 'in', name: pick(['FAANG', undefined]) })
        : peopleCondition(field, pick(['Google', 'Bain & Company']), options);
    case 'role':
      return peopleCondition(
        field,
        pick(['Product Manager', 'Attorney', 'Deputy', 'Head of Tax', 'UX Designer', 'Sales Operations', 'Coach']),
        options,
      );
    default:
      return peopleCondition(field, pick(['Texas', 'Economics', 'Healthcare', 'Priya Nair', 'United States', 'C++']), options);
  }
}

/** Mulberry32, a small generator with a seed. */
function randomFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
