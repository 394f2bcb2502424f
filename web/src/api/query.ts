import type { Endpoint, ReplyOf, RequestOf } from '@alive/contract/endpoint.ts';
import { onlineManager, type Query, QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetAsked } from './asked-ahead.ts';
import { call, CallError, pauseOf } from './call.ts';
import { isOffline, onConnection } from './connection.ts';
import { onTabs } from './tabs.ts';

// Reads wait while the server cannot be reached, and go on once it can.
onlineManager.setEventListener((setOnline) => onConnection(() => setOnline(!isOffline())));

/**
 * Reads that fail in passing are tried again: without end after 429 and 502–504, three times where no response came although the server can
 * be reached.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // So that pages that were loaded can be shown offline.
      gcTime: 30 * 60_000,
      retry: (failures, error) => error instanceof CallError && error.isPassing && (error.status !== 0 || failures < 3),
      retryDelay: (failures, error) => pauseOf(failures + 1, error),
    },
  },
});

/** Whether a read failed more than once and is being tried again. */
export const isStruggling = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.fetchFailureCount > 1;

/** The query of one call: its key is the endpoint and the input, so that whoever asks the same shares the answer. */
export const queryOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  queryOptions<ReplyOf<E>>({ queryKey: [endpoint.path, request], queryFn: ({ signal }) => call(endpoint, request, { signal }) });

/** Reads again what other tabs changed; returns how to stop. A list keeps its place: what only depends on the change is read when it is next shown. */
export const followTabs = (): (() => void) =>
  onTabs((paths, all) => {
    forgetAsked();
    if (all) void queryClient.invalidateQueries({ predicate: isOfServer, refetchType: 'none' });
    for (const path of paths) void queryClient.invalidateQueries({ queryKey: [path] });
  });

/** Whether it is a read of the server's. */
export const isOfServer = ({ queryKey: [name] }: Query): boolean => typeof name === 'string' && name.startsWith('/api/');
