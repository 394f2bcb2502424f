import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni, PeopleEvent, PeopleSort, PeopleTurn, Relief, Strategy } from '@alive/contract/people.ts';
import type { Offer, ReadSpan } from '@alive/contract/reading.ts';

/** A search in which nothing was asked yet. */
export const emptySearch = (id: string): Search => ({ id, turns: [], running: null, failure: null, request: null });

/** A search as the server kept it. */
export const storedSearch = (id: string, turns: readonly PeopleTurn[]): Search => ({
  ...emptySearch(id),
  turns: turns.map((turn) => ({
    ...turn,
    reading: turn.reading ?? [],
    results: resultsOf(turn),
    misses: turn.misses ?? {},
    offers: turn.offers ?? [],
    approach: '',
    limit: null,
    took: null,
  })),
});

/** Of an answer that broke off before its people came, nobody was found nor not found. */
const resultsOf = ({ status, results }: PeopleTurn): Alumni[] | null => (status !== 'complete' && results.length === 0 ? null : results);

/** The search after something happened: what the student did, an event of the answer, or how it ended. Pure. */
export const nextSearch = (search: Search, action: Action): Search => {
  switch (action.type) {
    case 'anew':
      return emptySearch(action.id);
    case 'asked':
      return asked(search, action);
    case 'event':
      return search.running === null
        ? search
        : { ...search, running: { ...search.running, turn: afterEvent(search.running.turn, action.event) } };
    case 'ended':
      return settled(search, { status: 'complete', took: action.took });
    case 'stopped':
      return settled(search, { status: 'stopped' });
    case 'failed':
      return { ...settled(search, { status: 'failed' }), failure: action.failure };
  }
};

/** Whether nobody fits all conditions and those shown come nearest. */
export const isNearest = ({ misses }: Turn): boolean => Object.keys(misses).length > 0;

/** What is shown: every turn, with the one being answered last. An edit shows its conditions at once and the rest when all of it is there. */
export const shownTurns = ({ turns, running }: Search): Turn[] => {
  if (running === null) return turns;
  const last = turns.at(-1);
  if (running.request.kind === 'ask' || last === undefined) return [...turns, running.turn];
  const { filters, sort } = running.request;
  return [...turns.slice(0, -1), { ...last, filters, sort, status: 'asking' }];
};

/** The request to make again: the last one made here, else the one of the last turn, where that did not come to its end. */
export const repeatOf = ({ request, turns }: Search): Request | null => {
  const last = turns.at(-1);
  if (request !== null || last === undefined) return request;
  const { query, filters, sort, limit } = last;
  return query === '' ? { kind: 'edit', filters: filters ?? [], sort, limit } : { kind: 'ask', query };
};

const asked = (search: Search, { request, again, at }: Extract<Action, { type: 'asked' }>): Search => {
  const last = search.turns.at(-1);
  const isBroken = last?.status === 'failed' || last?.status === 'stopped';
  return {
    ...search,
    // Asked again, a turn that did not come to its end is replaced by the new one.
    turns: again && request.kind === 'ask' && isBroken && last.query === request.query ? search.turns.slice(0, -1) : search.turns,
    running: {
      request,
      turn: {
        ...blank,
        createdAt: at,
        ...(request.kind === 'ask'
          ? { query: request.query }
          : { query: last?.query ?? '', reading: last?.reading ?? [], limit: request.limit }),
      },
    },
    failure: null,
    request,
  };
};

const afterEvent = (turn: Turn, event: GoodEvent): Turn => {
  switch (event.type) {
    case 'strategy':
      return { ...turn, strategy: event.strategy, approach: event.content };
    case 'thinking':
      return { ...turn, thinking: [...turn.thinking, event.content] };
    case 'intent_chunk':
      return turn;
    case 'interpretation':
      return { ...turn, interpretation: event.content, filters: event.filters, sort: event.sort ?? null };
    case 'reading':
      // An edit says nothing, and leaves the question as it was read.
      return event.reading.length === 0 ? turn : { ...turn, reading: event.reading };
    case 'sql_complete':
      return { ...turn, sql: event.sql };
    case 'results':
      return { ...turn, results: event.results, total: event.total };
    case 'nearest':
      return { ...turn, results: event.results, misses: event.misses };
    case 'offers':
      return { ...turn, offers: event.offers };
    case 'summary':
      return { ...turn, summary: event.content, suggestions: event.suggestions ?? [], without: event.without ?? [] };
  }
};

/** With the running turn in its place. One that nothing came of leaves no trace, and an edit without people leaves the answer as it was. */
const settled = (search: Search, end: Pick<Turn, 'status'> & { took?: number }): Search => {
  const { running, turns } = search;
  if (running === null) return search;
  const turn = { ...running.turn, ...end };
  const rest = { ...search, running: null };
  if (running.request.kind === 'ask') return turn.strategy === null ? rest : { ...rest, turns: [...turns, turn] };
  return turn.results === null ? rest : { ...rest, turns: [...turns.slice(0, -1), turn] };
};

const blank: Turn = {
  query: '',
  reading: [],
  createdAt: '',
  status: 'asking',
  strategy: null,
  approach: '',
  thinking: [],
  interpretation: '',
  filters: null,
  sort: null,
  sql: '',
  results: null,
  total: 0,
  misses: {},
  offers: [],
  summary: '',
  suggestions: [],
  without: [],
  limit: null,
  took: null,
};

export interface Search {
  /** Chosen by the client; the server knows it by the first question. */
  id: string;
  turns: Turn[];
  /** The request under way and what came of it so far. */
  running: { request: Request; turn: Turn } | null;
  /** Why the last request came to nothing; the next one clears it. */
  failure: Failure | null;
  /** The last request made here. */
  request: Request | null;
}

/** One question with what is known of its answer. */
export interface Turn {
  query: string;
  /** What became of each word of the question; empty until that is known. */
  reading: ReadSpan[];
  createdAt: string;
  status: 'asking' | PeopleTurn['status'];
  /** null until the answer begins. */
  strategy: Strategy | null;
  /** In a few words, how it is being answered. */
  approach: string;
  thinking: string[];
  interpretation: string;
  /** null until the question is understood. */
  filters: Condition[] | null;
  sort: PeopleSort | null;
  sql: string;
  /** null until they were found. */
  results: Alumni[] | null;
  total: number;
  /** By id of a person, the ids of the conditions that they do not meet; empty where all shown fit. */
  misses: Record<string, string[]>;
  /** Guesses to tap. */
  offers: Offer[];
  summary: string;
  suggestions: string[];
  without: Relief[];
  /** How many people the student asked to see; null for the usual number. */
  limit: number | null;
  /** Milliseconds from the question to the whole answer; null where that was not seen. */
  took: number | null;
}

export type Request =
  | { kind: 'ask'; query: string }
  /** The last answer anew, with other conditions, another order or more people. */
  | { kind: 'edit'; filters: Condition[]; sort: PeopleSort | null; limit: number | null };

interface Failure {
  /** What the student typed and the server did not take; '' when there is nothing to give back. */
  unsent: string;
  /** What happened, in a sentence, where there is something to say beyond the apology. */
  reason: string | null;
}

type GoodEvent = Exclude<PeopleEvent, { type: 'error' }>;

export type Action =
  | { type: 'anew'; id: string }
  /** `again`: the last request once more. */
  | { type: 'asked'; request: Request; again: boolean; at: string }
  | { type: 'event'; event: GoodEvent }
  | { type: 'ended'; took: number }
  | { type: 'stopped' }
  | { type: 'failed'; failure: Failure };
