import type { Condition } from '@alive/contract/conditions.ts';
import { fieldOf, group, isSameThing } from '../conditions/registry.ts';
import type { Mode } from './moves.ts';

/** Conditions put to those that are there, by the mode of a follow-up; `notes` say what was taken otherwise than it was said. */
export function applied(
  mode: Mode,
  all: readonly Condition[],
  current: readonly Condition[],
  accepted: readonly string[] = [],
): { conditions: Condition[]; notes: string[] } {
  const notes: string[] = [];
  // What is let in again takes back that it was left out, or joins a field that has a value; else it does nothing.
  const isHeld = (one: Condition) => current.some((other) => isSameThing(other, one));
  const isIdle = (one: Condition) => isHeld(one) || !current.some((other) => other.op !== 'not' && isSameGroup(other, one));
  const let_ = all.filter(
    (one) => accepted.includes(one.id) || (mode === 'add' && current.some((other) => other.op === 'not' && isSameThing(other, one))),
  );
  const said = all.filter((one) => !let_.includes(one) || !isIdle(one));
  if (let_.length > 0) current = current.filter((other) => other.op !== 'not' || !let_.some((one) => isSameThing(one, other)));
  if (let_.length > 0 && said.length > 0) mode = 'add';
  const positive = said.filter(({ op }) => op !== 'not');
  let conditions = [...current];
  for (const one of said.filter(({ op }) => op === 'not')) conditions = [...conditions.filter((other) => !isSameThing(other, one)), one];
  conditions = conditions.filter((other) => other.op !== 'not' || !positive.some((one) => isSameThing(one, other)));
  if (mode === 'narrow' || mode === 'replace') {
    const gone = positive.filter(({ field }) => !gathered.includes(field));
    conditions = withoutThose(conditions, gone, mode === 'replace');
    // "No, Canada" takes back what was left out of the same kind just before.
    if (mode === 'replace')
      conditions = conditions.filter((other) => other.op !== 'not' || !gone.some(({ field }) => field === other.field));
    return { conditions: unique([...conditions, ...positive]), notes };
  }
  for (const one of positive) {
    const beside = conditions.some(
      (other) => other.op !== 'not' && isSameGroup(other, one) && other.field !== 'skill' && other.field !== 'text',
    );
    if (beside) conditions = unique([...conditions, one]);
    else if (mode === 'or' || mode === 'add') {
      const siblings = conditions.filter((other) => other.op !== 'not' && areSiblings(other, one));
      const either =
        siblings.find((other) => other.either !== undefined)?.either ?? 1 + Math.max(0, ...conditions.map((other) => other.either ?? 0));
      if (siblings.length === 0 || either > 9) {
        if (mode === 'or' && conditions.length > 0)
          notes.push(`“${one.label}” is of another kind than the rest, so I added it as one more condition.`);
        conditions = unique([...conditions, one]);
      } else
        conditions = unique([...conditions.map((other) => (siblings.includes(other) ? { ...other, either } : other)), { ...one, either }]);
    } else conditions = unique([...conditions, one]);
  }
  return { conditions, notes };
}

/** Without what the new ones stand in place of; `wide`: what is said of the same thing by another field too. */
function withoutThose(conditions: readonly Condition[], fresh: readonly Condition[], wide: boolean): Condition[] {
  const isGone = (other: Condition) =>
    other.op !== 'not' &&
    fresh.some(
      (one) =>
        isSameGroup(other, one) ||
        (wide &&
          areReplaceable(one, other) &&
          !conditions.some((third) => third.op !== 'not' && third !== other && isSameGroup(third, one))),
    );
  const gone = conditions.filter(isGone);
  const groups = new Set(gone.flatMap(({ either }) => either ?? []));
  return conditions.filter((other) => !gone.includes(other) && (other.either === undefined || !groups.has(other.either)));
}

/** Positive ones of a group are alternatives: role and function count as one field. */
function isSameGroup(one: Condition, other: Condition): boolean {
  return fieldOf(one) === fieldOf(other) && (one.when ?? 'now') === (other.when ?? 'now') && (one.position ?? 1) === (other.position ?? 1);
}

const areSiblings = (one: Condition, other: Condition) => kinds.includes(group(one)) && group(one) === group(other);
const areReplaceable = (one: Condition, other: Condition) => kinds.slice(0, 2).includes(group(one)) && group(one) === group(other);
const unique = (conditions: readonly Condition[]) => [...new Map(conditions.map((one) => [one.id, one])).values()];

/** Fields of which all hold, so that a new one joins the rest. */
const gathered: readonly string[] = ['skill', 'text'];
/** What different fields tell of the same: what somebody does, for whom, where they belong. */
const kinds: readonly string[] = ['role', 'company', 'place', 'major'];
