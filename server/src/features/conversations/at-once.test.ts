import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { describe, expect, it } from 'vitest';
import type { Assistant } from '#platform/chat.ts';
import { testServer } from '#testing/server.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';

/** What ends the answers that were begun, in their order, and what lets them be finished. */
const begun: AbortSignal[] = [];
const release = Promise.withResolvers<void>();
const assistant: Assistant = async function* (turn, signal) {
  begun.push(signal);
  yield { token: 'Yes.' };
  if (turn.history.length > 0) await release.promise;
};
const { stream, student } = testServer({ assistants: { search: assistant } });

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
