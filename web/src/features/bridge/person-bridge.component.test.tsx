import { jobsNearPeople } from '@alive/contract/bridge.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, phone, testApp, watch } from '#testing/app.testing.tsx';
import * as chat from '#testing/chat.testing.tsx';
import { counted } from '#testing/jobs.testing.tsx';
import { asked, rows } from '#testing/people.testing.tsx';

const app = testApp();
beforeEach(() => app.student({ needsVisa: true, graduationYear: 2027 }));
const openAtGoogle = /^[\d,]+ open jobs at Google$/;

describe('the open jobs at a person’s employer', () => {
  it('are shown in their row as the server counts them, and lead to a job, to all of them, and to the employer', async () => {
    const [person] = await asked('who works at Google?');
    const calls = watch('/api/bridge/jobs');
    await app.open('/dashboard/people');
    const row = rows().first();
    const all = row.getByRole('link', { name: openAtGoogle });
    await expect.element(all).toBeVisible();
    expect(calls).toHaveLength(1);
    const [near] = (await call(jobsNearPeople, { body: { people: [person?.id ?? ''] } })).people;
    if (!near) throw new Error('The first person is not there.');
    await expect.element(all).toHaveTextContent(`${near.total.toLocaleString('en-US')} open jobs at Google`);
    const shown = all.element().parentElement?.textContent ?? '';
    for (const { job_title: title } of near.jobs.slice(0, 2)) expect(shown).toContain(title);
    expect(shown.includes(`${near.held_back} other job`)).toBe(near.held_back > 0);
    await expectAccessible();

    await all.click();
    expect(location.pathname + location.search).toBe('/dashboard/jobs?company=Google');
    // Browse shows those that are ruled out as well, and says so on them.
    await expect.element(page.getByText(counted(near.total + near.held_back), { exact: true })).toBeVisible();
    history.back();
    await row
      .getByRole('link', { name: near.jobs[0]?.job_title ?? '' })
      .first()
      .click();
    expect(location.pathname).toBe(`/dashboard/jobs/${near.jobs[0]?.id}`);
    history.back();
    await row.getByRole('rowheader').getByRole('link', { name: 'Google', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Google' })).toBeVisible();
  });

  it('are shown on the cards of a phone, and fit', async () => {
    await asked('who works at Google?');
    await app.open('/dashboard/people', { size: phone });
    const found = page.getByRole('list', { name: 'People found' });
    await expect.element(found.getByRole('link', { name: openAtGoogle }).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });

  it('are shown for the people that the search chat shows, in one request', async () => {
    const calls = watch('/api/bridge/jobs');
    await app.open('/dashboard');
    await chat.answered();
    await chat.say('who works at Google?');
    const people = page.getByRole('list', { name: 'People', exact: true });
    await expect.element(people.getByRole('link', { name: openAtGoogle }).first()).toBeVisible();
    expect(calls).toHaveLength(1);
    await expectAccessible();
    await people.getByRole('link', { name: 'Google', exact: true }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Google' })).toBeVisible();
  });
});
