import type { Condition } from '@alive/contract/conditions.ts';
import { type ChatEvent, type Conversation, followConversation, getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { useEffect, useReducer, useRef } from 'react';
import { call, CallError } from '#api/call.ts';
import { stream } from '#api/stream.ts';
import { brokeOff, type Chat, emptyChat, isAnswering, nextChat, repeatOf, type Request, wordsOf } from './chat.ts';

/**
 * One conversation with an assistant: opens the stored one or begins by itself, once; sends, stops, and finds an
 * answer again whose connection broke. What goes wrong stands in the chat's state.
 */
export const useChat = ({ stored, begin, proceed, giveBack, onEvent, onFound }: Wire): Talk => {
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

  /** Takes the events in, to the last one; where that did not come: the conversation they named, null for none. */
  const read = async (request: Request, events: AsyncIterable<ChatEvent>): Promise<'ended' | { id: string | null }> => {
    let id: string | null = null;
    for await (const event of events) {
      if ('error' in event) {
        fail('failed', request, { code: event.code, message: event.error });
        return 'ended';
      }
      dispatch({ type: 'event', event });
      onEvent?.(event);
      if ('done' in event) return 'ended';
      if ('conversationId' in event) id = event.conversationId;
    }
    return { id };
  };

  const ask = async (request: Request, id: string | null, again: boolean): Promise<void> => {
    const signal = begun();
    dispatch({ type: 'asked', request, again, at: new Date().toISOString() });
    try {
      const outcome = await read(request, eventsOf(request, id, signal));
      if (outcome === 'ended' || signal.aborted) return;
      if (outcome.id === null) throw lost();
      dispatch({ type: 'broke' });
      await recover(outcome.id, request, signal);
    } catch (error) {
      if (!signal.aborted) fail('refused', request, known(error));
    }
  };

  const eventsOf = (request: Request, id: string | null, signal: AbortSignal): AsyncIterable<ChatEvent> => {
    if (request.kind === 'start' || id === null) return begin(wordsOf(request), signal);
    const more = request.kind === 'filter' ? { filters: request.filters } : request.finish ? { finish: true } : {};
    return proceed({ message: wordsOf(request), conversationId: id, ...more }, signal);
  };

  /** Looks for the answer until the server tells how it ended. */
  const recover = async (id: string, request: Request, signal: AbortSignal): Promise<void> => {
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        const conversation = await call(getConversation, { params: { id } }, { signal });
        dispatch({ type: 'opened', conversation });
        const { status, writer } = conversation.messages.at(-1) ?? {};
        if (status === 'failed') fail('failed', request, { code: writer ? brokeOff : 'INTERNAL', message: 'The answer broke off.' });
        if (status !== 'streaming') return onFound?.();
        dispatch({ type: 'replaying' });
        if ((await read(request, stream(followConversation, { params: { id } }, signal))) === 'ended') return;
      } catch (error) {
        if (signal.aborted) return;
        const { isPassing, ...failure } = known(error);
        if (!isPassing) return fail('failed', request, failure);
      }
      dispatch({ type: 'broke' });
      await new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 8000)));
    }
  };

  useEffect(() => {
    // Deferred, so that a mount undone at once (StrictMode) begins nothing.
    const timer = setTimeout(() => {
      if (!stored) return void ask({ kind: 'start', text: '' }, null, false);
      dispatch({ type: 'opened', conversation: stored });
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
        dispatch({ type: 'withdrawn' });
        if (request && wordsOf(request)) giveBack(wordsOf(request));
      }
    },
    retry: () => {
      if (!isAnswering(chat)) void ask(repeatOf(chat), chat.id, true);
    },
  };
};

const lost = () => new CallError(0, 'NETWORK', 'The connection was lost.');

const known = (error: unknown): { code: string; message: string; isPassing: boolean } => {
  const { code, message, isPassing } = error instanceof CallError ? error : lost();
  return { code, message, isPassing };
};

interface Wire {
  /** The conversation to open; null begins a new one. */
  stored: Conversation | null;
  /** Begins a conversation with what the student said; '' when they said nothing yet. */
  begin: (text: string, signal: AbortSignal) => AsyncIterable<ChatEvent>;
  proceed: (
    body: { message: string; conversationId: string; filters?: Condition[]; finish?: boolean },
    signal: AbortSignal,
  ) => AsyncIterable<ChatEvent>;
  /** Gets what the student typed and the server did not take. */
  giveBack: (text: string) => void;
  /** Told each event of an answer as it comes. */
  onEvent?: (event: ChatEvent) => void;
  /** Told that an answer whose events were missed has ended meanwhile. */
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
