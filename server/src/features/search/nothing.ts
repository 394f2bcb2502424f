import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { type AnswerPart, tokens } from '#platform/chat.ts';
import { employerNamed } from '@alive/language/lexicon/industries.ts';
import { regionPlace } from '@alive/language/places/place-names.ts';
import { conditionOf, freeMark, wordOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { Context } from './context.ts';
import { type Cost, costsOf } from './costs.ts';
import { filterOf } from './filter.ts';
import { nearestJobs, nearestLeftOut, nearestWords } from './nearest-jobs.ts';
import * as copy from './copy/nothing.ts';
import { areaOf } from './opening.ts';
import { phraseOf } from './phrase.ts';
import { joined, notesOf, perTurn, type Request, saysWhat, shown } from './selection.ts';
import type { SearchState } from './state.ts';
import { dropsOf, toShowHeldBack } from './suggestions.ts';
import { bold, doing, gateReason, heldBackLine } from './change.ts';

/** Nothing to show: what is to blame, by counting without the conditions of each field. */
export async function* showNothing(context: Context, request: Request, state: SearchState): AsyncGenerator<AnswerPart> {
  const { tools, about, lookup } = context;
  const { conditions } = request;
  const notes = notesOf(request);
  const count = (some: readonly Condition[]) => tools.countJobs(filterOf(some, lookup), about);
  if (state.heldBack > 0) {
    yield* tokens(joined(copy.noneOpenToYou(phraseOf(conditions)), heldBackLine(state.heldBack, about, 0)));
    yield* showNear(context, { ...state, offer: { kind: 'gated' } }, [toShowHeldBack(state.heldBack), ...dropsOf(conditions).slice(0, 2)]);
    return;
  }
  const isKept = ({ id }: Condition) => state.kept.includes(id);
  // Where a place has no job at all, nothing else is to blame.
  const places = conditions.filter(({ field, op, either }) => field === 'place' && op !== 'not' && either === undefined);
  const isEmpty = places.length > 0 && (await tools.countJobs({ ...filterOf(places, lookup), includeGated: true }, about)) === 0;
  const nearest = conditions.some(isKept) ? null : await nearestOf(context, conditions);
  if (nearest !== null) {
    yield* tokens(joined(...notes, nearestLine(conditions, nearest, isEmpty)));
    const offer = { kind: 'drop' as const, ids: [nearest.gone.id], instead: nearest.instead };
    yield* showNear(context, { ...state, offer }, [...dropsOf([nearest.gone]), 'Start over']);
    return;
  }
  const costs = (await costsOf(context, conditions)).filter((cost) => !cost.conditions.some(isKept));
  const helping = costs
    .filter((cost) => cost.without > 0 && (!isEmpty || cost.conditions.some((one) => places.includes(one))))
    .sort((a, b) => b.without - a.without);
  const dearest = helping[0] ?? null;
  const lesser = dearest !== null && isSubject(dearest, conditions) ? (helping.find((cost) => cost !== dearest) ?? null) : null;
  const yes = costs.find((cost) => cost.conditions.some((one) => one.field === 'sponsorship'));
  const silent = yes === undefined || yes === dearest || yes === lesser || about.needsVisa !== true ? 0 : yes.without;
  let alone: Condition | null = null;
  for (const one of dearest?.conditions ?? conditions) if (alone === null && one.op !== 'not' && (await count([one])) === 0) alone = one;
  const closed = alone === null ? 0 : await tools.countJobs({ ...filterOf([alone], lookup), includeGated: true }, about);
  const blame = { dearest, lesser, alone: closed > 0 ? null : alone, silent, empty: isEmpty ? places : [] };
  yield* tokens(
    joined(
      ...notes,
      nothingLine(conditions, blame),
      alone === null || closed === 0 ? '' : copy.closedAlone(bold([alone]), closed, gateReason(about, closed === 1)),
    ),
  );
  const offered = lesser ?? dearest;
  const drops = [
    ...dropsOf(alone === null || isKept(alone) ? [] : [alone]),
    ...(lesser === null ? [] : dropsOf(lesser.conditions)),
    ...dropsOf((dearest?.conditions ?? conditions).filter((one) => !isKept(one))),
  ];
  const offer = offered === null ? null : { kind: 'drop' as const, ids: offered.conditions.map((one) => one.id) };
  yield* showNear(context, { ...state, offer }, [...new Set(drops)].slice(0, 2).concat('Start over'));
}

/**
 * Jobs that do what is wanted where none under all conditions does, beyond the first of the place, the word on sponsorship and the level without which
 * there are some; null where there are none. `kept` are the ids of the places that stay.
 */
export async function elsewhereOf(
  { tools, about, lookup }: Context,
  conditions: readonly Condition[],
  wishes: readonly Wish[],
  kept: readonly string[],
): Promise<Elsewhere | null> {
  const said = wishes.flatMap(({ anyOf }) => anyOf.filter((some) => some.every(({ field }) => field === 'text' || field === 'skill')));
  const either = freeMark(conditions);
  const wanted = said.flatMap(([one]): Condition[] =>
    one === undefined ? [] : [said.length > 1 ? Object.assign({}, one, { either }) : one],
  );
  if (wanted.length === 0) return null;
  // Under work that was named the level is not what is in the way.
  for (const beyond of conditions.some(saysWhat) ? (['place', 'sponsorship'] as const) : (['place', 'sponsorship', 'level'] as const)) {
    const gone = conditions.filter(
      ({ field, op, either: mark }) =>
        op !== 'not' && mark === undefined && (field === beyond || (beyond === 'place' && field === 'remote')),
    );
    if (gone.length === 0 || gone.some(({ id }) => kept.includes(id))) continue;
    const filter = filterOf([...conditions.filter((one) => !gone.includes(one)), ...wanted], lookup);
    // Those that refuse stay held back.
    const { jobs, total } = await tools.findJobs(filter, beyond === 'sponsorship' ? { ...about, needsVisa: true } : about, perTurn);
    if (jobs.length > 0) return { beyond, gone, jobs, total };
  }
  return null;
}

/** Says how many there are beyond what was given up, and shows the best of them. */
export async function* showElsewhere(
  context: Context,
  state: SearchState,
  { beyond, gone, jobs, total }: Elsewhere,
  offers: Offer[],
): AsyncGenerator<AnswerPart> {
  const misses = gone.map(({ id }) => id);
  yield* tokens(` ${copy.elsewhere(beyond, total, jobs.length)}`);
  yield { nearest: jobs.map(({ id }) => ({ id, misses })), results: jobs };
  if (offers.length > 0) yield { offers };
  yield {
    suggestions: [
      ...(beyond === 'place' ? ['Any place'] : dropsOf(gone).slice(0, 1)),
      ...(jobs.length > 1 ? ['Compare the first two'] : []),
      'Start over',
    ],
  };
  yield {
    state: {
      ...state,
      offer: { kind: 'drop', ids: misses },
      last: jobs.map(shown),
      shownIds: jobs.map(({ id }) => id),
      lastConditions: state.conditions,
    } satisfies SearchState,
  };
}

/** The jobs that come nearest, where some do, with what could be said next. */
async function* showNear(context: Context, state: SearchState, suggestions: string[]): AsyncGenerator<AnswerPart> {
  const within = { ...context, state };
  let near = await nearestJobs(within, state.conditions, state.shownIds);
  if (near.jobs.length === 0) near = await nearestLeftOut(within, state.conditions);
  if (near.jobs.length === 0) near = await nearestWords(within, state.conditions, state.shownIds);
  const { jobs, nearest } = near;
  if (jobs.length > 0) {
    yield* tokens(` ${copy.nearestBelow(jobs.length)}`);
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

/** The request with the area around its only city, where something fits there; null where nothing does. */
export async function aroundCity(context: Context, conditions: readonly Condition[]): Promise<Around | null> {
  const [city, ...others] = conditions.filter((one) => one.field === 'place' && one.op !== 'not');
  const area = city === undefined || others.length > 0 || city.either !== undefined ? null : areaOf(city);
  if (city === undefined || area === null) return null;
  const around = conditions.map((one) => (one === city ? area : one));
  const count = await context.tools.countJobs(filterOf(around, context.lookup), context.about);
  return count === 0
    ? null
    : { conditions: around, widened: [area.id], looked: copy.lookedAround(wordOf(city).replace(/, [A-Z]{2}$/, ''), bold([area])) };
}

/** Where nothing fits a company or a city asked for alone: the employer's industry, or the city's state, when something fits there. */
async function nearestOf({ tools, about, lookup, reading }: Context, conditions: readonly Condition[]): Promise<Nearest | null> {
  for (const field of ['company', 'place'] as const) {
    const [gone, ...others] = conditions.filter((one) => one.field === field && one.op !== 'not');
    if (gone === undefined || others.length > 0) continue;
    for (const instead of [field === 'company' ? industryOf(gone) : stateOf(gone, reading)]) {
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

/**
 * Nothing fits: which condition costs most, and what there would be without it. When that is the kind of work itself and `lesser` would help too,
 * that is offered. `alone` finds nothing even by itself; of places in which nothing is open that is said at once.
 */
function nothingLine(conditions: readonly Condition[], { dearest, lesser, alone, silent, empty }: Blame): string {
  if (conditions.length === 0) return copy.emptyDatabase;
  if (empty.length > 0 && dearest !== null) return joined(copy.noneIn(bold(empty)), without(dearest), copy.shallI);
  const asked = copy.none(phraseOf(conditions));
  const lonely = alone === null ? '' : aloneLine(alone);
  const unsaid = silent === 0 ? '' : copy.silentFit(silent);
  if (dearest === null)
    return joined(
      asked,
      ...(alone === null ? [copy.whichMatters] : [lonely, alone.field === 'place' || alone.field === 'company' ? '' : copy.anotherWord]),
    );
  if (lesser === null)
    return joined(asked, alone !== null && dearest.conditions.includes(alone) ? lonely : '', unsaid, without(dearest), copy.shallI);
  return joined(asked, unsaid, without(lesser), copy.shallIStop(doing(lesser.conditions)));
}

function aloneLine(condition: Condition): string {
  const word = bold([condition]);
  if (condition.field === 'place') return copy.noneIn(word);
  return condition.field === 'company' ? copy.noneAt(word) : copy.noneAlone(word);
}

/** Nothing fits there, but something near does. */
const nearestLine = (conditions: readonly Condition[], { gone, instead, count }: Nearest, isEmpty: boolean): string =>
  gone.field === 'place'
    ? copy.nearestPlace(isEmpty ? copy.noneIn(bold([gone])) : copy.none(phraseOf(conditions)), bold([instead]), count)
    : copy.nearestEmployers(wordOf(gone), bold([instead]), count, conditions.length === 1);

const without = (cost: Cost) => copy.stop(doing(cost.conditions), cost.without);

interface Elsewhere {
  beyond: 'place' | 'sponsorship' | 'level';
  /** Given up. */
  gone: Condition[];
  jobs: Job[];
  total: number;
}

/** What a request becomes around a city. */
type Around = Required<Pick<Request, 'conditions' | 'widened' | 'looked'>>;

/** A condition that nothing meets, and one near it that `count` meet. */
interface Nearest {
  gone: Condition;
  instead: Condition;
  count: number;
}

interface Blame {
  dearest: Cost | null;
  lesser: Cost | null;
  alone: Condition | null;
  /** The places asked for, where none of them has a job. */
  empty: readonly Condition[];
  /** How many would fit that are silent on sponsoring, where a yes was asked for. */
  silent: number;
}
