import type { Company } from '@alive/contract/companies.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { allCompanies, cards, counted, names, seenText } from '#testing/companies.testing.tsx';

const app = testApp();

describe('the cards of the companies', () => {
  it('show every field of each company, with the numbers that the server counted', async () => {
    const all = await allCompanies();
    await app.student();
    await app.open('/dashboard/companies');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Elite Companies' })).toBeVisible();
    await expect.element(page.getByText(`${all.length} companies where people like you started out`)).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Sample data')).toBeVisible();
    const shown = await cards();
    expect(await names()).toEqual(all.map(({ name }) => name));
    all.forEach((company, place) => expectFields(shown[place], company));
  });

  it('have monograms that differ in tint from those on either side, and two letters where one repeats', async () => {
    await app.student();
    await app.open('/dashboard/companies');
    const list = page.getByRole('list', { name: 'Companies', exact: true });
    await expect.element(list).toBeVisible();
    const tiles = [...list.element().querySelectorAll<HTMLElement>('.logo')];
    const tints = tiles.map((tile) => tile.style.getPropertyValue('--tint'));
    expect(tints.filter((tint, at) => tints.slice(at + 1, at + 4).includes(tint))).toEqual([]);
    const letters = tiles.map(({ textContent }) => textContent);
    const single = letters.filter((one) => one.length === 1);
    expect(new Set(single).size).toBe(single.length);
    expect(letters).toContain('MC');
  });

  it('come 36 at a time, and the focus moves to the first new one', async () => {
    await app.student();
    intercept('/api/companies', () => Response.json({ companies: manyBare }));
    await app.open('/dashboard/companies?sort=name');
    const more = page.getByRole('button', { name: 'Show 36 more of 2,000' });
    await expect.element(more).toBeVisible();
    expect(await cards()).toHaveLength(36);
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => (await cards()).length).toBe(72);
    expect((await cards())[36]?.querySelector('a')).toBe(document.activeElement);
  });

  it('say what is not stated of a company, and fit a very long name, on a phone too', async () => {
    await app.student();
    intercept('/api/companies', () => Response.json({ companies: manyBare }));
    await app.open('/dashboard/companies?sort=name&query=donaudampf');
    await counted('1 company');
    const [card] = await cards();
    if (!card) throw new Error('There is no card.');
    expect(seenText(card)).toMatch(/No description yet\..*Headquarters and size not listed.*Founding year not listed/);
    for (const { width, height } of [{ width: 1280, height: 740 }, phone]) {
      await page.viewport(width, height);
      const view = page.getByRole('main').element();
      expect(view.scrollWidth - view.clientWidth, `at ${width} px`).toBe(0);
    }
  });
});

describe('the Companies tab', () => {
  it('says that the companies could not be loaded, and loads them at a retry', async () => {
    await app.student();
    const failing = intercept('/api/companies', () => Response.json({}, { status: 500 }));
    await app.open('/dashboard/companies');
    await expect.element(page.getByRole('alert').getByText('We couldn’t load the companies.')).toBeVisible();
    await expectAccessible();
    failing.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(await names()).toHaveLength((await allCompanies()).length);
  });

  it('says in the words of the specification that there are none, and claims nothing of them', async () => {
    await app.student();
    intercept('/api/companies', () => Response.json({ companies: [] }));
    intercept('/api/stats', () => Response.json({ jobs: 0, companies: 0, alumni: 0, sample: false, sampleAlumni: false }));
    await app.open('/dashboard/companies');
    await expect.element(page.getByText('No companies found.', { exact: true })).toBeVisible();
    expect(page.getByText(/where people like you/).elements()).toEqual([]);
    expect(page.getByText('Sample data').elements()).toEqual([]);
    await expectAccessible();
  });
});

function expectFields(card: Element | undefined, company: Company): void {
  if (!card) throw new Error(`There is no card of ${company.name}.`);
  const text = seenText(card);
  for (const field of [
    company.name,
    `P${company.priority}`,
    company.industry,
    company.description.slice(0, 60),
    `Founded ${company.founded_year}`,
    company.stock_ticker ?? /Private|Nonprofit|Public sector|Publicly traded/.exec(text)?.[0] ?? 'whose it is',
    company.company_size ?? '',
    company.headquarters_location ?? '',
    `Alumni score ${company.yale_score}`,
    `${numeral(company.yale_alumni_count)} alumni`,
    ...company.tags.slice(0, 5),
  ])
    expect(text).toContain(field);
  expect([...card.querySelectorAll('dl > div')].map(seenText)).toEqual([
    `Active jobs ${numeral(company.total_active_jobs)}`,
    `Internships ${numeral(company.total_internships)}`,
    `New grad ${numeral(company.total_new_grad_jobs)}`,
  ]);
  const out = page
    .elementLocator(card)
    .getByRole('link', { name: /^Visit/ })
    .element();
  expect(['href', 'target', 'rel'].map((name) => out.getAttribute(name))).toEqual([
    company.website,
    '_blank',
    expect.stringContaining('noreferrer'),
  ]);
}

const numeral = (count: number): string => count.toLocaleString('en-US');

/** 2,000 companies of which hardly anything is known, the first with a very long name. */
const manyBare: Company[] = Array.from({ length: 2000 }, (_, at) => ({
  id: `c${at}`,
  name: at === 0 ? 'Internationale Gesellschaft für Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauten' : `Company ${at}`,
  domain: null,
  logo_url: '',
  website: null,
  ats_base_url: null,
  industry: 'Finance',
  priority: 1,
  founded_year: null,
  is_public: false,
  stock_ticker: null,
  description: '',
  yale_score: 0,
  yale_alumni_count: 1,
  company_size: null,
  total_active_jobs: 0,
  total_internships: 0,
  total_new_grad_jobs: 0,
  tags: [],
  headquarters_location: null,
  visa_record: null,
}));
