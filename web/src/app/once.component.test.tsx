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
  it('without a reply keeps its key when it is sent again, also after a reload, and the next one has another', async () => {
    await search();
    const line = cut('/api/search/continue');
    await ask('nursing in Minnesota');
    await expect.element(page.getByText('We couldn’t reach Alive. Your words are back in the box.')).toBeVisible();
    await app.leave();
    await app.open('/dashboard');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    line.mend();
    await send();
    await answered();
    await say('nursing in Minnesota');
    const [first, again, next] = line.keys;
    expect(first).toMatch(/^[\w-]{16,100}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('that the page was left with before the server had it is back in the box', async () => {
    await search();
    const line = cut('/api/search/continue', hangs);
    await ask('nursing in Minnesota');
    await expect.poll(() => line.keys).toHaveLength(1);
    await expect.element(composer()).toHaveValue('');
    await app.leave();
    line.mend();
    await app.open('/dashboard');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    await send();
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
  });

  it('is back in the box hours after the page was left with it, each time, and has another key by then', async () => {
    await search();
    const line = cut('/api/search/continue', hangs);
    await ask('nursing in Minnesota');
    await expect.poll(() => line.keys).toHaveLength(1);
    for (let visits = 2; visits < 4; visits += 1) {
      await app.leave();
      ageActions();
      await app.open('/dashboard');
      await expect.element(composer()).toHaveValue('nursing in Minnesota');
      await send();
      await expect.poll(() => line.keys).toHaveLength(visits);
      await expect.element(composer()).toHaveValue('');
    }
    expect(new Set(line.keys).size).toBe(3);
  });

  it('that repeats the one before it and was never taken is back in the box, too', async () => {
    await search();
    await say('nursing in Minnesota');
    const line = cut('/api/search/continue', hangs);
    await ask('nursing in Minnesota');
    await expect.poll(() => line.keys).toHaveLength(1);
    await app.leave();
    await app.open('/dashboard');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
  });

  it('that another instance is still carrying out is sent again under its key until there is an answer', async () => {
    await search();
    const line = cut('/api/search/continue', inProgress(3));
    await say('nursing in Minnesota');
    expect(line.keys).toHaveLength(4);
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
  });

  it('whose key the server knows with another body is sent once more under a new one', async () => {
    await search();
    const line = cut('/api/search/continue');
    await ask('nursing in Minnesota');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    line.mend();
    const [key] = line.keys;
    const other = { ...(line.bodies[0] as { conversationId: string }), message: 'teaching' };
    await (await post('/api/search/continue', other, key)).text();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    await answered();
    expect(line.keys.filter((one) => one === key)).toHaveLength(3);
    expect(new Set(line.keys).size).toBe(2);
  });

  it('that is refused as a mismatch under each key is given back', async () => {
    await search();
    const line = cut('/api/search/continue', () => refusal('IDEMPOTENCY_MISMATCH', 422));
    await ask('nursing in Minnesota');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    expect(new Set(line.keys).size).toBe(2);
    expect(line.keys).toHaveLength(2);
  });
});

describe('a conversation', () => {
  it('that begins is one, whatever reloads and mounts come in between', async () => {
    await app.student();
    const line = cut('/api/search/start', hangs);
    for (let mounts = 0; mounts < 5; mounts += 1) {
      await app.open('/dashboard');
      await expect.poll(() => line.keys).toHaveLength(mounts + 1);
      await app.leave();
    }
    line.mend();
    await app.open('/dashboard');
    await answered();
    expect(new Set(line.keys).size).toBe(1);
    expect(await chats()).toHaveLength(1);
  });

  it('is one where another instance is still beginning it', async () => {
    await app.student();
    const line = cut('/api/search/start', inProgress(3));
    await app.open('/dashboard');
    await answered();
    expect(new Set(line.keys).size).toBe(1);
    expect(await chats()).toHaveLength(1);
  });

  it('whose first words are back in the box does not send them by itself', async () => {
    await app.student();
    const line = cut('/api/search/start');
    await app.open('/dashboard');
    await expect.element(page.getByText(/^Sorry/)).toBeVisible();
    await ask('nursing in Minnesota');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    await app.leave();
    line.mend();
    line.bodies.length = 0;
    await app.open('/dashboard');
    await answered();
    expect(line.bodies).toHaveLength(1);
    expect(JSON.stringify(line.bodies)).not.toContain('nursing');
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
  });
});

describe('an account', () => {
  it('retries a registration without a reply under its key, then updates the account', async () => {
    await app.open('/onboarding');
    const line = cut('/api/users/register');
    const email = `${crypto.randomUUID()}@gatech.edu`;
    await sendBasics({ email });
    await expect.element(page.getByText(unreached)).toBeVisible();
    await page.getByLabelText('Last name').fill('Rahman');
    await app.leave();
    line.mend();
    await app.open('/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(resumeHeading()).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
    expect(line.bodies.map((body) => (body as { lastName: string }).lastName)).toEqual(['Raman', 'Raman']);
    expect(await me()).toMatchObject({ lastName: 'Rahman', email });
  });

  it('whose reply was cut in its middle is not made twice', async () => {
    await app.open('/onboarding');
    const made: string[] = [];
    const line = cut('/api/users/register', async (network) => {
      made.push(((await (await network()).json()) as { userId: string }).userId);
      return new Response('{"userId": "', { status: 201 });
    });
    await sendBasics({ email: `${crypto.randomUUID()}@gatech.edu` });
    await expect.element(page.getByText(/^Failed to register user: /)).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(resumeHeading()).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
    expect(await me()).toMatchObject({ id: made[0] });
  });

  it('that is still being made keeps its key, however long it is waited for', async () => {
    await app.open('/onboarding');
    const line = cut('/api/users/register', inProgress(Infinity));
    await sendBasics({ email: `${crypto.randomUUID()}@gatech.edu` });
    await expect.element(page.getByText(/^Failed to register user: /)).toBeVisible();
    line.mend();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(resumeHeading()).toBeVisible();
    expect(new Set(line.keys).size).toBe(1);
  });

  it('that is asked for twice at once is one', async () => {
    const body = { firstName: 'Ada', lastName: 'Byron', school: 'MIT', major: 'Biology' };
    const key = crypto.randomUUID();
    const accounts = await Promise.all([call(register, { body }, { key }), call(register, { body }, { key })]);
    expect(new Set(accounts.map(({ userId }) => userId)).size).toBe(1);
  });

  it('whose key the server knows with other details is made under a new one', async () => {
    await app.open('/onboarding');
    const line = cut('/api/users/register');
    await sendBasics({ email: `${crypto.randomUUID()}@gatech.edu` });
    await expect.element(page.getByText(unreached)).toBeVisible();
    line.mend();
    const key = line.keys[0] ?? '';
    await call(register, { body: { firstName: 'Ada', lastName: 'Byron', school: 'MIT', major: 'Biology' } }, { key });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(resumeHeading()).toBeVisible();
    expect(line.keys.filter((one) => one === key)).toHaveLength(3);
    expect(new Set(line.keys).size).toBe(2);
    expect(await me()).toMatchObject({ lastName: 'Raman' });
  });
});

describe('an account without a reply', () => {
  it('is not made twice where the corrected details are refused', async () => {
    await app.open('/onboarding');
    const line = cut('/api/users/register');
    await sendBasics({ email: `${crypto.randomUUID()}@gatech.edu` });
    await expect.element(page.getByText(unreached)).toBeVisible();
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

/** Answers calls whose address holds `part` in place of the server until `mend`. Notes the keys and bodies of all. */
const cut = (part: string, answer: Answer = fails) => {
  const network = window.fetch.bind(window);
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  let isCut = true;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.includes(part)) return network(url, init);
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    bodies.push(JSON.parse(init?.body as string));
    return isCut ? answer(() => network(url, init), init?.signal) : network(url, init);
  });
  return { keys, bodies, mend: () => void (isCut = false) };
};

const fails: Answer = () => {
  throw new TypeError('Failed to fetch');
};

const hangs: Answer = (_network, signal) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** As another instance that carries it out says so often, before it follows. */
const inProgress = (times: number): Answer => {
  let left = times;
  return (network) => (left-- > 0 ? refusal('IN_PROGRESS', 409) : network());
};

const refusal = (code: string, status: number): Response =>
  Response.json({ error: 'No.', code, requestId: '1' }, { status, headers: { 'Retry-After': '0' } });

/** Makes everything that is not settled an hour older. */
const ageActions = () => {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith('alive.action.'))) {
    const action = JSON.parse(localStorage.getItem(name) ?? '') as { at: number };
    localStorage.setItem(name, JSON.stringify({ ...action, at: action.at - 3_600_000 }));
  }
};

/** Opens the job conversation of a new student and waits for its first answer. */
const search = async () => {
  await app.student();
  await app.open('/dashboard');
  await answered();
};

/** Sends what is in the box. */
const send = async () => {
  composer().element().focus();
  await userEvent.keyboard('{Enter}');
};

const post = (path: string, body: unknown, key: string | null = null): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { ...signedIn(), 'Content-Type': 'application/json', ...(key !== null && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });

const signedIn = () => ({ authorization: `Bearer ${readToken()}` });
const me = async (): Promise<unknown> => (await fetch('/api/auth/me', { headers: signedIn() })).json();
const chats = async () =>
  ((await (await fetch('/api/conversations', { headers: signedIn() })).json()) as { conversations: unknown[] }).conversations;

const said = (words: string) => thread().getByText(words, { exact: true });
const unreached = /^Failed to register user: We couldn’t reach Alive\./;

type Answer = (network: () => Promise<Response>, signal?: AbortSignal | null) => Response | Promise<Response>;
