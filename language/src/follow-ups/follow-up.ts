import type { Condition } from '@alive/contract/conditions.ts';
import { coreOf } from '../acts/forms.ts';
import { letGoIn } from '../acts/let-go.ts';
import { isOfPosition, isPeopleField, peopleCondition } from '../conditions/registry.ts';
import { type Intent, mostConditions } from '../conditions/intent.ts';
import type { Known } from '../entities/known.ts';
import { clausesOf, type Clause, isContinuation, subjectIn } from './moves.ts';
import { orderIn } from './order.ts';
import { applied } from './change.ts';
import { type Draft, readQuestion } from '../questions/plan.ts';

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
  const clauses = clausesOf(let_.rest);
  for (const clause of clauses) {
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
  const drops = clauses.some(({ mode }) => mode === 'drop');
  const asked = explicit || lets || changes;
  if (
    !asked ||
    (!changes &&
      !lets &&
      !drops &&
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
  if (clause.mode === 'drop') {
    const left = dropped(current, draft.conditions, clause.text);
    // "Drop consulting" where it was never asked for leaves it out from now on.
    const out =
      left.length < current.length ? [] : draft.conditions.filter(({ field }) => field !== 'text' && field !== 'skill').map(refusedOf);
    return { draft: { ...draft, wishes: [], recognised: [], guessed: [] }, conditions: [...left, ...out], notes: [] };
  }
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

/** A condition as one that leaves out what it names. */
const refusedOf = ({ field, value, when, position }: Condition): Condition =>
  isPeopleField(field)
    ? peopleCondition(field, value, { negated: true, ...(when !== undefined && { when }), ...(position !== undefined && { position }) })
    : { id: '', field, op: 'not', value, label: '' };

const wishesJoined = (some: readonly Condition[], others: readonly Condition[]): Condition[] =>
  [...new Map([...some, ...others].map((one) => [one.id, one])).values()].slice(-8);

/**
 * What the conditions of a fragment mean beside those asked before: a bare "Chicago" after a hometown is one, a bare "Music" after a major
 * too, a bare "Meta" after a former employer is a former employer.
 */
function inContext(said: readonly Condition[], clause: Clause, current: readonly Condition[], known: Known): Condition[] {
  const had = (field: Condition['field']) => current.some((one) => one.field === field && one.op !== 'not');
  const negated = said.length > 0 && said.every(({ op }) => op === 'not');
  if (negated) return said.map((one) => inTime(one, clause, current));
  const bare = !/\b(?:in|at|based|near|work\w*|from|around)\b/i.test(clause.said);
  if (bare && had('major') && !had('role') && !had('function') && said.every(({ field }) => workFields.includes(field))) {
    const majors = readQuestion(`${clause.said.replace(/\bmajors?\b/gi, '')} majors`, known).conditions;
    if (majors.length > 0 && majors.every(({ field }) => field === 'major')) return majors;
  }
  return said.map((one) => {
    if (one.field === 'place' && bare && had('hometown') && !had('place'))
      return peopleCondition('hometown', one.value, { negated: one.op === 'not' });
    return inTime(one, clause, current);
  });
}

/** With the time of the same field before, where the fragment tells none. */
function inTime(one: Condition, { said }: Clause, current: readonly Condition[]): Condition {
  if (!isOfPosition(one.field) || !isPeopleField(one.field) || one.when !== undefined || timed.test(said)) return one;
  const before = current.filter((other) => other.field === one.field && other.op !== 'not');
  const [first] = before;
  if (first?.when === undefined || before.some(({ when }) => when === undefined)) return one;
  return {
    ...peopleCondition(one.field, one.value, { op: one.op, when: first.when, position: first.position ?? 1, negated: one.op === 'not' }),
  };
}

const workFields: readonly string[] = ['function', 'skill', 'text', 'industry', 'major', 'role'];
const timed =
  /\b(?:now|current\w*|today|ex|former\w*|past|previous\w*|used to|ever|never|first|start\w*|beg[au]n|was|were|worked|work|works|working|before|is|are)\b/i;

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
