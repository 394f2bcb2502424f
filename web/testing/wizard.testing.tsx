import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { pdfOf, resumeText } from './pdf.testing.ts';

/** Fills step 1 and presses Continue, whatever comes of it. */
export const sendBasics = async ({ email = '' }: { email?: string } = {}): Promise<void> => {
  await page.getByLabelText('First name').fill('Maya');
  await page.getByLabelText('Last name').fill('Raman');
  if (email) await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('combobox', { name: 'School' }).fill('georgia tech');
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Major' }).fill('environmental eng');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** Waits until the wizard's bar says so many percent. */
export const expectProgress = async (percent: number): Promise<void> => {
  await expect.element(page.getByRole('progressbar', { name: 'Onboarding' })).toHaveAttribute('aria-valuenow', String(percent));
};

/** What stands above step 2. */
export const resumeHeading = (): Locator => page.getByRole('heading', { level: 1, name: 'Your résumé' });

/** A résumé as a PDF, `size` bytes larger than it has to be. */
export const pdf = (name = 'maya.pdf', size = 0): File => new File([pdfOf(resumeText, size)], name, { type: 'application/pdf' });
