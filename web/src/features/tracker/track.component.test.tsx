import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { cards, titleOf } from '#testing/jobs.testing.tsx';

const app = testApp();

/** A student who looks at a few jobs, and the first of them. */
const browse = async () => {
  await app.student();
  await app.open('/dashboard/jobs?query=museum');
  await expect.element(titleOf(cards().first())).toBeVisible();
  return cards().first();
};

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
    const link = titleOf(card).element().getAttribute('href');
    const hide = async () => {
      await card.getByRole('button', { name: /^Stage, notes and more/ }).click();
      await page.getByRole('button', { name: 'Hide this job' }).click();
      await expect.element(card.getByText(/^Hidden from your lists\./)).toBeVisible();
    };
    await hide();
    await expect.element(card.getByRole('link', { name: /^Apply/ })).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect.element(card.getByRole('link', { name: /^Apply/ })).toBeVisible();
    await expect.element(card.getByRole('button', { name: /^Save/ })).toHaveFocus();
    expect(titleOf(card).element().getAttribute('href')).toBe(link);
    await hide();
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
    const stage = kept.getByRole('combobox', { name: `Stage of ${name}` });
    await userEvent.selectOptions(stage, 'Interview');
    await expect.element(page.getByRole('region', { name: 'Interview 1' })).toBeVisible();
    await expect.element(stage).toHaveFocus();
    const notes = kept.getByRole('textbox', { name: `Notes on ${name}` });
    await notes.fill('Ask Ada.');
    await expect.element(kept.getByText(/^Not saved yet/)).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(kept.getByText(/^Not saved yet/)).not.toBeInTheDocument();
    await expectAccessible();
    await app.leave();
    await app.open('/dashboard/jobs/saved');
    await expect.element(notes).toHaveValue('Ask Ada.');
    await kept.getByRole('button', { name: `Remove ${name}` }).click();
    await expect.element(page.getByText(/^Nothing saved yet\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(notes).toHaveValue('Ask Ada.');
    await expect.element(stage).toHaveFocus();
  });
});
