import { getConversation } from '@alive/contract/conversations.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, testApp, watch } from '#testing/app.testing.tsx';
import { answered, ask, composer, eventStream, thread } from '#testing/chat.testing.tsx';

const app = testApp();

/** The search chat of a new student, whose newest answer will be read as cut off after these words. */
const cutOff = async (words: string) => {
  await app.student();
  await app.open('/dashboard');
  await answered();
  const id = await begunChat();
  const conversation = await call(getConversation, { params: { id } });
  const asked = { id: 'u9', sender: 'user', text: 'nursing in Minnesota', status: 'complete', hidden: false } as const;
  const createdAt = conversation.updatedAt;
  const cut = { id: 'a9', sender: 'assistant', text: words, status: 'interrupted', hidden: false, createdAt } as const;
  return { id, conversation: { ...conversation, messages: [...conversation.messages, { ...asked, createdAt }, cut] } };
};

describe('an answer that was cut off', () => {
  it('shows what came and the way to ask again, which sends the same words once more', async () => {
    const { id, conversation } = await cutOff('Two nursing jobs');
    const stored = intercept(`/api/conversations/${id}`, () => Response.json(conversation));
    await app.leave();
    await app.open('/dashboard');
    await expect.element(thread().getByText('Two nursing jobs')).toBeVisible();
    await expect.element(thread().getByText('This was cut off. Try again')).toBeVisible();
    expect(
      thread()
        .getByText(/Stopped here/)
        .elements(),
    ).toEqual([]);
    await expect.element(composer()).toBeEnabled();
    await expectAccessible();
    const sent = watch('/api/search/continue');
    stored.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered();
    expect(sent.map(({ body }) => body)).toMatchObject([{ message: 'nursing in Minnesota', conversationId: id }]);
    expect(thread().getByText('nursing in Minnesota', { exact: true }).elements()).toHaveLength(1);
    expect(
      thread()
        .getByText(/cut off/)
        .elements(),
    ).toEqual([]);
  });

  it('is found so after its connection broke, wherever it is read', async () => {
    const { id, conversation } = await cutOff('Two nursing jobs');
    const streaming = conversation.messages.map((message) => (message.id === 'a9' ? { ...message, status: 'streaming' } : message));
    // First nobody has noticed yet that its writer is gone.
    let reads = 0;
    intercept(`/api/conversations/${id}`, () => Response.json(++reads < 3 ? { ...conversation, messages: streaming } : conversation));
    intercept(`/api/conversations/${id}/stream`, () => new Response(null, { status: 204 }));
    intercept('/api/search/continue', eventStream({ conversationId: id }, { token: 'Two nursing jobs' }));
    await ask('nursing in Minnesota');
    await expect.element(page.getByText('Connection lost. Looking for your answer…')).toBeVisible();
    await expect.element(thread().getByText('Two nursing jobs')).toBeVisible();
    await expect.element(thread().getByText('This was cut off. Try again')).toBeVisible();
    await expect.element(composer()).toBeEnabled();
    expect(reads).toBe(3);
  });
});

describe('an answer whose process ends', () => {
  it('is reported so by the stream itself, and keeps what came', async () => {
    const { id } = await cutOff('');
    const cut = { done: true, error: 'This was cut off. Try again.', code: 'UNAVAILABLE', interrupted: true } as const;
    const stream = intercept('/api/search/continue', eventStream({ conversationId: id }, { token: 'Two nursing jobs' }, cut));
    await ask('nursing in Minnesota');
    await expect.element(thread().getByText('Two nursing jobs')).toBeVisible();
    await expect.element(thread().getByText('This was cut off. Try again')).toBeVisible();
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
    stream.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered();
    expect(thread().getByText('nursing in Minnesota', { exact: true }).elements()).toHaveLength(1);
  });
});

const begunChat = async (): Promise<string> => {
  const reply = await fetch('/api/conversations', { headers: { authorization: `Bearer ${localStorage.getItem('alive.token')}` } });
  const { conversations } = (await reply.json()) as { conversations: { id: string }[] };
  return conversations[0]?.id ?? '';
};
