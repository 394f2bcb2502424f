import { deleteFact } from '@alive/contract/facts.ts';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { desktop, expectAccessible, intercept, phone, testApp, watch } from '#testing/app.testing.tsx';
import { answered } from '#testing/chat.testing.tsx';
import { added, editor, knownOf, notice } from '#testing/facts.testing.tsx';
import { exampleReading, serveResume } from '#testing/resume.testing.tsx';
import { pdf } from '#testing/wizard.testing.tsx';

const app = testApp();

describe('the profile', () => {
  it('is reached by the student’s name, shows what is known with where it comes from, and is changed there', async () => {
    const { userId } = await app.student({ needsVisa: true, preferredLocations: ['Boston'] });
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await app.open('/dashboard/companies');
    await page.getByRole('link', { name: /^Maya Raman/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await expect.element(page.getByText('Your results are based only on what’s on this page.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Maya Raman/ })).toHaveAttribute('aria-current', 'page');
    await expect.element(rows('More of')).toMatchTextContent(/fixing bikes.*in your words.*You added/);
    await expect.element(rows('Must have')).toMatchTextContent(/Visa sponsorship.*Your form/);
    await expectAccessible();

    await page.getByRole('button', { name: 'Move “fixing bikes”' }).click();
    await editor().getByRole('radio', { name: 'Less of' }).click();
    await expect.poll(() => knownOf(userId)).toContain('less: fixing bikes');
    await page.getByRole('button', { name: 'Edit “fixing bikes”' }).click();
    await userEvent.keyboard('repairing bikes{Enter}');
    await expect.poll(() => knownOf(userId)).toContain('less: repairing bikes');
    await page.getByRole('button', { name: 'Remove “repairing bikes”' }).click();
    await expect.element(notice('You removed “repairing bikes” from “Less of”.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore “repairing bikes”' }).click();
    await expect.poll(() => knownOf(userId)).toContain('less: repairing bikes');
    await page.getByRole('button', { name: 'Remove “repairing bikes”' }).click();
    await page.getByRole('button', { name: 'Delete “repairing bikes” permanently' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(notice('You deleted “repairing bikes”.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /^What we know/ })).toHaveFocus();
    await expect.element(rows('Less of')).not.toBeInTheDocument();
  });

  it('suggests the email of the résumé to who has named none, there and before they log out', async () => {
    const { user } = await app.student();
    serveResume(user, exampleReading({ email: 'maya.raman@gatech.example' }), []);
    await app.open('/dashboard/profile');
    await page.getByRole('button', { name: 'Edit basics' }).click();
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveValue('maya.raman@gatech.example');
    await expect.element(page.getByText('From your résumé.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.element(email).toHaveValue('maya.raman@gatech.example');
    await email.fill('');
    await expect.element(email).toHaveValue('');
    await expect.element(page.getByText('From your résumé.')).not.toBeInTheDocument();
  });

  it('shows what follows the facts once their room is known, and where they cannot be read', async () => {
    await app.student();
    const basics = page.getByRole('button', { name: 'Edit basics' });
    const line = intercept('/facts', 'held');
    await app.open('/dashboard/profile');
    await expect.element(basics).not.toBeInTheDocument();
    line.release();
    await expect.element(basics).toBeVisible();
    await app.leave();
    intercept('/facts', () => new Response('{}', { status: 500 }));
    await app.open('/dashboard/profile');
    await expect.element(basics).toBeVisible();
  });

  it('takes a new fact into the row that is chosen', async () => {
    const { userId } = await app.student();
    await openProfile();
    await page.getByRole('button', { name: 'Add a detail' }).click();
    await page.getByRole('textbox', { name: 'Add a detail' }).fill('Denver');
    await page.getByRole('button', { name: 'Looking for' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(async () => (await knownOf(userId)).join()).toContain('looking: Denver');
    await expect.element(notice('You added “Denver” to “Looking for”.')).toBeVisible();
    await expect.element(page.getByText(/Preferred locations/).first()).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: /^Denver/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await knownOf(userId)).join()).not.toContain('Denver');
    await expect.element(page.getByRole('heading', { name: /^What we know/ })).toHaveFocus();
  });

  it('keeps the focus with a fact of the form that moves, and with one that comes back', async () => {
    const { userId } = await app.student({ preferredLocations: ['Boston'] });
    await openProfile();
    await page.getByRole('button', { name: 'Move “Boston”' }).click();
    await editor().getByRole('radio', { name: 'More of' }).click();
    await expect.poll(() => knownOf(userId)).toContain('more: Boston');
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(1);
    await expect.element(rows('More of').getByRole('button', { name: 'Move “Boston”' })).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(notice('Change undone.')).toBeVisible();
    await expect.poll(() => knownOf(userId)).not.toContain('more: Boston');
    await expect.element(rows('Looking for').getByRole('button', { name: 'Move “Boston”' })).toHaveFocus();
  });

  it.for([phone, desktop])('says what became of a fact in view, at $width px', async (size) => {
    const { userId } = await app.student();
    for (let at = 0; at < 24; at++) await added(userId, { kind: 'activity', stance: 'more', text: `thing ${at}` });
    await openProfile(size);
    await page.getByRole('button', { name: 'Remove “thing 0”', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    // Nothing of the list shows below it.
    expect(page.getByRole('button', { name: 'Undo' }).element().closest('.fact-notice')?.getBoundingClientRect().bottom).toBe(size.height);
    const line = intercept('/facts/', 'offline');
    await page.getByRole('button', { name: 'Remove “thing 1”', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    await expect
      .element(notice('We couldn’t save that, so nothing changed. We couldn’t reach Alive. Check your connection and try again.'))
      .toBeInViewport({ ratio: 1 });
    line.end();
  });

  it('keeps typed words that were not saved, whatever is done next, until they are sent again or discarded', async () => {
    const { userId } = await app.student();
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await openProfile();
    const line = intercept('/facts', 'offline');
    const typed = page.getByRole('textbox', { name: 'Add a detail' });
    for (const text of ['welding gates', 'old maps']) {
      await page.getByRole('button', { name: 'Add a detail' }).click();
      await typed.fill(text);
      await userEvent.keyboard('{Escape}{Enter}');
      await expect
        .element(page.getByText(new RegExp(`^We couldn’t add “${text}”\\. We couldn’t reach Alive`)))
        .toBeInViewport({ ratio: 1 });
    }
    line.end();
    await page.getByRole('button', { name: 'Remove “fixing bikes”' }).click();
    await expect.element(notice('You removed “fixing bikes” from “More of”.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Discard' }).nth(1).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => knownOf(userId)).toContain('more: welding gates');
    expect(await knownOf(userId)).not.toContain('more: old maps');
    await expect.element(page.getByText(/^We couldn’t add/)).not.toBeInTheDocument();
  });

  it('saves of a form only what was changed in it', async () => {
    await app.student({ needsVisa: true });
    await openProfile();
    const calls = watch('/api/users/');
    await page.getByRole('button', { name: 'Edit preferences' }).click();
    await page.getByRole('button', { name: 'Full Time' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('button', { name: 'Edit preferences' })).toHaveFocus();
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ lookingFor: expect.arrayContaining(['Full Time']) }]);
  });

  it('drops from view a fact that was deleted in another window', async () => {
    const { userId } = await app.student();
    const fact = await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await openProfile();
    await call(deleteFact, { params: { id: userId, factId: fact.id } });
    await page.getByRole('button', { name: 'Remove “fixing bikes”' }).click();
    await expect.element(notice('We couldn’t change “fixing bikes”. It was deleted in another window.')).toBeVisible();
    await expect.element(rows('More of')).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  });

  it('takes a city into the preferences by Enter and by Add, and loses nothing', async () => {
    await app.student({ needsVisa: true });
    await openProfile();
    await page.getByRole('button', { name: 'Edit preferences' }).click();
    await expect.element(page.getByRole('radio', { name: 'Yes' }).first()).toHaveFocus();
    await page.getByRole('radio', { name: 'No' }).first().click();
    const city = page.getByRole('combobox', { name: 'Another city' });
    await city.fill('Ithaca');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Ithaca' })).toBeVisible();
    await expect.element(city).toHaveValue('');
    await city.fill('denv');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Denver' })).toBeVisible();
    await city.fill('Oslo');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Remove Oslo' })).toBeVisible();
    expect(document.querySelectorAll('form form')).toHaveLength(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('definition').filter({ hasText: 'Ithaca, Denver, Oslo' })).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: /^No$/ })).toBeVisible();
  });

  it('says at the field what cannot be saved', async () => {
    await app.student();
    await openProfile();
    await page.getByRole('button', { name: 'Edit basics' }).click();
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await page.getByRole('combobox', { name: 'Major' }).fill('');
    await page.getByRole('combobox', { name: 'School' }).fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    const school = page.getByRole('combobox', { name: 'School' });
    await expect.element(school).toHaveFocus();
    await expect.element(school).toHaveAccessibleDescription('Please fill this in.');
    await expect.element(page.getByRole('combobox', { name: 'Major' })).toHaveAccessibleDescription('Please fill this in.');
    await expectAccessible();
  });

  it('says what cannot be saved where no field can', async () => {
    await app.student();
    await openProfile();
    const details = [{ path: 'canGetClearance', message: 'Please answer this.' }];
    intercept('/api/users/', () => Response.json({ error: 'No.', code: 'VALIDATION_FAILED', details, requestId: '1' }, { status: 400 }));
    await page.getByRole('button', { name: 'Edit preferences' }).click();
    await page.getByRole('radio', { name: 'No' }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t save that. Please answer this.');
  });

  it('closes a form by Esc, and asks where something would be lost', async () => {
    await app.student();
    await openProfile();
    const edit = page.getByRole('button', { name: 'Edit basics' });
    await edit.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(edit).toHaveFocus();
    await edit.click();
    const school = page.getByRole('combobox', { name: 'School' });
    await school.fill('mit');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(school).toHaveFocus();
    await expect.element(school).toHaveValue('Massachusetts Institute of Technology');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(edit).toHaveFocus();
    await expect.element(page.getByText('Georgia Institute of Technology').last()).toBeVisible();
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
    await expect.element(page.getByRole('dialog', { name: 'Confirm your email' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
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
    await expect.element(notice(/^We read your résumé and found \d+ details\.$/)).toBeInTheDocument();
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByLabelText('Choose another file').upload(new File(['hello'], 'fake.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('fake.pdf isn’t a PDF inside. Export it again, or go on without it.');
    await page.getByLabelText('Choose another file').upload(new File(['%PDF-1.7\nMaya'], 'broken.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to upload resume: Your file is damaged. Export it again.');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByText(/^We’ll delete maya\.pdf and the details we found in it\./)).toBeVisible();
    await expectAccessible();
    await page.getByRole('dialog', { name: 'Delete your résumé?' }).getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('No résumé yet. You can add one anytime.')).toBeVisible();
    await expect.element(notice('Your résumé was deleted.')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Résumé' })).toHaveFocus();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('begins another conversation at step 4, in which what is known stays', async () => {
    const { userId } = await app.student();
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await openProfile();
    await page.getByRole('button', { name: 'Start another conversation' }).click();
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maya' })).toHaveFocus();
    await answered();
    await expect.element(page.getByRole('complementary').getByRole('button', { name: /fixing bikes/ })).toBeVisible();
    await page.getByRole('link', { name: 'Back to your profile' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
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

const openProfile = async (size = desktop): Promise<void> => {
  await app.open('/dashboard/profile', { size });
  await expect.element(page.getByRole('button', { name: 'Add a detail' })).toBeVisible();
};

const rows = (name: string) => page.getByRole('list', { name, exact: true });
