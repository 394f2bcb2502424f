import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { intercept, testApp } from '#testing/app.testing.tsx';
import { answered, ask } from '#testing/chat.testing.tsx';

const app = testApp();

describe('the conditions of the job conversation', () => {
  it('are changed, removed, added and cleared by keyboard alone, and are there again on return', async () => {
    await search(['Boston', 'Seattle']);
    expect(chips()).toEqual(['Internships', 'Boston', 'Seattle']);

    focus(button('Change Boston'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Change Boston' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Place' })).toHaveFocus();
    await userEvent.keyboard('chi');
    await expect.element(page.getByRole('option', { name: 'Chicago' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'Place' })).toHaveValue('Chicago');
    await userEvent.keyboard('{Enter}');
    await announced('Changed Boston to Chicago.');
    await answered();
    expect(chips()).toEqual(['Internships', 'Chicago', 'Seattle']);
    await expect.element(button('Change Chicago')).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}{Enter}');
    await announced('Removed “Chicago”.');
    await answered();
    expect(chips()).toEqual(['Internships', 'Seattle']);
    await expect.element(button('Remove Seattle')).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Add a filter')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    focus(page.getByRole('button', { name: 'Pay', exact: true }));
    await userEvent.keyboard('{Enter}');
    const pay = page.getByRole('textbox', { name: 'Dollars a year' });
    await expect.element(pay).toHaveFocus();
    await userEvent.keyboard('none{Enter}');
    await expect.element(page.getByText('Enter an amount, such as 80K.')).toBeVisible();
    await expect.element(pay).toHaveFocus();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}40k{Enter}');
    await announced('Added $40K+.');
    await answered();
    expect(chips()).toEqual(['Internships', 'Seattle', '$40K+']);
    await expect.element(button('Add a filter')).toHaveFocus();

    await app.leave();
    await app.open('/dashboard');
    await expect.element(button('Remove $40K+')).toBeVisible();
    expect(chips()).toEqual(['Internships', 'Seattle', '$40K+']);

    focus(button('Clear all'));
    await userEvent.keyboard('{Enter}');
    await announced('Removed all filters.');
    await answered();
    expect(chips()).toEqual([]);
    await expect.element(button('Add a filter')).toHaveFocus();
  });

  it('can be edited while an answer is being written, which is done when that ends', async () => {
    await search(['Boston']);
    const server = intercept('/api/search/continue', 'held');
    await ask('engineering');
    focus(button('Change Boston'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Stop')).toBeVisible();
    await button('Remove Boston').click();
    await expect.element(button('Remove Boston')).not.toBeInTheDocument();
    await announced('Removed “Boston”. This takes effect once the answer is complete.');
    expect(server.calls).toHaveLength(1);
    server.release();
    await expect.element(button('Change Engineering')).toBeVisible();
    await answered();
    expect(chips()).toEqual(['Internships', 'Engineering']);
    await expect.poll(() => server.calls[1]?.body).toMatchObject({ message: '', filters: [{ field: 'level' }, { value: 'Engineering' }] });
  });
});

/** Opens the job conversation of a student who prefers these places, and waits for its first answer. */
const search = async (preferredLocations: string[]): Promise<void> => {
  await app.student({ preferredLocations });
  await app.open('/dashboard');
  await answered();
};

/** What the chips say, in their order. */
const chips = (): string[] =>
  page
    .getByRole('group', { name: 'Searching with' })
    .getByRole('button', { name: /^Remove / })
    .elements()
    .map((cross) => (cross.getAttribute('aria-label') ?? '').replace('Remove ', ''));

/** The button whose name begins with these words; a chip may say a count after them. */
const button = (words: string) => page.getByRole('button', { name: new RegExp(`^${words.replace(/[$+]/g, '\\$&')}`) });

const focus = (locator: ReturnType<typeof button>): void => (locator.element() as HTMLElement).focus();

const announced = async (words: string): Promise<void> => {
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument();
};
