import type { Condition } from '@alive/contract/conditions.ts';
import { type Alumni, latestPeopleSearch, type PeopleEvent, type PeopleTurn } from '@alive/contract/people.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { all, answered, asked, chips, peopleEvents, press, rows, say, searching } from '#testing/people.testing.tsx';

const app = testApp();

it('people who come nearest say what each misses, under the sentence that nobody fits', async () => {
  await app.student();
  const people = (await asked('nurses')).slice(0, 2);
  await app.open('/dashboard/people');
  intercept(searching, peopleEvents(nearAnswer(people)));
  await say('nurses in Chicago since 2020');
  await expect.element(page.getByText(nobody)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Without Chicago: 2' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'These come closest' })).toBeVisible();
  await expect.element(rows().nth(0).getByText('Misses 2 things: Chicago, Since 2020.')).toBeVisible();
  await expect.element(rows().nth(1).getByText('Misses one thing: Chicago.')).toBeVisible();
  expect(all('.asked .total').at(-1)?.textContent).toBe('2 close matches');
  await expect.element(page.getByRole('status').filter({ hasText: 'Done. 2 close matches found.' })).toBeInTheDocument();
  await expectAccessible();
});

it('near matches and offers are there again on return, on a phone as cards', async () => {
  await app.student();
  const people = (await asked('nurses')).slice(0, 2);
  const turn = turnOf(people);
  intercept(latestPeopleSearch.path, () => Response.json({ conversationId: 'c1', turns: [{ ...turn, id: 't0', query: 'nurses' }, turn] }));
  await app.open('/dashboard/people', { size: phone });
  const cards = page.getByRole('list', { name: 'People found' }).last();
  await expect.element(cards.getByText('Misses 2 things: Chicago, Since 2020.')).toBeVisible();
  // Of the earlier answer's offers nothing is left.
  expect(page.getByRole('group', { name: 'Try' }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Nurse educators 12' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
  await expectAccessible();
});

it('an offer is sent as the whole set of conditions, and the answer takes the place of the one that offered it', async () => {
  await app.student();
  const people = (await asked('nurses')).slice(0, 2);
  intercept(latestPeopleSearch.path, () => Response.json({ conversationId: 'c1', turns: [turnOf(people)] }));
  await app.open('/dashboard/people');
  const offer = page.getByRole('group', { name: 'Try' }).getByRole('button', { name: 'Nurse educators 12' });
  await expect.element(offer).toBeVisible();
  const server = intercept(searching, peopleEvents(answerOf(people)));
  await press(offer, 'Enter');
  await answered();
  expect(server.calls.map(({ body }) => body)).toMatchObject([{ query: '', conversationId: 'c1', filters: [educator] }]);
  await expect.element(chips().getByRole('button', { name: 'Remove Nurse Educator' })).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  expect(page.getByRole('group', { name: 'Try' }).query()).toBeNull();
  expect(page.getByText(/^Misses/).query()).toBeNull();
});

it('an answer in words alone can offer something too', async () => {
  await app.student();
  await app.open('/dashboard/people');
  intercept(
    searching,
    peopleEvents([
      { type: 'strategy', strategy: 'none', content: 'In words.' },
      { type: 'interpretation', content: 'In words.', filters: [] },
      { type: 'offers', offers },
      { type: 'summary', content: 'I can’t look for that.' },
    ]),
  );
  await say('nice people');
  await expect.element(page.getByRole('button', { name: 'Nurse educators 12' })).toBeVisible();
});

it('alternatives of an earlier question are read as one', async () => {
  await app.student();
  const people = (await asked('nurses')).slice(0, 1);
  const filters = [educator, chicago].map((one) => Object.assign({ either: 1 }, one));
  const turns = [{ ...turnOf(people), filters, misses: undefined }, turnOf(people)];
  intercept(latestPeopleSearch.path, () => Response.json({ conversationId: 'c1', turns }));
  await app.open('/dashboard/people');
  await page.getByRole('button', { name: /people$/ }).click();
  const held = page.getByRole('group', { name: 'Looked for' });
  await expect.element(held.getByText('Nurse Educator or Chicago', { exact: true })).toBeVisible();
});

const chicago: Condition = { id: 'place-is-chicago', field: 'place', op: 'is', value: 'Chicago', label: 'Chicago' };
const recent: Condition = { id: 'year-at-least-2020', field: 'year', op: 'at_least', value: 2020, label: 'Since 2020' };
const educator: Condition = { id: 'role-is-nurse-educator', field: 'role', op: 'is', value: 'Nurse Educator', label: 'Nurse Educator' };
const offers: Offer[] = [{ id: 'o1', label: 'Nurse educators', filters: [educator], count: 12 }];
const nobody = 'No alumni found matching your search. Try different keywords or broader terms.';

const missesOf = ([first, second]: Alumni[]): Record<string, string[]> => ({
  [first?.id ?? '']: [chicago.id, recent.id],
  [second?.id ?? '']: [chicago.id],
});

const nearAnswer = (people: Alumni[]): PeopleEvent[] => [
  { type: 'strategy', strategy: 'filters', content: 'Looking by conditions.' },
  { type: 'interpretation', content: 'Nurses in Chicago.', filters: [chicago, recent] },
  { type: 'sql_complete', sql: 'SELECT 1' },
  { type: 'results', results: [], total: 0 },
  { type: 'nearest', results: people, misses: missesOf(people) },
  { type: 'summary', content: nobody, without: [{ id: chicago.id, label: 'Chicago', total: 2 }] },
];

const answerOf = (people: Alumni[]): PeopleEvent[] => [
  { type: 'strategy', strategy: 'filters', content: 'Looking by conditions.' },
  { type: 'interpretation', content: 'Nurse educators.', filters: [educator] },
  { type: 'sql_complete', sql: 'SELECT 1' },
  { type: 'results', results: people, total: 12 },
  { type: 'summary', content: 'Two of them.' },
];

const turnOf = (people: Alumni[]): PeopleTurn => ({
  id: 't1',
  query: 'nurses in Chicago since 2020',
  createdAt: '2026-01-05T12:00:00.000Z',
  status: 'complete',
  strategy: 'filters',
  thinking: [],
  interpretation: 'Nurses in Chicago.',
  filters: [chicago, recent],
  sort: null,
  sql: 'SELECT 1',
  results: people,
  total: 0,
  summary: nobody,
  suggestions: [],
  without: [],
  misses: missesOf(people),
  offers,
});
