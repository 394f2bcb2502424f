import type { Job } from '@alive/contract/jobs.ts';
import type { Offer as Guess } from '@alive/contract/reading.ts';
import { tokens, type AnswerPart } from '#platform/chat.ts';
import type { Context } from './context.ts';
import type { Offer, SearchState } from './state.ts';

/** An answer in words that leaves the search as it is, with at most three messages that could come next. */
export async function* say(
  context: Context,
  text: string,
  suggestions: readonly string[],
  offer: Offer | null = null,
  { guesses = [], jobs = [] }: { guesses?: readonly Guess[]; /** Those that it is about, shown again. */ jobs?: Job[] } = {},
): AsyncGenerator<AnswerPart> {
  yield { filters: context.state.conditions };
  yield* tokens(text);
  if (jobs.length > 0) yield { results: jobs };
  const { total, shownIds, last } = context.state;
  const fitting = [...new Set(suggestions)].filter(
    (text) => (text !== 'Show more' || (total ?? 0) > shownIds.length) && last.length >= neededFor(text),
  );
  if (guesses.length > 0) yield { offers: [...guesses] };
  if (fitting.length > 0) yield { suggestions: fitting.slice(0, 3) };
  yield { state: { ...context.state, offer, stood: true } satisfies SearchState };
}

/** How many jobs must be on the table for a message to make sense. */
function neededFor(text: string): number {
  if (/\b(?:compare|first two|these)\b/i.test(text)) return 2;
  return /\b(?:the first|the (?:second|third)|which one|number \d|about it|like this)\b/i.test(text) ? 1 : 0;
}
