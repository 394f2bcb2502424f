import type { Condition } from '@alive/contract/conditions.ts';
import { coreOf } from '#acts/forms.ts';
import { letGoIn } from '#acts/let-go.ts';
import { inContext } from './context-of-fragment.ts';
import type { Intent } from './intent.ts';
import { mostConditions } from './intent.ts';
import type { Known } from './known.ts';
import { clausesOf, type Clause, isContinuation, subjectIn } from './moves.ts';
import { orderIn } from './order.ts';
import { applied } from './change.ts';
import type { Draft } from './plan.ts';
import { readQuestion } from './plan.ts';

/**
 * The search as a message changes it: conditions are narrowed ("only the ones in New York"), widened ("also Chicago", "any major"), replaced
 * ("no, Boston"), ruled out ("without banks"), sorted or cut. Null where the message names a subject of its own, and so asks anew, or
 * changes nothing.
 */
export function followUpOf(message: string, before: Intent, known: Known): FollowUp | null {
  const { start, end } = coreOf(message);
  // "And" is more than an opening where it begins a fragment.
  const joined = /^\W*and\s/i.test(message) && start > 0 ? 'and ' : '';
  const core = `${joined}${message.slice(start, end).replace(/\s+/g, ' ')}`;
  const ordered = orderIn(core, before.limit);
  const let_ = letGoIn(ordered.rest);
  const explicit = isContinuation(message, core) || let_.fields.length > 0 || ordered.rest !== core;
  const draft = readQuestion(core, known);
  if (!explicit && draft.accepted.length === 0 && subjectIn(core, draft)) return null;
  const lets = draft.accepted.length > 0;

  const notes: Notes = { recognised: [], guessed: [], leftOut: [] };
  let conditions = withoutFields(before.conditions, let_.fields);
  let [sort, limit] = [ordered.sort === undefined ? before.sort : ordered.sort, ordered.limit ?? before.limit];
  let wishes = before.wishes ?? [];
  for (const clause of clausesOf(let_.rest)) {
    const step = stepOf(clause, clause.text === core ? draft : readQuestion(clause.text, known), conditions, known);
    notes.recognised.push(...step.draft.recognised);
    notes.guessed.push(...step.draft.guessed, ...step.notes);
    notes.leftOut.push(...step.draft.leftOut);
    sort = step.draft.sort ?? sort;
    limit = step.draft.limit ?? limit;
    conditions = step.conditions;
    wishes =
      clause.mode === 'drop'
        ? wishes.filter(({ label }) => !clause.said.toLowerCase().includes(label.replace(/[“”]/g, '').toLowerCase()))
        : wishesJoined(wishes, step.draft.wishes);
  }
  const changes =
    wishes.length !== (before.wishes ?? []).length ||
    conditions.some((one) => !before.conditions.includes(one)) ||
    conditions.length !== before.conditions.length;
  const asked = explicit || lets || changes;
  if (
    !asked ||
    (!changes &&
      sort === before.sort &&
      limit === before.limit &&
      let_.fields.length === 0 &&
      ordered.rest === core &&
      notes.recognised.length === 0)
  )
    return null;
  const missed = let_.fields.length > 0 && !changes ? ['There was no condition of that kind to let go.'] : [];
  return {
    intent: { conditions: conditions.slice(0, mostConditions), wishes, sort, limit },
    notes: { ...notes, guessed: [...notes.guessed, ...missed] },
  };
}

function stepOf(clause: Clause, said: Draft, current: readonly Condition[], known: Known): Step {
  const draft = { ...said, conditions: inContext(said.conditions, clause, current, known) };
  if (clause.mode === 'drop')
    return { draft: { ...draft, recognised: [], guessed: [] }, conditions: dropped(current, draft.conditions, clause.text), notes: [] };
  return { draft, ...applied(clause.mode, draft.conditions, current, draft.accepted) };
}

function withoutFields(conditions: readonly Condition[], fields: readonly Condition['field'][]): Condition[] {
  // "Anywhere" is about where they work as long as that was asked.
  const both = fields.includes('place') && fields.includes('hometown') && conditions.some((one) => one.field === 'place');
  return conditions.filter((one) => !fields.includes(one.field) || (both && one.field === 'hometown'));
}

/** Without what is named, by its meaning or by the words of its chip. */
function dropped(current: readonly Condition[], named: readonly Condition[], text: string): Condition[] {
  const words = text.toLowerCase().trim();
  const isGone = (one: Condition) =>
    named.some((other) => other.field === one.field && String(other.value) === String(one.value)) ||
    (words.length > 2 && one.label.toLowerCase().includes(words)) ||
    (words.length > 2 && words.includes(String(one.value).toLowerCase()));
  return current.filter((one) => !isGone(one));
}

const wishesJoined = (some: readonly Condition[], others: readonly Condition[]): Condition[] =>
  [...new Map([...some, ...others].map((one) => [one.id, one])).values()].slice(-8);

type Notes = Pick<Draft, 'recognised' | 'guessed' | 'leftOut'>;

interface Step {
  draft: Draft;
  conditions: Condition[];
  notes: string[];
}

export interface FollowUp {
  intent: Intent;
  notes: Notes;
}
