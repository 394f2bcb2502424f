import type { Company, CompanyDetail } from '@alive/contract/companies.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer, startServer } from './server.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();
let all: Company[];
beforeAll(async () => {
  all = await companiesOf(server);
});

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const companiesOf = async ({ url }: { url: string }): Promise<Company[]> =>
  ((await (await fetch(`${url}/api/companies`)).json()) as { companies: Company[] }).companies;

/** A student on the Companies tab, or on what follows it in the address. */
const visit = async (rest = '', options?: BrowserContextOptions): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard/companies${rest}`);
  return page;
};
const cards = (page: Page) => page.getByRole('list', { name: 'Companies' }).locator(':scope > li');
const cardOf = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const counted = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
const nameOf = ({ name }: Company): string => name;
const numeral = (count: number): string => count.toLocaleString('en-US');

/** What the server says of a company to the student of this page. */
const detailOf = async (page: Page, id: string): Promise<CompanyDetail> => {
  const token = await page.evaluate(() => localStorage.getItem('alive.token'));
  const response = await fetch(`${server.url}/api/companies/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as CompanyDetail;
};

describe('the cards', () => {
  it('show every field of each company, with the numbers that the server counted', async () => {
    const page = await visit();
    await page.getByRole('heading', { name: 'Elite Companies', level: 1 }).waitFor();
    await page.getByText(`${all.length} companies where people like you have started`).waitFor();
    await page.getByText('Sample data').filter({ visible: true }).waitFor();
    expect(await names(page)).toEqual(all.map(nameOf));
    for (const company of all) {
      const card = cardOf(page, company.name);
      const text = (await card.innerText()).replaceAll(/\s+/g, ' ');
      for (const field of [
        `P${company.priority}`,
        company.industry,
        company.description.slice(0, 60),
        `Founded ${company.founded_year}`,
        company.stock_ticker ?? 'No ticker',
        company.company_size ?? '',
        company.headquarters_location ?? '',
        `Alumni score ${company.yale_score}`,
        `${numeral(company.yale_alumni_count)} alumni`,
        ...company.tags.slice(0, 5),
      ])
        expect(text).toContain(field);
      const counts = await card.locator('dl > div').allInnerTexts();
      expect(counts.map((count) => count.replaceAll(/\s+/g, ' '))).toEqual([
        `Active jobs ${numeral(company.total_active_jobs)}`,
        `Internships ${numeral(company.total_internships)}`,
        `New grad ${numeral(company.total_new_grad_jobs)}`,
      ]);
      const out = card.getByRole('link', { name: /^Visit/ });
      expect(await out.getAttribute('href')).toBe(company.website);
      expect([await out.getAttribute('target'), await out.getAttribute('rel')]).toEqual(['_blank', expect.stringContaining('noreferrer')]);
    }
    await expectAccessible(page);
  });

  it('narrow by words, industry and internships, and are ordered, all in the address, through a reload and Back', async () => {
    const page = await visit();
    await cards(page).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('new york');
    const there = all.filter(({ headquarters_location: place, name, description }) => /new york/i.test(`${place} ${name} ${description}`));
    await counted(page, `${there.length} companies`);
    await page.waitForURL('**/companies?query=new+york');
    await page.getByLabel('Order').selectOption('Most open jobs');
    await page.waitForURL('**/companies?query=new+york&sort=jobs');
    const byJobs = there.toSorted((a, b) => b.total_active_jobs - a.total_active_jobs).map(nameOf);
    expect(await names(page)).toEqual(byJobs);

    await page.reload();
    await cards(page).first().waitFor();
    expect(await names(page)).toEqual(byJobs);
    expect(await page.getByRole('searchbox').inputValue()).toBe('new york');
    await page.getByRole('button', { name: /^Finance/ }).click();
    await page.waitForURL('**/companies?query=new+york&industry=Finance&sort=jobs');
    const banks = there.filter(({ industry }) => industry === 'Finance');
    await counted(page, `${banks.length} companies`);
    await page.getByRole('button', { name: /^Has internships/ }).click();
    await page.waitForURL('**/*internships=true*');
    await page.goBack();
    await page.goBack();
    expect(await page.getByRole('button', { name: /^All/ }).getAttribute('aria-pressed')).toBe('true');
    expect(await names(page)).toEqual(byJobs);
  });

  it.each([
    ['Alumni score', (a: Company, b: Company) => b.yale_score - a.yale_score],
    ['Most alumni', (a: Company, b: Company) => b.yale_alumni_count - a.yale_alumni_count],
    ['Name', (a: Company, b: Company) => a.name.localeCompare(b.name)],
    ['Priority', (a: Company, b: Company) => a.priority - b.priority],
  ])('are ordered by %s', async (order, compare) => {
    const page = await visit('?sort=jobs');
    await cards(page).first().waitFor();
    await page.getByLabel('Order').selectOption(order);
    await page.waitForFunction((sort) => !location.search.includes(sort), 'sort=jobs');
    const shown = (await names(page)).flatMap((name) => all.find((company) => company.name === name) ?? []);
    expect(shown).toHaveLength(all.length);
    expect(shown).toEqual(shown.toSorted(compare));
  });

  it('every industry is counted, the rarer ones in a menu', async () => {
    const page = await visit();
    await cards(page).first().waitFor();
    const chips = await page.getByRole('group', { name: 'Industry' }).getByRole('button').allInnerTexts();
    const rare = await page.getByLabel('More industries').getByRole('option').allInnerTexts();
    const said = [...chips, ...rare].map((text) => text.replaceAll(/\s+/g, ' ').trim());
    for (const [industry, { length }] of Map.groupBy(all, (company) => company.industry)) expect(said).toContain(`${industry} ${length}`);
    const [, last = ''] = rare;
    const industry = last.replace(/ \d+$/, '');
    await page.getByLabel('More industries').selectOption(last);
    await page.waitForURL(`**/companies?industry=${encodeURIComponent(industry).replaceAll('%20', '+')}`);
    expect(await names(page)).toEqual(all.filter((company) => company.industry === industry).map(nameOf));
  });

  it('a slip of the keys is forgiven, and a filter that finds none says so and is cleared', async () => {
    const page = await visit('?query=Gogle');
    await counted(page, '1 company');
    expect(await names(page)).toEqual(['Google']);
    await page.getByRole('searchbox').fill('zorblax');
    await page.getByText('No company fits all of this.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await counted(page, `${all.length} companies`);
    expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  it('that the address asks for in junk are all of them', async () => {
    const page = await visit('?sort=worst&internships=perhaps&query=%20&industry=');
    await counted(page, `${all.length} companies`);
  });

  it('of a long list come in pieces, and what is unknown of a company is said to be', async () => {
    const page = await visit('/none');
    const bare = {
      domain: null,
      logo_url: '',
      website: null,
      ats_base_url: null,
      founded_year: null,
      is_public: false,
      stock_ticker: null,
    };
    const companies = Array.from({ length: 2000 }, (_, at) => ({
      ...all[0],
      ...bare,
      id: `c${at}`,
      name: at === 0 ? 'Internationale Gesellschaft für Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauten' : `Company ${at}`,
      description: '',
      company_size: null,
      headquarters_location: null,
      tags: [],
      priority: 1,
      yale_alumni_count: 1,
    }));
    await page.route('**/api/companies', (route) => route.fulfill({ json: { companies } }));
    await page.goto(`${server.url}/dashboard/companies?sort=name`);
    const more = page.getByRole('button', { name: 'Show 36 more of 2,000' });
    await more.waitFor();
    expect(await cards(page).count()).toBe(36);
    expect(await cards(page).first().innerText()).toMatch(
      /What it does is not stated.*Headquarters and size not stated.*Founding year not stated/s,
    );
    await more.press('Enter');
    expect(await cards(page).count()).toBe(72);
    expect(
      await cards(page)
        .nth(36)
        .getByRole('link')
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.getByRole('searchbox').fill('donaudampf');
    await counted(page, '1 company');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.locator('#view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
    }
  });

  it('that cannot be loaded say so and offer another try', async () => {
    const page = await visit('/none');
    let fails = true;
    await page.route('**/api/companies', (route) => (fails ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    await page.goto(`${server.url}/dashboard/companies`);
    await page.getByText('The companies could not be loaded.').waitFor();
    fails = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
  });
});

describe('a company’s page', () => {
  it('shows the numbers that the server counted, and the ways to its people, jobs and site', async () => {
    const page = await visit();
    const [company] = all.toSorted((a, b) => b.yale_alumni_count - a.yale_alumni_count);
    if (!company) throw new Error('There is no company.');
    await cardOf(page, company.name).getByRole('link', { name: company.name, exact: true }).click();
    await page.waitForURL(`**/companies/${company.id}`);
    const heading = page.getByRole('heading', { level: 1, name: company.name });
    await heading.waitFor();
    expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
    expect(await page.title()).toBe(`${company.name} · Alive`);
    const detail = await detailOf(page, company.id);

    const bars = async (name: string) =>
      (await page.getByRole('list', { name, exact: true }).getByRole('listitem').allInnerTexts()).map((row) => row.split(/\n+/));
    await page.getByRole('list', { name: 'By role' }).waitFor();
    expect(await bars('By role')).toEqual(detail.roles.map(({ name, count }) => [name, numeral(count)]));
    const years = await bars('By class year');
    expect(years.slice(0, 9)).toEqual(detail.class_years.slice(0, 9).map(({ year, count }) => [String(year), numeral(count)]));
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(years.map(([, count]) => Number(count)))).toBe(sum(detail.class_years.map(({ count }) => count)));
    for (const [name, rows] of [
      ['The role before', detail.ways_in.roles],
      ['The employer before', detail.ways_in.employers],
      ['What they studied', detail.ways_in.majors],
    ] as const)
      expect(await bars(name)).toEqual(rows.map(({ name, count }) => [name, numeral(count)]));
    expect(await bars('Parts of the score')).toEqual(
      detail.score_parts.map(({ name, points, max, text }) => [name, `${points}/${max}`, text]),
    );
    expect(sum(detail.score_parts.map(({ points }) => points))).toBe(company.yale_score);
    await page.getByText(`For ${detail.ways_in.first_job} of ${detail.ways_in.total} people it was the first job.`).waitFor();
    await page.getByText(detail.priority_reason).waitFor();
    await expectAccessible(page);

    const jobs = page.getByRole('list', { name: 'Open jobs' }).getByRole('article');
    expect(await jobs.count()).toBe(5);
    for (const job of await jobs.allInnerTexts()) expect(job).toContain(company.name);
    await page.getByRole('link', { name: `All ${numeral(company.total_active_jobs)} open jobs` }).click();
    await page.waitForURL(`**/jobs?company=${encodeURIComponent(company.name)}`);
    await counted(page, `${numeral(company.total_active_jobs)} jobs`);
    await page.goBack();
    await page.getByRole('link', { name: `${numeral(company.total_internships)} internships in Browse Jobs` }).click();
    await counted(page, `${numeral(company.total_internships)} jobs`);
  });

  it('opens Find People with its people, and with those of one role', async () => {
    const page = await visit();
    const [company] = all;
    if (!company) throw new Error('There is no company.');
    await page.goto(`${server.url}/dashboard/companies/${company.id}`);
    const detail = await detailOf(page, company.id);
    const asked = async (name: string) => {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      return JSON.parse(new URL(href ?? '', server.url).searchParams.get('ask') ?? '[]') as unknown;
    };
    await page.getByRole('list', { name: 'By role' }).waitFor();
    expect(await asked(`Ask the ${detail.yale_alumni_count} people who work here`)).toEqual(detail.people);
    const [role] = detail.roles;
    expect(await asked(role?.name ?? '')).toEqual([
      ...detail.people,
      expect.objectContaining({ field: 'role', op: 'is', value: role?.name }),
    ]);
    await page.getByRole('link', { name: role?.name ?? '', exact: true }).click();
    await page.waitForURL('**/dashboard/people*');
    await page.getByText(`${role?.count} people`, { exact: true }).filter({ visible: true }).first().waitFor();
  });

  it('gives the list back as it was left', async () => {
    const page = await visit('?sort=name');
    const far = cards(page).nth(20);
    await far.scrollIntoViewIfNeeded();
    const name = (await names(page))[20] ?? '';
    const link = page.getByRole('link', { name, exact: true });
    await link.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.locator('#view').evaluate((view) => view.scrollTop)).toBe(0);
    await page.getByRole('link', { name: 'All companies' }).press('Enter');
    await page.waitForURL('**/companies?sort=name');
    await link.waitFor();
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await link.evaluate((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    );
    await page.goForward();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await link.waitFor();
    expect(await page.locator('#view').evaluate((view) => view.scrollTop)).toBeGreaterThan(0);
  });

  it.each(['none', encodeURIComponent('a/b'), 'a/b'])('that is not there (%s) says so and leads back', async (id) => {
    const page = await visit(`/${id}`);
    await page.getByText('This company is not here.').waitFor();
    await page.getByRole('link', { name: 'All companies' }).click();
    await cards(page).first().waitFor();
  });
});

describe('on a phone', () => {
  it('the list and a company fit, are accessible, and the filter is at hand', async () => {
    const page = await visit('', phone);
    await cards(page).first().waitFor();
    const fits = async () => expect(await page.locator('#view').evaluate((view) => view.scrollWidth - view.clientWidth)).toBe(0);
    await fits();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'What P1 to P5 mean' }).tap();
    await page.getByRole('tooltip').waitFor();
    await page.getByRole('searchbox').fill('nasa');
    await counted(page, '1 company');
    await cardOf(page, 'NASA').getByRole('link', { name: 'NASA', exact: true }).tap();
    await page.getByRole('list', { name: 'By role' }).waitFor();
    await page.getByRole('list', { name: 'Open jobs' }).getByRole('article').first().waitFor();
    await fits();
    await expectAccessible(page);
  });
});

describe('without any company', () => {
  it('the tab says so in the words of the specification, and claims nothing', async () => {
    const empty = await startServer({ env: { SAMPLE_DATA: 'off' }, fresh: true });
    try {
      const page = await signedUp(await browser.open(), empty.url, {});
      await page.goto(`${empty.url}/dashboard/companies`);
      await page.getByText('No companies found.').waitFor();
      expect(await page.getByText(/where people like you/).count()).toBe(0);
      expect(await page.getByText('Sample data').count()).toBe(0);
      await expectAccessible(page);
    } finally {
      await empty.stop();
    }
  });
});
