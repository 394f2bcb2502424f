import type { Condition } from '@alive/contract/conditions.ts';
import { type ChatEvent, type Conversation, followConversation, getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { useEffect, useReducer, useRef } from 'react';
import { call, CallError } from '#api/call.ts';
import { stream } from '#api/stream.ts';
import { type Chat, emptyChat, type Failure, nextChat } from './chat.ts';

/**
 * One conversation with an assistant: opens the stored one or begins by itself, once; sends, stops, and finds an
 * answer again whose connection broke.
 */
export const useChat = ({ stored, begin, proceed, onFailure }: Wire): Talk => {
  const [chat, dispatch] = useReducer(nextChat, emptyChat);
  const current = useRef(chat);
  current.current = chat;
  const leave = useRef(new AbortController());

  const read = async (events: AsyncIterable<ChatEvent>): Promise<void> => {
    let ended = false;
    for await (const event of events) {
      ended ||= 'done' in event;
      dispatch({ type: 'event', event });
    }
    if (!ended) throw new CallError(0, 'NETWORK', 'The connection was lost.');
  };

  /** Looks for the answer until the server tells how it ended. */
  const recover = async (id: string, signal: AbortSignal): Promise<void> => {
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        const conversation = await call(getConversation, { params: { id } }, { signal });
        dispatch({ type: 'opened', conversation });
        if (conversation.messages.at(-1)?.status !== 'streaming') return;
        dispatch({ type: 'replaying' });
        await read(stream(followConversation, { params: { id } }, signal));
        return;
      } catch (error) {
        if (!(error instanceof CallError) || !error.isPassing) return;
        dispatch({ type: 'broke' });
        await new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 8000)));
      }
    }
  };

  const ask = async (
    text: string,
    hidden: boolean,
    events: (signal: AbortSignal) => AsyncIterable<ChatEvent>,
    during: Failure['code'],
  ): Promise<void> => {
    const { signal } = leave.current;
    dispatch({ type: 'asked', text, hidden, at: new Date().toISOString() });
    let began = false;
    try {
      await read(tapped(events(signal), () => (began = true)));
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof CallError ? error : new CallError(0, 'NETWORK', 'The connection was lost.');
      if (began && current.current.id) {
        dispatch({ type: 'broke' });
        await recover(current.current.id, signal);
        return;
      }
      dispatch({ type: 'refused', failure: { text: known.message, code: known.code }, messages: text === '' ? 1 : 2 });
      onFailure({ during: during as 'start' | 'continue', error: known, text: hidden ? '' : text });
    }
  };

  const start = () => void ask(begin.message, true, begin.events, 'start');

  useEffect(() => {
    leave.current = new AbortController();
    const { signal } = leave.current;
    // Deferred, so that a mount undone at once (StrictMode) begins nothing.
    const timer = setTimeout(() => {
      if (!stored) start();
      else {
        dispatch({ type: 'opened', conversation: stored });
        if (stored.messages.at(-1)?.status === 'streaming') void recover(stored.id, signal);
      }
    });
    return () => {
      clearTimeout(timer);
      leave.current.abort();
    };
    // Begun once per mount; the page gives a key per conversation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const send = (text: string, filters?: Condition[]) => {
    const { id, phase } = current.current;
    if (phase !== 'idle') return;
    if (id === null) start();
    else
      void ask(
        text,
        false,
        (signal) => proceed({ message: text, conversationId: id, ...(filters ? { filters } : {}) }, signal),
        'continue',
      );
  };

  return {
    chat,
    start,
    send,
    stop: () => {
      if (current.current.id) void call(stopConversation, { params: { id: current.current.id } }).catch(() => undefined);
    },
    retry: () => {
      const said = current.current.messages.findLast((message) => message.sender === 'user');
      if (said) send(said.text);
    },
  };
};

const tapped = async function* (events: AsyncIterable<ChatEvent>, onFirst: () => void): AsyncGenerator<ChatEvent> {
  for await (const event of events) {
    onFirst();
    yield event;
  }
};

interface Wire {
  /** The conversation to open; null begins a new one. */
  stored: Conversation | null;
  begin: {
    /** What is said unseen at the start; '' when the assistant speaks first. */
    message: string;
    events: (signal: AbortSignal) => AsyncIterable<ChatEvent>;
  };
  proceed: (body: { message: string; conversationId: string; filters?: Condition[] }, signal: AbortSignal) => AsyncIterable<ChatEvent>;
  /** A request failed before its answer began; `text` is what the student typed, to be given back. */
  onFailure: (failure: { during: 'start' | 'continue'; error: CallError; text: string }) => void;
}

export interface Talk {
  chat: Chat;
  start: () => void;
  /** Sends a message, or with `filters` and '' only an edited set of conditions. */
  send: (text: string, filters?: Condition[]) => void;
  stop: () => void;
  /** Says the last thing again. */
  retry: () => void;
}
