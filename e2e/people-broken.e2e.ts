import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { chips, foundOf, openPeople, rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

const open = (options: BrowserContextOptions = {}): Promise<Page> => openPeople(browser, server, options);

describe('a search that does not come to its end', () => {
  it('says so, gives the words back, and is made again by Retry', async () => {
    const page = await open();
    await page.route('**/api/people/search-direct', (route) => route.abort());
    await page.getByRole('textbox').fill('nurses in Boston');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('alert').getByText(sorry).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('nurses in Boston');
    await page.reload();
    expect(await page.getByRole('textbox').inputValue()).toBe('nurses in Boston');
    await page.unroute('**/api/people/search-direct');
    await page.getByRole('textbox').press('Enter');
    await answered(page);
    await page.route('**/api/people/search-direct', (route) => route.abort(), { times: 1 });
    await page.getByRole('textbox').fill('only those who graduated since 2015');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('alert').getByText(sorry).waitFor();
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await answered(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    expect(await page.locator('.message.student').count()).toBe(2);
  });

  it('keeps what had arrived when the connection breaks, and asks once when it is made again', async () => {
    const page = await open();
    await page.route('**/api/people/search-direct', (route) => route.fulfill(cut), { times: 1 });
    await page.getByRole('textbox').fill('nurses');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('alert').getByText(sorry).waitFor();
    await page.getByText('Nurses, as far as I read.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    expect(await page.getByText('Nurses, as far as I read.').count()).toBe(0);
    expect(await page.locator('.message.student').count()).toBe(1);
  });

  it('leaves the answer as it was when a change of it fails', async () => {
    const page = await open();
    await say(page, 'product managers in Boston');
    const before = await foundOf(page);
    await page.route('**/api/people/search-direct', (route) => route.abort(), { times: 1 });
    const cross = chips(page).getByRole('button', { name: /^Remove .*Boston/ });
    await cross.click();
    await page.getByRole('alert').getByText(sorry).waitFor();
    expect(await foundOf(page)).toBe(before);
    await page.getByRole('button', { name: 'Retry' }).click();
    await cross.waitFor({ state: 'detached' });
    await answered(page);
    expect(await foundOf(page)).toBeGreaterThan(before);
  });

  it('stops on Esc: before anything came the words are back, later what came stays', async () => {
    const page = await open();
    await page.route('**/api/people/search-direct', () => undefined);
    await page.getByRole('textbox').fill('nurses');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('textbox').inputValue()).toBe('nurses');
    await page.unroute('**/api/people/search-direct');
    await page.evaluate(holdLast);
    await page.getByRole('textbox').press('Enter');
    await rows(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Stopped here.').waitFor();
    expect(await rows(page).count()).toBeGreaterThan(0);
  });

  it('is shown again after a reload, with every question, and is forgotten by a new search', async () => {
    const page = await open();
    await say(page, 'product managers');
    await say(page, 'only those in Boston');
    const found = await foundOf(page);
    await page.reload();
    await rows(page).first().waitFor();
    expect(await foundOf(page)).toBe(found);
    expect(await page.locator('.message.student').count()).toBe(2);
    await say(page, 'the ones who graduated since 2015');
    expect(await foundOf(page)).toBeLessThan(found);
    await page.getByRole('button', { name: 'New search' }).click();
    await page.getByRole('list', { name: 'Suggested questions' }).waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Suggested questions' }).waitFor();
    expect(await page.locator('.message.student').count()).toBe(0);
  });
});

/** Lets every event of a search through but its summary. */
const holdLast = () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.url.endsWith('/search-direct') || response.body === null) return response;
    const text = await response.text();
    const kept = text.slice(0, text.indexOf('data: {"type":"summary"'));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(kept));
        request[1]?.signal?.addEventListener('abort', () => controller.error(new DOMException('Stopped.', 'AbortError')));
      },
    });
    return new Response(body, { headers: response.headers });
  };
};

const sorry = 'Sorry, I encountered an error searching for alumni. Please try again.';

const cut = {
  contentType: 'text/event-stream',
  body: [
    { type: 'strategy', strategy: 'filters', content: 'Looking by conditions.' },
    { type: 'thinking', content: '“nurses” is a role.' },
    { type: 'interpretation', content: 'Nurses, as far as I read.', filters: [] },
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join(''),
};
