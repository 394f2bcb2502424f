import { register } from '@alive/contract/account.ts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { readToken } from '#api/session.ts';
import { testApp } from '#testing/app.testing.tsx';
import { answered, ask, composer, say, thread } from '#testing/chat.testing.tsx';
import { resumeHeading, sendBasics } from '#testing/wizard.testing.tsx';

const app = testApp();

describe('a message', () => {
  it('that did not get through keeps its key when it is sent again, also after a reload, and the next one has another', async () => {
    await app.student();
    await app.open('/dashboard');
    await answered();
    const line = cut('/api/search/continue');
    await ask('nursing in Minnesota');
    await expect.element(page.getByText('You’re offline. Your words are back in the box.')).toBeVisible();
    await app.leave();
    await app.open('/dashboard');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    line.mend();
    composer().element().focus();
    await userEvent.keyboard('{Enter}');
    await answered();
    await say('nursing in Minnesota');
    const [first, again, next] = line.keys;
    expect(first).toMatch(/^[\w-]{16,100}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('that the page was left with before the server had it is back in the box', async () => {
    await app.student();
    await app.open('/dashboard');
    await answered();
    const line = cut('/api/search/continue', 'hangs');
    await ask('nursing in Minnesota');
    await expect.poll(() => line.keys).toHaveLength(1);
    await expect.element(composer()).toHaveValue('');
    await app.leave();
    line.mend();
    await app.open('/dashboard');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    composer().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(thread().getByText('nursing in Minnesota', { exact: true })).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
  });
});

describe('a conversation', () => {
  it('that begins is one, whatever reloads and mounts come in between', async () => {
    await app.student();
    const line = cut('/api/search/start', 'hangs');
    for (let mounts = 0; mounts < 5; mounts += 1) {
      await app.open('/dashboard');
      await expect.poll(() => line.keys).toHaveLength(mounts + 1);
      await app.leave();
    }
    line.mend();
    await app.open('/dashboard');
    await answered();
    expect(new Set(line.keys).size).toBe(1);
    const token = readToken();
    const reply = await fetch('/api/conversations', { headers: { authorization: `Bearer ${token}` } });
    expect(((await reply.json()) as { conversations: unknown[] }).conversations).toHaveLength(1);
  });
});

describe('an account', () => {
  it('of which no answer came is asked for under the same key and as it was, then brought up to date', async () => {
    await app.open('/onboarding');
    const line = cut('/api/users/register');
    const email = `${crypto.randomUUID()}@gatech.edu`;
    await sendBasics({ email });
    await expect.element(page.getByText(/^Failed to register user: You’re offline\./)).toBeVisible();
    await page.getByLabelText('Last name').fill('Rahman');
    await app.leave();
    line.mend();
    await app.open('/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(resumeHeading()).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
    expect(line.bodies.map((body) => (body as { lastName: string }).lastName)).toEqual(['Raman', 'Raman']);
    const reply = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${readToken()}` } });
    expect(await reply.json()).toMatchObject({ lastName: 'Rahman', email });
  });
});

describe('an account of which no answer came', () => {
  it('is not made twice where what was put right since is refused', async () => {
    await app.open('/onboarding');
    const line = cut('/api/users/register');
    await sendBasics({ email: `${crypto.randomUUID()}@gatech.edu` });
    await expect.element(page.getByText(/^Failed to register user: You’re offline\./)).toBeVisible();
    line.mend();
    const email = `${crypto.randomUUID()}@gatech.edu`;
    await call(register, { body: { firstName: 'Ada', lastName: 'Byron', school: 'MIT', major: 'Biology', email } });
    line.keys.length = 0;
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText(/^This email is already registered\./)).toBeVisible();
    expect(line.keys).toHaveLength(1);
    expect(readToken()).not.toBeNull();
  });
});

/** Calls whose address holds `part` fail, or hang, until it is mended; tells their keys and bodies. */
const cut = (part: string, how: 'fails' | 'hangs' = 'fails') => {
  const network = window.fetch.bind(window);
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  let isCut = true;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.includes(part)) return network(url, init);
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    bodies.push(JSON.parse(init?.body as string));
    if (!isCut) return network(url, init);
    if (how === 'fails') throw new TypeError('Failed to fetch');
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  return { keys, bodies, mend: () => void (isCut = false) };
};
