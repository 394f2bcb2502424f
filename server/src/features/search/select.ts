import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { tokens } from '#platform/chat.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { filterOf } from './conditions.ts';
import type { Context } from './context.ts';
import { listed, plain } from './facts.ts';
import type { Taken } from './interpret.ts';
import type { Opening } from './opening.ts';
import { phraseOf } from './phrase.ts';
import { questionFor, splitsOf } from './question.ts';
import type { SearchState } from './state.ts';
import { dropsOf, suggestionsFor, toShowHeldBack, toShowSilent } from './suggestions.ts';
import type { Untold } from './untold.ts';
import { nearestOf } from './nearest.ts';
import { notedLine, takenAsWhole, takenLine, unfoundLine, unheardLine, unreadLine, unusedLine, unwantedLine } from './notes.ts';
import {
  changeLine,
  gatedLine,
  heldBackLine,
  heldLine,
  letGoLine,
  moreLine,
  nearestLine,
  nothingLine,
  openingLine,
  relaxedLine,
  sponsorLine,
  unlikeLine,
  whyLine,
} from './words.ts';
import type { Cost } from './words.ts';

/** Searches with a new set of conditions and says what changed, why these, and what was held back. */
export async function* showSelection(context: Context, request: Request): AsyncGenerator<AnswerPart> {
  const { tools, about, state, keysOf } = context;
  const { conditions, texts = [], unwanted = [], taken = [], startsOver = false, opening } = request;
  const notes = notesOf(isWhole(taken, conditions) ? { ...request, taken: [] } : request);
  yield { filters: conditions };
  const filter = filterOf(conditions, keysOf);
  const found = await tools.findJobs(filter, about, sampled);
  const jobs = found.jobs.slice(0, perTurn);
  const early: SearchState = {
    ...state,
    conditions,
    total: found.total,
    heldBack: found.heldBack,
    shownIds: [],
    heldIds: [],
    focusId: null,
    includeGated: false,
    offer: null,
  };
  yield { state: early };
  if (jobs.length === 0) {
    yield* nothing(context, request, early);
    return;
  }
  if (opening !== undefined && found.total < fewest) {
    const cost = await dearestOf(context, conditions, (group) => !isWork(group));
    if (cost !== null && cost.without > found.total) {
      yield* tokens(`${relaxedLine(found.total, cost)} `);
      yield* showSelection(context, reopened(request, opening, cost));
      return;
    }
  }

  const asksSponsor = has(conditions, 'sponsorship');
  const wants = { visa: about.needsVisa === true || asksSponsor, remote: has(conditions, 'remote') };
  const [before, previous] = startsOver ? [[], null] : [state.conditions, state.total];
  const lead = isWhole(taken, conditions)
    ? takenAsWhole(taken, found.total)
    : opening === undefined
      ? changeLine(before, conditions, found.total, previous)
      : openingLine(about, opening, found.total);
  const unlike = !conditions.some(saysWhat) && jobs.every((job) => job.match?.reasons.find(({ kind }) => kind === 'role')?.points === 0);
  const why = whyLine(
    jobs,
    wants,
    state.last.map((one) => one.id),
  );
  yield* tokens(joined(...notes, lead, unreadLine(texts), unwantedLine(unwanted), unlike ? unlikeLine(about) : '', why));

  const sponsoring = wants.visa && !asksSponsor ? await tools.countJobs({ ...filter, sponsorship: 'yes' }, about) : null;
  const silent = asksSponsor
    ? (await tools.countJobs({ ...filter, sponsorship: undefined }, { ...about, needsVisa: true })) - found.total
    : 0;
  const known = [
    ...state.asked,
    ...(about.preferredLocations.length > 0 ? ['remote'] : []),
    ...(about.lookingFor.length > 0 ? ['level'] : []),
  ];
  const splits = await splitsOf({ conditions, found, filter, known, count: (one) => tools.countJobs(one, about) });
  const question = questionFor(splits, found.total);
  const rest = joined(
    sponsoring === null || (sponsoring === 1 && why.includes('says it sponsors'))
      ? ''
      : sponsorLine(sponsoring, found.total, filter.includeGated !== true),
    silent > 0 ? `${silent.toLocaleString('en-US')} more ${silent === 1 ? 'does' : 'do'} not say either way.` : '',
    gatedLine(jobs),
    heldBackLine(found.heldBack, about, state.heldBack),
    question?.text ?? '',
  );
  if (rest !== '') yield* tokens(`\n\n${rest}`);
  yield { results: jobs };
  yield {
    suggestions: suggestionsFor(found.total, jobs, found.heldBack, [...(silent > 0 ? [toShowSilent] : []), ...(question?.answers ?? [])]),
  };
  const offer = found.heldBack > 0 && question === null ? ({ kind: 'gated' } as const) : null;
  yield {
    state: {
      ...early,
      shownIds: jobs.map((job) => job.id),
      last: jobs.map(shown),
      lastConditions: conditions,
      offer,
      asked: question === null ? state.asked : [...state.asked, question.kind],
    } satisfies SearchState,
  };
}

/** The next five of the same search. */
export async function* showMore(context: Context, before = ''): AsyncGenerator<AnswerPart> {
  const { tools, about, state, keysOf } = context;
  const { conditions } = state;
  yield { filters: conditions };
  const found = await tools.findJobs(filterOf(conditions, keysOf), about, Math.min(mostShown, state.shownIds.length + perTurn));
  const jobs = found.jobs.filter((job) => !state.shownIds.includes(job.id)).slice(0, perTurn);
  const seen = [...state.shownIds, ...jobs.map((job) => job.id)];
  const wants = { visa: about.needsVisa === true, remote: has(conditions, 'remote') };
  yield* tokens(
    joined(
      before,
      moreLine(conditions, jobs.length, seen.length, found.total),
      jobs.length > 0 ? whyLine(jobs, wants) : '',
      gatedLine(jobs),
    ),
  );
  if (jobs.length === 0) {
    yield { suggestions: [...dropsOf(conditions).slice(0, 2), 'Start over'] };
    yield { state: { ...state, offer: null } satisfies SearchState };
    return;
  }
  yield { results: jobs };
  yield { suggestions: suggestionsFor(found.total - state.shownIds.length, jobs, 0, []) };
  yield {
    state: {
      ...state,
      total: found.total,
      shownIds: seen,
      last: jobs.map(shown),
      lastConditions: conditions,
      focusId: null,
      offer: null,
    } satisfies SearchState,
  };
}

/** The jobs that rule the student out, since they were asked for. */
export async function* showHeldBack(context: Context): AsyncGenerator<AnswerPart> {
  const { tools, about, state, keysOf } = context;
  yield { filters: state.conditions };
  const found = await tools.findJobs(
    { ...filterOf(state.conditions, keysOf), onlyGated: true },
    about,
    Math.min(mostShown, state.heldIds.length + perTurn),
  );
  const jobs = found.jobs.filter((job) => !state.heldIds.includes(job.id)).slice(0, perTurn);
  if (jobs.length === 0) {
    yield* tokens(found.total > 0 ? 'You have seen all that I held back.' : 'I hold nothing back in this search.');
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
      offer: null,
      includeGated: left,
    } satisfies SearchState,
  };
}

/** Nothing to show: what is to blame, by counting without the conditions of each field. */
async function* nothing(context: Context, request: Request, state: SearchState): AsyncGenerator<AnswerPart> {
  const { tools, about, keysOf } = context;
  const { conditions, texts = [], opening } = request;
  const notes = notesOf(request);
  const count = (some: readonly Condition[]) => tools.countJobs(filterOf(some, keysOf), about);
  const understood = conditions.filter((one) => one.field !== 'text' || !texts.includes(String(one.value)));
  const words = conditions.filter((one) => !understood.includes(one));
  if (
    words.length > 0 &&
    understood.length > 0 &&
    state.heldBack === 0 &&
    (understood.some(saysWhat) || (await count(words)) === 0) &&
    (await count(understood)) > 0
  ) {
    // The rest was understood: a word that no posting of it holds is dropped, and named.
    yield* tokens(`${unfoundLine(texts)} `);
    yield* showSelection(context, { ...request, conditions: understood, texts: [] });
    return;
  }
  const asked = conditions.some((one) => context.state.conditions.every((other) => other.id !== one.id));
  const culprit = asked && context.state.total === 0 && context.state.offer?.kind === 'drop' ? context.state.offer.ids : [];
  const freed = conditions.filter((one) => one.op === 'not' || !culprit.includes(one.id));
  if (freed.length < conditions.length && freed.length > 0 && (await count(freed)) > 0) {
    // Something more was asked without an answer to the offer: what found nothing before shall not spoil this too.
    yield* tokens(`${letGoLine(conditions.filter((one) => !freed.includes(one)))} `);
    yield* showSelection(context, { ...request, conditions: freed, texts: [], startsOver: true });
    return;
  }
  if (state.heldBack > 0) {
    yield* tokens(`Nothing among ${phraseOf(conditions)} is open to you. ${heldBackLine(state.heldBack, about, 0)}`);
    yield { suggestions: [toShowHeldBack(state.heldBack), ...dropsOf(conditions).slice(0, 2)] };
    yield { state: { ...state, offer: { kind: 'gated' } } satisfies SearchState };
    return;
  }
  const nearest = opening === undefined ? await nearestOf(context, conditions) : null;
  if (nearest !== null) {
    yield* tokens(joined(...notes, nearestLine(conditions, nearest)));
    yield { suggestions: [...dropsOf([nearest.gone]), 'Start over'] };
    yield { state: { ...state, offer: { kind: 'drop', ids: [nearest.gone.id], instead: nearest.instead } } satisfies SearchState };
    return;
  }
  const costs = await costsOf(context, conditions);
  const helping = costs.filter((cost) => cost.without > 0).sort((a, b) => b.without - a.without);
  const dearest = helping[0] ?? null;
  if (opening !== undefined && dearest !== null) {
    // The student asked for none of these by hand: a first selection is shown, and what was left out is said.
    const lesser = helping.find((cost) => !isWork(cost)) ?? dearest;
    yield* tokens(
      `Nothing open fits your whole profile, so for now I left out ${listed(lesser.conditions.map((one) => plain(one.label)))}. `,
    );
    yield* showSelection(context, reopened(request, opening, lesser));
    return;
  }
  const lesser = dearest !== null && isSubject(dearest, conditions) ? (helping.find((cost) => cost !== dearest) ?? null) : null;
  const yes = costs.find((cost) => cost.conditions.some((one) => one.field === 'sponsorship'));
  const silent = yes === undefined || yes === dearest || yes === lesser || about.needsVisa !== true ? 0 : yes.without;
  let alone: Condition | null = null;
  for (const one of dearest?.conditions ?? conditions) if (alone === null && one.op !== 'not' && (await count([one])) === 0) alone = one;
  yield* tokens(joined(...notes, nothingLine(conditions, { dearest, lesser, alone, silent }, context.state.total === 0)));
  const offered = lesser ?? dearest;
  const drops = [
    ...dropsOf(alone === null ? [] : [alone]),
    ...(lesser === null ? [] : dropsOf(lesser.conditions)),
    ...dropsOf(dearest?.conditions ?? conditions),
  ];
  yield { suggestions: [...new Set(drops)].slice(0, 2).concat('Start over') };
  yield {
    state: {
      ...state,
      offer: offered === null ? null : { kind: 'drop', ids: offered.conditions.map((one) => one.id) },
    } satisfies SearchState,
  };
}

/** What there is to say about the message itself. */
const notesOf = ({ dropped = [], needsVisa = null, taken = [], unheard = [], untold = [] }: Request) => [
  unusedLine(dropped),
  notedLine(needsVisa),
  takenLine(taken),
  unheardLine(unheard),
  ...untold.map(({ text }) => text),
];

/** Whether the search is nothing but what a wish was taken for. */
const isWhole = (taken: readonly Taken[], conditions: readonly Condition[]) =>
  taken.length === 1 &&
  conditions.length === taken[0]?.meant.length &&
  conditions.every((one) => taken[0]?.meant.some((other) => other.id === one.id));

/** The same opening without what costs most. */
function reopened(request: Request, opening: Opening, cost: Cost): Request {
  const conditions = request.conditions.filter((one) => !cost.conditions.includes(one));
  return { ...request, conditions, opening: { basis: isWork(cost) ? 'rest' : opening.basis, conditions } };
}

/** How many would fit without the conditions of each field. */
async function costsOf({ tools, about, keysOf }: Context, conditions: readonly Condition[]): Promise<Cost[]> {
  const groups = [...Map.groupBy(conditions, groupOf).values()].slice(0, mostCounted);
  return Promise.all(
    groups.map(async (group) => ({
      conditions: group,
      without: await tools.countJobs(
        filterOf(
          conditions.filter((one) => !group.includes(one)),
          keysOf,
        ),
        about,
      ),
    })),
  );
}

/** The field without which most would fit; null where letting go of one does not help. */
async function dearestOf(context: Context, conditions: readonly Condition[], accept: (cost: Cost) => boolean): Promise<Cost | null> {
  const costs = (await costsOf(context, conditions)).filter(accept);
  return costs.sort((a, b) => b.without - a.without)[0] ?? null;
}

const saysWhat = (condition: Condition) =>
  condition.op !== 'not' && ['role', 'function', 'text', 'skill', 'company', 'industry'].includes(condition.field);

/** Role and function are one field. */
const groupOf = (condition: Condition) =>
  `${condition.field === 'function' ? 'role' : condition.field} ${condition.op === 'not' ? 'not' : ''}`;
/** Without these nothing would be left of what the search is about. */
const isSubject = (cost: Cost, conditions: readonly Condition[]) =>
  cost.conditions.some(saysWhat) && conditions.filter(saysWhat).every((one) => cost.conditions.includes(one));
const isWork = (cost: Cost) => cost.conditions.some((one) => one.field === 'role' || one.field === 'function');
const has = (conditions: readonly Condition[], field: string) => conditions.some((one) => one.field === field && one.value !== false);
const joined = (...sentences: string[]) => sentences.filter((sentence) => sentence !== '').join(' ');
const shown = (job: Job) => ({ id: job.id, title: job.job_title, company: job.company_name, location: job.location });
const perTurn = 5;
/** An opening with fewer is widened. */
const fewest = 3;
/** How many of the best are looked at to see in which directions they split. */
const sampled = 30;
const mostShown = 100;
const mostCounted = 8;

interface Request {
  conditions: Condition[];
  /** Words nothing was made of, now searched for. */
  texts?: string[];
  /** Words to be avoided that are nothing to rule out by. */
  unwanted?: string[];
  /** Words understood as something near. */
  taken?: Taken[];
  /** Wishes that no record can settle. */
  untold?: Untold[];
  /** Words that stand in no posting. */
  unheard?: string[];
  /** What the student just said of visas. */
  needsVisa?: boolean | null;
  /** Labels of edited conditions that could not be used. */
  dropped?: string[];
  startsOver?: boolean;
  /** Set for a selection that nobody asked for in words. */
  opening?: Opening;
}
