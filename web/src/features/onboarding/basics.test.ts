import { describe, expect, it } from 'vitest';
import { blankAnswers } from './answers.ts';
import { detailsOf, emailProblem, isComplete, whatIsMissing, yearProblem } from './basics.ts';

const blank = blankAnswers(new Date('2026-11-21'));
const maya = { ...blank, firstName: 'maya', lastName: "o'neill-RAMAN", school: 'Georgia Tech ', major: 'Physics' };

describe('what is still missing', () => {
  it('is said in one sentence', () => {
    expect(whatIsMissing(blank)).toBe('Please fill in your first name, last name, school and major.');
    expect(whatIsMissing({ ...maya, school: '', major: ' ' })).toBe('Please fill in your school and major.');
    expect(whatIsMissing({ ...maya, major: '' })).toBe('Please fill in your major.');
    expect(whatIsMissing(maya)).toBe('');
  });

  it('leaves email and year aside', () => {
    expect(isComplete({ ...maya })).toBe(true);
    expect(isComplete({ ...maya, lastName: '  ' })).toBe(false);
  });
});

describe('email and year as typed', () => {
  it('lets a blank email pass and stops one that is none', () => {
    expect(emailProblem('')).toBeUndefined();
    expect(emailProblem(' maya@school.edu ')).toBeUndefined();
    expect(emailProblem('maya@school')).toBe('Please enter a valid email address.');
  });

  it('allows 2020 to 2030', () => {
    expect(yearProblem('2020')).toBeUndefined();
    expect(yearProblem('2030')).toBeUndefined();
    for (const year of ['2019', '2031', '2027.5', 'soon', '']) expect(yearProblem(year), year).toMatch(/2020 to 2030/);
  });
});

describe('the details of an account', () => {
  it('leave a blank email out and carry the rest trimmed', () => {
    const details = detailsOf({ ...maya, needsVisa: true, preferredLocations: ['Boston'] });
    expect(details).toEqual({
      firstName: 'Maya',
      lastName: "O'Neill-Raman",
      school: 'Georgia Tech',
      major: 'Physics',
      graduationYear: 2027,
      needsVisa: true,
      canGetClearance: null,
      preferredLocations: ['Boston'],
      lookingFor: [],
    });
    expect(detailsOf({ ...maya, email: ' maya@school.edu ' }).email).toBe('maya@school.edu');
  });
});
