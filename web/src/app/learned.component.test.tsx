import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveProfile } from '@alive/contract/account.ts';
import { changeFact } from '@alive/contract/facts.ts';
import { call } from '#api/call.ts';
import { desktop, expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { added, editor, exampleFact, knownOf, notice, serveFacts } from '#testing/facts.testing.tsx';
import { answersOf, keepAnswers } from '../features/onboarding/answers.ts';

const app = testApp();

describe('what we learned', () => {
  it('stands under five headings, with the way on in view', async () => {
    await openLearned();
    for (const heading of ['Summary', 'Interests', 'Target roles', 'Target companies', 'Ideal environment', 'Less of'])
      await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect.element(under('Interests')).toMatchTextContent(/fixing bikes/);
    await expect.element(under('Less of')).toMatchTextContent(/cold calls/);
    await expect.element(page.getByRole('img', { name: 'A drawing of your interests: “fixing bikes”' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Start Exploring' })).toBeInViewport({ ratio: 1 });
    await expectAccessible();
  });

  it('is changed and added to, row by row, and the summary follows', async () => {
    const id = await openLearned();
    await under('Interests')
      .getByRole('button', { name: /fixing bikes/ })
      .click();
    await editor().getByRole('button', { name: 'Remove' }).click();
    await expect.element(notice('You removed “fixing bikes” from “More of”.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(under('Interests').getByRole('button', { name: /fixing bikes/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await editor().getByRole('button', { name: 'Remove' }).click();
    for (const [heading, text] of [
      ['Target roles', 'Hydrologist'],
      ['Target companies', 'NASA'],
      ['Ideal environment', 'Boston'],
      ['Ideal environment', 'people who laugh'],
    ] as const) {
      await page.getByRole('button', { name: `Add to “${heading}”` }).click();
      await userEvent.keyboard(`${text}{Enter}`);
      await expect.element(under(heading).getByRole('button', { name: new RegExp(text) })).toBeVisible();
      await expect.element(notice(/^You added .* to “Looking for”\.$/)).toMatchTextContent(text);
    }
    await expect.element(notice('You added “people who laugh” to “Looking for”.')).toBeVisible();
    await expect
      .poll(() => knownOf(id))
      .toEqual(expect.arrayContaining(['looking: Hydrologist', 'looking: NASA', 'looking: people who laugh', 'less: cold calls']));
    expect((await knownOf(id)).join()).not.toContain('fixing bikes');
    await expect.element(page.getByText(/You’re considering: Hydrologist/)).toBeVisible();
  });

  it('has one stop of the keyboard in each row, with arrows inside', async () => {
    await openLearned();
    serveFacts(...['Hydrologist', 'Diver'].map((text) => exampleFact({ id: text, kind: 'work', stance: 'looking', text })));
    await app.leave();
    await app.open('/onboarding');
    const chips = under('Target roles').getByRole('button', { name: /Hydrologist|Diver/ });
    await expect.element(chips.nth(1)).toBeVisible();
    chips.first().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(chips.nth(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Add to “Target roles”' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Add to “Target companies”' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Add to “Target roles”' })).toHaveFocus();
  });

  it.for([phone, { width: 1280, height: 800 }])('is changed with its outcome above the way on, at $width px', async (size) => {
    await openLearned(size);
    await under('Interests')
      .getByRole('button', { name: /fixing bikes/ })
      .click();
    await editor().getByRole('button', { name: 'Remove' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('button', { name: 'Start Exploring' });
    expect(undo.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
    const { left, top, width, height } = undo.element().getBoundingClientRect();
    expect(undo.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await expectAccessible();
  });

  it('draws each interest once, own words as typed, and shows two guesses of a row until the others are asked for', async () => {
    await openLearned();
    const guesses = ['Sensors', 'Rivers', 'Maps', 'Tides'].map((text, at) =>
      exampleFact({ id: `g${at}`, text, value: `skill:${text}`, kind: 'skill', status: 'offered' }),
    );
    const kept = [
      exampleFact({ id: 'k1', text: 'iOS apps' }),
      exampleFact({ id: 'k2', text: 'ios apps', value: 'skill:iOS', kind: 'skill' }),
    ];
    serveFacts(...kept, ...guesses);
    await app.leave();
    await app.open('/onboarding');
    await expect.element(page.getByRole('img', { name: 'A drawing of your interests: Ios apps', exact: true })).toBeVisible();
    expect(under('Interests').getByRole('button', { name: /^Keep/ }).elements()).toHaveLength(2);
    await under('Interests').getByRole('button', { name: 'Show 2 more guesses' }).click();
    await expect.element(under('Interests').getByRole('button', { name: 'Keep “Maps”' })).toHaveFocus();
    await expect.element(under('Interests').getByRole('button', { name: 'Keep “Tides”' })).toBeVisible();
  });

  it('keeps in view what one has', async () => {
    const id = await openLearned();
    const skill = await added(id, { kind: 'skill', stance: 'more', text: 'Java' });
    await call(changeFact, { params: { id, factId: skill.id }, body: { stance: 'have' } });
    await app.leave();
    await app.open('/onboarding');
    await expect.element(under('Have').getByRole('button', { name: 'Java' })).toBeVisible();
  });

  it('is summed up in the student’s words until those are cleared', async () => {
    await openLearned();
    await page.getByRole('button', { name: 'Edit the summary' }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('I fix bikes.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('I fix bikes.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit the summary' }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/You’d like more of: “fixing bikes”/)).toBeVisible();
  });
});

/** Shows step 5 to a student who likes one thing and not another; gives the student's id. */
const openLearned = async (size = desktop): Promise<string> => {
  const { userId, user } = await app.student({ lookingFor: [] });
  const { profile } = { profile: { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '' } };
  await call(saveProfile, { params: { id: userId }, body: { profile } });
  await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
  await added(userId, { kind: 'activity', stance: 'less', text: 'cold calls' });
  keepAnswers({ ...answersOf(user), step: 5 });
  await app.open('/onboarding', { size });
  await expect.element(page.getByRole('heading', { name: 'Here’s what we learned about you' })).toBeVisible();
  await expect.element(under('Interests').getByRole('button', { name: /fixing bikes/ })).toBeVisible();
  return userId;
};

const under = (heading: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
