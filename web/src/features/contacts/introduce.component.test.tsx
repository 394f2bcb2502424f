import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { saved } from '#testing/contacts.testing.tsx';
import { press } from '#testing/people.testing.tsx';

const app = testApp();
const message = () => page.getByRole('dialog').getByRole('textbox', { name: 'Message' });

it('a first message is proposed, edited, begun again, and left by Esc', async () => {
  const { name } = await saved(app, '');
  await app.open('/dashboard/people/saved');
  const write = page.getByRole('button', { name: `Write to ${name}` });
  await press(write, 'Enter');
  const dialog = page.getByRole('dialog', { name: `A first message to ${name}` });
  await expect.element(message()).toHaveValue(expect.stringMatching(/^Hi [\s\S]+Maya$/) as string);
  const proposed = valueOf(message());
  await message().fill('Hello, may I ask you something?');
  await expectAccessible();
  await page.viewport(phone.width, phone.height);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect.element(message()).toHaveValue(proposed);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(write).toHaveFocus();
});

it('a message that the browser does not let us copy is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  const { name } = await saved(app, '');
  await app.open('/dashboard/people/saved');
  await page.getByRole('button', { name: `Write to ${name}` }).click();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect.element(page.getByText(/The message is selected, so you can copy it with your keyboard\.$/)).toBeVisible();
  expect(getSelection()?.toString()).toBe(valueOf(message()));
});

it('a message that could not be loaded is asked for again', async () => {
  const { name } = await saved(app, '');
  await app.open('/dashboard/people/saved');
  const away = intercept('/introduction', () => new Response(null, { status: 500 }));
  await page.getByRole('button', { name: `Write to ${name}` }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy message' })).toBeDisabled();
  away.end();
  await again.click();
  await expect.element(message()).toBeVisible();
});

const valueOf = (box: ReturnType<typeof message>): string => (box.element() as HTMLTextAreaElement).value;
