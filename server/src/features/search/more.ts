import { type AnswerPart, tokens } from '#platform/chat.ts';
import { type Context, concernsVisas } from './context.ts';
import * as copy from './copy/selection.ts';
import { type Cost, costsOf } from './costs.ts';
import { filterOf } from './filter.ts';
import { nearestJobs } from './nearest-jobs.ts';
import { has, joined, mostAtOnce, mostShown, perTurn, saysWhat, shown } from './selection.ts';
import type { SearchState } from './state.ts';
import { dropsOf, suggestionsFor } from './suggestions.ts';
import { gatedLine, heldLine, moreLine, whyLine } from './change.ts';

/** The next ones of the same search, five unless a count was asked for. */
export async function* showMore(
  context: Context,
  { before = '', count = null }: { before?: string; count?: number | null } = {},
): AsyncGenerator<AnswerPart> {
  const { tools, about, state, lookup } = context;
  const { conditions } = state;
  const atOnce = Math.min(mostAtOnce, Math.max(1, count ?? perTurn));
  yield { filters: conditions };
  const found = await tools.findJobs(
    { ...filterOf(conditions, lookup, state.wishes), ...(state.order !== null && { order: state.order }) },
    about,
    Math.min(mostShown, state.shownIds.length + atOnce),
  );
  if (found.total === 0 && state.shownIds.length > 0) {
    yield* showMoreNear(context, before);
    return;
  }
  const unseen = (ids: readonly string[]) => ids.filter((id) => !state.shownIds.includes(id));
  const next = found.jobs.filter(({ id }) => unseen([id]).length > 0).slice(0, atOnce);
  // What was folded into others comes last.
  const folded = unseen(found.jobs.flatMap(({ alike }) => alike?.ids ?? [])).slice(0, atOnce - next.length);
  const copies = folded.length === 0 ? [] : await tools.jobsByIds(folded, about, filterOf(conditions, lookup));
  const jobs = [...next, ...copies];
  const seen = [...state.shownIds, ...jobs.map(({ id }) => id)];
  const wants = { visa: about.needsVisa === true, remote: has(conditions, 'remote') };
  const costs = (jobs.length > 0 ? [] : await costsOf(context, conditions)).filter(({ without }) => without > found.total);
  // An employer is the last to be let go.
  const isEmployer = (cost: Cost) => Number(cost.conditions.some(saysWhat));
  const [dearest = null] = costs.toSorted((a, b) => isEmployer(a) - isEmployer(b) || b.without - a.without);
  yield* tokens(
    joined(
      before,
      moreLine(conditions, jobs.length, seen.length, found.total, dearest),
      copies.length > 0 ? copy.copies(copies.length, jobs.length) : jobs.length > 0 ? whyLine(jobs, wants) : '',
      gatedLine(jobs),
    ),
  );
  if (jobs.length === 0) {
    const offer = dearest === null ? null : { kind: 'drop' as const, ids: dearest.conditions.map(({ id }) => id) };
    yield { suggestions: [...new Set([...dropsOf(dearest?.conditions ?? []), ...dropsOf(conditions)])].slice(0, 2).concat('Start over') };
    yield { state: { ...state, offer } satisfies SearchState };
    return;
  }
  yield { results: jobs };
  yield { suggestions: suggestionsFor(found.total - state.shownIds.length, jobs, 0, [], concernsVisas(context)) };
  yield {
    state: {
      ...state,
      total: found.total,
      shownIds: seen,
      last: jobs.map(shown),
      lastConditions: conditions,
      focusId: null,
      people: null,
      offer: null,
    } satisfies SearchState,
  };
}

/** The next of those that came nearest, where nothing fits all. */
async function* showMoreNear(context: Context, before: string): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const { jobs, nearest } = await nearestJobs(context, state.conditions, state.shownIds);
  yield* tokens(joined(before, jobs.length === 0 ? copy.nearestSeen : copy.nextNearest));
  if (jobs.length > 0) yield { nearest, results: jobs };
  yield { suggestions: [...(jobs.length > 0 ? ['Show more'] : []), ...dropsOf(state.conditions).slice(0, 2), 'Start over'] };
  yield {
    state: {
      ...state,
      ...(jobs.length > 0 && {
        last: jobs.map(shown),
        shownIds: [...state.shownIds, ...jobs.map(({ id }) => id)],
        lastConditions: state.conditions,
      }),
    } satisfies SearchState,
  };
}

/** The jobs that rule the student out, since they were asked for. */
export async function* showHeldBack(context: Context): AsyncGenerator<AnswerPart> {
  const { tools, about, state, lookup } = context;
  yield { filters: state.conditions };
  const found = await tools.findJobs(
    { ...filterOf(state.conditions, lookup, state.wishes), onlyGated: true },
    about,
    Math.min(mostShown, state.heldIds.length + perTurn),
  );
  const jobs = found.jobs.filter((job) => !state.heldIds.includes(job.id)).slice(0, perTurn);
  if (jobs.length === 0) {
    yield* tokens(found.total > 0 ? copy.heldSeen : copy.heldNone);
    yield { suggestions: ['Show more', 'Start over'] };
    yield { state: { ...state, offer: null, includeGated: false } satisfies SearchState };
    return;
  }
  const seen = [...state.heldIds, ...jobs.map((job) => job.id)];
  const left = found.total > seen.length;
  yield* tokens(heldLine(jobs, found.total));
  yield { results: jobs };
  yield { suggestions: [...(left ? ['Show more'] : []), 'Why the first?', 'Start over'] };
  yield {
    state: {
      ...state,
      heldIds: seen,
      last: jobs.map(shown),
      lastConditions: state.conditions,
      focusId: null,
      people: null,
      offer: null,
      includeGated: left,
    } satisfies SearchState,
  };
}
