import type { Condition } from '@alive/contract/conditions.ts';
import { forgetPeopleSearch, type PeopleSort, searchPeople } from '@alive/contract/people.ts';
import { useEffect, useReducer, useRef } from 'react';
import { call, CallError } from '#api/call.ts';
import { randomId } from '#api/random.ts';
import { reasonOf } from '#api/reason.ts';
import { stream } from '#api/stream.ts';
import type { Asked } from './asked.ts';
import { emptySearch, nextSearch, repeatOf, type Request, type Search } from './search.ts';

/**
 * One search for people: asks, changes the last answer, stops and tries again. What goes wrong stands in the search; words that the server
 * did not take go back through `giveBack`. It goes on with a `stored` search or begins anew, where `asked` says so with that question.
 */
export const usePeopleSearch = ({ stored, asked, giveBack }: Opening): PeopleSearch => {
  const [search, dispatch] = useReducer(nextSearch, null, () => (asked ? begunWith(asked) : (stored ?? emptySearch(randomId()))));
  // The request under way; there is never a second one.
  const running = useRef(new AbortController());
  useEffect(() => {
    // Deferred, so that a mount undone at once (StrictMode) asks nothing.
    const timer = setTimeout(() => {
      if (search.running !== null) void run(search.running.request);
    });
    return () => {
      clearTimeout(timer);
      running.current.abort();
    };
    // Once per mount; the page gives a key per search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const make = (request: Request, again: boolean): void => {
    if (search.running !== null) return;
    dispatch({ type: 'asked', request, again, at: new Date().toISOString() });
    void run(request);
  };

  const run = async (request: Request): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    const begun = performance.now();
    let taken = false;
    const fail = (why: { code: string; message: string } | null) => {
      const unsent = request.kind === 'ask' && !taken ? request.query : '';
      dispatch({ type: 'failed', failure: { unsent, reason: why && reasonOf(why, unsent !== '') } });
      if (unsent) giveBack(unsent);
    };
    try {
      for await (const event of stream(searchPeople, { body: bodyOf(request, search.id) }, signal)) {
        if (signal.aborted) return;
        if (event.type === 'error') return fail({ code: event.code, message: event.error });
        taken = true;
        dispatch({ type: 'event', event });
        if (event.type === 'summary') return dispatch({ type: 'ended', took: performance.now() - begun });
      }
      if (!signal.aborted) fail(null);
    } catch (error) {
      if (!signal.aborted) fail(error instanceof CallError ? error : null);
    }
  };

  return {
    search,
    ask: (query) => make({ kind: 'ask', query }, false),
    edit: ({ filters, sort, limit }) => {
      const last = search.turns.at(-1);
      if (!last) return;
      make(
        { kind: 'edit', filters: filters ?? last.filters ?? [], sort: sort === undefined ? last.sort : sort, limit: limit ?? last.limit },
        false,
      );
    },
    stop: () => {
      running.current.abort();
      dispatch({ type: 'stopped' });
      // Before anything came of it, the question goes back to where it was typed.
      if (search.running?.request.kind === 'ask' && search.running.turn.strategy === null) giveBack(search.running.request.query);
    },
    retry: () => {
      const request = repeatOf(search);
      if (request) make(request, true);
    },
    anew: () => {
      running.current.abort();
      if (search.turns.length > 0)
        void call(forgetPeopleSearch, { params: { conversationId: search.id } }, { keepalive: true }).catch(() => undefined);
      dispatch({ type: 'anew', id: randomId() });
    },
  };
};

/** A new search in which this is being asked. */
const begunWith = (asked: Asked): Search => {
  const request: Request =
    'question' in asked ? { kind: 'ask', query: asked.question } : { kind: 'edit', filters: asked.filters, sort: null, limit: null };
  return nextSearch(emptySearch(randomId()), { type: 'asked', request, again: false, at: new Date().toISOString() });
};

const bodyOf = (request: Request, conversationId: string) =>
  request.kind === 'ask'
    ? { query: request.query, conversationId }
    : {
        query: '',
        conversationId,
        filters: request.filters,
        ...(request.sort && { sort: request.sort }),
        ...(request.limit !== null && { limit: request.limit }),
      };

export interface PeopleSearch {
  search: Search;
  ask: (query: string) => void;
  /** The last answer anew; what is absent stays. */
  edit: (change: Edit) => void;
  /** Ends the answer; what came of it stays. */
  stop: () => void;
  /** Makes the last request once more. */
  retry: () => void;
  /** Forgets all that was asked, and begins again. */
  anew: () => void;
}

export interface Edit {
  filters?: Condition[];
  sort?: PeopleSort | null;
  limit?: number;
}

interface Opening {
  stored: Search | null;
  asked: Asked | null;
  giveBack: (words: string) => void;
}
