import type { Job } from '@alive/contract/jobs.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { closenessLine } from '@alive/language/conditions/facts.ts';
import type { AnswerPart } from '#platform/chat.ts';
import { act } from './builtin.ts';
import { heldBackLine } from './change.ts';
import { aboutNow } from './context.ts';
import { costsOf } from './costs.ts';
import { filterOf } from './filter.ts';
import { jobFacts, tellable } from './hosted-facts.ts';
import { change, figuresIn, type Talk } from './hosted-talk.ts';
import type { Move } from './move.ts';
import { spoken, wishesLine } from './notes.ts';
import type { SearchState } from './state.ts';
import { step } from './copy/model.ts';

/**
 * Does what a message asks of the search as the built-in assistant does it, but for its words, which a language model writes: the conditions,
 * what became of them, and what was found, as `talk.found`. What else is asked is left to the model and its tools. Gives what the model is
 * given of it; null for nothing.
 */
export async function* moved(talk: Talk, move: Move): AsyncGenerator<AnswerPart, object | null> {
  // What is asked besides is the model's to find.
  if (move.kind === 'both') return yield* moved(talk, move.first);
  const before = talk.context.state;
  if (!isOfSearch(move, before)) return null;
  const found: NonNullable<Talk['found']> = { jobs: [], nearest: null, offers: [], total: 0, heldBack: 0 };
  const isTold = move.kind === 'count' || move.kind === 'unstated';
  let words = '';
  let after = before;
  // Of how many there were before, only the record can tell.
  const total = isTold ? null : before.total;
  // The major that a model may know stands in the record already.
  const context = { ...talk.context, state: { ...before, total, major: null } };
  for await (const part of act(context, move)) {
    if ('token' in part) words += part.token;
    else if ('filters' in part) {
      yield part;
      if (move.kind === 'search' || move.kind === 'similar') yield { step: stepOf(part.filters.map(({ label }) => label)) };
    } else if ('state' in part) after = part.state as SearchState;
    else if ('results' in part) Object.assign(found, { jobs: part.results, nearest: 'nearest' in part ? part.nearest : null });
    else if ('offers' in part) found.offers = part.offers;
  }
  const { heldBack } = after;
  talk.aside =
    isTold || !searches.has(move.kind)
      ? ''
      : heldBackLine(heldBack, aboutNow(talk.whole.about, after), before.heldBack, after.offer?.kind === 'gated');
  change(talk, {
    ...after,
    major: after.major ?? before.major,
    // What the student's own list counts.
    total: isTold ? before.total : after.total === null ? null : Math.max(0, after.total - heldBack),
    // Which of them the answer names, and what it asks, is not known yet.
    shownIds: after.shownIds.filter((id) => !found.jobs.some((job) => job.id === id)),
    last: before.last,
    lastConditions: before.lastConditions,
    asked: before.asked,
    offers: found.offers,
    choices: [],
  });
  yield* talk.parts.splice(0);
  // What these say of the search is no secret: how many there are, and what no record tells.
  if (isTold) {
    talk.said.collect(words);
    talk.said.count(...figuresIn(words));
    return { answer: words };
  }
  talk.found = { ...found, total: after.total ?? 0, heldBack };
  return factsOf(talk, move, after);
}

/** What is answered from the whole record, and by no model: what the résumé says, what was held back, and what a model is not told. */
export const isOfRecord = (move: Move, { conditions, includeGated, last, heldIds }: SearchState): boolean =>
  move.kind === 'resume' ||
  move.kind === 'gated' ||
  // How many there are is said with all that they were asked for.
  (move.kind === 'count' && tellable(conditions).length < conditions.length) ||
  (move.kind === 'more' && includeGated) ||
  // While what was held back is on the screen, only a search of its own leads on.
  (move.kind !== 'search' && move.kind !== 'open' && last.some(({ id }) => heldIds.includes(id))) ||
  ((move.kind === 'tell' || move.kind === 'which') && move.aspect === 'resume');

/** What a model may read better than the built-in reader does: a request, and what that made nothing of. */
export const isOpen = (move: Move): boolean =>
  move.kind === 'search' || move.kind === 'unstated' || (move.kind === 'talk' && (move.talk === 'lost' || move.talk === 'unclear'));

/** What moves the search or pages through it; who does not know what to want is shown what suits them. */
const isOfSearch = (move: Move, { total }: SearchState): boolean =>
  searches.has(move.kind) || (move.kind === 'talk' && move.talk === 'lost' && total === null);

const searches: ReadonlySet<Move['kind']> = new Set(['open', 'search', 'more', 'similar', 'count', 'unstated']);

const stepOf = (labels: readonly string[]): string => step.jobs(labels.slice(0, mostInStep));

/** Conditions that a line names. */
const mostInStep = 4;

async function factsOf(talk: Talk, move: Move, { offer, conditions, wishes: remembered }: SearchState): Promise<object> {
  const { jobs, nearest, total } = talk.found ?? { jobs: [], nearest: null, total: 0 };
  const { about, lookup, state } = talk.context;
  const told = tellable(conditions);
  const saidNow = move.kind === 'search' ? move.said : [];
  const wishes = remembered.filter(({ text }) => talk.isSaid(text) || saidNow.some((one) => one.text === text));
  const missing = ({ id }: Job) => {
    const near = nearest?.find((one) => one.id === id);
    return near === undefined ? {} : { misses: told.flatMap((one) => (near.misses.includes(one.id) ? [one.label] : [])) };
  };
  const shown = jobs.map((job) => ({ handle: talk.memory.job(job), ...jobFacts(job), ...missing(job) }));
  const again =
    wishes.length === 0 && !hasWork(state) ? null : await talk.tools.findJobs(filterOf(conditions, lookup, spoken(wishes)), about, 1);
  const unstated = move.kind === 'search' ? move.unstated.filter(({ words }) => talk.isSaid(words)) : [];
  const unmatched = move.kind === 'search' ? [...move.unmatched, ...unstated.map(({ text }) => text)] : [];
  // Where all of it is held back there is nothing for a model either.
  const few = (jobs.length === 0 ? 0 : total) < fewest && told.length > 0 ? await costsOf(talk.context, conditions) : [];
  // Beside a short list, figures would tell how many of it are held back.
  const isCounted = total >= leastCounted && jobs.length > 0 && nearest === null;
  const facts = {
    conditions: told.map(({ label }) => label),
    ...(isCounted && { total }),
    jobs: shown,
    ...(move.kind === 'more' && { after: 'These come after those that were shown before.' }),
    ...(nearest !== null && { note: 'None meets all of it. These come nearest; “misses” says what of it each does not meet.' }),
    ...(again !== null &&
      wishes.length > 0 && { wishes: isCounted ? wishesLine(spoken(wishes), again) : `Ranked by ${wordsOf(spoken(wishes))}.` }),
    ...(isCounted && again?.closeness && { titles: closenessLine(again.closeness, 'jobs') }),
    ...(unmatched.length > 0 && { notUsed: unmatched }),
    ...(few.length > 0 && {
      without: few
        .filter(({ conditions: some }) => tellable(some).length > 0)
        .map(({ conditions: some, without }) => ({ without: some.map(({ label }) => label), total: without })),
    }),
    ...(offer?.kind === 'drop' &&
      told.some(({ id }) => offer.ids.includes(id)) && {
        offer: `Let go of ${told.flatMap(({ id, label }) => (offer.ids.includes(id) ? [label] : [])).join(', ')}`,
      }),
  };
  talk.said.collect(facts);
  talk.said.countUpTo(jobs.length);
  talk.said.count(...(isCounted ? [total] : []), state.shownIds.length, state.shownIds.length + jobs.length);
  talk.said.count(...figuresIn(`${facts.wishes ?? ''} ${facts.titles ?? ''}`));
  talk.said.count(...few.map(({ without }) => without));
  talk.said.earn(...jobs.flatMap((job) => [job.salary_min, job.salary_max]));
  return facts;
}

/** "data work; not sales" */
const wordsOf = (wishes: readonly Wish[]): string => wishes.map(({ text, negated }) => (negated ? `not ${text}` : text)).join('; ');

const hasWork = ({ conditions }: SearchState): boolean => conditions.some(({ field, op }) => field === 'role' && op !== 'not');

/** Fewer are not counted to a model. */
const leastCounted = 20;
/** Fewer are listed with what each condition costs. */
const fewest = 3;
