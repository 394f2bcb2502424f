import { describe, expect, it } from 'vitest';
import { conditionOf, payCondition } from '@alive/language/conditions/registry.ts';
import { doesWish, unmatchedLine } from './notes.ts';
import { phraseOf } from './phrase.ts';
import { nothingLine } from './nothing-words.ts';
import { changeLine, heldBackLine, sponsorLine } from './words.ts';
import { student } from '#testing/search-tools.testing.ts';

const [analyst, boston, chicago, intern] = [
  conditionOf('role', 'Data Analyst'),
  conditionOf('place', 'Boston, MA'),
  conditionOf('place', 'Chicago, IL'),
  conditionOf('level', 'internship'),
];
const remote = conditionOf('place', 'Remote');

describe('conditions in one phrase', () => {
  it.each([
    [[analyst, intern, boston, remote], 'data analyst internships in Boston, or remote'],
    [
      [conditionOf('level', 'new_grad'), conditionOf('level', 'entry_level'), conditionOf('role', 'UX Designer')],
      'new-grad or entry-level UX designer jobs',
    ],
    [[conditionOf('remote', true), intern, conditionOf('company', 'Google', true)], 'remote internships, leaving out Google'],
    [
      [conditionOf('text', 'climate'), boston, conditionOf('sponsorship', 'yes'), conditionOf('pay', 80_000)],
      'jobs about “climate” in Boston paying $80K or more that sponsor visas',
    ],
    [[intern, payCondition({ atMost: 90_000 })], 'internships paying up to $90K'],
    [[intern, payCondition({ atLeast: 80_000, atMost: 120_000 })], 'internships paying $80K–120K'],
    [[conditionOf('text', 'climate'), conditionOf('text', 'water')], 'jobs about “climate” or “water”'],
    [
      [conditionOf('function', 'Finance', true), conditionOf('industry', 'Finance', true), conditionOf('place', 'United States', true)],
      'jobs outside the United States, leaving out finance',
    ],
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
  expect(doesWish(wish, 3)).toBe('are new-grad or entry-level jobs, or state no level');
  expect(doesWish({ ...wish, anyOf: [[intern]] }, 2)).toBe('are internships');
});

describe('what changed', () => {
  it.each([
    ['a first request', [], [analyst, boston], 27, null, 'I found **27** data analyst jobs in Boston.'],
    ['a value for another', [analyst, boston], [analyst, chicago], 14, 27, '**Chicago** instead of Boston: **14** fit.'],
    ['one more value', [analyst, boston], [analyst, boston, chicago], 41, 27, '**Chicago** too: **41** fit, up from 27.'],
    ['one more condition', [analyst], [analyst, intern], 12, 38, 'With **internships**, **12** of the 38 are left.'],
    ['one less', [analyst, boston], [analyst], 38, 27, 'No longer only **Boston**: **38** fit, up from 27.'],
    [
      'one ruled out',
      [analyst],
      [analyst, conditionOf('company', 'Google', true)],
      36,
      38,
      'Leaving out **Google**: **36** fit, down from 38.',
    ],
    ['nothing', [analyst], [analyst], 38, 38, 'That is what I already have on: data analyst jobs, **38** fit.'],
    ['all of it', [analyst], [], 1200, 38, 'Nothing is narrowed down now: **1,200** jobs are open.'],
  ] as const)('%s', (_name, before, after, total, previous, expected) => {
    expect(changeLine(before, after, total, previous)).toBe(expected);
  });
});

describe('what stands behind a selection', () => {
  it('counts who says that they sponsor and takes silence for no answer', () => {
    expect(sponsorLine(12, 38, true)).toBe('12 of them say they sponsor; for the rest it is not stated.');
    expect(sponsorLine(0, 38, true)).toContain('not stated');
    expect(sponsorLine(0, 1, true)).toContain('not stated');
  });

  it('says how many were held back and why, briefly the second time', () => {
    expect(heldBackLine(9, { ...student, needsVisa: true }, 0)).toBe(
      "I held back 9 that won't sponsor or want US citizens; ask and I'll show them.",
    );
    expect(heldBackLine(1, { ...student, canGetClearance: false }, 0)).toContain('needs a security clearance');
    expect(heldBackLine(3, { ...student, musts: ['remote', 'pay>=60000'] }, 0)).toContain("that aren't remote or pay less than $60,000;");
    expect(heldBackLine(1, { ...student, needsVisa: true, musts: ['onsite'] }, 0)).toContain(
      "that won't sponsor or wants US citizens or is fully remote;",
    );
    expect(heldBackLine(9, student, 9)).toBe('Nine are still held back; ask to see them.');
    expect(heldBackLine(0, student, 9)).toBe('');
  });

  it('names the condition that costs most', () => {
    const blame = { dearest: { conditions: [boston], without: 23 }, lesser: null, alone: null, silent: 0 };
    expect(nothingLine([analyst, boston], blame)).toContain('What costs most is **Boston**: without it **23** fit. Shall I drop Boston?');
    expect(
      nothingLine([analyst, boston], {
        ...blame,
        dearest: { conditions: [analyst], without: 23 },
        lesser: { conditions: [boston], without: 2 },
      }),
    ).toMatch(/analyst\*\*, \*\*23\*\*.*Boston\*\*, \*\*2\*\*.*drop Boston\?/);
  });

  it('says words back without letting them be Markdown', () => {
    expect(unmatchedLine(['**x**'])).toContain(String.raw`\*\*x\*\*`);
  });
});
