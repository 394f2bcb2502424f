import { type Company, type CompanyDetail, getCompany } from '@alive/contract/companies.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { allCompanies, cards } from '#testing/companies.testing.tsx';

const app = testApp();

/** A student at the page of the company where most alumni work, and what the server says of it. */
const visit = async (): Promise<CompanyDetail> => {
  const [most] = (await allCompanies()).toSorted((a, b) => b.yale_alumni_count - a.yale_alumni_count);
  await app.student();
  const detail = await call(getCompany, { params: { id: most?.id ?? '' } });
  await app.open(`/dashboard/companies/${detail.id}`);
  await expect.element(page.getByRole('list', { name: 'By role' })).toBeVisible();
  return detail;
};

describe('the page of a company', () => {
  it('shows who works there and how they came, as the server counted them', async () => {
    const detail = await visit();
    expect(bars('By role')).toEqual(detail.roles.map(({ name, count }) => [name, numeral(count)]));
    const years = bars('By class year');
    expect(years.slice(0, 9)).toEqual(detail.class_years.slice(0, 9).map(({ year, count }) => [String(year), numeral(count)]));
    expect(sum(years.map(([, count]) => Number(count)))).toBe(sum(detail.class_years.map(({ count }) => count)));
    const { roles, employers, majors, first_job: first, total } = detail.ways_in;
    for (const [name, rows] of [
      ['Previous role', roles],
      ['Previous employer', employers],
      ['What they studied', majors],
    ] as const)
      expect(bars(name)).toEqual(rows.map(({ name, count }) => [name, numeral(count)]));
    const careers = first === 1 ? 'career' : 'careers';
    await expect
      .element(page.getByText(`Of the ${total} people whose paths we know, ${first} started their ${careers} here.`))
      .toBeVisible();
  });

  it('shows the parts that its score is the sum of, and why it has its priority', async () => {
    const detail = await visit();
    expect(bars('Parts of the score')).toEqual(detail.score_parts.map(({ name, points, max, text }) => [name, `${points}/${max}`, text]));
    expect(sum(detail.score_parts.map(({ points }) => points))).toBe(detail.yale_score);
    await expect.element(page.getByText(detail.priority_reason)).toBeVisible();
  });

  it('shows its first five open jobs, and leads to all of them and to its internships', async () => {
    const { name, total_internships: internships } = await visit();
    const jobs = page.getByRole('list', { name: 'Open jobs' }).getByRole('article');
    await expect.element(jobs.first()).toBeVisible();
    expect(jobs.elements()).toHaveLength(5);
    for (const job of jobs.elements()) expect(job.textContent).toContain(name);
    const at = `/dashboard/jobs?company=${encodeURIComponent(name)}`;
    await expect.element(page.getByRole('link', { name: 'See all in Browse Jobs' })).toHaveAttribute('href', at);
    await expect
      .element(page.getByRole('link', { name: `${numeral(internships)} internships in Browse Jobs` }))
      .toHaveAttribute('href', `${at}&job_type=internship`);
  });

  it('leads to its people in Find People, and to those of one role', async () => {
    const { people, roles, yale_alumni_count: alumni } = await visit();
    expect(asked(`See the ${alumni} alumni who work here`)).toEqual(people);
    const role = roles[0]?.name ?? '';
    expect(asked(role)).toEqual([...people, expect.objectContaining({ field: 'role', op: 'is', value: role })]);
  });

  it('counts its H-1B petitions with their years and source, except for a student who needs no visa', async () => {
    const company = (await allCompanies()).find(({ name }) => name === 'Stripe');
    const section = page.getByRole('region', { name: 'H-1B petitions' });
    for (const needsVisa of [true, null]) {
      await app.student({ needsVisa });
      await app.open(`/dashboard/companies/${company?.id}`);
      await expect.element(section.getByRole('definition')).toHaveLength(3);
      expect(
        section
          .getByRole('definition')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(['96', '568', '12']);
      await expect.element(section.getByText(/^2021–2022 and part of 2023\. Source: USCIS/)).toBeVisible();
      await section.getByText('Sources and credit').click();
      await expect.element(section.getByText(/^U\.S\. Citizenship and Immigration Services/)).toBeVisible();
      await expectAccessible();
      await app.leave();
    }
    await app.student({ needsVisa: false });
    await app.open(`/dashboard/companies/${company?.id}`);
    await expect.element(page.getByRole('list', { name: 'By role' })).toBeVisible();
    await expect.element(section).not.toBeInTheDocument();
  });

  it('is accessible, and on a phone no wider than the screen', async () => {
    await visit();
    await expect.element(page.getByRole('list', { name: 'Open jobs' }).getByRole('article').first()).toBeVisible();
    await expectAccessible();
    await page.viewport(phone.width, phone.height);
    const view = page.getByRole('main').element();
    expect(view.scrollWidth - view.clientWidth).toBe(0);
    await expectAccessible();
  });

  it('says that it could not be loaded, and loads at a retry', async () => {
    const [company] = (await allCompanies()) as [Company];
    await app.student();
    const failing = intercept(`/api/companies/${company.id}`, () => Response.json({}, { status: 500 }));
    await app.open(`/dashboard/companies/${company.id}`);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^We couldn’t load the company\./);
    failing.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  });

  it.each(['none', encodeURIComponent('a/b'), 'a/b'])('says that it is not there (%s) and leads back', async (id) => {
    await app.student();
    await app.open(`/dashboard/companies/${id}`);
    await expect.element(page.getByText(/^We couldn’t find that company\./)).toBeVisible();
    await page.getByRole('link', { name: 'All companies' }).click();
    expect((await cards()).length).toBeGreaterThan(0);
  });
});

/** The lines of each row under this title. */
const bars = (name: string): string[][] =>
  page
    .getByRole('list', { name, exact: true })
    .getByRole('listitem')
    .elements()
    .map((row) => (row as HTMLElement).innerText.split(/\n+/));

/** The conditions that a link hands to Find People. */
const asked = (name: string): unknown => {
  const href = page.getByRole('link', { name, exact: true }).element().getAttribute('href') ?? '';
  return JSON.parse(new URL(href, location.href).searchParams.get('ask') ?? '[]');
};

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
const numeral = (count: number): string => count.toLocaleString('en-US');
