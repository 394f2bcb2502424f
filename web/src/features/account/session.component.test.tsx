import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readToken } from '#api/session.ts';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
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
    const { user } = await app.student();
    await app.open('/dashboard/people');
    const saving = holdCalls('/api/users/', 'PATCH');
    await logOut().click();
    const dialog = page.getByRole('dialog');
    await expectAccessible();
    await dialog.getByLabelText('Email').fill('anna@gatech.edu');
    await dialog.getByRole('button', { name: 'Save and log out' }).click();
    await vi.waitFor(() => expect(saving.told).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    saving.answer(Response.json(user));
    // Longer than it takes to read that answer.
    await fetch('/healthz');
    expect(readToken()).not.toBeNull();
    await expect.element(logOut()).toBeVisible();
  });

  it('ends on the device at once, however slow the server is, and the server is told whose it was', async () => {
    const { token } = await app.student({ email: `${crypto.randomUUID()}@gatech.edu` });
    await app.open('/dashboard/people');
    const { told } = holdCalls('/api/auth/logout', 'POST');
    await logOut().click();
    await expect.element(firstName()).toBeVisible();
    expect(location.pathname).toBe('/onboarding');
    expect(told.map((headers) => headers.get('authorization'))).toEqual([`Bearer ${token}`]);
  });
});

/** Calls of one kind wait for `answer`, even those that are given up; `told` are their headers. */
const holdCalls = (part: string, method: string) => {
  const told: Headers[] = [];
  const answer = Promise.withResolvers<Response>();
  const network = window.fetch.bind(window);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.includes(part) || init?.method !== method) return network(url, init);
    told.push(new Headers(init.headers));
    return answer.promise;
  });
  return { told, answer: answer.resolve };
};

const logOut = () => page.getByRole('button', { name: 'Log out', exact: true });
const firstName = () => page.getByLabelText('First name');
