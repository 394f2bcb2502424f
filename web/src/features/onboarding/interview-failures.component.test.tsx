import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { intercept, testApp } from '#testing/app.testing.tsx';
import { answered, ask, failingLate } from '#testing/chat.testing.tsx';

const app = testApp();

describe('the interview', () => {
  it('alerts when its opening fails late, goes back to step 3 and begins afresh from there', async () => {
    await app.student();
    const network = intercept('/api/onboarding/start', failingLate);
    await app.open('/onboarding');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    const alert = page.getByRole('alertdialog');
    await expect.element(alert.getByText('Failed to start conversation: It broke.')).toBeVisible();
    await alert.getByRole('button').click();
    network.end();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await answered();
  });

  it('alerts when an answer fails late, and Retry says the same words once', async () => {
    await app.student();
    await app.open('/onboarding');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await answered();
    const network = intercept('/api/onboarding/continue', failingLate);
    await ask('I build sensors for rivers', page.getByRole('textbox', { name: 'Your answer' }));
    const alert = page.getByRole('alertdialog');
    await expect.element(alert.getByText('Failed to send message: It broke.')).toBeVisible();
    await alert.getByRole('button').click();
    network.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered();
    expect(page.getByText('I build sensors for rivers', { exact: true }).elements()).toHaveLength(1);
    expect(alert.elements()).toEqual([]);
  });
});
