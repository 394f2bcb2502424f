import { describe, expect, it } from 'vitest';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { noneFound } from './copy/answer.ts';
import { type Answered, summaryOf } from './summary.ts';

const manager = peopleCondition('role', 'Product Manager');
const boston = peopleCondition('place', 'Boston, MA');
const said = (some: Partial<Answered>) =>
  summaryOf({
    conditions: [manager],
    wished: [],
    closeness: null,
    sentence: 'Product managers.',
    counts: false,
    total: 14,
    shown: 14,
    arrivals: null,
    portrait: null,
    only: null,
    ways: '',
    same: { school: 0, major: 0 },
    school: null,
    major: null,
    unanswerable: [],
    leftOut: [],
    without: [],
    ...some,
  });
const from = (name: string, count: number, medianYears: number | null = null) => ({ function: name, count, medianYears, dated: count });

describe('a summary', () => {
  it('tells who has the very title, who does the same work and who related work', () => {
    expect(said({ closeness: { exact: 14, same: 0, related: 0 } })).toBe('Here are 14 alumni.');
    expect(said({ closeness: { exact: 9, same: 5, related: 0 } })).toBe(
      'Here are 14 alumni. 9 have that exact title and 5 do the same kind of work.',
    );
    expect(said({ total: 4, shown: 4, closeness: { exact: 0, same: 1, related: 3 } })).toBe(
      'Here are 4 alumni. No one has that exact title, but 1 does the same kind of work and 3 do related work.',
    );
  });

  it('counts people, and from where they came', () => {
    expect(said({ arrivals: { total: 12, from: [from('Consulting', 9, 2.5)] } })).toBe(
      'Here are 14 alumni. 9 of them came from consulting, about 3 years into their careers.',
    );
    expect(said({ arrivals: { total: 12, from: [from('Human Resources', 5, 1), from('Data', 3)] } })).toBe(
      'Here are 14 alumni. 5 of them came from human resources, about a year into their careers, and 3 came from data.',
    );
  });

  it('names the one where there is one', () => {
    const one = { total: 1, shown: 1, only: { name: 'Priya Nair', role: 'Product Manager', company: 'Stripe' } };
    expect(said({ ...one, same: { school: 0, major: 1 }, major: 'Economics' })).toBe(
      'Only one person matches: Priya Nair, Product Manager at Stripe. Like you, they studied Economics.',
    );
    expect(said({ ...one, same: { school: 1, major: 1 }, school: 'Yale University', major: 'Economics' })).toBe(
      'Only one person matches: Priya Nair, Product Manager at Stripe. Like you, they went to Yale University and studied Economics.',
    );
    expect(said({ ...one, only: { name: 'Priya Nair', role: '', company: 'Stripe' } })).toBe(
      'Only one person matches: Priya Nair, at Stripe.',
    );
  });

  it('says how many share what with the student, unless that was the question', () => {
    const same = { school: 2, major: 3 };
    expect(said({ same, school: 'Yale University', major: 'Economics' })).toBe(
      'Here are 14 alumni. Like you, 2 of them went to Yale University and 3 studied Economics.',
    );
    expect(said({ same, major: 'Economics', conditions: [peopleCondition('major', 'Economics')] })).toBe('Here are 14 alumni.');
  });

  it('begins with the number where it was asked for', () => {
    expect(said({ counts: true, total: 1234, shown: 20, sentence: 'Product managers now in Boston.' })).toBe(
      'There are 1,234 matches for product managers now in Boston. These are the first 20.',
    );
  });

  it('says nothing of ways where no work was asked for, or from where they still are', () => {
    const arrivals = { total: 12, from: [from('Consulting', 9, 2.5)] };
    expect(said({ arrivals, conditions: [boston] })).toBe('Here are 14 alumni.');
    expect(said({ arrivals, conditions: [peopleCondition('function', 'Consulting')] })).toBe('Here are 14 alumni.');
  });

  it('tells nothing by which a few stand for many', () => {
    expect(said({ total: 400, shown: 400, arrivals: { total: 300, from: [from('Data', 9, 2)] } })).toBe('Here are 400 alumni.');
  });

  it('says first what the records cannot answer, and last which words it did not use', () => {
    expect(said({ unanswerable: ['Who is hiring is not on record.'], leftOut: ['quirky', 'kind'] })).toBe(
      'Who is hiring is not on record. Here are 14 alumni. I couldn’t use “quirky” or “kind”.',
    );
  });
});

describe('a summary of nobody', () => {
  const none = { total: 0, shown: 0, conditions: [manager, boston] };
  const relief = (manager: number, boston: number) => [
    { id: '1', label: 'Product Manager', total: manager },
    { id: '2', label: 'Boston', total: boston },
  ];

  it('begins with the one sentence, then says what to drop and what that gives', () => {
    expect(said({ ...none, without: relief(0, 12) })).toBe(`${noneFound} Removing “Boston” brings up 12 people.`);
    expect(said({ ...none, without: relief(1, 12) })).toBe(
      `${noneFound} Removing “Boston” brings up 12 people, and removing “Product Manager” instead brings up 1 person.`,
    );
  });

  it('quotes once what is quoted already', () => {
    const conditions = [peopleCondition('text', 'quirky')];
    expect(said({ ...none, conditions })).toBe(`${noneFound} No one here matches “quirky”.`);
  });

  it('says when dropping one alone would not do', () => {
    expect(said({ ...none, without: relief(0, 0) })).toBe(`${noneFound} Removing one filter won’t be enough. Try removing two.`);
    expect(said({ ...none, conditions: [manager] })).toBe(`${noneFound} No one here matches “Product Manager”.`);
  });

  it('says how far a sequence goes that nobody went', () => {
    const ways = '80 have been registered nurses, but none went on to technology.';
    expect(said({ ...none, conditions: [manager], ways })).toBe(`${noneFound} ${ways}`);
    expect(said({ ...none, ways, without: relief(0, 12) })).toBe(`${noneFound} ${ways} Removing “Boston” brings up 12 people.`);
  });

  it('keeps the one sentence in front of everything', () => {
    expect(said({ ...none, without: relief(0, 1), unanswerable: ['Pay is not on record.'], leftOut: ['quirky'] })).toBe(
      `${noneFound} Pay is not on record. Removing “Boston” brings up 1 person. I couldn’t use “quirky”.`,
    );
  });
});
