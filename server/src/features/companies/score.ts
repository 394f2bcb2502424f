import * as copy from './copy.ts';

/**
 * How likely a student is to find somebody to ask at a company: 0–100, the sum of `scoreParts`.
 * Up to 70 points for how many alumni work there now, on a logarithmic scale that is full at 200, because the tenth person helps more than
 * the hundredth; up to 30 for the share of them who graduated within the last five years, because they remember how one gets in. Each is
 * rounded; without alumni both are 0.
 */
export const alumniScore = (count: number, recentCount: number): number => numberPoints(count) + recentPoints(count, recentCount);

/** The two parts of the score, each with its numbers in a sentence. `recentSince` is the first class year that counts as recent. */
export const scoreParts = (count: number, recentCount: number, recentSince: number): ScorePart[] => {
  const [some, recent] = [numberPoints(count), recentPoints(count, recentCount)];
  return [
    { name: copy.score.now, points: some, max: mostForNumber, text: copy.score.work(count, some, mostForNumber, plenty) },
    {
      name: copy.score.recent,
      points: recent,
      max: mostForRecent,
      text:
        count === 0 ? copy.score.noneRecent(mostForRecent) : copy.score.graduated(recentCount, count, recentSince, recent, mostForRecent),
    },
  ];
};

/** How many years after graduation somebody counts as recent. */
export const recentYears = 5;

const numberPoints = (count: number): number => Math.round(mostForNumber * Math.min(1, Math.log(1 + count) / Math.log(1 + plenty)));
const recentPoints = (count: number, recentCount: number): number => (count === 0 ? 0 : Math.round(mostForRecent * (recentCount / count)));

const plenty = 200;
const mostForNumber = 70;
const mostForRecent = 30;

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

/** Why a company has its priority, with its numbers. */
export const priorityReason = (company: Prospects, middle: Middle): string => {
  const rank = `P${priorityOf(company, middle)}`;
  const { priority } = copy;
  if (company.given !== null) return priority.given(rank);
  const { early, score } = company;
  const facts = priority.facts(rank, early, score);
  const [manyJobs, manyPeople] = [reaches(early, middle.early), reaches(score, middle.score)];
  if (!manyJobs && !manyPeople && middle.early === 0 && middle.score === 0) return facts;
  const how = manyJobs ? (manyPeople ? priority.both : priority.jobsOnly) : manyPeople ? priority.scoreOnly : priority.neither;
  return `${facts} ${how(middle.early, middle.score)}`;
};

const reaches = (value: number, middle: number): boolean => value > 0 && value >= middle;

const upperMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface ScorePart {
  name: string;
  points: number;
  max: number;
  text: string;
}

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
