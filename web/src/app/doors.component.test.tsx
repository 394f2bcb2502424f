import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { answered, composer, say, thread } from '#testing/chat.testing.tsx';

const app = testApp();

const search = async (size?: typeof phone) => {
  await app.student({ preferredLocations: ['Boston', 'Seattle'] });
  await app.open('/dashboard', { size });
  await answered();
};

const doors = () => page.getByRole('navigation', { name: 'Chats and lists' });
const recent = () => page.getByRole('dialog', { name: 'Recent chats' });

describe('the doors of Search', () => {
  it('are all in view on a desktop and lead to the lists', async () => {
    await search();
    for (const name of ['New chat', 'Browse Jobs', 'Career Paths', 'Saved'])
      await expect.element(doors().getByRole('link', { name, exact: true })).toBeVisible();
    await doors().getByRole('link', { name: 'Saved', exact: true }).click();
    expect(location.pathname).toBe('/dashboard/jobs/saved');
  });

  it('stand on a phone behind one button, next to a new chat, and give the focus back', async () => {
    await search(phone);
    await expect.element(doors().getByRole('link', { name: 'New chat' })).toBeVisible();
    const more = doors().getByRole('button', { name: 'More' });
    await more.click();
    for (const name of ['Browse Jobs', 'Career Paths', 'Saved'])
      await expect.element(doors().getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible();
    await doors().getByRole('button', { name: 'Recent chats' }).click();
    await expect.element(recent().getByRole('link', { name: /^Jobs picked for you/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect.element(recent()).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    await doors().getByRole('button', { name: 'More' }).click();
    await doors().getByRole('link', { name: 'Career Paths' }).click();
    expect(location.pathname).toBe('/dashboard/paths');
  });

  it('lead to an earlier chat by the words it began with, and a new one begins in the composer', async () => {
    await search();
    await say('museum jobs');
    const before = page.getByText('museum jobs', { exact: true });
    doors().getByRole('link', { name: 'New chat' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => thread().getByText('museum jobs', { exact: true }).query()).toBeNull();
    await expect.element(composer()).toHaveFocus();
    await answered();
    await doors().getByRole('button', { name: 'Recent chats' }).click();
    await recent()
      .getByRole('link', { name: /^museum jobs/ })
      .click();
    await expect.element(before).toBeVisible();
    await expect.element(recent()).not.toBeInTheDocument();
  });
});

describe('the head of Search', () => {
  it('is whole at the top and one row while it is scrolled away, and is read in full either way', async () => {
    await search();
    await say('software internships');
    await say('show more');
    const row = () => document.querySelector<HTMLElement>('.search-bar');
    const port = thread().element();
    port.scrollTo({ top: 0 });
    await expect.poll(() => row()?.dataset['away']).toBeUndefined();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport();
    port.scrollTo({ top: port.scrollHeight });
    await expect.poll(() => row()?.dataset['away']).toBe('true');
    expect(row()?.offsetHeight).toBe(44);
    await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect.element(doors().getByRole('link', { name: 'New chat' })).toBeInViewport();
    await expect.element(page.getByRole('group', { name: 'Searching with' })).toBeInViewport();
    await expect.element(page.getByText(/Class of \d{4}$/)).toBeInTheDocument();
  });
});

describe('the way to the latest', () => {
  it('is offered only after the student scrolled away from it', async () => {
    await search(phone);
    const jump = page.getByRole('button', { name: 'Jump to latest' });
    const port = thread().element();
    expect(port.scrollHeight - port.clientHeight - port.scrollTop).toBeGreaterThan(48);
    expect(jump.query()).toBeNull();
    port.scrollBy({ top: 40 });
    await jump.click();
    await expect.element(jump).not.toBeInTheDocument();
    await expect.element(thread()).toHaveFocus();
  });
});
