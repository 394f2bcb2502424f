/**
 * The priority of a company in its list: 1 (first) to 5 as the list gives it. Where it gives none, two things are asked: whether its open
 * early-career jobs (internships and new grad roles), and whether its alumni score, reach the middle of the list; none at all never does.
 * Both make P1, one of them P2, neither P3.
 */
export const priorityOf = (company: Prospects, middle: Middle): number => {
  if (company.given !== null) return company.given;
  const reached = [reaches(company.early, middle.early), reaches(company.score, middle.score)];
  return 3 - reached.filter(Boolean).length;
};

/** What at least half of the companies reach: of each number the upper one of the two in the middle; 0 without companies. */
export const middleOf = (companies: readonly Middle[]): Middle => ({
  early: upperMedian(companies.map(({ early }) => early)),
  score: upperMedian(companies.map(({ score }) => score)),
});

/** Why a company has its priority, in one sentence with its numbers. */
export const priorityReason = (company: Prospects, middle: Middle): string => {
  const priority = `P${priorityOf(company, middle)}`;
  if (company.given !== null) return `${priority} as the imported list says.`;
  const { early, score } = company;
  const jobs = `${early === 0 ? 'no' : early.toLocaleString('en-US')} ${early === 1 ? 'internship or new grad role is' : 'internships and new grad roles are'} open`;
  const because = `${priority} because ${jobs} and the alumni score is ${score}`;
  const [manyJobs, manyPeople] = [reaches(early, middle.early), reaches(score, middle.score)];
  if (!manyJobs && !manyPeople && middle.early === 0 && middle.score === 0) return `${because}.`;
  if (manyJobs === manyPeople)
    return `${because}: ${manyJobs ? 'both reach' : 'neither reaches'} the middle of this list, ${middle.early.toLocaleString('en-US')} and ${middle.score}.`;
  return manyJobs
    ? `${because}: the jobs reach the middle of this list, ${middle.early.toLocaleString('en-US')}, the score does not reach its ${middle.score}.`
    : `${because}: the score reaches the middle of this list, ${middle.score}, the jobs do not reach its ${middle.early.toLocaleString('en-US')}.`;
};

const reaches = (value: number, middle: number): boolean => value > 0 && value >= middle;

const upperMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The middle of a list in both numbers. */
export interface Middle {
  /** Open internships and new grad roles. */
  early: number;
  /** See `alumniScore`. */
  score: number;
}

export interface Prospects extends Middle {
  /** As the list gives it. */
  given: number | null;
}
