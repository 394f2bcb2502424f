import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, phone, testApp } from '#testing/app.testing.tsx';
import { cards, counted, expectFound, totalOf } from '#testing/jobs.testing.tsx';

const app = testApp();

/** A student who looks at Browse Jobs under this search. */
const browse = async (search = '', options?: Parameters<typeof app.open>[1]) => {
  await app.student();
  await app.open(`/dashboard/jobs${search}`, options);
  await expect.element(cards().first()).toBeVisible();
};

describe('the panel of filters', () => {
  it('makes chips of what is chosen, and a removed chip widens the list', async () => {
    await browse();
    await page.getByRole('button', { name: 'More filters' }).click();
    const panel = page.getByRole('dialog', { name: 'More filters' });
    await panel.getByRole('button', { name: 'Remote' }).click();
    await panel.getByRole('button', { name: 'Include hybrid' }).click();
    await panel.getByRole('button', { name: 'Sponsors visas' }).click();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expectFound({ remote: 'true', hybrid: 'true', sponsorship: 'yes' });
    await page.getByRole('button', { name: 'Remove Remote or hybrid' }).click();
    await expectFound({ sponsorship: 'yes' });
    expect(location.search).toBe('?sponsorship=yes');
    await expect.element(page.getByRole('button', { name: 'More filters' })).toHaveFocus();
  });
});

describe('the type', () => {
  it('offers jobs whose level is not stated, by themselves', async () => {
    await browse();
    await page.getByRole('radio', { name: 'Level not stated' }).click();
    await expectFound({ level: 'unspecified' });
    expect(location.search).toBe('?level=unspecified');
    await expect
      .element(
        cards()
          .first()
          .getByText(/Level\snot\sstated/),
      )
      .toBeVisible();
    await page.getByRole('radio', { name: 'New grad' }).click();
    await expect.poll(() => location.search).toBe('?job_type=new_grad');
  });
});

describe('the place', () => {
  it('counts in free words at Enter, and the order goes into the address', async () => {
    await browse();
    const place = page.getByRole('combobox', { name: 'Location' });
    await place.fill('Massachusetts');
    await userEvent.keyboard('{Enter}');
    await expectFound({ location: 'Massachusetts' });
    await page.getByRole('radio', { name: 'Newest' }).click();
    await expect.poll(() => location.search).toBe('?location=Massachusetts&sort=newest');
  });
});

describe('the address', () => {
  it('means nothing where it is junk', async () => {
    await browse('?job_type=boss&location=%00&level=god&remote=perhaps&sort=worst&limit=9999&query=');
    await expectFound({});
  });
});

describe('on a phone', () => {
  it('the sheet counts what its choices leave, and each becomes a chip', async () => {
    await browse('?query=analyst', { size: phone });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Internship' }).click();
    await sheet.getByRole('combobox', { name: 'Location' }).fill('nyc');
    await sheet.getByRole('option', { name: /New York City/ }).click();
    const total = await totalOf({ query: 'analyst', job_type: 'internship', location: 'nyc' });
    const show = sheet.getByRole('button', { name: `Show ${counted(total)}` });
    await expect.element(show).toBeVisible();
    await expectAccessible();
    await show.click();
    await expect.element(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove New York City' }).click();
    await expect.poll(() => location.search).toBe('?query=analyst&job_type=internship');
    await expectFound({ query: 'analyst', job_type: 'internship' });
  });
});
