import { describe, expect, it } from 'vitest';
import { world } from '../testing/grounding.testing.ts';
import { assertedIn, type Claim } from './claims.ts';
import { evidenceOf, openKnownValues, type EvidenceRecord } from './evidence.ts';

const employers: Readonly<Record<string, string>> = { J1: 'Acme Health', J2: 'Mayo Clinic', J3: 'Rosendin Electric' };
const job = (handle: string, sponsorship: 'yes' | 'no' | 'unknown', clearance = false): EvidenceRecord => ({
  handle,
  cited: `**${handle}**`,
  facts: '',
  employer: employers[handle] ?? '',
  sponsorship,
  clearance,
});
const known = openKnownValues();
known.collect('Apply by December 15.');
const shownRecords = [job('J1', 'yes'), job('J2', 'no'), job('J3', 'unknown'), job('J4', 'no', true)];
const { holdsClaim, isEmployer } = evidenceOf({ open: world, known, student: openKnownValues(), records: () => shownRecords });
const holds = (sentence: string, kind: Claim) => holdsClaim(assertedIn(sentence, kind) ?? '', kind, 'J3');

it('who may be said to have jobs is the employer of a record', () => {
  expect(['Acme Health', 'acme health', 'Figma', 'Google'].map(isEmployer)).toEqual([true, true, false, false]);
});

describe('a claim about visas', () => {
  it.each([
    'J1 sponsors visas.',
    'J2 does not sponsor visas for this job, and you need one.',
    'J4: This job requires U.S. citizenship, and you need a visa.',
    'J2 is open to U.S. citizens only.',
    'J1 sponsors visas, and it is not remote.',
    'I would look at J1 first because it sponsors visas.',
    'If you like archives, J1 sponsors H-1B.',
    'J1 not only sponsors visas, it also pays well.',
    'J1 takes F-1 students.',
    'J2 hires citizens only.',
    'Acme Health sponsors visas.',
    'You need a visa, and J1 offers one.',
  ])('holds where the records say it: %s', (sentence) => expect(holds(sentence, 'visa')).toBe(true));

  it.each([
    'J2 sponsors visas.',
    'J3 sponsors visas.',
    'It sponsors visas.',
    'J1 and J3 sponsor visas.',
    'J3 does not sponsor visas.',
    'J1 requires U.S. citizenship.',
    'J2 does not say much, but J3 offers sponsorship.',
    'I would look at J1 and J2, which sponsor H-1B visas.',
    'Before you ask, J3 sponsors visas.',
    'You can get H-1B sponsorship at J3.',
    'You need a visa, which J3 offers.',
    'J3 takes F-1 students.',
    'Mayo Clinic sponsors visas.',
    'Stripe sponsors visas.',
    'All of these jobs sponsor visas.',
    'None of these jobs sponsors visas.',
    'J1 is open to citizens only.',
    'J1 says it sponsors, but J2 does not.',
  ])('does not hold where they do not: %s', (sentence) => expect(holds(sentence, 'visa')).toBe(false));
});

describe('a claim about a clearance or a date', () => {
  it.each([
    ['J4 requires a security clearance.', 'clearance', true],
    ['J1 requires a security clearance.', 'clearance', false],
    ['J1 needs no clearance.', 'clearance', true],
    ['You need a Secret clearance for J1.', 'clearance', false],
    ['You need a Secret clearance for J4.', 'clearance', true],
    ['You need to apply by March 15.', 'deadline', false],
    ['You have until December 15 to apply.', 'deadline', true],
    ['Applications close on Friday.', 'deadline', false],
    ['You graduate in May 2027, and applications close on December 15.', 'deadline', true],
    ['Applications close on December 15.', 'deadline', true],
    ['Applications close on January 20.', 'deadline', false],
  ] as const)('holds as the records say: %s', (sentence, kind, is) => expect(holds(sentence, kind)).toBe(is));
});

const toolResult = {
  handle: 'J1',
  title: 'Associate',
  pay: '$96–135K',
  posted: '2026-11-02',
  skills: ['Python 3', 'Excel 365'],
  score: 87,
  reasons: ['Pays at least your $60K (32 of 40)', 'Place (0 of 25)', 'For those who graduate in 2027 (10 of 10)'],
  posting:
    'You get $5,000 to move, work 40 hours a week and lead teams of 12. Applications close on December 15, 2026. We began on June 3.',
};

describe('what was noted', () => {
  const said = openKnownValues();
  said.collect([toolResult]);
  said.collect('I want at least 60,000, or eighty thousand in New York, and graduate in 2027.');

  it.each([96_000, 135_000, 5000, 60_000, 80_000])('holds %d as money', (value) => expect(said.hasAmount(value)).toBe(true));

  it.each([40, 25, 10, 15, 32, 2027, 12, 365, 2026, 15_000])('holds %d as no money', (value) => expect(said.hasAmount(value)).toBe(false));

  it('holds scores', () => {
    expect([said.hasScore(87), said.hasScore(98), said.hasScore(40)]).toEqual([true, false, false]);
    said.collect('[J2] has a match score of 64.');
    expect(said.hasScore(64)).toBe(true);
  });

  it.each(['It closes on December 15.', 'Apply by Dec 15.', 'Apply by 12/15.', 'The deadline is 2026-12-15.', 'Due 15 December.'])(
    'holds a closing date however it is written: %s',
    (text) => expect(said.hasDates(text)).toBe(true),
  );

  it.each([
    'It closes on June 3.',
    'It closes on November 2.',
    'It closes on Friday.',
    'It closes next week.',
    'It closes in March.',
    'It closes.',
  ])('holds no other date as one of closing: %s', (text) => expect(said.hasDates(text)).toBe(false));
});

describe('an amount of one record', () => {
  const job = (handle: string, facts: string, pay: number[] = []): EvidenceRecord => ({ handle, cited: '', facts, pay });
  const records = [job('J1', 'pay $58–66K', [58_400, 66_000]), job('J2', 'pay not stated'), job('J3', 'pay $38 an hour', [79_040])];
  const known = openKnownValues();
  const student = openKnownValues();
  student.collect('I need 60k.');
  known.collect('I need 60k.', 'pay $58–66K', 'pay $38 an hour', 'Tuition aid is up to $7,500.', {
    handle: 'J2',
    posting: 'A bonus of $5,000.',
  });
  known.earn(58_400, 66_000, 79_040);
  const { hasAmountOf = () => false } = evidenceOf({ open: world, known, student, records: () => records });

  it.each([
    ['J1', 58_000],
    ['J1', 66_000],
    ['J3', 38],
    ['J3', 79_000],
    ['J2', 5000],
    ['J1', 7500],
  ])('may be said of %s: %d', (handle, value) => expect(hasAmountOf(handle, value)).toBe(true));

  it.each([
    ['J2', 58_000],
    ['J2', 58_400],
    ['J3', 66_000],
    ['J2', 38],
    ['J1', 79_000],
    ['J1', 5000],
    ['J2', 60_000],
    ['J9', 66_000],
  ])('is not said of another, %s: %d', (handle, value) => expect(hasAmountOf(handle, value)).toBe(false));
});
