import { findJobs, getJob } from '@alive/contract/jobs.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';

const app = testApp();
const summary = () => page.getByText('What this job asks for, and where your résumé shows it');

const anyJob = async () => {
  const { jobs } = await call(findJobs, { query: {} });
  const job = jobs.find(({ skills }) => skills.length > 1);
  if (!job) throw new Error('No job names skills.');
  return call(getJob, { params: { id: job.id }, query: {} });
};
const line = 'Python, SQL, R';
const compared = {
  hasResume: true,
  isRead: true,
  asks: [
    { kind: 'requirement', text: 'You write queries.', shown: [{ text: 'queries', line }] },
    { kind: 'skill', text: 'Tableau', shown: [] },
  ],
};

it('a job that is open shows what it asks for next to the lines of the résumé, and copies it as notes', async () => {
  await app.student();
  const { id, job_title: title, company_name: company } = await anyJob();
  intercept(`/api/jobs/${id}/resume`, () => Response.json(compared));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await app.open(`/dashboard/jobs/${id}`);
  await summary().click();
  await expect.element(page.getByText(line)).toBeVisible();
  await expect.element(page.getByText('Your résumé shows 1 of the 2 things this job asks for.')).toBeVisible();
  await expect.element(page.getByText('We didn’t find this on your résumé.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Copy as notes' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(
    `${title}, ${company}\n\nWhat it asks for\n- You write queries.\n  On your résumé: ${line}\n\nSkills it mentions\n- Tableau\n  We didn’t find this on your résumé.`,
  );
});

it('says where to add a résumé where there is none, and loads again on Retry', async () => {
  await app.student();
  const { id } = await anyJob();
  const broken = intercept(`/api/jobs/${id}/resume`, () => Response.json({}, { status: 500 }));
  await app.open(`/dashboard/jobs/${id}`);
  await summary().click();
  await expect.element(page.getByText(/^We couldn’t load the comparison\./)).toBeVisible();
  broken.end();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('link', { name: 'Add one on your profile' })).toBeVisible();
});

it('asks for a résumé again that was never read', async () => {
  await app.student();
  const { id } = await anyJob();
  intercept(`/api/jobs/${id}/resume`, () => Response.json({ ...compared, isRead: false }));
  await app.open(`/dashboard/jobs/${id}`);
  await summary().click();
  await expect.element(page.getByText('Upload your résumé again so we can read it.')).toBeVisible();
});

it('says which skills are on the résumé, which were added and which are neither', async () => {
  await app.student();
  const job = await anyJob();
  const asked = {
    has: [
      { skill: 'Python', quote: line },
      { skill: 'GIS', quote: null },
    ],
    lacks: ['Tableau'],
  };
  const { match } = (await call(findJobs, { query: {} })).jobs[0] ?? {};
  intercept(`/api/jobs/${job.id}`, () => Response.json({ ...job, match, asked }));
  await app.open(`/dashboard/jobs/${job.id}`);
  await expect.element(page.getByText('On your résumé: Python. You added: GIS.')).toBeVisible();
  await expect.element(page.getByText('Not on your résumé: Tableau.')).toBeVisible();
});
