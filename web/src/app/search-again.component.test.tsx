import { saveProfile } from '@alive/contract/account.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { answered, composer, say } from '#testing/chat.testing.tsx';
import { added } from '#testing/facts.testing.tsx';
import { answersOf, keepAnswers } from '../features/onboarding/answers.ts';

const app = testApp();

describe('a search whose answer is older than the profile', () => {
  it('says so, and offers a new one that begins with the words not sent yet', async () => {
    const { userId } = await app.student();
    await app.open('/dashboard');
    await answered();
    await added(userId, { kind: 'work', stance: 'looking', text: 'Hydrologist' });
    await composer().fill('half a thought');
    await reopen();
    await expect.element(page.getByText(/^Your profile changed\./)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Search again' }).click();
    await expect.poll(() => new URLSearchParams(location.search).get('chat') ?? 'new').not.toBe('new');
    await answered();
    await expect.element(composer()).toHaveValue('half a thought');
    expect(page.getByText(/^Your profile changed\./).elements()).toEqual([]);
  });

  it('says nothing once it was asked something after the change', async () => {
    const { userId } = await app.student();
    await app.open('/dashboard');
    await answered();
    await added(userId, { kind: 'work', stance: 'looking', text: 'Hydrologist' });
    await reopen();
    await expect.element(page.getByText(/^Your profile changed\./)).toBeVisible();
    await say('nursing in Minnesota');
    await expect.element(page.getByText(/^Your profile changed\./)).not.toBeInTheDocument();
    await reopen();
    await expect.element(page.getByText('nursing in Minnesota', { exact: true }).first()).toBeVisible();
    expect(page.getByText(/^Your profile changed\./).elements()).toEqual([]);
  });

  it('gives way to a new one after another conversation', async () => {
    const { userId, user } = await app.student();
    const profile = { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' };
    await call(saveProfile, { params: { id: userId }, body: { profile } });
    await app.open('/dashboard');
    await answered();
    await say('nursing in Minnesota');
    await app.leave();
    keepAnswers({ ...answersOf(user), step: 4, again: true });
    await app.open('/onboarding');
    await answered();
    await page.getByRole('button', { name: 'Finish now' }).click();
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await expect.poll(() => new URLSearchParams(location.search).get('chat') ?? 'new').not.toBe('new');
    await answered();
    expect(page.getByText('nursing in Minnesota', { exact: true }).elements()).toEqual([]);
  });
});

const reopen = async (): Promise<void> => {
  await app.leave();
  await app.open('/dashboard');
  await expect.element(composer()).toBeVisible();
};
