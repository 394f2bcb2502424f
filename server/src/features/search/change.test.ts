import type { Condition } from '@alive/contract/conditions.ts';
import { describe, expect, it } from 'vitest';
import { conditionOf, payCondition, settled } from '@alive/language/conditions/registry.ts';
import { unmatched } from './copy/talk.ts';
import { doesWish } from './notes.ts';
import { phraseOf } from './phrase.ts';
import { changeLine, heldBackLine } from './change.ts';
import { student } from '#testing/search-tools.testing.ts';

const [analyst, boston, chicago, intern] = [
  conditionOf('role', 'Data Analyst'),
  conditionOf('place', 'Boston, MA'),
  conditionOf('place', 'Chicago, IL'),
  conditionOf('level', 'internship'),
];
const remote = conditionOf('place', 'Remote');
const google = conditionOf('company', 'Google', true);

describe('a change that asks for something and leaves something out', () => {
  it('is said by what the search is now, and what only leaves out by that', () => {
    const said = (after: Condition[], total: number) => changeLine([intern], after, { shown: 5, total, previous: 100 });
    expect(said([intern, google, boston], 40)).toBe('Here are the best 5 of **40** internships in Boston.');
    expect(said([intern, google], 90)).toMatch(/^I left out \*\*Google\*\*\./);
    expect(said([intern, google], 120)).toMatch(/^I left out \*\*Google\*\*\./);
  });
});

describe('a condition that comes', () => {
  it.each([
    [conditionOf('place', 'Maryland'), conditionOf('place', 'Delaware')],
    [conditionOf('role', 'Paralegal'), conditionOf('role', 'Librarian')],
    [conditionOf('function', 'Nursing'), conditionOf('function', 'Research')],
    [conditionOf('company', 'Nike'), conditionOf('company', 'Patagonia')],
    [conditionOf('industry', 'Agriculture'), conditionOf('industry', 'Energy')],
  ])('widens alongside another of its field, and narrows alone: %#', (one, other) => {
    const sponsors = conditionOf('sponsorship', 'yes');
    const said = (before: Condition[], after: Condition[]) => changeLine(before, after, { shown: 5, total: 30, previous: 32 });
    expect(said([intern, one], [intern, one, other])).toMatch(/^I added \*\*/);
    expect(said([intern, one, sponsors], [intern, one, other])).toMatch(/^I added \*\*/);
    expect(said([intern], [intern, one])).toMatch(/^I narrowed your search to \*\*/);
  });
});

describe('conditions in one phrase', () => {
  it.each([
    [[analyst, intern, boston, remote], 'data analyst internships in Boston or remote'],
    [
      [conditionOf('level', 'new_grad'), conditionOf('level', 'entry_level'), conditionOf('role', 'UX Designer')],
      'new-grad or entry-level UX designer jobs',
    ],
    [[conditionOf('remote', true), intern, conditionOf('company', 'Google', true)], 'remote internships'],
    [
      [conditionOf('text', 'climate'), boston, conditionOf('sponsorship', 'yes'), conditionOf('pay', 80_000)],
      'jobs in Boston paying $80K or more that mention “climate” and sponsor visas',
    ],
    [[intern, payCondition({ atMost: 90_000 })], 'internships paying up to $90K'],
    [[intern, payCondition({ atLeast: 80_000, atMost: 120_000 })], 'internships paying $80K–120K'],
    [[conditionOf('text', 'climate'), conditionOf('text', 'water')], 'jobs that mention “climate” or “water”'],
    [
      [intern, conditionOf('place', 'Midwest'), conditionOf('function', 'Finance', true), conditionOf('place', 'Chicago, IL', true)],
      'internships in the Midwest',
    ],
    [[conditionOf('function', 'Finance', true)], 'jobs'],
    [[conditionOf('place', 'Washington, DC')], 'jobs in Washington, DC'],
    [[conditionOf('place', 'Midwest')], 'jobs in the Midwest'],
    [[], 'jobs'],
  ])('%#', (conditions, expected) => {
    expect(phraseOf(conditions)).toBe(expected);
  });
});

it('says levels that are preferred as one phrase', () => {
  const levels = ['new_grad', 'entry_level', 'unspecified'].map((level) => [conditionOf('level', level)]);
  const wish = { text: 'entry level', anyOf: levels, negated: false };
  expect(doesWish(wish, 3)).toBe('are new-grad or entry-level jobs, or don’t say their level');
  expect(doesWish({ ...wish, anyOf: [[intern]] }, 2)).toBe('are internships');
});

describe('what changed', () => {
  it.each([
    ['a first request', [], [analyst, boston], 27, null, 'Here are the best 5 of **27** data analyst jobs in Boston.'],
    [
      'a value for another',
      [analyst, boston],
      [analyst, chicago],
      14,
      27,
      'I switched from Boston to **Chicago**. Here are the best 5 of **14** jobs.',
    ],
    ['one more value', [analyst, boston], [analyst, boston, chicago], 41, 27, 'I added **Chicago**. Here are the best 5 of **41** jobs.'],
    [
      'one more condition',
      [analyst],
      [analyst, intern],
      12,
      38,
      'I narrowed your search to **internships**. Here are the best 5 of **12** jobs.',
    ],
    ['one less', [analyst, boston], [analyst], 38, 27, 'I removed **Boston** from your filters. Here are the best 5 of **38** jobs.'],
    ['one ruled out', [analyst], [analyst, google], 36, 38, 'I left out **Google**. Here are the best 5 of **36** jobs.'],
    ['one let in again', [analyst, google], [analyst], 38, 36, 'I added **Google** back in. Here are the best 5 of **38** jobs.'],
    ['nothing', [analyst], [analyst], 38, 38, 'Here are the best 5 of **38** data analyst jobs.'],
    ['all of it', [analyst], [], 1200, 38, 'You have no filters on. Here are the best 5 of **1,200** open jobs.'],
  ] as const)('%s', (_name, before, after, total, previous, expected) => {
    expect(changeLine(before, after, { shown: 5, total, previous })).toBe(expected);
  });
});

it('a level is no alternative to a place', () => {
  const marked = [boston, intern, conditionOf('level', 'new_grad')].map((one) => Object.assign({ either: 1 }, one));
  expect(settled(marked).map(({ either }) => either)).toEqual([undefined, undefined, undefined]);
  expect(phraseOf(settled(marked))).toBe('internships or new-grad jobs in Boston');
});

describe('what was held back', () => {
  it('is counted with its reason, briefly the second time', () => {
    expect(heldBackLine(9, { ...student, needsVisa: true }, 0)).toBe(
      'I held back 9 jobs that require U.S. citizenship or won’t sponsor visas. Want to see them?',
    );
    expect(heldBackLine(1, { ...student, canGetClearance: false }, 0, false)).toBe('I held back 1 job that needs a security clearance.');
    expect(heldBackLine(3, { ...student, musts: ['remote', 'pay>=60000'] }, 0)).toContain('that aren’t remote or pay less than $60,000.');
    expect(heldBackLine(1, { ...student, needsVisa: true, musts: ['onsite'] }, 0)).toContain(
      'that requires U.S. citizenship, won’t sponsor visas or is fully remote.',
    );
    expect(heldBackLine(9, student, 9)).toBe('I’m still holding back 9 jobs.');
    expect(heldBackLine(0, student, 9)).toBe('');
  });
});

it('says words back without letting them be Markdown', () => {
  expect(unmatched(['**x**'])).toContain(String.raw`\*\*x\*\*`);
});
