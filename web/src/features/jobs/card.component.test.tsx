import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { cards, titleOf, unfold } from '#testing/jobs.testing.tsx';

const app = testApp();

/** A student who looks at a list, and its first card. */
const browse = async (size?: typeof phone) => {
  await app.student({ needsVisa: true });
  await app.open('/dashboard/jobs?query=analyst+intern', { size });
  await expect.element(titleOf(cards().first())).toBeVisible();
  return cards().first();
};

const heightOf = (card: ReturnType<typeof cards>): number => card.element().getBoundingClientRect().height;

describe('the card of a job', () => {
  it('is closed to one verdict and the way to keep it and to apply, and stays low', async () => {
    const card = await browse();
    await expect.element(card.getByRole('button', { name: /^Save: / })).toBeVisible();
    expect(card.getByText(/^First seen|Sample posting, not/).query()).toBeNull();
    expect(card.element().querySelectorAll('.verdict')).toHaveLength(1);
    for (const one of cards().all()) expect(heightOf(one)).toBeLessThanOrEqual(136);
  });

  it('names the job and its host in the way to apply', async () => {
    const card = await browse();
    const title = titleOf(card).element().textContent;
    await expect
      .element(card.getByRole('link', { name: /^Apply/ }))
      .toHaveAccessibleName(expect.stringMatching(new RegExp(`^Apply for .+ at .+\\..+`)));
    await expect.element(card.getByRole('link', { name: `Apply for ${title}`, exact: false })).toBeVisible();
  });

  it('opens by keyboard to what fits, who is near and what can be done, closes with Esc, and leaves its neighbours as they are', async () => {
    const card = await browse();
    const button = card.getByRole('button', { name: /Show the parts$/ });
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Role', 'Skills', 'Level', 'Place']) await expect.element(card.getByText(name, { exact: true })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Mark applied' })).toBeVisible();
    expect(heightOf(cards().nth(1))).toBeLessThan(170);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card.getByRole('button', { name: 'Mark applied' })).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('is marked as applied for in the open card, which its bottom line says', async () => {
    const card = await browse();
    await unfold(card);
    await card.getByRole('button', { name: 'Mark applied' }).click();
    await expect.element(card.getByRole('button', { name: /^Applied: / })).toHaveTextContent('Applied');
    await card.getByRole('button', { name: 'Applied', exact: true }).click();
    await expect.element(card.getByRole('button', { name: /^Saved: / })).toBeVisible();
  });

  it('fits a phone, closed and open', async () => {
    const card = await browse(phone);
    for (const one of cards().all()) expect(heightOf(one)).toBeLessThanOrEqual(190);
    await unfold(card);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Browse Jobs' })).toBeVisible();
  });
});
