import { findJobs, type Job } from '@alive/contract/jobs.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import type { Search } from './search.ts';

/**
 * The jobs of a search, a page at a time, from the first `wanted` of them on. The server leaves out what the student hides, so `hidden` ones
 * among those that are here do not count towards where the next page begins, nor in the total.
 */
export const useJobPages = (search: Search, { wanted, hidden }: { wanted: number; hidden: ReadonlySet<string> }): JobPages => {
  const listed = (jobs: Job[]) => jobs.filter(({ id }) => !hidden.has(id)).length;
  const query = useInfiniteQuery({
    queryKey: [findJobs.path, search, 'pages'],
    queryFn: ({ pageParam, signal }) => call(findJobs, { query: { ...search, ...pageParam } }, { signal }),
    initialPageParam: { offset: 0, limit: within(wanted) },
    getNextPageParam: (last, pages) => {
      const here = pages.flatMap(({ jobs }) => jobs);
      const offset = listed(here);
      const more = last.jobs.length > 0 && offset < last.total - (here.length - offset);
      return more ? { offset, limit: within(wanted - offset) } : undefined;
    },
    placeholderData: keepPreviousData,
    // A list that changes under its reader loses the place.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: ({ state }) => state.data === undefined,
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const all = data?.pages.flatMap(({ jobs }) => jobs) ?? [];
  const jobs = [...new Map(all.map((job) => [job.id, job])).values()];
  const short = hasNextPage && !isPlaceholderData && !isFetchingNextPage && !isFetchNextPageError && jobs.length < wanted;
  useEffect(() => {
    // Who read further than one answer holds comes back to there.
    if (short) void fetchNextPage();
  }, [short, fetchNextPage]);
  return {
    jobs,
    total: data && (data.pages.at(-1)?.total ?? 0) - (all.length - listed(all)),
    error: query.isError && !isFetchNextPageError ? query.error : null,
    retry: () => void query.refetch(),
    trying: query.isRefetching || query.isPending,
    old: isPlaceholderData,
    more: hasNextPage ? async () => void (await fetchNextPage()) : null,
    moreIs: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    complete: data !== undefined && !isPlaceholderData && !short && !isFetchingNextPage,
  };
};

const within = (limit: number): number => Math.min(Math.max(limit, pageSize), 100);

export const pageSize = 20;

export interface JobPages {
  jobs: Job[];
  /** How many there are in all; undefined until it is known. */
  total: number | undefined;
  /** Why there is no list. */
  error: Error | null;
  retry: () => void;
  trying: boolean;
  /** What is shown is of the search before, until the answer comes. */
  old: boolean;
  /** Loads the next page; null where there is none. */
  more: (() => Promise<void>) | null;
  moreIs: 'idle' | 'loading' | 'failed';
  /** Whether all that was wanted is here. */
  complete: boolean;
}
