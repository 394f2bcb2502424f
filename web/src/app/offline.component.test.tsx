import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, intercept, testApp, watch } from '#testing/app.testing.tsx';
import { answered, composer, say, thread } from '#testing/chat.testing.tsx';
import { asked } from '#testing/people.testing.tsx';

const app = testApp();

describe('a server that cannot be reached', () => {
  it('leaves a chat as it was, says so once, and is read again by itself', async () => {
    await app.student();
    await app.open('/dashboard');
    await answered();
    await say('nursing in Minnesota');
    await visit('Companies');
    await expect.element(page.getByRole('heading', { name: 'Elite Companies' })).toBeVisible();
    const network = intercept('/', 'offline');
    await visit('Search');
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    await expect.element(strip()).toBeVisible();
    expect(strip().elements()).toHaveLength(1);
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
    await expectAccessible();
    const reads = watch('/api/conversations');
    network.end();
    window.dispatchEvent(new Event('online'));
    await expect.element(strip()).not.toBeInTheDocument();
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    await say('only in Rochester');
    await expect.element(said('only in Rochester')).toBeVisible();
  });

  it('leaves a search for people as it was', async () => {
    await app.student();
    await asked('nurses');
    await app.open('/dashboard/people');
    await expect.element(question('nurses')).toBeVisible();
    await visit('Companies');
    await expect.element(page.getByRole('heading', { name: 'Elite Companies' })).toBeVisible();
    const network = intercept('/', 'offline');
    await visit('Find People');
    await expect.element(question('nurses')).toBeVisible();
    await expect.element(strip()).toBeVisible();
    const box = page.getByRole('textbox');
    await box.fill('only those in Boston');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('We couldn’t reach Alive. Your words are back in the box.')).toBeVisible();
    await expect.element(box).toHaveValue('only those in Boston');
    network.end();
    window.dispatchEvent(new Event('online'));
    await expect.element(strip()).not.toBeInTheDocument();
    await expect.element(question('nurses')).toBeVisible();
  });

  it('is waited for by a list that was never read, which comes by itself', async () => {
    await app.student();
    await app.open('/dashboard/companies');
    await expect.element(page.getByRole('heading', { name: 'Elite Companies' })).toBeVisible();
    const network = intercept('/', 'offline');
    await visit('Find People');
    await expect.element(strip()).toBeVisible();
    network.end();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('textbox', { name: 'Who would you like to learn from?' })).toBeVisible();
    await expect.element(strip()).not.toBeInTheDocument();
  });

  it('has a chat begin by itself once it is found again', async () => {
    await app.student();
    const network = intercept('/', 'offline');
    const start = intercept('/api/search/start', 'offline');
    await app.open('/dashboard');
    await expect.element(strip()).toBeVisible();
    start.end();
    network.end();
    window.dispatchEvent(new Event('online'));
    await answered();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await composer().fill('x');
  });
});

describe('a list that failed', () => {
  it.each([
    ['/dashboard/companies', '/api/companies', 'We couldn’t load the companies.', 'No companies found.'],
    ['/dashboard/jobs', '/api/jobs-real/search', 'We couldn’t load the jobs.', 'No jobs found. Try searching!'],
    ['/dashboard/paths?dream=nurse', '/api/dream-job', 'We couldn’t load the path.', 'Enter your dream job above to see'],
  ])(
    'at %s says what happened, never that it is empty, and is read again once the server is found',
    async (address, path, sentence, empty) => {
      await app.student();
      const failing = intercept(path, () => Response.json({}, { status: 500 }));
      await app.open(address);
      await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
      expect(page.getByText(empty).elements()).toEqual([]);
      const network = intercept('/', 'offline');
      window.dispatchEvent(new Event('offline'));
      await expect.element(strip()).toBeVisible();
      failing.end();
      network.end();
      window.dispatchEvent(new Event('online'));
      await expect.element(strip()).not.toBeInTheDocument();
      await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
      await expect.poll(() => document.querySelectorAll('main .card:not(.bonecard)').length).toBeGreaterThan(1);
    },
  );
});

describe('a server that is overloaded', () => {
  it('is asked again after as long as it wants, and the list comes', async () => {
    await app.student();
    const busy = intercept('/api/companies', () =>
      Response.json({ error: 'Busy.', code: 'UNAVAILABLE', requestId: '1' }, { status: 503, headers: { 'Retry-After': '1' } }),
    );
    await app.open('/dashboard/companies');
    await expect.element(page.getByText('This is taking a while. Trying again…')).toBeVisible();
    busy.end();
    await expect.element(page.getByRole('list', { name: 'Companies', exact: true })).toBeVisible();
    expect(busy.calls.length).toBeGreaterThan(1);
  });
});

const strip = () => page.getByText(/^Alive isn’t responding right now\./);
const said = (words: string) => thread().getByText(words, { exact: true });
const question = (words: string) => page.getByRole('region', { name: 'People search' }).getByText(words, { exact: true });
const visit = (view: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: view, exact: true }).click();
