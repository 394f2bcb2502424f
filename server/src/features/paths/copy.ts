import { inRunningText } from '@alive/contract/role-words.ts';
import { figure, listed } from '@alive/language/conditions/facts.ts';

/** What Career Paths says. Jobs come as they stand in a sentence: "a product manager", "product managers". */

export const noJob = 'I didn’t see a job title there. Try “product manager”, “nurse” or “something in marketing”.';
export const noDrawing = 'I didn’t see a job title in that question, so there’s no path to show.';
export const lineGone = 'This path has changed since you opened it. Please ask again.';

export const severalEmployers = (employer: string): string => `You named several employers. This is the path to ${employer}.`;
export const severalJobs = (job: string): string => `You named several jobs. This is the path to the first, “${job}”.`;
export const countedAs = (field: string, job: string): string => `I took “${job}” to mean everyone in ${inRunningText(field)}.`;

export const noAlumni = 'There are no alumni here yet, so there’s no path to show.';
export const noneBecame = (jobs: string): string => `No alumni have become ${jobs} yet.`;
export const noneHad = (job: string): string => `No alumni have had ${job} yet.`;
export const broader = 'Try a more general job title.';
export const closest = (jobs: readonly { name: string; count: number }[]): string =>
  `The closest ${jobs.length === 1 ? 'job is' : 'jobs are'} ${listed(jobs.map(({ name, count }) => `“${name}” (${alumni(count)})`))}.`;

/** "12 alumni became product managers". */
export const became = (total: number, job: string, jobs: string): string => `${alumni(total)} became ${total === 1 ? job : jobs}`;
export const had = (total: number, job: string): string => `${alumni(total)} had ${job}`;
export const few = (reached: string, total: number): string => `${reached}. Their ${total === 1 ? 'path is' : 'paths are'} below.`;
export const scattered = (reached: string): string => `${reached}, and they took many different paths.`;

/** The way that most people took, with how many of how many. */
export const mostOften = (steps: string, count: number, total: number): string =>
  `People most often ${steps} (${figure(count)} of ${figure(total)} alumni).`;
export const mostCommon = (steps: string, count: number, total: number): string =>
  `Most often, they ${steps} (${figure(count)} of ${figure(total)} alumni).`;
export const thenScattered = (beginning: string, count: number, total: number): string =>
  `People most often ${beginning} (${figure(count)} of ${figure(total)} alumni), and then their paths differ.`;

/** The steps of a way, after "people most often" or "the most common path is to". */
export const steps = {
  start: (jobs: string): string => `start as ${jobs}`,
  study: (study: string): string => `${study} first`,
  inOrder: (first: string, next: string): string => `${first}, then ${next}`,
  workAs: (jobs: string): string => `work as ${jobs}`,
  become: (jobs: string): string => `become ${jobs}`,
  straight: (jobs: string): string => `start right away as ${jobs}`,
  school: (school: string): string => `go to ${school}`,
  backToStudy: 'go back to school',
  degree: (degree: string): string => `get ${degree}`,
};

/** Nodes of the drawing. */
export const node = { noMajor: 'Major not stated', straightIn: 'No step in between', noRole: 'Role not stated' };

const alumni = (total: number): string => (total === 1 ? '1 alum' : `${figure(total)} alumni`);
