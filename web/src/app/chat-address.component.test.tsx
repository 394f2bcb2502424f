import { getConversation } from '@alive/contract/conversations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { answered, composer, say, thread } from '#testing/chat.testing.tsx';
import { choose, entry, typeInPalette } from '#testing/palette.testing.tsx';

const app = testApp();
beforeEach(async () => {
  await app.student();
  await app.open('/dashboard');
  await answered();
});

/** The chat that the address names. */
const chat = () => new URLSearchParams(location.search).get('chat');
const isNamed = () => (chat() ?? 'new') !== 'new';
const reload = async (path = location.pathname + location.search) => {
  await app.leave();
  await app.open(path);
};

describe('a chat', () => {
  it('keeps its draft to itself', async () => {
    await composer().fill('a thought about rivers');
    await reload('/dashboard?chat=new');
    await expect.poll(isNamed).toBe(true);
    await answered();
    await expect.element(composer()).toHaveValue('');
    await composer().fill('another one');
    await reload();
    await expect.element(composer()).toHaveValue('another one');
    await typeInPalette('picked');
    await expect.element(entry(/^Jobs picked for you/).nth(1)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(composer()).toHaveValue('a thought about rivers');
  });

  it('that is not there gives way to the newest, and that is said', async () => {
    await say('nursing in Minnesota');
    await reload('/dashboard?chat=nothing-here');
    await expect.element(page.getByText('That chat no longer exists. This is your latest one.')).toBeVisible();
    await expect.element(thread().getByText('nursing in Minnesota', { exact: true })).toBeVisible();
  });

  it('that has ended can be read, and its draft goes on in a new one', async () => {
    await say('nursing in Minnesota');
    await typeInPalette('nursing');
    await choose(entry(/^nursing in Minnesota/));
    await expect.poll(isNamed).toBe(true);
    const ended = chat() ?? '';
    await composer().fill('half a thought');
    const conversation = await call(getConversation, { params: { id: ended } });
    intercept(`/api/conversations/${ended}`, () => Response.json({ ...conversation, expired: true }));
    await reload();
    await expect.element(page.getByText(/^This chat has ended\./)).toBeVisible();
    await expect.element(thread().getByText('nursing in Minnesota', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible();
    page.getByRole('link', { name: 'New chat' }).last().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isNamed() && chat() !== ended).toBe(true);
    await answered();
    await expect.element(composer()).toHaveValue('half a thought');
  });
});
