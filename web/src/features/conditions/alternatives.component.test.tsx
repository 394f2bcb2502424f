import type { Condition } from '@alive/contract/conditions.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query.ts';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { render } from '#testing/render.testing.tsx';
import { Conditions } from './Conditions.tsx';
import { type Fields, jobFields } from './fields.ts';
import { conditionOf } from './make.ts';
import { peopleFields } from './people-fields.ts';

testApp();

const alternatives = 'Product Manager, Google or Engineering, Meta';

it.each([
  ['jobs', jobFields, false],
  ['people', peopleFields, true],
] as const)('alternatives of a search for %s are one chip, which takes all of them away', async (_, fields, named) => {
  const onChange = draw([boston, ...either, remote], { fields, named });
  const chip = page.getByRole('button', { name: `Remove ${alternatives}` });
  await expect.element(chip).toBeVisible();
  expect(chip.element().closest('.chip')?.textContent).toBe(alternatives);
  expect(page.getByRole('button', { name: /^Remove / }).elements()).toHaveLength(3);
  expect(page.getByRole('button', { name: /^Change .*Product Manager/ }).query()).toBeNull();
  await expectAccessible();

  chip.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: `Removed “${alternatives}”.` })).toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([[[boston, remote]]]);
  // What came into its place has the focus.
  await expect.element(page.getByRole('button', { name: 'Remove Remote' })).toHaveFocus();
});

it('alternatives that are taken away last leave the focus to what adds a condition', async () => {
  const onChange = draw([boston, ...either]);
  await page.getByRole('button', { name: `Remove ${alternatives}` }).click();
  expect(onChange.mock.calls).toEqual([[[boston]]]);
  await expect.element(page.getByRole('button', { name: 'Add a filter' })).toHaveFocus();
});

it('alternatives of one field say it once, and can be read whole on a phone', async () => {
  await page.viewport(phone.width, phone.height);
  const schools = ['Georgia Institute of Technology', 'Massachusetts Institute of Technology', 'Stanford'];
  draw(
    schools.map((school) => Object.assign(conditionOf('school', [school], false), { either: 1 })),
    { fields: peopleFields, named: true },
  );
  const chip = page.getByText('School', { exact: false }).element().closest('.chip');
  expect(chip?.textContent).toBe(`School ${schools.join(' or ')}`);
  const text = chip?.querySelector('.text');
  expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0);
  await expectAccessible();
});

/** Draws conditions that can be edited, and gives what is said of each edit. */
const draw = (conditions: Condition[], { fields = jobFields, named = false }: { fields?: Fields; named?: boolean } = {}) => {
  const onChange = vi.fn<(conditions: Condition[]) => void>();
  const Held = () => {
    const [active, setActive] = useState(conditions);
    const change = (next: Condition[]) => {
      onChange(next);
      setActive(next);
    };
    return (
      <Conditions label="Searching with" active={active} fields={fields} offered={['place']} busy={false} named={named} onChange={change} />
    );
  };
  render(
    <QueryClientProvider client={queryClient}>
      <Held />
    </QueryClientProvider>,
  );
  return onChange;
};

const boston = conditionOf('place', ['Boston'], false);
const remote: Condition = { id: 'remote', field: 'remote', op: 'is', value: true, label: 'Remote' };
const either: Condition[] = [
  { ...conditionOf('role', ['Product Manager'], false), either: 1, all: 1 },
  { ...conditionOf('company', ['Google'], false), either: 1, all: 1 },
  { ...conditionOf('function', ['Engineering'], false), either: 1, all: 2 },
  { ...conditionOf('company', ['Meta'], false), either: 1, all: 2 },
];
