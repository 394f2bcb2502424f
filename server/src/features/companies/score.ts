/**
 * How likely a student is to find somebody to ask at a company: 0–100.
 * Up to 70 points for how many alumni work there now, on a logarithmic scale that is full at 200, because the tenth person helps more than
 * the hundredth; up to 30 for the share of them who graduated within the last five years, because they remember how one gets in.
 * Without alumni it is 0.
 */
export const alumniScore = (count: number, recentCount: number): number =>
  count === 0 ? 0 : Math.round(70 * Math.min(1, Math.log(1 + count) / Math.log(1 + plenty)) + 30 * (recentCount / count));

const plenty = 200;

/** How many years after graduation somebody counts as recent. */
export const recentYears = 5;
