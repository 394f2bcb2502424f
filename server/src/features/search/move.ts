import type { Condition } from '@alive/contract/conditions.ts';
import type { Door } from '@alive/language/acts/door.ts';
import type { Aspect, PeopleAgain } from '@alive/language/acts/questions.ts';
import type { Slots } from '@alive/language/acts/seek.ts';
import type { Talk } from '@alive/language/acts/talk.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import type { SavedListAction } from './saved-list.ts';
import type { Unstated } from './unstated.ts';
import type { JobOrder } from '#job-index/filter.ts';
import type { Said, Wish } from '@alive/language/conditions/wishes.ts';

/** What the conversation does about a message. */
export type Move =
  | { kind: 'open' }
  | Searching
  /** What is asked first, and what is asked besides. */
  | { kind: 'both'; first: Move; besides: Move }
  | { kind: 'unstated'; unstated: Unstated[] }
  | { kind: 'more'; count: number | null }
  | { kind: 'gated' }
  /** Jobs that were shown before. */
  | { kind: 'again'; ids: string[] }
  | { kind: 'status' }
  | { kind: 'count'; extra: Condition[] }
  /** `question`: in the student's words. */
  | { kind: 'tell'; id: string; aspect: Aspect | null; question?: string }
  /** Of all that were shown, or of some. */
  | { kind: 'which'; aspect: Aspect | null; ids?: string[]; question?: string }
  /** Where the jobs come from and how fresh they are. */
  | { kind: 'provenance'; ids: string[] }
  /** The student's own list of jobs. */
  | { kind: 'keep'; action: SavedListAction; id: string | null }
  | { kind: 'similar'; id: string; /** What else is asked of them. */ asked: Searching | null }
  /** `isOfNew`: the first two of what the message finds. */
  | { kind: 'compare'; ids: string[]; isByPay?: boolean; isOfNew?: boolean }
  /** A job next to an offer that the student has. */
  | { kind: 'offer'; id: string | null; question: string }
  | { kind: 'beyond'; number: number }
  /** A job is meant that was not shown. */
  | { kind: 'unlisted'; name: string }
  | { kind: 'whyNot'; missed: Condition[]; /** Words that are no condition. */ words: string[] }
  | { kind: 'people'; asked: Sought }
  | { kind: 'path'; asked: Sought }
  | { kind: 'peopleAgain'; again: PeopleAgain; asked: Sought }
  /** How good the student's own résumé is. */
  | { kind: 'resume' }
  | { kind: 'door'; door: Door }
  | { kind: 'complain'; about: Condition[] }
  | { kind: 'talk'; talk: Talk | Pause };

export interface Searching {
  kind: 'search';
  conditions: Condition[];
  /** What ranks, of this message and of those before. */
  wishes: Wish[];
  /** Those that this message says, as far as postings can meet them. */
  said: Said[];
  /** Where the message says what was done otherwise: pointed at a condition that holds, or named a wish that no posting meets. */
  spent: {
    start: number;
    end: number;
    /** Of the conditions that it became by another name. */
    ids?: string[];
    /** No job says it. */ isLost?: boolean;
  }[];
  /** Words wished for that no posting holds. */
  unmatched: string[];
  /** Words of no posting that shall be left out. */
  absent: string[];
  /** The kinds of work that come nearest to what was wished for: offered, never searched for by themselves. */
  guesses: Condition[];
  startsOver: boolean;
  /** Any place will do. */
  isAnywhere?: boolean;
  needsVisa: boolean | null;
  /** The student's own major, when they named it. */
  major: string | null;
  /** Wishes that no record can settle. */
  unstated: Unstated[];
  /** In which order jobs come, as it was asked for last; null: what suits best first. */
  order?: JobOrder | null;
  /** How many to show; null when not said. */
  limit: number | null;
  /** An earlier state of the search is restored. */
  restored: boolean;
  /** What is said first of how the message was read. */
  looked?: string;
  /** The ids of the conditions that the message names. */
  named?: string[];
  /** It says again what was asked for before. */
  isAgain?: boolean;
  /** Whether it asks for something else or for anything. */
  asksOther?: boolean;
  /** The ids of the places that the message says to keep. */
  keeps?: string[];
}

/** A search for these conditions, ranked by these wishes, and nothing else said. */
export const searching = (conditions: Condition[], wishes: Wish[]): Searching => ({
  kind: 'search',
  conditions,
  wishes,
  said: [],
  spent: [],
  unmatched: [],
  absent: [],
  guesses: [],
  startsOver: false,
  needsVisa: null,
  major: null,
  unstated: [],
  limit: null,
  restored: false,
});

/** People who are asked for, as the message said it. */
export interface Sought extends Slots {
  message: string;
  mentions: readonly Mention[];
  /** Jobs that the message points at. */
  ids: string[];
}

/** What a message is that moves nothing: a no, a yes to nothing, words without a meaning here, an undo of what changed nothing. */
export type Pause = 'declined' | 'whichOne' | 'unclear' | 'nothingToUndo' | 'stood' | 'nothingShown' | 'sorrow' | 'heard' | 'danger';
