import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { saved } from '#testing/contacts.testing.tsx';
import { press } from '#testing/people.testing.tsx';

const app = testApp();

it('the page of saved people says that there are none, and leads to the search', async () => {
  await app.student();
  await app.open('/dashboard/people/saved');
  await expect.element(page.getByText(/^No one saved yet\./)).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Find people' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pathways worth exploring' })).toBeVisible();
});

it('a saved person is shown with path and note, removed, and taken back with the note', async () => {
  const { name, noted } = await saved(app, '');
  await app.open('/dashboard/people/saved');
  const card = page.getByRole('article', { name });
  const note = card.getByRole('textbox', { name: `Note about ${name}` });
  await expect.element(card.getByRole('list', { name: `Career path of ${name}` })).toBeVisible();
  await note.fill('Write in March');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Not saved yet. It’s kept on this device.')).not.toBeInTheDocument();
  expect(await noted()).toEqual(['Write in March']);
  await expectAccessible();
  await press(card.getByRole('button', { name: `Remove ${name}` }), 'Enter');
  await expect.element(page.getByText(new RegExp(`^You removed ${name} from your saved people\\.`))).toBeVisible();
  expect(page.getByRole('article').query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect.poll(noted).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(note).toHaveValue('Write in March');
  await expect.element(card.getByRole('button', { name: `Remove ${name}` })).toHaveFocus();
  await expect.poll(noted).toEqual(['Write in March']);
});
