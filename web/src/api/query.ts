import type { Endpoint, ReplyOf, RequestOf } from '@alive/contract/endpoint.ts';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { call, CallError } from './call.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => error instanceof CallError && error.isPassing && failures < 3,
    },
  },
});

/** The query of one call: its key is the endpoint and the input, so that whoever asks the same shares the answer. */
export const queryOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  queryOptions<ReplyOf<E>>({ queryKey: [endpoint.path, request], queryFn: ({ signal }) => call(endpoint, request, { signal }) });

/** Reads again what is on the screen, and the rest when it is next shown: call it when something about the student changed, which matches and lists depend on. */
export const refreshStudent = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith('/api/') });
