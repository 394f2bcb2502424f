import type { Condition } from '@alive/contract/conditions.ts';
import type { Conversation, Message } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Offer, ReadSpan } from '@alive/contract/reading.ts';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  brokenOff,
  type Chat,
  conditionsAt,
  emptyChat,
  type Failure,
  isAnswering,
  nextChat,
  repeatOf,
  type Request,
} from './chat.ts';

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
  it('that nobody writes any more is cut off, and gives way to the same words once more', () => {
    const cut = after([...opened, ask(words), token('Two '), { type: 'broke' }, { type: 'cut' }]);
    expect(cut.messages.at(-1)).toMatchObject({ text: 'Two ', status: 'interrupted' });
    expect(cut.state).toEqual({ phase: 'idle' });
    expect(said(nextChat(cut, ask(words, true)))).toEqual(['Hello.', 'nursing', '']);
    expect(said(nextChat(cut, ask({ kind: 'say', text: 'teaching' })))).toEqual(['Hello.', 'nursing', 'Two ', 'teaching', '']);
  });
  it('says that it goes on when Stop did not get through, unless it has ended', () => {
    const answering = after([...opened, ask(words)]);
    expect(nextChat(answering, { type: 'unstopped' }).state).toEqual({ phase: 'answering', unstopped: true });
    expect(after([...opened, ask(words), done, { type: 'unstopped' }]).state).toEqual({ phase: 'idle' });
  });
});

describe('what was read from a message', () => {
  const bikes = exampleFact('f1', 'fixing bikes');
  const heard = (facts: Fact[], changed: Fact[] = []): Action => ({ type: 'event', event: { heard: facts, changed } });
  it('belongs to the message before the answer, each fact once, whatever is replayed', () => {
    const chat = after([...opened, ask(words), heard([bikes]), heard([bikes, exampleFact('f2', 'sailing')]), token('And?'), done]);
    expect(chat.messages.at(-2)?.facts?.map(({ id }) => id)).toEqual(['f1', 'f2']);
    expect(chat.messages.at(-1)?.facts).toBeUndefined();
  });
  it('changes with a later message, where it stands', () => {
    const dropped: Fact = { ...bikes, status: 'dropped' };
    const chat = after([...opened, ask(words), heard([bikes]), done, ask({ kind: 'say', text: 'not bikes' }), heard([], [dropped])]);
    expect(chat.messages.map(({ facts }) => facts)).toEqual([undefined, [dropped], undefined, [], undefined]);
  });
  it('comes with what is asked next', () => {
    const asked = { topic: 'less', left: 5, replies: [] } as const;
    const chat = after([...opened, ask(words), token('And?'), { type: 'event', event: { ask: { ...asked, replies: [] } } }, done]);
    expect(chat.messages.at(-1)?.ask).toEqual(asked);
  });
  it('belongs to the message being answered, and an edit of conditions leaves that as it was', () => {
    const reading: ReadSpan[] = [{ start: 0, end: 7, as: 'unused', ids: [] }];
    const chat = after([...opened, ask(words), { type: 'event', event: { reading } }, token('None.'), done]);
    expect(chat.messages.map((message) => message.reading)).toEqual([undefined, reading, undefined]);
    const edited: Action[] = [ask(fewer), { type: 'event', event: { reading: [] } }, token('Two.'), done];
    expect(edited.reduce<Chat>(nextChat, chat).messages.map((message) => message.reading)).toEqual([
      undefined,
      reading,
      undefined,
      undefined,
    ]);
  });
  it('ends the interview without words', () => {
    expect(said(after([...opened, ask({ kind: 'say', text: '', finish: true })]))).toEqual(['Hello.', '']);
  });
});

describe('an answer that a language model writes', () => {
  const written: Action = { type: 'event', event: { done: true, conversationId: 'c1', messageId: 'm1', writer: 'model' } };
  const cut: Failure = { during: 'continue', code: 'MODEL_UNAVAILABLE', message: 'It broke off here.', unsent: '' };

  it('says what is being done until the next words come, and again when it goes on with something else', () => {
    const looking = after([...opened, ask(words), step('Looking for jobs'), step('Looking for jobs: nurse')]);
    expect(looking.state).toEqual({ phase: 'answering', step: 'Looking for jobs: nurse' });
    expect(looking.messages.at(-1)).toMatchObject({ text: '', status: 'streaming' });
    const speaking = nextChat(looking, token('Two '));
    expect(stepOf(speaking)).toBeUndefined();
    expect(stepOf(nextChat(speaking, step('Reading the posting')))).toBe('Reading the posting');
  });
  it('keeps saying it when Stop did not get through', () => {
    const chat = after([...opened, ask(words), step('Looking for jobs'), { type: 'unstopped' }]);
    expect(chat.state).toEqual({ phase: 'answering', unstopped: true, step: 'Looking for jobs' });
  });
  it('is replayed from its first step, and says nothing of a step while it is being looked for', () => {
    const broken = after([...opened, ask(words), step('Looking for jobs'), { type: 'broke' }]);
    expect(stepOf(broken)).toBeUndefined();
    const again = [{ type: 'replaying' } as const, step('Looking for jobs'), token('Two '), step('Reading the posting')];
    expect(stepOf(again.reduce<Chat>(nextChat, broken))).toBe('Reading the posting');
  });
  it('bears its name when it is complete, and then no step', () => {
    const chat = after([...opened, ask(words), token('Two.'), step('Looking for jobs'), written]);
    expect(chat.messages.at(-1)).toMatchObject({ text: 'Two.', writer: 'model' });
    expect(chat.state).toEqual({ phase: 'idle' });
    expect(after([...opened, ask(words), token('Two.'), done]).messages.at(-1)?.writer).toBeUndefined();
  });
  it('and that breaks off keeps what came, says why, and bears its name', () => {
    const chat = after([...opened, ask(words), token('Two '), { type: 'failed', failure: cut }]);
    expect(chat.messages.at(-1)).toMatchObject({ text: 'Two ', status: 'failed', writer: 'model' });
    expect(brokenOff(chat)).toBe('It broke off here.');
    const again = nextChat(chat, ask(repeatOf(chat), true));
    expect([said(again), brokenOff(again)]).toEqual([['Hello.', 'nursing', ''], null]);
  });
  it('did not break off where something else went wrong', () => {
    expect(brokenOff(after([...opened, ask(words), token('Two '), { type: 'failed', failure: failure('continue') }]))).toBeNull();
    const refused: Action = { type: 'refused', failure: { ...cut, unsent: 'paid ones' } };
    const chat = after([
      ...opened,
      ask(words),
      token('Two '),
      { type: 'failed', failure: cut },
      ask({ kind: 'say', text: 'paid ones' }),
      refused,
    ]);
    expect(brokenOff(chat)).toBeNull();
  });
});

describe('the conditions', () => {
  it('are not known before an answer gave them', () => {
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

describe('what comes near', () => {
  const nearest = [{ id: 'j1', misses: [boston.id] }];
  const offers: Offer[] = [{ id: 'o1', label: 'Teaching jobs', filters: [chicago], count: 32 }];
  const results = [{ id: 'j1' } as Job];
  const answer = [
    filters([boston]),
    token('None.'),
    ...[{ nearest, results }, { offers }].map((event): Action => ({ type: 'event', event })),
  ];
  it('is kept with its answer, and so is what it offers', () => {
    const chat = after([...opened, ask(words), ...answer, done, ask(fewer), token('Two.'), done]);
    expect(chat.messages.at(-2)).toMatchObject({ text: 'None.', nearest, results, offers });
    expect(chat.messages.at(-1)?.nearest).toBeUndefined();
    expect(chat.messages.at(-1)?.offers).toBeUndefined();
  });
  it('is read from a stored conversation', () => {
    const stored = conversation([message('assistant', 'None.', { nearest, results, offers })]);
    expect(after([{ type: 'opened', conversation: stored }]).messages.at(-1)).toMatchObject({ nearest, offers });
  });
  it('misses conditions of its own answer, or those left by the answers before it', () => {
    const chat = after([...opened, ask(words), ...answer, done, ask(words), token('Hm.'), done, ask(words), filters([chicago])]);
    expect(chat.messages.map((one) => conditionsAt(chat.messages, one))).toEqual([
      [],
      [],
      [boston],
      [boston],
      [boston],
      [boston],
      [chicago],
    ]);
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
    expect(stored(message('assistant', 'Something you did?', { ask: { topic: 'more', left: 5, replies: [] } }), broken)).toEqual({
      kind: 'say',
      text: '',
      finish: true,
    });
  });
  it('shows the words once when its conversation is read again', () => {
    const turns = (...statuses: Message['status'][]) =>
      statuses.flatMap((status, place) => [message('user', 'nursing'), message('assistant', `Answer ${place}.`, { status })]);
    expect(saidStored(...turns('failed', 'failed', 'complete'))).toEqual(['Hello.', 'nursing', 'Answer 2.']);
    expect(saidStored(...turns('complete', 'complete'))).toHaveLength(5);
    expect(saidStored(...turns('failed'), message('user', 'law'), message('assistant', 'Here.'))).toHaveLength(5);
  });
  it.each([
    ['words', message('assistant', 'Two jobs', { status: 'stopped' })],
    ['cards of jobs', message('assistant', '', { status: 'stopped', results: [{ id: 'j1' } as Job] })],
    ['cards of people', message('assistant', '', { status: 'stopped', people: [{ id: 'p1' } as Alumni] })],
  ])('keeps what a stopped answer held, %s, when its words are said again and when its conversation is read again', (_, stopped) => {
    const earlier = [message('assistant', 'Hello.'), message('user', 'nursing'), stopped];
    const held = after([{ type: 'opened', conversation: conversation(earlier) }]);
    for (const again of [false, true]) expect(nextChat(held, ask(words, again)).messages.slice(0, 3)).toEqual(earlier);
    const read = after([
      { type: 'opened', conversation: conversation([...earlier, message('user', 'nursing'), message('assistant', 'Three jobs.')]) },
    ]);
    expect(read.messages).toHaveLength(5);
    expect(read.messages[2]).toEqual(stopped);
  });
  it.each([
    ['failed', 'Two '],
    ['failed', ''],
    ['stopped', 'Two '],
    ['stopped', ''],
  ] as const)('is seen alike at once and when its conversation is read again: %s with "%s", by Retry or typed', (status, text) => {
    const first = [message('user', 'nursing'), message('assistant', text, { status })];
    const answer = message('assistant', 'Three jobs.');
    const reread = saidStored(...first, message('user', 'nursing'), answer);
    for (const again of [false, true]) {
      const held = after([{ type: 'opened', conversation: conversation([message('assistant', 'Hello.'), ...first]) }]);
      expect(said([ask(words, again), token('Three jobs.'), done].reduce<Chat>(nextChat, held))).toEqual(reread);
    }
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
const step = (text: string): Action => ({ type: 'event', event: { step: text } });
const stepOf = ({ state }: Chat): string | undefined => (state.phase === 'answering' ? state.step : undefined);
const token = (text: string): Action => ({ type: 'event', event: { token: text } });
const failure = (during: Failure['during']): Failure => ({ during, code: 'INTERNAL', message: 'It failed.', unsent: '' });
const after = (actions: Action[]): Chat => actions.reduce(nextChat, emptyChat);
const saidStored = (...messages: Message[]): string[] =>
  said(after([{ type: 'opened', conversation: conversation([message('assistant', 'Hello.'), ...messages]) }]));
const said = (chat: Chat): string[] => chat.messages.map(({ text }) => text);

const exampleFact = (id: string, text: string): Fact => ({
  id,
  kind: 'activity',
  stance: 'more',
  text,
  value: null,
  origin: 'said',
  quote: text,
  source: 'm1',
  status: 'kept',
  updatedAt: '2026-11-23T12:00:00.000Z',
});
