import type { Condition } from '@alive/contract/conditions.ts';
import { mostSequences, type PeopleSort } from '@alive/contract/people.ts';
import type { Coverage } from '@alive/language/clauses/coverage.ts';
import type { Db } from '#db/open.ts';
import { coverageOfQuestion } from '@alive/language/clauses/people-coverage.ts';
import { type Intent, type Plan, usualLimit } from '@alive/language/conditions/intent.ts';
import { parsePeopleConditions } from '@alive/language/conditions/registry.ts';
import type { Before } from '@alive/language/people/turn.ts';
import { inPlainSpelling } from '@alive/language/entities/known.ts';
import { type Planner, shareSpent } from './by-model.ts';
import type { Knowing } from './known.ts';
import { lastSearch, namesOf, peopleMentionedIn, type TurnAnswer, type TurnRow } from './store.ts';
import { edited as copy } from './copy/answer.ts';

/**
 * What is to be answered: the question refines the last one of the conversation that searched; edited conditions take the place of what
 * was asked, and without a question of their own the place of the last answer too. Adds to `met` whom the plan tells of by name.
 */
export const planOf = async (db: Db, asked: Asked, turns: readonly TurnRow[], knowing: Knowing, planner: Planner): Promise<Planned> => {
  const last = lastSearch(turns);
  const earlier = last === null ? null : earlierOf(turns.slice(0, turns.indexOf(last)), last);
  // What tells of somebody who may not be seen any more is not gone back to.
  const back = earlier !== null && (await beforeOf(db, earlier)) !== null ? earlier : null;
  const found = last === null ? null : await beforeOf(db, last);
  const previous = last === null || last !== turns.at(-1) ? null : lastSearch(turns.slice(0, turns.indexOf(last)));
  const stood = last !== null && (last !== turns.at(-1) || (previous !== null && isSameSearch(previous, last)));
  const before = found === null ? null : { ...found, stood, earlier: back === null ? null : intentOf(back.answer) };
  const planned = withFewSequences(withoutRepeats(await planFor(asked, turns, before, knowing, planner), turns));
  const isBack = back !== null && planned.plan.intent.conditions.some((one) => isNew(one, last) && !isNew(one, back));
  knowing.met.push(...mentionedInPlan(planned.plan, before?.shown ?? [], last), ...(isBack ? peopleMentionedIn(back) : []));
  return planned;
};

/** The search before the conditions or the order of the last one came. */
function earlierOf(turns: readonly TurnRow[], turn: TurnRow): TurnRow | null {
  const earlier = lastSearch(turns);
  return earlier !== null && isSameSearch(earlier, turn) ? earlierOf(turns.slice(0, turns.indexOf(earlier)), earlier) : earlier;
}

/** Whether two turns have the same conditions in the same order. */
function isSameSearch({ answer: one }: TurnRow, { answer: other }: TurnRow): boolean {
  const ids = (conditions: readonly Condition[]) => conditions.map(({ id }) => id).join(' ');
  return ids(one.filters) === ids(other.filters) && one.sort?.by === other.sort?.by && one.sort?.descending === other.sort?.descending;
}

const isNew = ({ id }: Condition, turn: TurnRow | null): boolean => turn?.answer.filters.some((one) => one.id === id) !== true;

/** With the first sequences of steps, no more than a search takes; the others are said to be left out. */
function withFewSequences(planned: Planned): Planned {
  const { plan, dropped } = planned;
  const isOfSteps = ({ field }: Condition) => field === 'sequence';
  const many = plan.intent.conditions.filter(isOfSteps).slice(mostSequences);
  const wishes = plan.intent.wishes?.filter((one, at, all) => !isOfSteps(one) || all.slice(0, at).filter(isOfSteps).length < mostSequences);
  const conditions = plan.intent.conditions.filter((one) => !many.includes(one));
  const intent = { ...plan.intent, conditions, ...(wishes && { wishes }) };
  return { ...planned, plan: { ...plan, intent }, dropped: [...dropped, ...many.map(({ label }) => label)] };
}

/** Without the line about a share that is used up, where the conversation has it already. */
const withoutRepeats = (planned: Planned, turns: readonly TurnRow[]): Planned => {
  if (!turns.some(({ answer }) => answer.thinking.includes(shareSpent))) return planned;
  return { ...planned, plan: { ...planned.plan, thinking: planned.plan.thinking.filter((line) => line !== shareSpent) } };
};

/** What an answer leaves for the next question; null where it tells of somebody whom students may not see any more. */
async function beforeOf(db: Db, turn: TurnRow): Promise<Before | null> {
  const about = peopleMentionedIn(turn);
  if ((await namesOf(db, about)).length < about.length) return null;
  const { list, shown, near = [] } = turn.answer;
  return {
    intent: intentOf(turn.answer),
    shown: await namesOf(db, list ?? (shown.length > 0 ? shown : near)),
    focusId: list === undefined ? null : (shown[0] ?? null),
  };
}

/** Ids of those of whom a plan tells by what was shown: who is named in it, and whoever the last answer mentioned where it names its chips. */
function mentionedInPlan({ thinking, reply, intent: { conditions } }: Plan, shown: Before['shown'], last: TurnRow | null): string[] {
  const text = [...thinking, reply ?? '', ...conditions.map(({ label }) => label)].join('\n');
  const named = shown.flatMap(({ id, name }) => (text.includes(name) ? [id] : []));
  const again = last?.answer.filters.some(({ field, label }) => field === 'name' && text.includes(label)) ?? false;
  return again && last !== null ? [...peopleMentionedIn(last), ...named] : named;
}

async function planFor(
  asked: Asked,
  turns: readonly TurnRow[],
  before: Before | null,
  { known }: Knowing,
  planner: Planner,
): Promise<Planned> {
  const coverageOfPlan = (plan: Awaited<ReturnType<Planner>>, from: Before | null) =>
    coverageOfQuestion(asked.query, plan, { before: from, known: plan.read === undefined ? known : { ...known, read: plan.read } });
  if (asked.filters === undefined) {
    const plan = await planner(inPlainSpelling(asked.query, known), before, known);
    const fresh = plan.strategy === 'none' && before !== null && before.intent.conditions.length > 0 && plan.intent.conditions.length === 0;
    return { plan: chosen(plan, asked), fresh, replaces: null, dropped: [], coverage: coverageOfPlan(plan, before) };
  }
  const { conditions, dropped } = parsePeopleConditions(asked.filters, known);
  const set: Intent = {
    conditions,
    wishes: before?.intent.wishes ?? [],
    sort: asked.sort === undefined ? (before?.intent.sort ?? null) : orderOf(asked.sort),
    limit: asked.limit ?? before?.intent.limit ?? usualLimit,
  };
  if (asked.query === '') {
    const open = turns.at(-1);
    const replaced = open === undefined || open.answer.strategy === 'none' ? null : open;
    const coverage = { reading: replaced?.answer.reading ?? [], unused: [] };
    return { plan: planOfEdit(set, dropped), fresh: false, replaces: replaced?.id ?? null, dropped, coverage };
  }
  const from = { intent: set, shown: before?.shown ?? [] };
  const plan = await planner(inPlainSpelling(asked.query, known), from, known);
  const planned = chosen(plan, asked);
  const coverage = coverageOfPlan({ ...plan, ...planned }, from);
  return { plan: { ...planned, leftOut: [...dropped, ...plan.leftOut] }, fresh: false, replaces: null, dropped, coverage };
}

const intentOf = ({ filters, wishes = [], sort, limit }: TurnAnswer): Intent => ({
  conditions: filters.map(withoutCount),
  wishes,
  sort,
  limit,
});

/** A chip's count belongs to the answer it was shown with. */
const withoutCount = (condition: Condition): Condition => {
  const bare = { ...condition };
  delete bare.count;
  return bare;
};

/** What the question itself says of order and number goes before what the table is set to. */
const chosen = (plan: Plan, { sort, limit }: Asked): Plan => ({
  ...plan,
  intent: {
    ...plan.intent,
    sort: plan.intent.sort ?? orderOf(sort),
    limit: plan.intent.limit === usualLimit ? (limit ?? usualLimit) : plan.intent.limit,
  },
});

/** The best match first is what happens anyway. */
const orderOf = (sort: PeopleSort | undefined): PeopleSort | null =>
  sort === undefined || (sort.by === 'match' && sort.descending) ? null : sort;

const planOfEdit = (intent: Intent, dropped: string[]): Plan => ({
  strategy: intent.conditions.some(({ field }) => field === 'sequence') ? 'path' : 'filters',
  approach: copy.approach,
  thinking: [intent.conditions.length === 0 ? copy.all : copy.set(intent.conditions.map(({ label }) => label))],
  intent,
  reply: null,
  leftOut: dropped,
  unanswerable: [],
});

export interface Asked {
  /** '' where only the conditions were changed. */
  query: string;
  /** The whole set, as edited by chips. */
  filters?: Condition[] | undefined;
  sort?: PeopleSort | undefined;
  limit?: number | undefined;
}

export interface Planned {
  plan: Plan;
  /** Whether the student begins anew: the next question has none before it. */
  fresh: boolean;
  /** The turn whose answer the new one takes the place of; null: it is a turn of its own. */
  replaces: string | null;
  /** Labels of edited conditions that could not be used. */
  dropped: string[];
  /** What became of the words of the question. */
  coverage: Coverage;
}
