import type { ReadSpan } from '@alive/contract/reading.ts';
import { evenSpaces } from '#language/text.ts';
import type { Context } from './context.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { type Claim, coverageOf, type Coverage, type Outcome } from '@alive/language/coverage.ts';
import { conditionsOfMention } from '#conditions/registry.ts';
import type { Mention, Reading } from '#language/types.ts';
import { interpret } from './interpret.ts';
import type { Move } from './move.ts';
import type { SearchState } from './state.ts';

/**
 * What became of the words of a message in a job conversation: `sent` as it came, `read` as it was read. `conditions` are those that hold
 * after it, `state` what was there before.
 */
export function readingOf({ sent, read, asked, move, reading, readAs, state, conditions }: Heard): Promise<Coverage> {
  const held = new Set(conditions.map(({ id }) => id));
  const refused = new Set(move.kind === 'search' ? move.said.flatMap(({ text, negated }) => (negated ? [text] : [])) : []);
  const outcome = outcomeOf(asked, held, refused);
  return coverageOf({
    sent,
    read,
    outcome,
    claims:
      outcome.conditions === null
        ? []
        : [...reading.mentions.flatMap((one) => claimOf(one, held)), ...wishClaims(read, move), ...textsOf(read, conditions)],
    again: (text) => outcomeOf(interpret(text, readAs(text), state), null, refused),
  });
}

/** The same where a language model answered: the words of its conditions; what it did with the others is not known, so they count as asking. */
export async function readingOfModel(sent: string, { reading, state }: Pick<Context, 'reading' | 'state'>): Promise<ReadSpan[]> {
  const read = evenSpaces(sent).slice(0, mostRead);
  const held = new Set(state.conditions.map(({ id }) => id));
  const outcome: Outcome = { conditions: state.conditions, order: '', act: '' };
  const claims = [...reading(read).mentions.flatMap((one) => claimOf(one, held)), ...textsOf(read, state.conditions)];
  const { reading: spans } = await coverageOf({ sent, read, outcome, claims, again: () => ({ ...outcome, act: 'model' }) });
  return spans;
}

const mostRead = 2000;

/** A mention that became a condition. */
function claimOf(mention: Mention, held: ReadonlySet<string>): Claim[] {
  const ids = conditionsOfMention(mention).flatMap(({ id }) => (held.has(id) ? [id] : []));
  return ids.length === 0 ? [] : [{ start: mention.start, end: mention.end, as: 'condition', ids }];
}

/** The words of what only ranks. */
function wishClaims(text: string, move: Move): Claim[] {
  const lower = text.toLowerCase();
  const words =
    move.kind !== 'search'
      ? []
      : move.said.flatMap((wish) => [
          wish.text,
          ...wish.anyOf.flat().flatMap(({ field, value }) => (field === 'text' ? [String(value)] : [])),
        ]);
  return words.flatMap((word): Claim[] => {
    const start = lower.indexOf(word.toLowerCase());
    return start < 0 ? [] : [{ start, end: start + word.length, as: 'wish', ids: [] }];
  });
}

/** The words of the message that postings are searched for. */
function textsOf(text: string, conditions: readonly Condition[]): Claim[] {
  const lower = text.toLowerCase();
  return conditions.flatMap(({ id, field, value }) => {
    const start = field === 'text' ? lower.indexOf(String(value)) : -1;
    return start < 0 ? [] : [{ start, end: start + String(value).length, as: 'condition', ids: [id] }];
  });
}

/** What a move does; of its conditions those that `held`, null: all. `refused` are the words it puts last. */
function outcomeOf(move: Move, held: ReadonlySet<string> | null, refused: ReadonlySet<string>): Outcome {
  if (move.kind !== 'search' || move.restored) return { conditions: null, order: '', act: '' };
  const { conditions, wishes, needsVisa, major, limit, startsOver } = move;
  return {
    conditions: conditions.filter(({ id }) => held === null || held.has(id)),
    order: move.order ?? '',
    act: JSON.stringify([needsVisa, major, limit, startsOver, wishes.filter(({ text, negated }) => negated && refused.has(text)).length]),
  };
}

export interface Heard {
  sent: string;
  read: string;
  /** What the message asks, and that with its wishes as postings meet them. */
  asked: Move;
  move: Move;
  reading: Reading;
  readAs: (text: string) => Reading;
  state: SearchState;
  conditions: readonly Condition[];
}
