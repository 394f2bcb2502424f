import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestProvider, type TestProvider } from '../server/testing/provider.testing.ts';
import type { Asked, Reply } from '../server/testing/provider-script.testing.ts';
import { expectAccessible, testBrowser } from './browser.ts';
import { environmentOf, type RunningServer, startServer } from './server.ts';
import { answered, holdInterview, say, showEarlier } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
let provider: TestProvider;
let server: RunningServer;
beforeAll(async () => {
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

const search = async (): Promise<Page> => {
  const page = await signedUp(await browser.open(), server.url, { preferredLocations: ['Boston'] });
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
const said = (page: Page, words: string) => conversation(page).getByText(words, { exact: true });
const lastAnswer = (page: Page) => conversation(page).locator('.message.assistant').last();
const lookingLine = (page: Page) => page.getByRole('status').filter({ hasText: /Looking for jobs: .*Data/ });
const mark = (page: Page) => page.locator('.by').filter({ hasText: 'By a language model' });

describe('who answers', () => {
  const question = (page: Page) => page.getByRole('heading', { name: 'Which assistant do you want?' });
  const asked = async () => {
    const page = await signedUp(await browser.open(), server.url, { preferredLocations: ['Boston'] }, { asked: false });
    provider.asked.length = 0;
    await page.goto(`${server.url}/dashboard`);
    await question(page).waitFor();
    return page;
  };

  it('is asked once, before anything goes to a language model, and a yes is taken back on the profile', async () => {
    const page = await asked();
    await page.getByText('We don’t send your last name, your email').waitFor();
    await expectAccessible(page);
    expect(provider.asked).toEqual([]);
    await page.getByRole('button', { name: 'Use the language model' }).click();
    await answered(page);
    expect(provider.asked.length).toBeGreaterThan(0);
    await page.reload();
    await answered(page);
    expect(await question(page).count()).toBe(0);

    await page.goto(`${server.url}/dashboard/profile`);
    await page.getByText(/You chose it on/).waitFor();
    await page.getByRole('button', { name: 'Use the built-in assistant' }).click();
    await page.getByText(/You chose it on/).waitFor();
    provider.asked.length = 0;
    await page.goto(`${server.url}/dashboard`);
    await say(page, 'data jobs in Boston');
    expect(provider.asked).toEqual([]);

    await page.goto(`${server.url}/dashboard/profile`);
    await page.getByRole('button', { name: 'Use the language model' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use the language model' }).click();
    await page.getByText(/You chose it on/).waitFor();
  });

  it('is the built-in assistant after a no, and nothing is sent', async () => {
    const page = await asked();
    await page.getByRole('button', { name: 'Use the built-in assistant' }).click();
    await answered(page);
    await say(page, 'data jobs in Boston');
    await page.goto(`${server.url}/dashboard/people`);
    await page.getByRole('textbox').first().waitFor();
    expect(await question(page).count()).toBe(0);
    expect(provider.asked).toEqual([]);
  });

  it('is asked before the interview begins', async () => {
    const page = await signedUp(await browser.open(), server.url, {}, { interviewed: false, asked: false });
    provider.asked.length = 0;
    await page.goto(`${server.url}/onboarding`);
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await question(page).waitFor();
    await page.getByRole('link', { name: 'How Alive handles your data' }).click();
    await page.getByText(/We ask once, before we send it anything/).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Use the built-in assistant' }).click();
    await answered(page);
    expect(provider.asked).toEqual([]);
  });
});

describe('a search that a language model answers', () => {
  it('says what it does, also after a reload, then answers with cards of our records, and says who wrote', async () => {
    const page = await search();
    const { held, release } = holding(2);
    await ask(page, 'data jobs in Boston');
    await lookingLine(page).waitFor();
    await held;
    expect(await said(page, 'data jobs in Boston').count()).toBe(1);
    expect(await page.getByRole('status').filter({ hasText: 'Answering…' }).isVisible()).toBe(true);
    await page.reload();
    await lookingLine(page).waitFor();
    release();
    await answered(page);
    expect(await lookingLine(page).count()).toBe(0);
    const title = await page.getByRole('article').last().getByRole('heading').innerText();
    const answer = await lastAnswer(page).locator('.md').innerText();
    expect(answer).toMatch(/^The closest is .+ at .+\. Shall I look further\?$/);
    expect(answer).toContain(title);
    const cards = await page.getByRole('article').count();
    for (const look of ['when it was followed', 'when it is read again']) {
      if (look === 'when it is read again') await page.reload();
      await lastAnswer(page).getByText('By a language model · cards from our own data').waitFor();
      expect(await lastAnswer(page).locator('.md').innerText(), look).toBe(answer);
      await expect.poll(() => page.getByRole('article').count(), { message: look }).toBe(cards);
      await expect.poll(() => said(page, 'data jobs in Boston').count(), { message: look }).toBe(1);
      await expect.poll(() => mark(page).count(), { message: look }).toBe(2);
    }
  });

  it('ends at Stop, which keeps what came and leaves the provider', async () => {
    const page = await search();
    provider.answers(() => ({ text: Array.from({ length: 200 }, () => 'and then another thought '), pause: 50 }));
    const left = provider.left();
    await ask(page, 'tell me something long');
    await page.getByText('and then another thought').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped here.').waitFor();
    await expect.poll(() => provider.left()).toBe(left + 1);
    const answer = await lastAnswer(page).locator('.md').innerText();
    expect(answer).toMatch(/^and then/);
    await page.reload();
    await page.getByText('Stopped here.').waitFor();
    expect(await lastAnswer(page).locator('.md').innerText()).toBe(answer);
    provider.answers(() => ({ text: 'A short one. Shall I go on?' }));
    await say(page, 'tell me something long');
    for (const look of ['at once', 'after a reload']) {
      if (look === 'after a reload') await page.reload();
      await page.getByText('A short one.').waitFor();
      expect(await page.getByText('Stopped here.').count(), look).toBe(1);
      expect(await said(page, 'tell me something long').count(), look).toBe(2);
      expect(await said(page, answer).count(), look).toBe(1);
    }
  });

  it('is answered by the built-in assistant when the model fails, and keeps what came when it is cut, until Retry', async () => {
    const page = await search();
    provider.answers(() => ({ status: 401 }));
    await say(page, 'data jobs in Boston');
    const takeover = 'The language model didn’t let us sign in. Our built-in assistant is answering instead.';
    expect(await lastAnswer(page).innerText()).toContain(takeover);
    expect(await lastAnswer(page).innerText()).not.toContain('By a language model');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.content()).not.toContain('sk-canary');
    await page.reload();
    await page.getByText(takeover).waitFor();
    // What the records link may be linked.
    await say(page, 'how do I apply to the first one?');
    const link = await conversation(page).locator('.md a').last().getAttribute('href');
    const applied = await page
      .getByRole('article')
      .getByRole('link', { name: /^Apply/ })
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(applied).toContain(link);
    expect(await mark(page).count()).toBe(1);

    provider.answers(() => ({ text: ['What you said about rivers ', 'makes me think. ', 'Of many things '], cut: 3 }));
    await ask(page, 'what do you think');
    await page.getByText('The answer ends here because the language model stopped responding. You can try again.').waitFor();
    await page.reload();
    await page.getByText('The answer was interrupted. You can try again.').waitFor();
    expect(await lastAnswer(page).locator('.md').innerText()).toMatch(/^What you said about rivers/);
    await showEarlier(page);
    expect(await mark(page).count()).toBe(2);
    provider.answers(() => ({ text: 'I think of work outdoors. Would you like that?' }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    for (const look of ['at once', 'after a reload']) {
      if (look === 'after a reload') await page.reload();
      await page.getByText('I think of work outdoors.').waitFor();
      expect(await page.getByText(/The answer ends here/).count(), look).toBe(0);
      expect(await said(page, 'what do you think').count(), look).toBe(1);
    }
  });
});

describe('an interview that a language model holds', () => {
  it('goes on when the model fails or is cut, and comes to a profile that the student can recognize', async () => {
    const page = await signedUp(await browser.open(), server.url, {}, { interviewed: false });
    await page.goto(`${server.url}/onboarding`);
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await answered(page);
    await conversation(page).getByText('What do you lose track of time with?').waitFor();
    expect(await mark(page).isVisible()).toBe(true);

    provider.answers(() => ({ status: 403 }));
    await say(page, 'I love building sensors for rivers');
    await page.getByText('The language model denied us access. Our built-in assistant is answering instead.').waitFor();
    provider.answers(() => ({ text: ['A buoy that tells you of mud ', 'is fine. ', 'And a '], cut: 3 }));
    await ask(page, 'I made a buoy that texts you when the creek is muddy');
    await page.getByText('The answer ends here because the language model stopped responding. You can try again.').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    provider.answers(asAModelDoes);
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    expect(await page.getByText(/The answer ends here/).count()).toBe(0);
    await holdInterview(page);
    const learned = await page.getByRole('main').innerText();
    expect(learned).toMatch(/sensors/i);
    expect(learned).toMatch(/NASA/);
    expect(learned).not.toMatch(/Globex/);
    await page
      .getByRole('link', { name: 'Start Exploring' })
      .or(page.getByRole('button', { name: 'Start Exploring' }))
      .click();
    await page.getByRole('article').first().waitFor();
  });
});

it('a server of a story asks no language model that only the shell names', () => {
  vi.stubEnv('AI_PROVIDER', 'openai-compatible');
  vi.stubEnv('OPENAI_API_KEY', 'sk-shell');
  expect(environmentOf({}).AI_PROVIDER).toBe('builtin');
  vi.unstubAllEnvs();
});

/** A sensible model: it names the first job that was found, or asks a question of the interview. */
function asAModelDoes(asked: Asked): Reply {
  if (asked.wantsObject && asked.system.startsWith('You mark up')) return { object: { marks: [], wishes: [], unclear: [] } };
  if (asked.wantsObject)
    return {
      object: {
        facts: [
          { kind: 'activity', stance: 'more', text: 'falconry', quote: 'I love falconry' },
          { kind: 'employer', stance: 'looking', text: 'NASA', quote: 'NASA and Tesla' },
          { kind: 'employer', stance: 'looking', text: 'Globex', quote: 'Globex' },
        ],
      },
    };
  if (!asked.tools.includes('get_job')) return { text: ['Good to meet you. ', 'What do you lose track of time with?'] };
  return { text: ['The closest is ', '[J1]. ', 'Shall I look further?'] };
}

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
