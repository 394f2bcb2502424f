import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { functions } from '../lexicon/functions.ts';
import { functionOfRole, kindOfRole, roleOf, roles, rolesForMajor, rolesOfKind } from './roles.ts';
import { list, readTable } from '../tables/tables.ts';

const rolesOfFunction = (name: string) => roles.filter((role) => role.function === name).map(({ role }) => role);

describe('the role of a posting', () => {
  it.each([
    ['Software Engineer Intern (Summer 2025)', 'Software Engineer'],
    ['SWE Intern', 'Software Engineer'],
    ['Intern – Software Developer - Supply Chain', 'Software Engineer'],
    ['Front End Engineer', 'Frontend Engineer'],
    ['Firmware Engineer – Summer Intern', 'Embedded Software Engineer'],
    ['ASIC Design Verification Engineer', 'Hardware Engineer'],
    ['Machine Learning Engineer Intern', 'Machine Learning Engineer'],
    ['Data Science Internship - Boston - MA', 'Data Scientist'],
    ['Data Analyst', 'Data Analyst'],
    ['Quantitative Trader', 'Trader'],
    ['Product Manager, Growth', 'Product Manager'],
    ['Associate Product Manager', 'Associate Product Manager'],
    ['Product Marketing Manager', 'Product Marketing Manager'],
    ['Investment Banking Summer Analyst', 'Investment Banking Analyst'],
    ['FP&A Analyst', 'Financial Analyst'],
    ['Staff Accountant', 'Accountant'],
    ['Internal Audit Intern', 'Auditor'],
    ['Human Capital Consultant', 'Management Consultant'],
    ['Mechanical Engineering Co-op', 'Mechanical Engineer'],
    ['Civil Engineer I', 'Civil Engineer'],
    ['RN - ICU', 'Registered Nurse'],
    ['Nurse Practitioner', 'Nurse Practitioner'],
    ['Patient Care Technician', 'Certified Nursing Assistant'],
    ['Clinical Research Coordinator II', 'Clinical Research Coordinator'],
    ['Curatorial Assistant, Modern Art', 'Curator'],
    ['Archives Technician', 'Archivist'],
    ['High School Math Teacher', 'Teacher'],
    ['Admissions Counselor', 'School Counselor'],
    ['Reporter, Metro Desk', 'Journalist'],
    ['Copy Editor', 'Editor'],
    ['Video Editor', 'Video Editor'],
    ['Field Organizer', 'Campaign Organizer'],
    ['Paralegal', 'Paralegal'],
    ['Case Manager', 'Social Worker'],
    ['Development Associate, Annual Fund', 'Fundraiser'],
    ['Grants Coordinator', 'Grant Writer'],
    ['GIS Technician', 'GIS Analyst'],
    ['Lab Technician', 'Research Assistant'],
    ['Electrician Apprentice', 'Electrician'],
    ['UX/UI Designer', 'UX Designer'],
    ['Recruiting Coordinator', 'Recruiter'],
    ['Marketing Intern', 'Marketing Specialist'],
    ['IT Intern', 'IT Support Specialist'],
    ['Policy Intern, Summer', 'Policy Analyst'],
    ['Themed Environment Designer', 'UX Designer'],
    ['Research Analyst, Public Sector', 'Research Analyst'],
    ['Product Developer – Kids', 'Industrial Designer'],
    ['Animal Care Intern', 'Animal Caretaker'],
  ])('of %s is %s', (title, role) => expect(roleOf(title)).toEqual({ role, function: functionOfRole(role) }));

  it.each([
    ['Phlebotomist', 'Healthcare'],
    ['Line Cook', 'Hospitality'],
    ['Barista', 'Hospitality'],
    ['Wildlife Technician', 'Environment'],
    ['Anesthesiologist Assistant', 'Healthcare'],
    ['Marketing Manager', 'Marketing'],
    ['Law Clerk', 'Legal'],
  ])('is none of the list for %s, whose function is %s', (title, work) => expect(roleOf(title)).toEqual({ role: null, function: work }));

  it.each(['Winter Internship Opportunities', 'Talent Community', ''])('is unknown for %s', (title) => expect(roleOf(title)).toBeNull());
});

describe('the tables of roles', () => {
  it('hold each role once, in a known function', () => {
    expect(new Set(roles.map((role) => role.role)).size).toBe(roles.length);
    expect(new Set(roles.map((role) => role.function))).toEqual(new Set(functions.map((work) => work.name)));
  });

  it('name a first role of each function that exists in it', () => {
    for (const work of functions) expect(rolesOfFunction(work.name), work.name).toContain(work.first);
  });

  it('tell software from other engineering', () => {
    expect([kindOfRole('Mobile Engineer'), kindOfRole('Civil Engineer'), kindOfRole('Nurse of Nothing')]).toEqual([
      'Software',
      'Engineering',
      null,
    ]);
    expect(rolesOfKind('Software')).toContain('Backend Engineer');
    expect(rolesOfKind('Engineering')).not.toContain('Backend Engineer');
    expect([...rolesOfKind('Software'), ...rolesOfKind('Engineering')].toSorted()).toEqual(rolesOfFunction('Engineering').toSorted());
  });

  it('offer roles that exist', () => {
    for (const { roles: offered } of readTable('roles-by-major', { roles: list }))
      for (const role of offered) expect(functionOfRole(role), role).not.toBeNull();
  });

  it('offer two to four roles after every listed major, and after one that nobody listed', () => {
    for (const name of [...majors.map((major) => major.name), 'Basket Weaving']) {
      expect(rolesForMajor(name).length, name).toBeGreaterThanOrEqual(2);
      expect(rolesForMajor(name).length, name).toBeLessThanOrEqual(4);
    }
  });

  it('tell neighbouring majors apart', () => {
    expect(rolesForMajor('Nursing')).toContain('Registered Nurse');
    expect(rolesForMajor('Music Education')).toContain('Teacher');
    expect(rolesForMajor('Art History')).toContain('Curator');
    expect(rolesForMajor('Electrical Engineering')).toContain('Electrical Engineer');
  });
});
