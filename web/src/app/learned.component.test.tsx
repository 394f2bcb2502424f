import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveProfile } from '@alive/contract/account.ts';
import { call } from '#api/call.ts';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { added, editor, knownOf, notice } from '#testing/facts.testing.tsx';
import { answersOf, keepAnswers } from '../features/onboarding/answers.ts';

const app = testApp();

describe('what we learned', () => {
  it('stands under five headings, with the way on in view', async () => {
    await openLearned();
    for (const heading of ['Summary', 'Interests', 'Target roles', 'Target companies', 'Ideal environment', 'Less of'])
      await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect.element(under('Interests')).toMatchTextContent(/fixing bikes/);
    await expect.element(under('Less of')).toMatchTextContent(/cold calls/);
    await expect.element(page.getByRole('img', { name: 'Your interests on one growing path: fixing bikes' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Start Exploring' })).toBeInViewport({ ratio: 1 });
    await expectAccessible();
  });

  it('is changed and added to, row by row, and the summary follows', async () => {
    const id = await openLearned();
    await under('Interests')
      .getByRole('button', { name: /fixing bikes/ })
      .click();
    await editor().getByRole('button', { name: 'Remove' }).click();
    await expect.element(notice('You removed “fixing bikes” from More of.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    for (const [heading, text] of [
      ['Target roles', 'Hydrologist'],
      ['Target companies', 'NASA'],
      ['Ideal environment', 'Boston'],
      ['Ideal environment', 'people who laugh'],
    ] as const) {
      await page.getByRole('button', { name: `Add to ${heading}` }).click();
      await userEvent.keyboard(`${text}{Enter}`);
      await expect.element(under(heading).getByRole('button', { name: new RegExp(text) })).toBeVisible();
    }
    await expect
      .poll(() => knownOf(id))
      .toEqual(expect.arrayContaining(['looking: Hydrologist', 'looking: NASA', 'looking: people who laugh', 'less: cold calls']));
    expect((await knownOf(id)).join()).not.toContain('fixing bikes');
    await expect.element(page.getByText(/Considering: Hydrologist/)).toBeVisible();
  });

  it('is summed up in the student’s words until those are cleared', async () => {
    await openLearned();
    await page.getByRole('button', { name: 'Edit the summary' }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('I fix bikes.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('I fix bikes.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit the summary' }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/You’d do more of: “fixing bikes”/)).toBeVisible();
  });
});

/** Shows step 5 to a student who likes one thing and not another; gives the student's id. */
const openLearned = async (): Promise<string> => {
  const { userId, user } = await app.student({ lookingFor: [] });
  const { profile } = { profile: { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' } };
  await call(saveProfile, { params: { id: userId }, body: { profile } });
  await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
  await added(userId, { kind: 'activity', stance: 'less', text: 'cold calls' });
  keepAnswers({ ...answersOf(user), step: 5 });
  await app.open('/onboarding');
  await expect.element(page.getByRole('heading', { name: 'Here’s what we learned about you' })).toBeVisible();
  await expect.element(under('Interests').getByRole('button', { name: /fixing bikes/ })).toBeVisible();
  return userId;
};

const under = (heading: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
