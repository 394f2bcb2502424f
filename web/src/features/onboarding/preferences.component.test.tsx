import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testApp } from '#testing/app.testing.tsx';
import { type Answers, blankAnswers } from './answers.ts';
import { PreferencesStep } from './PreferencesStep.tsx';
import type { Change } from './useAnswers.ts';
import { render } from '#testing/render.testing.tsx';

testApp();

describe('the preferences', () => {
  it('offer the eight places and four kinds of work, and say what a security clearance takes', async () => {
    render(<Preferences onStart={start} />);
    const quick = page.getByRole('group', { name: 'Popular locations' }).getByRole('button');
    expect(wordsOf(quick)).toEqual(['New York', 'San Francisco', 'Los Angeles', 'Boston', 'Remote', 'Chicago', 'Seattle', 'Austin']);
    const kinds = page.getByRole('group', { name: 'Looking for' }).getByRole('button');
    expect(wordsOf(kinds)).toEqual(['Internships', 'Full Time', 'People', 'Other']);
    const about = page.getByRole('button', { name: 'About security clearance' });
    about.element().focus();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('U.S. citizenship required for certain defense/gov roles.');
  });

  it('hand on what was chosen, and a place that was typed and not added', async () => {
    const onStart = vi.fn(() => Promise.resolve());
    render(<Preferences onStart={onStart} />);
    await page.getByRole('radio', { name: 'Yes' }).first().click();
    await page.getByRole('button', { name: 'Boston' }).click();
    await page.getByRole('button', { name: 'Internships' }).click();
    await page.getByRole('combobox', { name: 'Another city' }).fill('Ithaca');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    expect(onStart).toHaveBeenCalledWith({
      ...blank,
      needsVisa: true,
      preferredLocations: ['Boston', 'Ithaca'],
      lookingFor: ['Internships'],
    });
  });

  it('keep the focus with the places when one is taken away', async () => {
    render(<Preferences onStart={start} />);
    await page.getByRole('button', { name: 'Boston' }).click();
    page.getByRole('button', { name: 'Remove Boston' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Preferred locations' })).toHaveFocus();
    expect(page.getByRole('button', { name: 'Remove Boston' }).elements()).toEqual([]);
  });
});

/** The step over answers that change. */
function Preferences({ onStart }: { onStart: (answers: Answers) => Promise<void> }) {
  const [answers, setAnswers] = useState(blank);
  const change: Change = (patch) => {
    const next = { ...answers, ...patch };
    setAnswers(next);
    return next;
  };
  return (
    <PreferencesStep answers={answers} change={change} registration={registration} upload={upload} onBack={nothing} onStart={onStart} />
  );
}

const blank = blankAnswers(new Date('2026-11-21'));
const start = () => Promise.resolve();
const nothing = () => undefined;
const registration = { busy: false, problem: null, submit: () => Promise.resolve('done' as const), clear: nothing };
const upload = {
  state: { at: 'idle' as const },
  removal: { isBusy: false, error: null },
  pick: nothing,
  retry: nothing,
  clear: nothing,
  removeStored: nothing,
};

const wordsOf = (buttons: ReturnType<typeof page.getByRole>) => buttons.elements().map((button) => button.textContent);
