import { changeAccount, me } from '@alive/contract/account.ts';
import { type Ask, type ChatEvent, chatEvent, conversation, getConversation, listConversations } from '@alive/contract/conversations.ts';
import { changeFact, listFacts } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { describe, expect, it } from 'vitest';
import { facts } from '#db/tables.ts';
import type { AnswerPart, AssistantTurn, FactDraft } from '#platform/chat.ts';
import type { FactChange } from '@alive/language/facts/extract.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';

/** What the interviewer does in the coming turns, one after another. */
const coming: ((turn: AssistantTurn) => AsyncIterable<AnswerPart>)[] = [];
let turns: AssistantTurn[] = [];
const { call, clock, db, stream, student } = testServer({
  assistants: {
    onboarding: async function* (turn) {
      turns.push(turn);
      const next = coming.shift();
      yield* next === undefined ? says('What do you enjoy?')() : next(turn);
    },
  },
});

const says = (...parts: (string | AnswerPart)[]) =>
  async function* (): AsyncGenerator<AnswerPart> {
    for (const part of parts) yield typeof part === 'string' ? { token: part } : part;
  };
/** Notes drafts and changes, and goes on with the rest. */
const notes = (add: FactDraft[], change: FactChange[] = [], ...rest: AnswerPart[]) =>
  async function* ({ facts }: AssistantTurn): AsyncGenerator<AnswerPart> {
    yield await facts.note({ add, change });
    yield { token: 'Noted.' };
    yield* rest;
  };
const draft = (text: string, fields: Partial<FactDraft> = {}): FactDraft => ({
  kind: 'activity',
  stance: 'more',
  text,
  value: null,
  quote: `I like ${text}`,
  status: 'kept',
  ...fields,
});
const boston: Partial<FactDraft> = { kind: 'place', stance: 'looking', value: 'us-ma-boston' };
const notedIn = (events: ChatEvent[]) => events.flatMap((event) => ('heard' in event ? [event] : []));

const begin = async (token?: string, body = {}) => {
  turns = [];
  coming.length = 0;
  return idOf((await stream(startOnboarding, { body: { name: 'Maya', ...body } }, token)).events);
};
const say = async (conversationId: string, message: string, does: (typeof coming)[number], token?: string) => {
  coming.push(does);
  return (await stream(continueOnboarding, { body: { message, conversationId } }, token)).events;
};

describe('what a message says', () => {
  it('arrives in the stream and is read again with the message, as it stands', async () => {
    const { userId: id, token } = await student();
    const conversationId = await begin(token);
    const drafts = [draft('archives'), draft('maps', { status: 'offered' })];
    const events = await say(conversationId, 'I like archives and I like maps', notes(drafts), token);
    for (const event of events) expect(chatEvent.parse(event)).toEqual(event);
    const [said] = notedIn(events);
    expect(said).toMatchObject({
      heard: [
        { kind: 'activity', stance: 'more', text: 'archives', origin: 'said', quote: 'I like archives', status: 'kept' },
        { text: 'maps', status: 'offered' },
      ],
      changed: [],
    });
    const read = async () => {
      const { body } = await call(getConversation, { params: { id: conversationId } }, token);
      expect(conversation.parse(body)).toEqual(body);
      return body.messages;
    };
    const [asked, message, answer] = await read();
    expect([asked?.facts, answer?.facts]).toEqual([undefined, undefined]);
    expect(message?.facts).toEqual(said?.heard);
    expect(message?.facts?.every(({ source }) => source === message.id)).toBe(true);
    const [first] = said?.heard ?? [];
    await call(changeFact, { params: { id, factId: first?.id ?? '' }, body: { status: 'dropped' } }, token);
    expect((await read())[1]?.facts?.map(({ status }) => status)).toEqual(['dropped', 'offered']);
    const [listed] = (await call(listConversations, {}, token)).body.conversations;
    expect(listed?.messages[1]?.facts?.map(({ text }) => text)).toEqual(['archives', 'maps']);
  });

  it('that was said before moves what is known, which then has changed', async () => {
    const { token } = await student();
    const conversationId = await begin(token);
    const [before] = notedIn(await say(conversationId, 'I like sales', notes([draft('sales')]), token));
    const less = draft('sales', { stance: 'less', quote: 'no more sales' });
    const [after] = notedIn(await say(conversationId, 'no more sales', notes([less]), token));
    expect(after).toMatchObject({ heard: [], changed: [{ id: before?.heard[0]?.id, stance: 'less', quote: 'no more sales' }] });
  });

  it('twice is reported once, as it stands in the end', async () => {
    const { token } = await student();
    const conversationId = await begin(token);
    const twice = [draft('maps', { status: 'offered' }), draft('Maps'), draft('maps', { stance: 'less' })];
    const [noted] = notedIn(await say(conversationId, 'maps, no maps', notes(twice), token));
    expect(noted).toMatchObject({ heard: [{ text: 'maps', stance: 'less', status: 'kept' }], changed: [] });
    expect(noted?.heard).toHaveLength(1);
  });

  it('brings back what was dropped, and guesses at nothing known', async () => {
    const { token } = await student({ preferredLocations: ['Boston'] });
    const conversationId = await begin(token);
    const [first] = notedIn(await say(conversationId, 'I like sales', notes([draft('sales')]), token));
    const id = first?.heard[0]?.id ?? '';
    const guesses = [draft('Sales', { status: 'offered' }), draft('Boston, MA', { ...boston, status: 'offered' })];
    const [second] = notedIn(await say(conversationId, 'not sales', notes(guesses, [{ id, status: 'dropped' }]), token));
    expect(second).toMatchObject({ heard: [], changed: [{ id, status: 'dropped' }] });
    const [third] = notedIn(
      await say(conversationId, 'I like sales', notes([draft('sales', { status: 'offered' }), draft('sales')]), token),
    );
    expect(third).toMatchObject({ heard: [{ id, status: 'kept' }], changed: [] });
  });

  it('as a liking moves no place that is looked for', async () => {
    const { userId: id, token } = await student({ preferredLocations: ['Chicago'] });
    const conversationId = await begin(token);
    const liked = draft('Chicago, IL', { kind: 'place', value: 'us-il-chicago' });
    const remote = draft('Remote only', { kind: 'must', stance: 'must', value: 'remote' });
    const [noted] = notedIn(await say(conversationId, 'I love Chicago', notes([liked, remote]), token));
    expect(noted?.heard.map(({ text }) => text)).toEqual(['Remote only']);
    await say(conversationId, 'I like remote', notes([draft('Remote', { kind: 'place', value: 'remote' })]), token);
    expect((await call(me, {}, token)).body.preferredLocations).toEqual(['Chicago']);
    const { body } = await call(listFacts, { params: { id } }, token);
    expect(body.facts.map(({ id, stance, text }) => [id.startsWith('form:'), stance, text])).toEqual([
      [true, 'looking', 'Chicago'],
      [false, 'must', 'Remote only'],
    ]);
  });

  it('is left out where the account takes no more, and nothing fails', async () => {
    const { token } = await student();
    const conversationId = await begin(token);
    const long = draft(`Foo ${'x'.repeat(120)}`, { kind: 'place', stance: 'looking' });
    const [noted] = notedIn(await say(conversationId, 'Foo, and maps', notes([long, draft('maps')]), token));
    expect(noted?.heard.map(({ text }) => text)).toEqual(['maps']);
    expect((await call(me, {}, token)).body.preferredLocations).toEqual([]);
  });

  it('to a model keeps no guess and brings nothing back', async () => {
    const { userId: id, token } = await student();
    const conversationId = await begin(token);
    const before = [draft('sales'), draft('maps', { status: 'offered' })];
    const [first] = notedIn(await say(conversationId, 'sales, maps', notes(before), token));
    const drop: FactChange = { id: first?.heard[0]?.id ?? '', status: 'dropped' };
    await say(conversationId, 'not sales', notes([], [drop]), token);
    const proposed = ['Sales', 'Maps', 'rivers'].map((text) => Object.assign(draft(text), { isProposed: true }));
    const [noted] = notedIn(await say(conversationId, 'sales and maps and rivers', notes(proposed), token));
    expect(noted).toMatchObject({ heard: [{ text: 'rivers' }], changed: [] });
    const { body } = await call(listFacts, { params: { id } }, token);
    expect(body.facts.map(({ text, status }) => `${text} ${status}`)).toEqual(['sales dropped', 'maps offered', 'rivers kept']);
  });

  it('is refused where nothing of it can be seen, unless it ends the interview', async () => {
    const { token } = await student();
    const conversationId = await begin(token);
    const unseen = { message: '\u200b', conversationId };
    expect((await call(continueOnboarding, { body: unseen }, token)).status).toBe(400);
    const { events } = await stream(continueOnboarding, { body: { ...unseen, finish: true } }, token);
    expect(events.at(-1)).toMatchObject({ done: true });
  });

  it('sets and clears the fields of the account', async () => {
    const { token } = await student({ preferredLocations: ['Chicago'] });
    const conversationId = await begin(token);
    const visa = draft('Visa sponsorship', { kind: 'must', stance: 'must', value: 'visa' });
    const drop: FactChange = { id: 'form:place:us-il-chicago', status: 'dropped' };
    const [noted] = notedIn(await say(conversationId, 'Boston, not Chicago', notes([draft('Boston, MA', boston), visa], [drop]), token));
    expect(noted?.changed).toMatchObject([{ id: 'form:place:us-il-chicago', status: 'dropped', origin: 'form' }]);
    expect((await call(me, {}, token)).body).toMatchObject({ needsVisa: true, preferredLocations: ['Boston'] });
  });

  it('is known to the turn that follows, with the form', async () => {
    const { token } = await student({ preferredLocations: ['Boston'] });
    const conversationId = await begin(token);
    expect((await turns[0]?.facts.all())?.map(({ id }) => id)).toEqual(['form:place:us-ma-boston']);
    await say(conversationId, 'maps', notes([draft('maps')]), token);
    await say(conversationId, 'and', says('Yes?'), token);
    expect((await turns[2]?.facts.all())?.map(({ text }) => text)).toEqual(['Boston', 'maps']);
  });
});

it('keeps what an answer asks', async () => {
  const { token } = await student();
  const conversationId = await begin(token);
  const ask: Ask = { topic: 'less', left: 5, replies: [{ text: 'Skip', count: null }] };
  const events = await say(conversationId, 'maps', says('And what less?', { ask }), token);
  expect(events).toContainEqual({ ask });
  const { body } = await call(getConversation, { params: { id: conversationId } }, token);
  expect(body.messages.map((message) => message.ask)).toEqual([undefined, undefined, ask]);
});

describe('the end of an interview', () => {
  it('derives the profile, keeps it and sends it', async () => {
    const { token } = await student({ needsVisa: true });
    const conversationId = await begin(token);
    await say(conversationId, 'maps', notes([draft('maps')]), token);
    expect((await call(me, {}, token)).body.onboardingProfile).toBeNull();
    const events = await say(conversationId, 'archives', notes([draft('archives')], [], { completed: true }), token);
    const profile = {
      summary: 'You’d like more of: “maps”, “archives”. Must-haves: Visa sponsorship.',
      interests: ['maps', 'archives'],
      target_roles: [],
      target_companies: [],
      ideal_environment: 'Visa sponsorship',
    };
    expect(events.at(-1)).toEqual({ done: true, conversationId, messageId: expect.any(String), completed: true, profile });
    expect((await call(me, {}, token)).body.onboardingProfile).toEqual(profile);
    const { body } = await call(getConversation, { params: { id: conversationId } }, token);
    expect(body.messages.at(-1)?.profile).toEqual(profile);
  });

  it('comes with nothing said where the student ends it', async () => {
    const { token } = await student();
    const conversationId = await begin(token);
    coming.push(says('Here it is.', { completed: true }));
    const { events } = await stream(continueOnboarding, { body: { message: '', conversationId, finish: true } }, token);
    expect(events.at(-1)).toMatchObject({ completed: true, profile: { summary: '' } });
    expect(turns.at(-1)).toMatchObject({ message: '', finish: true });
    const { body } = await call(getConversation, { params: { id: conversationId } }, token);
    expect(body.messages.map(({ sender }) => sender)).toEqual(['assistant', 'assistant']);
    expect((await call(continueOnboarding, { body: { message: '', conversationId } }, token)).status).toBe(400);
  });
});

describe('an interview without an account', () => {
  const form = { preferredLocations: ['Chicago', 'Boston'], needsVisa: true };

  it('has facts of its own, and a profile with what the form gave', async () => {
    const conversationId = await begin(undefined, form);
    expect((await turns[0]?.facts.all())?.map(({ text }) => text)).toEqual(['Visa sponsorship', 'Chicago', 'Boston']);
    await say(conversationId, 'maps', notes([draft('maps')], [{ id: 'form:place:us-il-chicago', status: 'dropped' }]));
    const events = await say(conversationId, 'done', says({ completed: true }));
    expect(events.at(-1)).toMatchObject({
      profile: { interests: ['maps'], ideal_environment: 'Visa sponsorship; Boston', summary: expect.stringContaining('Places: Boston.') },
    });
  });

  it('belongs to the account that goes on with it first, with its facts', async () => {
    const conversationId = await begin(undefined, form);
    await say(conversationId, 'maps', notes([draft('maps'), draft('rivers'), draft('Seattle, WA', { ...boston, value: 'us-wa-seattle' })]));
    const { userId: id, token } = await student();
    const other = await student();
    // What the account knows of the same already gives way to what was said last.
    const own = await begin(token);
    await say(own, 'no rivers', notes([draft('rivers', { stance: 'less' })]), token);
    await say(conversationId, 'and archives', notes([draft('archives')]), token);
    const { body } = await call(listFacts, { params: { id } }, token);
    expect(body.facts.map(({ text, stance }) => `${stance} ${text}`).toSorted()).toEqual([
      'looking Seattle, WA',
      'more archives',
      'more maps',
      'more rivers',
    ]);
    expect((await call(me, {}, token)).body.preferredLocations).toEqual(['Seattle']);
    expect((await db.select().from(facts)).every(({ studentId, conversationId }) => studentId === id && conversationId === null)).toBe(
      true,
    );
    for (const caller of [other.token, undefined])
      expect((await call(continueOnboarding, { body: { message: 'Hello', conversationId } }, caller)).status).toBe(410);
    expect((await call(listConversations, {}, token)).body.conversations.map((one) => one.id)).toContain(conversationId);
  });

  it('is forgotten with its facts', async () => {
    const conversationId = await begin();
    await say(conversationId, 'maps', notes([draft('maps')]));
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await begin();
    expect(await db.select().from(facts)).toEqual([]);
  });
});

it('tells the interviewer what the record says now', async () => {
  const { userId: id, token } = await student({ lookingFor: ['Internships'] });
  const conversationId = await begin(token);
  await call(changeAccount, { params: { id }, body: { major: 'Geology' } }, token);
  await say(conversationId, 'maps', says('And?'), token);
  expect(turns.at(-1)?.about).toMatchObject({ firstName: 'Maya', talkAgainAt: null, musts: [] });
});
