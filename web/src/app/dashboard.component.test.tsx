import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepToken, readToken } from '#api/session.ts';
import { intercept, phone, testApp } from '#testing/app.testing.tsx';

const app = testApp();

describe('the dashboard', () => {
  it('sends whoever has no valid token away, silently', async () => {
    keepToken('x'.repeat(43));
    await app.open('/dashboard');
    await expect.element(page.getByLabelText('First name')).toBeVisible();
    expect(location.pathname).toBe('/onboarding');
    expect(readToken()).toBeNull();
    expect(page.getByRole('alertdialog').elements()).toEqual([]);
  });

  it('keeps the student signed in while the server is away, and says that it reconnects', async () => {
    const { token } = await app.student();
    const network = intercept('/api/auth/me', 'offline');
    await app.open('/dashboard');
    await expect.element(page.getByText(/Reconnecting/)).toBeVisible();
    network.end();
    await expect.element(page.getByRole('heading', { name: /Hi Maya/ })).toBeVisible();
    expect(readToken()).toBe(token);
  });

  it('offers its views behind the menu on a phone, and by their addresses', async () => {
    await app.student();
    await app.open('/dashboard', { size: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Companies' }).click();
    await expect.element(page.getByRole('heading', { name: 'Elite Companies' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    for (const [view, heading] of Object.entries(headings)) {
      await app.leave();
      await app.open(`/dashboard/${view}`, { size: phone });
      await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });
});

const headings = { jobs: 'Browse Jobs', paths: 'Career Paths', people: 'Pathways worth exploring' };
