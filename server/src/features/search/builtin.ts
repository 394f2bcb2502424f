import type { Condition } from '@alive/contract/conditions.ts';
import type { Coverage } from '@alive/language/clauses/coverage.ts';
import { doorLine } from '@alive/language/acts/door.ts';
import { courtesyIn } from '@alive/language/acts/talk.ts';
import { read } from '@alive/language/entities/read.ts';
import { evenSpaces } from '@alive/language/text/text.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { tokens, type AnswerPart, type Assistant, type AssistantTurn } from '#platform/chat.ts';
import { inSlices } from '#platform/slices.ts';
import { showAgain } from './again-people.ts';
import { showPath, showPeople } from './ask-people.ts';
import { conditionOf, conditionsOfMention, settled, withoutMarks, parseConditions, thingOf } from '@alive/language/conditions/registry.ts';
import type { JobField } from '@alive/language/conditions/registry.ts';
import { levels } from '@alive/contract/jobs.ts';
import { couldNotUse, figure, listed } from '@alive/language/conditions/facts.ts';
import { aboutNow, type Context, contextOf } from './context.ts';
import { withEmployers, withKinds } from './employers.ts';
import { filterOf } from './filter.ts';
import { interpret } from './interpret.ts';
import { type Move, type Searching } from './move.ts';
import { phrasesIn, type Said, type Wish } from '@alive/language/conditions/wishes.ts';
import { unheardOnly, unusedLine } from './notes.ts';
import { offersOf } from './offers.ts';
import { openingOf } from './opening.ts';
import { type Heard, readingOf } from './reading.ts';
import { lineAbroad } from './other-languages.ts';
import { withOwnMajor } from './own-major.ts';
import type { SearchTools } from './port.ts';
import { say } from './say.ts';
import { showHeldBack, showMore } from './more.ts';
import { showSelection } from './select.ts';
import { isSame } from './selection.ts';
import { compare, keep, receipts, similar, tell, which } from './shown-jobs.ts';
import { smallTalk } from './small-talk.ts';
import { wishesHeard } from './texts.ts';
import { whyNot } from './why-not.ts';
import { nearestTo } from './nearest-work.ts';
import { beyondLine, countLine, statusLine } from './words.ts';

/**
 * The job conversation without a model: reads the message, changes the conditions, searches, and says what it found in words
 * made of the records. Yields the conditions first, then text, jobs (five at most), what could be said next, and its state;
 * the state early too, so that a stopped answer keeps the conditions it was about. Yields nothing more once `signal` is aborted.
 */
export function builtinSearch(tools: SearchTools): Assistant {
  return async function* answer(turn: AssistantTurn, signal: AbortSignal) {
    const open = await tools.vocabulary();
    const context = contextOf(turn, tools, (text) => read(text, open));
    for await (const part of reply(context, turn)) {
      if (signal.aborted) break;
      yield part;
    }
  };
}

/** Edited conditions take the place of the active ones; a message that comes with them is read on top of them. */
async function* reply(context: Context, turn: AssistantTurn): AsyncGenerator<AnswerPart> {
  const said = evenSpaces(turn.message ?? '').replace(/\bw\/o\b/gi, 'without');
  const message = beginningOf(said);
  const others = inSlices();
  const { mentions, ...rest } = context.reading(message);
  // A long message takes a while, and more is to come.
  await others();
  const abroad = lineAbroad(message);
  const named = {
    ...rest,
    ...(abroad === null ? {} : nothingUnread),
    mentions: withOwnMajor(message, mentions.slice(0, mostMentions), context.about.major),
  };
  const { reading, note: employers } = await withEmployers(named, context.tools);
  const long = message.length < said.length || mentions.length > mostMentions ? partlyRead : '';
  const sent = turn.message ?? '';
  if (abroad !== null && named.mentions.length === 0 && courtesyIn(message) === null) {
    const parts = say(context, abroad, context.state.total === null ? ['Internships', 'Remote jobs'] : ['Show more', 'Start over']);
    const move: Move = { kind: 'talk', talk: 'unclear' };
    return yield* withReading({ sent, read: message, reading, move, state: context.state }, parts);
  }
  const greeted = abroad !== null && !context.state.saidEnglish;
  const note = [greeted ? abroad : '', long, employers].filter((line) => line !== '').join(' ');
  context = greeted ? { ...context, state: { ...context.state, saidEnglish: true } } : context;
  const answer = async (from: Context, line: string) => {
    const first = interpret(message, reading, from.state);
    const asked = first.kind === 'search' ? await withoutEmpty(from, first, reading) : first;
    const move = await moveOf(from, asked, message, reading);
    return withReading({ sent, read: message, reading, move, state: from.state }, noted(line, act(from, move)));
  };
  if (turn.filters === undefined) return yield* await answer(context, note);
  const { conditions, dropped } = parseConditions(await withKinds(turn.filters, context.tools), context.reading);
  if (message === '') return yield* showSelection(context, { conditions, dropped });
  yield* await answer(
    { ...context, state: { ...context.state, conditions } },
    [unusedLine(dropped), note].filter((line) => line !== '').join(' '),
  );
}

/** An answer with what became of each word of the message before it; words without a use that it does not speak of are named at its end. */
async function* withReading(heard: Omit<Heard, 'conditions'>, parts: AsyncGenerator<AnswerPart>): AsyncGenerator<AnswerPart> {
  let coverage: Coverage | null = null;
  let text = '';
  const naming = () => {
    const line = coverage === null ? '' : couldNotUse(coverage.unused.filter((word) => !wordsIn(text).has(word.toLowerCase())));
    coverage = null;
    return line === '' ? [] : tokens(` ${line}`);
  };
  for await (const part of parts) {
    if (coverage === null && text === '' && ('filters' in part || 'token' in part)) {
      coverage = await readingOf({ ...heard, conditions: 'filters' in part ? part.filters : heard.state.conditions });
      yield { reading: coverage.reading };
    }
    if ('token' in part) text += part.token;
    else if (text !== '' && !('state' in part)) yield* naming();
    yield part;
  }
  yield* naming();
}

const nothingUnread = { unread: [], unwanted: [] };

/** An industry that no open job is in is no condition: its words are a wish. */
async function withoutEmpty({ tools, about, state, lookup }: Context, move: Searching, { mentions }: Reading): Promise<Searching> {
  const added = move.conditions.filter(
    (one) => one.field === 'industry' && one.op !== 'not' && !state.conditions.some(({ id }) => id === one.id),
  );
  const counts = await Promise.all(
    added.map((one) => tools.countJobs({ ...filterOf([withoutMarks(one)], lookup), levels: [...levels], includeGated: true }, about)),
  );
  const empty = added.filter((_, at) => counts[at] === 0);
  if (empty.length === 0) return move;
  const said = empty.map((one): Said => {
    const found = mentions.find((mention) => conditionsOfMention(mention).some(({ id }) => id === one.id));
    const { text, start, end } = found ?? { text: String(one.value), start: 0, end: 0 };
    return { start, end, text, anyOf: [[conditionOf('text', text.toLowerCase())]], negated: false };
  });
  return {
    ...move,
    conditions: settled(move.conditions.filter((one) => !empty.includes(one))),
    wishes: [...move.wishes, ...said],
    said: [...move.said, ...said],
  };
}

/** What to do about a message, with its wishes as the postings can meet them, and the kinds of work that come nearest to them. */
async function moveOf(context: Context, asked: Move, message: string, reading: Reading): Promise<Move> {
  if (asked.kind !== 'search' || asked.said.length === 0) return asked;
  const { wishes, unheard } = await wishesHeard(context, asked.said);
  const heard = (one: Wish) => wishes.find(({ text }) => text === one.text) ?? [];
  return {
    ...asked,
    wishes: asked.wishes.flatMap((one) => (asked.said.some(({ text }) => text === one.text) ? heard(one) : [one])),
    said: wishes,
    unheard,
    guesses: await guessesOf(context, { message, reading, wishes: asked.said }),
  };
}

/** The kinds of work that come nearest to what a message wishes for, by meaning and by what it hints at. */
async function guessesOf(context: Context, { message, reading, wishes }: { message: string; reading: Reading; wishes: readonly Wish[] }) {
  const phrases = reading.mentions.some(({ kind }) => naming.has(kind))
    ? []
    : phrasesIn(message, reading).filter(({ refused }) => !refused);
  const [first, last] = [phrases[0], phrases.at(-1)];
  const wish =
    context.tools.nearestWork === undefined || first === undefined || last === undefined ? null : message.slice(first.start, last.end);
  const near =
    wish === null
      ? []
      : await nearestTo(
          context,
          wish,
          phrases.flatMap(({ text }) => text.split(' ')),
        );
  const hinted = wishes.flatMap(({ anyOf, negated }) =>
    negated ? [] : anyOf.flat().filter(({ field }) => field === 'role' || field === 'function'),
  );
  const all = [...near.map(({ name, kind }) => conditionOf(kind, name)), ...hinted];
  return [...new Map(all.map((one) => [one.id, one])).values()].slice(0, 4);
}

/** Kinds of names that say which work is wanted, or by whom. */
const naming: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'employerKind', 'major', 'skill']);

/** The words of a text, lower case. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}$+#'’-]+/gu) ?? []);

/** A long text up to the last word that fits. */
const beginningOf = (text: string) => (text.length <= mostRead ? text : text.slice(0, mostRead).replace(/\S{0,60}$/, ''));

/** An answer with a sentence before its first. */
async function* noted(note: string, parts: AsyncGenerator<AnswerPart>): AsyncGenerator<AnswerPart> {
  let open = note !== '';
  for await (const part of parts) {
    if (open && 'token' in part) {
      open = false;
      yield* tokens(`${note} `);
    }
    yield part;
  }
}

/** Characters and things named; more would keep the others waiting. */
const mostRead = 2000;
const mostMentions = 40;
const partlyRead = 'That is more than I read at once, so I went by its beginning.';

function act(context: Context, move: Move): AsyncGenerator<AnswerPart> {
  const { state, about } = context;
  switch (move.kind) {
    case 'open':
      return open(context);
    case 'search': {
      const said = { needsVisa: move.needsVisa ?? state.needsVisa, major: move.major ?? state.major };
      return search({ ...context, state: { ...state, ...said }, about: aboutNow(about, said) }, move);
    }
    case 'untold':
      return say(context, move.untold.map(({ text }) => text).join(' '), [
        ...move.untold.flatMap(({ suggestions }) => suggestions),
        'Show more',
      ]);
    case 'more':
      return state.includeGated ? showHeldBack(context) : showMore(context, { count: move.count });
    case 'gated':
      return showHeldBack(context);
    case 'similar':
      return similar(context, move);
    case 'tell':
      return tell(context, move.id, move.aspect);
    case 'which':
      return which(context, move.aspect);
    case 'receipt':
      return receipts(context, move.ids);
    case 'keep':
      return keep(context, move);
    case 'compare':
      return compare(context, move.ids);
    case 'beyond': {
      const more = (state.total ?? 0) > state.shownIds.length;
      return say(
        context,
        beyondLine(move.number, state.last.length, more),
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
    case 'door':
      return say(context, doorLine[move.door], state.total === null ? ['Internships', 'Remote jobs'] : ['Show more']);
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
      if (move.talk === 'lost' && (state.total ?? 0) > state.shownIds.length)
        return showMore(context, { before: 'No need to know yet; look at these and tell me which is least wrong.' });
      const { text, suggestions, offer } = smallTalk(move.talk, about, state);
      return say(context, text, suggestions, offer);
    }
  }
}

/** A search; where nothing was asked but what no posting holds, it stays as it is. */
async function* search(context: Context, move: Searching): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const isUnheard =
    move.unheard.length + move.guesses.length > 0 &&
    move.said.length === 0 &&
    (move.order ?? null) === state.order &&
    isSame(move.conditions, state.conditions);
  if (!isUnheard) return yield* showSelection(context, move);
  if (move.untold.length > 0) return yield* act(context, { kind: 'untold', untold: move.untold });
  const active = state.total === null ? null : state.conditions;
  const line = unheardOnly(move.unheard, active);
  const found = { jobs: [], total: 0, heldBack: 0 };
  const guesses = await offersOf(context, { conditions: state.conditions, wishes: [], guesses: move.guesses, found });
  yield* say(context, line, ['Any place', 'What can you do?'], null, guesses);
}

/** What was searched for, how much of it is what the student complains of, and what leaving that out would find; nothing changes. */
async function* complained(context: Context, about: readonly Condition[]): AsyncGenerator<AnswerPart> {
  if (about.length === 0) return yield* act(context, { kind: 'talk', talk: 'hurt' });
  const { tools, about: student, state, lookup } = context;
  const without = about.flatMap((one) => conditionOfField(one.field, one.value));
  const left = [
    ...state.conditions.filter((one) => !without.some((other) => other.field === one.field && other.value === one.value)),
    ...without,
  ];
  const count = without.length === 0 ? 0 : await tools.countJobs(filterOf(left, lookup, state.wishes), student);
  const all = state.total ?? 0;
  const things = listed(without.map(thingOf), 'or');
  const wanted = without.map((one) => conditionOf(one.field as JobField, String(one.value)));
  const ids = state.last.map(({ id }) => id);
  const above =
    wanted.length === 0 || ids.length === 0
      ? null
      : await tools.countJobs({ ...filterOf(wanted, lookup), ids, includeGated: true, closely: true }, student);
  if (above === 0)
    return yield* say(context, `I see no ${things} among those above. ${statusLine(state.conditions, all)}`, [
      'Why the first?',
      'Show more',
    ]);
  const text =
    count === 0
      ? statusLine(state.conditions, all)
      : `${above === null ? '' : `${figure(above)} of the ${figure(ids.length)} above ${above === 1 ? 'is' : 'are'} ${things}. `}${statusLine(state.conditions, all)} Without ${things} there ${count === 1 ? 'is' : 'are'} ${figure(count)}.`;
  yield* say(
    context,
    text,
    count > 0 ? [`Not ${things}`, 'Show more'] : ['Show more', 'Start over'],
    count > 0 ? { kind: 'search', conditions: left } : null,
  );
}

/** The condition that leaves a value out; none of a field of which nothing can be. */
const conditionOfField = (field: Condition['field'], value: Condition['value']): Condition[] =>
  (field === 'role' || field === 'function' || field === 'industry' || field === 'company' || field === 'place') && !Array.isArray(value)
    ? [conditionOf(field, value, true)]
    : [];

function open(context: Context): AsyncGenerator<AnswerPart> {
  const opening = openingOf(context.about, context.reading);
  return showSelection(context, { conditions: opening.conditions, opening });
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
