import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestProvider, type TestProvider } from '../server/testing/provider.testing.ts';
import type { Asked, Reply } from '../server/testing/provider-script.testing.ts';
import { expectAccessible, testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered, fillBasics, holdInterview, say, toConversation } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const shots = join(import.meta.dirname, '.shots');
let provider: TestProvider;
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(shots, { recursive: true });
  provider = await openTestProvider();
  server = await startServer({
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: provider.address,
      AI_API_KEY: 'sk-canary',
      AI_MODEL_CHAT: 'large',
      AI_MODEL_PLAN: 'small',
      AI_MODEL_EXTRACT: 'small',
      AI_DAILY_TOKENS: '10000000',
      // Takeovers are what is shown here, not what is logged.
      LOG_LEVEL: 'fatal',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});
beforeEach(() => provider.answers(asAModelDoes));

const search = async (options?: BrowserContextOptions): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, { preferredLocations: ['Boston'] });
  await page.goto(`${server.url}/dashboard`);
  await answered(page);
  return page;
};
/** Says something and does not wait. */
const ask = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('textbox').press('Enter');
};
const conversation = (page: Page) => page.getByRole('region', { name: /conversation$/ });
const lookingLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Looking for jobs: Data' });
const mark = (page: Page) => page.locator('.by').filter({ hasText: 'By a language model' });

describe('a search that a language model answers', () => {
  it('says what it does, then answers with cards of our records, and says who wrote; the same after a reload', async () => {
    const page = await search();
    const { held, release } = holding(2);
    await ask(page, 'data jobs in Boston');
    await lookingLine(page).waitFor();
    await held;
    expect(await conversation(page).getByText('data jobs in Boston', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('status').filter({ hasText: 'Answering…' }).isVisible()).toBe(true);
    release();
    await answered(page);
    expect(await lookingLine(page).count()).toBe(0);
    const answer = conversation(page).locator('.message.assistant').last();
    const title = await page.getByRole('article').last().getByRole('heading').innerText();
    const told = await answer.locator('.md').innerText();
    expect(told).toMatch(/^The closest is .+ at .+\. Shall I look further\?$/);
    expect(told).toContain(title);
    expect(await answer.getByText('By a language model · cards from our records').isVisible()).toBe(true);
    const cards = await page.getByRole('article').count();
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await conversation(page).locator('.message.assistant').last().locator('.md').innerText()).toBe(told);
    expect(await page.getByRole('article').count()).toBe(cards);
    expect(await mark(page).count()).toBe(2);
    await expectAccessible(page);
  });

  it('has no link, image or mark-up of the model in its words', async () => {
    const page = await search();
    let asked = 0;
    await page.route(/evil\.example/, (route) => {
      asked++;
      return route.abort();
    });
    provider.answers(() => ({
      text: [
        'Look ![a kitten](https://evil.example/k.png) or [apply](https://evil.example) at <https://evil.example>.\n\n',
        '<img src="https://evil.example/i.png"> <a href="https://evil.example">here</a> www.evil.example ',
        '[x][1]\n\n[1]: https://evil.example\n\nWhat do you like to do?',
      ],
    }));
    await say(page, 'hello there');
    const answer = conversation(page).locator('.message.assistant').last();
    expect(await answer.locator('a, img, iframe').count()).toBe(0);
    expect(await answer.innerText()).toContain('What do you like to do?');
    expect(asked).toBe(0);
  });

  it('ends at Stop, which keeps what came and leaves the provider', async () => {
    const page = await search();
    provider.answers(() => ({ text: Array.from({ length: 200 }, () => 'and then another thought '), pause: 50 }));
    const left = provider.left();
    await ask(page, 'tell me something long');
    await page.getByText('and then another thought').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped here.').waitFor();
    await expect.poll(() => provider.left(), { timeout: 10_000 }).toBe(left + 1);
    const told = await conversation(page).locator('.message.assistant').last().locator('.md').innerText();
    expect(told).toMatch(/^and then/);
    await page.reload();
    await page.getByText('Stopped here.').waitFor();
    expect(await conversation(page).locator('.message.assistant').last().locator('.md').innerText()).toBe(told);
    provider.answers(() => ({ text: 'A short one. Shall I go on?' }));
    await say(page, 'tell me something long');
    for (const look of ['at once', 'after a reload']) {
      if (look === 'after a reload') await page.reload();
      await page.getByText('A short one.').waitFor();
      expect(await page.getByText('Stopped here.').count(), look).toBe(1);
      expect(await conversation(page).getByText('tell me something long', { exact: true }).count(), look).toBe(2);
      expect(await conversation(page).getByText(told, { exact: true }).count(), look).toBe(1);
    }
  });

  it('goes on when the page is loaded anew in the middle of it', async () => {
    const page = await search();
    const { held, release } = holding(2);
    await ask(page, 'data jobs in Boston');
    await held;
    await page.reload();
    await lookingLine(page).waitFor();
    release();
    await answered(page);
    expect(await lookingLine(page).count()).toBe(0);
    await conversation(page).getByText('Shall I look further?').last().waitFor();
    expect(await conversation(page).getByText('data jobs in Boston', { exact: true }).count()).toBe(1);
    expect(await mark(page).count()).toBe(2);
  });

  it('is answered by the built-in assistant, which says so, when the model fails before its first word', async () => {
    const page = await search();
    provider.answers(() => ({ status: 401 }));
    await say(page, 'data jobs in Boston');
    const answer = conversation(page).locator('.message.assistant').last();
    const told = await answer.innerText();
    expect(told).toContain('The language model did not accept our key. Our built-in assistant answers this one.');
    expect(told).not.toContain('By a language model');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.content()).not.toContain('sk-canary');
    await page.reload();
    await page.getByText('Our built-in assistant answers this one.').waitFor();
    // What the records link may be linked.
    await say(page, 'how do I apply to the first one?');
    const link = await conversation(page).locator('.md a').last().getAttribute('href');
    const applied = await page
      .getByRole('article')
      .getByRole('link', { name: /^Apply/ })
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(applied).toContain(link);
    expect(await mark(page).count()).toBe(1);
  });

  it('keeps what came when it is cut, says so, and answers anew on Retry', async () => {
    const page = await search();
    provider.answers(() => ({ text: ['What you said about rivers ', 'makes me think ', 'of many things '], cut: 3 }));
    await ask(page, 'what do you think');
    await page.getByText('The answer broke off here: the language model stopped sending. You can try again.').waitFor();
    const answer = conversation(page).locator('.message.assistant').last();
    expect(await answer.locator('.md').innerText()).toMatch(/^What you said about rivers/);
    expect(await page.getByText(/^Sorry/).count()).toBe(0);
    expect(await mark(page).count()).toBe(2);
    await page.reload();
    await page.getByText('The answer broke off. You can try again.').waitFor();
    expect(await answer.locator('.md').innerText()).toMatch(/^What you said about rivers/);
    expect(await mark(page).count()).toBe(2);
    provider.answers(() => ({ text: 'I think of work outdoors. Would you like that?' }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    await page.getByText('I think of work outdoors.').waitFor();
    expect(await page.getByText(/The answer broke off/).count()).toBe(0);
    expect(await conversation(page).getByText('what do you think', { exact: true }).count()).toBe(1);
    await page.reload();
    await page.getByText('I think of work outdoors.').waitFor();
    expect(await conversation(page).getByText('what do you think', { exact: true }).count()).toBe(1);
  });
});

describe('the server of a story', () => {
  it('asks no language model that only the shell names', async () => {
    const shell = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider.address, AI_MODEL: 'large', OPENAI_API_KEY: 'sk-shell' };
    Object.assign(process.env, shell);
    const plain = await startServer().finally(() => {
      for (const name of Object.keys(shell)) delete process.env[name];
    });
    const asked = provider.asked.length;
    const page = await signedUp(await browser.open(), plain.url, {});
    await page.goto(`${plain.url}/dashboard`);
    await answered(page);
    await say(page, 'data jobs in Boston');
    expect(await mark(page).count()).toBe(0);
    expect(provider.asked.length).toBe(asked);
    await plain.stop();
  });
});

describe('an interview that a language model holds', () => {
  it('comes to a profile that the student can recognize', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await toConversation(page);
    await conversation(page).getByText('What do you lose track of time with?').waitFor();
    expect(await mark(page).isVisible()).toBe(true);
    await expectAccessible(page);
    await page.screenshot({ path: join(shots, 'model-interview-1280.png') });
    const profile = Promise.withResolvers<void>();
    provider.answers(async (asked) => {
      if (asked.wantsObject) await profile.promise;
      return asAModelDoes(asked);
    });
    const held = holdInterview(page);
    await page.getByRole('status').filter({ hasText: 'Putting your profile together' }).waitFor({ timeout: 60_000 });
    await page.screenshot({ path: join(shots, 'model-profile-1280.png') });
    profile.resolve();
    await held;
    const learned = await page.getByRole('main').innerText();
    expect(learned).toMatch(/Sensors/);
    expect(learned).toMatch(/NASA/);
    expect(learned).not.toMatch(/Globex/);
    await page
      .getByRole('link', { name: 'Start Exploring' })
      .or(page.getByRole('button', { name: 'Start Exploring' }))
      .click();
    await answered(page);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  it('goes on with the built-in interviewer when the model fails, and keeps what came when it is cut', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await toConversation(page);
    provider.answers(() => ({ status: 403 }));
    await say(page, 'I love building sensors for rivers');
    await page.getByText('The language model did not let us in. Our built-in assistant answers this one.').waitFor();
    provider.answers(() => ({ text: ['A buoy that tells you of mud ', 'is a fine ', 'thing '], cut: 3 }));
    await ask(page, 'I made a buoy that texts you when the creek is muddy');
    await page.getByText('The answer broke off here: the language model stopped sending. You can try again.').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    provider.answers(asAModelDoes);
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    expect(await page.getByText(/The answer broke off/).count()).toBe(0);
  });
});

describe.each([
  ['1280-light', { viewport: { width: 1280, height: 832 }, colorScheme: 'light' }],
  ['1280-dark', { viewport: { width: 1280, height: 832 }, colorScheme: 'dark' }],
  ['360-light', { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true }],
  ['360-dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true, isMobile: true }],
] as [string, BrowserContextOptions][])('at %s', (name, options) => {
  it('what a model does, wrote and could not write is accessible and fits', async () => {
    const page = await search({ ...options, reducedMotion: 'reduce' });
    const look = async (screen: string) => {
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(shots, `${screen}-${name}.png`) });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    };
    const { held, release } = holding(2);
    await ask(page, 'data jobs in Boston');
    await held;
    await lookingLine(page).waitFor();
    await look('model-step');
    release();
    await answered(page);
    await look('model-answer');
    provider.answers(() => ({ status: 404 }));
    await say(page, 'which one sponsors visas?');
    await look('model-takeover');
    provider.answers(() => ({ text: ['What you said about rivers ', 'makes me think ', 'of many things '], cut: 3 }));
    await ask(page, 'what do you think');
    await page.getByText(/The answer broke off here/).waitFor();
    await look('model-cut');
  });
});

/** A sensible model: it looks for jobs and names the first, or asks a question of the interview. */
function asAModelDoes(asked: Asked): Reply {
  if (asked.wantsObject)
    return {
      object: {
        summary: 'You build sensors for rivers and like to be outdoors.',
        interests: ['Sensors', 'Rivers', 'Falconry'],
        target_companies: ['NASA', 'Globex'],
        target_roles: ['Environmental Engineer'],
        ideal_environment: 'Small teams where you touch everything, with a mentor.',
      },
    };
  if (!asked.tools.includes('find_jobs')) return { text: ['Good to meet you. ', 'What do you lose track of time with?'] };
  if (asked.messages.at(-1)?.role !== 'tool') return { calls: [{ name: 'find_jobs', input: data }] };
  return { text: ['The closest is ', '[J1]. ', 'Shall I look further?'] };
}

const data = { conditions: [{ field: 'function', value: 'Data' }] };

/** Lets the model answer no request from the nth on until it is released; `held` says that it was asked. */
function holding(nth: number): { held: Promise<void>; release: () => void } {
  const come = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let count = 0;
  provider.answers(async (asked) => {
    if (++count >= nth) {
      come.resolve();
      await gate.promise;
    }
    return asAModelDoes(asked);
  });
  return { held: come.promise, release: gate.resolve };
}
