import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

/** A student who found nurses, and the name of the first of them. */
const found = async (options: Parameters<typeof browser.open>[0] = {}): Promise<{ page: Page; name: string }> => {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard/people`);
  await page.getByRole('textbox').waitFor();
  await say(page, 'nurses');
  const save = page.getByRole('button', { name: /^Save: / }).first();
  return { page, name: (await save.getAttribute('aria-label'))?.slice('Save: '.length) ?? '' };
};

describe('the people a student saves', () => {
  it('are saved with a note beside them, and stay so after a reload', async () => {
    const { page, name } = await found();
    await page.getByRole('button', { name: `Save: ${name}` }).press('Enter');
    await page.getByRole('button', { name: `Saved: ${name}`, pressed: true }).waitFor();
    await page.getByRole('link', { name: 'Saved people (1)' }).waitFor();
    await page.getByRole('button', { name: `Add a note on ${name}` }).press('Enter');
    const note = page.getByRole('textbox', { name: `Note on ${name}` });
    await note.fill('Met at the fair');
    await expectAccessible(page);
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Escape');
    await kept;
    const opener = page.getByRole('button', { name: `Your note on ${name}` });
    await opener.waitFor();
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: `Your note on ${name}` }).click();
    expect(await note.inputValue()).toBe('Met at the fair');
  });

  it('are let go and taken back beside the answer, with their note', async () => {
    const { page, name } = await found();
    await page.getByRole('button', { name: `Save: ${name}` }).click();
    await page.getByRole('button', { name: `Add a note on ${name}` }).click();
    await page.getByRole('textbox', { name: `Note on ${name}` }).fill('Ask about nights');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Your note on ${name}` }).waitFor();
    await page.getByRole('button', { name: `Saved: ${name}` }).click();
    await page.getByText('No longer saved.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name: `Your note on ${name}` }).waitFor();
  });

  it('have a page of their own, where they are noted, removed, and taken back', async () => {
    const { page, name } = await found();
    await page.getByRole('link', { name: 'Saved people' }).click();
    await page.getByText('Nobody saved yet.').waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('button', { name: `Save: ${name}` }).click();
    await page.getByRole('link', { name: 'Saved people (1)' }).click();
    const card = page.getByRole('article', { name });
    await card.getByRole('list', { name: `Career path of ${name}` }).waitFor();
    await card.getByRole('textbox', { name: `Note on ${name}` }).fill('Write in March');
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.keyboard.press('Tab');
    await kept;
    await expectAccessible(page);
    await card.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await page.getByText(`${name} was removed.`).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await card.waitFor();
    expect(await card.getByRole('textbox').inputValue()).toBe('Write in March');
    await page.waitForLoadState('networkidle');
    await page.reload();
    expect(await card.getByRole('textbox').inputValue()).toBe('Write in March');
  });

  it('keep a note that cannot be sent, and send it when the network is back', async () => {
    const { page, name } = await found();
    await page.getByRole('button', { name: `Save: ${name}` }).click();
    await page.getByRole('link', { name: 'Saved people (1)' }).click();
    const note = page.getByRole('textbox', { name: `Note on ${name}` });
    await note.waitFor();
    await page.context().setOffline(true);
    await note.fill('Said on a train');
    await page.keyboard.press('Tab');
    await page.getByText('Not saved yet; kept on this device.').waitFor();
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await page.context().setOffline(false);
    await kept;
    await page.getByText('Not saved yet; kept on this device.').waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('Said on a train');
  });
});

describe('a first message', () => {
  it('is proposed, edited, kept through a reload, copied, and begun anew', async () => {
    const { page, name } = await found({ permissions: ['clipboard-read', 'clipboard-write'] });
    const write = page.getByRole('button', { name: `Write to ${name}` });
    await write.press('Enter');
    const dialog = page.getByRole('dialog', { name: `A first message to ${name}` });
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await message.waitFor();
    const proposed = await message.inputValue();
    expect(proposed).toMatch(/^Hi [\s\S]+Maya$/);
    await expectAccessible(page);
    await message.fill('Hello, may I ask you something?');
    await page.reload();
    await rows(page).first().waitFor();
    await write.click();
    expect(await message.inputValue()).toBe('Hello, may I ask you something?');
    await dialog.getByRole('button', { name: 'Copy message' }).press('Enter');
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello, may I ask you something?');
    await dialog.getByRole('button', { name: 'Start over' }).click();
    expect(await message.inputValue()).toBe(proposed);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await write.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('fits a phone', async () => {
    const { page, name } = await found({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: `Write to ${name}` }).tap();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});
