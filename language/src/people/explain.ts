import type { Condition } from '@alive/contract/conditions.ts';
import type { Intent, Plan } from '../conditions/intent.ts';
import type { Draft } from '../questions/plan.ts';
import { phraseOfPeople } from './sentence.ts';

/**
 * What was recognised, guessed and left out, in this order, each a short true sentence; `moves` tell what a follow-up kept and let go. Where
 * nothing is to be added to the words of the question, what is looked for by these `conditions`; null: nothing is.
 */
export function thinkingOf(
  draft: Pick<Draft, 'recognised' | 'guessed' | 'leftOut'>,
  moves: readonly string[] = [],
  conditions: readonly Condition[] | null = null,
): string[] {
  const left = draft.leftOut.length === 0 ? [] : [`Not understood, so left out: ${quoted(draft.leftOut)}.`];
  const lines = [...moves, ...draft.recognised, ...draft.guessed, ...left];
  if (lines.length > 0) return [...new Set(lines)].slice(0, 12);
  if (conditions === null) return ['I found nothing in it that I could search by.'];
  return [conditions.length === 0 ? 'I look at all alumni.' : `I look for ${phraseOfPeople(conditions)}.`];
}

/** In a few words, how the question is answered. */
export function approachOf(strategy: Plan['strategy'], { conditions }: Pick<Intent, 'conditions'>): string {
  const count = conditions.length === 1 ? 'one condition' : `${conditions.length} conditions`;
  switch (strategy) {
    case 'filters':
      return conditions.length === 0 ? 'Looking at all alumni' : `Looking through the records by ${count}`;
    case 'path':
      return 'Following careers in the order of their positions';
    case 'similar':
      return `Looking for people alike, by ${count}`;
    case 'refine':
      return conditions.length === 0 ? 'Changing the last question' : `Changing the last question, now ${count}`;
    case 'none':
      return 'Nothing to search for';
  }
}

/** What a follow-up kept and what it let go, and how the order changed, each a sentence. */
export function movesOf(before: Intent, after: Intent): string[] {
  const has = (all: readonly Condition[], one: Condition) => all.some((other) => other.field === one.field && other.label === one.label);
  const kept = before.conditions.filter((one) => has(after.conditions, one)).map((one) => one.label);
  const gone = before.conditions.filter((one) => !has(after.conditions, one)).map((one) => one.label);
  const added = after.conditions.filter((one) => !has(before.conditions, one)).map((one) => one.label);
  const sort = after.sort === before.sort ? null : after.sort === null ? 'Sorted by the best match.' : `Sorted by ${after.sort.by}.`;
  const limit = after.limit === before.limit ? null : `Up to ${after.limit} ${after.limit === 1 ? 'person is' : 'people are'} shown.`;
  const moves = [
    kept.length > 0 ? `Kept from before: ${kept.join(', ')}.` : null,
    gone.length > 0 ? `Let go: ${gone.join(', ')}.` : null,
    added.length > 0 ? `New: ${added.join(', ')}.` : null,
    sort,
    limit,
  ].filter((move) => move !== null);
  return gone.length + added.length > 0 || sort !== null || limit !== null ? moves : [...moves, 'That changes none of the conditions.'];
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
