import type { Condition } from '@alive/contract/conditions.ts';
import type { Coverage } from '@alive/language/coverage.ts';
import { actOf } from '#dialogue/act.ts';
import { wholeThanks } from '#dialogue/talk.ts';
import { read } from '#language/read.ts';
import { evenSpaces } from '#language/text.ts';
import type { Reading } from '#language/types.ts';
import { tokens } from '#platform/chat.ts';
import { inSlices } from '#platform/slices.ts';
import type { AnswerPart, Assistant, AssistantTurn } from '#platform/chat.ts';
import { showAgain } from './again-people.ts';
import { showPath, showPeople } from './ask-people.ts';
import { conditionOf } from '#conditions/conditions.ts';
import { couldNotUse } from '#conditions/facts.ts';
import { aboutNow, type Context, contextOf } from './context.ts';
import { withEmployers } from './employers.ts';
import { filterOf } from './filter.ts';
import { interpret } from './interpret.ts';
import type { Move, Searching } from './move.ts';
import { passingOnly, unheardOnly, unusedLine } from './notes.ts';
import { contentOf } from '#conditions/keywords.ts';
import { openingOf } from './opening.ts';
import { type Heard, readingOf } from './reading.ts';
import { lineAbroad } from './other-languages.ts';
import { withOwnMajor } from './own-major.ts';
import { parseConditions } from '#conditions/parse-conditions.ts';
import type { SearchTools } from './port.ts';
import { say } from './say.ts';
import { showHeldBack, showMore } from './more.ts';
import { showSelection } from './select.ts';
import { compare, keep, receipts, similar, tell, which } from './shown-jobs.ts';
import { smallTalk } from './small-talk.ts';
import { textsToSearch } from './texts.ts';
import { whyNot } from './why-not.ts';
import { nearestTo } from './nearest-work.ts';
import { wishOf } from './wishes.ts';
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
  const said = evenSpaces(turn.message ?? '');
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
  if (abroad !== null && named.mentions.length === 0 && !wholeThanks(message)) {
    const parts = say(context, abroad, context.state.total === null ? ['Internships', 'Remote jobs'] : ['Show more', 'Start over']);
    const move: Move = { kind: 'talk', talk: 'unclear' };
    return yield* withReading({ sent, read: message, reading, move, readAs: context.reading, state: context.state }, parts);
  }
  const greeted = abroad !== null && !context.state.saidEnglish;
  const note = [greeted ? abroad : '', long, employers].filter((line) => line !== '').join(' ');
  context = greeted ? { ...context, state: { ...context.state, saidEnglish: true } } : context;
  const answer = async (from: Context, line: string) => {
    const move = await moveOf(from, message, reading);
    return withReading({ sent, read: message, reading, move, readAs: from.reading, state: from.state }, noted(line, act(from, move)));
  };
  if (turn.filters === undefined) return yield* await answer(context, note);
  const { conditions, dropped } = parseConditions(turn.filters, context.reading);
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
    const line = coverage === null ? '' : couldNotUse(coverage.unused.filter((word) => !text.toLowerCase().includes(word.toLowerCase())));
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

/** A wish that names no work is looked up by its meaning first, when it asks for jobs and that can be done. */
async function moveOf(context: Context, message: string, reading: Reading): Promise<Move> {
  const { tools, state } = context;
  const wish = tools.nearestWork === undefined ? null : wishOf(message, reading);
  if (wish === null) return interpret(message, reading, state);
  const situation = { begun: state.total !== null, shown: state.last, focusId: state.focusId, offered: state.offer !== null };
  const asks = ['request', 'correct'].includes(actOf(message, reading, situation).does);
  return interpret(message, reading, state, asks ? await nearestTo(context, wish, contentOf(reading.unread)) : []);
}

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

/** A search; words that no posting holds are no condition, and where nothing else was asked the search stays as it is. */
async function* search(context: Context, move: Searching): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const { known, unheard, passing, whole } = await textsToSearch(context, move.texts, move.whole);
  if (known.length === move.texts.length && unheard.length === 0 && !whole) return yield* showSelection(context, move);
  if (known.length === 0 && move.textsOnly && move.untold.length > 0) return yield* act(context, { kind: 'untold', untold: move.untold });
  if (known.length === 0 && move.textsOnly) {
    const active = state.total === null ? null : state.conditions;
    const line = unheard.length > 0 ? unheardOnly(unheard, active) : passingOnly(passing, active);
    return yield* say(context, line, ['Any place', 'What can you do?']);
  }
  const covered = whole ? (move.whole?.covers ?? []) : [];
  const rest =
    known.length === 0
      ? move.withoutTexts
      : move.conditions.filter((one) => !covered.includes(one.id) && (one.field !== 'text' || !move.texts.includes(String(one.value))));
  yield* showSelection(context, {
    ...move,
    conditions: [...rest, ...known.map((phrase) => conditionOf('text', phrase))],
    texts: known,
    unheard,
    passing,
  });
}

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
