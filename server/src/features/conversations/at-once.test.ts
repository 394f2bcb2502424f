import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { messages } from '#db/tables.ts';
import type { Assistant } from '#platform/chat.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';
import { testNow } from '#testing/config.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { type KnownFacts, openConversations } from './converse.ts';

/** What ends the answers that were begun, in their order, and what lets them be finished. */
const begun: AbortSignal[] = [];
const release = Promise.withResolvers<void>();
const assistant: Assistant = async function* (turn, signal) {
  begun.push(signal);
  yield { token: 'Yes.' };
  if (turn.history.length > 0) await release.promise;
};
const { app, stream, student } = testServer({ assistants: { search: assistant } });

describe('two messages that come at once', () => {
  it('are one and a refusal, and what was begun for the other ends', async () => {
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

describe('what two messages say that come at once', () => {
  let copy: Database;
  beforeAll(async () => void (copy = await copyOfTemplate('empty')), 120_000);
  afterAll(() => copy.close());

  it('is noted of the one that was stored', async () => {
    const noted: (string | null)[] = [];
    const refused = Promise.withResolvers<void>();
    const facts: KnownFacts = {
      all: async () => [],
      note: async (_, source) => {
        noted.push(source);
        return { heard: [], changed: [] };
      },
      within: () => Promise.reject(new Error('Nobody comes with a token.')),
    };
    const now = () => testNow;
    const conversations = openConversations({ db: copy.db, now, log: app().log, lifetimeHours: 24, facts });
    const assistant: Assistant = async function* (turn) {
      if (turn.message !== null) yield await turn.facts.note({ add: [], change: [] });
      yield { token: 'And?' };
      if (turn.message !== null) await refused.promise;
    };
    const about = { firstName: 'Maya', school: null, major: null, graduationYear: null, needsVisa: null, canGetClearance: null };
    const whole = { ...about, preferredLocations: [], lookingFor: [], profile: null };
    const open = { kind: 'onboarding', studentId: null, assistant } as const;
    const begun = await all(await conversations.start({ ...open, about: whole, said: null }));
    const id = idOf(begun);
    const said = ['maps', 'rivers'].map(async (text) => all(await conversations.continue({ ...open, id, said: { text, hidden: false } })));
    for (const answer of said) answer.catch(() => refused.resolve());
    expect((await Promise.allSettled(said)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = (await copy.db.select().from(messages)).filter(({ sender }) => sender === 'user');
    expect(noted).toEqual(stored.map((message) => message.id));
    expect(noted).toHaveLength(1);
  });
});

const all = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const event of events) found.push(event);
  return found;
};
