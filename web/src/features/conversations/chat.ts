import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent, Conversation, Message } from '@alive/contract/conversations.ts';
import type { Profile } from '@alive/contract/profile.ts';

export const emptyChat: Chat = { id: null, messages: [], filters: [], phase: 'idle', failure: null, profile: null };

/** The chat after something happened: what the student did, an event of the answer, or how it ended. Pure. */
export const nextChat = (chat: Chat, action: Action): Chat => {
  switch (action.type) {
    case 'opened':
      return opened(action.conversation);
    case 'asked':
      return {
        ...chat,
        phase: 'answering',
        failure: null,
        messages: [
          ...withoutFailed(chat.messages),
          ...(action.text === '' ? [] : [blank('user', action.at, { text: action.text, hidden: action.hidden })]),
          blank('assistant', action.at, { status: 'streaming' }),
        ],
      };
    case 'replaying':
      return {
        ...chat,
        phase: 'answering',
        failure: null,
        messages: onLast(chat.messages, (last) => blank('assistant', last.createdAt, { id: last.id, status: 'streaming' })),
      };
    case 'event':
      return afterEvent(chat, action.event);
    case 'refused':
      // Nothing was stored: what was said returns to the composer, so it leaves the thread.
      return { ...chat, phase: 'idle', failure: action.failure, messages: chat.messages.slice(0, -action.messages) };
    case 'broke':
      return { ...chat, phase: 'broken', messages: onLast(chat.messages, (last) => ({ ...last, status: 'stopped' })) };
  }
};

const opened = (conversation: Conversation): Chat => {
  const last = conversation.messages.at(-1);
  return {
    id: conversation.id,
    messages: conversation.messages,
    filters: conversation.messages.findLast((message) => message.filters)?.filters ?? [],
    phase: last?.status === 'streaming' ? 'answering' : 'idle',
    failure: null,
    profile: last?.profile ?? null,
  };
};

const afterEvent = (chat: Chat, event: ChatEvent): Chat => {
  if ('error' in event)
    return {
      ...chat,
      phase: 'idle',
      failure: { text: event.error, code: event.code },
      messages: onLast(chat.messages, (last) => ({ ...last, status: 'failed' })),
    };
  if ('done' in event) {
    const status = event.stopped ? 'stopped' : 'complete';
    return {
      ...chat,
      phase: 'idle',
      profile: event.profile ?? null,
      messages: onLast(chat.messages, (last) => ({ ...last, id: event.messageId, status })),
    };
  }
  if ('conversationId' in event) return { ...chat, id: event.conversationId };
  if ('filters' in event)
    return { ...chat, filters: event.filters, messages: onLast(chat.messages, (last) => ({ ...last, filters: event.filters })) };
  if ('token' in event) return { ...chat, messages: onLast(chat.messages, (last) => ({ ...last, text: last.text + event.token })) };
  return { ...chat, messages: onLast(chat.messages, (last) => ({ ...last, ...event })) };
};

const onLast = (messages: Message[], change: (last: Message) => Message): Message[] => {
  const last = messages.at(-1);
  return last ? [...messages.slice(0, -1), change(last)] : messages;
};

// An empty answer that failed says nothing; trying again takes its place.
const withoutFailed = (messages: Message[]): Message[] =>
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
  /** The conditions now active. */
  filters: Condition[];
  /** `broken`: the connection went in the middle of an answer and it is being looked for. */
  phase: 'idle' | 'answering' | 'broken';
  failure: Failure | null;
  /** Set when the interview is complete. */
  profile: Profile | null;
}

export interface Failure {
  text: string;
  code: string;
}

export type Action =
  | { type: 'opened'; conversation: Conversation }
  | { type: 'asked'; text: string; hidden: boolean; at: string }
  | { type: 'replaying' }
  | { type: 'event'; event: ChatEvent }
  /** The request failed before the answer began; `messages` were added for it. */
  | { type: 'refused'; failure: Failure; messages: number }
  | { type: 'broke' };
