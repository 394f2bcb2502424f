import type { Ask, InterviewTopic } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Earlier } from '@alive/language/facts/extract.ts';
import type { Lexicon } from '@alive/language/facts/lexicon.ts';
import { type About, type Assistant, type AssistantTurn, type FactDraft, type Noted, tokens } from '#platform/chat.ts';
import { plain as escaped } from '@alive/language/conditions/facts.ts';
import * as copy from './copy.ts';
import { mostMessages, ownWork, questionsLeft, wordingOf } from './questions.ts';
import { emptyState, type InterviewState, readState } from './state.ts';
import { readTurn, type Turn } from './turn.ts';

/** The interview without a model: six plain questions, and what was noted shown after each message. */
export const builtinInterviewer = (deps: Deps): Assistant =>
  async function* (turn) {
    if (turn.message === null) return yield* begin(turn, deps);
    const step = await takeStep(turn, deps);
    yield step.noted;
    yield* answer(step, turn, deps);
  };

/** Greets, and asks the first question that nothing answers yet. */
async function* begin(turn: AssistantTurn, deps: Deps) {
  const facts = await turn.facts.all();
  const left = questionsLeft(emptyState(), facts, sinceOf(turn.about));
  const topic = left[0] ?? 'must';
  yield* tokens(`${escaped(copy.greeting(turn.about.firstName, left.length))}\n\n${escaped(wordingOf(topic, facts, false))}`);
  yield { ask: { topic, left: left.length, replies: await repliesFor(topic, turn.about, facts, deps) } };
  yield { state: { ...emptyState(), asking: topic, topic } };
}

/** Reads a message, stores what it says and finds what comes next. */
export async function takeStep(
  turn: AssistantTurn,
  { lexicon, now, resumeReader }: Pick<Deps, 'lexicon' | 'now' | 'resumeReader'>,
): Promise<Step> {
  const message = turn.message?.trim() ?? '';
  const facts = await turn.facts.all();
  const before = asSeen(readState(turn.state), facts);
  const read: Turn =
    message === ''
      ? { add: [], change: [], line: null, next: 'asks', between: null, which: [], short: before.short, event: null }
      : readTurn(message, {
          state: before,
          facts,
          lexicon: await lexicon(),
          now: now(),
          earlier: earlierOf(turn.history, before),
          ...(resumeReader && { readResume: await resumeReader() }),
        });
  // Who is in danger is answered, even where the interview was to end.
  const said: Turn = turn.finish === true && read.event !== 'danger' ? { ...read, line: null, next: 'ends' } : read;
  const noted =
    said.add.length + said.change.length === 0 ? { heard: [], changed: [] } : await turn.facts.note({ add: said.add, change: said.change });
  const known = said.add.length + said.change.length === 0 ? facts : await turn.facts.all();
  const state = stateAfter(before, said, noted);
  return { said, noted, facts: known, state, left: questionsLeft(state, known, sinceOf(turn.about)) };
}

/** What the student said so far, with the question that was open. */
function earlierOf(history: AssistantTurn['history'], { topics }: InterviewState): Earlier[] {
  const said = history.filter(({ sender }) => sender === 'user').slice(-topics.length || history.length);
  return topics.length === 0 ? [] : said.map(({ text }, at) => ({ topic: topics[at + topics.length - said.length] ?? null, text }));
}

/** The state as the student sees it: the next question waits until it is settled whether more or less of something is meant. */
const asSeen = (state: InterviewState, facts: readonly Fact[]): InterviewState =>
  facts.some(({ id, status }) => id === state.between && status === 'offered') ? { ...state, topic: null } : state;

function stateAfter(before: InterviewState, said: Turn, { heard, changed }: Noted): InterviewState {
  const { topic } = before;
  const closes = said.next === 'closes' || (said.next === 'simpler' && before.simpler);
  const answered: InterviewTopic[] =
    said.next === 'last' ? ['more', 'less', 'work', 'employer', 'people'] : closes && topic !== null ? [topic] : [];
  const between = said.between === null ? null : ([...heard, ...changed].find(({ text }) => text === said.between?.text)?.id ?? null);
  return {
    ...before,
    messages: Math.min(mostMessages, before.messages + 1),
    closed: said.next === 'again' ? [] : [...new Set([...before.closed, ...answered])],
    simpler: said.next === 'simpler' && !before.simpler,
    topics: [...before.topics, topic].slice(-mostMessages),
    which: said.which.length > 0,
    between,
    last: heard.map(({ id }) => id).slice(0, 60),
    said: said.line === null || before.said.includes(said.line) ? before.said : [...before.said, said.line].slice(-40),
    short: said.short,
  };
}

/** The line for an event, if it was not said yet, and the question that comes next, or the end. */
export async function* answer({ said, facts, state, left }: Step, turn: AssistantTurn, deps: Deps) {
  const isSaid = said.event !== null && said.line !== null && readState(turn.state).said.includes(said.line);
  const line = isSaid ? (said.next === 'pauses' ? copy.takeTime : null) : said.line;
  const last = state.messages >= mostMessages && said.event !== 'danger';
  const ask = said.next === 'ends' || last ? null : await askAfter({ said, facts, state, left }, turn, deps);
  if (ask === null) {
    const closing = said.which.length > 0 || said.next === 'over' ? null : line;
    yield* tokens([closing, copy.closing(turn.about.firstName)].flatMap((part) => (part === null ? [] : escaped(part))).join('\n\n'));
    yield { state: { ...state, asking: null, topic: null } };
    yield { completed: true as const };
    return;
  }
  const before = readState(turn.state);
  // An answer that is stopped leaves its question unseen: the one before stays open.
  yield { state: { ...state, asking: before.asking, topic: before.topic } };
  const { words, asking, topic, ...asked } = ask;
  const parts = [line, ...words].flatMap((part) => (part === null ? [] : escaped(part)));
  // What waits until something is settled comes after what says so, and is not shown and taken back.
  const waiting = topic !== null && (asked.between !== undefined || asked.which !== undefined) ? parts.splice(-1) : [];
  yield* tokens([...parts, ...waiting.map(() => '')].join('\n\n'));
  yield { ask: { ...asked, topic, ...(state.short ? { short: true as const } : {}) } };
  yield* tokens(waiting.join(''));
  yield { state: { ...state, asking, topic: topic ?? left[0] ?? null } };
}

/** What is asked next; null where nothing is left to ask. */
async function askAfter({ said, facts, state, left }: Omit<Step, 'noted'>, { about }: AssistantTurn, deps: Deps): Promise<Asked | null> {
  const plain = (asking: Asked['asking'], words: readonly string[], replies: readonly string[] = []): Asked => ({
    asking,
    topic: null,
    left: left.length,
    replies: replies.map((text) => ({ text, count: null })),
    words,
  });
  if (said.next === 'pauses') return plain('pause', [], [copy.keepGoing]);
  if (said.next === 'over') return plain('over', [], [copy.dropIt, copy.keepIt]);
  // What is settled by a chip or a button is no message: the next question stands alongside it.
  const between = state.between !== null && said.between !== null ? { between: state.between } : {};
  const which = said.which.length > 0 ? { which: said.which } : {};
  const extra = said.between === null ? [] : [copy.moreOrLess(said.between.text)];
  const [topic] = left;
  if (topic === undefined) return state.between !== null || said.which.length > 0 ? { ...plain(null, extra), ...between, ...which } : null;
  return {
    ...between,
    ...which,
    asking: topic,
    topic,
    left: left.length,
    replies: await repliesFor(topic, about, facts, deps),
    words: [...extra, wordingOf(topic, facts, state.simpler && topic === state.topic)],
  };
}

/** Answers to tap: at work what people with this major went on to do, at employers those that hired them; else plain ones. */
async function repliesFor(
  topic: InterviewTopic,
  about: About,
  facts: readonly Fact[],
  { suggestions: counted, lexicon }: Deps,
): Promise<Ask['replies']> {
  // Without figures there is nothing to tap, and the question is asked all the same.
  const suggestions = (of: About) => counted(of).catch((): Suggestions => ({ work: [], employers: [] }));
  const isNew = ({ text }: { text: string }) =>
    !facts.some((fact) => fact.status === 'kept' && fact.text.toLowerCase() === text.toLowerCase());
  if (topic === 'employer') return (await suggestions(about)).employers.filter(isTelling).filter(isNew).slice(0, 4);
  if (topic !== 'work')
    return copy.replies[topic]
      .filter((text) => text !== copy.sponsorship || about.needsVisa !== false)
      .map((text) => ({ text, count: null }))
      .filter(isNew);
  const own = ownWork(facts);
  const named =
    own === null
      ? []
      : (await lexicon())
          .namesIn(own)
          .filter(({ kind }) => kind === 'work')
          .map(({ label }) => ({ text: label, count: null }));
  return [...named, ...(await suggestions(about)).work.filter(isTelling).filter(({ text }) => !named.some((one) => one.text === text))]
    .filter(isNew)
    .slice(0, 4);
}

/** One person alone tells nothing of a major. */
const isTelling = ({ count }: { count: number }): boolean => count > 1;

const sinceOf = ({ talkAgainAt }: About): Date | null => (talkAgainAt ? new Date(talkAgainAt) : null);

interface Asked extends Ask {
  words: readonly string[];
  asking: InterviewState['asking'];
}

export interface Step {
  said: Turn;
  noted: Noted;
  /** All facts after the message. */
  facts: Fact[];
  state: InterviewState;
  left: InterviewTopic[];
}

export interface Deps {
  lexicon: () => Promise<Lexicon>;
  /** What people with the student's major went on to do and where, counted from alumni; empty where nobody is known. */
  suggestions: (about: About) => Promise<Suggestions>;
  now: () => Date;
  /** What reads a résumé that was pasted into a message; absent: nothing does. */
  resumeReader?: () => Promise<(message: string) => FactDraft[]>;
}

export interface Suggestions {
  work: { text: string; count: number }[];
  employers: { text: string; count: number }[];
}
