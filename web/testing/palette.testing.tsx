import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Where names are typed in the palette. */
export const field = () => page.getByRole('combobox', { name: 'Where to?' });

export const entry = (name: RegExp | string) => page.getByRole('option', { name });

/** Opens the palette and types, by the keyboard alone. */
export const typeInPalette = async (words: string): Promise<void> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(words);
};

/** Walks down to an entry of the palette and chooses it. */
export const choose = async (wanted: Locator): Promise<void> => {
  await expect.element(wanted.first()).toBeInTheDocument();
  // Jobs that come now would move what Enter chooses.
  await expect.element(page.getByText(/Looking for jobs…/)).not.toBeInTheDocument();
  for (let steps = 0; steps < 30; steps += 1) {
    if (wanted.first().element().hasAttribute('data-highlighted')) return userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
  }
  throw new Error(`The arrows do not reach ${wanted.selector}`);
};
