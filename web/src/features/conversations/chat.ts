import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent, Conversation, Message } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { ReadSpan } from '@alive/contract/reading.ts';

export const emptyChat: Chat = { id: null, messages: [], filters: null, state: { phase: 'idle' }, request: null, profile: null };

/** The chat after something happened: what the student did, an event of the answer, or how it ended. Pure. */
export const nextChat = (chat: Chat, action: Action): Chat => {
  switch (action.type) {
    case 'opened':
      return opened(chat, action.conversation);
    case 'asked':
      return asked(chat, action);
    case 'replaying':
      return {
        ...chat,
        state: { phase: 'answering' },
        messages: onLast(chat.messages, (last) => blank('assistant', last.createdAt, { id: last.id, status: 'streaming' })),
      };
    case 'event':
      return afterEvent(chat, action.event);
    case 'broke':
      return { ...chat, state: { phase: 'broken' } };
    case 'cut':
      return { ...chat, state: { phase: 'idle' }, messages: onLast(chat.messages, (last) => ({ ...last, status: 'interrupted' })) };
    case 'unstopped':
      return chat.state.phase === 'answering' ? { ...chat, state: { ...chat.state, unstopped: true } } : chat;
    case 'withdrawn':
      return { ...withMessages(chat, withoutTurn(chat.messages)), state: { phase: 'idle' } };
    case 'refused':
      // Nothing was stored: what was said returns to the composer, so it leaves the thread.
      return { ...withMessages(chat, withoutTurn(chat.messages)), state: { phase: 'failed', failure: action.failure } };
    case 'failed':
      return {
        ...withMessages(
          chat,
          onLast(chat.messages, (last) => ({
            ...last,
            status: 'failed',
            ...(action.failure.code === brokeOff ? { writer: 'model' } : {}),
          })),
        ),
        state: { phase: 'failed', failure: action.failure },
      };
  }
};

/** Whether an answer is being written or looked for. */
export const isAnswering = ({ state }: Chat): boolean => state.phase === 'answering' || state.phase === 'broken';

/** The conditions of an answer: its own, else those that the answers before it left. */
export const conditionsAt = (messages: Message[], answer: Message): Condition[] =>
  filtersOf(messages.slice(0, messages.indexOf(answer) + 1)) ?? [];

/** Why the last answer ends where it does, in a sentence, where a language model began it and could not end it; null otherwise. */
export const brokenOff = ({ state, messages }: Chat): string | null =>
  // With words to give back the server took nothing, and it was another answer that broke off.
  state.phase === 'failed' && state.failure.code === brokeOff && state.failure.unsent === '' && messages.at(-1)?.status === 'failed'
    ? state.failure.message
    : null;

/** The code of such a failure; before its first word the built-in assistant answers for a language model. */
export const brokeOff = 'MODEL_UNAVAILABLE';

/** The request to make again: the last one made here, else the one that the last answer of a stored conversation was for. */
export const repeatOf = ({ request, messages, filters }: Pick<Chat, 'request' | 'messages' | 'filters'>): Request => {
  if (request) return request;
  const before = messages.at(-2);
  if (!before || before.hidden) return { kind: 'start', text: '' };
  if (before.sender === 'user') return { kind: 'say', text: before.text };
  // Only an interview asks, and without words it can only be ended.
  return messages.some(({ ask }) => ask) ? { kind: 'say', text: '', finish: true } : { kind: 'filter', filters: filters ?? [] };
};

/** The words that a request carries; '' when it carries none. */
export const wordsOf = (request: Request): string => (request.kind === 'filter' ? '' : request.text);

const opened = (chat: Chat, conversation: Conversation): Chat => {
  const last = conversation.messages.at(-1);
  return {
    id: conversation.id,
    messages: withoutRepeated(conversation.messages),
    filters: filtersOf(conversation.messages),
    state: { phase: last?.status === 'streaming' ? 'answering' : 'idle' },
    request: chat.id === conversation.id ? chat.request : null,
    profile: last?.profile ?? null,
  };
};

const asked = (chat: Chat, { request, again, at }: Extract<Action, { type: 'asked' }>): Chat => {
  const words = wordsOf(request);
  const said = chat.messages.at(-2);
  // Who types the same words once more asks again, as who presses Retry does; a stored conversation does not tell the two apart.
  const isRepeat = again || (words !== '' && said?.sender === 'user' && said.text === words);
  const before = isRepeat ? withoutReplaced(chat.messages) : withoutSilent(chat.messages);
  return {
    ...chat,
    ...(request.kind === 'start' ? { id: null, filters: null } : {}),
    // An edit shows before the server has read it.
    ...(request.kind === 'filter' ? { filters: request.filters } : {}),
    state: { phase: 'answering' },
    request,
    messages: [
      ...(request.kind === 'start' ? [] : before),
      ...(words === '' ? [] : [blank('user', at, { text: words })]),
      blank('assistant', at, { status: 'streaming' }),
    ],
  };
};

const afterEvent = (chat: Chat, event: GoodEvent): Chat => {
  if ('done' in event)
    return {
      ...chat,
      state: { phase: 'idle' },
      profile: event.profile ?? null,
      messages: onLast(chat.messages, (last) => ({
        ...last,
        id: event.messageId,
        status: event.stopped ? 'stopped' : 'complete',
        ...(event.writer ? { writer: event.writer } : {}),
      })),
    };
  if ('conversationId' in event) return { ...chat, id: event.conversationId };
  if ('filters' in event)
    return { ...chat, filters: event.filters, messages: onLast(chat.messages, (last) => ({ ...last, filters: event.filters })) };
  if ('reading' in event) return { ...chat, messages: withReading(chat.messages, event.reading) };
  if ('heard' in event) return { ...chat, messages: withNoted(chat.messages, event) };
  if ('step' in event) return { ...chat, state: withStep(chat.state, event.step) };
  if ('token' in event)
    return {
      ...chat,
      state: withStep(chat.state, undefined),
      messages: onLast(chat.messages, (last) => ({ ...last, text: last.text + event.token })),
    };
  return { ...chat, messages: onLast(chat.messages, (last) => ({ ...last, ...event })) };
};

/** The messages with how the one that is being answered was read; an edit of conditions answers none. */
const withReading = (messages: Message[], reading: ReadSpan[]): Message[] =>
  messages.map((message, place) => (place === messages.length - 2 && message.sender === 'user' ? { ...message, reading } : message));

/** The messages with what was read from the last one of the student, and with what it changed of those before. */
const withNoted = (messages: Message[], { heard, changed }: Extract<GoodEvent, { heard: Fact[] }>): Message[] => {
  const last = messages.findLastIndex(({ sender }) => sender === 'user');
  const news = new Map([...heard, ...changed].map((fact) => [fact.id, fact]));
  return messages.map((message, place) => {
    if (place !== last && !message.facts) return message;
    const before = message.facts ?? [];
    const added = place === last ? heard.filter(({ id }) => !before.some((fact) => fact.id === id)) : [];
    return { ...message, facts: [...before.map((fact) => news.get(fact.id) ?? fact), ...added] };
  });
};

const withStep = (state: State, step: string | undefined): State =>
  state.phase === 'answering' && state.step !== step ? { ...state, step } : state;

/** With other messages, and the conditions that the last of them left. */
const withMessages = (chat: Chat, messages: Message[]): Chat => ({ ...chat, messages, filters: filtersOf(messages) });

const filtersOf = (messages: Message[]): Condition[] | null => messages.findLast((message) => message.filters)?.filters ?? null;

const onLast = (messages: Message[], change: (last: Message) => Message): Message[] => {
  const last = messages.at(-1);
  return last ? [...messages.slice(0, -1), change(last)] : messages;
};

/** The messages without the last answer and what was said for it. */
const withoutTurn = (messages: Message[]): Message[] => messages.slice(0, messages.at(-2)?.sender === 'user' ? -2 : -1);

/** Stored messages as they were seen: stored are also the turns that came to nothing and were asked again. */
const withoutRepeated = (messages: Message[]): Message[] =>
  messages.filter(
    (_, place) => !isRepeated(messages.slice(place, place + 3)) && !isRepeated(messages.slice(Math.max(0, place - 1), place + 2)),
  );

const isRepeated = ([said, answer, next]: Message[]): boolean =>
  said?.sender === 'user' && next?.sender === 'user' && said.text === next.text && isReplaceable(answer);

// Asked again, a turn that came to nothing is replaced by the new one.
const withoutReplaced = (messages: Message[]): Message[] => (isReplaceable(messages.at(-1)) ? withoutTurn(messages) : messages);

/**
 * Whether an answer gives way to another of the same request: it failed, was cut off, or was stopped before anything came, for what came then
 * is kept.
 */
const isReplaceable = (answer: Message | undefined): boolean =>
  answer?.sender === 'assistant' &&
  (answer.status === 'failed' || answer.status === 'interrupted' || (answer.status === 'stopped' && isEmpty(answer)));

const isEmpty = ({ text, results = [], people = [] }: Message): boolean => text === '' && results.length + people.length === 0;

// An empty answer that failed says nothing; what is asked next takes its place.
const withoutSilent = (messages: Message[]): Message[] =>
  messages.at(-1)?.status === 'failed' && messages.at(-1)?.text === '' ? messages.slice(0, -1) : messages;

const blank = (sender: Message['sender'], at: string, fields: Partial<Message>): Message => ({
  id: `${sender}-${at}`,
  sender,
  text: '',
  status: 'complete',
  hidden: false,
  createdAt: at,
  ...fields,
});

export interface Chat {
  /** null until the server has named the conversation. */
  id: string | null;
  messages: Message[];
  /** The conditions now active, as the student last edited them; null until an answer gave any. */
  filters: Condition[] | null;
  state: State;
  /** The last request made here. */
  request: Request | null;
  /** Set when the interview is complete. */
  profile: Profile | null;
}

type State =
  | { phase: 'idle' }
  /** `unstopped`: the student pressed Stop and it did not get through. `step`: what is being done before the next words come. */
  | { phase: 'answering'; unstopped?: true; step?: string | undefined }
  /** The connection went in the middle of an answer and it is being looked for. */
  | { phase: 'broken' }
  /** The last request came to nothing; the next one clears it. */
  | { phase: 'failed'; failure: Failure };

export type Request =
  /** Begins a conversation; without words the student says nothing that is seen. */
  | { kind: 'start'; text: string }
  /** `finish`: the student ends the interview with it, or without words. */
  | { kind: 'say'; text: string; finish?: true }
  | { kind: 'filter'; filters: Condition[] };

export interface Failure {
  during: 'start' | 'continue';
  code: string;
  /** A sentence for the student. */
  message: string;
  /** What the student typed and the server did not take; '' when there is nothing to give back. */
  unsent: string;
}

type GoodEvent = Exclude<ChatEvent, { error: string }>;

export type Action =
  | { type: 'opened'; conversation: Conversation }
  /** `again`: the last request once more. */
  | { type: 'asked'; request: Request; again: boolean; at: string }
  | { type: 'replaying' }
  | { type: 'event'; event: GoodEvent }
  | { type: 'broke' }
  /** The process that wrote the answer ended, or nobody writes it any more. */
  | { type: 'cut' }
  | { type: 'unstopped' }
  /** The student took the request back before the server had taken it. */
  | { type: 'withdrawn' }
  /** The server did not take the request. */
  | { type: 'refused'; failure: Failure }
  /** The server took it, and the answer failed. */
  | { type: 'failed'; failure: Failure };
