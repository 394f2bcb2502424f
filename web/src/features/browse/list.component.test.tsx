import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { cards, counted, titleOf, totalOf } from '#testing/jobs.testing.tsx';

const app = testApp();
const status = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

describe('the list of jobs', () => {
  it('grows by a press, puts the focus on the first new job, and says how many are shown', async () => {
    await app.student();
    await app.open('/dashboard/jobs?job_type=internship');
    const total = (await totalOf({ job_type: 'internship' })).toLocaleString('en-US');
    const more = page.getByRole('button', { name: `Show 20 more of ${total} jobs` });
    await expect.element(more).toBeVisible();
    await more.click();
    await expect.element(titleOf(cards().nth(20))).toHaveFocus();
    const links = titleOf(cards()).elements();
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(40);
    await expect.element(status('40 shown')).toBeInTheDocument();
  });

  it('shows a screenful of cards first, and the rest of the page in the background', async () => {
    await app.student();
    const counts: number[] = [];
    const watching = new MutationObserver(() => counts.push(document.querySelectorAll('ol[aria-label="Jobs"] article').length));
    watching.observe(document.body, { childList: true, subtree: true });
    await app.open('/dashboard/jobs');
    await expect.element(page.getByRole('button', { name: /^Show 20 more/ })).toBeVisible();
    watching.disconnect();
    expect([...new Set(counts)]).toEqual([0, 8, 20]);
  });

  it('says that it is empty and what would find more, each a press away', async () => {
    await app.student();
    await app.open('/dashboard/jobs?query=nurse&location=Boston');
    await expect.element(page.getByText('No jobs found. Try searching!')).toBeVisible();
    const wider = page.getByRole('group', { name: 'Find more' }).getByRole('button').first();
    await expect.element(wider).toBeVisible();
    await expectAccessible();
    const more = Number(/\+([\d,]+)$/.exec(wider.element().textContent)?.[1]?.replace(',', ''));
    await wider.click();
    await expect.element(cards().first()).toBeVisible();
    await expect.element(status(counted(more))).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Jobs', exact: true })).toHaveFocus();
  });

  it('says that it could not be loaded, and loads on Retry', async () => {
    const failing = intercept('/api/jobs-real/search', () => Response.json({}, { status: 500 }));
    await app.student();
    await app.open('/dashboard/jobs');
    await expect.element(page.getByRole('alert').getByText('We couldn’t load the jobs.')).toBeVisible();
    failing.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(cards().first()).toBeVisible();
  });

  it('that could not be loaded is read again when the page is looked at again', async () => {
    const failing = intercept('/api/jobs-real/search', () => Response.json({}, { status: 500 }));
    await app.student();
    await app.open('/dashboard/jobs');
    await expect.element(page.getByText('We couldn’t load the jobs.')).toBeVisible();
    failing.end();
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(cards().first()).toBeVisible();
    await expect.element(page.getByText('We couldn’t load the jobs.')).not.toBeInTheDocument();
  });
});
