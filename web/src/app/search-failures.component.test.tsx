import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { intercept, testApp } from '#testing/app.testing.tsx';
import { answered, ask, composer, eventStream, failingLate, say, thread } from '#testing/chat.testing.tsx';

const app = testApp();

describe('a message of the job conversation that fails', () => {
  it('gives its words back and says so, and Retry sends them', async () => {
    await search();
    const network = intercept('/api/search/continue', 'offline');
    await ask('nursing in Minnesota');
    await expect.element(page.getByText(sorry)).toBeVisible();
    await expect.element(composer()).toHaveValue('nursing in Minnesota');
    network.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    await answered();
    await expect.element(composer()).toHaveValue('');
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
  });

  it('joins its words with what was typed meanwhile, and Retry sends only the former', async () => {
    await search();
    const refusal = Promise.withResolvers<Response>();
    const network = intercept('/api/search/continue', () => refusal.promise);
    await ask('nursing in Minnesota');
    await composer().fill('paid ones');
    refusal.reject(new TypeError('Failed to fetch'));
    await expect.element(page.getByText(sorry)).toBeVisible();
    await expect.element(composer()).toHaveValue('nursing in Minnesota\npaid ones');
    network.end();
    focus(page.getByRole('button', { name: 'Retry' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    await expect.element(composer()).toHaveValue('paid ones');
    await expect.element(composer()).toHaveFocus();
    await answered();
  });

  it('says so when its answer fails late, no longer once another is asked, and shows repeated words once', async () => {
    await search();
    const network = intercept('/api/search/continue', failingLate);
    await ask('nursing in Minnesota');
    await expect.element(page.getByText(sorry)).toBeVisible();
    expect(statuses(/^Done/)).toEqual([]);
    network.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered();
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
    expect(said('nursing in Minnesota').elements()).toHaveLength(1);
  });

  it('says so when its connection broke and its answer cannot be found', async () => {
    await search();
    intercept('/api/search/continue', eventStream({ conversationId: 'aaaaaaaaaaaaaaaaaaaaa' }, { token: 'Two ' }));
    await ask('nursing in Minnesota');
    await expect.element(page.getByText(sorry)).toBeVisible();
    expect(statuses(/^Connection lost/)).toEqual([]);
  });
});

describe('an edit of the conditions that fails', () => {
  it('is repeated by Retry, and leaves the draft alone', async () => {
    await search({ preferredLocations: ['Boston'] });
    await composer().fill('half a thought');
    const network = intercept('/api/search/continue', 'offline');
    const cross = page.getByRole('group', { name: 'Searching with' }).getByRole('button', { name: 'Remove Boston' });
    focus(cross);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(sorry)).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    network.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(cross).not.toBeInTheDocument();
    await answered();
    await expect.element(cross).not.toBeInTheDocument();
    await expect.element(composer()).toHaveValue('half a thought');
  });
});

describe('a job conversation that cannot begin by itself', () => {
  it('says so, and begins on Retry', async () => {
    await app.student();
    const network = intercept('/api/search/start', 'offline');
    await app.open('/dashboard');
    await expect.element(page.getByText('Sorry, I encountered an error starting the conversation. Please try again.')).toBeVisible();
    network.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
  });

  it('begins with the words that the student types', async () => {
    await app.student();
    const network = intercept('/api/search/start', 'offline');
    await app.open('/dashboard');
    await expect.element(page.getByText(/^Sorry/)).toBeVisible();
    network.end();
    await say('nursing in Minnesota');
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
  });

  it('is taken back by Stop before the server has taken it', async () => {
    await app.student();
    const network = intercept('/api/search/start', 'held');
    await app.open('/dashboard');
    await page.getByRole('button', { name: 'Stop' }).click();
    network.end();
    network.release();
    await say('nursing in Minnesota');
    await expect.element(said('nursing in Minnesota')).toBeVisible();
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
  });
});

/** Opens the job conversation of a new student and waits for its first answer. */
const search = async (fields: Parameters<typeof app.student>[0] = {}): Promise<void> => {
  await app.student(fields);
  await app.open('/dashboard');
  await answered();
};

const said = (words: string) => thread().getByText(words, { exact: true });

const statuses = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).elements();

const focus = (button: ReturnType<typeof said>) => (button.element() as HTMLElement).focus();

const sorry = 'Sorry, I encountered an error. Please try again.';
