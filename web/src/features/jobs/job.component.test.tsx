import { getJob, findJobs } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { cards, titleOf } from '#testing/jobs.testing.tsx';

const app = testApp();

/** The job with this title that is open. */
const opened = (name: string) => page.getByRole('article', { name, exact: false }).filter({ has: page.getByRole('heading', { level: 2 }) });

describe('a job that is open', () => {
  it('has an address of its own, quotes what decides who may apply, and closes to its list', async () => {
    await app.student({ needsVisa: true });
    await app.open('/dashboard/jobs?sponsorship=yes');
    const link = titleOf(cards().first());
    await expect.element(link).toBeVisible();
    const name = link.element().textContent;
    await link.click();
    const job = opened(name);
    await expect.element(job.getByText('Sponsors visas.')).toBeVisible();
    await expect.element(job.getByRole('mark').first()).toBeVisible();
    await expect.element(job.getByRole('link', { name: /^Apply at / })).toHaveAttribute('href', expect.stringMatching(/^https:/));
    const quote = job.element().querySelector<HTMLElement>('.verdict a');
    quote?.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('MARK');

    const address = location.pathname + location.search;
    await app.leave();
    await app.open(address);
    await expect.element(job.getByRole('mark').first()).toBeVisible();
    await page.getByRole('link', { name: 'Close the job' }).click();
    await expect.poll(() => location.pathname + location.search).toBe('/dashboard/jobs?sponsorship=yes');
  });

  it('says why a search leaves it out', async () => {
    await app.student();
    await app.open('/dashboard/jobs?remote=true');
    await titleOf(cards().first()).click();
    await expect.element(page.getByRole('heading', { name: 'The posting' })).toBeVisible();
    const place = page.getByRole('combobox', { name: 'Location' });
    await place.fill('Alaska');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Why this isn’t on your list' })).toBeVisible();
  });

  it('says that it is closed and offers no way to apply', async () => {
    const { id, detail } = await anyJob();
    intercept(`/api/jobs/${id}`, () => Response.json({ ...detail, state: 'closed', closed_at: '2026-11-01T00:00:00.000Z' }));
    await app.student();
    await app.open(`/dashboard/jobs/${id}`);
    await expect.element(page.getByText('This job is closed.')).toBeVisible();
    await expect.element(opened(detail.job_title).getByRole('link', { name: /^Apply/ })).not.toBeInTheDocument();
    await expectAccessible();
  });
});

describe('a posting that is silent on visas', () => {
  const record = { initial: 1234, continuing: 5, denials: 2, years: '2021–2022 and part of 2023', source: 'USCIS H-1B Employer Data Hub' };
  const words = 'USCIS approved 1,234 new H-1B petitions for this employer in 2021–2022 and part of 2023.';

  it('is shown with the petitions of its employer, on its card and by itself, to a student who needs a visa', async () => {
    const { id, detail } = await anyJob();
    const silent = { ...detail, sponsorship: 'unknown', sponsorship_quote: null, verdicts: [], visa_record: record };
    intercept('/api/jobs-real/search', () => Response.json({ jobs: [silent], total: 1 }));
    intercept(`/api/jobs/${id}`, () => Response.json(silent));
    await app.student({ needsVisa: true });
    await app.open('/dashboard/jobs');
    const card = cards().first();
    await expect.element(card.getByText('The posting doesn’t say.')).toBeVisible();
    expect(card.element().textContent).toContain(words);
    expect(card.element().querySelector('.verdict.yes')).toBeNull();
    await titleOf(card).click();
    const job = opened(detail.job_title);
    await expect.element(job.getByRole('heading', { name: 'Who can apply' })).toBeVisible();
    expect(job.element().textContent).toContain(words);
    await expectAccessible();

    await app.leave();
    await app.student({ needsVisa: false });
    await app.open(`/dashboard/jobs/${id}`);
    await expect.element(job.getByRole('heading', { name: 'The posting' })).toBeVisible();
    expect(document.body.textContent).not.toContain('H-1B');
  });
});

describe('an address without a job', () => {
  it('says so and leads to all jobs', async () => {
    await app.student();
    await app.open('/dashboard/jobs/no-such-job');
    await expect.element(page.getByText(/^We couldn’t find that job\./)).toBeVisible();
    await page.getByRole('link', { name: 'Browse all jobs' }).click();
    await expect.element(titleOf(cards().first())).toBeVisible();
    expect(location.pathname).toBe('/dashboard/jobs');
  });
});

/** A job that the server has, with its posting. */
async function anyJob() {
  const { jobs } = await call(findJobs, { query: { limit: 1 } });
  const id = jobs[0]?.id ?? '';
  return { id, detail: await call(getJob, { params: { id }, query: {} }) };
}
