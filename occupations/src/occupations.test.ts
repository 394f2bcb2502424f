import { describe, expect, it } from 'vitest';
import { educationOf } from './education.ts';
import { fieldsOf, occupationsOfField } from './majors.ts';
import { allOccupations, kinOf, nameOf, occupationOf } from './occupations.ts';
import { inferredOf, interestsOf, ratingOf, spreadOf } from './ratings.ts';

const numberOf = (code: string) => occupationOf(code)?.number ?? -1;

describe('an occupation', () => {
  it('is one of 1,016, found by its code alone', () => {
    expect(allOccupations()).toHaveLength(1016);
    expect(occupationOf('19-2043.00')).toMatchObject({ title: 'Hydrologists', zone: 5, entry: "Bachelor's degree" });
    expect(occupationOf('19-2043')).toBeNull();
    expect(occupationOf('constructor')).toBeNull();
  });

  it('has its wages, outlook and education, or none', () => {
    const hydrologist = occupationOf('19-2043.00');
    expect(hydrologist?.wage?.median).toBeGreaterThan(80_000);
    expect(hydrologist?.wage?.p90).toBeGreaterThan(hydrologist?.wage?.p10 ?? Infinity);
    expect(hydrologist?.outlook?.openings).toBeGreaterThan(0);
    expect(educationOf('19-2043.00')?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, -1);
    expect(occupationOf('55-3011.00')?.wage).toBeNull();
    expect(educationOf('55-3011.00')).toBeNull();
  });

  it('has its kin in three tiers, nearest first', () => {
    const tiers = kinOf('19-2043.00').map((tier) => tier.map(({ title }) => title));
    expect(tiers).toHaveLength(3);
    expect(tiers[0]).toContain('Hydrologic Technicians');
    expect(kinOf('none')).toEqual([]);
  });

  it.each([
    ['Hydrologists', 'Hydrologist'],
    ['Nannies', 'Nanny'],
    ['First-Line Supervisors of Police and Detectives', 'First-Line Supervisor of Police and Detectives'],
    ['Secondary School Teachers, Except Special and Career/Technical Education', 'Secondary School Teacher'],
    ['Actors', 'Actor'],
    ['Models', 'Model'],
    ['Physicists', 'Physicist'],
  ])('“%s” does one who is a “%s”', (title, name) => {
    expect(nameOf({ title })).toBe(name);
  });

  it('without ratings of its own has those of its kin, marked as such', () => {
    const scientist = numberOf('15-2051.00');
    expect(inferredOf(scientist)).toContain('context');
    expect(ratingOf(scientist, 'context: Spend Time Sitting')).toBeGreaterThan(60);
    expect(inferredOf(numberOf('19-2043.00'))).toEqual([]);
    expect(interestsOf(scientist)?.scores.investigative).toBeGreaterThan(70);
  });

  it('is compared with all others by a rating', () => {
    expect(spreadOf(numberOf('19-1031.03'), 'context: Outdoors, Exposed to All Weather Conditions')).toBeGreaterThan(0.5);
    expect(spreadOf(numberOf('15-1252.00'), 'context: Outdoors, Exposed to All Weather Conditions')).toBeLessThan(0);
    expect(() => ratingOf(0, 'context: Luck')).toThrow('no rating context: Luck');
  });
});

describe('a field of study', () => {
  it.each([
    ['Nursing', '29-1141.00'],
    ['Journalism', '27-3023.00'],
    ['Psychology', '19-3033.00'],
    ['Economics', '19-3011.00'],
    ['Public Health', '11-9111.00'],
    ['Actuarial Science', '15-2011.00'],
    ['Law', '23-1011.00'],
  ])('%s leads to %s among the first five', (field, code) => {
    expect(
      occupationsOfField(field)
        .slice(0, 5)
        .map(({ number }) => allOccupations()[number]?.code),
    ).toContain(code);
  });

  it('that no program is like leads nowhere', () => {
    for (const field of ['', 'Undeclared', 'zzzzqq', '!!!']) expect(occupationsOfField(field)).toEqual([]);
  });

  it('is among those that lead to an occupation', () => {
    expect(fieldsOf(numberOf('15-2011.00'), ['Dance', 'Actuarial Science', 'Undeclared'])).toEqual(['Actuarial Science']);
  });
});
