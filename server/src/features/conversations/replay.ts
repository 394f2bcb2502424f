import type { ChatEvent, Message } from '@alive/contract/conversations.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Db } from '#db/open.ts';
import type { StoredPiece } from '#db/tables.ts';
import { aboutFrom } from '#platform/about.ts';
import { cutOff, isUnsent } from '#platform/chat.ts';
import { answerById } from './queries.ts';
import type { Show } from './show.ts';
import { failed } from './copy.ts';

/**
 * Replays answers that this process does not write: events of their stored parts while another instance writes them, then the rest of their
 * messages. Ends as the answer did: with `done`, or with `cutOff` if its process died, at most five seconds after that.
 */
export const openReplay = ({ db, show, partsOf }: ReplayDeps): Replay => {
  async function* follow(messageId: string, conversationId: string): AsyncGenerator<ChatEvent> {
    yield { conversationId };
    let text = '';
    let conditions: Condition[] = [];
    let asked: Condition[] = [];
    const sent = new Set<string>();
    for await (const piece of partsOf(messageId)) {
      if ('filters' in piece) conditions = piece.filters;
      if ('peopleAsked' in piece) asked = piece.peopleAsked;
      if ('token' in piece) text += piece.token;
      const event = await eventOf(piece, messageId, { conditions, asked });
      if (event === null) continue;
      for (const kind of Object.keys(event)) sent.add(kind);
      yield event;
    }
    const found = await answerById(db, messageId);
    if (found === null) return yield cutOff;
    const [said, answer] = (await show.one(found, found.record)).messages.slice(-2);
    const message = answer ?? said;
    if (message === undefined || !message.text.startsWith(text)) return yield cutOff;
    yield* restOf(message, { said: answer && said, text: message.text.slice(text.length), sent, conversationId });
  }

  const eventOf = async (piece: StoredPiece, messageId: string, { conditions, asked }: Asked): Promise<ChatEvent | null> => {
    if (isUnsent(piece)) return null;
    if (!('jobIds' in piece || 'peopleIds' in piece)) return piece;
    const found = await answerById(db, messageId);
    if (found === null) return null;
    const about = aboutFrom(found.conversation.about, found.record);
    if ('jobIds' in piece) {
      const results = await show.jobs(piece.jobIds, piece.alike, conditions, about);
      return piece.nearest === undefined ? { results } : { nearest: piece.nearest, results };
    }
    return { people: await show.people(piece.peopleIds, about, asked) };
  };

  return {
    follow,
    events: async (messageId) => {
      const found = await answerById(db, messageId);
      return found?.said.at(-1)?.sender === 'assistant' ? follow(messageId, found.conversation.id) : null;
    },
  };
};

/** What a stored answer holds beyond what was sent of it, in the order of an answer. */
const restOf = (message: Message, { said, text, sent, conversationId }: Sent): ChatEvent[] => {
  const { id: messageId, filters, nearest, results, people, offers, suggestions, ask, profile, writer, status } = message;
  const heard = said?.facts ?? [];
  const events: ChatEvent[] = [
    ...(said?.reading ? [{ reading: said.reading }] : []),
    ...(filters ? [{ filters }] : []),
    ...(heard.length > 0 ? [{ heard, changed: [] }] : []),
    ...(text === '' ? [] : [{ token: text }]),
    ...(results ? [nearest ? { nearest, results } : { results }] : []),
    ...(people ? [{ people }] : []),
    ...(offers ? [{ offers }] : []),
    ...(suggestions ? [{ suggestions }] : []),
    ...(ask ? [{ ask }] : []),
  ];
  return [...events.filter((event) => 'token' in event || !Object.keys(event).some((kind) => sent.has(kind))), endOf()];

  function endOf(): ChatEvent {
    if (status === 'interrupted' || status === 'streaming') return cutOff;
    if (status === 'failed') return { done: true, error: failed, code: 'INTERNAL' };
    return {
      done: true,
      conversationId,
      messageId,
      ...(profile ? { completed: true, profile } : {}),
      ...(writer ? { writer } : {}),
      ...(status === 'stopped' ? { stopped: true } : {}),
    };
  }
};

interface Replay {
  /** The events of an answer in a conversation, from its first. */
  follow: (messageId: string, conversationId: string) => AsyncIterable<ChatEvent>;
  /** The same by the message alone; null when there is no such answer. */
  events: (messageId: string) => Promise<AsyncIterable<ChatEvent> | null>;
}

/** What an answer's jobs and its people were found by. */
interface Asked {
  conditions: Condition[];
  asked: Condition[];
}

interface ReplayDeps {
  db: Db;
  show: Show;
  /** The pieces of an answer that another instance writes, until it is not being written any more. */
  partsOf: (messageId: string) => AsyncIterable<StoredPiece>;
}

interface Sent {
  /** What it answers; absent where nothing was said. */
  said: Message | undefined;
  /** The words that are still to come. */
  text: string;
  /** The kinds of events that were sent. */
  sent: ReadonlySet<string>;
  conversationId: string;
}
