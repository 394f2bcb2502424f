import { majors } from '@alive/contract/lists/majors.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readRequest } from '@alive/language/clauses/request.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import {
  type Base,
  jobAcceptances,
  jobBases,
  jobRefusals,
  jobWordings,
  plainOf,
  tableRow,
} from '@alive/language/people/wordings.testing.ts';
import { interpret } from './interpret.ts';
import { newState } from './state.ts';

const open = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
const searched = (message: string) => {
  const move = interpret(message, readRequest(message, open, new Date('2026-11-20T12:00:00Z'), 'J1'), newState);
  return move.kind === 'search' ? move : null;
};
const conditionsOf = (message: string): readonly Condition[] => searched(message)?.conditions ?? [];
const chips = (message: string) => {
  const move = searched(message);
  const wishes = move?.wishes.map(({ text, negated }) => `${negated ? 'unwished' : 'wish'} ${text}`) ?? [];
  return [...(move?.conditions ?? []).map(({ field, op, value }) => `${field} ${op} ${String(value)}`), ...wishes].sort().join('; ');
};

describe('requests for jobs, drawn from the vocabulary', () => {
  const table: string[] = [];
  afterAll(() => void process.stdout.write(`jobs, by transformation\n${table.map((line) => `  ${line}\n`).join('')}`));

  it('are read alike in all wordings, 46 of 48 at least', () => {
    const bases = jobBases(48, 1);
    const plain = new Map(bases.map((base) => [base, chips(plainOf(base))]));
    const unlike = new Set<Base>();
    for (const [name, wording] of Object.entries(jobWordings)) {
      const wrong = bases.filter((base) => chips(wording(base)) !== plain.get(base));
      for (const base of wrong) unlike.add(base);
      table.push(tableRow(name, bases.length - wrong.length, bases.length));
    }
    table.push(tableRow('alike in all wordings', bases.length - unlike.size, bases.length));
    expect(bases.length - unlike.size).toBeGreaterThanOrEqual(46);
  }, 60_000);

  it('leave out or put last what is refused and keep the place, in every form', () => {
    const things = ['sales', 'nursing', 'banking', 'consulting', 'software engineering', 'coding', 'retail', 'Python'];
    for (const [name, refusal] of Object.entries(jobRefusals)) {
      const right = things.filter((thing) => {
        const move = searched(refusal(thing));
        const isRefused =
          move?.conditions.some(({ op, field }) => op === 'not' && field !== 'place') || move?.wishes.some(({ negated }) => negated);
        const isWanted = (one: Condition) => one.op !== 'not' && one.field !== 'place' && String(one.value) !== 'Teacher';
        return (
          isRefused === true &&
          !move?.conditions.some(isWanted) &&
          move?.conditions.some(({ field, op }) => field === 'place' && op !== 'not')
        );
      });
      table.push(tableRow(name, right.length, things.length));
      expect(right, name).toEqual(things);
    }
  });

  it('refuse nothing where a limit is lifted', () => {
    const things = ['sales', 'nursing', 'banking', 'consulting'];
    for (const [name, acceptance] of Object.entries(jobAcceptances)) {
      const right = things.filter((thing) => conditionsOf(acceptance(thing)).every(({ field }) => field === 'place'));
      table.push(tableRow(name, right.length, things.length));
      expect(right, name).toEqual(things);
    }
  });

  it.each([
    ['internships in government or law', 'function is Legal 1; industry is Public Service 1; level is internship'],
    ['jobs in marketing or at Google', 'company is Google 1; function is Marketing 1'],
    ['law, government or Google', 'company is Google 1; function is Legal 1; industry is Public Service 1'],
    [
      'PM at Google or engineering at Meta',
      'company is Google 1.1; company is Meta 1.2; function is Engineering 1.2; role is Product Manager 1.1',
    ],
    ['remote or Chicago', 'place in Chicago, IL; place in Remote'],
    ['nursing, teaching or social work in Denver', 'place in Denver, CO; role is Registered Nurse; role is Social Worker; role is Teacher'],
    ['not finance or sales in Boston', 'function not Finance; function not Sales; place in Boston, MA'],
  ])('join what is joined: %s', (message, expected) => {
    const marked = conditionsOf(message).map(({ field, op, value, either, all }) =>
      [field, op, String(value), ...(either === undefined ? [] : [all === undefined ? String(either) : `${either}.${all}`])].join(' '),
    );
    expect(marked.sort().join('; ')).toBe(expected);
  });

  it.each([
    ['marketing jobs, ideally in Austin', 'function is Marketing; wish Austin'],
    ['Chicago preferably, data science', 'role is Data Scientist; wish Chicago'],
    ['accounting jobs, bonus if remote', 'function is Accounting; wish remote'],
    ['teaching in Ohio, remote would be nice', 'place in Ohio; role is Teacher; wish remote'],
  ])('rank by what is only preferred: %s', (message, expected) => expect(chips(message)).toBe(expected));

  it.each([
    ['entry level', 'entry_level, new_grad, unspecified'],
    ['junior', 'entry_level, new_grad, unspecified'],
    ['early career', 'entry_level, new_grad, unspecified'],
    ['new grad', 'entry_level, new_grad, unspecified'],
    ['mid-level', 'mid'],
    ['senior', 'senior'],
    ['experienced', 'lead, manager, mid, senior'],
  ])('have one reading for a level: %s marketing jobs', (level, expected) => {
    const levels = conditionsOf(`${level} marketing jobs`).filter(({ field }) => field === 'level');
    expect(
      levels
        .map(({ value }) => String(value))
        .sort()
        .join(', '),
    ).toBe(expected);
  });
});
