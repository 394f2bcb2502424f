import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testApp } from '#testing/app.testing.tsx';

vi.mock('./Palette.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const app = testApp();

it('the button of the palette says when its code could not be loaded', async () => {
  await app.student();
  await app.open('/dashboard/jobs/saved');
  await page.getByRole('button', { name: 'Go anywhere' }).click();
  await expect.element(page.getByText('That could not be loaded. Please try again.')).toBeVisible();
});
