import { setImmediate } from 'node:timers/promises';
import { openGuard } from '@alive/grounding/guard.ts';
import { evidenceOfInterview } from '@alive/grounding/interview.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { ahead } from '#platform/ahead.ts';
import {
  type AnswerPart,
  type Assistant,
  type AssistantTurn,
  type Noted,
  type OpenAssistant,
  type Shareable,
  tokens,
} from '#platform/chat.ts';
import { ModelError } from '#platform/llm/error.ts';
import { isOfResume } from '#platform/llm/kept-back.ts';
import type { Llm, Part } from '#platform/llm/llm.ts';
import { answer, type Deps as BuiltinDeps, type Step, takeStep } from './builtin.ts';
import * as copy from './copy.ts';
import { factsPrompt, interviewPrompt, messageToRead, talkSoFar } from './prompt.ts';
import { checkedProposals, proposed, type ValueOf } from './proposals.ts';
import { questionsLeft } from './questions.ts';
import { readState } from './state.ts';

/**
 * The interview held by a language model. The rules read each message first and decide what is asked, answered in fixed words or over; the
 * model words the rest and proposes further facts, each checked against the message. `hosted` throws ModelError as the port does; `fallback`
 * then goes on with the same turn, of which it takes nothing twice.
 */
export function modelInterviewer(deps: Deps): { hosted: OpenAssistant; fallback: Assistant } {
  const steps = new WeakMap<AssistantTurn, Step>();
  return {
    hosted: () => {
      const opened = deps.vocabulary();
      // Who does not come to ask for it is not to fail by it.
      opened.catch(() => undefined);
      return (turn, signal) => converse(turn, signal, { ...deps, opened, keep: (step) => steps.set(turn, step) });
    },
    fallback: (turn, signal) => {
      const step = steps.get(turn);
      return step === undefined ? deps.builtin(turn, signal) : answer(step, turn, deps);
    },
  };
}

async function* converse(turn: AssistantTurn, signal: AbortSignal, deps: Opened): AsyncGenerator<AnswerPart> {
  if (turn.message === null) return yield* begin(turn, signal, deps);
  const taken = await takeStep(turn, deps);
  deps.keep(taken);
  yield taken.noted;
  // Words to somebody in need are not left to a model, and nothing that they say is made a fact by it.
  if (taken.said.next === 'pauses' || taken.said.next === 'over' || taken.said.next === 'again') return yield* answer(taken, turn, deps);

  const leaving = new AbortController();
  const asked = { student: turn.about.id ?? null, network: turn.network, signal: AbortSignal.any([signal, leaving.signal]) };
  try {
    // Where the rules could note nothing, the model's reading is waited for.
    const early = taken.said.line === copy.nothingNoted ? proposing(turn, taken, asked, deps) : null;
    if (early !== null) yield { step: 'Reading your answer' };
    const noted = (await early?.()) ?? null;
    if (noted !== null) yield noted;
    const step = noted === null ? taken : await answered(taken, turn);
    deps.keep(step);
    const parts = await partsOf(answer(step, turn, deps));
    const isModels = speaks(step, parts);
    const spoken = isModels ? speaking({ turn, facts: step.facts, own: parts.words, asked }, deps) : null;
    // After the words were asked for: those come first where little is left of a share.
    const later = early === null ? proposing(turn, taken, asked, deps) : null;
    if (spoken === null) {
      yield* parts.kept;
      yield* tokens(parts.words);
    } else {
      // An answer that is stopped or breaks off leaves its question unseen: the one before stays open.
      const { asking, topic, about } = readState(turn.state);
      yield { state: { ...step.state, asking, topic, about } };
      yield* said(spoken, { turn, own: parts.words, asked, signal }, deps);
      if (signal.aborted) return;
      yield* parts.kept;
    }
    yield* parts.shown;
    const more = (await later?.()) ?? null;
    if (more !== null) yield more;
  } finally {
    leaving.abort();
  }
}

async function* begin(turn: AssistantTurn, signal: AbortSignal, deps: Opened): AsyncGenerator<AnswerPart> {
  const parts = await partsOf(deps.builtin(turn, signal));
  yield* parts.kept;
  if (isOfResume(parts.words)) {
    yield* tokens(parts.words);
    return yield* parts.shown;
  }
  const asked = { student: turn.about.id ?? null, network: turn.network, signal };
  const spoken = speaking({ turn, facts: await turn.facts.all(), own: parts.words, asked }, deps);
  yield* said(spoken, { turn, own: parts.words, asked, signal }, deps);
  if (!signal.aborted) yield* parts.shown;
}

/** An answer of the built-in interviewer: its words, what is kept of it, and what is shown after the words. */
async function partsOf(parts: AsyncIterable<AnswerPart>): Promise<Parts> {
  const found: Parts = { words: '', kept: [], shown: [] };
  for await (const part of parts) {
    if ('token' in part) found.words += part.token;
    else if ('state' in part || 'completed' in part) found.kept.push(part);
    else found.shown.push(part);
  }
  return found;
}

/** Whether the model words this answer: one of the six questions, not about the résumé, with nothing before it that is said or asked in fixed words. */
const speaks = ({ said: { line, short } }: Step, { words, shown }: Parts): boolean =>
  !short &&
  !isOfResume(words) &&
  (line === null || line === copy.question || line === copy.nothingNoted) &&
  shown.some((part) => 'ask' in part && part.ask.topic !== null && part.ask.between === undefined);

/** Asks for the words of an answer. */
const speaking = ({ turn, facts, own, asked }: Omit<Saying, 'signal'> & Pick<Step, 'facts'>, { llm }: Opened): Spoken =>
  ahead(
    llm.stream({
      ...asked,
      use: 'chat',
      system: interviewPrompt,
      messages: talkSoFar({ ...shareableOf(turn), message: turn.message, facts, question: questionOf(own) }),
    }),
  );

/** What of a turn a model may be given. Throws ModelError where that is nothing. */
function shareableOf({ shareable }: AssistantTurn): Shareable {
  if (shareable === undefined) throw new ModelError('unconsented');
  return shareable;
}

/** The built-in interviewer's words end in its question. */
const questionOf = (own: string): string => own.split('\n\n').at(-1) ?? own;

/** The model's words as they come, as far as they may be shown, with the question where they hold none. Throws ModelError. */
async function* said(spoken: Spoken, { turn, own, asked, signal }: Saying, { opened, removed }: Opened): AsyncGenerator<AnswerPart> {
  try {
    // What may be said is made out while the model thinks.
    const vocabulary = await opened;
    await setImmediate();
    const evidence = evidenceOfInterview(turn, vocabulary);
    const guard = openGuard(evidence);
    let text = '';
    let space = '';
    /** Space is shown when words follow it. */
    const shown = function* (more: string): Generator<AnswerPart> {
      const all = text === '' ? more.trimStart() : space + more;
      const words = all.trimEnd();
      space = all.slice(words.length);
      if (words === '') return;
      if (text === '') yield { writer: 'model' };
      text += words;
      yield { token: words };
    };
    try {
      let isWhole = true;
      for await (const part of spoken) {
        if ('text' in part) yield* shown(guard.write(part.text));
        isWhole = !('cut' in part) && text.length <= mostSaid;
        if (!isWhole) break;
      }
      yield* shown(guard.end());
      if (!isWhole && text !== '') yield { token: '…' };
    } finally {
      const { names, links, ids, amounts } = guard.removed();
      await removed(asked.student, names + links + ids + amounts, 'chat');
    }
    if (signal.aborted) return;
    if (text === '') yield* tokens(own);
    else if (!evidence.hasAsked()) yield { token: `\n\n${questionOf(own)}` };
  } finally {
    await spoken.end();
  }
}

/** The step where the rules noted nothing and the model did: its facts answer the question. */
async function answered(step: Step, { about, facts }: AssistantTurn): Promise<Step> {
  const topic = step.state.topic;
  const state = { ...step.state, simpler: false, closed: [...new Set([...step.state.closed, ...(topic === null ? [] : [topic])])] };
  const known = await facts.all();
  const since = about.talkAgainAt ? new Date(about.talkAgainAt) : null;
  return { ...step, said: { ...step.said, line: null, next: 'closes' }, facts: known, state, left: questionsLeft(state, known, since) };
}

/** Asks for the model's facts at once; gives, when called, what was noted of them, or null. It fails silently: the rules have read the message. */
function proposing(
  turn: AssistantTurn,
  { facts, noted }: Step,
  asked: Asked,
  { llm, lexicon, valueOf, now, removed, failed }: Opened,
): Proposing {
  const message = turn.message ?? '';
  if (message.trim().split(/\s+/).length < fewestWords) return async () => null;
  const found = llm
    .object({
      ...asked,
      use: 'extract',
      system: factsPrompt,
      schema: proposed,
      prompt: messageToRead({ ...shareableOf(turn), message, facts }),
      within: longestWait,
    })
    .then(
      ({ facts: proposals }) => proposals,
      (error: unknown) => {
        if (!(error instanceof ModelError)) throw error;
        if (!asked.signal.aborted) failed(error);
        return [];
      },
    );
  found.catch(() => undefined);
  return async () => {
    const { drafts, invented } = checkedProposals(await found, {
      message,
      heard: [...noted.heard, ...noted.changed],
      known: facts,
      lexicon: await lexicon(),
      valueOf: await valueOf(),
      now,
    });
    if (invented > 0) await removed(asked.student, invented, 'extract');
    if (drafts.length === 0 || asked.signal.aborted) return null;
    const what = await turn.facts.note({ add: drafts, change: [] });
    return what.heard.length + what.changed.length === 0 ? null : what;
  };
}

/** Characters of a turn: several times what it should have. */
const mostSaid = 1500;
/** Milliseconds that the facts of a model are waited for. */
const longestWait = 8000;
/** What is shorter the rules read by themselves. */
const fewestWords = 3;

interface Parts {
  words: string;
  kept: AnswerPart[];
  shown: AnswerPart[];
}

interface Saying {
  turn: AssistantTurn;
  /** The built-in interviewer's words, which end in its question. */
  own: string;
  asked: Asked;
  signal: AbortSignal;
}

interface Asked {
  student: string | null;
  network: string | null | undefined;
  signal: AbortSignal;
}

type Spoken = ReturnType<typeof ahead<Part>>;
type Proposing = () => Promise<Noted | null>;

interface Opened extends Deps {
  opened: Promise<OpenVocabulary>;
  /** Remembers a step, so that the fallback takes it up. */
  keep: (step: Step) => void;
}

interface Deps extends BuiltinDeps {
  llm: Llm;
  vocabulary: () => Promise<OpenVocabulary>;
  builtin: Assistant;
  valueOf: () => Promise<ValueOf>;
  /** Counts what the model made up and nobody was shown. */
  removed: (student: string | null, count: number, use: 'chat' | 'extract') => Promise<void>;
  /** Receives failures that the student is not held up by. */
  failed: (error: ModelError) => void;
}
