import type { Level } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { levelOf, yearsAsked } from './levels.ts';

const table: Record<Level, string[]> = {
  internship: [
    'Software Engineer Intern (Summer 2025)',
    'Internal Audit Intern',
    'Data Science – Co-op Program - Spring 2024',
    'Fullstack Engineering Coop',
    '2025 Quantitative Research Development Summer Analyst',
    'Summer Associate, Litigation',
    'iOS Apprenticeship - Mobile Engineer',
    'Working Student Marketing (m/f/d)',
    'Curatorial Internship',
    'Graduate Intern, Policy',
    'Nursing Student Externship',
    'Software Engineer Placement year Intern',
    'Senior Living Intern',
    'Associate Machine Learning Engineer Intern',
    'Intern, Office of the Director',
  ],
  new_grad: [
    'Software Engineer, New Grad',
    'University Graduate - Hardware Engineer',
    'Early Career Mechanical Engineer',
    'Investment Banking Analyst - 2026 Start',
    'Graduate Program - Rail Operations',
    'Campus - Audit Associate',
    'Graduate Civil Engineer',
    'New Graduate RN',
    'Nurse Residency Program',
    'Finance Leadership Development Program',
    'Recent Graduate, Communications',
    'Associate Consultant (Campus)',
  ],
  entry_level: [
    'Junior Production Supervisor, Materials',
    'Business Analyst, Entry Level - Principal Investors',
    'Junior Graphic Designer',
    'Jr. Accountant',
    'Associate Product Manager',
    'Research Associate',
    'Sales Associate',
    'Staff Accountant',
    'Software Engineer I',
    'Analyst 1',
    'Entry Level Mechanical Engineer',
    'Editorial Assistant',
    'Teaching Assistant',
    'Executive Assistant to the CEO',
    'Marketing Coordinator',
    'Management Trainee',
  ],
  mid: [
    'Software Engineer',
    'Product Manager',
    'Technical Program Manager',
    'Account Manager',
    'Project Manager, Construction',
    'Social Media Manager',
    'Case Manager',
    'Registered Nurse',
    'Software Engineer II',
    'Internal Audit Analyst',
    'International Tax Analyst',
    'Campus Recruiter',
    'Assistant Professor of History',
    'Associate Editor',
    'Lead Generation Specialist',
    'Staff Nurse',
    'Clinical Research Coordinator - Phase II Trials',
    'Title I Teacher',
    'Graduate School Admissions Counselor',
    'Art Director',
    'Senior Care Aide',
    'Chief of Staff',
  ],
  senior: [
    'Senior Data Scientist',
    'Sr. Accountant',
    'Nurse III',
    'Software Engineer IV',
    'Senior Product Manager',
    'Senior Associate, Tax',
  ],
  lead: [
    'Lead Software Engineer',
    'Staff Software Engineer',
    'Principal Engineer',
    'Tech Lead, Payments',
    'Principal Product Manager',
    'Staff Machine Learning Engineer',
  ],
  manager: [
    'Engineering Manager',
    'Director of Development',
    'Head of Policy',
    'VP, Marketing',
    'Vice President, Equity Research',
    'Store Manager',
    'Nurse Manager',
    'Manager, Product Management',
    'Internship Program Manager',
    'Chief Financial Officer',
    'Elementary School Principal',
    'Production Supervisor',
  ],
};

describe('the level of a posting', () => {
  for (const [level, titles] of Object.entries(table)) it.each(titles)(`is ${level} for %s`, (title) => expect(levelOf(title)).toBe(level));

  it('is an internship where the list names a season', () => {
    expect(levelOf('Site Reliability Engineer', { terms: ['Summer 2026'] })).toBe('internship');
    expect(levelOf('Software Engineer', { terms: ['New Grad'] })).toBe('new_grad');
  });

  it.each([
    ['0-1 years of experience', 'entry_level'],
    ['You bring 2–4 years of relevant experience.', 'mid'],
    ['Minimum 5+ years of professional experience in design', 'senior'],
    ['Experience: 3 years', 'mid'],
    ['No prior experience required; we train you.', 'entry_level'],
    ['Founded 12 years ago, we sell bread.', 'mid'],
  ])('reads the description where the title is silent: %s', (text, level) => expect(levelOf('Graphic Designer', { text })).toBe(level));

  it('believes the title before the description', () => {
    expect(levelOf('Junior Designer', { text: '5+ years of experience' })).toBe('entry_level');
  });

  it('reads the least of a range of years', () => {
    expect(yearsAsked('3 to 5 years of experience')).toBe(3);
    expect(yearsAsked('We are 20 years old.')).toBeNull();
  });
});
