import type { Condition } from '@alive/contract/conditions.ts';
import { coreOf } from '../acts/forms.ts';
import { letGoIn } from '../acts/let-go.ts';
import { employerNamed } from '../lexicon/industries.ts';
import { fieldOf, freeMark, group, isOfPosition, isPeopleField, isSameThing, peopleCondition, settled } from '../conditions/registry.ts';
import { type Intent, mostConditions } from '../conditions/intent.ts';
import type { Known } from '../entities/known.ts';
import { type Draft, readQuestion } from '../questions/plan.ts';
import { orderIn } from './order.ts';
import { note } from '../people/copy.ts';

/**
 * The search as a message changes it (rule 10 of how a request is read): a value takes the place of those of its field or, where the field is
 * new, joins the rest; what is joined stands alongside; what is let go, left out or let in again does just that. New work in a new place or for a
 * new employer is a search of its own. Null where the message changes nothing.
 */
export function followUpOf(message: string, before: Intent, known: Known): FollowUp | null {
  const { start, end } = coreOf(message);
  const core = message.slice(start, end).replace(/\s+/g, ' ');
  const ordered = orderIn(core, before.limit);
  const asked = ordered.rest === core ? message : ordered.rest;
  const letGo = letGoIn(asked);
  const draft = inContext(readQuestion(letGo.rest, known), before.conditions);
  const isOrder = ordered.rest !== core;
  const isEmpty = draft.conditions.length + draft.wishes.length + draft.dropped.length + draft.accepted.length === 0;
  if (isEmpty && draft.sort === null && draft.limit === null && !isOrder && letGo.fields.length === 0) return null;
  const kept = withoutFields(before.conditions, letGo.fields);
  const { conditions, notes } = applied(draft, begunAnew(draft, kept));
  const dropped = draft.dropped.map(({ value }) => String(value).toLowerCase());
  const wishes = [...(before.wishes ?? []).filter(({ value }) => !dropped.includes(String(value).toLowerCase())), ...draft.wishes];
  const changes = wishes.length !== (before.wishes ?? []).length || !isSame(conditions, before.conditions);
  const missed = (letGo.fields.length > 0 || draft.dropped.length > 0) && !changes ? [note.notThere] : [];
  return {
    intent: {
      conditions: settled(conditions).slice(0, mostConditions),
      wishes: [...new Map(wishes.map((one) => [one.id, one])).values()].slice(-8),
      sort: ordered.sort === undefined ? (draft.sort ?? before.sort) : ordered.sort,
      limit: ordered.limit ?? draft.limit ?? before.limit,
    },
    spent: [...ordered.said, ...letGo.said.map((one) => asked.slice(one.start, one.end)), ...draft.spent],
    notes: { recognised: draft.recognised, guessed: [...draft.guessed, ...notes, ...missed], leftOut: draft.leftOut },
  };
}

/** Conditions put to those that are there; `notes` say what was taken otherwise than it was said. */
function applied(
  { conditions: said, accepted, joined, dropped, replacing }: Draft,
  before: readonly Condition[],
): { conditions: Condition[]; notes: string[] } {
  const notes: string[] = [];
  let current = [...before];
  for (const one of dropped) current = withoutDropped(current, one);
  // "Make it Philly instead of Boston": only Boston goes, whatever else is listed with it.
  const isHeldBefore = (one: Condition) => before.some((other) => other.op !== 'not' && isSameThing(other, one));
  const replaced = new Set([...dropped, ...said.filter(({ op }) => op === 'not')].filter(isHeldBefore).map(slotOf));
  for (const one of said) {
    if (accepted.includes(one.id)) {
      const excluded = current.filter((other) => other.op === 'not' && isSameThing(one, other));
      const isHeld = current.some((other) => other.op !== 'not' && isSameThing(one, other));
      // "Senior is fine" lifts "up to 7 years".
      if (typeof one.value === 'number') current = current.filter(({ field }) => field !== one.field);
      const isAlternative = current.some((other) => other.op !== 'not' && isSameField(one, other));
      current = current.filter((other) => !excluded.includes(other));
      // What is let in does nothing where its field has no value.
      if (excluded.length === 0 && !isHeld && isAlternative) current.push(one);
      else if (isHeld && excluded.length === 0) current = current.filter((other) => !isSameThing(one, other));
      continue;
    }
    if (one.field === 'industry' && (one.op === 'not' || one.when === 'past'))
      current = current.filter((other) => !isEmployerOf(other, one.value));
    if (one.op === 'not') {
      const isHeld = before.some((other) => other.op !== 'not' && isSameThing(other, one));
      // "Meta instead of Google", "not Boston but Chicago": what is put out of its place is not left out for good.
      const isPutOut = isHeld && said.some((other) => other.op !== 'not' && slotOf(other) === slotOf(one));
      current = [...current.filter((other) => !isSameThing(other, one)), ...(isPutOut ? [] : [one])];
      continue;
    }
    const excluded = current.some((other) => other.op === 'not' && isSameThing(one, other));
    // "No, Canada" takes back what was left out of its field just before.
    current = current.filter(
      (other) => other.op !== 'not' || !(isSameThing(one, other) || (replacing.includes(one.id) && other.field === one.field)),
    );
    // "Deloitte too", where it was left out, only takes that back.
    if (excluded && joined.includes(one.id) && !current.some((other) => other.op !== 'not' && isSameField(one, other))) continue;
    // "The ones who left nursing", after nurses.
    if (one.when === 'past') current = current.filter((other) => !isSameThing(one, other) || (other.when ?? 'now') !== 'now');
    const slot = slotOf(one);
    if (joined.includes(one.id)) {
      current = withRelated(current, one, notes);
      continue;
    }
    // "Nurse practitioners instead", after a career in an order.
    if (replacing.includes(one.id) && group(one) === 'role') current = current.filter(({ field }) => field !== 'sequence');
    if (!replaced.has(slot)) current = withoutReplaced(current, one);
    replaced.add(slot);
    current = [...current.filter(({ id }) => id !== one.id), one];
  }
  return { conditions: current, notes };
}

/** Alongside the values of its field; where it tells the same by another field, as an alternative to them. */
function withRelated(current: Condition[], one: Condition, notes: string[]): Condition[] {
  if (current.some((other) => other.op !== 'not' && isSameField(one, other))) return [...current, one];
  const kin = current.filter((other) => other.op !== 'not' && group(other) === group(one) && alternative.has(group(one)));
  const either = kin.find((other) => other.either !== undefined)?.either ?? freeMark(current);
  if (kin.length === 0 || either > 9) {
    if (current.length > 0 && kin.length > 0) notes.push(note.onceMore(one.label));
    return [...current, one];
  }
  return [...current.map((other) => (kin.includes(other) ? { ...other, either } : other)), { ...one, either }];
}

const alternative: ReadonlySet<string> = new Set(['role', 'company', 'place', 'major']);

/** Without what a new value stands in place of; of alternatives all go where one does. */
function withoutReplaced(current: readonly Condition[], one: Condition): Condition[] {
  if (one.field === 'skill' || one.field === 'text') return [...current];
  // A career listed in order says what somebody does.
  const isGone = (other: Condition) => (one.field === 'sequence' ? group(other) === 'role' : slotOf(other) === slotOf(one));
  const gone = current.filter((other) => other.op !== 'not' && isGone(other));
  const groups = new Set(gone.flatMap(({ either }) => either ?? []));
  return current.filter((other) => !gone.includes(other) && (other.either === undefined || !groups.has(other.either)));
}

/** What a value takes the place of: role and function of one time, an employer or industry of one time, any other field. */
const slotOf = (one: Condition): string => `${isOfPosition(one.field) ? `${one.when ?? 'now'} ${one.position ?? 1} ` : ''}${group(one)}`;

/** Positive ones of a field are alternatives: role and function count as one. */
const isSameField = (one: Condition, other: Condition): boolean => fieldOf(one) === fieldOf(other) && slotOf(one) === slotOf(other);

/** "People who left government", after alumni at the State Department: an employer of that industry where they are now. */
const isEmployerOf = ({ field, op, when, value }: Condition, industry: Condition['value']): boolean =>
  field === 'company' && op === 'is' && when === undefined && employerNamed(String(value))?.industry === industry;

/** What is let go of: the same thing or what its chip shows; where nothing is, it is left out. */
function withoutDropped(current: readonly Condition[], one: Condition): Condition[] {
  const words = String(one.value).toLowerCase();
  const isNamed = (other: Condition) =>
    (other.field === one.field && String(other.value) === String(one.value)) || other.label.toLowerCase().includes(words);
  if (current.some(isNamed)) return current.filter((other) => !isNamed(other));
  if (!isPeopleField(one.field) || ['text', 'skill'].includes(one.field) || typeof one.value !== 'string') return [...current];
  return [...current, peopleCondition(one.field, one.value, { negated: true })];
}

/** New work in a new place or for a new employer: levels, years and what is left out stay. */
function begunAnew({ conditions, joined }: Draft, before: readonly Condition[]): readonly Condition[] {
  const set = new Set(conditions.flatMap((one) => (one.op === 'not' || joined.includes(one.id) ? [] : group(one))));
  const isNew =
    set.has('role') && (set.has('place') || set.has('company')) && before.some((one) => one.op !== 'not' && group(one) === 'role');
  return isNew ? before.filter(({ op, field }) => op === 'not' || stays.has(field)) : before;
}

const stays: ReadonlySet<string> = new Set(['experience', 'seniority', 'year']);

function withoutFields(conditions: readonly Condition[], fields: readonly Condition['field'][]): Condition[] {
  // "Anywhere" is about where they work as long as that was asked.
  const both = fields.includes('place') && fields.includes('hometown') && conditions.some((one) => one.field === 'place');
  return conditions.filter((one) => !fields.includes(one.field) || (both && one.field === 'hometown'));
}

/** A bare "Chicago" after a hometown is one too; a bare "Meta" after a former employer is a former employer. */
function inContext(draft: Draft, current: readonly Condition[]): Draft {
  const had = (field: Condition['field']) => current.some((one) => one.field === field && one.op !== 'not');
  const ids = new Map<string, string>();
  const conditions = draft.conditions.map((one) => {
    const meant = inTime(one);
    ids.set(one.id, meant.id);
    return meant;
  });
  const renamed = (some: readonly string[]) => some.map((id) => ids.get(id) ?? id);
  return {
    ...draft,
    conditions,
    joined: renamed(draft.joined),
    accepted: renamed(draft.accepted),
    replacing: renamed(draft.replacing),
  };

  function inTime(one: Condition): Condition {
    if (!isPeopleField(one.field) || one.when !== undefined) return one;
    const negated = one.op === 'not';
    if (one.field === 'place' && had('hometown') && !had('place') && draft.isBare)
      return peopleCondition('hometown', one.value, { negated });
    const before = current.filter((other) => other.field === one.field && other.op !== 'not');
    const [first] = before;
    if (!isOfPosition(one.field) || !draft.isBare || first?.when === undefined || before.some(({ when }) => when === undefined)) return one;
    return peopleCondition(one.field, one.value, { op: one.op, when: first.when, position: first.position ?? 1, negated });
  }
}

const isSame = (some: readonly Condition[], others: readonly Condition[]): boolean =>
  some.length === others.length && some.every((one) => others.some(({ id, either }) => id === one.id && either === one.either));

export interface FollowUp {
  intent: Intent;
  /** Words that did something and name no condition. */
  spent: string[];
  notes: Pick<Draft, 'recognised' | 'guessed' | 'leftOut'>;
}
