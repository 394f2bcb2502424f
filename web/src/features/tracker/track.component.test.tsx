import { findJobs } from '@alive/contract/jobs.ts';
import { listTracked, trackJob } from '@alive/contract/tracker.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { cards, titleOf, unfold } from '#testing/jobs.testing.tsx';

const app = testApp();

/** A student who looks at a few jobs, and the first of them. */
const browse = async () => {
  await app.student();
  await app.open('/dashboard/jobs?query=museum');
  await expect.element(titleOf(cards().first())).toBeVisible();
  return cards().first();
};

/** The job that the server lists first for them. */
const firstFound = async () => (await call(findJobs, { query: { query: 'museum', limit: 1 } })).jobs[0]?.id;

describe('a job of a list', () => {
  it('is saved by a press and counted, and stays so with Back', async () => {
    const card = await browse();
    await card.getByRole('button', { name: /^Save/ }).click();
    await expect.element(card.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeVisible();
    history.back();
    await expect.element(card.getByRole('button', { name: /^Saved/ })).toBeVisible();
  });

  it('is hidden and comes back where it stood, and is gone from a list that is read again', async () => {
    const card = await browse();
    const hidden = await firstFound();
    const link = titleOf(card).element().getAttribute('href');
    const hide = async () => {
      await unfold(card);
      await card.getByRole('button', { name: 'Hide', exact: true }).click();
      await expect.element(card.getByRole('button', { name: /^Save/ })).toHaveFocus();
      await expect.element(card.getByText(/^Hidden from your lists\./)).toBeVisible();
    };
    await hide();
    await expect.element(card.getByRole('link', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect.poll(firstFound).not.toBe(hidden);
    await card.getByRole('button', { name: 'Show again' }).click();
    await expect.element(card.getByRole('link', { name: /^Apply/ })).toBeVisible();
    await expect.element(card.getByRole('button', { name: /^Save/ })).toHaveFocus();
    expect(titleOf(card).element().getAttribute('href')).toBe(link);
    await expect.poll(firstFound).toBe(hidden);
    await card.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect.element(card.getByText(/^Hidden from your lists\./)).toBeVisible();
    await expect.poll(firstFound).not.toBe(hidden);
    await app.leave();
    await app.open('/dashboard/jobs?query=museum');
    await expect.element(titleOf(card)).toBeVisible();
    expect(titleOf(card).element().getAttribute('href')).not.toBe(link);
  });
});

describe('the jobs a student keeps', () => {
  it('stand by how far they are, take notes that stay, and come back when one was removed by mistake', async () => {
    const card = await browse();
    const name = titleOf(card).element().textContent;
    await card.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    const kept = page.getByRole('article', { name, exact: false });
    const stage = kept.getByRole('combobox', { name: `Application stage for “${name}”` });
    await userEvent.selectOptions(stage, 'Interview');
    await expect.element(page.getByRole('region', { name: 'Interview 1' })).toBeVisible();
    await expect.element(stage).toHaveFocus();
    const notes = kept.getByRole('textbox', { name: `Notes on “${name}”` });
    await notes.fill('Ask Ada.');
    await expect.element(kept.getByText(/^Not saved yet/)).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(kept.getByText(/^Not saved yet/)).not.toBeInTheDocument();
    await expectAccessible();
    await app.leave();
    await app.open('/dashboard/jobs/saved');
    await expect.element(notes).toHaveValue('Ask Ada.');
    await kept.getByRole('button', { name: `Remove “${name}”` }).click();
    await expect.element(page.getByText(/^Nothing saved yet\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(notes).toHaveValue('Ask Ada.');
    await expect.element(stage).toHaveFocus();
  });

  it('show both texts where notes changed in two windows, and keep what the student chooses', async () => {
    const { userId } = await app.student();
    const { jobs } = await call(findJobs, { query: { query: 'museum', limit: 1 } });
    const job = jobs[0];
    if (!job) throw new Error('The sample has no museums.');
    const noted = async () => (await call(listTracked, { params: { id: userId } })).jobs[0]?.notes;
    /** As another window saves it, which has read what is there. */
    const elsewhere = (notes: string) => call(trackJob, { params: { id: userId, jobId: job.id }, body: { notes, stage: 'saved' } });
    await elsewhere('Ask Ada.');
    await app.open('/dashboard/jobs/saved');
    const notes = page.getByRole('textbox', { name: `Notes on “${job.job_title}”` });
    await expect.element(notes).toHaveValue('Ask Ada.');
    await notes.fill('Ask Ada in May.');
    await elsewhere('Ask Ada. Portfolio first!');
    await userEvent.tab();
    const dialog = page.getByRole('dialog', { name: 'This note was changed somewhere else' });
    await expect.element(dialog.getByText('Ask Ada in May.')).toBeVisible();
    await expect.element(dialog.getByText('Ask Ada. Portfolio first!')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(notes).toHaveValue('Ask Ada in May.');
    expect(await noted()).toBe('Ask Ada. Portfolio first!');
    notes.element().focus();
    await userEvent.tab();
    await dialog.getByRole('button', { name: 'Keep both' }).click();
    await expect.element(notes).toHaveValue('Ask Ada. Portfolio first!\n\nAsk Ada in May.');
    await expect.poll(noted).toBe('Ask Ada. Portfolio first!\n\nAsk Ada in May.');
    await notes.fill('Mine.');
    await elsewhere('Theirs.');
    await userEvent.tab();
    await dialog.getByRole('button', { name: 'Keep the other' }).click();
    await expect.element(notes).toHaveValue('Theirs.');
    await expect.element(page.getByText(/^Not saved yet/)).not.toBeInTheDocument();
    await notes.fill('Mine.');
    await elsewhere('Theirs again.');
    await userEvent.tab();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(noted).toBe('Mine.');
  });

  it('take notes that are typed on while the save before is under way', async () => {
    const { userId } = await app.student();
    const { jobs } = await call(findJobs, { query: { query: 'museum', limit: 1 } });
    const job = jobs[0];
    if (!job) throw new Error('The sample has no museums.');
    await call(trackJob, { params: { id: userId, jobId: job.id }, body: { stage: 'saved' } });
    await app.open('/dashboard/jobs/saved');
    const notes = page.getByRole('textbox', { name: `Notes on “${job.job_title}”` });
    const saving = intercept(`/jobs/${job.id}`, 'held');
    await notes.fill('Ask');
    await userEvent.tab();
    await notes.fill('Ask Ada.');
    await userEvent.tab();
    saving.release();
    await expect.element(page.getByText(/^Not saved yet/)).not.toBeInTheDocument();
    const { jobs: kept } = await call(listTracked, { params: { id: userId } });
    expect(kept[0]?.notes).toBe('Ask Ada.');
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });
});
