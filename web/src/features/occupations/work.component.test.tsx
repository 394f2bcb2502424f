import { findJobs } from '@alive/contract/jobs.ts';
import { readOccupation } from '@alive/contract/occupations.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';

const app = testApp();

/** Opens a job whose title tells its occupation, and what that work is like; resolves to what the server tells of it. */
const opened = async (size?: typeof phone) => {
  await app.student();
  const { jobs } = await call(findJobs, { query: { query: 'Software Engineer', limit: 20 } });
  const job = jobs.find(({ occupation }) => occupation !== null);
  if (!job?.occupation) throw new Error('The sample holds no job with an occupation.');
  const work = await call(readOccupation, { params: { code: job.occupation.code } });
  await app.open(`/dashboard/jobs/${job.id}`, { size });
  await page.getByText('What is this work like?').click();
  return work;
};
const panel = () => page.getByRole('region', { name: /^What this work is like/ });

describe('what work is like', () => {
  it('is shown on the page of a job: whom it fits, pay, outlook, similar work, and where that is from', async () => {
    const { name, interests, wage, related } = await opened();
    await expect.element(panel().getByText(name, { exact: true }).first()).toBeVisible();
    await expect.element(panel().getByText(interests?.words[0] ?? '')).toBeVisible();
    await expect.element(panel().getByText(new RegExp(`The median is \\$${Math.round((wage?.median ?? 0) / 1000)}K`))).toBeInTheDocument();
    await panel().getByText('Sources and credit').click();
    await expect.element(panel().getByText(/O\*NET is a trademark of USDOL/)).toBeVisible();
    await expectAccessible();

    const [kin] = related;
    await panel()
      .getByRole('button', { name: kin?.name ?? '' })
      .click();
    await expect.element(panel()).toHaveAccessibleName(`What this work is like: ${kin?.name}`);
    await expect.element(panel().getByRole('heading', { name: kin?.name ?? '', exact: true })).toHaveFocus();
    await panel().getByRole('button', { name: 'Back to the first job' }).click();
    await expect.element(panel()).toHaveAccessibleName(`What this work is like: ${name}`);
  });

  it('is shown in a card too', async () => {
    await app.student();
    await app.open('/dashboard/jobs?query=Software+Engineer');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: /Show the parts$/ }).click();
    await card.getByText('What is this work like?').click();
    await expect.element(card.getByRole('region', { name: /^What this work is like/ })).toBeVisible();
    await expectAccessible();
  });

  it('fits a phone', async () => {
    await opened(phone);
    await expect.element(panel()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });

  it('that could not be loaded says so, and is loaded on Retry', async () => {
    const away = intercept('/api/occupations/', () => new Response('{"error":"The kettle is on."}', { status: 500 }));
    await app.student();
    const { jobs } = await call(findJobs, { query: { query: 'Software Engineer', limit: 20 } });
    await app.open(`/dashboard/jobs/${jobs.find(({ occupation }) => occupation !== null)?.id}`);
    await page.getByText('What is this work like?').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(/^We couldn’t load this/)).toBeVisible();
    away.end();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect.element(panel()).toBeVisible();
  });
});
