import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { doorLines } from '@alive/language/acts/door.ts';
import { asksToFind } from '@alive/language/acts/forms.ts';
import { courtesyIn, leavesAtEnd } from '@alive/language/acts/talk.ts';
import { readRequest } from '@alive/language/clauses/request.ts';
import { read } from '@alive/language/entities/read.ts';
import { tokens } from '#platform/chat.ts';
import type { AnswerPart, Assistant, AssistantTurn } from '#platform/chat.ts';
import { showAgain } from './again-people.ts';
import { showPath, showPeople } from './ask-people.ts';
import {
  conditionOf,
  conditionsOfMention,
  isSameThing,
  type JobField,
  parseConditions,
  thingOf,
} from '@alive/language/conditions/registry.ts';
import { didNotUse, listed } from '@alive/language/conditions/facts.ts';
import { aboutNow, concernsVisas, type Context, contextOf, ofVisas } from './context.ts';
import { answerOnEmployers } from './employer-visas.ts';
import { withKinds } from './employers.ts';
import { filterOf } from './filter.ts';
import { accepted } from './interpret.ts';
import { degreeSaidIn } from './of-oneself.ts';
import { type SearchState, withEarlier } from './state.ts';
import { goesBack, keptIn, nextMove, understand, type Understood, withReading } from './understand.ts';
import { type Move, searching, type Searching } from './move.ts';
import { doesWish } from './notes.ts';
import { offersOf } from './offers.ts';
import { openingOf } from './opening.ts';
import { peopleMoves } from './people-apart.ts';
import { originsOf } from './provenance.ts';
import type { SearchTools } from './port.ts';
import { judgeResume } from './about-resume.ts';
import { say } from './say.ts';
import { showHeldBack, showMore } from './more.ts';
import { showSelection } from './select.ts';
import { isSame, leavingOut, uncontradicted } from './selection.ts';
import { compare, keep, nextToOffer, provenance, seen, similar, tell, which } from './shown-jobs.ts';
import { type Apart, questionsApart } from './several.ts';
import { asksOn } from './said-of-others.ts';
import { lineAbroad, smallTalk } from './small-talk.ts';
import { whyNot } from './why-not.ts';
import { countLine, statusLine } from './change.ts';
import * as copy from './copy/talk.ts';
import { unlisted } from './copy/job.ts';
import { noSuchNumber } from './copy/selection.ts';
import { phraseOf } from './phrase.ts';

/**
 * The job conversation without a model: reads the message, changes the conditions, searches, and says what it found in words
 * made of the records. Yields the conditions first, then text, jobs (five at most), what could be said next, and its state;
 * the state early too, so that a stopped answer keeps the conditions it was about. Yields nothing more once `signal` is aborted.
 */
export function builtinSearch(tools: SearchTools): Assistant {
  return async function* answer(turn: AssistantTurn, signal: AbortSignal) {
    const open = await tools.vocabulary();
    const context = contextOf(
      turn,
      tools,
      (text) => read(text, open),
      (text, setting, screen) => readRequest(text, open, new Date(), setting, screen),
    );
    let offers: Offer[] | null = null;
    for await (const part of reply(context, turn)) {
      if (signal.aborted) break;
      if ('offers' in part) ({ offers } = part);
      if ('suggestions' in part && !concernsVisas(context, turn.message ?? '')) {
        yield { suggestions: part.suggestions.filter((text) => !ofVisas.test(text)) };
        continue;
      }
      yield 'state' in part ? { state: withEarlier(withOffers(part.state as SearchState, offers), context.state) } : part;
    }
  };
}

/** An answer that leaves the search as it is leaves its offers too. */
const withOffers = (state: SearchState, offers: Offer[] | null): SearchState => ({
  ...state,
  offers: offers ?? (state.stood ? state.offers : []),
});

/** Edited conditions take the place of the active ones; a message that comes with them is read on top of them. */
async function* reply(context: Context, turn: AssistantTurn): AsyncGenerator<AnswerPart> {
  const understood = await understand(context, turn);
  const { people } = context.state;
  if (people !== null && goesBack(context.state, understood.message) !== null)
    context = { ...context, state: { ...context.state, people: { ...people, isPast: true } } };
  const { message, reading, sent } = understood;
  const before = context.state;
  context = withTold(context, message);
  const isNowHeld = context.state.degree !== before.degree;
  const openNow = isNowHeld && before.total === 0 && before.offer?.kind === 'search' ? accepted(before) : null;
  const abroad = lineAbroad(message);
  if (abroad !== null && reading.mentions.length === 0 && courtesyIn(message) === null) {
    const parts = say(context, abroad, context.state.total === null ? ['Internships', 'Remote jobs'] : ['Show more', 'Start over']);
    const move: Move = { kind: 'talk', talk: 'unclear' };
    return yield* withReading({ sent, read: message, reading, move, state: context.state }, parts);
  }
  const greeted = abroad !== null && !context.state.saidEnglish;
  const note = [greeted ? abroad : '', understood.note, isNowHeld ? copy.notedDegree(context.state.degree ?? 'master') : '']
    .filter((line) => line !== '')
    .join(' ');
  context = greeted ? { ...context, state: { ...context.state, saidEnglish: true } } : context;
  const answer = async (from: Context, line: string) => {
    const visas = answerOnEmployers(message, reading);
    if (visas !== null) {
      const parts = noted(line, say(from, visas.text, visas.suggestions));
      return withReading({ sent, read: message, reading, move: { kind: 'talk', talk: 'visaTerms' }, state: from.state }, parts);
    }
    const parts = await answerOn(from, line);
    const isLeaving = courtesyIn(message) === null && leavesAtEnd(message);
    return traced(isLeaving ? closed(parts, copy.bye(from.about.firstName)) : parts, understood, from.state);
  };
  const answerOn = async (from: Context, line: string) => {
    const isWhole = understood.shown !== null || understood.told !== null || courtesyIn(message) !== null;
    const apart = isWhole
      ? null
      : questionsApart(understood.asked, reading, { ...from.state, isChanged: understood.given !== null }, from.reading);
    if (apart !== null) return severalThings(from, { ...understood, ...apart, asked: apart.rest }, line, openNow);
    const next = await nextMove(from, understood);
    // "A master's is what I'm finishing": what asked for it alone is shown.
    const move =
      openNow !== null && (next.kind === 'talk' || (next.kind === 'search' && isSame(next.conditions, from.state.conditions)))
        ? openNow
        : next;
    const parts = unrepeated(act(from, move), isAnswer(move) ? from.state.said : '');
    // What is only told is thanked for once.
    const before = move.kind === 'talk' && move.talk === 'heard' ? line.replace(copy.thanksForThat, '').trim() : line;
    return withReading({ sent, read: message, reading, move, state: from.state }, noted(before, parts));
  };
  if (turn.filters === undefined) return yield* await answer(context, note);
  const { conditions, dropped } = parseConditions(await withKinds(turn.filters, context.tools), context.reading);
  if (message === '') return yield* showSelection(context, { conditions, dropped });
  yield* await answer(
    { ...context, state: { ...context.state, conditions } },
    [dropped.length === 0 ? '' : copy.unusedChips(dropped), note].filter((line) => line !== '').join(' '),
  );
}

/** With what the student says of a degree, and the places that they keep. */
function withTold(context: Context, message: string): Context {
  const { state, about, reading } = context;
  const degree = degreeSaidIn(message) ?? state.degree;
  const keeps = keptIn(message, reading(message).mentions).filter((id) => state.conditions.some((one) => one.id === id));
  const after = { ...state, degree, kept: [...new Set([...state.kept, ...keeps])] };
  return { ...context, state: after, about: aboutNow(about, after) };
}

/** With the words from which the conditions came that the message adds. */
async function* traced(parts: AsyncGenerator<AnswerPart>, understood: Understood, before: SearchState): AsyncGenerator<AnswerPart> {
  for await (const part of parts) {
    if (!('state' in part)) {
      yield part;
      continue;
    }
    const state = part.state as SearchState;
    const added = state.conditions.filter(({ id }) => !before.conditions.some((one) => one.id === id));
    const { sent, message, reading } = understood;
    const all = { ...before.origins, ...originsOf({ sent, message, mentions: reading.mentions }, added) };
    // A condition that is gone for two messages is asked about no more.
    const isNear = (id: string) => [...state.conditions, ...before.conditions].some((one) => one.id === id);
    yield { state: { ...state, origins: Object.fromEntries(Object.entries(all).filter(([id]) => isNear(id))) } };
  }
}

/** Answers what a message asks of the jobs shown, then does the rest of it. */
async function severalThings(
  context: Context,
  asked: Understood & Apart,
  line: string,
  openNow: Move | null,
): Promise<AsyncGenerator<AnswerPart>> {
  const { sent, message, reading, taken, left } = asked;
  const isLeft = taken !== null || asked.given !== null || asked.people !== null || left.length > 0 || /\p{L}/u.test(asked.asked);
  const told: string[] = [];
  let state = asked.state;
  let suggestions: string[] = [];
  let again: Job[] = [];
  let guesses: Offer[] = [];
  const answered = async (questions: readonly Move[]) => {
    for (const question of questions) {
      let text = '';
      for await (const part of act({ ...context, state }, question))
        if ('token' in part) text += part.token;
        else if ('suggestions' in part) ({ suggestions } = part);
        else if ('results' in part) again = part.results;
        else if ('offers' in part) guesses = part.offers;
        else if ('state' in part) state = part.state as SearchState;
      if (!told.includes(text)) told.push(text);
    }
  };
  const questions = asked.questions.filter((one) => !isRemark(one));
  await answered(questions);
  const after = { ...context, state };
  const next = await nextMove(taken === null ? after : { ...after, state: { ...state, conditions: taken.filters } }, asked);
  const own = withLater(
    withGuesses(taken !== null && next.kind !== 'search' ? searching(taken.filters, state.wishes) : next, left),
    asked.later,
  );
  // What only remarks on something next to a question asks for no list.
  const isRemarked =
    told.length > 0 &&
    own.kind === 'search' &&
    isSame(own.conditions, state.conditions) &&
    (own.order ?? null) === state.order &&
    !asksToFind(asked.asked);
  const doesMore =
    isLeft &&
    !isRemarked &&
    own.kind !== 'talk' &&
    !(own.kind === 'search' && isSame(own.conditions, state.conditions) && own.said.length === 0);
  const rest = doesMore ? own : (openNow ?? own);
  const isRest = doesMore || openNow !== null;
  // What was asked for besides a question, and is not done, is said to be so.
  const isIdle = !isRest && taken === null && (own.kind === 'search' || (own.kind === 'talk' && own.talk === 'unclear'));
  const idle =
    isIdle && told.length > 0
      ? asked.requested.map(({ start, end }) => message.slice(start, end)).filter((text) => isAskedIn(text, context))
      : [];
  if (idle.length > 0) told.push(didNotUse(idle.map((text) => text.replace(/^\W+|[\s.,!;]+$/g, ''))));
  // What is said of a complaint or a worry needs no word where the message is answered.
  if (!isRest && told.length === 0 && line === '') await answered(asked.questions.filter(isRemark));
  // A list or a table ends with an empty line.
  // "These" would be the jobs of the new list.
  const answers = isRest && rest.kind === 'search' ? told.map((one) => one.replace(/\b(of) (?:these|them)\b/g, '$1 those')) : told;
  const note = [line, ...answers].filter((one) => one !== '').join(told.some((one) => one.includes('\n')) ? '\n\n' : ' ');
  const parts =
    isRest || note === ''
      ? noted(note, unrepeated(act(after, rest), ''), '\n\n')
      : unrepeated(
          say(after, note, suggestions, state.offer, { jobs: again, guesses }),
          questions.every(isAnswer) ? context.state.said : '',
        );
  return withReading({ sent, read: message, reading, move: rest, state }, parts);
}

/** Whether a sentence asks for something, and not for what holds already. */
const isAskedIn = (text: string, { reading, state }: Context): boolean => {
  const asked = reading(text).mentions.flatMap(conditionsOfMention);
  return (
    (asksOn(text) || asked.length > 0) && (asked.length === 0 || asked.some((one) => !state.conditions.some(({ id }) => id === one.id)))
  );
};

/** What answers no question: that a complaint was understood, or a worry. */
const isRemark = ({ kind }: Move): boolean => kind === 'complain' || kind === 'talk';

/** Whether conditions ask for what another one names, whichever way it stands. */
const isAskedFor = (one: Condition, conditions: readonly Condition[]): boolean =>
  conditions.some((other) => other.op !== 'not' && isSameThing(other, { ...one, op: other.op }));

const withGuesses = (move: Move, left: readonly Condition[]): Move =>
  move.kind === 'search' ? { ...move, guesses: [...move.guesses, ...left.filter((one) => !isAskedFor(one, move.conditions))] } : move;

/** What is asked of the first that a search finds, right after it. */
const withLater = (move: Move, later: readonly Move[]): Move => {
  if (move.kind === 'talk') return later[0] ?? move;
  return move.kind === 'both'
    ? { ...move, first: withLater(move.first, later) }
    : later.reduce<Move>((first, besides) => ({ kind: 'both', first, besides }), move);
};

/** An answer that says word for word what the one `before` it said, says so, and shows no card again; '' for none. */
async function* unrepeated(parts: AsyncGenerator<AnswerPart>, before: string): AsyncGenerator<AnswerPart> {
  let text = '';
  const held: AnswerPart[] = [];
  for await (const part of parts) {
    if ('token' in part) text += part.token;
    // As long as it may still be the same, it waits.
    if (before !== '' && before.startsWith(text) && !('filters' in part)) held.push(part);
    else yield* [...held.splice(0), part].map((one) => withSaid(one, text));
  }
  const isSame = text === before && text !== '';
  const line = isSame ? tokens(copy.again(text)) : [];
  const rest = isSame ? held.filter((one) => !('token' in one || 'results' in one || 'people' in one || 'peopleAsked' in one)) : held;
  yield* [...line, ...rest].map((one) => withSaid(one, text));
}

const withSaid = (part: AnswerPart, said: string): AnswerPart =>
  'state' in part ? { ...part, state: { ...(part.state as SearchState), said } } : part;

/** What answers a question, and would answer it no better a second time. */
const isAnswer = (move: Move): boolean => answers.has(move.kind) && !('aspect' in move && move.aspect === 'resume');
const answers: ReadonlySet<Move['kind']> = new Set([
  'tell',
  'which',
  'compare',
  'offer',
  'people',
  'peopleAgain',
  'path',
  'provenance',
  'whyNot',
]);

/** An answer with a sentence before its first. */
async function* noted(note: string, parts: AsyncGenerator<AnswerPart>, between = ' '): AsyncGenerator<AnswerPart> {
  let open = note !== '';
  for await (const part of parts) {
    if (open && 'token' in part) {
      open = false;
      yield* tokens(`${note}${between}`);
    }
    yield part;
  }
}

/** An answer with a sentence after its last. */
async function* closed(parts: AsyncGenerator<AnswerPart>, line: string): AsyncGenerator<AnswerPart> {
  yield* parts;
  yield* tokens(` ${line}`);
}

/** Does it, and says so. */
export function act(given: Context, move: Move): AsyncGenerator<AnswerPart> {
  const { people } = given.state;
  // Who speaks of jobs speaks no more of the people that were shown.
  const isPast = people !== null && !peopleMoves.has(move.kind) && move.kind !== 'both' && move.kind !== 'talk';
  const context = { ...given, ...(isPast && { state: { ...given.state, people: { ...people, isPast } } }) };
  const { state, about } = context;
  switch (move.kind) {
    case 'open':
      return open(context);
    case 'search': {
      const said = { needsVisa: move.needsVisa ?? state.needsVisa, major: move.major ?? state.major, degree: state.degree };
      return search(
        { ...context, state: { ...state, ...said }, about: aboutNow(about, said) },
        { ...move, conditions: uncontradicted(move.conditions, state.conditions) },
      );
    }
    case 'both':
      return both(context, move);
    case 'unstated':
      return say(context, move.unstated.map(({ text }) => text).join(' '), [
        ...move.unstated.flatMap(({ suggestions }) => suggestions),
        'Show more',
      ]);
    case 'more':
      // "What else is there?" where nothing is.
      if (state.total === 0 && state.shownIds.length === 0)
        return showSelection(context, { conditions: state.conditions, asksOther: true });
      return state.includeGated ? showHeldBack(context) : showMore(context, { count: move.count });
    case 'gated':
      return showHeldBack(context);
    case 'again':
      return seen(context, move.ids);
    case 'similar':
      return similar(context, move);
    case 'tell':
      return tell(context, move);
    case 'which':
      return which(context, move);
    case 'provenance':
      return provenance(context, move.ids);
    case 'keep':
      return keep(context, move);
    case 'compare':
      return compare(context, move.isOfNew === true ? state.last.slice(0, 2).map(({ id }) => id) : move.ids, move.isByPay);
    case 'offer':
      return nextToOffer(context, move);
    case 'unlisted':
      return say(context, unlisted(move.name), ['Show more', 'Start over']);
    case 'beyond': {
      const more = (state.total ?? 0) > state.shownIds.length;
      return say(
        context,
        noSuchNumber(move.number, state.last.length, more),
        ['Show more', 'Why the first?'],
        more ? { kind: 'more' } : null,
      );
    }
    case 'status':
      return say(context, statusLine(state.conditions, state.total ?? 0), ['Any place', 'Start over']);
    case 'count':
      return count(context, move.extra);
    case 'whyNot':
      return whyNot(context, move.missed, move.words);
    case 'resume':
      return judgeResume(context);
    case 'door':
      return say(context, doorLines([move.door]), state.total === null ? ['Internships', 'Remote jobs'] : ['Show more']);
    case 'complain':
      return complained(context, move.about);
    case 'people':
      return showPeople(context, move.asked);
    case 'path':
      return showPath(context, move.asked);
    case 'peopleAgain':
      return showAgain(context, move.again, move.asked);
    default: {
      if (move.talk === 'lost' && state.total === null) return open(context);
      if (move.talk === 'lost' && (state.total ?? 0) > state.shownIds.length) return showMore(context, { before: copy.lostAmongJobs });
      const { text, suggestions, offer } = smallTalk(move.talk, about, state);
      return say(context, text, suggestions, offer);
    }
  }
}

/** What is asked first, and what is asked besides of what was there before it. */
async function* both(context: Context, { first, besides }: Extract<Move, { kind: 'both' }>): AsyncGenerator<AnswerPart> {
  let { state } = context;
  let isFound = false;
  for await (const part of act(context, first)) {
    isFound ||= 'results' in part;
    if ('state' in part) state = part.state as SearchState;
    else if (!('suggestions' in part || 'offers' in part)) yield part;
  }
  yield { state };
  if (((besides.kind === 'tell' && besides.id === '') || besides.kind === 'compare') && !isFound) return;
  if (besides.kind === 'which' && state.total === 0) return;
  const people = peopleMoves.has(first.kind) ? state.people : context.state.people;
  yield* noted('\n\n', act({ ...context, state: { ...state, people } }, besides), '');
}

/** A search; where nothing was asked but what no posting holds, it stays as it is. */
async function* search(context: Context, move: Searching): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const stays = move.said.length === 0 && (move.order ?? null) === state.order && isSame(move.conditions, state.conditions);
  if (stays && state.total !== null && move.absent.length > 0 && move.unmatched.length + move.unstated.length === 0)
    return yield* say(context, copy.nothingToLeaveOut(move.absent), ['Show more']);
  if (!stays || move.unmatched.length + move.guesses.length === 0) return yield* showSelection(context, move);
  if (move.unstated.length > 0) return yield* act(context, { kind: 'unstated', unstated: move.unstated });
  if (move.unmatched.length === 0) return yield* showSelection(context, move);
  const line = copy.unmatchedOnly(
    move.unmatched,
    state.total === null || state.conditions.length === 0 ? null : phraseOf(state.conditions),
  );
  const found = { jobs: [], total: 0, heldBack: 0 };
  const guesses = await offersOf(context, { conditions: state.conditions, wishes: [], guesses: move.guesses, found });
  yield* say(context, line, ['Any place', 'What can you do?'], null, { guesses });
}

/** What was searched for, how much of it is what the student complains of, and what leaving that out would find; nothing changes. */
async function* complained(context: Context, about: readonly Condition[]): AsyncGenerator<AnswerPart> {
  if (about.length === 0) return yield* act(context, { kind: 'talk', talk: 'hurt' });
  const { tools, about: student, state, lookup } = context;
  const isWished = ({ value }: Condition) =>
    state.wishes.some(({ text, negated }) => !negated && text.includes(String(value).toLowerCase()));
  const without = about.filter((one) => !isAskedFor(one, state.conditions) && !isWished(one)).flatMap(leavingOut);
  const left = [
    ...state.conditions.filter((one) => !without.some((other) => other.field === one.field && other.value === one.value)),
    ...without,
  ];
  const count = without.length === 0 ? 0 : await tools.countJobs(filterOf(left, lookup, state.wishes), student);
  const all = state.total ?? 0;
  const things = listed((without.length === 0 ? about.flatMap(leavingOut) : without).map(thingOf), 'or');
  const wanted = about.flatMap(leavingOut).map((one) => conditionOf(one.field as JobField, String(one.value)));
  const ids = state.last.map(({ id }) => id);
  const above =
    wanted.length === 0 || ids.length === 0
      ? null
      : await tools.countJobs({ ...filterOf(wanted, lookup), ids, includeGated: true, closely: true }, student);
  if (above === 0)
    return yield* say(context, `${copy.noneAmongShown(things)} ${statusLine(state.conditions, all)}`, ['Why the first?', 'Show more']);
  const text = [
    above === null
      ? ''
      : copy.someAmongShown(
          above,
          ids.length,
          wanted.map((one) => doesWish({ text: one.label, anyOf: [[one]], negated: false }, above)),
        ),
    originLine(state, wanted) || statusLine(state.conditions, all),
    count === 0 ? '' : copy.withoutThem(things, count),
  ]
    .filter((line) => line !== '')
    .join(' ');
  yield* say(
    context,
    text,
    count > 0 ? [copy.leaveOut(things), 'Show more'] : ['Show more', 'Start over'],
    count > 0 ? { kind: 'search', conditions: left } : null,
  );
}

/** From which words the conditions came that are complained of; '' where they are none, or came from no words. */
const originLine = ({ conditions, origins }: SearchState, wanted: readonly Condition[]): string => {
  const held = conditions.find((one) => one.op !== 'not' && wanted.some(({ id }) => id === one.id));
  const words = held === undefined ? undefined : origins[held.id];
  return held === undefined || words === undefined ? '' : copy.addedFor(held.label, words);
};

async function* open(context: Context): AsyncGenerator<AnswerPart> {
  const opening = await openingOf(context);
  yield* showSelection(context, { conditions: opening.conditions, opening });
}

/** How many of what was found meet something more; the search stays as it is. */
async function* count(context: Context, extra: readonly Condition[]): AsyncGenerator<AnswerPart> {
  const { tools, about, state, lookup } = context;
  const conditions = [
    ...state.conditions.filter(
      (one) => !extra.some((other) => other.field === one.field || (other.field === 'remote' && one.value === 'Remote')),
    ),
    ...extra,
  ];
  const total = await tools.countJobs(filterOf(conditions, lookup), about);
  yield* say(context, countLine(conditions, total, state.total), ['Show more', 'Which one fits me best?']);
}
