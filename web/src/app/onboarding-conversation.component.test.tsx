import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepAnswers, answersOf } from '../features/onboarding/answers.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { answered, ask } from '#testing/chat.testing.tsx';

const app = testApp();

describe('the interview', () => {
  it('that cannot start raises an alert and returns to step 3', async () => {
    await app.student();
    await app.open('/onboarding');
    intercept('/api/onboarding/start', refusal(500, 'INTERNAL', 'The kettle is on.'));
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await expect.element(alert()).toMatchTextContent(/^Failed to start conversation: The kettle is on\./);
    await expectAccessible();
    await alert().getByRole('button').click();
    await expect.element(page.getByRole('button', { name: 'Start Conversation' })).toBeVisible();
  });

  it('whose message cannot be sent raises an alert and gives the words back', async () => {
    await openInterview();
    intercept('/api/onboarding/continue', 'offline');
    await ask('I love tides', box());
    await expect
      .element(alert())
      .toMatchTextContent(/^Failed to send message: We couldn’t reach Alive\. Check your connection and try again\./);
    await alert().getByRole('button').click();
    await expect.element(box()).toHaveValue('I love tides');
  });
});

/** Shows step 4 with its first question. */
const openInterview = async () => {
  const { user } = await app.student();
  keepAnswers({ ...answersOf(user), step: 4 });
  await app.open('/onboarding');
  await expect.element(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
  await answered();
};

const refusal = (status: number, code: string, error: string) => () => Response.json({ error, code, requestId: '1' }, { status });

const box = () => page.getByRole('textbox', { name: 'Your answer' });
const alert = () => page.getByRole('alertdialog');
