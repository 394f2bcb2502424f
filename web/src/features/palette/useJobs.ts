import { findJobs, type Job } from '@alive/contract/jobs.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { fitting } from './ordered.ts';
import { useSettled } from './useSettled.ts';

/**
 * The open jobs that the server finds for what is typed, six at most, asked once the typing pauses; a letter alone asks nothing. Until the
 * answer comes, those found before stay where they still fit.
 */
export const useJobs = (typed: string): JobsFound => {
  const settled = useSettled(typed, 200);
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    ...queryOf(findJobs, { query: { query: settled, limit: 6 } }),
    enabled: settled.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (typed.length < 2) return { total: 'not asked', jobs: [] };
  if ((isError || isPaused) && settled === typed) return { total: 'failed', jobs: [] };
  if (data && settled === typed && !isPlaceholderData) return data;
  const before = (data?.jobs ?? []).map((job) => ({ job, name: `${job.job_title} ${job.company_name} ${job.location}`, aliases: [] }));
  return { total: 'looking', jobs: fitting(before, typed).map(({ job }) => job) };
};

export interface JobsFound {
  jobs: Job[];
  /** How many there are in all, or how the search for them stands. */
  total: number | 'not asked' | 'looking' | 'failed';
}
