import type { Tools } from '#platform/llm/llm.ts';
import { careerPaths, careerStep, findPeople, peopleStep } from './hosted-people.ts';
import { companiesStep, listCompanies } from './hosted-companies.ts';
import { findJobs, getJob, jobsStep, postingStep } from './hosted-jobs.ts';
import type { Talk } from './hosted-talk.ts';

/** The tools of one answer: they read what this student may see, and change nothing but the conditions of this conversation. */
export const toolsFor = (talk: Talk): Tools => ({
  find_jobs: findJobs(talk),
  get_job: getJob(talk),
  find_people: findPeople(talk),
  list_companies: listCompanies(talk),
  career_paths: careerPaths(talk),
});

export const toolNames = ['find_jobs', 'get_job', 'find_people', 'list_companies', 'career_paths'];

/** What a call does, in a few words for the student; made of what was understood, never of the model's own words. Null for an unknown tool. */
export function stepOf(talk: Talk, name: string, input: unknown): string | null {
  const step = steps.get(name);
  return step === undefined ? null : step(talk, input);
}

const steps: ReadonlyMap<string, (talk: Talk, input: unknown) => string> = new Map([
  ['find_jobs', jobsStep],
  ['get_job', postingStep],
  ['find_people', peopleStep],
  ['list_companies', companiesStep],
  ['career_paths', careerStep],
]);
