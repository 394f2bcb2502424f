import type { Condition } from '@alive/contract/conditions.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query.ts';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { Conditions } from './Conditions.tsx';
import { render } from '#testing/render.testing.tsx';

testApp();

describe('a condition', () => {
  it('becomes what is not wanted, or another choice', async () => {
    const onChange = await draw();
    await page.getByRole('button', { name: 'Change Boston' }).click();
    await page.getByRole('radio', { name: 'Leave it out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await expect.element(page.getByRole('button', { name: 'Remove Not Boston' })).toBeVisible();
    await page.getByRole('button', { name: 'Change Internships' }).click();
    await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'New grad' }).click();
    await expect.element(page.getByRole('button', { name: 'Remove New grad' })).toBeVisible();
    expect(onChange.mock.lastCall).toMatchObject([
      [
        { field: 'level', value: 'new_grad', label: 'New grad' },
        { field: 'place', op: 'not', value: 'Boston', label: 'Not Boston' },
      ],
    ]);
  });

  it('stays as it is when Esc closes what would have changed it, with the focus on the chip', async () => {
    const onChange = await draw();
    const chip = page.getByRole('button', { name: 'Change Boston' });
    (chip.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const place = page.getByRole('combobox', { name: 'Place' });
    await place.fill('chi');
    await expect.element(page.getByRole('option', { name: 'Chicago' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(place).toHaveValue('chi');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(chip).toHaveFocus();
    await chip.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await chip.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes a place as it was typed', async () => {
    const onChange = await draw();
    await page.getByRole('button', { name: 'Change Boston' }).click();
    const place = page.getByRole('combobox', { name: 'Place' });
    await place.fill('Chi');
    await expect.element(page.getByRole('option', { name: 'Chicago' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(place).not.toBeInTheDocument();
    expect(onChange.mock.calls).toMatchObject([[[{ field: 'level' }, { field: 'place', op: 'is', value: 'Chi' }]]]);
  });

  it('takes the place whose other name was typed', async () => {
    await draw();
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    const place = page.getByRole('combobox', { name: 'Place' });
    await place.fill('dmv');
    await expect.element(page.getByRole('option', { name: /^Washington, DC/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(place).toHaveValue('Washington, DC');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Washington, DC' })).toBeVisible();
  });

  it.each(['Boston', 'Internships'])('is changed next to its chip, accessibly and within the screen of a phone: %s', async (label) => {
    await draw();
    await page.viewport(phone.width, phone.height);
    await page.getByRole('button', { name: `Change ${label}` }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const panel = page.getByRole('dialog').element().getBoundingClientRect();
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });
});

/** Draws two conditions that can be edited, and gives what is said of each edit. */
const draw = async () => {
  const onChange = vi.fn<(conditions: Condition[]) => void>();
  const Held = () => {
    const [active, setActive] = useState([internships, boston]);
    const change = (next: Condition[]) => {
      onChange(next);
      setActive(next);
    };
    return <Conditions label="Searching with" active={active} offered={['place', 'level', 'pay']} busy={false} onChange={change} />;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <Held />
    </QueryClientProvider>,
  );
  return onChange;
};

const internships: Condition = { id: 'level:internship', field: 'level', op: 'is', value: 'internship', label: 'Internships' };
const boston: Condition = { id: 'place:boston', field: 'place', op: 'is', value: 'Boston', label: 'Boston' };
