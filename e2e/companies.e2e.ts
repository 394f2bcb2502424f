import type { Company } from '@alive/contract/companies.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();
let all: Company[];
beforeAll(async () => {
  ({ companies: all } = (await (await fetch(`${server.url}/api/companies`)).json()) as { companies: Company[] });
});

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A student on the Companies tab. */
const visit = async (options?: BrowserContextOptions): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard/companies`);
  await cards(page).first().waitFor();
  return page;
};
const cards = (page: Page) => page.getByRole('list', { name: 'Companies' }).locator(':scope > li');
const linkTo = (page: Page, name: string) => cards(page).getByRole('link', { name, exact: true });
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const counted = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
const nameOf = ({ name }: Company): string => name;
const numeral = (count: number): string => count.toLocaleString('en-US');

describe('a student', () => {
  it('narrows and orders the companies in the address, through a reload and Back, and gets the list back as it was left', async () => {
    const page = await visit();
    await page.keyboard.press('/');
    await page.keyboard.type('new york');
    const there = all.filter(({ headquarters_location: place, name, description }) => /new york/i.test(`${place} ${name} ${description}`));
    await counted(page, `${there.length} companies`);
    await page.waitForURL('**/companies?query=new+york');
    await page.getByLabel('Sort by').selectOption('Most open jobs');
    await page.waitForURL('**/companies?query=new+york&sort=jobs');
    const byJobs = there.toSorted((a, b) => b.total_active_jobs - a.total_active_jobs || a.name.localeCompare(b.name, 'en')).map(nameOf);
    await expect.poll(() => names(page)).toEqual(byJobs);

    await page.reload();
    await cards(page).first().waitFor();
    await expect.poll(() => names(page)).toEqual(byJobs);
    expect(await page.getByRole('searchbox').inputValue()).toBe('new york');
    await page.getByRole('button', { name: /^Finance/ }).click();
    await page.waitForURL('**/companies?query=new+york&industry=Finance&sort=jobs');
    await counted(page, `${there.filter(({ industry }) => industry === 'Finance').length} companies`);
    await page.getByRole('button', { name: /^Has internships/ }).click();
    await page.waitForURL('**/*internships=true*');
    await page.goBack();
    await page.waitForURL('**/companies?query=new+york&industry=Finance&sort=jobs');
    await page.goBack();
    await page.getByRole('button', { name: /^All/, pressed: true }).waitFor();
    await expect.poll(() => names(page)).toEqual(byJobs);

    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Sort by').selectOption('Name');
    await page.waitForURL('**/companies?sort=name');
    await counted(page, `${all.length} companies`);
    const name = (await names(page))[20] ?? '';
    const view = page.locator('#view');
    // In one frame, before any scroll event.
    await linkTo(page, name).evaluate((link: HTMLElement) => {
      // At the edge it would stand half a pixel outside.
      link.scrollIntoView({ block: 'center' });
      link.focus();
      link.click();
    });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => view.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.getByRole('link', { name: 'All companies' }).press('Enter');
    await page.waitForURL('**/companies?sort=name');
    await linkTo(page, name).waitFor();
    expect(await linkTo(page, name).evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await linkTo(page, name).boundingBox();
    expect([box && box.y >= 0, box && box.y + box.height <= 832]).toEqual([true, true]);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await linkTo(page, name).waitFor();
    expect(await view.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });

  it('opens the company where most alumni work and goes on from its numbers to its jobs and people', async () => {
    const page = await visit();
    const [company] = all.toSorted((a, b) => b.yale_alumni_count - a.yale_alumni_count);
    if (!company) throw new Error('There is no company.');
    const { id, name, total_active_jobs: active, total_internships: internships } = company;
    await linkTo(page, name).click();
    await page.waitForURL(`**/companies/${id}`);
    const heading = page.getByRole('heading', { level: 1, name });
    await heading.waitFor();
    expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
    expect(await page.title()).toBe(`${name} · Alive`);
    await page.getByRole('link', { name: 'See all in Browse Jobs' }).click();
    await page.waitForURL(`**/jobs?company=${encodeURIComponent(name)}`);
    await counted(page, `${numeral(active)} jobs`);
    await page.goBack();
    await page.getByRole('link', { name: `${numeral(internships)} internships in Browse Jobs` }).click();
    await counted(page, `${numeral(internships)} jobs`);
    await page.goBack();
    const role = page.getByRole('list', { name: 'By role' }).getByRole('listitem').first();
    const count = (await role.innerText()).split(/\s+/).at(-1);
    await role.getByRole('link').click();
    await page.waitForURL('**/dashboard/people*');
    await page.getByText(`${count} people`, { exact: true }).filter({ visible: true }).first().waitFor();
  });

  it('with a phone filters the list and reads a company without scrolling sideways', async () => {
    const page = await visit(phone);
    const fits = async () => expect(await page.locator('#view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
    await fits();
    await page.getByRole('button', { name: 'What P1 to P5 mean' }).tap();
    await page.getByRole('tooltip').waitFor();
    await page.getByRole('searchbox').fill('nasa');
    await counted(page, '1 company');
    await linkTo(page, 'NASA').tap();
    await page.getByRole('list', { name: 'By role' }).waitFor();
    await page.getByRole('list', { name: 'Open jobs' }).getByRole('article').first().waitFor();
    await fits();
  });
});
