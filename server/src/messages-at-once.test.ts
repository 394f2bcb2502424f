import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newInstance } from '#db/instances.ts';
import type { Database, Db } from '#db/open.ts';
import { messages, students } from '#db/tables.ts';
import type { About, Assistant } from '#platform/chat.ts';
import { newId } from '#platform/ids.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { testNow } from '#testing/config.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { openAnswers } from './features/answers/answers.ts';
import { type KnownFacts, openConversations } from './features/conversations/converse.ts';
import { openShow } from './features/conversations/show.ts';

/** What ends the answers that were begun, in their order, and what lets them be finished. */
const begun: AbortSignal[] = [];
const release = Promise.withResolvers<void>();
const assistant: Assistant = async function* (turn, signal) {
  begun.push(signal);
  yield { token: 'Yes.' };
  if (turn.history.length > 0) await release.promise;
};
const { app, stream, student } = testServer({ assistants: { search: assistant } });

describe('a conversation that gets two messages at once', () => {
  it('stores one and refuses the other', async () => {
    const { token } = await student();
    const { events } = await stream(startSearch, { body: { message: 'Hello' } }, token);
    const conversationId = idOf(events);
    begun.length = 0;
    const answers = ['One', 'Two'].map((message) => stream(continueSearch, { body: { message, conversationId } }, token));
    expect(await Promise.race(answers)).toMatchObject({ status: 409, body: { code: 'CONVERSATION_BUSY' } });
    expect(begun.filter(({ aborted }) => !aborted)).toHaveLength(1);
    release.resolve();
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('on a database with several connections', () => {
  let copy: Database;
  beforeAll(async () => void (copy = await copyOfTemplate('empty')), 120_000);
  afterAll(() => copy.close());

  /** The conversations of one more instance. */
  const anInstance = (facts: KnownFacts) => {
    const now = () => testNow;
    const answers = openAnswers({ ...copy, instance: newInstance(), isShared: false, now, log: app().log });
    const nobody = async () => [];
    const show = openShow({
      now,
      lifetimeHours: 24,
      jobsShown: nobody,
      peopleShown: nobody,
      factsOf: async () => new Map(),
      soFar: answers.soFar,
    });
    return openConversations({ db: copy.db, now, lifetimeHours: 24, answers, facts, show });
  };

  it('what two messages say that come at once is noted of the one that was stored', async () => {
    const noted: (string | null)[] = [];
    const refused = Promise.withResolvers<void>();
    const conversations = anInstance({
      ...noFacts,
      note: async (_, source) => {
        noted.push(source);
        return { heard: [], changed: [] };
      },
    });
    const assistant: Assistant = async function* (turn) {
      if (turn.message !== null) yield await turn.facts.note({ add: [], change: [] });
      yield { token: 'And?' };
      if (turn.message !== null) await refused.promise;
    };
    const open = { kind: 'onboarding', studentId: null, assistant } as const;
    const begun = await all(await conversations.start({ ...open, about: maya, said: null, answerId: newId() }));
    const id = idOf(begun);
    const said = ['maps', 'rivers'].map(async (text) =>
      all(await conversations.continue({ ...open, id, said: { text, hidden: false }, answerId: newId() })),
    );
    for (const answer of said) answer.catch(() => refused.resolve());
    expect((await Promise.allSettled(said)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = (await copy.db.select().from(messages)).filter(({ sender }) => sender === 'user');
    expect(noted).toEqual(stored.map((message) => message.id));
    expect(noted).toHaveLength(1);
  });

  it('a student has two answers at once on all instances together', async () => {
    const student = await insertStudent(copy.db);
    const [one, other] = [anInstance(noFacts), anInstance(noFacts)];
    const over = Promise.withResolvers<void>();
    const assistant: Assistant = async function* () {
      yield { token: 'Yes.' };
      await over.promise;
    };
    const start = (instance: typeof one, studentId: string | null) =>
      instance.start({ kind: 'search', studentId, about: maya, said: { text: 'Hello', hidden: false }, answerId: newId(), assistant });
    const at = await Promise.allSettled([one, other, one, other].map((instance) => start(instance, student)));
    const refused = at.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toMatchObject([{ code: 'RATE_LIMITED' }, { code: 'RATE_LIMITED' }]);
    await expect(start(other, student)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const others = await start(other, await insertStudent(copy.db));
    over.resolve();
    for (const answer of [...at.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])), others]) await all(answer);
    await all(await start(one, student));
  });
});

const maya: About = {
  firstName: 'Maya',
  school: null,
  major: null,
  graduationYear: null,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  lookingFor: [],
  profile: null,
};

const noFacts: KnownFacts = {
  all: async () => [],
  note: async () => ({ heard: [], changed: [] }),
  within: () => Promise.reject(new Error('Nobody comes with a token.')),
};

const insertStudent = async (db: Db): Promise<string> => {
  const id = newId();
  const at = { createdAt: testNow, updatedAt: testNow };
  const record = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics', graduationYear: 2027 };
  await db.insert(students).values({ id, email: `${id}@example.org`, ...record, ...at });
  return id;
};

const all = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const event of events) found.push(event);
  return found;
};
