import { expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { openPeople, rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { say } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

it('a person found is saved, noted and written to, through a reload and a dead network', async () => {
  const page = await openPeople(browser, server, { permissions: ['clipboard-read', 'clipboard-write'] });
  await say(page, 'nurses in Boston');
  await page.getByRole('link', { name: 'Saved people' }).click();
  await page.getByText('No one saved yet.').waitFor();
  await page.goBack();
  const save = page.getByRole('button', { name: /^Save: / }).first();
  const name = (await save.getAttribute('aria-label'))?.slice('Save: '.length) ?? '';
  await save.press('Enter');
  await page.getByRole('button', { name: `Add a note about ${name}` }).press('Enter');
  const note = page.getByRole('textbox', { name: `Note about ${name}` });
  await note.fill('Met at the fair');
  await Promise.all([kept(), page.keyboard.press('Escape')]);
  const write = page.getByRole('button', { name: `Write to ${name}` });
  await write.click();
  const message = page.getByRole('textbox', { name: 'Message' });
  expect(await message.inputValue()).toMatch(/^Hi [\s\S]+Maya$/);
  await message.fill('Hello, may I ask you something?');
  await page.reload();
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: `Your note about ${name}` }).click();
  expect(await note.inputValue()).toBe('Met at the fair');
  await page.keyboard.press('Escape');
  await write.click();
  expect(await message.inputValue()).toBe('Hello, may I ask you something?');
  await page.getByRole('button', { name: 'Copy message' }).press('Enter');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello, may I ask you something?');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Saved people (1)' }).click();
  await note.waitFor();
  await page.context().setOffline(true);
  await note.fill('Said on a train');
  await page.keyboard.press('Tab');
  const unsaved = page.getByText('Not saved yet. It’s kept on this device.');
  await unsaved.waitFor();
  await Promise.all([kept(), page.context().setOffline(false)]);
  await unsaved.waitFor({ state: 'detached' });
  expect(await note.inputValue()).toBe('Said on a train');

  /** The server takes what is kept of a person. */
  async function kept() {
    await page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  }
});
