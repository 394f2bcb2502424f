import type { PeopleEvent } from '@alive/contract/people.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { intercept, testApp } from '#testing/app.testing.tsx';
import { answered, asked, chips, foundOf, peopleEvents, press, questions, rows, searching } from '#testing/people.testing.tsx';

const app = testApp();

it('what had arrived stays when the connection breaks, and Retry asks the same question in its place', async () => {
  await app.student();
  await app.open('/dashboard/people');
  const cut = intercept(searching, peopleEvents(begun));
  await page.getByRole('textbox').fill('nurses');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText(sorry)).toBeVisible();
  await expect.element(page.getByText('Nurses, as far as I read.')).toBeVisible();
  cut.end();
  await page.getByRole('button', { name: 'Retry' }).click();
  await answered();
  await expect.element(page.getByText('Nurses, as far as I read.')).not.toBeInTheDocument();
  expect(questions()).toEqual(['nurses']);
});

it('words that could not be sent return, and Retry sends them', async () => {
  await app.student();
  await asked('nurses in Boston');
  await app.open('/dashboard/people');
  const away = intercept(searching, 'offline');
  const box = page.getByRole('textbox');
  await box.fill('only those who graduated since 2015');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText(sorry)).toBeVisible();
  await expect.element(box).toHaveValue('only those who graduated since 2015');
  expect(questions()).toEqual(['nurses in Boston']);
  away.end();
  await press(page.getByRole('button', { name: 'Retry' }), 'Enter');
  await answered();
  expect(page.getByRole('alert').query()).toBeNull();
  await expect.element(box).toHaveValue('');
  expect(questions()).toEqual(['nurses in Boston', 'only those who graduated since 2015']);
});

it('an answer stays as it was when a change of it fails, until Retry makes the change', async () => {
  await app.student();
  await asked('product managers in Boston');
  await app.open('/dashboard/people');
  await expect.element(rows().first()).toBeVisible();
  const before = foundOf();
  const away = intercept(searching, 'offline');
  const cross = chips().getByRole('button', { name: /^Remove .*Boston/ });
  await cross.click();
  await expect.element(page.getByRole('alert').getByText(sorry)).toBeVisible();
  await expect.element(cross).toBeVisible();
  expect(foundOf()).toBe(before);
  away.end();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(cross).not.toBeInTheDocument();
  await answered();
  expect(foundOf()).toBeGreaterThan(before);
});

it('Esc stops a question: before anything came of it the words return, later what came stays', async () => {
  await app.student();
  const people = await asked('nurses');
  await app.open('/dashboard/people');
  await page.getByRole('button', { name: 'New search' }).click();
  const held = intercept(searching, 'held');
  const box = page.getByRole('textbox');
  await box.fill('nurses');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.element(box).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('nurses');
  held.end();
  intercept(searching, peopleEvents([...begun, { type: 'results', results: people, total: people.length }], { open: true }));
  await userEvent.keyboard('{Enter}');
  await expect.element(rows().first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Stopped here.')).toBeVisible();
  expect(rows().elements()).toHaveLength(people.length);
});

it('people without a score are shown with one of 80 to 100, the same when they are found again', async () => {
  await app.student();
  const people = await asked('nurses');
  const unscored = people.map((person) => ({ ...person, match_score: undefined, match_parts: undefined, match_reasons: [] }));
  const answer = [...begun, { type: 'results', results: unscored, total: unscored.length }, { type: 'summary', content: 'Nurses.' }];
  intercept(searching, peopleEvents(answer as PeopleEvent[]));
  const scores = async () => {
    await page.getByRole('textbox').fill('nurses');
    await userEvent.keyboard('{Enter}');
    await answered();
    return rows()
      .elements()
      .map((row) => Number(/Match: (\d+) out of 100/.exec(row.textContent)?.[1]));
  };
  await app.open('/dashboard/people');
  await page.getByRole('button', { name: 'New search' }).click();
  const first = await scores();
  expect(first).toHaveLength(people.length);
  for (const score of first) expect(score >= 80 && score <= 100, String(score)).toBe(true);
  await app.leave();
  await app.open('/dashboard/people');
  expect(await scores()).toEqual(first);
});

it('a new search forgets the one before it, here and on the server', async () => {
  await app.student();
  await asked('product managers', 'only those in Boston');
  await app.open('/dashboard/people');
  await expect.element(rows().first()).toBeVisible();
  expect(questions()).toEqual(['product managers', 'only those in Boston']);
  await page.getByRole('button', { name: 'New search' }).click();
  const starters = page.getByRole('list', { name: 'Suggested questions' });
  await expect.element(starters).toBeVisible();
  await app.leave();
  await app.open('/dashboard/people');
  await expect.element(starters).toBeVisible();
  expect(questions()).toEqual([]);
});

const sorry = 'Sorry, I encountered an error searching for alumni. Please try again.';

const begun: PeopleEvent[] = [
  { type: 'strategy', strategy: 'filters', content: 'Looking by conditions.' },
  { type: 'thinking', content: '“nurses” is a role.' },
  { type: 'interpretation', content: 'Nurses, as far as I read.', filters: [] },
];
