import { findJobs } from '@alive/contract/jobs.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query.ts';
import { intercept, testApp } from '#testing/app.testing.tsx';
import { Posting } from './Posting.tsx';
import { render } from '#testing/render.testing.tsx';

const app = testApp();

it('a posting that could not be loaded says so, and is loaded on Retry', async () => {
  await app.student();
  const { jobs } = await call(findJobs, { query: {} });
  const job = jobs.find(({ skills }) => skills.length > 0);
  if (!job) throw new Error('No job names skills.');
  render(
    <QueryClientProvider client={queryClient}>
      <Posting job={job} />
    </QueryClientProvider>,
  );
  const server = intercept('/api/jobs/', () => Response.json({}, { status: 500 }));
  await page.getByText('Read the posting').click();
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  server.end();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText(/could not be loaded/)).not.toBeInTheDocument();
  await expect.element(page.getByText(`Skills it names: ${job.skills.join(', ')}`, { exact: true })).toBeVisible();
});
