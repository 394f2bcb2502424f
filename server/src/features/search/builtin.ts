import type { Condition } from '@alive/contract/conditions.ts';
import { read } from '#language/read.ts';
import { tokens } from '#platform/chat.ts';
import type { AnswerPart, Assistant, AssistantTurn } from '#platform/chat.ts';
import { aboutJob, comparison, whichOf } from './about-job.ts';
import { conditionOf, conditionOfMention, filterOf, parseConditions } from './conditions.ts';
import { aboutNow, type Context, contextOf } from './context.ts';
import { interpret } from './interpret.ts';
import type { Move } from './interpret.ts';
import { openingOf } from './opening.ts';
import type { SearchTools } from './port.ts';
import type { Aspect } from './refer.ts';
import { showHeldBack, showMore, showSelection } from './select.ts';
import { smallTalk } from './small-talk.ts';
import type { Offer, SearchState } from './state.ts';
import { unheardOnly, unusedLine } from './notes.ts';
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
function reply(context: Context, turn: AssistantTurn): AsyncGenerator<AnswerPart> {
  const said = turn.message ?? '';
  const message = beginningOf(said);
  const { mentions, ...rest } = context.reading(message);
  const reading = { ...rest, mentions: mentions.slice(0, mostMentions) };
  const note = message.length < said.length || mentions.length > mostMentions ? partlyRead : '';
  if (turn.filters === undefined) return noted(note, act(context, interpret(message, reading, context.state)));
  const { conditions, dropped } = parseConditions(turn.filters, context.reading);
  if (message === '') return showSelection(context, { conditions, dropped });
  const edited = { ...context, state: { ...context.state, conditions } };
  return noted([unusedLine(dropped), note].filter((line) => line !== '').join(' '), act(edited, interpret(message, reading, edited.state)));
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
      const needsVisa = move.needsVisa ?? state.needsVisa;
      return search({ ...context, state: { ...state, needsVisa }, about: aboutNow(about, needsVisa) }, move);
    }
    case 'untold':
      return say(context, move.untold.map(({ text }) => text).join(' '), [
        ...move.untold.flatMap(({ suggestions }) => suggestions),
        'Show more',
      ]);
    case 'more':
      return state.includeGated ? showHeldBack(context) : showMore(context);
    case 'gated':
      return showHeldBack(context);
    case 'similar':
      return similar(context, move.id);
    case 'tell':
      return tell(context, move.id, move.aspect);
    case 'which':
      return which(context, move.aspect);
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
    default: {
      if (move.talk === 'lost' && state.total === null) return open(context);
      if (move.talk === 'lost' && (state.total ?? 0) > state.shownIds.length)
        return showMore(context, 'No need to know yet; look at these and tell me which is least wrong.');
      const { text, suggestions, offer } = smallTalk(move.talk, about, state);
      return say(context, text, suggestions, offer);
    }
  }
}

/** A search; words that no posting holds are no condition, and where nothing else was asked the search stays as it is. */
async function* search(context: Context, move: Extract<Move, { kind: 'search' }>): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const { known, unheard } = await mentioned(context, move.texts);
  if (known.length === move.texts.length && unheard.length === 0) return yield* showSelection(context, move);
  if (known.length === 0 && move.textsOnly && move.untold.length > 0) return yield* act(context, { kind: 'untold', untold: move.untold });
  if (known.length === 0 && move.textsOnly)
    return yield* say(context, unheardOnly(unheard, state.total === null ? null : state.conditions), ['Any place', 'What can you do?']);
  const rest =
    known.length === 0
      ? move.withoutTexts
      : move.conditions.filter((one) => one.field !== 'text' || !move.texts.includes(String(one.value)));
  return yield* showSelection(context, {
    ...move,
    conditions: [...rest, ...known.map((phrase) => conditionOf('text', phrase))],
    texts: known,
    unheard,
  });
}

/** Which phrases postings hold; of one that none holds as a whole, its words. */
async function mentioned({ tools }: Context, texts: readonly string[]): Promise<{ known: string[]; unheard: string[] }> {
  if (texts.length === 0) return { known: [], unheard: [] };
  const asked = [...new Set(texts.flatMap((text) => [text, ...text.split(' ')]))];
  const found = new Set(await tools.phrasesMentioned(asked));
  const parts = texts.flatMap((text) => (found.has(text) ? [text] : text.split(' ')));
  return { known: parts.filter((part) => found.has(part)), unheard: parts.filter((part) => !found.has(part)) };
}

function open(context: Context): AsyncGenerator<AnswerPart> {
  const opening = openingOf(context.about, context.reading);
  return showSelection(context, { conditions: opening.conditions, opening });
}

async function* tell(context: Context, id: string, aspect: Aspect | null): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const [job] = await shownJobs(context, [id]);
  const text =
    job === undefined ? 'That posting is gone from the database since I showed it. The others are still there.' : aboutJob(job, aspect);
  const next = aspect === 'visa' ? 'How much does it pay?' : 'Does it sponsor visas?';
  yield* say(
    { ...context, state: { ...state, focusId: id } },
    text,
    job === undefined ? ['Show more'] : ['More like this one', next, 'Show more'],
  );
}

async function* which(context: Context, aspect: Aspect | null): AsyncGenerator<AnswerPart> {
  const jobs = await shownJobs(
    context,
    context.state.last.map((shown) => shown.id),
  );
  yield* say(context, whichOf(jobs, aspect), jobs.length > 1 ? ['Compare the first two', 'Show more'] : ['Show more']);
}

async function* compare(context: Context, ids: string[]): AsyncGenerator<AnswerPart> {
  const [a, b] = await shownJobs(context, ids);
  const both = a !== undefined && b !== undefined;
  yield* say(context, both ? comparison(a, b) : 'One of the two is gone from the database, so there is nothing to compare.', [
    'Which of these sponsor visas?',
    'Show more',
  ]);
}

/** How many of what was found meet something more; the search stays as it is. */
async function* count(context: Context, extra: readonly Condition[]): AsyncGenerator<AnswerPart> {
  const { tools, about, state, keysOf } = context;
  const conditions = [...state.conditions.filter((one) => !extra.some((other) => other.field === one.field)), ...extra];
  const total = await tools.countJobs(filterOf(conditions, keysOf), about);
  yield* say(context, countLine(conditions, total, state.total), ['Show more', 'Which one fits me best?']);
}

/** The same kind of work as one posting, with where, level, visa and pay as they are. */
async function* similar(context: Context, id: string): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const [job] = await shownJobs(context, [id]);
  const kind =
    job === undefined ? undefined : context.reading(job.job_title).mentions.find((one) => one.kind === 'role' || one.kind === 'function');
  const alike = kind === undefined ? null : conditionOfMention({ ...kind, negated: false });
  if (alike === null) {
    yield* say(context, 'Its title does not tell me what kind of work it is, so I cannot look for more of it. Which word would you use?', [
      'Show more',
    ]);
  } else {
    const rest = state.conditions.filter(
      (one) => one.op === 'not' || !['role', 'function', 'text', 'skill', 'company', 'industry'].includes(one.field),
    );
    yield* showSelection(context, { conditions: [alike, ...rest] });
  }
}

/** Jobs of an earlier answer, with the score they had there. */
const shownJobs = ({ tools, state, about, keysOf }: Context, ids: string[]) =>
  tools.jobsByIds(ids, about, filterOf(state.lastConditions, keysOf));

async function* say(context: Context, text: string, suggestions: string[], offer: Offer | null = null): AsyncGenerator<AnswerPart> {
  yield { filters: context.state.conditions };
  yield* tokens(text);
  const { total, shownIds } = context.state;
  const fitting = suggestions.filter((text) => text !== 'Show more' || (total ?? 0) > shownIds.length);
  if (fitting.length > 0) yield { suggestions: fitting.slice(0, 3) };
  yield { state: { ...context.state, offer } satisfies SearchState };
}
