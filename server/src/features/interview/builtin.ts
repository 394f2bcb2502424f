import type { Ask, InterviewTopic } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Earlier } from '@alive/language/facts/extract.ts';
import type { Lexicon } from '@alive/language/facts/lexicon.ts';
import { type About, type Assistant, type AssistantTurn, type FactDraft, type Noted, tokens } from '#platform/chat.ts';
import { plain as escaped } from '@alive/language/conditions/facts.ts';
import * as copy from './copy.ts';
import { doneBefore, mostMessages, ownWork, questionsLeft, wordingOf } from './questions.ts';
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
  const about = aboutOf(topic, emptyState(), facts);
  yield* tokens(`${escaped(copy.greeting(turn.about.firstName, left.length))}\n\n${escaped(wordingOf(topic, facts, { about }))}`);
  yield { ask: { topic, left: left.length, replies: await repliesFor(topic, turn.about, facts, { ...deps, about }) } };
  yield { state: { ...emptyState(), asking: topic, topic, ...marksOf(about, emptyState()) } };
}

/** What the first question asks of, where a résumé names something and nothing of it was asked before. */
const aboutOf = (topic: InterviewTopic, { about, wasAbout }: InterviewState, facts: readonly Fact[]): Fact | null => {
  if (topic !== 'more') return null;
  return wasAbout ? (facts.find(({ id, status }) => id === about && status === 'kept') ?? null) : doneBefore(facts);
};

const marksOf = (about: Fact | null, { wasAbout }: InterviewState) => ({ about: about?.id ?? null, wasAbout: wasAbout || about !== null });

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
    about: said.settles === true || said.add.length > 0 || isAnswered.has(said.next) ? null : before.about,
  };
}

/** After these the question is not put again as it was. */
const isAnswered: ReadonlySet<Turn['next']> = new Set(['closes', 'simpler', 'last', 'again', 'ends']);

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
  yield { state: { ...state, asking: before.asking, topic: before.topic, about: before.about } };
  const { words, asking, topic, about, ...asked } = ask;
  const parts = [line, ...words].flatMap((part) => (part === null ? [] : escaped(part)));
  // What waits until something is settled comes after what says so, and is not shown and taken back.
  const waiting = topic !== null && (asked.between !== undefined || asked.which !== undefined) ? parts.splice(-1) : [];
  yield* tokens([...parts, ...waiting.map(() => '')].join('\n\n'));
  yield { ask: { ...asked, topic, ...(state.short ? { short: true as const } : {}) } };
  yield* tokens(waiting.join(''));
  yield { state: { ...state, asking, topic: topic ?? left[0] ?? null, ...(topic === 'more' && marksOf(about, state)) } };
}

/** What is asked next; null where nothing is left to ask. */
async function askAfter({ said, facts, state, left }: Omit<Step, 'noted'>, { about }: AssistantTurn, deps: Deps): Promise<Asked | null> {
  const plain = (asking: Asked['asking'], words: readonly string[], replies: readonly string[] = []): Asked => ({
    asking,
    topic: null,
    left: left.length,
    replies: replies.map((text) => ({ text, count: null })),
    words,
    about: null,
  });
  if (said.next === 'pauses') return plain('pause', [], [copy.keepGoing]);
  if (said.next === 'over') return plain('over', [], [copy.dropIt, copy.keepIt]);
  // What is settled by a chip or a button is no message: the next question stands alongside it.
  const between = state.between !== null && said.between !== null ? { between: state.between } : {};
  const which = said.which.length > 0 ? { which: said.which } : {};
  const extra = said.between === null ? [] : [copy.moreOrLess(said.between.text)];
  const [topic] = left;
  if (topic === undefined) return state.between !== null || said.which.length > 0 ? { ...plain(null, extra), ...between, ...which } : null;
  const simpler = state.simpler && topic === state.topic;
  const done = simpler ? null : aboutOf(topic, state, facts);
  return {
    ...between,
    ...which,
    asking: topic,
    topic,
    left: left.length,
    replies: await repliesFor(topic, about, facts, { ...deps, about: done }),
    words: [...extra, wordingOf(topic, facts, { simpler, about: done })],
    about: done,
  };
}

/** Answers to tap: at work what people with this major went on to do, at employers those that hired them; else plain ones. */
async function repliesFor(
  topic: InterviewTopic,
  about: About,
  facts: readonly Fact[],
  { suggestions: counted, lexicon, about: done }: Deps & { about: Fact | null },
): Promise<Ask['replies']> {
  if (done !== null) return copy.gladlyReplies.map((text) => ({ text, count: null }));
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
  /** What of the résumé it asks of. */
  about: Fact | null;
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
