import { latestPeopleSearch, type PeopleTurn } from '@alive/contract/people.ts';
import type { ReadSpan } from '@alive/contract/reading.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { all, answered, asked, foundOf, peopleEvents, press, questions, rows, say, searching } from '#testing/people.testing.tsx';

const app = testApp();

it('a suggested question is answered with people, their paths and why they fit', async () => {
  await app.student();
  await app.open('/dashboard/people');
  await expect.element(page.getByRole('heading', { name: 'Pathways worth exploring' })).toBeVisible();
  await expect.element(page.getByText('Sample alumni')).toBeVisible();
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click();
  await answered();
  const row = rows().first();
  await expect.element(row.getByRole('list', { name: /^Career path of / })).toBeVisible();
  expect(all('.timeline [data-lit]')).toHaveLength(1);
  const why = page.getByRole('list', { name: /^Why / });
  await press(row.getByRole('button', { name: /^Match: \d+ out of 100/ }), 'Enter');
  const points = why
    .getByRole('listitem')
    .elements()
    .map((one) => Number(/(\d+)\/\d+$/.exec(one.textContent ?? '')?.[1]));
  expect(points.length).toBeGreaterThan(2);
  expect(points.slice(0, -1).reduce((sum, one) => sum + one)).toBe(points.at(-1));
  await userEvent.keyboard('{Escape}');
  expect(why.query()).toBeNull();
});

it('Thinking shows the query that ran, its keywords set off, and copies it whole', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await app.student();
  await asked('product managers who were consultants');
  await app.open('/dashboard/people');
  await expect.element(rows().first()).toBeVisible();
  all('summary')[0]?.click();
  const query = page.getByLabelText('The query that ran');
  await expect.element(query).toBeVisible();
  expect(query.element().textContent).toMatch(/^WHERE id IN \([\s\S]+'Product Manager'[\s\S]+\)$/);
  await page.getByRole('button', { name: 'Show the whole query' }).click();
  expect(query.element().textContent).toMatch(/SELECT[\s\S]+FROM[\s\S]+'Product Manager'[\s\S]+LIMIT \d+/);
  expect(query.element().querySelector('b')?.textContent).toMatch(/^(WITH|SELECT)$/);
  await page.getByRole('button', { name: 'Copy query' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write.mock.calls).toEqual([[query.element().textContent]]);
  await press(
    rows()
      .first()
      .getByRole('button', { name: /^Match: \d+ out of 100/ }),
    'Enter',
  );
  await expectAccessible();
});

it('on a phone, cards with a whole path opened are accessible', async () => {
  await app.student();
  await asked('product managers');
  await app.open('/dashboard/people', { size: phone });
  await page
    .getByRole('button', { name: /whole path of/ })
    .first()
    .click();
  expect(page.getByRole('table').query()).toBeNull();
  await expectAccessible();
});

it('a column that is pressed sorts the people, says so, and turns them round', async () => {
  await app.student();
  await asked('product managers');
  await app.open('/dashboard/people');
  const column = page.getByRole('columnheader').first();
  await page.getByRole('button', { name: 'Sort by Name' }).click();
  await answered();
  expect(column.element().getAttribute('aria-sort')).toBe('ascending');
  const names = shownNames();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  await press(page.getByRole('button', { name: 'Sort by Name' }), 'Enter');
  await answered();
  expect(column.element().getAttribute('aria-sort')).toBe('descending');
});

it('more people are shown on request', async () => {
  await app.student();
  await asked('product managers');
  await app.open('/dashboard/people');
  await expect.element(rows().first()).toBeVisible();
  expect(rows().elements()).toHaveLength(20);
  await page.getByRole('button', { name: 'Show 20 more people' }).click();
  await expect.element(rows().nth(39)).toBeInTheDocument();
});

it('where nobody meets every condition, the search says whom each one costs, and goes on without it', async () => {
  await app.student();
  await asked('nurses from Iceland');
  await app.open('/dashboard/people');
  await expect.element(page.getByText('No alumni found matching your search. Try different keywords or broader terms.')).toBeVisible();
  // Who comes nearest stays after a reload.
  await expect.element(page.getByRole('table')).toBeVisible();
  const without = page.getByRole('button', { name: /^Without From Iceland: [\d,]+$/ });
  const promised = Number(/[\d,]+$/.exec(without.element().textContent ?? '')?.[0].replaceAll(',', ''));
  await press(without, 'Enter');
  await answered();
  expect(foundOf()).toBe(promised);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

it('a question that must not be answered gets words alone', async () => {
  await app.student();
  await app.open('/dashboard/people');
  await say('Which alumni are married?');
  expect(page.getByRole('table').query()).toBeNull();
  expect(page.getByRole('group', { name: 'Looking for' }).query()).toBeNull();
  expect(all('.told').at(-1)?.innerText).not.toBe('');
  expect(all('.think')).toEqual([]);
  expect(page.getByText(/^0 people$/).query()).toBeNull();
});

it('words of a question that were not used are underlined and say so, also when the question is read again', async () => {
  const reading: ReadSpan[] = [
    { start: 0, end: 5, as: 'unused', ids: [] },
    { start: 6, end: 12, as: 'condition', ids: ['role-is-nurse'] },
  ];
  await app.student();
  await app.open('/dashboard/people');
  const own = intercept(
    searching,
    peopleEvents([
      { type: 'strategy', strategy: 'filters', content: 'Looking by conditions.' },
      { type: 'interpretation', content: 'Nurses.', filters: [] },
      { type: 'reading', reading },
      { type: 'sql_complete', sql: 'SELECT 1' },
      { type: 'results', results: [], total: 0 },
      { type: 'summary', content: 'None.' },
    ]),
  );
  await say('chill nurses');
  const unused = page.getByRole('mark');
  await expect.element(unused).toHaveTextContent('chill');
  await expect.element(unused).toHaveAccessibleDescription('Search didn’t use this.');
  expect(questions()).toEqual(['chill nurses']);
  await expectAccessible();
  own.end();
  await app.leave();
  const kept = { ...turn, query: 'chill nurses', reading };
  intercept(latestPeopleSearch.path, () => Response.json({ conversationId: 'c1', turns: [kept] }));
  await app.open('/dashboard/people');
  await expect.element(unused).toHaveTextContent('chill');
});

it('a follow-up narrows the people and folds the question before it, which opens again', async () => {
  await app.student();
  await asked('product managers');
  await app.open('/dashboard/people');
  await expect.element(rows().first()).toBeVisible();
  const before = foundOf();
  await say('only the ones in New York');
  await expect
    .element(
      page
        .getByRole('group', { name: 'Looking for' })
        .getByRole('button', { name: /New York/ })
        .first(),
    )
    .toBeVisible();
  expect(foundOf()).toBeLessThan(before);
  const folded = page.getByRole('region', { name: 'product managers', exact: true });
  await press(folded.getByRole('button', { name: /people$/ }), 'Enter');
  await expect.element(folded.getByRole('table')).toBeVisible();
  await press(folded.getByRole('button', { name: 'Hide' }), 'Enter');
  await expect.element(folded.getByRole('table')).not.toBeInTheDocument();
});

it('people stay open when what follows is only talk, and fold when it finds others', async () => {
  await app.student();
  await asked('nurses in Boston');
  await app.open('/dashboard/people');
  await say('thanks!');
  const table = page.getByRole('region', { name: 'nurses in Boston', exact: true }).getByRole('table');
  await expect.element(table).toBeVisible();
  await say('nurses in Chicago');
  await expect.element(table).not.toBeInTheDocument();
});

const turn: PeopleTurn = {
  id: 't1',
  query: '',
  createdAt: '2026-01-05T12:00:00.000Z',
  status: 'complete',
  strategy: 'filters',
  thinking: [],
  interpretation: 'Nurses.',
  filters: [],
  sort: null,
  sql: 'SELECT 1',
  results: [],
  total: 0,
  summary: 'None.',
  suggestions: [],
  without: [],
};

const shownNames = (): string[] =>
  rows()
    .elements()
    .map((row) => row.querySelector('th b')?.textContent ?? '');
