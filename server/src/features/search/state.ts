import type { Condition } from '@alive/contract/conditions.ts';

/** A conversation that has not begun. */
export const newState: SearchState = {
  conditions: [],
  shownIds: [],
  heldIds: [],
  last: [],
  lastConditions: [],
  focusId: null,
  total: null,
  heldBack: 0,
  includeGated: false,
  needsVisa: null,
  asked: [],
  offer: null,
};

/** What was stored of the conversation; anything this version did not write starts anew. */
export function stateOf(stored: unknown): SearchState {
  if (typeof stored !== 'object' || stored === null || !('conditions' in stored) || !Array.isArray(stored.conditions)) return newState;
  return { ...newState, ...(stored as Partial<SearchState>) };
}

/** What the built-in assistant keeps between two turns; plain JSON. */
export interface SearchState {
  conditions: Condition[];
  /** Every job shown since the conditions last changed. */
  shownIds: string[];
  /** What rules the student out and was shown nevertheless. */
  heldIds: string[];
  /** The jobs of the last answer that showed any, in its order: what "the second one" means. */
  last: Shown[];
  /** The conditions they were found and scored under. */
  lastConditions: Condition[];
  /** The job talked about last: what "it" means. */
  focusId: string | null;
  /** How many fitted last time; null before the first search. */
  total: number | null;
  /** How many were held back last time. */
  heldBack: number;
  /** What rules the student out is being shown: "more" means more of it. */
  includeGated: boolean;
  /** What the student said of visas in this conversation; null: as their record says. */
  needsVisa: boolean | null;
  /** Questions that were put already: none is put twice. */
  asked: string[];
  /** What "yes" would mean now. */
  offer: Offer | null;
}

export interface Shown {
  id: string;
  title: string;
  company: string;
  location: string;
}

export type Offer =
  | { kind: 'drop'; ids: string[]; /** What takes their place. */ instead?: Condition }
  | { kind: 'gated' }
  | { kind: 'more' }
  | { kind: 'tell'; id: string };
