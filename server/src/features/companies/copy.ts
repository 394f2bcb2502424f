/** The words of this room that students read. */

export const noCompany = 'We couldn’t find that company.';
export const otherRoles = 'Other roles';

/** The alumni score's two parts, each with its numbers. */
export const score = {
  now: 'Alumni here now',
  recent: 'Recent graduates',
  work: (count: number, points: number, most: number, full: number): string =>
    `${count === 0 ? 'No alumni work' : count === 1 ? '1 alum works' : `${count.toLocaleString('en-US')} alumni work`} here now: ${points} of ${most} points. Full at ${full}.`,
  noneRecent: (most: number): string => `No alumni here, so no recent ones: 0 of ${most} points.`,
  graduated: (some: number, all: number, since: number, points: number, most: number): string => {
    const who =
      some === 0 ? 'None of them' : some < all ? `${some.toLocaleString('en-US')} of them` : all === 1 ? 'This one' : 'All of them';
    return `${who} graduated in ${since} or later: ${points} of ${most} points. Full when all did.`;
  },
};

/** Why a company has its priority. */
export const priority = {
  given: (rank: string): string => `${rank}, as in the imported list.`,
  facts: (rank: string, jobs: number, points: number): string =>
    `${rank} because ${jobs === 0 ? 'no' : jobs.toLocaleString('en-US')} ${
      jobs === 1 ? 'internship or new grad role is' : 'internships or new grad roles are'
    } open and the alumni score is ${points}.`,
  both: (jobs: number, points: number): string => `Both reach the middle of this list: ${jobs.toLocaleString('en-US')} and ${points}.`,
  neither: (jobs: number, points: number): string =>
    `Neither reaches the middle of this list: ${jobs.toLocaleString('en-US')} and ${points}.`,
  jobsOnly: (jobs: number, points: number): string =>
    `The jobs reach the middle of this list (${jobs.toLocaleString('en-US')}), but the score doesn’t (${points}).`,
  scoreOnly: (jobs: number, points: number): string =>
    `The score reaches the middle of this list (${points}), but the jobs don’t (${jobs.toLocaleString('en-US')}).`,
};
