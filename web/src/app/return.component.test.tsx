import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testApp } from '#testing/app.testing.tsx';
import { answered, thread } from '#testing/chat.testing.tsx';

const app = testApp();

it('who read a posting comes back to its card in the chat, with the focus and in view', async () => {
  await app.student({ preferredLocations: ['Boston', 'Seattle'] });
  await app.open('/dashboard');
  await answered();
  const titles = thread().getByRole('article').getByRole('heading').getByRole('link');
  await expect.element(titles.nth(3)).toBeInTheDocument();
  const name = titles.nth(3).element().textContent;
  titles.nth(3).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toHaveFocus();
  history.back();
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
  await expect.element(thread().getByRole('link', { name, exact: true }).first()).toBeInViewport();
  await expect.element(page.getByRole('textbox', { name: /^Ask for jobs/ })).toBeVisible();
});
