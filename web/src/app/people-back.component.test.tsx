import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testApp } from '#testing/app.testing.tsx';
import { answered, asked, foundOf, questions, rows } from '#testing/people.testing.tsx';
import { paths, questionPath } from '#paths.ts';

const app = testApp();

it('a search that a link begins leads back to the one before, by keyboard, with the focus in its composer', async () => {
  await app.student();
  const before = await asked('who works at Google?');
  await app.open(questionPath('nurses'));
  await answered();
  expect(questions()).toEqual(['nurses']);
  page.getByRole('button', { name: 'Back to your last search' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(questions).toEqual(['who works at Google?']);
  await expect
    .element(
      rows()
        .first()
        .getByText(before[0]?.name ?? '', { exact: true }),
    )
    .toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(page.getByRole('button', { name: 'Back to your last search' }).query()).toBeNull();
  expect(foundOf()).toBeGreaterThan(0);
});

it('the way back to the search before outlives a reload', async () => {
  await app.student();
  await asked('who works at Google?');
  await app.open(questionPath('nurses'));
  await answered();
  await expect.element(page.getByRole('button', { name: 'Back to your last search' })).toBeVisible();
  await app.leave();
  await app.open(paths.people);
  await expect.poll(questions).toEqual(['nurses']);
  await page.getByRole('button', { name: 'Back to your last search' }).click();
  await expect.poll(questions).toEqual(['who works at Google?']);
  expect(page.getByRole('button', { name: 'Back to your last search' }).query()).toBeNull();
});

it('a first search has none before it', async () => {
  await app.student();
  await app.open(questionPath('nurses'));
  await answered();
  expect(page.getByRole('button', { name: 'Back to your last search' }).query()).toBeNull();
});
