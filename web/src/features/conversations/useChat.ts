import type { Condition } from '@alive/contract/conditions.ts';
import { type ChatEvent, type Conversation, followConversation, getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { begin, isOpen, markReturned, pending, settle } from '#api/actions.ts';
import { call, CallError, pauseOf, unreached } from '#api/call.ts';
import { onReconnect, pauseAfter, reconnected } from '#api/connection.ts';
import { stream } from '#api/stream.ts';
import { brokeOff, type Chat, emptyChat, isAnswering, nextChat, repeatOf, type Request, wordsOf } from './chat.ts';

/**
 * One conversation with an assistant: opens the stored one or begins by itself, once; sends, stops, and finds an
 * answer again whose connection broke. What goes wrong stands in the chat's state.
 */
export const useChat = ({ stored, action, begin: beginWith, proceed, giveBack, onEvent, onFound }: Wire): Talk => {
  const [chat, dispatch] = useReducer(nextChat, emptyChat);
  // The request under way; there is never a second one.
  const running = useRef(new AbortController());
  const begun = () => (running.current = new AbortController()).signal;

  /** The one place that reports what went wrong. */
  const fail = (type: 'refused' | 'failed', request: Request, { code, message }: { code: string; message: string }) => {
    const unsent = type === 'refused' ? wordsOf(request) : '';
    dispatch({ type, failure: { during: request.kind === 'start' ? 'start' : 'continue', code, message, unsent } });
    if (unsent) giveBack(unsent);
  };

  /** Reads the events to the last one. Where that did not come: the conversation they named, or null, and whether any came. */
  const read = async (request: Request, events: AsyncIterable<ChatEvent>, onFirst?: () => void): Promise<Outcome> => {
    let id: string | null = null;
    let isFirst = true;
    for await (const event of events) {
      if (isFirst) onFirst?.();
      isFirst = false;
      if ('error' in event) {
        if (event.interrupted) dispatch({ type: 'cut' });
        else fail('failed', request, { code: event.code, message: event.error });
        return 'ended';
      }
      dispatch({ type: 'event', event });
      onEvent?.(event);
      if ('done' in event) return 'ended';
      if ('conversationId' in event) id = event.conversationId;
    }
    return { id, isSilent: isFirst };
  };

  const ask = async (request: Request, id: string | null, again: boolean, isSecond = false): Promise<void> => {
    const signal = begun();
    dispatch({ type: 'asked', request, again, at: new Date().toISOString() });
    const name = request.kind === 'start' || id === null ? action : sayingIn(id);
    try {
      const { key } = begin(name, request, { typed: wordsOf(request), after: lastAnswer(chat) });
      const outcome = await read(request, eventsOf(request, id, signal, key));
      if (outcome !== 'ended' && !signal.aborted) {
        if (outcome.id === null) throw unreached();
        dispatch({ type: 'broke' });
        await recover(outcome.id, request, signal);
      }
      // After an abort the next visit finds out whether the server took it.
      if (!signal.aborted) settle(name);
    } catch (error) {
      if (signal.aborted) return;
      const isOver = !isOpen(error);
      if (isOver) settle(name);
      // The key belongs to another body, or its result is gone. Tries once more under a new key.
      if (error instanceof CallError && error.code === 'IDEMPOTENCY_MISMATCH' && !isSecond) {
        dispatch({ type: 'withdrawn' });
        return ask(request, id, again, true);
      }
      fail('refused', request, known(error));
      if (!isOver) markReturned(name);
    }
  };

  const eventsOf = (request: Request, id: string | null, signal: AbortSignal, key: string): AsyncIterable<ChatEvent> => {
    if (request.kind === 'start' || id === null) return beginWith(wordsOf(request), signal, key);
    const more = request.kind === 'filter' ? { filters: request.filters } : request.finish ? { finish: true } : {};
    return proceed({ message: wordsOf(request), conversationId: id, ...more }, signal, key);
  };

  /** Looks for the answer until it ended, or no process writes it any more. */
  const recover = async (id: string, request: Request, signal: AbortSignal): Promise<void> => {
    let [silences, failures] = [0, 0];
    while (!signal.aborted) {
      let pause: number;
      try {
        const conversation = await call(getConversation, { params: { id } }, { signal });
        const { status, writer } = conversation.messages.at(-1) ?? {};
        if (status !== 'streaming') {
          dispatch({ type: 'opened', conversation });
          if (status === 'failed')
            fail('failed', request, { code: writer ? brokeOff : 'INTERNAL', message: 'The answer was interrupted.' });
          return onFound?.();
        }
        if (silences > mostSilences) return dispatch({ type: 'cut' });
        const outcome = await read(request, stream(followConversation, { params: { id } }, signal), () => {
          dispatch({ type: 'opened', conversation });
          dispatch({ type: 'replaying' });
        });
        if (outcome === 'ended') return;
        silences = outcome.isSilent ? silences + 1 : 0;
        failures = 0;
        pause = pauseAfter(silences, longestPause);
      } catch (error) {
        if (signal.aborted) return;
        if (!mayBeFound(error)) return fail('failed', request, known(error));
        pause = pauseOf(failures, error);
        failures += 1;
      }
      dispatch({ type: 'broke' });
      await new Promise((resolve) => setTimeout(resolve, pause));
      await reconnected(signal);
    }
  };

  /** Gives words back that were being sent when the page was left, if the server never took them. */
  const takeUp = (name: string, { messages }: Conversation) => {
    const left = pending<Request>(name);
    if (left === null) return;
    const since = messages.slice(messages.findIndex(({ id }) => id === left.after) + 1);
    const words = wordsOf(left.content);
    if (words === '' || since.some(({ sender, hidden, text }) => sender === 'user' && !hidden && text === words)) return settle(name);
    if (left.unsent) giveBack(left.unsent);
    markReturned(name);
  };

  /** Begins a conversation. One that a reload interrupted is begun again as it was, under its key while the server knows that. */
  const beginByItself = () => {
    const left = pending<Request>(action);
    if (left && left.key !== null && left.unsent === wordsOf(left.content)) return void ask(left.content, null, false);
    if (left?.unsent) giveBack(left.unsent);
    void ask({ kind: 'start', text: '' }, null, false);
  };

  useEffect(() => {
    // Deferred, so that a mount undone at once (StrictMode) begins nothing.
    const timer = setTimeout(() => {
      if (!stored) return beginByItself();
      dispatch({ type: 'opened', conversation: stored });
      takeUp(action, stored);
      // It has begun.
      settle(action);
      takeUp(sayingIn(stored.id), stored);
      const request = repeatOf({ request: null, messages: stored.messages, filters: [] });
      if (stored.messages.at(-1)?.status === 'streaming') void recover(stored.id, request, begun());
    });
    return () => {
      clearTimeout(timer);
      running.current.abort();
    };
    // Begun once per mount; the page gives a key per conversation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // What was shown from an earlier visit gives way to what the server has, unless something was said since.
  const shown = useRef(stored);
  const renew = useEffectEvent((conversation: Conversation) => {
    if (chat.request !== null || isAnswering(chat)) return;
    dispatch({ type: 'opened', conversation });
    const request = repeatOf({ request: null, messages: conversation.messages, filters: [] });
    if (conversation.messages.at(-1)?.status === 'streaming') void recover(conversation.id, request, begun());
  });
  useEffect(() => {
    if (stored === shown.current) return;
    shown.current = stored;
    if (stored) renew(stored);
  }, [stored]);

  // A conversation that could not begin by itself does so once the server can be reached.
  const beginAgain = useEffectEvent(() => {
    if (chat.state.phase === 'failed' && chat.state.failure.code === 'NETWORK' && chat.request?.kind === 'start' && !wordsOf(chat.request))
      void ask(chat.request, null, true);
  });
  useEffect(() => onReconnect(() => beginAgain()), []);

  return {
    chat,
    send: (text, filters) => {
      if (isAnswering(chat)) return;
      // The first words begin the conversation where it could not begin by itself.
      const kind = chat.id === null ? 'start' : 'say';
      void ask(filters ? { kind: 'filter', filters } : { kind, text }, chat.id, false);
    },
    finish: (text) => {
      if (!isAnswering(chat) && chat.id !== null) void ask({ kind: 'say', text, finish: true }, chat.id, false);
    },
    stop: () => {
      const { id, request } = chat;
      if (id !== null) void call(stopConversation, { params: { id } }).catch(() => dispatch({ type: 'unstopped' }));
      else {
        running.current.abort();
        settle(action);
        dispatch({ type: 'withdrawn' });
        if (request && wordsOf(request)) giveBack(wordsOf(request));
      }
    },
    retry: () => {
      if (!isAnswering(chat)) void ask(repeatOf(chat), chat.id, true);
    },
  };
};

const known = (error: unknown): { code: string; message: string } => (error instanceof CallError ? error : unreached());

/** Whether an answer that could not be read may be there at the next look. */
const mayBeFound = (error: unknown): boolean => isOpen(error) && !(error instanceof CallError && error.code === 'UNREADABLE');

/** The id of the last answer that came to its end, which the server knows; null where there is none. */
const lastAnswer = ({ messages }: Chat): string | null =>
  messages.findLast(({ sender, status }) => sender === 'assistant' && (status === 'complete' || status === 'stopped'))?.id ?? null;

/** The action of saying something in a conversation. */
const sayingIn = (id: string): string => `say.${id}`;

/** The longest pause in milliseconds between two looks for an answer, which is to be seen within two seconds of its end. */
const longestPause = 1500;

/** After so many looks without an event, an answer that is said to be written counts as cut off. */
const mostSilences = 20;

/** Whether an answer's events came to their end; where not, `isSilent` says that none came at all. */
type Outcome = 'ended' | { id: string | null; isSilent: boolean };

interface Wire {
  /** The conversation to open; null begins a new one. */
  stored: Conversation | null;
  /** Names the start of a new one, so that a reload during it does not start another. */
  action: string;
  /** Begins a conversation with what the student said; '' when they said nothing yet. */
  begin: (text: string, signal: AbortSignal, key: string) => AsyncIterable<ChatEvent>;
  proceed: (
    body: { message: string; conversationId: string; filters?: Condition[]; finish?: boolean },
    signal: AbortSignal,
    key: string,
  ) => AsyncIterable<ChatEvent>;
  /** Gets what the student typed and the server did not take. */
  giveBack: (text: string) => void;
  /** Receives each event of an answer as it comes. */
  onEvent?: (event: ChatEvent) => void;
  /** Called to say that an answer whose events were missed has ended meanwhile. */
  onFound?: () => void;
}

export interface Talk {
  chat: Chat;
  /** Sends a message, or with `filters` and '' only an edited set of conditions. */
  send: (text: string, filters?: Condition[]) => void;
  /** Ends the interview, with what is still to be said or ''. */
  finish: (text: string) => void;
  /** Ends the answer; undefined where it cannot be ended yet. */
  stop?: () => void;
  /** Makes the last request once more, in place of the turn that did not come to its end. */
  retry: () => void;
}
