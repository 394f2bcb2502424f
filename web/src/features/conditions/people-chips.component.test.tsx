import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, testApp, watch } from '#testing/app.testing.tsx';
import { all, answered, asked, chips, foundOf, questions, rows, searching } from '#testing/people.testing.tsx';

const app = testApp();

it('a removed chip changes sentence, query and people together, under the same question', async () => {
  await app.student();
  await asked('product managers in Boston');
  await app.open('/dashboard/people');
  await expect.element(rows().first()).toBeVisible();
  const [before, sentence, query] = [foundOf(), meant(), queryShown()];
  await chips()
    .getByRole('button', { name: /^Remove .*Boston/ })
    .click();
  await answered();
  expect(
    chips()
      .getByRole('button', { name: /Boston/ })
      .query(),
  ).toBeNull();
  expect(foundOf()).toBeGreaterThan(before);
  expect(meant()).not.toBe(sentence);
  expect(queryShown()).not.toBe(query);
  expect(questions()).toEqual(['product managers in Boston']);
});

it('a chip changed in its panel keeps of which time it speaks', async () => {
  await app.student();
  await asked('people who used to work at Google');
  await app.open('/dashboard/people');
  await chips()
    .getByRole('button', { name: /^Change .*Google/ })
    .click();
  const panel = page.getByRole('dialog');
  await expect.element(panel.getByRole('radio', { name: /^(Before|Ever)$/, checked: true })).toBeInTheDocument();
  await panel.getByRole('combobox', { name: 'Company' }).fill('Amazon');
  await expectAccessible();
  const sent = watch(searching);
  await panel.getByRole('button', { name: 'Change' }).click();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { filters: [{ value: 'Amazon', when: expect.stringMatching(/^(past|ever)$/) as string }] },
  ]);
  await answered();
  await expect.element(chips().getByRole('button', { name: /^Change .*Amazon/ })).toBeVisible();
  expect(rows().elements().length).toBeGreaterThan(0);
});

it('a role is completed from titles of work, and its chip tells what that work is like', async () => {
  await app.student();
  await asked('hydrologists');
  await app.open('/dashboard/people');
  await chips()
    .getByRole('button', { name: /^Change .*Hydrologist/i })
    .click();
  const panel = page.getByRole('dialog');
  await panel.getByText('What is this work like?').click();
  await expect.element(panel.getByRole('region', { name: 'What this work is like: Hydrologist' })).toBeVisible();
  await expectAccessible();
  await panel.getByRole('combobox', { name: 'Role' }).fill('park ran');
  await page.getByRole('option', { name: 'Park Ranger' }).click();
  await panel.getByRole('button', { name: 'Change' }).click();
  await answered();
  await expect.element(chips().getByRole('button', { name: /^Change .*Park Ranger/i })).toBeVisible();
});

it('an added range of class years finds graduates of these years alone', async () => {
  await app.student();
  await asked('nurses');
  await app.open('/dashboard/people');
  await chips().getByRole('button', { name: 'Add a filter' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Class year' }).click();
  await panel.getByRole('radio', { name: 'Between' }).click();
  await panel.getByRole('textbox', { name: 'Class of' }).fill('2010');
  await panel.getByRole('textbox', { name: 'And' }).fill('2012');
  await panel.getByRole('button', { name: 'Add' }).click();
  await answered();
  await expect
    .element(
      chips()
        .getByRole('button', { name: /2010–2012/ })
        .first(),
    )
    .toBeVisible();
  const years = all('.people-table tbody td:nth-child(2) .num').map(({ textContent }) => Number(textContent));
  expect(years.length).toBeGreaterThan(0);
  expect(years.filter((year) => year < 2010 || year > 2012)).toEqual([]);
});

/** What was understood, in a sentence. */
const meant = () => all('.meant').at(-1)?.textContent;

const queryShown = () => all('pre[aria-label="The query that ran"]').at(-1)?.textContent;
