import { type Conversation, getConversation, listConversations } from '@alive/contract/conversations.ts';
import { call, CallError } from '#api/call.ts';
import { readToken } from '#api/session.ts';
import { readyToDraw } from '../features/conversations/Answer.tsx';

/** Reads a stored conversation: the wanted one, else the newest to go on with. Throws CallError. */
export const openStored = async (which: Which, signal: AbortSignal): Promise<Opened> => {
  const begun = ahead;
  ahead = null;
  if (begun !== null && begun.token === readToken() && isSame(begun.which, which)) return begun.opened.catch(() => read(which, signal));
  return read(which, signal);
};

/** Begins to read what a view will ask for at once, while its code and the student are still on their way. */
export const readAhead = (which: Which): void => {
  const opened = read(which, new AbortController().signal);
  opened.catch(() => undefined);
  const begun = { which, opened, token: readToken() };
  ahead = begun;
  // A view that comes later reads anew.
  setTimeout(() => {
    if (ahead === begun) ahead = null;
  }, tenSeconds);
};

const tenSeconds = 10_000;

let ahead: { which: Which; opened: Promise<Opened>; token: string | null } | null = null;

const isSame = (one: Which, other: Which): boolean =>
  one.kind === other.kind && one.wanted === other.wanted && one.unfinished === other.unfinished;

const read = async ({ kind, wanted, unfinished }: Which, signal: AbortSignal): Promise<Opened> => {
  const byId = async (id: string) => {
    const conversation = await call(getConversation, { params: { id } }, { signal });
    // What draws them comes before them, or they would move when it does.
    await readyToDraw(conversation.messages.flatMap(({ sender, text }) => (sender === 'assistant' ? [text] : [])));
    return conversation;
  };
  if (wanted === 'new') return { conversation: null, lapsed: null, missed: false };
  if (wanted !== null) {
    const conversation = await byId(wanted).catch(ifUnknown);
    if (conversation?.kind === kind) return { conversation, lapsed: null, missed: false };
  }
  const { conversations } = await call(listConversations, { query: { kind, limit: newestOnes } }, { signal });
  const newest = conversations.find(
    (conversation) => !conversation.expired && wasHeld(conversation) && !(unfinished && isCompleted(conversation)),
  );
  return {
    conversation: newest ? await byId(newest.id) : null,
    lapsed: newest ? null : (conversations[0]?.id ?? null),
    missed: wanted !== null,
  };
};

/** Among as many there is one to go on with, if there is any. */
const newestOnes = 20;

// One whose opening failed holds nothing to go on with.
const wasHeld = ({ messages }: Conversation): boolean => messages.some(({ hidden, status }) => !hidden && status !== 'failed');

const isCompleted = ({ messages }: Conversation): boolean => messages.some(({ profile }) => profile !== undefined);

// An id in an address may be of a chat that was deleted, of somebody else's, or no id at all.
const ifUnknown = (error: unknown): null => {
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null;
  throw error;
};

interface Which {
  kind: Conversation['kind'];
  /** The id in the address, or `'new'`; null where it names none. */
  wanted: string | null;
  /** A completed interview is none. */
  unfinished: boolean;
}

export interface Opened {
  conversation: Conversation | null;
  /** The newest of those that have expired, where no other is left. */
  lapsed: string | null;
  /** Whether the one that was wanted is not there. */
  missed: boolean;
}
