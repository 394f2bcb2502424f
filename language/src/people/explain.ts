import type { Condition } from '@alive/contract/conditions.ts';
import type { Intent, Plan } from '../conditions/intent.ts';
import type { Draft } from '../questions/plan.ts';
import { allAlumni, approach, note } from './copy.ts';
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
  const left = draft.leftOut.length === 0 ? [] : [note.leftOut(draft.leftOut)];
  const lines = [...moves, ...draft.recognised, ...draft.guessed, ...left];
  if (lines.length > 0) return [...new Set(lines)].slice(0, 12);
  if (conditions === null) return [note.nothing];
  return [note.lookingFor(conditions.length === 0 ? allAlumni : phraseOfPeople(conditions))];
}

/** In a few words, how the question is answered. */
export function approachOf(strategy: Plan['strategy'], { conditions }: Pick<Intent, 'conditions'>): string {
  const { length } = conditions;
  switch (strategy) {
    case 'filters':
      return length === 0 ? approach.all : approach.filters(length);
    case 'path':
      return approach.path;
    case 'similar':
      return approach.similar(length);
    case 'refine':
      return approach.refine(length);
    case 'none':
      return approach.none;
  }
}

/** What a follow-up kept and what it let go, and how the order changed, each a sentence. */
export function movesOf(before: Intent, after: Intent): string[] {
  const has = (all: readonly Condition[], one: Condition) => all.some((other) => other.field === one.field && other.label === one.label);
  const kept = before.conditions.filter((one) => has(after.conditions, one)).map((one) => one.label);
  const gone = before.conditions.filter((one) => !has(after.conditions, one)).map((one) => one.label);
  const added = after.conditions.filter((one) => !has(before.conditions, one)).map((one) => one.label);
  const sort = after.sort === before.sort ? null : after.sort === null ? note.sortedByMatch : note.sorted(after.sort.by);
  const limit = after.limit === before.limit ? null : note.limit(after.limit);
  const moves = [
    kept.length > 0 ? note.kept(kept) : null,
    gone.length > 0 ? note.gone(gone) : null,
    added.length > 0 ? note.added(added) : null,
    sort,
    limit,
  ].filter((move) => move !== null);
  return gone.length + added.length > 0 || sort !== null || limit !== null ? moves : [...moves, note.sameConditions];
}
