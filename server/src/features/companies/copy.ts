/** The words of this room that students read. */

export const noCompany = 'We couldn’t find that company.';
export const otherRoles = 'Other roles';

/** The alumni score's two parts, each with its numbers. */
export const score = {
  now: 'Alumni here now',
  recent: 'Recent graduates',
  work: (count: number, points: number, most: number, full: number): string =>
    `${count === 0 ? 'No alumni work' : count === 1 ? '1 alum works' : `${count.toLocaleString('en-US')} alumni work`} here now, so this part scores ${points} out of ${most}.${points === most ? '' : ` It takes ${full} alumni to get all ${most}.`}`,
  noneRecent: (most: number): string => `No alumni work here now, so this part scores 0 out of ${most}.`,
  graduated: (some: number, all: number, since: number, points: number, most: number): string => {
    const who =
      some === 0
        ? 'None of them'
        : some < all
          ? `${some.toLocaleString('en-US')} of them`
          : all === 1
            ? 'The one alum here'
            : 'All of them';
    return `${who} graduated in ${since} or later, so this part scores ${points} out of ${most}.`;
  },
};

/** Why a company has its priority. */
export const priority = {
  given: (rank: string): string => `${priorityOf(rank)}, set by the people who run this list.`,
  facts: (rank: string, jobs: number, points: number): string =>
    `${priorityOf(rank)}, because ${jobs === 0 ? 'no' : jobs.toLocaleString('en-US')} ${
      jobs === 1 ? 'internship or new grad role is' : 'internships or new grad roles are'
    } open and the alumni score is ${points}.`,
  both: (jobs: number, points: number): string => `Both are at or above the typical company, which has ${middle(jobs, points)}.`,
  neither: (jobs: number, points: number): string => `Both are below the typical company, which has ${middle(jobs, points)}.`,
  jobsOnly: (jobs: number, points: number): string =>
    `There are plenty of roles, but the score is lower than most. The typical company has ${middle(jobs, points)}.`,
  scoreOnly: (jobs: number, points: number): string =>
    `The score is good, but there are fewer roles than at most companies. The typical company has ${middle(jobs, points)}.`,
};
/** "P2" in words. */
const priorityOf = (rank: string): string => rank.replace(/^P(\d)$/, 'Priority $1 out of 5');
const middle = (jobs: number, points: number): string =>
  `${jobs.toLocaleString('en-US')} ${jobs === 1 ? 'role' : 'roles'} and a score of ${points}`;
