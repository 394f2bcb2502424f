import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { answered } from '#testing/chat.testing.tsx';
import { added, editor, knownOf, notice } from '#testing/facts.testing.tsx';
import { pdf } from '#testing/wizard.testing.tsx';

const app = testApp();

describe('the profile', () => {
  it('is reached by the student’s name, shows what is known with where it comes from, and is changed there', async () => {
    const { userId } = await app.student({ needsVisa: true, preferredLocations: ['Boston'] });
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await app.open('/dashboard/companies');
    await page.getByRole('link', { name: /^Maya Raman/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await expect.element(page.getByText('Your results use what’s on this page and nothing else.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Maya Raman/ })).toHaveAttribute('aria-current', 'page');
    await expect.element(rows('More of')).toMatchTextContent(/fixing bikes.*in your words.*You added/);
    await expect.element(rows('Must have')).toMatchTextContent(/Visa sponsorship.*Your form/);
    await expectAccessible();

    await page.getByRole('button', { name: 'Move fixing bikes' }).click();
    await editor().getByRole('radio', { name: 'Less of' }).click();
    await expect.poll(() => knownOf(userId)).toContain('less: fixing bikes');
    await page.getByRole('button', { name: 'Edit fixing bikes' }).click();
    await userEvent.keyboard('repairing bikes{Enter}');
    await expect.poll(() => knownOf(userId)).toContain('less: repairing bikes');
    await page.getByRole('button', { name: 'Remove repairing bikes' }).click();
    await expect.element(notice('You removed “repairing bikes” from Less of.')).toBeVisible();
    await page.getByRole('button', { name: 'Take back repairing bikes' }).click();
    await expect.poll(() => knownOf(userId)).toContain('less: repairing bikes');
    await page.getByRole('button', { name: 'Remove repairing bikes' }).click();
    await page.getByRole('button', { name: 'Delete repairing bikes for good' }).click();
    await expect.element(page.getByText(/repairing bikes/).first()).toBeVisible();
    await expect.element(rows('Less of')).not.toBeInTheDocument();
  });

  it('takes a new fact into the row that is chosen', async () => {
    const { userId } = await app.student();
    await openProfile();
    await page.getByRole('button', { name: 'Add a fact' }).click();
    await page.getByRole('textbox', { name: 'Add a fact' }).fill('Denver');
    await page.getByRole('button', { name: 'Looking for' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(async () => (await knownOf(userId)).join()).toContain('looking: Denver');
    await expect.element(page.getByText(/Preferred locations/).first()).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: /^Denver/ })).toBeVisible();
  });

  it('changes basics and preferences, which the facts follow', async () => {
    const { userId } = await app.student({ needsVisa: true });
    await openProfile();
    await page.getByRole('button', { name: 'Edit basics' }).click();
    await page.getByRole('combobox', { name: 'School' }).fill('mit');
    await userEvent.keyboard('{Tab}');
    const email = `${crypto.randomUUID()}@mit.edu`;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('definition').filter({ hasText: 'Massachusetts Institute of Technology' })).toBeVisible();
    await expect.element(page.getByText(email)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Edit basics' })).toHaveFocus();
    await page.getByRole('button', { name: 'Edit preferences' }).click();
    await page.getByRole('radio', { name: 'No' }).first().click();
    await page.getByRole('button', { name: 'Chicago' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => knownOf(userId)).toEqual(['looking: Chicago', 'looking: Internships']);
    await expect.element(rows('Looking for')).toMatchTextContent(/Chicago/);
    await expect.element(rows('Must have')).not.toBeInTheDocument();
  });

  it('stores a résumé, gives it back and deletes it', async () => {
    await app.student();
    await openProfile();
    await page.getByLabelText('Choose your résumé').upload(pdf());
    await expect.element(page.getByText('maya.pdf', { exact: true })).toBeVisible();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await page.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['maya.pdf']);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expectAccessible();
    await page.getByRole('dialog', { name: 'Delete your résumé?' }).getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('No résumé yet. You can add one any time.')).toBeVisible();
  });

  it('begins another conversation at step 4, in which what is known stays', async () => {
    const { userId } = await app.student();
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await openProfile();
    await page.getByRole('button', { name: 'Talk again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
    await answered();
    await expect.element(page.getByRole('complementary').getByRole('button', { name: /fixing bikes/ })).toBeVisible();
  });

  it('on a phone is behind the menu, and a press on a fact opens what can be done with it', async () => {
    const { userId } = await app.student();
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await app.open('/dashboard/companies', { size: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: /^Maya Raman/ }).click();
    await expect.element(rows('More of')).toMatchTextContent(/fixing bikes/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });
});

const openProfile = async (): Promise<void> => {
  await app.open('/dashboard/profile');
  await expect.element(page.getByRole('button', { name: 'Add a fact' })).toBeVisible();
};

const rows = (name: string) => page.getByRole('list', { name, exact: true });
