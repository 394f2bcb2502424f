import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { asked, press } from '#testing/people.testing.tsx';
import { saved } from '#testing/contacts.testing.tsx';

const app = testApp();

it('a person found is saved and noted in a panel, which Esc closes and keeps', async () => {
  await app.student();
  const name = (await asked('nurses'))[0]?.name ?? '';
  await app.open('/dashboard/people');
  await press(page.getByRole('button', { name: `Save: ${name}` }), 'Enter');
  await expect.element(page.getByRole('button', { name: `Saved: ${name}`, pressed: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Saved people (1)' })).toBeVisible();
  await press(page.getByRole('button', { name: `Add a note about ${name}` }), 'Enter');
  const note = page.getByRole('textbox', { name: `Note about ${name}` });
  await note.fill('Met at the fair');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  const opener = page.getByRole('button', { name: `Your note about ${name}` });
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(note).toHaveValue('Met at the fair');
});

it('a person let go by a press is taken back by Undo, with the note', async () => {
  const { name } = await saved(app, 'Ask about nights');
  await app.open('/dashboard/people');
  await page.getByRole('button', { name: `Saved: ${name}` }).click();
  await expect.element(page.getByText(/^No longer saved\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Saved people', exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }), 'Enter');
  await page.getByRole('button', { name: `Your note about ${name}` }).click();
  await expect.element(page.getByRole('textbox', { name: `Note about ${name}` })).toHaveValue('Ask about nights');
});
