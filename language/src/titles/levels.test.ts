import type { Level } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { levelOf } from './levels.ts';
import { yearsAsked } from './years-asked.ts';

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
  unspecified: [
    'Software Engineer',
    'Product Manager',
    'Technical Program Manager',
    'Account Manager',
    'Project Manager, Construction',
    'Social Media Manager',
    'Case Manager',
    'Registered Nurse',
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
    'Corporate Development, Office of the CTO',
    'Analyst, Chief Data Office',
  ],
  mid: ['Software Engineer II', 'Analyst 2'],
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
    ['0-1 years of experience', 'unspecified'],
    ['You bring 2–4 years of relevant experience.', 'unspecified'],
    ['You bring 3–5 years of relevant experience.', 'mid'],
    ['Minimum 5+ years of professional experience in design', 'senior'],
    ['Experience: 3 years', 'mid'],
    ['No prior experience required; we train you.', 'entry_level'],
    ['This is an entry-level position in our studio.', 'entry_level'],
    ['Founded 12 years ago, we sell bread.', 'unspecified'],
    ['', 'unspecified'],
  ])('reads the description where the title is silent: %s', (text, level) => expect(levelOf('Graphic Designer', { text })).toBe(level));

  it('believes the title before the description', () => {
    expect(levelOf('Junior Designer', { text: '5+ years of experience' })).toBe('entry_level');
  });
});

describe('the years of experience that a description asks for', () => {
  it.each([
    ['3 to 5 years of experience', 3],
    ['3+ years of Python and 5+ years of professional experience', 5],
    ['You have at least three (3) years in nursing.', 3],
    ['- 4 to 8 years working in SRE or DevOps', 4],
    ['Minimum of 2 years’ experience', 2],
    ['Our ideal candidate must have 4 years of experience.', 4],
    ['BS with 5 years of experience, or MS with 3 years of experience', 5],
    ['PhD, or a Master’s degree and 3 years of experience', 3],
    ['2+ years of experience. 5 years of experience preferred.', 2],
  ])('are recognised by “%s”', (text, years) => expect(yearsAsked(text)?.years).toBe(years));

  it.each([
    'We are 20 years old.',
    'We have 15 years of experience in serving families.',
    'Our team brings 10+ years of combined experience.',
    'Bachelor’s degree or 4 years of equivalent experience',
    '5+ years of experience preferred',
    'Nice to have:\n- 4+ years of experience in retail',
    'A degree completed within the last 3 years, with research experience',
    'Up to 3 years of experience',
    'A 2-year program',
    'Must be 18 years of age and have an interest in the work experience',
  ])('are none in “%s”', (text) => expect(yearsAsked(text)).toBeNull());

  it('come with the sentence that asks for them', () => {
    expect(yearsAsked('We sell bread. You bring 3 years of experience as a baker. Apply now.')?.quote).toBe(
      'You bring 3 years of experience as a baker.',
    );
  });
});
