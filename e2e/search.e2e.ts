import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { answered, fillBasics, say, toConversation } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const open = async (fields: Record<string, unknown> = {}) => signedUp(await browser.open(), server.url, fields);

describe('the job conversation', () => {
  it('begins by itself, once, and is there again after a reload', async () => {
    const page = await open();
    let started = 0;
    page.on('request', (request) => (started += request.url().endsWith('/api/search/start') ? 1 : 0));
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const first = await page.getByRole('article').first().getAttribute('aria-label');
    await page.reload();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').first().getAttribute('aria-label')).toBe(first);
    expect(started).toBe(1);
  });

  it('shows scores that open into parts which add up, and says that the data is a sample', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByText('Sample data').filter({ visible: true }).waitFor();
    const card = page.getByRole('article').first();
    const score = Number(await card.getByRole('img', { name: /Match \d+ of 100/ }).textContent());
    await card.getByRole('button', { name: 'Show the parts' }).click();
    const parts = await card
      .getByRole('listitem')
      .filter({ hasText: /\d+\/\d+/ })
      .allTextContents();
    expect(parts.reduce((sum, part) => sum + Number(/(\d+)\/\d+$/.exec(part)?.[1]), 0)).toBe(score);
  });

  it('quotes the posting where it rules the student out, and holds such jobs back', async () => {
    const page = await open({ needsVisa: true });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByText(/held back [1-9][\d,]* /).waitFor();
    const closed = page.getByRole('article').filter({ hasText: 'and you need a visa' });
    expect(await closed.count()).toBe(0);
    await say(page, 'engineering internships at NASA');
    expect(await closed.first().getByText('NASA', { exact: false }).count()).toBeGreaterThan(0);
    expect(await closed.first().locator('.verdict.no q').first().innerText()).toMatch(/citizen|sponsor/i);
  });

  it('drops a condition when its chip is removed', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const chips = page.getByRole('group', { name: 'Looking with' });
    await chips.getByRole('button', { name: /Remove .*Boston/ }).click();
    await answered(page);
    await chips.getByRole('button', { name: /Remove .*Boston/ }).waitFor({ state: 'detached' });
  });

  it('gives the words back when a message fails, and says so', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) => route.abort());
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByText(sorry).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('nursing in Minnesota');
    await page.unroute('**/api/search/continue');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('region').getByText('nursing in Minnesota').waitFor();
    await answered(page);
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    expect(await page.getByText(/^Sorry/).count()).toBe(0);
  });

  it('joins words that failed with what was typed meanwhile, and Retry sends only the former', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const refuse = Promise.withResolvers<void>();
    await page.route('**/api/search/continue', async (route) => {
      await refuse.promise;
      await route.abort();
    });
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('textbox').fill('paid ones');
    refuse.resolve();
    await page.getByText(sorry).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('nursing in Minnesota\npaid ones');
    await page.unroute('**/api/search/continue');
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('paid ones');
    expect(await page.getByRole('textbox').evaluate((box) => box === document.activeElement)).toBe(true);
    await answered(page);
  });

  it('says so when an answer fails late, no longer once another is asked, and shows repeated words once', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) => route.fulfill(failingLate));
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByText(sorry).waitFor();
    expect(await page.getByRole('status').filter({ hasText: /^Done/ }).count()).toBe(0);
    await page.unroute('**/api/search/continue');
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    expect(await page.getByText(/^Sorry/).count()).toBe(0);
    expect(await page.getByText('nursing in Minnesota', { exact: true }).count()).toBe(1);
  });

  it('repeats the edit of the conditions that failed, and leaves the draft alone', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('textbox').fill('half a thought');
    await page.route('**/api/search/continue', (route) => route.abort());
    const cross = page.getByRole('group', { name: 'Looking with' }).getByRole('button', { name: /Remove .*Boston/ });
    await cross.press('Enter');
    await page.getByText(sorry).waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.unroute('**/api/search/continue');
    await page.getByRole('button', { name: 'Retry' }).click();
    await cross.waitFor({ state: 'detached' });
    await answered(page);
    expect(await page.getByRole('textbox').inputValue()).toBe('half a thought');
  });

  it('leaves a draft alone when a suggested reply is pressed, and puts the focus into the composer', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('textbox').fill('half a thought');
    await page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').first().press('Enter');
    await answered(page);
    expect(await page.getByRole('textbox').inputValue()).toBe('half a thought');
    expect(await page.getByRole('textbox').evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it('leaves the cards in place when the answer ends', async () => {
    const page = await open();
    await page.addInitScript(() => {
      const seen = new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof Element && (node.matches('article') || node.querySelector('article')))
            document.title = 'A card was taken away';
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('article').first().waitFor();
    await answered(page);
    expect(await page.title()).toBe('Search · Alive');
  });

  it('says so when an answer whose connection broke cannot be found', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) => route.fulfill(cut));
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByText(sorry).waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^Connection lost/ })
        .count(),
    ).toBe(0);
  });

  it('says that a posting could not be loaded, and loads it on Retry', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const refusal = { status: 500, contentType: 'application/json', body: '{}' };
    await page.route('**/api/jobs/*', (route) => route.fulfill(refusal));
    const card = page.getByRole('article').first();
    await card.getByText('Read the posting').click();
    await card.getByText('The posting could not be loaded.').waitFor();
    await page.unroute('**/api/jobs/*');
    await card.getByRole('button', { name: 'Retry' }).click();
    await card.getByText('The posting could not be loaded.').waitFor({ state: 'detached' });
  });

  it('says so when it cannot start, and starts on Retry', async () => {
    const page = await open();
    await page.route('**/api/search/start', (route) => route.abort());
    await page.goto(`${server.url}/dashboard`);
    await page.getByText('Sorry, I encountered an error starting the conversation. Please try again.').waitFor();
    await page.unroute('**/api/search/start');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('begins with the words that the student typed where it could not begin by itself', async () => {
    const page = await open();
    await page.route('**/api/search/start', (route) => route.abort());
    await page.goto(`${server.url}/dashboard`);
    await page.getByText(/^Sorry/).waitFor();
    await page.unroute('**/api/search/start');
    await say(page, 'nursing in Minnesota');
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
    expect(await page.getByText(/^Sorry/).count()).toBe(0);
  });

  it('is taken back by Stop before the server has taken it', async () => {
    const page = await open();
    await page.route('**/api/search/start', () => undefined);
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.unroute('**/api/search/start');
    await say(page, 'nursing in Minnesota');
    await page.getByRole('region').getByText('nursing in Minnesota', { exact: true }).waitFor();
  });

  it('alerts and starts over when it has expired', async () => {
    const page = await open();
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) =>
      route.fulfill({
        status: 410,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'Gone.', code: 'CONVERSATION_EXPIRED', requestId: '1' }),
      }),
    );
    await page.getByRole('textbox').fill('remote design');
    await page.getByRole('textbox').press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Your session expired. Please refresh the page and start over.');
    await alert.getByRole('button').click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('remote design');
  });
});

describe('the conditions of the job conversation', () => {
  it('are changed, removed, added and cleared by keyboard alone, and are there again after a reload', async () => {
    const page = await open({ preferredLocations: ['Boston', 'Seattle'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const { keyboard } = page;
    expect(await chipsOf(page)).toEqual(['Internships', 'Boston', 'Seattle']);

    await page.getByRole('button', { name: 'Change Boston' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Change Boston' }).waitFor();
    await expectFocus(page, 'combobox', 'Place');
    await expectAccessible(page);
    await keyboard.type('chi');
    await page.getByRole('option', { name: 'Chicago' }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await told(page, 'Changed Boston to Chicago.');
    await answered(page);
    expect(await chipsOf(page)).toEqual(['Internships', 'Chicago', 'Seattle']);
    await expectFocus(page, 'button', 'Change Chicago');

    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await told(page, 'Removed Chicago.');
    await answered(page);
    expect(await chipsOf(page)).toEqual(['Internships', 'Seattle']);
    await expectFocus(page, 'button', 'Remove Seattle');

    await keyboard.press('Tab');
    await expectFocus(page, 'button', 'Add a condition');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pay', exact: true }).focus();
    await keyboard.press('Enter');
    await expectFocus(page, 'textbox', 'Dollars a year');
    await keyboard.type('none');
    await keyboard.press('Enter');
    await page.getByText('An amount, such as 80K.').waitFor();
    await expectFocus(page, 'textbox', 'Dollars a year');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('40k');
    await keyboard.press('Enter');
    await told(page, 'Added $40K+.');
    await answered(page);
    expect(await chipsOf(page)).toEqual(['Internships', 'Seattle', '$40K+']);
    await expectFocus(page, 'button', 'Add a condition');

    await page.reload();
    await page.getByRole('button', { name: 'Remove $40K+' }).waitFor();
    expect(await chipsOf(page)).toEqual(['Internships', 'Seattle', '$40K+']);

    await page.getByRole('button', { name: 'Clear all' }).focus();
    await keyboard.press('Enter');
    await told(page, 'Removed all conditions.');
    await answered(page);
    expect(await chipsOf(page)).toEqual([]);
    await expectFocus(page, 'button', 'Add a condition');
  });

  it('take what is not wanted, and a choice', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('button', { name: 'Change Boston' }).click();
    await page.getByRole('radio', { name: 'Leave it out' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Remove Not Boston' }).waitFor();
    await answered(page);
    await page.getByRole('button', { name: 'Change Internships' }).click();
    await page.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'New grad' }).click();
    await answered(page);
    expect(await chipsOf(page)).toEqual(['New grad', 'Not Boston']);
    const places = await page.getByRole('article').filter({ visible: true }).last().innerText();
    expect(places).not.toContain('Boston, MA');
  });

  it('stay as they are when Esc closes what would have changed them, with the focus on the chip', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('button', { name: 'Change Boston' }).press('Enter');
    await page.getByRole('combobox', { name: 'Place' }).fill('chi');
    await page.getByRole('option', { name: 'Chicago' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').waitFor({ state: 'detached' });
    expect(await page.getByRole('combobox', { name: 'Place' }).inputValue()).toBe('chi');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(page, 'button', 'Change Boston');
    await page.getByRole('button', { name: 'Change Boston' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Change Boston' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await chipsOf(page)).toEqual(['Internships', 'Boston']);
  });

  it('can be edited while an answer is being written, which is done when that ends', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/search/continue', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('textbox').fill('engineering');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('button', { name: 'Change Boston' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Stop' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Remove Boston' }).click();
    await page.getByRole('button', { name: 'Remove Boston' }).waitFor({ state: 'detached' });
    await told(page, 'Removed Boston. This counts as soon as the answer is complete.');
    answer.resolve();
    await page.getByRole('button', { name: 'Change Engineering' }).waitFor();
    await answered(page);
    expect(await chipsOf(page)).toEqual(['Internships', 'Engineering']);
  });

  it('take a place as it was typed, or the one whose other name was typed', async () => {
    const page = await open({ preferredLocations: ['Boston'] });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search/continue')) sent.push(request.postDataJSON());
    });
    const place = page.getByRole('combobox', { name: 'Place' });
    await page.getByRole('button', { name: 'Change Boston' }).click();
    await place.fill('Chi');
    await page.getByRole('option', { name: 'Chicago' }).waitFor();
    await place.press('Enter');
    await place.waitFor({ state: 'detached' });
    await answered(page);
    await expect
      .poll(() => sent)
      .toMatchObject([{ message: '', filters: [{ field: 'level' }, { field: 'place', op: 'is', value: 'Chi' }] }]);
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await place.fill('dmv');
    await page.getByRole('option', { name: 'Washington, DC' }).waitFor();
    await place.press('Enter');
    expect(await place.inputValue()).toBe('Washington, DC');
    await place.press('Enter');
    await page.getByRole('button', { name: 'Remove Washington, DC' }).waitFor();
  });

  it('can be changed on a phone', async () => {
    const page = await signedUp(await browser.open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }), server.url, {
      preferredLocations: ['Boston'],
    });
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.getByRole('button', { name: 'Change Internships' }).tap();
    const panel = await page.getByRole('dialog').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Senior' }).tap();
    await page.getByRole('button', { name: 'Change Senior' }).waitFor();
  });
});

describe('people in an answer', () => {
  it('are shown with why and the way to them, on a phone too', async () => {
    const page = await signedUp(await browser.open({ viewport: { width: 360, height: 740 } }), server.url, {});
    await page.goto(`${server.url}/dashboard`);
    await answered(page);
    await page.route('**/api/search/continue', (route) => route.fulfill(withPeople));
    await say(page, 'who went this way?');
    const person = page.getByRole('list', { name: 'People' }).getByRole('listitem').first();
    expect(await person.innerText()).toMatch(
      /Amara Osei\s+Field Hardware Lead at Tidewater Labs\s+Class of 2019[\s\S]*Lagos[\s\S]*Studied what you study/,
    );
    const link = person.getByRole('link', { name: "Amara Osei's profile at linkedin.com" });
    expect(await link.getAttribute('rel')).toBe('noreferrer noopener');
    await page.getByRole('status').filter({ hasText: 'Done, 1 person.' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});

describe('the interview, when a request fails', () => {
  it('alerts when its opening fails late, goes back to step 3 and begins anew from there', async () => {
    const page = await browser.open();
    await page.route('**/api/onboarding/start', (route) => route.fulfill(failingLate));
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Failed to start conversation: It broke.').waitFor();
    await alert.getByRole('button').click();
    await page.unroute('**/api/onboarding/start');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await answered(page);
  });

  it('alerts when an answer fails late, and Retry says the same words once', async () => {
    const page = await browser.open();
    await page.goto(`${server.url}/onboarding`);
    await fillBasics(page);
    await toConversation(page);
    await page.route('**/api/onboarding/continue', (route) => route.fulfill(failingLate));
    await page.getByRole('textbox').fill('I build sensors for rivers');
    await page.getByRole('textbox').press('Enter');
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Failed to send message: It broke.').waitFor();
    await alert.getByRole('button').click();
    await page.unroute('**/api/onboarding/continue');
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    expect(await page.getByText('I build sensors for rivers', { exact: true }).count()).toBe(1);
    expect(await alert.count()).toBe(0);
  });
});

describe('the dashboard', () => {
  it('sends whoever has no valid token away, silently', async () => {
    const page = await open();
    await page.evaluate(() => localStorage.setItem('alive.token', 'x'.repeat(43)));
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL('**/onboarding');
    expect(await page.evaluate(() => localStorage.getItem('alive.token'))).toBeNull();
  });

  it('keeps the student signed in while the server is away, and says that it reconnects', async () => {
    const page = await open();
    await page.route('**/api/auth/me', (route) => route.abort());
    await page.goto(`${server.url}/dashboard`);
    await page.getByText(/Reconnecting/).waitFor();
    await page.unroute('**/api/auth/me');
    await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
  });

  it('offers its views behind the menu on a phone', async () => {
    const page = await signedUp(await browser.open({ viewport: { width: 360, height: 740 } }), server.url, {});
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Companies' }).click();
    await page.getByRole('heading', { name: 'Elite Companies' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto(`${server.url}/dashboard/jobs`);
    await page.getByRole('heading', { name: 'Browse Jobs' }).waitFor();
    await page.goto(`${server.url}/dashboard/paths`);
    await page.getByRole('heading', { name: 'Career Paths' }).waitFor();
    await page.goto(`${server.url}/dashboard/people`);
    await page.getByRole('heading', { name: 'Pathways worth exploring' }).waitFor();
  });
});

/** What the chips say, in their order. */
const chipsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('group', { name: 'Looking with' })
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((crosses) => crosses.map((cross) => (cross.getAttribute('aria-label') ?? '').replace('Remove ', '')));

const told = (page: Page, words: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });

const expectFocus = async (page: Page, role: 'button' | 'combobox' | 'textbox', name: string): Promise<void> => {
  const focused = page.locator(':focus');
  await focused.and(page.getByRole(role, { name })).waitFor();
};

const sorry = 'Sorry, I encountered an error. Please try again.';

const eventStream = (...events: object[]) => ({
  contentType: 'text/event-stream',
  body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
});

const failingLate = eventStream({ token: 'Two ' }, { done: true, error: 'It broke.', code: 'INTERNAL' });
const cut = eventStream({ conversationId: 'aaaaaaaaaaaaaaaaaaaaa' }, { token: 'Two ' });

const withPeople = eventStream(
  { conversationId: 'aaaaaaaaaaaaaaaaaaaaa' },
  { filters: [] },
  { token: 'One person went this way.' },
  {
    people: [
      {
        id: 'p1',
        name: 'Amara Osei',
        photo: null,
        role: 'Field Hardware Lead',
        company: 'Tidewater Labs',
        linkedin: 'https://www.linkedin.com/in/amara-example',
        year: 2019,
        major: 'Environmental Engineering',
        school: 'Georgia Institute of Technology',
        hometown: 'Lagos',
        hometown_city: 'Lagos',
        hometown_country: 'NG',
        career_path: 'Field Hardware Lead at Tidewater Labs [2023 - Present]',
        about: null,
        match_score: 94,
        match_reasons: ['Studied what you study'],
      },
    ],
  },
  { done: true, conversationId: 'aaaaaaaaaaaaaaaaaaaaa', messageId: 'm1' },
);
