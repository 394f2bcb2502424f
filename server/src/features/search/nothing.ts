import type { Condition } from '@alive/contract/conditions.ts';
import { type AnswerPart, tokens } from '#platform/chat.ts';
import { employerNamed } from '@alive/language/lexicon/industries.ts';
import { regionPlace } from '@alive/language/places/place-names.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import type { Context } from './context.ts';
import { costsOf } from './costs.ts';
import { filterOf } from './filter.ts';
import { nearestJobs } from './nearest-jobs.ts';
import { closedLine, nearestLine, nothingLine, type Nearest, rankLine } from './nothing-words.ts';
import { areaOf } from './opening.ts';
import { phraseOf } from './phrase.ts';
import { joined, notesOf, type Request, saysWhat, shown } from './selection.ts';
import type { SearchState } from './state.ts';
import { dropsOf, toShowHeldBack } from './suggestions.ts';
import { type Cost, heldBackLine } from './words.ts';

/** Nothing to show: what is to blame, by counting without the conditions of each field. */
export async function* showNothing(context: Context, request: Request, state: SearchState): AsyncGenerator<AnswerPart> {
  const { tools, about, lookup } = context;
  const { conditions } = request;
  const notes = notesOf(request);
  const count = (some: readonly Condition[]) => tools.countJobs(filterOf(some, lookup), about);
  if (state.heldBack > 0) {
    yield* tokens(`Nothing among ${phraseOf(conditions)} is open to you. ${heldBackLine(state.heldBack, about, 0)}`);
    yield* showNear(context, { ...state, offer: { kind: 'gated' } }, [toShowHeldBack(state.heldBack), ...dropsOf(conditions).slice(0, 2)]);
    return;
  }
  const nearest = await nearestOf(context, conditions);
  if (nearest !== null) {
    yield* tokens(joined(...notes, nearestLine(conditions, nearest), rankLine(state.wishes.filter(({ negated }) => !negated))));
    const offer = { kind: 'drop' as const, ids: [nearest.gone.id], instead: nearest.instead };
    yield* showNear(context, { ...state, offer }, [...dropsOf([nearest.gone]), 'Start over']);
    return;
  }
  const costs = await costsOf(context, conditions);
  const helping = costs.filter((cost) => cost.without > 0).sort((a, b) => b.without - a.without);
  const dearest = helping[0] ?? null;
  const lesser = dearest !== null && isSubject(dearest, conditions) ? (helping.find((cost) => cost !== dearest) ?? null) : null;
  const yes = costs.find((cost) => cost.conditions.some((one) => one.field === 'sponsorship'));
  const silent = yes === undefined || yes === dearest || yes === lesser || about.needsVisa !== true ? 0 : yes.without;
  let alone: Condition | null = null;
  for (const one of dearest?.conditions ?? conditions) if (alone === null && one.op !== 'not' && (await count([one])) === 0) alone = one;
  const closed = alone === null ? 0 : await tools.countJobs({ ...filterOf([alone], lookup), includeGated: true }, about);
  const blame = { dearest, lesser, alone: closed > 0 ? null : alone, silent };
  yield* tokens(
    joined(
      ...notes,
      nothingLine(conditions, blame, context.state.total === 0),
      alone === null ? '' : closedLine(alone, closed, about),
      rankLine(state.wishes.filter(({ negated }) => !negated)),
    ),
  );
  const offered = lesser ?? dearest;
  const drops = [
    ...dropsOf(alone === null ? [] : [alone]),
    ...(lesser === null ? [] : dropsOf(lesser.conditions)),
    ...dropsOf(dearest?.conditions ?? conditions),
  ];
  const offer = offered === null ? null : { kind: 'drop' as const, ids: offered.conditions.map((one) => one.id) };
  yield* showNear(context, { ...state, offer }, [...new Set(drops)].slice(0, 2).concat('Start over'));
}

/** The jobs that come nearest, where some do, with what could be said next. */
async function* showNear(context: Context, state: SearchState, suggestions: string[]): AsyncGenerator<AnswerPart> {
  const { jobs, nearest } = await nearestJobs({ ...context, state }, state.conditions, state.shownIds);
  if (jobs.length > 0) {
    yield* tokens(` The nearest ${jobs.length === 1 ? 'is below, with what it misses' : 'are below, each with what it misses'}.`);
    yield { nearest, results: jobs };
  }
  yield { suggestions };
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

/** Without these nothing would be left of what the search is about. */
const isSubject = (cost: Cost, conditions: readonly Condition[]) =>
  cost.conditions.some(saysWhat) && conditions.filter(saysWhat).every((one) => cost.conditions.includes(one));

/** Where nothing fits a company or a city asked for alone: the employer's industry, or the city's area or state, when something fits there. */
async function nearestOf({ tools, about, lookup, reading }: Context, conditions: readonly Condition[]): Promise<Nearest | null> {
  for (const field of ['company', 'place'] as const) {
    const [gone, ...others] = conditions.filter((one) => one.field === field && one.op !== 'not');
    if (gone === undefined || others.length > 0) continue;
    for (const instead of field === 'company' ? [industryOf(gone)] : [areaOf(gone), stateOf(gone, reading)]) {
      if (instead === null) continue;
      const count = await tools.countJobs(filterOf([...conditions.filter((one) => one !== gone), instead], lookup), about);
      if (count > 0) return { gone, instead, count };
    }
  }
  return null;
}

function industryOf(company: Condition): Condition | null {
  const employer = employerNamed(String(company.value));
  return employer === null ? null : conditionOf('industry', employer.industry);
}

function stateOf(place: Condition, reading: Context['reading']): Condition | null {
  const found = reading(String(place.value)).mentions.find((mention) => mention.kind === 'place');
  if (found?.place.city == null || found.place.region === null || found.place.country === null) return null;
  return conditionOf('place', regionPlace(found.place.country, found.place.region).label);
}
