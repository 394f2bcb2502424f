import { listTracked, type TrackedJob } from '@alive/contract/tracker.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** What a student keeps, last changed first. */
export const keptOf = (userId: string) => queryOf(listTracked, { params: { id: userId } });

/** The same as state: the list, or why there is none yet. */
export const useKept = (userId: string) => useQuery({ ...keptOf(userId), select: ({ jobs }) => jobs });

/** What a student keeps of one job; undefined where that is nothing, or not read yet. */
export const useKeptJob = (userId: string, jobId: string): TrackedJob | undefined =>
  useQuery({ ...keptOf(userId), select: ({ jobs }) => jobs.find(({ job_id: id }) => id === jobId) }).data;
