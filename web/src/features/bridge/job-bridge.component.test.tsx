import { peopleNearJobs } from '@alive/contract/bridge.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, phone, testApp, watch } from '#testing/app.testing.tsx';
import * as chat from '#testing/chat.testing.tsx';
import { cards, titleOf, unfold } from '#testing/jobs.testing.tsx';
import { answered, foundOf } from '#testing/people.testing.tsx';

const app = testApp();
beforeEach(() => app.student({ needsVisa: true, graduationYear: 2027 }));
const managers = '/dashboard/jobs?query=product+manager';

/** The ways to the people near jobs. */
const meet = (within: Pick<typeof page, 'getByRole'> = page) => within.getByRole('link', { name: /^Meet them/ });
const saveFirst = () =>
  cards()
    .first()
    .getByRole('button', { name: /^Save: / })
    .click();

describe('the people near a job', () => {
  it('are counted on its card as the server counts them, in a request for the first cards and one for the rest', async () => {
    const calls = watch('/api/bridge/people');
    await app.open(managers);
    await expect.element(cards().first()).toBeVisible();
    await unfold(cards().first());
    const way = meet(cards().first());
    await expect.element(way).toBeVisible();
    await expect.poll(() => calls.length).toBe(2);
    const asked = calls.flatMap(({ body }) => (body as { jobs: string[] }).jobs);
    const { jobs } = await call(peopleNearJobs, { body: { jobs: asked.slice(0, 1) } });
    const near = jobs.find(({ job_id: id }) => titleOf(cards().first()).element().getAttribute('href')?.includes(id));
    if (!near) throw new Error('The first card is of another job.');
    const words = `${near.at_company} alumni work at ${near.company_name}. Across all companies, ${near.in_role} have been`;
    await expect.element(way).toHaveAccessibleName(expect.stringContaining(words));
    await expect.poll(() => cards().first().element().textContent).toContain(`${near.people[0]?.name}, who `);
    await expectAccessible();
  });

  it('are shown for a saved job and on the page of its company, and lead to those people', async () => {
    await app.open(managers);
    await saveFirst();
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    const kept = page.getByRole('article');
    await expect.element(meet(kept)).toBeVisible();
    await expectAccessible();
    const employer = kept.element().querySelector<HTMLElement>('.what .note a');
    if (!employer) throw new Error('The employer is no link.');
    await page.elementLocator(employer).click();
    await expect.poll(() => location.pathname).toMatch(/^\/dashboard\/companies\/.+/);
    const openings = page.getByRole('list', { name: 'Open jobs' }).getByRole('article');
    await unfold(openings.first());
    await meet(openings.first()).click();
    await answered();
    expect(foundOf()).toBeGreaterThan(0);
  });

  it('are left out without a word where they cannot be counted, and asked for again later', async () => {
    const failing = intercept('/api/bridge/people', () => new Response('', { status: 500 }));
    await app.open(managers);
    await saveFirst();
    await expect.poll(() => failing.calls.length).toBe(2);
    await expect.poll(() => document.querySelector('.bridge')).toBeNull();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    failing.end();
    const calls = watch('/api/bridge/people');
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    await expect.element(meet()).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('are shown on the cards of the search chat, on a phone too, in one request', async () => {
    const calls = watch('/api/bridge/people');
    await app.open('/dashboard', { size: phone });
    await chat.answered();
    await unfold(page.getByRole('article').first());
    await expect.element(meet().first()).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });
});
