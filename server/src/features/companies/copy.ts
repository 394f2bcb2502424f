/** The words of this room that students read. */

export const noCompany = 'We couldn’t find that company.';
export const otherRoles = 'Other roles';

/** The alumni score's two parts, each with its numbers. */
export const score = {
  now: 'Alumni here now',
  recent: 'Recent graduates',
  work: (count: number, points: number, most: number, full: number): string =>
    `${count === 0 ? 'No alumni work' : count === 1 ? '1 alum works' : `${count.toLocaleString('en-US')} alumni work`} here now, so this part scores ${points} out of ${most}.${points === most ? '' : ` ${full} alumni would get all ${most}.`}`,
  noneRecent: (most: number): string => `No alumni work here now, so there are no recent graduates: 0 of ${most} points.`,
  graduated: (some: number, all: number, since: number, points: number, most: number): string => {
    const who =
      some === 0 ? 'None of them' : some < all ? `${some.toLocaleString('en-US')} of them` : all === 1 ? 'This one' : 'All of them';
    const rest = some === all ? '' : ` If all of them had, it would be ${most}.`;
    return `${who} graduated in ${since} or later, so this part scores ${points} out of ${most}.${rest}`;
  },
};

/** Why a company has its priority. */
export const priority = {
  given: (rank: string): string => `${rank}, as set in the list of companies.`,
  facts: (rank: string, jobs: number, points: number): string =>
    `${rank} because ${jobs === 0 ? 'no' : jobs.toLocaleString('en-US')} ${
      jobs === 1 ? 'internship or new grad role is' : 'internships or new grad roles are'
    } open and the alumni score is ${points}.`,
  both: (jobs: number, points: number): string => `Both reach the middle of the list, which is ${middle(jobs, points)}.`,
  neither: (jobs: number, points: number): string => `Neither reaches the middle of the list, which is ${middle(jobs, points)}.`,
  jobsOnly: (jobs: number, points: number): string =>
    `The roles reach the middle of the list, but the score doesn’t. The middle is ${middle(jobs, points)}.`,
  scoreOnly: (jobs: number, points: number): string =>
    `The score reaches the middle of the list, but the roles don’t. The middle is ${middle(jobs, points)}.`,
};
const middle = (jobs: number, points: number): string =>
  `${jobs.toLocaleString('en-US')} ${jobs === 1 ? 'role' : 'roles'} and a score of ${points}`;
