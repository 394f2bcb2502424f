import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { chips, foundOf, rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const student = { needsVisa: true, graduationYear: 2027 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('from a job to people', () => {
  it('leads from a card in Browse by one press, with the counts of the answer and one request for all cards', async () => {
    const { page, calls } = await open('/dashboard/jobs?query=product+manager');
    const bridge = meet(page.getByRole('list', { name: 'Jobs' })).first();
    await bridge.waitFor();
    expect(calls('/api/bridge/people')).toHaveLength(1);
    const [job] = (await ask<{ jobs: NearJob[] }>(page, 'people', { jobs: idsOf(calls('/api/bridge/people')[0]).slice(0, 1) })).jobs;
    if (!job) throw new Error('The first job is not there.');
    expect(await bridge.getAttribute('aria-label')).toContain(
      `${job.at_company} alumni work at ${job.company_name}, ${job.in_role} have been`,
    );
    const card = page.getByRole('list', { name: 'Jobs' }).getByRole('article').first();
    expect(await card.innerText()).toContain(`${job.people[0]?.name}, who `);
    await expectAccessible(page);

    await bridge.click();
    await answered(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dashboard/people');
    expect(await chips(page).innerText()).toContain(job.company_name);
    const found = await foundOf(page);
    expect(found).toBeGreaterThanOrEqual(Math.max(job.at_company, job.in_role));
    expect(found).toBeLessThanOrEqual(job.at_company + job.in_role);
    expect(calls('/api/people/search-direct')).toHaveLength(1);
    await expectAccessible(page);
  });

  it('leads from an opened job by keyboard alone; neither a reload nor Back asks again', async () => {
    const { page, calls } = await open('/dashboard/jobs?query=product+manager');
    await page.getByRole('list', { name: 'Jobs' }).getByRole('heading').getByRole('link').first().press('Enter');
    await page.getByRole('heading', { name: 'The posting' }).waitFor();
    const opened = page.url();
    await meet(page.locator('.job-view')).waitFor();
    await tabTo(page, 'a[aria-label^="Meet them"]');
    await page.keyboard.press('Enter');
    await answered(page);
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    const total = await foundOf(page);
    await page.reload();
    await rows(page).first().waitFor();
    expect(await foundOf(page)).toBe(total);
    await page.goBack();
    await meet(page.locator('.job-view')).waitFor();
    expect(page.url()).toBe(opened);
    await page.goForward();
    await rows(page).first().waitFor();
    expect(calls('/api/people/search-direct')).toHaveLength(1);
  });

  it('leads from the cards of the search chat, on a phone too', async () => {
    const { page, calls } = await open('/dashboard', phone);
    await answered(page);
    await meet(page).first().waitFor();
    expect(calls('/api/bridge/people')).toHaveLength(1);
    await page.waitForTimeout(300);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await meet(page).first().tap();
    await page.getByRole('list', { name: 'People found' }).waitFor();
  });

  it('leads from saved jobs and from a company’s page', async () => {
    const { page } = await open('/dashboard/jobs?query=product+manager');
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .click();
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    const card = page.getByRole('article');
    await meet(card).waitFor();
    await expectAccessible(page);
    await card.locator('.what .note').getByRole('link').click();
    await page.waitForURL('**/dashboard/companies/*');
    const jobs = page.getByRole('list', { name: 'Open jobs' });
    await meet(jobs).first().click();
    await answered(page);
    expect(await foundOf(page)).toBeGreaterThan(0);
  });

  it('is left out without a word where it cannot be told, and asked for again later', async () => {
    const { page, calls } = await open('/healthz');
    await page.route('**/api/bridge/**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.goto(`${server.url}/dashboard/jobs?query=product+manager`);
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .click();
    await page.locator('.bridge').first().waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: 'Saved jobs (1)' }).click();
    await meet(page).waitFor();
    expect(calls('/api/bridge/people')).toHaveLength(2);
  });
});

describe('from a person to jobs', () => {
  it('leads from a row of Find People to a job, to all of the employer, and to its page', async () => {
    const { page, calls } = await open('/dashboard/people');
    await page.getByRole('textbox').waitFor();
    await say(page, 'who works at Google?');
    const row = rows(page).first();
    const all = row.getByRole('link', { name: /^[\d,]+ open jobs at Google$/ });
    await all.waitFor();
    expect(calls('/api/bridge/jobs')).toHaveLength(1);
    const [near] = (await ask<{ people: NearPerson[] }>(page, 'jobs', { people: idsOf(calls('/api/bridge/jobs')[0]).slice(0, 1) })).people;
    if (!near) throw new Error('The first person is not there.');
    expect(await all.innerText()).toBe(`${near.total.toLocaleString('en-US')} open jobs at Google`);
    const told = await all.locator('..').innerText();
    for (const { job_title: title } of near.jobs.slice(0, 2)) expect(told).toContain(title);
    expect(told.includes(`${near.held_back} more`)).toBe(near.held_back > 0);
    await expectAccessible(page);

    await all.press('Enter');
    await page.waitForURL('**/dashboard/jobs?company=Google');
    // Browse shows those that are ruled out as well, and says so on them.
    await page.getByText(`${(near.total + near.held_back).toLocaleString('en-US')} jobs`, { exact: true }).waitFor();
    await page.goBack();
    await row
      .getByRole('link', { name: near.jobs[0]?.job_title ?? '' })
      .first()
      .click();
    await page.waitForURL(`**/dashboard/jobs/${near.jobs[0]?.id}`);
    await page.goBack();
    await row.getByRole('rowheader').getByRole('link', { name: 'Google', exact: true }).click();
    await page.waitForURL('**/dashboard/companies/*');
    await page.getByRole('heading', { level: 1, name: 'Google' }).waitFor();
  });

  it('leads from a card on a phone, and from the people whom the student saved', async () => {
    const { page } = await open('/dashboard/people', phone);
    await page.getByRole('textbox').waitFor();
    await say(page, 'who works at Google?');
    await page
      .getByRole('list', { name: 'People found' })
      .getByRole('link', { name: /open jobs at Google/ })
      .first()
      .waitFor();
    await page.waitForTimeout(300);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .tap();
    await page.getByRole('link', { name: 'Saved people (1)' }).tap();
    await page.getByRole('link', { name: /open jobs at Google/ }).tap();
    await page.waitForURL('**/dashboard/jobs?company=Google');
  });

  it('leads from the people that the search chat shows', async () => {
    const { page, calls } = await open('/dashboard');
    await answered(page);
    await say(page, 'who works at Google?');
    const people = page.getByRole('list', { name: 'People', exact: true });
    await people
      .getByRole('link', { name: /open jobs at Google/ })
      .first()
      .waitFor();
    expect(calls('/api/bridge/jobs')).toHaveLength(1);
    await expectAccessible(page);
    await people.getByRole('link', { name: 'Google', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Google' }).waitFor();
  });
});

describe('a question in the address', () => {
  it('is asked once, beside the search there was', async () => {
    const { page, calls } = await open('/dashboard/people');
    await page.getByRole('textbox').waitFor();
    await say(page, 'nurses');
    await page.goto(`${server.url}/dashboard/people?question=${encodeURIComponent('product managers in Boston')}`);
    await answered(page);
    expect(await page.locator('.message.student').allInnerTexts()).toEqual([expect.stringContaining('product managers in Boston')]);
    expect(new URL(page.url()).search).toBe('');
    const asked = calls('/api/people/search-direct').map((body) => JSON.parse(body) as { conversationId: string });
    expect(asked).toHaveLength(2);
    expect(asked[0]?.conversationId).not.toBe(asked[1]?.conversationId);
    expect(calls('/api/people/searches/')).toEqual([]);
  });

  it('that is not whole asks nothing, says so, and leaves what was there', async () => {
    const { page, calls } = await open('/dashboard/people');
    await page.getByRole('textbox').waitFor();
    await say(page, 'nurses');
    await page.goto(`${server.url}/dashboard/people?ask=${encodeURIComponent('[{"field":"salary"}]')}`);
    await page.getByText('That link was not whole, so nothing was asked.').waitFor();
    await rows(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(calls('/api/people/search-direct')).toHaveLength(1);
    await expectAccessible(page);
  });
});

/** A student at an address, and what the page sends to a part of the API other than to read: the bodies of those calls. */
const open = async (path: string, options: Parameters<typeof browser.open>[0] = {}) => {
  const page = await signedUp(await browser.open(options), server.url, student);
  const sent: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
  });
  await page.goto(`${server.url}${path}`);
  return { page, calls: (part: string) => sent.flatMap((one) => (one.path.startsWith(part) ? one.body : [])) };
};

/** The ways to the people near jobs. */
const meet = (within: Page | Locator) => within.getByRole('link', { name: /^Meet them/ });

/** The ids that a call of the bridge asked for. */
const idsOf = (body: string | undefined): string[] => Object.values(JSON.parse(body ?? '{}') as Record<string, string[]>).flat();

/** Asks the bridge as the page's student does. */
const ask = async <T>(page: Page, of: 'people' | 'jobs', body: object): Promise<T> => {
  const token = await page.evaluate(() => localStorage.getItem('alive.token'));
  const response = await fetch(`${server.url}/api/bridge/${of}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
};

/** Presses Tab until the focus is on what fits. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`Tab never reached ${selector}.`);
};

interface NearJob {
  company_name: string;
  at_company: number;
  in_role: number;
  people: { name: string }[];
}

interface NearPerson {
  total: number;
  held_back: number;
  jobs: { id: string; job_title: string }[];
}
