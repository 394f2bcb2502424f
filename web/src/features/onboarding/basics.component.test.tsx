import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepToken } from '#api/session.ts';
import { expectAccessible, intercept, testApp, watch } from '#testing/app.testing.tsx';
import { expectProgress, resumeHeading, sendBasics } from '#testing/wizard.testing.tsx';

const app = testApp();

describe('the basics', () => {
  it('say what is missing until the four needed fields are filled, and then let the student go on', async () => {
    await app.open('/onboarding');
    await expect.element(goOn()).toBeDisabled();
    await expect.element(page.getByText('Please fill in your first name, last name, school and major.')).toBeVisible();
    await page.getByLabelText('First name').fill('Maya');
    await page.getByLabelText('Last name').fill('Raman');
    await school().fill('A small college');
    await expect.element(page.getByText('Please fill in your major.')).toBeVisible();
    await expect.element(goOn()).toBeDisabled();
    await page.getByRole('combobox', { name: 'Major' }).fill('Rivers');
    await expect.element(goOn()).toBeEnabled();
    await goOn().click();
    await expect.element(resumeHeading()).toBeVisible();
  });

  it('suggest nothing before a letter, then at most ten schools, found by a short name as well', async () => {
    await app.open('/onboarding');
    await school().click();
    expect(options().elements()).toEqual([]);
    await school().fill('university');
    await expect.element(options().first()).toBeVisible();
    expect(options().elements()).toHaveLength(10);
    await school().fill('GT');
    await expect.element(options().first()).toHaveTextContent('Georgia Institute of TechnologyGT');
  });

  it('show a school and a major in full on leaving, and ask where several may be meant', async () => {
    await app.open('/onboarding');
    await school().fill('mit');
    await userEvent.keyboard('{Tab}');
    await expect.element(school()).toHaveValue('Massachusetts Institute of Technology');
    const major = page.getByRole('combobox', { name: 'Major' });
    await major.fill('environmental');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('Did you mean one of these?')).toBeVisible();
    await page
      .getByRole('group', { name: 'Did you mean one of these?' })
      .getByRole('button', { name: 'Environmental Engineering', exact: true })
      .click();
    await expect.element(major).toHaveValue('Environmental Engineering');
    expect(page.getByText('Did you mean one of these?').elements()).toEqual([]);
    await school().fill('A small college');
    await userEvent.keyboard('{Tab}');
    await expect.element(school()).toHaveValue('A small college');
  });

  it('start from next year’s class and bound the years', async () => {
    await app.open('/onboarding');
    const year = page.getByLabelText('Graduation year');
    await expect.element(year).toHaveValue(Math.min(new Date().getFullYear() + 1, 2030));
    await expect.element(year).toHaveAttribute('min', '2020');
    await expect.element(year).toHaveAttribute('max', '2030');
  });

  it('say that an email is registered already, and signing in with it goes on where that student was', async () => {
    const email = `${crypto.randomUUID()}@gatech.edu`;
    const anna = await app.student({ email, firstName: 'Anna', lookingFor: [] });
    keepToken(null);
    await app.open('/onboarding');
    await sendBasics({ email });
    await expect.element(page.getByText('This email is already registered. Please use a different email or leave it blank.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
    await expectAccessible();
    await page.getByRole('button', { name: 'Sign in with this email' }).click();
    const network = intercept('/api/auth/login', () => Response.json({ sent: true }, { status: 202 }));
    await expect.element(dialog().getByLabelText('Email')).toHaveValue(email);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByLabelText('Code')).toHaveFocus();
    network.end();
    intercept('/api/auth/login', () => Response.json({ token: anna.token, user: anna.user }));
    await userEvent.keyboard('123456{Enter}');
    await expect.element(resumeHeading()).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Anna');
  });

  it('say the same of an email that another server refuses in its own words', async () => {
    intercept('/api/users/register', () => Response.json({ error: 'A user with this email already exists' }, { status: 400 }));
    await app.open('/onboarding');
    await sendBasics({ email: 'maya@gatech.edu' });
    await expect.element(page.getByText('This email is already registered. Please use a different email or leave it blank.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
  });

  it('keep everything when the server cannot be reached, and go on once it can', async () => {
    await app.open('/onboarding');
    const away = intercept('/api/users/register', 'offline');
    await sendBasics({ email: `${crypto.randomUUID()}@gatech.edu` });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Failed to register user: We couldn’t reach Alive. Check your connection and try again.');
    await expect.element(page.getByLabelText('First name')).toHaveValue('Maya');
    await expect.element(goOn()).toHaveFocus();
    await expectAccessible();
    away.end();
    await goOn().click();
    await expect.element(resumeHeading()).toBeVisible();
  });

  it('go one step for a double click, for two submits at once and for two clicks on the next step', async () => {
    await app.open('/onboarding');
    await sendBasics();
    await expect.element(resumeHeading()).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectProgress(20);
    await goOn().dblClick();
    await expectProgress(40);
    await goOn().dblClick();
    await expectProgress(60);
    history.back();
    await expectProgress(40);
    history.back();
    await expectProgress(20);
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expectProgress(40);
    history.back();
    await expectProgress(20);
  });

  it('offer to sign in, and a dialog asks for the email', async () => {
    await app.open('/onboarding');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(dialog().getByLabelText('Email')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('offer another code after a while, say what is wrong with one, and go back to the email', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      await app.open('/onboarding');
      const asked = watch('/api/auth/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await dialog().getByLabelText('Email').fill(`${crypto.randomUUID()}@gatech.edu`);
      await dialog().getByRole('button', { name: 'Send me a code' }).click();
      const code = dialog().getByLabelText('Code');
      await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect.element(dialog().getByText('You can ask for a new code in 30 seconds.')).toBeVisible();
      await code.fill('12345');
      await expect.element(dialog().getByRole('button', { name: 'Sign in' })).toBeDisabled();
      await code.fill('123-456');
      await dialog().getByRole('button', { name: 'Sign in' }).click();
      await expect
        .element(dialog().getByRole('alert'))
        .toHaveTextContent(
          'That code doesn’t work. It may be mistyped, already used or more than 10 minutes old. You can ask for a new one.',
        );
      await expectAccessible();
      vi.advanceTimersByTime(31_000);
      await dialog().getByRole('button', { name: 'Send a new code' }).click();
      await expect.element(dialog().getByText(/^You can ask for a new code in/)).toBeVisible();
      await expect.poll(() => asked.map(({ body }) => Object.keys(body as object).join())).toEqual(['email', 'email,code', 'email']);
      await dialog().getByRole('button', { name: 'Use another email' }).click();
      await expect.element(dialog().getByLabelText('Email')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

const dialog = () => page.getByRole('dialog', { name: 'Sign in' });
const goOn = () => page.getByRole('button', { name: 'Continue' });
const school = () => page.getByRole('combobox', { name: 'School' });
const options = () => page.getByRole('option');
