import { me } from '@alive/contract/account.ts';
import { listContacts, saveContact } from '@alive/contract/contacts.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { saved } from '#testing/contacts.testing.tsx';

const app = testApp();

it('a note on a person that changed in another window shows both texts, in the panel too, and keeps both', async () => {
  const person = await saved(app, 'Ask.');
  const userId = await whoIsHere();
  const elsewhere = (note: string) => call(saveContact, { params: { id: userId, personId: person.id }, body: { note } });
  await app.open('/dashboard/people/saved');
  const note = page.getByRole('textbox', { name: `Note about ${person.name}` });
  await expect.element(note).toHaveValue('Ask.');
  await note.fill('Ask in May.');
  await elsewhere('Asked.');
  await userEvent.tab();
  const dialog = page.getByRole('dialog', { name: 'This note was changed somewhere else' });
  await expect.element(dialog.getByText('Ask in May.')).toBeVisible();
  await expect.element(dialog.getByText('Asked.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect.element(note).toHaveValue('Ask in May.');
  await app.leave();
  await app.open('/dashboard/people');
  const panel = page.getByRole('button', { name: `Your note about ${person.name}` });
  await panel.click();
  await expect.element(note).toHaveValue('Ask in May.');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('This note was changed in another window. Your text isn’t lost.')).toBeVisible();
  await panel.click();
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('Asked.\n\nAsk in May.');
  const noted = async () => (await call(listContacts, { params: { id: userId } })).contacts[0]?.note;
  await expect.poll(noted).toBe('Asked.\n\nAsk in May.');
});

const whoIsHere = async (): Promise<string> => (await call(me, {})).id;
