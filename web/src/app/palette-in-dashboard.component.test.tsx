import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { choose, entry, field, typeInPalette } from '#testing/palette.testing.tsx';

const app = testApp();
const shown = async (path: string, options?: Parameters<typeof app.open>[1]) => {
  await app.student();
  await app.open(`/dashboard/${path}`, options);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

describe('the palette', () => {
  it('changes the theme, skips to the view, and ends the session', async () => {
    await shown('jobs/saved');
    await typeInPalette('theme');
    await choose(entry('Switch to dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await typeInPalette('theme');
    await choose(entry('Switch to light'));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await typeInPalette('skip');
    await choose(entry('Skip to content'));
    expect(document.activeElement?.id).toBe('view');
    await typeInPalette('log out');
    await choose(entry('Log out'));
    await expect.element(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  });

  it('closes with Esc and with the keys that opened it, and the focus is where it was', async () => {
    await shown('companies');
    const search = page.getByRole('searchbox');
    await search.click();
    for (const keys of ['{Escape}', '{Control>}k{/Control}']) {
      await typeInPalette('anything at all');
      await userEvent.keyboard(keys);
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(search).toHaveFocus();
    }
    await expect.element(search).toHaveValue('');
  });
});

describe('on a phone', () => {
  it('the menu opens it, it fits above the keyboard, and the focus returns to the menu', async () => {
    await shown('jobs/saved', { size: phone });
    const menu = page.getByRole('button', { name: 'Menu' });
    const openFromMenu = async () => {
      await menu.click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Find anything' }).click();
    };
    await openFromMenu();
    await field().fill('software engineer');
    await expect.element(entry(/^All [\d,]+ jobs/)).toBeVisible();
    await expectAccessible();
    await page.viewport(360, 360);
    const box = page.getByRole('dialog', { name: 'Find anything' }).element();
    await expect.poll(() => box.getBoundingClientRect().bottom).toBeLessThanOrEqual(360);
    const last = entry(/^The career path to/).element();
    last.scrollIntoView();
    expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  });
});
