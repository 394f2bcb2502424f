import { asksAnything } from '@alive/language/acts/questions.ts';
import { conditionsOfMention } from '@alive/language/conditions/registry.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { interpret } from './interpret.ts';
import type { Move } from './move.ts';
import type { SearchState } from './state.ts';

/**
 * What a message of several sentences asks of the jobs that were shown, and the rest of it, as long as before, in which those questions no longer
 * stand: a question changes no condition. null where it asks nothing of them, or nothing else than one thing. `read` reads one sentence.
 */
export function questionsApart(message: string, reading: Reading, state: SearchState, read: (text: string) => Reading): Apart | null {
  const pieces = piecesOf(message);
  if (pieces.length < 2 || state.last.length === 0) return null;
  const spans: Span[] = [];
  const questions: Move[] = [];
  let { focusId } = state;
  for (const { start, end } of pieces) {
    const text = message.slice(start, end);
    const move = askedIn(text, read(text), { ...state, focusId });
    if (move === null) continue;
    spans.push({ start, end });
    if (move.kind === 'tell') focusId = move.id;
    // That one of them is liked says which the rest is about.
    if (move.kind !== 'tell' || move.aspect !== 'like') questions.push(move);
  }
  if (spans.length === 0) return null;
  const rest = spans.reduce((text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`, message);
  const outside = (one: Span) => !spans.some(({ start, end }) => one.start >= start && one.end <= end);
  const { mentions, phrases, unread, unwanted, serving = [] } = reading;
  const words = new Set(rest.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []);
  const isLeft = (word: string) =>
    word
      .toLowerCase()
      .split(' ')
      .every((one) => words.has(one));
  return {
    questions,
    rest,
    reading: {
      ...reading,
      mentions: mentions.filter(outside),
      ...(phrases !== undefined && { phrases: phrases.filter(outside) }),
      unread: unread.filter(isLeft),
      unwanted: unwanted.filter(isLeft),
      serving: [...serving, ...spans],
    },
    state: { ...state, focusId },
  };
}

/** What a sentence asks of the jobs that were shown; null for anything else. */
function askedIn(text: string, reading: Reading, state: SearchState): Move | null {
  // "Tax analyst??" wonders at what it names.
  if (/\?\?|\?!|!\?/.test(text) && (text.match(/\S+/g)?.length ?? 0) <= mostWondering && reading.mentions.length > 0)
    return { kind: 'complain', about: reading.mentions.flatMap(conditionsOfMention) };
  const move = interpret(text, reading, state);
  switch (move.kind) {
    case 'tell':
      return move.id === '' ? null : move;
    case 'complain':
      return move.about.length === 0 ? null : move;
    case 'which':
    case 'compare':
    case 'provenance':
      return asksAnything(text) ? move : null;
    default:
      return null;
  }
}

/** The sentences of a message, and what begins anew within one: "drop Chicago and what does the first one pay". */
function piecesOf(message: string): Span[] {
  const starts = [0, ...[...message.matchAll(boundary)].map(({ 0: { length }, index }) => index + length), message.length];
  return starts.slice(0, -1).flatMap((start, at) => {
    const end = starts[at + 1] ?? message.length;
    return /[\p{L}\p{N}]/u.test(message.slice(start, end)) ? [{ start, end }] : [];
  });
}

const boundary =
  /(?<=[.?!;\n])\s+|,?\s+(?:and|but|also|n|so|then|plus)\s+(?=(?:does|do|did|is|are|was|what(?:'?s)?|why|how|which|who(?:'?s)?|where|when|can|could|will|would|has|have|show|find|give|drop|take|remove|leave|add|put|compare|tell|include)\b)/gi;
const mostWondering = 4;

interface Span {
  start: number;
  end: number;
}

export interface Apart {
  questions: Move[];
  rest: string;
  /** Of the rest. */
  reading: Reading;
  /** With the job that was spoken of last. */
  state: SearchState;
}
