import type { Candidate } from '../src/features/jobs/candidate.ts';
import type { Scorable, weights } from '../src/features/jobs/part.ts';
import { score } from '../src/features/jobs/score.ts';

/** A day, a student and a posting that match; `fields` override them. */
export const today = new Date('2026-11-20T12:00:00Z');
export const text = `About the team
We build tools that help hospitals plan their days. You will write Python and SQL to study patient flow, and explain what you find to nurses and doctors.

What you bring
- Course work in statistics, economics or a related field
- Experience with data visualization`;

export const student = (fields: Partial<Candidate> = {}): Candidate => ({
  major: 'Economics',
  graduationYear: 2028,
  lookingFor: [],
  needsVisa: null,
  canGetClearance: null,
  roles: [{ name: 'Data Analyst', role: 'Data Analyst', kind: 'Data', from: 'target' }],
  companies: [],
  skills: [],
  interests: ['statistics', 'patient flow', 'Python'],
  targets: [],
  dislikes: [],
  past: [],
  commonplace: [],
  places: [{ label: 'New York', keys: ['us-ny-new-york'], asked: false }],
  ...fields,
});
export const job = (fields: Partial<Scorable> = {}): Scorable => ({
  title: 'Data Analyst Intern',
  companyName: 'Kaiser Permanente',
  description: text,
  role: 'Data Analyst',
  occupation: '15-2051.01',
  skills: [],
  function: 'Data',
  level: 'internship',
  graduationFrom: null,
  graduationTo: null,
  graduationQuote: null,
  locations: ['New York, NY'],
  placeKeys: ['us', 'us-ny', 'us-ny-new-york'],
  remote: false,
  sponsorship: 'unknown',
  sponsorshipQuote: null,
  citizenshipRequired: false,
  clearanceRequired: false,
  clearance: null,
  clearanceQuote: null,
  degree: null,
  degreeQuote: null,
  workplace: null,
  salaryMax: null,
  ...fields,
});
export const part = (kind: keyof typeof weights, who: Partial<Candidate> = {}, what: Partial<Scorable> = {}) => {
  const found = score(student(who), job(what), today).reasons.find((reason) => reason.kind === kind);
  if (!found) throw new Error(`There is no ${kind} part.`);
  return found;
};
