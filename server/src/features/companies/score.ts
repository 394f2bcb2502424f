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
  const work = count === 0 ? 'No alumni work' : count === 1 ? '1 alum works' : `${count.toLocaleString('en-US')} alumni work`;
  return [
    {
      name: 'Alumni here now',
      points: some,
      max: mostForNumber,
      text: `${work} here now: ${some} of ${mostForNumber} points. Full at ${plenty}.`,
    },
    {
      name: 'Recent graduates',
      points: recent,
      max: mostForRecent,
      text:
        count === 0
          ? `Without alumni there are no recent ones: 0 of ${mostForRecent} points.`
          : `${shareOf(recentCount, count)} graduated in ${recentSince} or later: ${recent} of ${mostForRecent} points. Full when all did.`,
    },
  ];
};

const shareOf = (some: number, all: number): string => {
  if (some === 0) return 'None of them';
  if (some < all) return `${some.toLocaleString('en-US')} of them`;
  return all === 1 ? 'This one' : 'All of them';
};

/** How many years after graduation somebody counts as recent. */
export const recentYears = 5;

const numberPoints = (count: number): number => Math.round(mostForNumber * Math.min(1, Math.log(1 + count) / Math.log(1 + plenty)));
const recentPoints = (count: number, recentCount: number): number => (count === 0 ? 0 : Math.round(mostForRecent * (recentCount / count)));

const plenty = 200;
const mostForNumber = 70;
const mostForRecent = 30;

interface ScorePart {
  name: string;
  points: number;
  max: number;
  text: string;
}
