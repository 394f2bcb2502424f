import type { Company } from '@alive/contract/companies.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testApp } from '#testing/app.testing.tsx';
import { allCompanies, counted, names, seenText } from '#testing/companies.testing.tsx';

const app = testApp();
let all: Company[];
beforeEach(async () => {
  all = await allCompanies();
  await app.student();
});

describe('the list of companies', () => {
  it.each([
    ['Alumni score', (a: Company, b: Company) => b.yale_score - a.yale_score],
    ['Most alumni', (a: Company, b: Company) => b.yale_alumni_count - a.yale_alumni_count],
    ['Name', (a: Company, b: Company) => a.name.localeCompare(b.name)],
    ['Priority', (a: Company, b: Company) => a.priority - b.priority],
  ])('is ordered by %s', async (order, compare) => {
    await app.open('/dashboard/companies?sort=jobs');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(order);
    await expect.poll(() => location.search).not.toContain('sort=jobs');
    const shown = (await names()).flatMap((name) => all.find((company) => company.name === name) ?? []);
    expect(shown).toHaveLength(all.length);
    expect(shown).toEqual(shown.toSorted(compare));
  });

  it('counts every industry, the rarer ones in a menu that narrows to them', async () => {
    await app.open('/dashboard/companies');
    const menu = page.getByRole('combobox', { name: 'More industries' });
    await expect.element(menu).toBeVisible();
    const chips = page.getByRole('group', { name: 'Industry' }).getByRole('button').elements().map(seenText);
    const rare = menu.getByRole('option').elements();
    const said = [...chips, ...rare.map(({ textContent }) => textContent)];
    for (const [industry, { length }] of Map.groupBy(all, (company) => company.industry)) expect(said).toContain(`${industry} ${length}`);
    const words = rare[1]?.textContent ?? '';
    const industry = words.replace(/ \d+$/, '');
    await menu.selectOptions(words);
    await expect.poll(() => new URLSearchParams(location.search).get('industry')).toBe(industry);
    expect(await names()).toEqual(all.filter((company) => company.industry === industry).map(({ name }) => name));
  });

  it('forgives a slip of the keys', async () => {
    await app.open('/dashboard/companies?query=Gogle');
    await counted('1 company');
    expect(await names()).toEqual(['Google']);
  });

  it('says that no company fits, and shows all of them once that is cleared, with the focus in the field', async () => {
    await app.open('/dashboard/companies');
    const field = page.getByRole('searchbox');
    await field.fill('zorblax');
    await expect.element(page.getByText('No companies match all of your filters.')).toBeVisible();
    await expectAccessible();
    (page.getByRole('button', { name: 'Clear', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await counted(`${all.length} companies`);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    expect(location.search).toBe('');
  });

  it('shows all of them for junk in the address', async () => {
    await app.open('/dashboard/companies?sort=worst&internships=perhaps&query=%20&industry=');
    await counted(`${all.length} companies`);
  });
});
