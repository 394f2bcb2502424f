import type { Condition } from '@alive/contract/conditions.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { answered, composer, eventStream, say } from '#testing/chat.testing.tsx';

const app = testApp();

it('jobs that come nearest say what each misses, by the labels of the conditions', async () => {
  await app.student();
  const jobs = await twoJobs();
  const nearest = [
    { id: jobs[0]?.id ?? '', misses: [chicago.id, pay.id] },
    { id: jobs[1]?.id ?? '', misses: [pay.id] },
  ];
  intercept('/api/search/start', eventStream(named, { filters: [chicago, pay] }, { token: 'None.' }, { nearest, results: jobs }, done));
  await app.open('/dashboard', { size: phone });
  await answered();
  await expect.element(card(0).getByText('Misses 2 things: Chicago, $80K+.')).toBeVisible();
  await expect.element(card(1).getByText('Misses one thing: $80K+.')).toBeVisible();
  expect(card(1).element().textContent).toMatch(/\$80K\+\. (It pays \$|The posting doesn’t say\.)/);
  await expect.element(page.getByRole('heading', { name: 'Closest jobs' })).toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: 'Done, 2 close matches.' })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
  await expectAccessible();
});

it('jobs that fit say nothing of what they miss', async () => {
  await app.student();
  const jobs = await twoJobs();
  intercept('/api/search/start', eventStream(named, { filters: [chicago] }, { token: 'Two.' }, { results: jobs }, done));
  await app.open('/dashboard');
  await answered();
  await expect.element(card(1)).toBeVisible();
  expect(page.getByText(/^Misses/).query()).toBeNull();
});

it('an offer is sent as the whole set of conditions, from the keyboard, and gives way to the answer', async () => {
  await app.student();
  intercept('/api/search/start', eventStream(named, { filters: [chicago] }, { token: 'None.' }, { offers }, done));
  await app.open('/dashboard');
  await answered();
  const group = page.getByRole('group', { name: 'Try' });
  await expect.element(group.getByText('Try')).toBeVisible();
  expect(
    group
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Teaching jobs 1,032', 'Museum education 6']);
  await expect.element(page.getByRole('status').filter({ hasText: 'Done, 2 other searches to try.' })).toBeInTheDocument();
  await expectAccessible();

  const server = intercept('/api/search/continue', eventStream(named, { filters: [teacher] }, { token: 'Here.' }, done));
  const teaching = group.getByRole('button', { name: 'Teaching jobs 1,032' });
  teaching.element().focus();
  await userEvent.keyboard('{Enter}');
  await answered();
  expect(server.calls.map(({ body }) => body)).toMatchObject([{ message: '', conversationId, filters: [teacher] }]);
  await expect.element(page.getByRole('button', { name: 'Change Teacher' })).toBeVisible();
  await expect.element(composer()).toHaveFocus();
  await expect.element(group).not.toBeInTheDocument();
});

it('only the newest answer offers anything, and none does while it is being written', async () => {
  await app.student();
  intercept('/api/search/start', eventStream(named, { filters: [chicago] }, { token: 'None.' }, { offers }, done));
  await app.open('/dashboard');
  await answered();
  const offered = page.getByRole('group', { name: 'Try' });
  await expect.element(offered).toBeVisible();
  const later = offers.slice(1);
  intercept('/api/search/continue', eventStream(named, { filters: [chicago] }, { token: 'None.' }, { offers: later }, done));
  await say('museums');
  expect(offered.elements()).toHaveLength(1);
  expect(offered.getByRole('button').elements()).toHaveLength(1);
  const held = intercept('/api/search/continue', 'held');
  await composer().fill('nurses');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(offered.query()).toBeNull();
  held.release();
});

const twoJobs = async () => (await call(findJobs, { query: { limit: 2 } })).jobs;

const card = (place: number) => page.getByRole('article').nth(place);

const conversationId = 'aaaaaaaaaaaaaaaaaaaaa';
const named = { conversationId };
const done = { done: true, conversationId, messageId: 'm1' } as const;
const chicago: Condition = { id: 'place-is-chicago', field: 'place', op: 'is', value: 'Chicago', label: 'Chicago' };
const pay: Condition = { id: 'pay-at-least-80000', field: 'pay', op: 'at_least', value: 80_000, label: '$80K+' };
const teacher: Condition = { id: 'role-is-teacher', field: 'role', op: 'is', value: 'Teacher', label: 'Teacher' };
const offers: Offer[] = [
  { id: 'o1', label: 'Teaching jobs', filters: [teacher], count: 1032 },
  { id: 'o2', label: 'Museum education', filters: [chicago, teacher], count: 6 },
];
