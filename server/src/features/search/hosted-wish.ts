import type { Condition } from '@alive/contract/conditions.ts';
import { conditionsOfMention } from '@alive/language/conditions/registry.ts';
import { agrees } from '@alive/language/acts/answers.ts';
import { asksForAny, asksToFind } from '@alive/language/acts/forms.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import type { Turn } from '#platform/chat.ts';
import { interpret } from './interpret.ts';
import type { Move } from './move.ts';
import { isSame } from './selection.ts';
import type { SearchState } from './state.ts';

/**
 * What a message asks of the search, as the built-in assistant reads it: a language model may change the conditions only where the student
 * asks for that, and not because something it read says so.
 */
export function wishIn(message: string, said: Reading, { state, reading, history }: Before): Wish {
  const move = interpret(message, said, state);
  return {
    asksForHeldBack: move.kind === 'gated',
    asksForChange:
      state.total === null || asksForChange(message, move, history.findLast(({ sender }) => sender === 'assistant')?.text ?? ''),
    conditions: conditionsAfter(move, said, state, reading),
  };
}

/**
 * Whether the conditions may become these. Once a text of others was read in this answer, such as a posting, each that comes must be one that
 * the message names, and none may go that it leaves.
 */
export function mayBecome(asked: readonly Condition[], before: readonly Condition[], wish: Wish, heardOthers: boolean): boolean {
  if (isSame(asked, before)) return true;
  if (!wish.asksForChange || !heardOthers) return wish.asksForChange;
  const isIn = (some: readonly Condition[]) => (one: Condition) => some.some(({ id }) => id === one.id);
  return asked.every(isIn([...before, ...wish.conditions])) && before.filter(isIn(wish.conditions)).every(isIn(asked));
}

function asksForChange(message: string, move: Move, answered: string): boolean {
  // A yes is one to what the answer before it asked.
  if (agrees(message)) return move.kind === 'search' || asksLast(answered);
  switch (move.kind) {
    case 'open':
    case 'search':
    case 'untold':
    case 'similar':
      return true;
    case 'people':
    case 'path':
      return jobs.test(message);
    case 'talk':
      if (move.talk === 'lost' || (asksForAny(message) && asksToFind(message))) return true;
      return (move.talk === 'unclear' || move.talk === 'hurt') && (comparing.test(message) || asksLast(answered));
    default:
      return false;
  }
}

/** The conditions as the message alone would have them. */
function conditionsAfter(move: Move, { mentions }: Reading, state: SearchState, reading: (text: string) => Reading): readonly Condition[] {
  if (move.kind === 'search') return move.conditions;
  const named = conditionsOf(mentions);
  if (move.kind !== 'similar') return [...state.conditions, ...named];
  // Another kind of work takes the place of the one before.
  const title = state.last.find(({ id }) => id === move.id)?.title ?? '';
  const alike = conditionsOf(reading(title).mentions.filter(({ kind }) => kind === 'role' || kind === 'function'));
  return [...state.conditions.filter(({ field, op }) => op === 'not' || !work.includes(field)), ...alike, ...named];
}

const conditionsOf = (mentions: readonly Mention[]): Condition[] => mentions.flatMap(conditionsOfMention);

const asksLast = (answer: string): boolean => /\?[^.!?]{0,80}$/.test(answer);

const jobs = /\b(?:jobs?|openings?|internships?|positions?|postings?)\b/i;
const work: readonly string[] = ['role', 'function', 'text', 'skill', 'company', 'industry'];
/** Something else than what is there: "broader", "too far", "fewer of them". */
const comparing =
  /\b(?:more|less|fewer|too|rather|instead|only|without|not so|else|other|another|any|either|former|latter|again|change|\p{L}{2,}er)\b/iu;

export interface Wish {
  /** What rules the student out shall be shown. */
  asksForHeldBack: boolean;
  /** Other jobs are asked for than those that the conditions find now. */
  asksForChange: boolean;
  /** Those that the message makes by itself, with those it leaves. */
  conditions: readonly Condition[];
}

interface Before {
  state: SearchState;
  reading: (text: string) => Reading;
  history: readonly Turn[];
}
