import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { closenessLine, couldNotUse, listed } from '@alive/language/conditions/facts.ts';
import { type AnswerPart, tokens } from '#platform/chat.ts';
import { alternativesOf, conditionOf, withoutMarks, thingOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { setApart } from '@alive/language/titles/asked-title.ts';
import { activityOf } from '@alive/language/titles/roles.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { doesWish, noneDoes, spoken, wishesLine } from './notes.ts';
import { aroundCity, beyondOf, dropOffer, showElsewhere, showNothing, whereOf } from './nothing.ts';
import { offersOf } from './offers.ts';
import { questionFor, splitsOf } from './question.ts';
import { has, isSame, isWork, joined, mostAtOnce, notesOf, perTurn, type Request, saysWhat, shown } from './selection.ts';
import type { Found } from './port.ts';
import type { SearchState } from './state.ts';
import { freedOf } from './second-no.ts';
import { dropsOf, suggestionsFor, toShowSilent } from './suggestions.ts';
import { allHeldLine, changeLine, gatedLine, goneLine, heldBackLine, relatedLine, someLine, unlikeLine, whyLine } from './change.ts';
import { isOnlyAkin, unlikeShown, wishesMet } from './wished.ts';
import * as copy from './copy/selection.ts';
import { elsewhere as ofOthers, relatedJobs, someElsewhere } from './copy/nothing.ts';

/** Searches with a new set of conditions and says what changed, why these, and what was held back. */
export async function* showSelection(context: Context, request: Request): AsyncGenerator<AnswerPart> {
  const { tools, about, state, lookup } = context;
  const { conditions, wishes = state.wishes, said = [], order = state.order, startsOver = false, restored = false, opening } = request;
  const shownAtOnce = Math.min(mostAtOnce, Math.max(1, request.limit ?? perTurn));
  const notes = notesOf({ ...request, unmatched: [] });
  const filter = { ...filterOf(conditions, lookup, wishes), ...(order !== null && { order }) };
  const kept = [...new Set([...state.kept, ...(request.keeps ?? [])])].filter((id) => conditions.some((one) => one.id === id));
  const found = await tools.findJobs(filter, about, sampled);
  const around = found.jobs.length + found.heldBack === 0 && kept.length === 0 ? await aroundCity(context, conditions) : null;
  if (around !== null) return yield* showSelection(context, { ...request, ...around, opening: undefined });
  const narrower = found.closeness?.exact === 0 ? narrowerOf(conditions, wishes) : [];
  if (narrower.length > 0) return yield* showSelection(context, { ...request, wishes: [...wishes, ...narrower] });
  const jobs = (opening?.jobs ?? found.jobs).slice(0, shownAtOnce);
  const { closeness } = found;
  const isRelated = isOnlyAkin(found);
  const {
    told,
    counted,
    isOfKin,
    missed: unmet,
    unmatched,
    unused,
  } = await wishesMet(context, { conditions, wishes, said, found, unmatched: request.unmatched ?? [] });
  const missed = opening === undefined ? unmet : [];
  const elsewhere = missed.length === 0 ? null : await beyondOf(context, conditions, kept, { wanted: missed });
  const isChanged =
    order !== state.order ||
    !isSame(conditions, state.conditions) ||
    wishes.map(({ text }) => text).join() !== state.wishes.map(({ text }) => text).join();
  const early: SearchState = {
    ...state,
    conditions,
    aside: asideOf(state, conditions),
    before: !isChanged ? state.before : state.total === null ? null : state.conditions,
    wishes,
    order,
    wishesBefore: isChanged ? state.wishes : state.wishesBefore,
    total: elsewhere === null ? found.total : 0,
    heldBack: elsewhere === null ? found.heldBack : 0,
    shownIds: [],
    heldIds: [],
    focusId: null,
    people: null,
    includeGated: false,
    widened: opening?.widened ?? [...state.widened, ...(request.widened ?? [])].filter((id) => conditions.some((one) => one.id === id)),
    kept,
    choices: [],
    offer: null,
    stood: !isChanged && state.total !== null,
  };
  const nothing: AnswerPart[] = [];
  const gone = startsOver || restored || request.isFreed === true || state.total === null ? '' : goneLine(state.conditions, conditions);
  const asked = { ...request, looked: joined(request.looked ?? '', gone) };
  if (jobs.length === 0) for await (const part of showNothing(context, asked, early)) nothing.push(part);
  // "What else is there?" where nothing was.
  const isAdded = conditions.some((one) => isWork(one) && !state.conditions.some(({ id }) => id === one.id));
  const isAgain = jobs.length === 0 && state.total === 0 && request.isAgain !== true && request.asksOther === true && !isAdded;
  const freed = isAgain ? await freedOf(context, request) : null;
  if (freed !== null) return yield* showSelection(context, freed);
  yield { filters: conditions };
  yield { state: early };
  if (elsewhere !== null) {
    yield* tokens(joined(...notes, gone, noneDoes(conditions, missed)));
    const offers = await offersOf(context, { conditions, wishes, guesses: request.guesses ?? [], found });
    yield* showElsewhere(context, early, elsewhere, { offers });
    return;
  }
  if (jobs.length === 0) return yield* nothing;
  const asksSponsor = has(conditions, 'sponsorship');
  const wants = {
    visa: about.needsVisa === true || asksSponsor,
    remote: has(conditions, 'remote'),
    meets: await meetsOf(context, jobs, spoken(wishes)),
  };
  const [before, previous] = startsOver || request.isFreed === true ? [[], null] : [state.conditions, state.total];
  const ranked = wishesLine(told, counted, { said: spoken(said), unmatched, isOfKin });
  const isReordered = order !== state.order && isSame(before, conditions);
  const lead =
    isReordered ||
    (ranked !== '' && request.isAgain !== true && (conditions.length === 0 || (previous !== null && isSame(before, conditions))))
      ? ''
      : opening !== undefined
        ? joined(...opening.lines)
        : request.limit != null && isSame(before, conditions)
          ? someLine(conditions, jobs.length, found.total)
          : changeLine(before, conditions, {
              shown: jobs.length,
              total: found.total,
              previous,
              ...(request.isAgain === true && { again: conditions.filter(({ id }) => request.named?.includes(id)) }),
            });
  const unlike =
    wishes.length === 0 &&
    !conditions.some(saysWhat) &&
    jobs.every((job) => job.match?.reasons.find(({ kind }) => kind === 'role')?.points === 0);
  // Of what none or all mention that is said already.
  const wanted = told.filter(({ negated }) => !negated);
  const isOfSome = ({ text }: Wish) => {
    const at = wanted.findIndex((one) => one.text === text);
    const count = counted.wished?.[at] ?? 0;
    return at < 0 || (count > 0 && count < found.total);
  };
  const unlikeWished = opening === undefined && !conditions.some(isWork) ? await unlikeShown(context, jobs, said.filter(isOfSome)) : [];
  const held = await titledHeld(context, conditions, found);
  const why =
    isReordered || opening !== undefined || held !== null || unlikeWished.length > 0 || (jobs[0]?.match?.score ?? 100) < leastFair
      ? ''
      : whyLine(jobs, wants, request.isAgain === true ? [] : [...state.last, ...state.earlier].map((one) => one.id));
  const closest = held === null && !isRelated && closeness && found.total > 1 ? closenessLine(closeness, 'jobs', conditions) : '';
  const itself = isRelated && held === null ? await beyondOf(context, conditions, kept, { wishes }) : null;
  const must = [
    ...notes,
    restored ? copy.restored : '',
    held !== null
      ? joined(allHeldLine(conditions, held.jobs, held.count, about), ofOthers(relatedJobs(found.total), jobs.length, found.total))
      : isRelated
        ? relatedLine(conditions, found.total, itself === null ? '' : someElsewhere(whereOf(itself), itself.total))
        : lead,
    gone,
    (request.limit ?? 0) > mostAtOnce ? copy.mostAtOnce(mostAtOnce) : '',
    // What only has the word is not said to come first.
    unlikeWished.length === 0 ? ranked : copy.unlikeAll(unlikeWished),
    order === null ? '' : copy.order[order],
    couldNotUse(unused),
  ];
  const besides = Number(found.heldBack > 0) + Number(wants.visa);
  const first = upTo(mostSentences - besides, must, [unlike ? unlikeLine(about) : '', why, closest]);
  yield* tokens(joined(...first));

  const sponsoring = wants.visa && !asksSponsor ? await tools.countJobs({ ...filter, sponsorship: 'yes' }, about) : null;
  const silent = asksSponsor
    ? (await tools.countJobs({ ...filter, sponsorship: undefined }, { ...about, needsVisa: true })) - found.total
    : 0;
  const unseasoned = conditions.some(({ field }) => field === 'year') ? await tools.countJobs({ ...filter, termUnstated: true }, about) : 0;
  const known = [
    ...state.asked,
    ...(about.preferredLocations.length > 0 || request.isAnywhere === true ? ['remote'] : []),
    ...(about.lookingFor.length > 0 ? ['level'] : []),
    ...(opening?.hasWork === true ? ['work'] : []),
  ];
  // Only a search that just began and says little is helped by a question.
  const isOpen = state.total === null && wishes.length === 0;
  const splits = isOpen ? await splitsOf({ conditions, found, filter, known, count: (one) => tools.countJobs(one, about) }) : [];
  const question = held === null ? questionFor(splits, found.total) : null;
  const isOneHeld = found.heldBack === 1 && state.heldBack === 0;
  const onlyHeld = isOneHeld ? (await tools.findJobs({ ...filter, onlyGated: true }, about, 1)).jobs : [];
  const rest = upTo(
    mostSentences - first.length,
    [
      await noneLine(context, conditions),
      silent > 0 ? copy.moreSilent(silent) : '',
      gatedLine(jobs),
      held === null ? heldBackLine(found.heldBack, about, state.heldBack, question === null && itself === null, onlyHeld) : '',
      sponsoring === null || (sponsoring === 1 && joined(...first).includes(copy.standsOut.sponsors))
        ? ''
        : copy.sponsors(sponsoring, found.total, filter.includeGated === true ? 'mixed' : 'silent'),
    ],
    [unseasoned > 0 ? copy.noSeason(unseasoned) : ''],
  );
  if (rest.length > 0 || question !== null) yield* tokens(`\n\n${joined(...rest, question?.text ?? '')}`);
  yield { results: jobs };
  const guesses = [...(opening?.guesses ?? []), ...(request.guesses ?? [])];
  const likely = await offersOf(context, { conditions, wishes, guesses, found, sponsoring });
  const offers = [...(opening?.offers ?? []), ...likely];
  if (offers.length > 0) yield { offers };
  yield {
    suggestions: suggestionsFor(
      found.total,
      jobs,
      found.heldBack,
      [...(itself === null ? [] : dropsOf(itself.gone)), ...(silent > 0 ? [toShowSilent] : []), ...(question?.answers ?? [])],
      wants.visa,
    ),
  };
  const gated = found.heldBack > 0 && question === null ? ({ kind: 'gated' } as const) : null;
  const offer = itself === null ? gated : dropOffer(itself);
  yield {
    state: {
      ...early,
      shownIds: jobs.map(({ id }) => id),
      last: jobs.map(shown),
      lastConditions: conditions,
      offer,
      choices: question?.answers ?? [],
      asked: question === null ? state.asked : [...state.asked, question.kind],
    } satisfies SearchState,
  };
}

/** What sets the titles asked for apart, where no job has one: what says it comes first. */
const narrowerOf = (conditions: readonly Condition[], wishes: readonly Wish[]): Wish[] =>
  conditions.flatMap(({ field, op, value }): Wish[] => {
    const text = field === 'role' && op !== 'not' ? setApart(String(value)) : null;
    if (text === null || wishes.some((one) => one.text === text)) return [];
    const said = [
      String(value).toLowerCase(),
      activityOf(String(value))?.toLowerCase(),
      ...(text.split(' ').every(isGeneral) ? [] : [text]),
    ];
    return [{ text, anyOf: said.flatMap((one) => (one == null ? [] : [[conditionOf('text', one)]])), negated: false, like: true }];
  });

/** What the first of the jobs says of the wishes, where it isn't first by its score. */
async function meetsOf({ tools, about, lookup }: Context, jobs: readonly Job[], wishes: readonly Wish[]) {
  const [top] = jobs;
  if (top === undefined || jobs.every(({ match }) => (match?.score ?? 0) <= (top.match?.score ?? 0))) return '';
  const { wished: met = [] } = await tools.findJobs(
    { wishes: filterOf([], lookup, wishes).wishes ?? [], ids: [top.id], includeGated: true },
    about,
    1,
  );
  const said = wishes.filter(({ negated }) => !negated).filter((_, at) => met[at] === 1);
  return listed(said.map((wish) => doesWish(wish, 1)));
}

/** The jobs with the very title asked for, where all of them rule the student out; null where one does not, or there is none. */
async function titledHeld({ tools, about, lookup }: Context, conditions: readonly Condition[], { heldBack, closeness }: Found) {
  if (heldBack === 0 || closeness?.exact !== 0) return null;
  const held = await tools.findJobs({ ...filterOf(conditions, lookup), closely: true, onlyGated: true }, about, sampled);
  const count = held.closeness?.exact ?? 0;
  return count === 0 ? null : { count, jobs: held.jobs.slice(0, count) };
}

/** Places that a wish for remote work took the place of, as long as it holds. */
function asideOf({ aside, conditions: before }: SearchState, conditions: readonly Condition[]): Condition[] {
  const isPlace = (one: Condition) => one.field === 'place' && one.op === 'in';
  if (!has(conditions, 'remote') || conditions.some(isPlace)) return [];
  const places = before.filter(isPlace);
  return places.length > 0 ? places : aside;
}

/** What must be said, and of what may be said as much as makes `most` lines. */
function upTo(most: number, must: readonly string[], may: readonly string[]): string[] {
  const said = must.filter((line) => line !== '');
  return [...said, ...may.filter((line) => line !== '').slice(0, Math.max(0, most - said.length))];
}

/** What is said before the cards and a question; what must be said is said beyond. */
const mostSentences = 3;

/** What scores less is nothing to point at. */
const leastFair = 40;

/** How many of the best are looked at to see in which directions they split. */
const sampled = 30;

/** What is said of alternatives that no job meets: "Nothing right now for engineering at Meta."; '' where each is met. */
async function noneLine({ tools, about, lookup }: Context, conditions: readonly Condition[]): Promise<string> {
  const work = conditions.filter(
    ({ field, op, either }) => (field === 'role' || field === 'function') && op !== 'not' && either === undefined,
  );
  const others = conditions.filter((one) => one.either === undefined && (work.length < 2 || !work.includes(one)));
  const { includeGated } = filterOf(conditions, lookup);
  // The words of a subject stand next to the title that was guessed from them.
  const branches = [
    ...alternativesOf(conditions)
      .flat()
      .filter((branch) => branch.some(({ field }) => field !== 'text')),
    ...(work.length < 2 ? [] : work.map((one) => [one])),
  ];
  const counts = await Promise.all(
    branches.map((branch) =>
      tools.countJobs(
        { ...filterOf([...others, ...branch.map(withoutMarks)], lookup), ...(includeGated === true && { includeGated }) },
        about,
      ),
    ),
  );
  const empty = branches.filter((_, at) => counts[at] === 0);
  return empty.length === 0 ? '' : copy.noneAre(empty.map(wordsOf));
}

/** "engineering at Meta" */
const wordsOf = (branch: readonly Condition[]): string =>
  branch
    .toSorted((a, b) => Number(a.field === 'company') - Number(b.field === 'company'))
    .map((one) => (one.field === 'company' ? `at ${thingOf(one)}` : thingOf(one)))
    .join(' ');
