import { listConversations, recentConversations } from '@alive/contract/conversations.ts';
import { startOnboarding } from '@alive/contract/onboarding.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { idOf, openScript } from '#testing/scripted-assistant.testing.ts';

const script = openScript();
const { call, stream, student, clock, db } = testServer({
  assistants: { onboarding: script.assistant, search: script.assistant },
});
const hour = 3_600_000;

describe('the latest chats by name', () => {
  const later = (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds));
  const begin = async (token: string, message: string) => {
    script.answers('Here is what I found.');
    return idOf((await stream(startSearch, { body: { message } }, token)).events);
  };
  const go = async (token: string, conversationId: string, message: string) => {
    script.answers('And more.');
    await stream(continueSearch, { body: { message, conversationId } }, token);
  };
  const recent = async (token: string) => (await call(recentConversations, {}, token)).body.conversations;

  it('are called by the first words that the student said, not by those said for them', async () => {
    const { token } = await student();
    const id = await begin(token, openingMessage);
    expect(await recent(token)).toEqual([{ id, kind: 'search', title: '', updatedAt: clock.now.toISOString(), expired: false }]);
    await go(token, id, '  museum jobs\n\n in   Boston ');
    await go(token, id, 'only paid ones');
    expect(await recent(token)).toMatchObject([{ id, title: 'museum jobs in Boston' }]);
  });

  it('have names of at most 80 characters that end with a word', async () => {
    const { token } = await student();
    await begin(token, 'I want to work outdoors near rivers, with a small team, where somebody teaches me how sensors are built and read');
    const title = (await recent(token))[0]?.title ?? '';
    expect(title).toBe('I want to work outdoors near rivers, with a small team, where somebody teaches…');
    expect(title.length).toBeLessThanOrEqual(80);
  });

  it('newest first by what was said last, with those that have expired marked as such', async () => {
    const { token } = await student();
    const old = await begin(token, 'first');
    later(hour);
    const second = await begin(token, 'second');
    later(hour);
    await go(token, old, 'more');
    expect((await recent(token)).map(({ id }) => id)).toEqual([old, second]);
    later(23 * hour + 1);
    expect(await recent(token)).toMatchObject([
      { id: old, expired: false },
      { id: second, expired: true },
    ]);
  });

  it('are the student’s own search chats, twenty at most', async () => {
    const { token } = await student();
    const other = await student();
    await begin(other.token, 'not yours');
    script.answers('What do you enjoy?');
    await stream(startOnboarding, { body: { name: 'Maya' } }, token);
    expect(await recent(token)).toEqual([]);
    for (let chat = 1; chat <= 21; chat++) {
      later(1000);
      await begin(token, `chat ${chat}`);
    }
    const titles = (await recent(token)).map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 20 }, (_, at) => `chat ${21 - at}`));
    expect((await call(recentConversations)).status).toBe(401);
  });

  it('leave out a chat whose opening came to nothing, but not one in which the student spoke', async () => {
    const { token } = await student();
    for (const message of [openingMessage, 'museum jobs']) {
      const answer = script.writes();
      answer.fail(new Error('No.'));
      await stream(startSearch, { body: { message } }, token);
    }
    expect((await recent(token)).map(({ title }) => title)).toEqual(['museum jobs']);
    expect((await call(listConversations, {}, token)).body.conversations).toHaveLength(2);
  });

  it('do not read on in long words, and survive a cut emoji', async () => {
    const { token } = await student();
    await begin(token, '👩‍🔬'.repeat(1000));
    later(1000);
    await begin(token, 'cut \ud83d');
    later(1000);
    const blanks = await begin(token, 'x');
    await db
      .update(messages)
      .set({ text: `a${' '.repeat(5000)}b` })
      .where(eq(messages.conversationId, blanks));
    const titles = (await recent(token)).map(({ title }) => title);
    expect(titles).toEqual(['a b', 'cut \ufffd', `${'👩‍🔬'.repeat(15)}…`]);
  });
});
