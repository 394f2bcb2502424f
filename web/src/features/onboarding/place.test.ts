import type { User } from '@alive/contract/account.ts';
import { describe, expect, it } from 'vitest';
import { type Answers, answersOf, blankAnswers } from './answers.ts';
import { placeOf } from './place.ts';

const basics = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
const at = (step: number): Answers => ({ ...blankAnswers(new Date('2026-11-21')), ...basics, step });
const user: User = {
  ...basics,
  id: 'u1',
  email: null,
  emailConfirmed: false,
  graduationYear: 2027,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  lookingFor: [],
  onboardingProfile: null,
  resume: null,
};
const finished: User = {
  ...user,
  onboardingProfile: { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' },
};

describe('opening the wizard', () => {
  it('begins at the first step', () => {
    expect(placeOf(blankAnswers(new Date()), null, null)).toBe(1);
  });

  it('resumes where it was left', () => {
    expect(placeOf(at(2), null, null)).toBe(2);
    expect(placeOf(at(4), user, null)).toBe(4);
  });

  it('follows the address bar’s history before what was kept', () => {
    expect(placeOf(at(3), null, 2)).toBe(2);
  });

  it('goes no further than the answers allow', () => {
    expect(placeOf({ ...at(3), school: '' }, null, null)).toBe(1);
  });

  it('asks a student whose account is gone to start the conversation again', () => {
    expect(placeOf(at(4), null, null)).toBe(3);
    expect(placeOf(at(5), null, 5)).toBe(3);
  });

  it('shows what was learned once, then is finished', () => {
    expect(placeOf(at(4), finished, null)).toBe(5);
    expect(placeOf(at(5), finished, null)).toBe(5);
    expect(placeOf(answersOf(finished), finished, null)).toBe('finished');
    expect(placeOf(at(2), finished, 2)).toBe('finished');
  });

  it('holds the conversation once more where that was asked for, until it is complete', () => {
    expect(placeOf({ ...at(4), again: true }, finished, null)).toBe(4);
    expect(placeOf({ ...at(5), again: true }, finished, null)).toBe(5);
  });

  it('takes a student who signed in elsewhere to what is still unsaid', () => {
    expect(answersOf(user).step).toBe(2);
    expect(answersOf({ ...user, needsVisa: false }).step).toBe(3);
  });
});
