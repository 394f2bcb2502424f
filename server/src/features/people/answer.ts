import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleEvent, Alumni } from '@alive/contract/people.ts';
import type { Coverage } from '@alive/language/clauses/coverage.ts';
import type { Offer } from '@alive/contract/reading.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/open.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { sentenceOf, phraseOfPeople } from '@alive/language/people/sentence.ts';
import type { Plan, View, Intent } from '@alive/language/conditions/intent.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { isSignedOut } from '#platform/errors.ts';
import { wellFormed } from '#platform/well-formed.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { otherCitiesOf } from '@alive/language/places/cities.ts';
import { schoolCalled } from '@alive/language/lexicon/schools.ts';
import type { Planner } from './by-model.ts';
import { reachOf } from './closeness.ts';
import { asksHowMany, conclude } from './conclude.ts';
import { shownTo } from './found.ts';
import type { Caller, Knowing, Knowledge } from './known.ts';
import { missedBy, nearestPeople, nowhereNear } from './nearest.ts';
import { searchPeople } from './queries.ts';
import { beginTurn, type Conversation, finishTurn, type TurnAnswer, turnsOf } from './store.ts';
import { suggestionsFor } from './suggest.ts';
import { type Asked, type Planned, planOf } from './turns.ts';
import * as copy from './copy/answer.ts';

/**
 * Answers one question about people in the events of the contract, in their order. What fails before the first of them throws; what fails
 * later is the last event. When the reader leaves, nothing more is run and what they saw is kept as stopped.
 */
export async function* answerQuestion(deps: Deps, student: Caller & { id: string }, asking: Asking): AsyncGenerator<PeopleEvent> {
  const { db, log, now } = deps;
  const conversation: Conversation = { studentId: student.id, conversationId: asking.conversationId };
  const [knowing, turns] = await Promise.all([deps.knowledge.of(student), turnsOf(db, conversation)]);
  const { plan, fresh, replaces, coverage, dropped } = await planOf(db, asking, turns, knowing, deps.plan);
  // Who left before anything was sent has the question still.
  if (deps.gone.aborted) return;
  const kept = wellFormed(beginningOf(plan, coverage));
  const turn = await beginTurn(db, conversation, {
    query: asking.query,
    answer: kept,
    about: [...new Set(knowing.met)],
    fresh,
    replaces,
    now: now(),
  });
  try {
    for await (const event of plan.strategy === 'none'
      ? replyTo(deps, plan, student, kept)
      : search(deps, { plan, coverage, dropped }, asking, knowing, kept)) {
      if (event.type === 'summary') {
        kept.status = 'complete';
        await finishTurn(db, turn, wellFormed(kept));
      }
      yield event;
    }
  } catch (error) {
    if (isSignedOut(error)) throw error;
    log.error({ err: error }, 'people search failed');
    kept.status = 'failed';
    yield { type: 'error', error: copy.failed, code: 'INTERNAL' };
  } finally {
    // A reader who left, or an error: what arrived until then is kept. Nobody is there to learn that it could not be.
    if (kept.status !== 'complete')
      await finishTurn(db, turn, wellFormed(kept)).catch((error: unknown) => {
        if (!isSignedOut(error)) log.error({ err: error }, 'people search was not kept');
      });
  }
}

async function* opening({ strategy, approach }: Plan, { thinking }: TurnAnswer): AsyncGenerator<PeopleEvent> {
  yield { type: 'strategy', strategy, content: approach };
  for (const content of thinking) yield { type: 'thinking', content };
}

/** What became of each word of the question, where there is one. */
function* readingOf({ reading }: TurnAnswer): Generator<PeopleEvent> {
  if (reading !== undefined) yield { type: 'reading', reading };
}

/** A refusal or small talk: nothing is searched for. */
async function* replyTo({ questions }: Deps, plan: Plan, student: Caller, kept: TurnAnswer): AsyncGenerator<PeopleEvent> {
  yield* opening(plan, kept);
  yield { type: 'interpretation', content: kept.interpretation, filters: [] };
  yield* readingOf(kept);
  yield { type: 'results', results: [], total: 0 };
  kept.summary = [plan.reply ?? '', ...plan.unanswerable.filter((line) => !plan.reply?.includes(line))]
    .filter((line) => line !== '')
    .join(' ');
  kept.suggestions = (await questions(student)).slice(0, 3);
  yield { type: 'summary', content: kept.summary, suggestions: kept.suggestions };
}

async function* search(
  { readOnly, now }: Deps,
  { plan, coverage, dropped }: Pick<Planned, 'plan' | 'coverage' | 'dropped'>,
  { query }: Asking,
  knowing: Knowing,
  kept: TurnAnswer,
): AsyncGenerator<PeopleEvent> {
  const { known, asker } = knowing;
  const { intent, view } = plan;
  const { sort, limit } = intent;
  const asked = [...intent.conditions, ...(view?.conditions ?? [])];
  const today = now();
  yield* opening(plan, kept);

  const swaps = otherPlaces(intent);
  const ranking = intent.wishes ?? [];
  const reach = { chips: asked, others: swaps.map(({ filters }) => filters), kept: knowing.counts };
  const { conditions, counts, others } = await reachOf(readOnly, reach, known, today);
  const wishes = peopleConditions(ranking, known);
  const question = { conditions, wishes, asker, now: today };
  kept.filters = plan.intent.conditions.map((one) => withCount(one, counts.get(one.id)));
  yield { type: 'interpretation', content: kept.interpretation, filters: kept.filters, ...(sort !== null && { sort }) };
  yield* readingOf(kept);

  // Those shown may be the nearest, who miss some of what is asked.
  const over = view?.ids == null ? {} : { ids: view.ids, conditions: peopleConditions(view.conditions, known) };
  const isWhy = view?.why === true;
  const { sql, total, rows, shown, ...counted } = await readOnly(async (tx) => {
    const { rows, ...found } = await searchPeople(tx, { ...question, sort, limit, ...over });
    return { ...found, rows, shown: isWhy ? null : await shownTo(tx, rows, question) };
  });
  const ids = rows.map(({ id }) => id);
  const missed = isWhy ? await missedBy(readOnly, question, ids) : new Map<string, string[]>();
  // Why somebody is shown who misses some of it is said without that.
  const gone = new Set([...missed.values()].flat());
  const met = { ...question, conditions: conditions.filter(({ id }) => !gone.has(id)) };
  const { people, careers } = shown ?? (await readOnly((tx) => shownTo(tx, rows, met)));
  kept.sql = sql;
  yield { type: 'sql_complete', sql };
  kept.shown = people.map(({ id }) => id);
  if (view?.list != null) kept.list = view.list;
  kept.total = total;
  yield { type: 'results', results: people, total };

  const concluding = conclude(readOnly, {
    question,
    filters: kept.filters,
    wishes: ranking,
    sentence: view === undefined ? kept.interpretation : sentenceOf({ ...intent, conditions: asked }),
    isOfRows: view?.list != null,
    counts: asksHowMany(query),
    total,
    people,
    careers,
    ...counted,
    unanswerable: plan.unanswerable,
    leftOut: [...new Set([...dropped, ...coverage.unused])],
    kept: knowing.arrivals,
  });
  // They are made while the database counts.
  const [concluded, suggestions] = await Promise.all([
    concluding,
    suggestionsFor({ plan, people, careers, total, knowing, now: question.now }),
  ]);
  Object.assign(kept, concluded, view === undefined ? {} : saidOfRows(view, people, asked, missed));
  if (view !== undefined) kept.summary = [...plan.unanswerable, kept.summary].join(' ');
  if (total === 0) {
    // An answer is whole without them.
    const near = await nearestPeople(readOnly, question, kept.filters, kept.without).catch(() => nowhereNear);
    if (near.people.length > 0) {
      kept.misses = near.misses;
      kept.near = near.people.map(({ id }) => id);
      if (near.isByTitle) kept.summary += ' These come closest by title.';
      yield { type: 'nearest', results: near.people, misses: near.misses };
    }
  }
  const swapped = swaps.map(({ other, filters }, at) => ({ other, filters, count: others[at] ?? 0 }));
  const added = view === undefined ? ranking.map((one, at) => withWish(intent, one, counted.wished[at] ?? 0)) : [];
  kept.offers = offersOf(intent, [...swapped, ...added.filter(({ other, count }) => other.op !== 'not' && count < total)]);
  if (kept.offers.length > 0) yield { type: 'offers', offers: kept.offers };
  kept.suggestions = suggestions;
  yield {
    type: 'summary',
    content: kept.summary,
    suggestions: kept.suggestions,
    ...(kept.without.length > 0 && { without: kept.without }),
  };
}

/** A turn before it is answered. */
function beginningOf({ strategy, approach, thinking, intent }: Plan, { reading }: Coverage): TurnAnswer {
  return {
    status: 'stopped',
    strategy,
    thinking: thinking.length > 0 ? thinking : [copy.taken],
    interpretation: strategy === 'none' ? approach : sentenceOf(intent),
    filters: strategy === 'none' ? [] : intent.conditions,
    wishes: intent.wishes ?? [],
    sort: intent.sort,
    sql: '',
    total: 0,
    summary: '',
    suggestions: [],
    without: [],
    reading,
    shown: [],
    limit: intent.limit,
  };
}

const withCount = (condition: Condition, count: number | undefined): Condition =>
  count === undefined ? condition : { ...condition, count };

/** What is said of rows that were shown, where it is not what is said of any answer: why they were, or that none of them is so. */
const saidOfRows = (
  { ids, why, list }: View,
  people: readonly Alumni[],
  asked: readonly Condition[],
  missed: ReadonlyMap<string, readonly string[]>,
): Partial<Pick<TurnAnswer, 'summary' | 'without'>> => {
  if (people.length === 0)
    return {
      summary: copy.ofShown.none(phraseOfPeople(asked), ids === null),
      without: [],
    };
  if (!why && (list === null || people.length < 2)) return {};
  const sentences = people.slice(0, mostNamed).map(({ id, name, match_reasons }) => {
    const misses = asked.flatMap((one) => (missed.get(id)?.includes(one.id) === true ? one.label : []));
    if (!why) return copy.ofShown.reasons(name, match_reasons);
    return misses.length === 0 ? copy.ofShown.why(name, match_reasons) : copy.ofShown.near(name, misses, match_reasons);
  });
  return { summary: [...sentences, copy.ofShown.stays].join(' ') };
};

const mostNamed = 3;

/** Other readings of a place: another city of its name, the school that it shares its name with. */
const otherPlaces = ({ conditions }: Intent): Reading[] =>
  conditions
    .flatMap((one) => othersOf(one).map((other) => ({ other, filters: conditions.map((each) => (each === one ? other : each)) })))
    .slice(0, 2 * most);

/** What only ranked as a condition. */
const withWish = ({ conditions }: Intent, other: Condition, count: number) => ({ other, filters: [...conditions, other], count });

/** What a question may also have meant, each with how many people it finds. Never applied by itself; at most three, and none that finds nobody. */
const offersOf = ({ conditions }: Intent, readings: readonly (Reading & { count: number })[]): Offer[] =>
  readings
    .filter(({ other, count }) => count > 0 && !conditions.some(({ id }) => id === other.id))
    .slice(0, most)
    .map(({ other: { id, label }, filters, count }) => ({ id, label, filters, count }));

/** What else the name of a place may mean. */
function othersOf({ field, op, value, when = 'now', position = 1, either }: Condition): Condition[] {
  if ((field !== 'place' && field !== 'hometown') || op === 'not' || either !== undefined) return [];
  const cities = otherCitiesOf(String(value)).map((label) => peopleCondition(field, label, { when, position }));
  const school = schoolCalled(String(value).replace(/,.*$/, ''));
  return school === null ? cities : [...cities.slice(0, most - 1), peopleCondition('school', school)];
}

const most = 3;

interface Reading {
  other: Condition;
  /** The whole set. */
  filters: Condition[];
}

export interface Deps {
  db: Db;
  readOnly: ReadOnly;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  knowledge: Knowledge;
  /** Reads the question. */
  plan: Planner;
  /** Ends when the reader leaves. */
  gone: AbortSignal;
  /** Questions that find somebody for this student. */
  questions: (student: Caller) => Promise<string[]>;
}

type Asking = Asked & { conversationId: string };
