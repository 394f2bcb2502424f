import { describe, expect, it } from 'vitest';
import { countedOf, moreHeldBack, openAt, sharedOf } from './words.ts';

describe('the people near a job', () => {
  it.each([
    [12, 85, '12 alumni work at Google. Across all companies, 85 have been product managers'],
    [1, 1, '1 alum works at Google. Across all companies, 1 has held this role'],
    [0, 1204, '1,204 alumni have been product managers'],
    [0, 1, '1 alum has held this role'],
    [2, 0, '2 alumni work at Google'],
    [0, 0, ''],
  ])('%i there and %i in the role are: %3$s', (there, alike, expected) => {
    expect(countedOf({ company_name: 'Google', role: 'Product Manager', at_company: there, in_role: alike })).toBe(expected);
  });

  it('are counted without a role where the title tells none', () => {
    expect(countedOf({ company_name: 'Google', role: null, at_company: 3, in_role: 0 })).toBe('3 alumni work at Google');
  });
});

describe('what the first of them shares', () => {
  it.each([
    ['Went to Reed College, your school', 'Ada Okafor, who works there, went to Reed College, your school'],
    ['Class of 2026, near yours', 'Ada Okafor, who works there, is in the class of 2026, near yours'],
    [null, ''],
  ])('%s', (common, expected) => expect(sharedOf({ name: 'Ada Okafor', common, isThere: true })).toBe(expected));

  it('is nothing where there is nobody', () => expect(sharedOf(undefined)).toBe(''));
});

describe('the jobs near a person', () => {
  it.each([
    [1, '1 open job at Stripe'],
    [1200, '1,200 open jobs at Stripe'],
  ])('%i', (count, expected) => expect(openAt({ company_name: 'Stripe' }, count)).toBe(expected));

  it.each([
    [1, 'You can’t apply for 1 other job because of visa or clearance rules'],
    [20, 'You can’t apply for 20 other jobs because of visa or clearance rules'],
  ])('that are not for the student, %i', (count, expected) => expect(moreHeldBack(count)).toBe(expected));
});
