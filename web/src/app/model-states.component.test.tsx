import type { ChatEvent } from '@alive/contract/conversations.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { answered, ask, eventStream, heldStream, say } from '#testing/chat.testing.tsx';

const app = testApp();

it('what a language model does, wrote and could not write is accessible and fits', async () => {
  await app.student({ preferredLocations: ['Boston'] });
  await app.open('/dashboard', { size: phone });
  await answered();

  const { answer, send } = heldStream();
  const asked = intercept('/api/search/continue', answer);
  await ask('data jobs in Boston');
  send({ conversationId }, { filters: [] }, { step: 'Looking for jobs: Data' });
  await expect.element(page.getByRole('status').filter({ hasText: 'Looking for jobs: Data' })).toBeVisible();
  await expectToFit();

  send({ token: 'The closest is this one. Shall I look further?' }, { done: true, conversationId, messageId: 'm1', writer: 'model' });
  await expect.element(page.getByText('By a language model')).toBeVisible();
  await answered();
  await expectToFit();
  asked.end();

  const takenOver = intercept('/api/search/continue', eventStream(...takeover));
  await say('which one sponsors visas?');
  await expect.element(page.getByText(/^The language model is not there/)).toBeVisible();
  await expectToFit();
  takenOver.end();

  intercept('/api/search/continue', eventStream(...cut));
  await ask('what do you think');
  await expect.element(page.getByText(/The answer ends here/)).toBeVisible();
  await expectToFit();
});

/** Neither wider than a phone nor than a desktop, and nothing that axe finds on a phone. */
const expectToFit = async (): Promise<void> => {
  await expectAccessible();
  for (const { width, height } of [desktop, phone]) {
    await page.viewport(width, height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
};

const conversationId = 'aaaaaaaaaaaaaaaaaaaaa';
const takeover: ChatEvent[] = [
  { conversationId },
  { filters: [] },
  { token: 'The language model is not there under the name we have for it. Our built-in assistant is answering instead.\n\nNone says so.' },
  { done: true, conversationId, messageId: 'm2' },
];
const cut: ChatEvent[] = [
  { conversationId },
  { token: 'What you said about rivers makes me think of many things ' },
  {
    done: true,
    error: 'The answer ends here because the language model stopped responding.',
    code: 'MODEL_UNAVAILABLE',
  },
];
