import { copy } from './copy.ts';
import type { Fields } from './fields.ts';

/** What each field of a person is called and how its value is asked for, in the order in which it is offered. */
export const peopleFields = {
  role: { name: 'Role', asks: 'words', not: true, example: 'Product manager', list: 'titles', when: true },
  company: { name: 'Company', asks: 'words', not: true, example: 'Name of a company', list: 'companies', when: true },
  place: { name: 'Works in', asks: 'words', not: true, example: 'City, state or country', list: 'places', when: true },
  industry: { name: 'Industry', asks: 'words', not: true, example: 'Healthcare', when: true },
  function: { name: 'Field of work', asks: 'words', not: true, example: 'Engineering', when: true },
  seniority: {
    name: 'Seniority',
    asks: 'rung',
    when: true,
    choices: [
      { value: 'intern', label: 'Intern' },
      { value: 'junior', label: 'Junior' },
      { value: 'mid', label: 'Mid' },
      { value: 'senior', label: 'Senior' },
      { value: 'lead', label: 'Lead' },
      { value: 'manager', label: 'Manager' },
      { value: 'head', label: 'Head' },
      { value: 'director', label: 'Director' },
      { value: 'vp', label: 'VP' },
      { value: 'chief', label: 'C-level' },
    ],
  },
  school: { name: 'School', asks: 'words', not: true, example: 'Name of a school', list: 'schools' },
  major: { name: 'Major', asks: 'words', not: true, example: 'Economics', list: 'majors' },
  year: { name: 'Class year', asks: 'number', of: 'class' },
  hometown: { name: copy.from, asks: 'words', not: true, example: 'City, state or country', list: 'places' },
  experience: { name: 'Experience', asks: 'number', of: 'years' },
  tenure: { name: 'Years at an employer', asks: 'number', of: 'years', when: true },
  sequence: { name: 'Path', asks: 'steps', example: 'Consultant' },
  founder: {
    name: 'Founders',
    asks: 'choice',
    once: true,
    when: true,
    choices: [
      { value: true, label: 'Founder' },
      { value: true, label: 'Not Founder', not: true },
    ],
  },
  skill: { name: 'Skill', asks: 'words', not: false, example: 'Python' },
  text: { name: 'Words in their story', asks: 'words', not: false, example: 'Rivers', quoted: true },
  name: { name: 'Name', asks: 'words', not: false, example: 'First or last name' },
} as const satisfies Fields;
