import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Offer as Guess } from '@alive/contract/reading.ts';
import { type AnswerPart, tokens } from '#platform/chat.ts';
import { employerNamed } from '@alive/language/lexicon/industries.ts';
import { regionPlace } from '@alive/language/places/place-names.ts';
import { conditionOf, freeMark, wordOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { Context } from './context.ts';
import { costsOf, dropsByGain } from './costs.ts';
import { filterOf } from './filter.ts';
import { nearestAkin, nearestJobs, nearestWords, withMisses } from './nearest-jobs.ts';
import * as copy from './copy/nothing.ts';
import { areaOf } from './opening.ts';
import { phraseOf, ruledOut } from './phrase.ts';
import { isWork, joined, notesOf, perTurn, type Request, saysWhat, shown } from './selection.ts';
import type { Offer, SearchState } from './state.ts';
import { dropsOf, toShowHeldBack } from './suggestions.ts';
import { bold, doing, gateReason, heldBackLine } from './change.ts';

/** Nothing to show: what there is without one thing that was asked for besides the work, else what comes nearest. */
export async function* showNothing(context: Context, request: Request, state: SearchState): AsyncGenerator<AnswerPart> {
  const { tools, about, lookup } = context;
  const { conditions } = request;
  const notes = notesOf(request);
  if (state.heldBack > 0) {
    yield* tokens(joined(copy.noneOpenToYou(phraseOf(conditions)), heldBackLine(state.heldBack, about, 0)));
    yield* showNear(context, { ...state, offer: { kind: 'gated' } }, [toShowHeldBack(state.heldBack), ...dropsOf(conditions).slice(0, 2)]);
    return;
  }
  if (conditions.length === 0) return yield* tokens(copy.emptyDatabase);
  const counted = (some: readonly Condition[]) => tools.countJobs({ ...filterOf(some, lookup), includeGated: true }, about);
  // Where a place has no job at all, nothing else is to blame.
  const places = conditions.filter(({ field, op, either }) => field === 'place' && op !== 'not' && either === undefined);
  const isEmpty = places.length > 0 && (await counted(places)) === 0;
  const none = isEmpty ? copy.noneIn(bold(places)) : copy.none(phraseOf(conditions));
  const beyond = await beyondOf(context, conditions, state.kept, { wishes: state.wishes });
  if (beyond !== null) {
    yield* tokens(joined(...notes, none));
    const left = conditions.filter((one) => !beyond.gone.includes(one));
    const work = isEmpty ? phraseOf(left, beyond.total) : '';
    return yield* showElsewhere(context, state, beyond, { work });
  }
  const leftOut = isEmpty ? 0 : await onlyLeftOut(context, conditions);
  // What was ruled out is not offered again.
  const [dearest = null] = (isEmpty ? [] : await costsOf(context, conditions))
    .filter((cost) => cost.without > 0 && !cost.conditions.some(({ id, op }) => op === 'not' || state.kept.includes(id)))
    .toSorted((a, b) => b.without - a.without);
  const work = conditions.filter(isWork);
  const [alone = null] =
    work.length > 1 || isEmpty || dearest !== null || (await tools.countJobs(filterOf(work, lookup), about)) > 0 ? [] : work;
  const closed = alone === null ? 0 : await counted([alone]);
  yield* tokens(
    joined(
      ...notes,
      leftOut === 0 ? none : copy.allLeftOut(phraseOf(asked(conditions), leftOut), leftOut, ruledOut(conditions, leftOut)),
      dearest === null ? '' : joined(copy.stop(doing(dearest.conditions), dearest.without), copy.shallI),
      closed > 0 ? copy.closedAlone(bold(work), closed, gateReason(about, closed === 1)) : '',
      alone !== null && closed === 0 && conditions.length > 1 ? copy.noneAlone(bold(work)) : '',
    ),
  );
  const offer: Offer | null =
    dearest !== null
      ? { kind: 'drop', ids: dearest.conditions.map(({ id }) => id) }
      : alone !== null && closed > 0
        ? { kind: 'search', conditions: [alone, ...conditions.filter(({ op }) => op === 'not')] }
        : null;
  const drops = await dropsByGain(context, conditions, state.kept);
  yield* showNear(context, { ...state, offer }, drops.slice(0, 2).concat('Start over'));
}

/** How many jobs there are that only what is ruled out leaves out: all that there are. */
const onlyLeftOut = async ({ tools, about, lookup }: Context, conditions: readonly Condition[]): Promise<number> =>
  conditions.some(({ op }) => op === 'not')
    ? tools.countJobs({ ...filterOf(asked(conditions), lookup), closely: true, includeGated: true }, about)
    : 0;

const asked = (conditions: readonly Condition[]): Condition[] => conditions.filter(({ op }) => op !== 'not');

/**
 * Jobs that do the work or what is wanted where none under all conditions does, without one thing that was asked for besides: the first in the order of
 * `givenUp` without which there are some; null where there are none. `kept` are the ids of what stays; with `akin` work that is only related will do.
 */
export async function beyondOf(
  { tools, about, lookup, reading }: Context,
  conditions: readonly Condition[],
  kept: readonly string[],
  { wanted: unmet = [], wishes = [], akin = false }: { wanted?: readonly Wish[]; wishes?: readonly Wish[]; akin?: boolean },
): Promise<Beyond | null> {
  const said = unmet.flatMap(({ anyOf }) => anyOf.filter((some) => some.every(({ field }) => field === 'text' || field === 'skill')));
  // A group of their own: alongside other words they would be one more alternative.
  const either = freeMark(conditions);
  const wanted = said.flatMap(([one]): Condition[] => (one === undefined ? [] : [{ ...one, either }]));
  if (unmet.length > 0 && wanted.length === 0) return null;
  const hasWork = conditions.some(isWork);
  for (const beyond of givenUp) {
    // Under work that was named the level is not what is in the way of a wish, nor is the employer.
    if (unmet.length > 0 && (beyond === 'company' || (beyond === 'level' && conditions.some(saysWhat)))) continue;
    const gone = conditions.filter(
      ({ field, op, either: mark }) =>
        op !== 'not' && mark === undefined && (field === beyond || (beyond === 'place' && field === 'remote')),
    );
    const [first, ...others] = gone;
    if (first === undefined || gone.some(({ id }) => kept.includes(id))) continue;
    const near =
      unmet.length > 0 || others.length > 0 ? null : beyond === 'place' ? stateOf(first, reading) : industryOf(first, conditions);
    for (const instead of [...(near === null ? [] : [near]), ...(beyond === 'company' && !hasWork ? [] : [undefined])]) {
      const left = [...conditions.filter((one) => !gone.includes(one)), ...wanted, ...(instead === undefined ? [] : [instead])];
      // Those that refuse to sponsor stay held back.
      const filter = { ...filterOf(left, lookup, wishes), closely: !akin };
      const { jobs, total } = await tools.findJobs(filter, beyond === 'sponsorship' ? { ...about, needsVisa: true } : about, perTurn);
      if (jobs.length > 0) return { beyond, gone, instead, jobs, total };
    }
  }
  return null;
}
/** A place is given up before the word on sponsorship, that before a level, and an employer last. */
const givenUp = ['place', 'sponsorship', 'level', 'company'] as const;

/** Says how many there are beyond what was given up, and shows the best of them; `work` says of what, where no sentence before does. */
export async function* showElsewhere(
  context: Context,
  state: SearchState,
  { beyond, gone, instead, jobs: found, total }: Beyond,
  { work = '', offers = [] }: { work?: string; offers?: Guess[] } = {},
): AsyncGenerator<AnswerPart> {
  const { tools, about, lookup } = context;
  // Scored under the conditions that they are shown under again.
  const ids = found.map(({ id }) => id);
  const jobs = await tools.jobsByIds(ids, about, filterOf(state.conditions, lookup));
  const nearest = await withMisses(context, state.conditions, jobs);
  const where = whereOf({ beyond, gone, instead, total });
  yield* tokens(` ${copy.elsewhere(work === '' ? where : `${work} ${where}`, jobs.length, total)}`);
  yield { nearest, results: jobs };
  if (offers.length > 0) yield { offers };
  const [dearest] = await dropsByGain(context, state.conditions, state.kept);
  const own = dropsOf(gone);
  const [given] = beyond === 'place' ? ['Any place'] : own;
  yield {
    suggestions: [
      ...new Set([dearest, given].flatMap((one) => (one === undefined ? [] : own.includes(one) ? (given ?? []) : one))),
      ...(jobs.length > 1 ? ['Compare the first two'] : []),
      'Start over',
    ],
  };
  yield {
    state: {
      ...state,
      offer: dropOffer({ gone, instead }),
      last: jobs.map(shown),
      shownIds: jobs.map(({ id }) => id),
      lastConditions: state.conditions,
    } satisfies SearchState,
  };
}

export const dropOffer = ({ gone, instead }: Pick<Beyond, 'gone' | 'instead'>): Offer => ({
  kind: 'drop',
  ids: gone.map(({ id }) => id),
  ...(instead !== undefined && { instead }),
});

/** "in other places" */
export const whereOf = ({ beyond, gone, instead, total }: Omit<Beyond, 'jobs'>): string =>
  instead === undefined
    ? copy.beyond[gone.every(({ field }) => field === 'remote') ? 'remote' : beyond](total === 1)
    : copy.elsewhereIn(bold([instead]));

/** The jobs that come nearest, where some do, with what could be said next. */
async function* showNear(context: Context, state: SearchState, suggestions: string[]): AsyncGenerator<AnswerPart> {
  const within = { ...context, state };
  const { conditions, shownIds: seen, kept, wishes, offer } = state;
  let near = await nearestJobs(within, conditions, seen);
  if (near.jobs.length === 0) near = await nearestAkin(within, conditions, seen);
  if (near.jobs.length === 0) near = await nearestWords(within, conditions, seen, true);
  const related = near.jobs.length > 0 || offer !== null ? null : await beyondOf(within, conditions, kept, { wishes, akin: true });
  if (related !== null) return yield* showElsewhere(within, state, related, { work: copy.relatedJobs(related.total) });
  if (near.jobs.length === 0) near = await nearestWords(within, conditions, seen, false);
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

function industryOf(company: Condition, conditions: readonly Condition[]): Condition | null {
  if (company.field !== 'company' || conditions.some(({ field }) => field === 'industry')) return null;
  const employer = employerNamed(String(company.value));
  return employer === null ? null : conditionOf('industry', employer.industry);
}

function stateOf(place: Condition, reading: Context['reading']): Condition | null {
  const found = reading(String(place.value)).mentions.find((mention) => mention.kind === 'place');
  if (found?.place.city == null || found.place.region === null || found.place.country === null) return null;
  return conditionOf('place', regionPlace(found.place.country, found.place.region).label);
}

interface Beyond {
  beyond: (typeof givenUp)[number];
  /** Given up. */
  gone: Condition[];
  /** What takes its place: the state of a city, the industry of an employer. */
  instead?: Condition | undefined;
  jobs: Job[];
  total: number;
}

/** What a request becomes around a city. */
type Around = Required<Pick<Request, 'conditions' | 'widened' | 'looked'>>;
