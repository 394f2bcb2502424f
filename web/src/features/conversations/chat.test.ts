import type { Condition } from '@alive/contract/conditions.ts';
import type { Conversation, Message } from '@alive/contract/conversations.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { type Action, type Chat, emptyChat, type Failure, isAnswering, nextChat, repeatOf, type Request } from './chat.ts';

describe('a conversation that begins', () => {
  it('shows only the answer where the student said nothing yet', () => {
    const chat = after([ask(opening), { type: 'event', event: { conversationId: 'c1' } }]);
    expect(chat.id).toBe('c1');
    expect(chat.messages.map(({ sender, status }) => [sender, status])).toEqual([['assistant', 'streaming']]);
  });
  it('shows the words with which the student began it', () => {
    expect(said(after([ask({ kind: 'start', text: 'nursing' })]))).toEqual(['nursing', '']);
  });
  it('is empty and failed when it is refused, until the next request', () => {
    const refused = after([ask(opening), { type: 'refused', failure: failure('start') }]);
    expect(refused.messages).toEqual([]);
    expect(refused.state).toEqual({ phase: 'failed', failure: failure('start') });
    expect(nextChat(refused, ask({ kind: 'start', text: 'nursing' })).state).toEqual({ phase: 'answering' });
  });
  it('is idle and as before when it is taken back', () => {
    const chat = after([ask({ kind: 'start', text: 'nursing' }), { type: 'withdrawn' }]);
    expect(chat.state).toEqual({ phase: 'idle' });
    expect(chat.messages).toEqual([]);
  });
});

describe('an answer', () => {
  it('grows by its tokens and ends complete', () => {
    const chat = after([...opened, ask(words), token('Two '), token('jobs.'), done]);
    expect(chat.messages.at(-1)).toMatchObject({ text: 'Two jobs.', status: 'complete' });
    expect(chat.state).toEqual({ phase: 'idle' });
  });
  it('that fails late keeps what was said and names the failure', () => {
    const chat = after([...opened, ask(words), token('Two '), { type: 'failed', failure: failure('continue') }]);
    expect(said(chat)).toEqual(['Hello.', 'nursing', 'Two ']);
    expect(chat.messages.at(-1)?.status).toBe('failed');
    expect(chat.state).toEqual({ phase: 'failed', failure: failure('continue') });
    expect(isAnswering(chat)).toBe(false);
  });
  it('that is refused leaves the thread with the words it was for, and only those', () => {
    expect(said(after([...opened, ask(words), { type: 'refused', failure: failure('continue') }]))).toEqual(['Hello.']);
    expect(said(after([...opened, ask(fewer), { type: 'refused', failure: failure('continue') }]))).toEqual(['Hello.']);
  });
  it('is being looked for while its connection is broken, and fails when it is not found', () => {
    const broken = after([...opened, ask(words), token('Two '), { type: 'broke' }]);
    expect(isAnswering(broken)).toBe(true);
    const lost = nextChat(broken, { type: 'failed', failure: failure('continue') });
    expect(isAnswering(lost)).toBe(false);
    expect(lost.state.phase).toBe('failed');
  });
  it('says that it goes on when Stop did not get through, unless it has ended', () => {
    const answering = after([...opened, ask(words)]);
    expect(nextChat(answering, { type: 'unstopped' }).state).toEqual({ phase: 'answering', unstopped: true });
    expect(after([...opened, ask(words), done, { type: 'unstopped' }]).state).toEqual({ phase: 'idle' });
  });
});

describe('the conditions', () => {
  it('are not known before an answer told them', () => {
    expect(after([ask(opening)]).filters).toBeNull();
    expect(after([ask(opening), filters([boston])]).filters).toEqual([boston]);
  });
  it('show an edit before the server has read it', () => {
    expect(after([...opened, ask(words), filters([boston, chicago]), done, ask(fewer)]).filters).toEqual([boston]);
  });
  it('are as before when the edit is refused, taken back or fails', () => {
    const edited = [...opened, ask(words), filters([boston, chicago]), done, ask(fewer)];
    for (const end of [
      { type: 'refused', failure: failure('continue') },
      { type: 'withdrawn' },
      { type: 'failed', failure: failure('continue') },
    ] as const)
      expect(after([...edited, end]).filters).toEqual([boston, chicago]);
  });
  it('are as the failed answer left them when it came so far', () => {
    const failed = after([...opened, ask(fewer), filters([chicago]), { type: 'failed', failure: failure('continue') }]);
    expect(failed.filters).toEqual([chicago]);
  });
  it('are read from a stored conversation', () => {
    const messages = [message('assistant', 'Two.', { filters: [boston] }), message('assistant', 'Why not.')];
    expect(after([{ type: 'opened', conversation: conversation(messages) }]).filters).toEqual([boston]);
  });
});

describe('people in an answer', () => {
  it('are kept with it', () => {
    const people = [{ id: 'p1', name: 'Amara Osei' } as Alumni];
    const chat = after([...opened, ask(words), token('One.'), { type: 'event', event: { people } }, done]);
    expect(chat.messages.at(-1)).toMatchObject({ text: 'One.', people, status: 'complete' });
  });
});

describe('the same request again', () => {
  it('begins anew when the opening failed, and says nothing that is seen', () => {
    const failed = after([ask(opening), { type: 'event', event: { conversationId: 'c1' } }, { type: 'failed', failure: failure('start') }]);
    expect(repeatOf(failed)).toEqual(opening);
    const again = nextChat(failed, ask(repeatOf(failed), true));
    expect(again.id).toBeNull();
    expect(said(again)).toEqual(['']);
  });
  it('shows the words once', () => {
    const failed = after([...opened, ask(words), token('Two '), { type: 'failed', failure: failure('continue') }]);
    expect(said(nextChat(failed, ask(repeatOf(failed), true)))).toEqual(['Hello.', 'nursing', '']);
  });
  it('repeats an edit of the conditions, whatever was said before', () => {
    const refused = after([...opened, ask(words), done, ask(fewer), { type: 'refused', failure: failure('continue') }]);
    expect(repeatOf(refused)).toEqual(fewer);
  });
  it('is read from a stored conversation when it was made before a reload', () => {
    const stored = (...messages: Message[]) => repeatOf(nextChat(emptyChat, { type: 'opened', conversation: conversation(messages) }));
    const broken = message('assistant', 'Tw', { status: 'stopped' });
    expect(stored(broken)).toEqual(opening);
    expect(stored(message('user', 'Find jobs for me', { hidden: true }), broken)).toEqual(opening);
    expect(stored(message('assistant', 'Hello.'), message('user', 'nursing'), broken)).toEqual(words);
    expect(stored(message('assistant', 'Hello.'), broken)).toEqual({ kind: 'filter', filters: [] });
  });
  it('is still known after its conversation was read again', () => {
    const messages = [message('assistant', 'Hello.'), message('assistant', '', { status: 'failed' })];
    expect(repeatOf(after([...opened, ask(fewer), { type: 'opened', conversation: conversation(messages) }]))).toEqual(fewer);
  });
});

const message = (sender: Message['sender'], text: string, fields: Partial<Message> = {}): Message => ({
  id: text,
  sender,
  text,
  status: 'complete',
  hidden: false,
  createdAt: at,
  ...fields,
});

const conversation = (messages: Message[]): Conversation => ({
  id: 'c1',
  kind: 'search',
  createdAt: at,
  updatedAt: at,
  expired: false,
  messages,
});

const at = '2026-01-05T12:00:00.000Z';
const boston = { id: 'place:boston', label: 'Boston' } as Condition;
const chicago = { id: 'place:chicago', label: 'Chicago' } as Condition;
const opening: Request = { kind: 'start', text: '' };
const words: Request = { kind: 'say', text: 'nursing' };
const fewer: Request = { kind: 'filter', filters: [boston] };
const opened: Action[] = [{ type: 'opened', conversation: conversation([message('assistant', 'Hello.')]) }];
const done: Action = { type: 'event', event: { done: true, conversationId: 'c1', messageId: 'm1' } };

const ask = (request: Request, again = false): Action => ({ type: 'asked', request, again, at });
const filters = (active: Condition[]): Action => ({ type: 'event', event: { filters: active } });
const token = (text: string): Action => ({ type: 'event', event: { token: text } });
const failure = (during: Failure['during']): Failure => ({ during, code: 'INTERNAL', message: 'It failed.', unsent: '' });
const after = (actions: Action[]): Chat => actions.reduce(nextChat, emptyChat);
const said = (chat: Chat): string[] => chat.messages.map(({ text }) => text);
