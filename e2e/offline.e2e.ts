import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { openTestProvider } from '../server/testing/provider.testing.ts';
import type { Script } from '../server/testing/provider-script.testing.ts';
import { sharedServer, startServer } from './server.ts';
import { answered, say, tooWide } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

it('a chat that was left is there offline, keeps what is typed, and goes on once the network is back', async () => {
  const page = await signedUp(await browser.open({ viewport: { width: 360, height: 740 } }), server.url, {});
  await page.goto(`${server.url}/dashboard/companies`);
  await page.getByRole('heading', { name: 'Elite Companies' }).waitFor();
  await toSearch(page);
  await answered(page);
  await say(page, 'nursing in Minnesota');
  await toCompanies(page);
  const place = await page.getByRole('heading', { name: 'Elite Companies' }).boundingBox();
  await page.context().setOffline(true);
  await strip(page).getByText('You’re offline. We’re trying to reconnect.').waitFor();
  expect(await page.getByRole('heading', { name: 'Elite Companies' }).boundingBox()).toEqual(place);
  expect(await tooWide(page)).toBe(0);
  await expectAccessible(page);

  await toSearch(page);
  await said(page, 'nursing in Minnesota').waitFor();
  await page.getByRole('textbox').fill('only in Rochester');
  await page.getByRole('textbox').press('Enter');
  await page.getByText('We couldn’t reach Alive. Your words are back in the box.').waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('only in Rochester');
  await page.context().setOffline(false);
  await strip(page).getByText('You’re offline').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await answered(page);
  expect(await page.locator('.message.student .said').allInnerTexts()).toEqual(['nursing in Minnesota', 'only in Rochester']);
  expect(await page.getByRole('textbox').inputValue()).toBe('');
});

it('an answer whose network is cut while it is written is whole once the network is back, and asked for once', async () => {
  const page = await signedUp(await browser.open(), server.url, {});
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/search\/(start|continue)$/.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await page.goto(`${server.url}/dashboard`);
  await answered(page);
  await page.getByRole('textbox').fill('nursing in Minnesota');
  // Cut when the first event is there: the built-in assistant paces its words.
  const begun = page.waitForResponse((response) => response.url().endsWith('/api/search/continue'));
  await page.getByRole('textbox').press('Enter');
  await begun;
  await page.context().setOffline(true);
  await strip(page).getByText('You’re offline').waitFor();
  await page.context().setOffline(false);
  await answered(page);
  expect(await page.locator('.message.student .said').allInnerTexts()).toEqual(['nursing in Minnesota']);
  const answer = await page.locator('.message.assistant .told').last().innerText();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect(await page.locator('.message.assistant .told').last().innerText()).toBe(answer);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w-]{16,100}$/);
});

it('an answer whose server is killed shows what came, cut off, once the server is back, and is asked for again', async () => {
  const provider = await openTestProvider(slowly);
  const model = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider.address, AI_MODEL: 'scripted', AI_DAILY_TOKENS: '10000000' };
  const own = await startServer({ env: { ...model, SAMPLE_DATA: 'off', LOG_LEVEL: 'fatal' }, data: 'empty' });
  try {
    const page = await signedUp(await browser.open(), own.url, {});
    await page.goto(`${own.url}/dashboard`);
    await answered(page);
    await page.getByRole('textbox').fill('a slow one');
    await page.getByRole('textbox').press('Enter');
    const last = page.locator('.message.assistant').last();
    // Written for three seconds since the first: that is stored, on a busy machine too.
    await last.getByText(/(one is near.*){8}/).waitFor();
    await own.end('SIGKILL');
    await strip(page).getByText('Alive isn’t responding right now. We’ll keep trying.').waitFor();
    await own.beginAgain();
    // Ends the pause between two probes.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // The server that begins again has to read its tables first.
    await last.getByText('This was cut off. Try again').waitFor({ timeout: 60_000 });
    expect(await last.innerText()).toContain('one is near');
    expect(await page.getByText('Stopped here').count()).toBe(0);
    await expectAccessible(page);
    provider.answers(() => ({ text: ['Here you are. '] }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered(page);
    expect(await page.locator('.message.student .said').allInnerTexts()).toEqual(['a slow one']);
  } finally {
    await own.stop();
    await provider.close();
  }
  // Two starts of a server.
}, 180_000);

/** A model that takes its time where it is asked to. */
const slowly: Script = ({ messages }) =>
  messages.at(-1)?.text.includes('slow')
    ? { text: 'of these one is near to what you told me and the others ask for more '.repeat(60).split(/(?= )/), pause: 30 }
    : { text: ['Hello there. '] };

/** What lies over every page while the server cannot be reached. */
const strip = (page: Page) => page.locator('.offline-strip');

const said = (page: Page, words: string) => page.locator('.message.student .said').getByText(words, { exact: true });

const toSearch = (page: Page) => visit(page, 'Search');
const toCompanies = async (page: Page) => {
  await visit(page, 'Companies');
  await page.getByRole('heading', { name: 'Elite Companies' }).waitFor();
};

const visit = async (page: Page, view: string) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: view, exact: true }).click();
};
