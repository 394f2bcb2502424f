import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { answered, ask } from '#testing/chat.testing.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { render } from '#testing/render.testing.tsx';

const app = testApp();

describe('on a phone', () => {
  it('a failed answer leaves Retry in view, and the menu opens over it', async () => {
    await app.student();
    await app.open('/dashboard', { size: phone });
    await answered();
    intercept('/api/search/continue', 'offline');
    await ask('nursing in Minnesota');
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await expectToFit();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectToFit();
  });

  it('nothing above the chat moves when the chat is read', async () => {
    await app.student();
    const reading = intercept('/api/conversations', 'held');
    await app.open('/dashboard', { size: phone });
    const above = [page.getByRole('link', { name: 'Finish it' }), page.getByRole('heading', { level: 1, name: /^Hi / })];
    const sample = page.getByRole('banner').getByText('Sample data');
    for (const part of [...above, sample]) await expect.element(part).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'New chat' })).toBeVisible();
    const places = () => [
      ...above.map((part) => part.element().getBoundingClientRect().top),
      sample.element().getBoundingClientRect().left,
    ];
    const before = places();
    reading.release();
    await answered();
    expect(places()).toEqual(before);
  });

  it('a part whose code does not come says so and offers to reload', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await page.viewport(phone.width, phone.height);
    render(
      <ErrorBoundary>
        <Missing />
      </ErrorBoundary>,
    );
    await expect.element(page.getByText('We couldn’t load this.')).toBeVisible();
    await expect.element(page.getByText('What you wrote is saved.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectToFit();
  });
});

const expectToFit = async () => {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
  await expectAccessible();
};

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}
