import type { Condition } from '@alive/contract/conditions.ts';
import type { Offer as Guess } from '@alive/contract/reading.ts';
import { shownWords } from '@alive/language/acts/talk.ts';
import type { Row, Situation } from '@alive/language/acts/refer.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { ShownRecord } from './hosted-memory.ts';
import type { JobOrder } from '#job-index/filter.ts';
import { isSameThing } from '@alive/language/conditions/registry.ts';
import type { PeopleAsked } from './port.ts';

/** A conversation that has not begun. */
export const newState: SearchState = {
  conditions: [],
  before: null,
  gone: [],
  wishes: [],
  wishesBefore: [],
  origins: {},
  order: null,
  shownIds: [],
  heldIds: [],
  last: [],
  earlier: [],
  lastConditions: [],
  focusId: null,
  question: '',
  total: null,
  heldBack: 0,
  includeGated: false,
  needsVisa: null,
  major: null,
  degree: null,
  aside: [],
  people: null,
  saidEnglish: false,
  asked: [],
  offer: null,
  offers: [],
  widened: [],
  kept: [],
  choices: [],
  stood: false,
  told: [],
  said: '',
};

/** What was stored of the conversation; anything this version did not write starts anew. */
export function stateOf(stored: unknown): SearchState {
  if (typeof stored !== 'object' || stored === null || !('conditions' in stored) || !Array.isArray(stored.conditions)) return newState;
  const state = { ...newState, ...(stored as Partial<SearchState>) };
  return { ...state, people: state.people !== null && 'asked' in state.people ? state.people : null };
}

/** What a message can refer back to. */
export const situationOf = (state: SearchState): Situation => ({
  searching: 'jobs',
  begun: state.total !== null,
  shown: rowsOf(state),
  earlier: state.earlier.map(rowOf),
  focusId: state.focusId,
  offered: state.offer !== null,
});

/** The jobs of the last answer that showed any. */
export const rowsOf = ({ last }: SearchState): Row[] => last.map(rowOf);

const rowOf = ({ id, title, company, location }: Shown): Row => ({ id, name: title, employer: company, place: location });

/** With the jobs of the answers `before` it, latest first, where it shows others, and with what was taken off. */
export const withEarlier = (state: SearchState, before: SearchState): SearchState => {
  const all = [...before.last, ...before.earlier].filter(({ id }) => !state.last.some((one) => one.id === id));
  return {
    ...state,
    gone: goneAfter(before, state.conditions),
    earlier: [...new Map(all.map((one) => [one.id, one])).values()].slice(0, mostEarlier),
  };
};
const mostEarlier = 30;

/** What was taken off, latest first, with what an answer takes off besides. */
function goneAfter(before: SearchState, conditions: readonly Condition[]): Condition[][] {
  const isGone = (one: Condition) => !conditions.some((held) => held.op === one.op && isSameThing(held, one));
  return [before.conditions, ...before.gone]
    .map((some) => some.filter((one) => isGone(one)))
    .filter((some) => some.length > 0)
    .slice(0, mostGone);
}
const mostGone = 4;

/** What both assistants keep between two turns, so that each can go on from the other; plain JSON. */
export interface SearchState {
  conditions: Condition[];
  /** Those before they changed last; null when they never did. */
  before: Condition[] | null;
  /** What the last changes took off and none put back, latest first. */
  gone: Condition[][];
  /** What ranks what is found. */
  wishes: Wish[];
  /** Those before the last message. */
  wishesBefore: Wish[];
  /** The words from which the conditions were read, by their ids. */
  origins: Record<string, string>;
  /** In which order jobs come; null: what suits best first. */
  order: JobOrder | null;
  /** Every job shown since the conditions last changed. */
  shownIds: string[];
  /** What rules the student out and was shown nevertheless. */
  heldIds: string[];
  /** The jobs of the last answer that showed any, in its order: what "the second one" means. */
  last: Shown[];
  /** Those of the answers before it, latest first. */
  earlier: Shown[];
  /** The conditions they were found and scored under. */
  lastConditions: Condition[];
  /** The job talked about last: what "it" means. */
  focusId: string | null;
  /** What was asked of it. */
  question: string;
  /** How many fitted last time; null before the first search. */
  total: number | null;
  /** How many were held back last time. */
  heldBack: number;
  /** What rules the student out is being shown: "more" means more of it. */
  includeGated: boolean;
  /** What the student said of visas in this conversation; null: as their record says. */
  needsVisa: boolean | null;
  /** The major they named; null: as their record says. */
  major: string | null;
  /** A degree above a bachelor's that they said they are about to have; null: as their record says. */
  degree: 'master' | 'doctorate' | null;
  /** Places that "remote" took the place of, which come back when it need not be remote any more. */
  aside: Condition[];
  /** What the last answer showed of people: who was asked for, how many of them were shown so far, and those of the last answer. */
  people: {
    asked: PeopleAsked;
    /** The message that asked for them. */
    message?: string;
    seen: number;
    shown: { id: string; name: string }[];
    /** Jobs were spoken of since. */
    isPast?: boolean;
  } | null;
  /** Said once: that English is read best. */
  saidEnglish: boolean;
  /** Questions that were put already: none is put twice. */
  asked: string[];
  /** What "yes" would mean now. */
  offer: Offer | null;
  /** Guesses that the last answer offered, each with its count. */
  offers: Guess[];
  /** Conditions that the assistant put itself, widening what the student chose: they give way to any place that is named. */
  widened: string[];
  /** The ids of the places that the student said to keep: none is offered to be dropped or looked past. */
  kept: string[];
  /** Answers that the last question offers: "Operations". */
  choices: string[];
  /** The last message changed nothing. */
  stood: boolean;
  /** The records that a language model mentioned, by the handles it names them by. */
  told: ShownRecord[];
  /** The words of the last answer to a question. */
  said: string;
}

/** A job that an answer showed. */
interface Shown {
  id: string;
  title: string;
  company: string;
  location: string;
}

export type Offer =
  | { kind: 'drop'; ids: string[]; /** What takes their place. */ instead?: Condition }
  | { kind: 'gated' }
  | { kind: 'more' }
  | { kind: 'search'; conditions: Condition[] }
  | { kind: 'path' };

/** The words of the cards and chips on the screen. */
export const wordsShown = ({ last, conditions }: SearchState): ReadonlySet<string> =>
  shownWords([...last.flatMap(({ title, company, location }) => [title, company, location]), ...conditions.map(({ label }) => label)]);
