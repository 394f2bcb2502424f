import { describe, expect, it } from 'vitest';
import { type GatedJob, gateOf } from './gate.ts';

const job = (fields: Partial<GatedJob> = {}): GatedJob => ({
  sponsorship: 'unknown',
  sponsorshipQuote: null,
  citizenshipRequired: false,
  clearanceRequired: false,
  clearanceQuote: null,
  degree: null,
  degreeQuote: null,
  workplace: null,
  remote: false,
  salaryMax: null,
  ...fields,
});
const refusing = job({ sponsorship: 'no', sponsorshipQuote: 'We are unable to sponsor visas.' });
const citizens = job({ sponsorship: 'no', citizenshipRequired: true, sponsorshipQuote: 'Must be a U.S. citizen.' });
const fieldOnly = job({
  sponsorship: 'no',
  citizenshipRequired: true,
  clearanceRequired: true,
  clearanceQuote: 'Active Secret clearance.',
});
const cleared = job({ clearanceRequired: true, clearanceQuote: 'Must be able to obtain a Secret clearance.' });

describe('what rules a student out', () => {
  it('is a degree beyond their own, for who has an account', () => {
    const student = { id: 'maya', needsVisa: null, canGetClearance: null };
    const doctoral = job({ degree: 'doctorate', degreeQuote: 'A PhD is required.' });
    expect(gateOf(student, doctoral)).toMatchObject({ kind: 'degree', quote: 'A PhD is required.' });
    expect(gateOf({ ...student, musts: ['degree=master'] }, doctoral)?.kind).toBe('degree');
    expect(gateOf({ ...student, musts: ['degree=doctorate'] }, doctoral)).toBeNull();
    expect(gateOf({ ...student, musts: ['degree=master'] }, job({ degree: 'master' }))).toBeNull();
    expect(gateOf(student, job({ degree: 'bachelor' }))).toBeNull();
    expect(gateOf({ ...student, id: null }, doctoral)).toBeNull();
  });

  it.each([
    [
      'needs a visa that the employer refuses',
      { needsVisa: true, canGetClearance: null },
      refusing,
      'sponsorship',
      'We are unable to sponsor visas.',
    ],
    [
      'needs a visa where citizenship is required',
      { needsVisa: true, canGetClearance: null },
      citizens,
      'citizenship',
      'Must be a U.S. citizen.',
    ],
    [
      'cannot get the clearance',
      { needsVisa: false, canGetClearance: false },
      cleared,
      'clearance',
      'Must be able to obtain a Secret clearance.',
    ],
  ])('%s', (_, student, posting, kind, quote) => {
    expect(gateOf(student, posting)).toMatchObject({ kind, quote });
  });

  it.each([
    ['remote', { workplace: 'onsite' }, 'This job is on site, but remote work is a must for you.'],
    ['remote', { workplace: 'hybrid' }, 'This job is hybrid, but remote work is a must for you.'],
    ['hybrid', { workplace: 'onsite' }, 'This job is on site, but remote or hybrid work is a must for you.'],
    ['onsite', { workplace: 'remote', remote: true }, 'This job is fully remote, but on-site work is a must for you.'],
    ['pay>=60000', { salaryMax: 52_000 }, 'This job pays at most $52,000 a year, but you need at least $60,000.'],
  ] as const)('is a must: %s, %o', (must, posting, text) => {
    expect(gateOf({ needsVisa: null, canGetClearance: null, musts: [must] }, job(posting))).toMatchObject({ text, quote: null });
  });

  it.each([
    ['remote', { workplace: null }],
    ['remote', { workplace: 'onsite', remote: true }],
    ['hybrid', { workplace: 'remote', remote: true }],
    ['onsite', { workplace: 'hybrid' }],
    ['pay>=60000', { salaryMax: null }],
    ['pay>=60000', { salaryMax: 60_000 }],
    ['paid', { workplace: 'onsite', salaryMax: 1000 }],
    ['start=2027-06', {}],
  ] as const)('is no must that the posting’s words do not deny: %s, %o', (must, posting) => {
    expect(gateOf({ needsVisa: null, canGetClearance: null, musts: [must] }, job(posting))).toBeNull();
  });

  it('quotes no sentence on clearances for citizenship', () => {
    expect(gateOf({ needsVisa: true, canGetClearance: null }, fieldOnly)).toMatchObject({ kind: 'citizenship', quote: null });
  });

  it('tells those who need a visa of citizenship first, and others of the clearance', () => {
    const both = job({ ...citizens, clearanceRequired: true, clearanceQuote: 'Must hold an active Secret clearance.' });
    expect(gateOf({ needsVisa: true, canGetClearance: false }, both)?.kind).toBe('citizenship');
    expect(gateOf({ needsVisa: false, canGetClearance: false }, both)).toMatchObject({
      kind: 'clearance',
      quote: 'Must hold an active Secret clearance.',
    });
  });

  it.each([
    ['the posting is silent', { needsVisa: true, canGetClearance: false }, job()],
    ['the employer sponsors', { needsVisa: true, canGetClearance: false }, job({ sponsorship: 'yes' })],
    ['the student needs no visa', { needsVisa: false, canGetClearance: true }, citizens],
    ['the student has not said whether they need a visa', { needsVisa: null, canGetClearance: null }, refusing],
    ['the student has not said whether they can get a clearance', { needsVisa: null, canGetClearance: null }, cleared],
    ['the student can get the clearance', { needsVisa: null, canGetClearance: true }, cleared],
  ])('nothing, when %s', (_, student, posting) => {
    expect(gateOf(student, posting)).toBeNull();
  });
});
