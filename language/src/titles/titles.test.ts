import { describe, expect, it } from 'vitest';
import { readTitle } from './titles.ts';

describe('a written title', () => {
  it.each([
    ['2026 Summer Intern – Software Engineer, Payments (Remote)', 'Software Engineer', 'Software Developers'],
    ['Software Engineering Intern - Chicago/Buffalo Grove', 'Software Engineering', 'Software Developers'],
    ['Engineer, Mechanical', 'Mechanical Engineer', 'Mechanical Engineers'],
    ['Summer Internship 2026: Data Science', 'Data Science', 'Data Scientists'],
    ['Full Stack Engineer (new grad)', 'Full Stack Engineer', 'Software Developers'],
    ['Remote Sensing Scientist', 'Remote Sensing Scientist', 'Remote Sensing Scientists and Technologists'],
    ['Entry-Level Marketing Manager', 'Marketing Manager', 'Marketing Managers'],
    ['RN | Emergency Department | Nights', 'Emergency Department RN', 'Registered Nurses'],
    ['iOS engineer', 'iOS engineer', 'Software Developers'],
    ['2026 Software Engineering Summer Analyst', 'Software Engineering', 'Software Developers'],
    ['Backend Developer - Oakland - CA', 'Backend Developer', 'Software Developers'],
    ['Clinical Robot Associate - Oakland - CA', 'Clinical Robot Associate', 'Robotics Engineers'],
    ['Summer 2026', null, null],
    ['D Intern', null, null],
    ['', null, null],
  ])('%s tells of the work %s', (title, role, occupation) => {
    const read = readTitle(title);
    expect(read.role).toBe(role);
    expect(read.occupations[0]?.title ?? null).toBe(occupation);
    expect(read.text).toBe(title);
  });

  it.each([
    ['2024 Summer Intern-Application Engineer', 'Application Engineer'],
    ['Career Coach', 'Career Coach'],
    ['School Principal', 'School Principal'],
    ['Data Analyst Apprentice', 'Data Analyst'],
  ])('%s that may be several is the work %s', (title, role) => {
    const read = readTitle(title);
    expect(read.role).toBe(role);
    expect(read.occupations.length).toBeGreaterThan(0);
  });

  it('keeps what it leaves out: words for level and term, what the work is about, and the rest', () => {
    expect(readTitle('Senior Software Engineer II - Payments Fraud - Zurich (Hybrid)')).toMatchObject({
      role: 'Software Engineer',
      normal: 'software engineer',
      levels: ['senior', 'ii', 'hybrid'],
    });
    const { specialisation, rest } = readTitle('Software Engineer Intern - Data Pipelines - Qwertz');
    expect([specialisation, rest]).toEqual([['Data Pipelines'], ['Qwertz']]);
  });

  it('has one normal form however it is spelled', () => {
    for (const title of ['Software Engineers', 'software engineer', 'SOFTWARE ENGINEER (new grad)', 'SWE', 'Sr. Software Engr.'])
      expect(readTitle(title).normal, title).toBe('software engineer');
  });
});
