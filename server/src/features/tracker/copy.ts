/** The words of this room that students read. */

export const noSuchJob = 'We couldn’t find that job.';
export const full = (most: number): string =>
  `You’ve saved ${most.toLocaleString('en-US')} jobs, which is the most you can save. Please remove one first.`;
