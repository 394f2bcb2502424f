import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readToken } from '#api/session.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { answered, composer } from '#testing/chat.testing.tsx';

const app = testApp();

describe('a session', () => {
  it('that the server no longer knows ends silently, whatever call finds out, and leaves no draft to another student', async () => {
    const { token } = await app.student({ firstName: 'Anna' });
    await app.open('/dashboard');
    await answered();
    await composer().fill('jobs near my parents');
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await userEvent.keyboard('{Enter}');
    await expect.element(firstName()).toBeVisible();
    expect(location.pathname).toBe('/onboarding');
    expect(readToken()).toBeNull();
    await app.leave();
    localStorage.setItem('alive.draft.search', 'jobs near my parents');
    await app.student({ firstName: 'Ben' });
    await app.open('/dashboard');
    await expect.element(page.getByRole('heading', { name: /Hi Ben/ })).toBeVisible();
    await expect.element(composer()).toHaveValue('');
  });

  it('goes on when logging out is cancelled while the email is saved', async () => {
    await app.student();
    await app.open('/dashboard/people');
    const saving = intercept('/api/users/', 'held');
    await logOut().click();
    const dialog = page.getByRole('dialog');
    await expectAccessible();
    await dialog.getByLabelText('Email').fill('anna@gatech.edu');
    await dialog.getByRole('button', { name: 'Save and log out' }).click();
    await vi.waitFor(() => expect(saving.calls.map(({ body }) => body)).toContainEqual({ email: 'anna@gatech.edu' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    saving.release();
    // Longer than what was held can take.
    await fetch('/healthz');
    expect(readToken()).not.toBeNull();
    await expect.element(logOut()).toBeVisible();
  });

  it('ends on the device at once, however slow the server is, and the server is told whose it was', async () => {
    const { token } = await app.student({ email: `${crypto.randomUUID()}@gatech.edu` });
    await app.open('/dashboard/people');
    const told: (string | null)[] = [];
    const network = window.fetch.bind(window);
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (!url.endsWith('/api/auth/logout')) return network(url, init);
      told.push(new Headers(init?.headers).get('authorization'));
      return new Promise(() => undefined);
    });
    await logOut().click();
    await expect.element(firstName()).toBeVisible();
    expect(location.pathname).toBe('/onboarding');
    expect(told).toEqual([`Bearer ${token}`]);
  });
});

const logOut = () => page.getByRole('button', { name: 'Log out', exact: true });
const firstName = () => page.getByLabelText('First name');
