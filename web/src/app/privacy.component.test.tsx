import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';

const app = testApp();

it('how data is handled is read first, and the way on stands below it', async () => {
  const line = intercept('/api/privacy', 'held');
  await app.open('/privacy');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const wayOn = page.getByText('Back to Alive', { exact: true });
  await expect.element(wayOn).not.toBeInTheDocument();
  line.release();
  await expect.element(wayOn).toBeVisible();
  expect(page.getByRole('listitem').elements().length).toBeGreaterThan(3);
  await expectAccessible();
});

it('where that cannot be read, the way on is there all the same', async () => {
  intercept('/api/privacy', () => new Response('{}', { status: 500 }));
  await app.open('/privacy');
  await expect.element(page.getByText('Back to Alive', { exact: true })).toBeVisible();
});
