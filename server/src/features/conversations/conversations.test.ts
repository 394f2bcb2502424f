import { changeAccount, me, saveProfile } from '@alive/contract/account.ts';
import {
  type ChatEvent,
  chatEvent,
  conversation,
  deleteConversation,
  followConversation,
  getConversation,
  listConversations,
  stopConversation,
} from '@alive/contract/conversations.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import { addFact } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alumni, conversations, jobs, messages } from '#db/tables.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';

const hour = 3_600_000;
const noProfile = { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' };
const textOf = (events: ChatEvent[]) => events.map((event) => ('token' in event ? event.token : '')).join('');
const kindsOf = (events: ChatEvent[]) => events.map((event) => Object.keys(event)[0]).filter((kind, at, all) => kind !== all[at - 1]);

describe('with the built-in assistants', () => {
  const { call, db, stream, student } = testServer({ data: 'sample' });

  it('onboarding sends its id, the words, and the end', async () => {
    const { status, events } = await stream(startOnboarding, { body: { name: 'Maya' } });
    expect(status).toBe(200);
    expect(kindsOf(events)).toEqual(['conversationId', 'token', 'ask', 'done']);
    for (const event of events) expect(chatEvent.parse(event)).toEqual(event);
    expect(textOf(events)).toContain('Maya');
    expect(events.at(-1)).toEqual({ done: true, conversationId: idOf(events), messageId: expect.stringMatching(/^[\w-]{22}$/) });
  });

  it('search sends its id, the conditions, words, jobs and what may be said next, and the end', async () => {
    const { token } = await student();
    const { status, events } = await stream(startSearch, { body: { message: 'software engineering jobs' } }, token);
    expect(status).toBe(200);
    for (const event of events) expect(chatEvent.parse(event)).toEqual(event);
    const kinds = kindsOf(events);
    expect([kinds[0], kinds.at(-1)]).toEqual(['conversationId', 'done']);
    expect(kinds).toEqual(expect.arrayContaining(['token', 'filters', 'results']));
    expect(kinds.indexOf('filters')).toBeLessThan(kinds.indexOf('results'));
    expect(events.at(-1)).toMatchObject({ done: true, conversationId: idOf(events) });
  });

  it('ends an interview with a profile, which the student then has', async () => {
    const { token } = await student();
    const conversationId = idOf((await stream(startOnboarding, { body: { name: 'Maya' } }, token)).events);
    let last: ChatEvent | undefined;
    for (let said = 0; said < 8 && !(last && 'completed' in last); said++) {
      const { events } = await stream(continueOnboarding, { body: { message: 'I love drawing maps of rivers', conversationId } }, token);
      last = events.at(-1);
    }
    expect(last).toMatchObject({ done: true, conversationId, completed: true, profile: { summary: expect.any(String) } });
    expect((await call(me, {}, token)).body.onboardingProfile).toEqual(last && 'profile' in last ? last.profile : null);
  });

  it('shows a chat again with the jobs it showed, and lists it without them', async () => {
    const { token } = await student();
    const { events } = await stream(startSearch, { body: { message: openingMessage } }, token);
    const shown = events.flatMap((event) => ('results' in event ? event.results.map((job) => job.id) : []));
    const { body } = await call(getConversation, { params: { id: idOf(events) } }, token);
    expect(conversation.parse(body)).toEqual(body);
    expect(body.messages.map(({ sender, hidden, status, text }) => [sender, hidden, status, text])).toEqual([
      ['user', true, 'complete', openingMessage],
      ['assistant', false, 'complete', textOf(events)],
    ]);
    expect(body.messages.flatMap((message) => (message.results ?? []).map((job) => job.id))).toEqual(shown);
    const [listed] = (await call(listConversations, {}, token)).body.conversations;
    expect(listed?.messages.map((message) => message.text)).toEqual(body.messages.map((message) => message.text));
  });

  it('shows the people an answer showed again, and forgets those who are no longer to be seen', async () => {
    const { token } = await student({ major: 'Computer Science' });
    const { events } = await stream(startSearch, { body: { message: 'anyone from my major who works as a software engineer?' } }, token);
    for (const event of events) expect(chatEvent.parse(event)).toEqual(event);
    const met = events.flatMap((event) => ('people' in event ? event.people : []));
    expect(met.length).toBeGreaterThan(1);
    const again = async () => {
      const { body } = await call(getConversation, { params: { id: idOf(events) } }, token);
      expect(conversation.parse(body)).toEqual(body);
      return body.messages.flatMap(({ people }) => people ?? []);
    };
    expect(await again()).toEqual(met);
    const [gone, hidden] = met;
    await db.delete(alumni).where(eq(alumni.id, gone?.id ?? ''));
    await db
      .update(alumni)
      .set({ visibility: 'hidden' })
      .where(eq(alumni.id, hidden?.id ?? ''));
    expect(await again()).toEqual(met.slice(2));
  });

  it('shows the jobs of every answer again with the scores they had', async () => {
    const { token } = await student();
    const jobsIn = (events: ChatEvent[]) => events.flatMap((event) => ('results' in event ? [event.results] : []));
    const first = await stream(startSearch, { body: { message: openingMessage } }, token);
    const second = await stream(continueSearch, { body: { message: 'marketing in Chicago', conversationId: idOf(first.events) } }, token);
    const { body } = await call(getConversation, { params: { id: idOf(first.events) } }, token);
    expect(body.messages.flatMap(({ results }) => (results ? [results] : []))).toEqual([...jobsIn(first.events), ...jobsIn(second.events)]);
  });

  it('shows jobs with the near-copies folded into them again', async () => {
    const { token } = await student();
    const terms = ['Spring 2027', 'Summer 2027', 'Fall 2027'];
    await db.insert(jobs).values(terms.map((term, at) => exampleJob({ id: `zither-${at}`, title: `Zither Restorer, ${term}` })));
    const { events } = await stream(startSearch, { body: { message: 'something with zithers' } }, token);
    const [shown = []] = events.flatMap((event) => ('results' in event ? [event.results] : []));
    expect(shown[0]?.alike?.count).toBe(2);
    const { body } = await call(getConversation, { params: { id: idOf(events) } }, token);
    expect(body.messages.at(-1)?.results).toEqual(shown);
  });

  it('holds back what a must rules out from the next message on, and offers it', async () => {
    const { userId: id, token } = await student({ needsVisa: false });
    const { events } = await stream(startSearch, { body: { message: 'software engineering internships' } }, token);
    expect(textOf(events)).not.toContain('held back');
    await call(addFact, { params: { id }, body: { kind: 'must', stance: 'must', text: 'Remote only' } }, token);
    const next = await stream(continueSearch, { body: { message: 'data internships', conversationId: idOf(events) } }, token);
    const shown = next.events.flatMap((event) => ('results' in event ? event.results : []));
    expect(textOf(next.events)).toMatch(/I held back [\d,]+ jobs that (?:ask for a higher degree than yours or )?aren’t remote\./);
    expect(shown.filter(({ workplace, remote }) => workplace !== null && workplace !== 'remote' && !remote)).toEqual([]);
    const held = await stream(continueSearch, { body: { message: 'show the ones you held back', conversationId: idOf(events) } }, token);
    const barred = held.events.flatMap((event) => ('results' in event ? event.results : []));
    expect(barred.length).toBeGreaterThan(0);
    expect(barred.every(({ match }) => match?.gate?.kind === 'workplace')).toBe(true);
    expect(textOf(held.events)).toMatch(/are (?:on site|hybrid)/);
  });

  it('searches anew with edited conditions and nothing said', async () => {
    const { token } = await student();
    const opened = await stream(startSearch, { body: { message: 'software engineering jobs' } }, token);
    const conversationId = idOf(opened.events);
    const filters = [{ id: 'place', field: 'place' as const, op: 'is' as const, value: 'New York', label: 'New York' }];
    const { events } = await stream(continueSearch, { body: { message: '', conversationId, filters } }, token);
    const active = events.find((event) => 'filters' in event);
    expect(active && 'filters' in active ? active.filters.map((filter) => filter.field) : []).toEqual(['place']);
    const { body } = await call(getConversation, { params: { id: conversationId } }, token);
    expect(body.messages.map((message) => message.sender)).toEqual(['user', 'assistant', 'assistant']);
    expect(body.messages.at(-1)?.filters?.map((filter) => filter.field)).toEqual(['place']);
  });
});

describe('with an assistant that says what it is asked to', () => {
  const script = openScript();
  const { call, stream, student, clock, db } = testServer({
    assistants: { onboarding: script.assistant, search: script.assistant },
  });

  describe('a message', () => {
    it.each<[string, unknown]>([
      ['nothing', ''],
      ['blanks', '   \n '],
      ['8,001 characters', 'x'.repeat(8001)],
      ['a NUL', 'nul \u0000'],
      ['a number', 7],
      ['a list', ['Hello']],
      ['null', null],
      ['no message', undefined],
    ])('of %s does not fit', async (_, message) => {
      const { token } = await student();
      for (const [endpoint, body] of [
        [startSearch, { message }],
        [continueSearch, { message, conversationId: 'any' }],
        [continueOnboarding, { message, conversationId: 'any' }],
      ] as const) {
        const answer = await call(endpoint, { body }, token);
        expect([answer.status, answer.body.code, answer.body.details?.map((detail) => detail.path)]).toEqual([
          400,
          'VALIDATION_FAILED',
          ['message'],
        ]);
      }
    });

    it('has up to 8,000 characters after trimming', async () => {
      const { token } = await student();
      script.answers('Fine.');
      const { events } = await stream(startSearch, { body: { message: `  ${'x'.repeat(8000)}\n` } }, token);
      const { body } = await call(getConversation, { params: { id: idOf(events) } }, token);
      expect(body.messages[0]?.text).toBe('x'.repeat(8000));
    });

    it('may be cut through an emoji', async () => {
      const { token } = await student();
      script.answers({ token: 'Fine.' }, { state: { note: 'cut \ud83d' } });
      const { events } = await stream(startSearch, { body: { message: 'cut \ud83d', name: 'Maya \ud83d' } }, token);
      expect(events.at(-1)).toMatchObject({ done: true, messageId: expect.any(String) });
      expect(script.last().turn).toMatchObject({ message: 'cut \ufffd' });
    });

    it('reaches the assistant with what the record says by then, but for what was given', async () => {
      const { userId: id, token } = await student({ preferredLocations: ['Chicago'], lookingFor: ['Internships'] });
      script.answers('One.');
      // What repeats the record goes on with it.
      const body = { message: 'First', major: 'Geology', preferredLocations: ['Chicago'], lookingFor: ['Full Time'] };
      const { events } = await stream(startSearch, { body }, token);
      await call(saveProfile, { params: { id }, body: { profile: { ...noProfile, target_roles: ['Geologist'] } } }, token);
      const add = (fact: BodyOf<typeof addFact>) => call(addFact, { params: { id }, body: fact }, token);
      await add({ kind: 'place', stance: 'looking', text: 'Boston' });
      await add({ kind: 'must', stance: 'must', text: 'Visa sponsorship' });
      await add({ kind: 'must', stance: 'must', text: 'Remote only' });
      await call(changeAccount, { params: { id }, body: { lookingFor: ['People'], major: 'Biology', firstName: 'Ana' } }, token);
      script.answers('Two.');
      await stream(continueSearch, { body: { message: 'Second', conversationId: idOf(events) } }, token);
      expect(script.last().turn.about).toMatchObject({
        firstName: 'Ana',
        major: 'Geology',
        needsVisa: true,
        preferredLocations: ['Chicago', 'Boston'],
        lookingFor: ['Full Time'],
        musts: ['remote'],
        profile: { target_roles: ['Geologist'], ideal_environment: 'Chicago; Boston, MA; Visa sponsorship; Remote only' },
      });
    });

    it('needs a chat to belong to', async () => {
      const { token } = await student();
      expect((await call(continueSearch, { body: { message: 'Hello' } }, token)).body.details?.map((detail) => detail.path)).toEqual([
        'conversationId',
      ]);
      expect((await call(startSearch, { body: { message: 'Hello' } })).status).toBe(401);
      expect((await call(continueSearch, { body: {} })).status).toBe(401);
    });

    it('reaches the assistant with what was said and kept before', async () => {
      const { token } = await student({ firstName: 'Maya', needsVisa: true });
      script.answers({ token: 'One. ' }, { token: 'Two.' }, { state: { step: 1 } });
      const { events } = await stream(startSearch, { body: { message: 'First', needsVisa: false, major: null } }, token);
      script.answers('Three.');
      await stream(continueSearch, { body: { message: 'Second', conversationId: idOf(events) } }, token);
      expect(script.last().turn).toMatchObject({
        message: 'Second',
        state: { step: 1 },
        history: [
          { sender: 'user', text: 'First' },
          { sender: 'assistant', text: 'One. Two.' },
        ],
        about: { firstName: 'Maya', needsVisa: false, major: 'Environmental Engineering' },
      });
    });
  });

  describe('a chat', () => {
    const later = (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds));
    const begin = async (token: string, message = 'Hello') => {
      script.answers('Hello there.');
      return idOf((await stream(startSearch, { body: { message } }, token)).events);
    };

    it('has an id of 128 random bits', async () => {
      const { token } = await student();
      const ids = [await begin(token), await begin(token)];
      expect(ids[0]).not.toBe(ids[1]);
      for (const id of ids) {
        expect(id).toMatch(/^[\w-]+$/);
        expect(Buffer.from(id, 'base64url')).toHaveLength(16);
      }
    });

    it('is gone when it is unknown, somebody else’s or of the other kind', async () => {
      const { token } = await student();
      const other = await student();
      const id = await begin(other.token);
      for (const [endpoint, conversationId] of [
        [continueSearch, 'nothing-here'],
        [continueOnboarding, 'nothing-here'],
        [continueSearch, id],
        [continueOnboarding, id],
      ] as const) {
        const { status, body } = await call(endpoint, { body: { message: 'Hello', conversationId } }, token);
        expect([status, body.code]).toEqual([410, 'CONVERSATION_EXPIRED']);
      }
      expect((await call(continueOnboarding, { body: { message: 'Hello', conversationId: id } })).status).toBe(410);
      expect((await call(continueOnboarding, { body: { message: 'Hello', conversationId: id } }, other.token)).status).toBe(410);
    });

    it('is gone after a day in which nothing was said, but can be read', async () => {
      const { token } = await student();
      const id = await begin(token);
      later(24 * hour);
      script.answers('Still here.');
      expect((await stream(continueSearch, { body: { message: 'Hello', conversationId: id } }, token)).status).toBe(200);
      later(24 * hour + 1);
      expect((await call(getConversation, { params: { id } }, token)).body).toMatchObject({ expired: true, messages: { length: 4 } });
      expect((await call(continueSearch, { body: { message: 'Hello', conversationId: id } }, token)).status).toBe(410);
    });

    it('is for its owner to see, follow, stop and delete', async () => {
      const { token } = await student();
      const other = await student();
      const id = await begin(token);
      expect((await call(listConversations, {}, other.token)).body.conversations).toEqual([]);
      for (const endpoint of [getConversation, followConversation, stopConversation, deleteConversation]) {
        expect((await call(endpoint, { params: { id } })).status).toBe(401);
        expect(await call(endpoint, { params: { id } }, other.token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect((await call(endpoint, { params: { id: 'nothing-here' } }, token)).status).toBe(404);
      }
      expect((await call(listConversations)).status).toBe(401);
      expect((await call(getConversation, { params: { id } }, token)).status).toBe(200);
      expect((await call(deleteConversation, { params: { id } }, token)).status).toBe(204);
      expect((await call(getConversation, { params: { id } }, token)).status).toBe(404);
      expect((await call(continueSearch, { body: { message: 'Hello', conversationId: id } }, token)).status).toBe(410);
    });

    it('is listed newest first, by what was said last, and by kind', async () => {
      const { token } = await student();
      const first = await begin(token);
      later(hour);
      script.answers('What do you enjoy?');
      const second = idOf((await stream(startOnboarding, { body: { name: 'Maya' } }, token)).events);
      later(hour);
      const third = await begin(token);
      const listed = async (query = {}) => (await call(listConversations, { query }, token)).body.conversations.map(({ id }) => id);
      expect(await listed()).toEqual([third, second, first]);
      expect(await listed({ kind: 'onboarding' })).toEqual([second]);
      later(hour);
      script.answers('Again.');
      await stream(continueSearch, { body: { message: 'Hello again', conversationId: first } }, token);
      expect(await listed()).toEqual([first, third, second]);
      expect((await call(listConversations, { query: { kind: 'gossip' } }, token)).status).toBe(400);
    });

    it('is listed in pages, after a chat or before a time, 200 at most', async () => {
      const [{ token, userId }, other] = [await student(), await student()];
      const row = { kind: 'search' as const, about: {}, studentId: userId, createdAt: clock.now };
      const at = (minute: number) => new Date(clock.now.getTime() - minute * 60_000);
      // Two of each minute.
      const rows = Array.from({ length: 230 }, (_, place) => ({ ...row, id: `c${999 - place}`, updatedAt: at(Math.floor(place / 2)) }));
      await db.insert(conversations).values(rows);
      await db.insert(conversations).values({ ...row, id: 'others', studentId: other.userId, updatedAt: at(1) });
      const ids = rows.map(({ id }) => id);
      const listed = async (query = {}) => (await call(listConversations, { query }, token)).body.conversations.map(({ id }) => id);
      expect(await listed()).toEqual(ids.slice(0, 200));
      expect(await listed({ limit: 3 })).toEqual(ids.slice(0, 3));
      expect(await listed({ limit: 3, before: ids[2] })).toEqual(ids.slice(3, 6));
      expect(await listed({ before: ids[199] })).toEqual(ids.slice(200));
      expect(await listed({ limit: 2, before: at(4).toISOString() })).toEqual(ids.slice(10, 12));
      expect(await listed({ before: 'others' })).toEqual([]);
      for (const query of [{ limit: 201 }, { limit: 0 }, { before: 'now & then' }])
        expect((await call(listConversations, { query }, token)).status).toBe(400);
    });

    it('takes no more than 200 answers, and says so', async () => {
      const { token } = await student();
      const id = await begin(token);
      const answer = {
        conversationId: id,
        sender: 'assistant' as const,
        text: 'Hello.',
        status: 'complete' as const,
        createdAt: clock.now,
      };
      await db.insert(messages).values(Array.from({ length: 198 }, (_, at) => ({ ...answer, id: `m${at}`, ordinal: 100 + at })));
      const go = () => stream(continueSearch, { body: { message: 'Hello again', conversationId: id } }, token);
      script.answers('The last one.');
      expect((await go()).status).toBe(200);
      const { status, body } = await go();
      expect([status, body.code, body.error]).toEqual([
        409,
        'CONVERSATION_FULL',
        'This chat has reached its limit of 200 answers. Start a new chat to keep going.',
      ]);
      expect((await call(getConversation, { params: { id } }, token)).body.expired).toBe(true);
    });

    it('begun without a token goes when it has expired', async () => {
      script.answers('What do you enjoy?');
      const forgotten = idOf((await stream(startOnboarding, { body: { name: 'Maya' } })).events);
      later(25 * hour);
      script.answers('And you?');
      const conversationId = idOf((await stream(startOnboarding, { body: { name: 'Noah' } })).events);
      expect((await db.select().from(conversations)).map(({ id }) => id).filter((id) => id === forgotten || id === conversationId)).toEqual(
        [conversationId],
      );
    });

    it('begun without a token belongs to whoever holds its id', async () => {
      script.answers('What do you enjoy?');
      const conversationId = idOf((await stream(startOnboarding, { body: { name: 'Maya' } })).events);
      script.answers('And where?');
      expect((await stream(continueOnboarding, { body: { message: 'Maps', conversationId } })).events.at(-1)).toMatchObject({ done: true });
      const { token } = await student();
      expect((await call(getConversation, { params: { id: conversationId } })).status).toBe(401);
      expect((await call(getConversation, { params: { id: conversationId } }, token)).body).toMatchObject({
        id: conversationId,
        messages: { length: 3 },
      });
      expect((await call(listConversations, {}, token)).body.conversations).toEqual([]);
      const profile = noProfile;
      script.answers({ completed: true });
      expect((await stream(continueOnboarding, { body: { message: 'Outside', conversationId } }, token)).events.at(-1)).toMatchObject({
        completed: true,
        profile,
      });
      expect((await call(me, {}, token)).body.onboardingProfile).toEqual(profile);
    });
  });
});
