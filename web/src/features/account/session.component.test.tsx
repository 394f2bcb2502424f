import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readToken } from '#api/session.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { answered, composer } from '#testing/chat.testing.tsx';
import { cleanup } from '#testing/render.testing.tsx';

const app = testApp();

describe('a session', () => {
  it('that the server no longer knows ends silently, whatever call finds out, and leaves no draft to another student', async () => {
    const { token } = await app.student({ firstName: 'Anna' });
    await app.open('/dashboard');
    await answered();
    await composer().fill('jobs near my parents');
    // As if it were ended on another device, whose browser clears what it keeps.
    await fetch('/api/auth/logout?keep=storage', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
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
    await vi.waitFor(() => expect(saving.sent).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    saving.answer(Response.json(user));
    // Longer than it takes to read that answer.
    await fetch('/healthz');
    expect(readToken()).not.toBeNull();
    await expect.element(logOut()).toBeVisible();
  });

  it('ends on the device at once, however slow the server is, and the server is informed whose it was', async () => {
    const { token } = await app.student({ email: `${crypto.randomUUID()}@gatech.edu` });
    await app.open('/dashboard/people');
    const { sent } = holdCalls('/api/auth/logout', 'POST');
    await logOut().click();
    await expect.element(firstName()).toBeVisible();
    expect(location.pathname).toBe('/onboarding');
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([`Bearer ${token}`]);
  });

  it('outlives a server that fails, is overloaded or says nothing readable, and says that it reconnects', async () => {
    await app.student();
    const headers = { 'Retry-After': '0' };
    const answers = [
      () => Response.json({ error: 'Broken.', code: 'INTERNAL', requestId: '1' }, { status: 500, headers }),
      () => new Response('<html>Bad gateway</html>', { status: 502, headers }),
      () => Response.json({ error: 'Wait.', code: 'RATE_LIMITED', requestId: '1' }, { status: 429, headers }),
    ];
    const network = intercept('/api/auth/me', () => (answers.shift() ?? (() => new Response('what?')))());
    await app.open('/dashboard/people');
    await expect.element(page.getByText('Reconnecting… You’re still signed in.')).toBeVisible();
    await expect.poll(() => answers).toEqual([]);
    expect(readToken()).not.toBeNull();
    network.end();
    await expect.element(logOut()).toBeVisible();
  });

  it('ends silently where the server forbids it', async () => {
    await app.student();
    intercept('/api/auth/me', () => Response.json({ error: 'No.', code: 'FORBIDDEN', requestId: '1' }, { status: 403 }));
    await app.open('/dashboard');
    await expect.element(firstName()).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('that ended here offline ends on the server once it is found again', async () => {
    const { token } = await app.student({ email: `${crypto.randomUUID()}@gatech.edu` });
    await app.open('/dashboard/people');
    await expect.element(logOut()).toBeVisible();
    const network = intercept('/', 'offline');
    await logOut().click();
    await expect.element(firstName()).toBeVisible();
    expect(readToken()).toBeNull();
    network.end();
    await expect.poll(() => localStorage.getItem('alive.ending')).not.toBeNull();
    expect(Object.values(localStorage).join('\n')).not.toContain(token);
    await expect.element(page.getByText(/^You’re signed out on this device, but/)).toBeVisible();
    const isKnown = async () => (await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).ok;
    expect(await isKnown()).toBe(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(isKnown).toBe(false);
    await expect.element(page.getByText('You’re signed out.', { exact: true })).toBeVisible();
    await expect.poll(() => localStorage.getItem('alive.ending')).toBeNull();
  });

  it('that ended here while the server was overloaded ends there by itself', async () => {
    const { token } = await app.student({ email: `${crypto.randomUUID()}@gatech.edu` });
    await app.open('/dashboard/people');
    const busy = () =>
      Response.json({ error: 'Busy.', code: 'UNAVAILABLE', requestId: '1' }, { status: 503, headers: { 'Retry-After': '0' } });
    const network = intercept('/api/auth/', busy);
    await logOut().click();
    await expect.poll(() => network.calls.length).toBeGreaterThan(1);
    network.end();
    await expect.poll(() => localStorage.getItem('alive.ending')).toBeNull();
    expect((await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });

  it.each([
    { link: 'Search', thread: 'Search conversation', begin: answered },
    { link: 'Find People', thread: 'People search', begin: openPeople },
  ])('leaves nothing of $thread to the next student on the same page', async ({ link, thread, begin }) => {
    await app.student({ firstName: 'Anna', email: `${crypto.randomUUID()}@gatech.edu` });
    await app.open('/dashboard');
    await begin();
    await page.getByRole('textbox').fill('nurses near my parents');
    await userEvent.keyboard('{Enter}');
    const said = page.getByRole('region', { name: thread }).getByText('nurses near my parents', { exact: true });
    await expect.element(said).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
    await logOut().click();
    await expect.element(firstName()).toBeVisible();
    cleanup();
    await app.student({ firstName: 'Ben' });
    await app.open('/dashboard/companies');
    await expect.element(page.getByRole('heading', { name: 'Elite Companies' })).toBeVisible();
    const network = intercept('/', 'offline');
    await view(link).click();
    await expect.element(page.getByText(/^Alive isn’t responding right now/)).toBeVisible();
    expect(said.elements()).toEqual([]);
    network.end();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('textbox')).toBeVisible();
    expect(said.elements()).toEqual([]);
  });

  it('that ended here just before the page was closed ends on the server at the next visit', async () => {
    const { token } = await app.student();
    localStorage.removeItem('alive.token');
    localStorage.setItem('alive.ending', JSON.stringify([await hashOf(token)]));
    await app.open('/onboarding');
    await expect.element(firstName()).toBeVisible();
    await expect.poll(() => localStorage.getItem('alive.ending')).toBeNull();
    expect((await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });
});

const hashOf = async (token: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Calls of one kind wait for `answer`, even those that are given up; `sent` are their headers. */
const holdCalls = (part: string, method: string) => {
  const sent: Headers[] = [];
  const answer = Promise.withResolvers<Response>();
  const network = window.fetch.bind(window);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.includes(part) || init?.method !== method) return network(url, init);
    sent.push(new Headers(init.headers));
    return answer.promise;
  });
  return { sent, answer: answer.resolve };
};

const logOut = () => page.getByRole('button', { name: 'Log out', exact: true });
const view = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const openPeople = async () => {
  await view('Find People').click();
  await expect.element(page.getByRole('textbox', { name: 'Who would you like to learn from?' })).toBeVisible();
};
const firstName = () => page.getByLabelText('First name');
