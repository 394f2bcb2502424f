import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { pdf, resumeHeading } from '#testing/wizard.testing.tsx';
import { keepFile, keptFile } from './pending.ts';

const app = testApp();
afterEach(() => keepFile(null));

describe('a resume', () => {
  it('is stored, is still there after a reload, and does not wait on the device any longer', async () => {
    await openStep();
    await file().upload(pdf());
    await expect.element(stored()).toBeVisible();
    expect(await keptFile()).toBeNull();
    await app.leave();
    await app.open('/onboarding');
    await expect.element(stored()).toBeVisible();
    await expect.element(page.getByText('maya.pdf').first()).toBeVisible();
    await expectAccessible();
  });

  it('that cannot be sent is kept, found again after a reload, and sent by Retry', async () => {
    await openStep();
    const line = cutLine();
    await file().upload(pdf());
    await expect
      .element(failure())
      .toHaveTextContent('Failed to upload resume: We couldn’t reach Alive. Check your connection and try again.');
    await app.leave();
    await app.open('/onboarding');
    await expect.element(failure()).toHaveTextContent('You chose this file earlier, but it hasn’t been uploaded yet.');
    await expectAccessible();
    line.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(stored()).toBeVisible();
    expect(await keptFile()).toBeNull();
  });

  it('gives the focus back when it is taken away', async () => {
    await openStep();
    cutLine();
    await file().upload(pdf());
    await expect.element(failure()).toBeVisible();
    page.getByRole('button', { name: 'Remove maya.pdf' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(file()).toHaveFocus();
    expect(failure().elements()).toEqual([]);
  });

  it('that is stored is deleted by Remove, and one that is refused is not spoken of on the next step', async () => {
    await openStep();
    await file().upload(pdf());
    await expect.element(stored()).toBeVisible();
    await page.getByRole('button', { name: 'Remove maya.pdf' }).click();
    await expect.element(stored()).not.toBeInTheDocument();
    await expect.element(file()).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: 'Your résumé was deleted.' })).toBeInTheDocument();
    await file().upload(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(failure()).toHaveTextContent('Please choose a PDF, DOC or DOCX file.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByRole('button', { name: 'Start Conversation' })).toBeVisible();
    expect(page.getByText('Please choose a PDF, DOC or DOCX file.').elements()).toEqual([]);
  });

  it('over 10 MB raises an alert', async () => {
    await openStep();
    choose(pdf('large.pdf', 10 * 1024 * 1024));
    const alert = page.getByRole('alertdialog');
    await expect.element(alert).toMatchTextContent('File must be less than 10MB');
    await expectAccessible();
    await alert.getByRole('button').click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('that is not inside what its name says is refused with what to do', async () => {
    await openStep();
    await file().upload(new File(['PK\u0003\u0004 no document'], 'photos.docx', { type: 'application/zip' }));
    const what = 'Export it again, or go on without it.';
    await expect.element(failure()).toHaveTextContent(`Failed to upload resume: photos.docx isn’t a DOCX inside. ${what}`);
    await file().upload(new File(['hello'], 'fake.pdf', { type: 'application/pdf' }));
    await expect.element(failure()).toHaveTextContent(`fake.pdf isn’t a PDF inside. ${what}`);
  });
});

/** Shows step 2 to a student whose account is made. */
const openStep = async () => {
  await app.student({ lookingFor: [] });
  await app.open('/onboarding');
  await expect.element(resumeHeading()).toBeVisible();
};

/** Uploads fail like a network that is away, until it is mended. */
const cutLine = () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
  });
  return { mend: () => send.mockRestore() };
};

/** Chooses a file that is too large to pass through the browser's driver. */
const choose = (large: File): void => {
  const input = file().element() as HTMLInputElement;
  const { files, items } = new DataTransfer();
  items.add(large);
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const file = () => page.getByLabelText('Choose your résumé');
const failure = () => page.getByRole('alert');
const stored = () => page.getByRole('button', { name: /^Replace / });
