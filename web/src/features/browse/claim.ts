import { counted, figure } from '#ui/numbers.ts';

/** How many jobs there are, as the head of the view says it: in whole thousands from 1,000 on, exactly below. */
export const claimOf = (jobs: number): string => {
  if (jobs >= 1000) return `${figure(Math.floor(jobs / 1000) * 1000)}+ jobs`;
  return counted(jobs, 'job', 'jobs');
};
