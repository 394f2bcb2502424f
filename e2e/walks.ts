import type { Locator, Page, Route } from 'playwright-core';
import { pdfOf, resumeText } from '../web/testing/pdf.testing.ts';
import { hardNames } from './fixed.ts';
import { answered, fillBasics, holdInterview, learned, messageFacts, say } from './steps.ts';
import { signedUp } from './student.ts';

/** Every screen and state by the walk that comes past it. A walk has a browser profile of its own, and may change its server. */
export const walks: Record<string, Walk> = {
  onboarding: async ({ page, url, look }) => {
    await page.goto(`${url}/onboarding`);
    await page.getByLabel('First name').waitFor();
    await look('basics');
    await page.getByRole('combobox', { name: 'School' }).fill('univ');
    await page.getByRole('option').first().waitFor();
    await look('suggestions', { again: () => page.getByRole('combobox', { name: 'School' }).fill('univ') });
    await fillBasics(page);
    await look('resume');
    await choose(page, 'scan.pdf', []);
    await page.getByRole('alert').waitFor();
    await look('resume refused');
    await choose(page, 'maya.pdf', resumeText);
    await page.getByText(/^We found \d+ details\./).waitFor();
    await look('resume review');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Boston' }).click();
    await page.getByRole('button', { name: 'Internships' }).click();
    await look('preferences');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
    await answered(page);
    await look('first question');
    await say(page, 'I loved fixing bikes, and teaching kids to sail on a river that is far too shallow for boats of any kind');
    await look('interview');
    await look('fact', {
      again: async () => {
        await page.keyboard.press('Escape');
        await messageFacts(page)
          .getByRole('button', { name: /fixing bikes/ })
          .click();
        await page.getByRole('radio', { name: 'Less of' }).waitFor();
      },
    });
    await page.keyboard.press('Escape');
    await holdInterview(page);
    await learned(page).waitFor();
    await look('learned');
  },

  'signing in': async ({ page, url, look }) => {
    await page.goto(`${url}/onboarding`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email').fill('maya@gatech.example');
    await look('email');
    await dialog.getByRole('button', { name: 'Send me a code' }).click();
    await dialog.getByLabel('Code').waitFor();
    await look('code');
  },

  search: async ({ page, url, look }) => {
    await signedUp(page, url, { preferredLocations: ['Boston', 'Seattle'], needsVisa: true });
    const held = await hold(page, '**/api/search/start');
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await look('loading', { unfinished: true });
    held();
    await answered(page);
    await toTop(page);
    await look('results', { again: () => toTop(page) });
    await page.getByRole('article').first().getByRole('heading').waitFor();
    await page.getByRole('button', { name: 'Show the parts' }).first().click();
    const card = page.getByRole('article').first();
    await look('open card', { again: () => ((page.viewportSize()?.width ?? 0) < 1024 ? toTopOf(card) : toTop(page)) });
    await toTop(page);
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await look('condition', { again: () => toTop(page) });
    await page.keyboard.press('Escape');
    await say(page, 'paid internships at Stripe in Seattle with chill hours');
    await look('unused words');
    await say(page, 'nursing internships at Stripe in Honolulu');
    await look('nearest');
    await say(page, 'show me alumni who work at Google');
    await look('people');
    await page.route('**/api/search/continue', (route) => route.abort());
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await look('error', { unfinished: true });
    await page.unrouteAll();
    await page.route('**/api/search/continue', (route) => route.fulfill(expired));
    await page.getByRole('textbox').fill('nursing in Minnesota');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await look('expired', { unfinished: true });
    await page.unrouteAll();
    await patch(page, /\/api\/conversations\/[^/?]+$/, (chat) => Object.assign(chat, { expired: true }));
    await page.goto(`${url}/dashboard?chat=${await page.evaluate(newestChat)}`);
    await page.getByRole('article').first().waitFor();
    await look('ended');
  },

  'search that cannot begin': async ({ page, url, look }) => {
    await signedUp(page, url, {});
    await page.route('**/api/search/start', (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await look('error', { unfinished: true });
  },

  'who answers': async ({ page, url, look }) => {
    await signedUp(page, url, {});
    await patch(page, /\/api\/auth\/me$/, (user) => Object.assign(user, { modelConsent: null }));
    await patch(page, /\/api\/privacy$/, (facts) => Object.assign(facts, { model: { recipient: 'Anthropic', isLocal: false } }));
    await page.goto(`${url}/dashboard`);
    await page.getByRole('heading', { name: 'Which assistant do you want?' }).waitFor();
    await look('question');
  },

  people: async ({ page, url, look }) => {
    await signedUp(page, url, {});
    await page.goto(`${url}/dashboard/people`);
    await page.getByRole('list', { name: 'Suggested questions' }).waitFor();
    await look('start');
    const held = await hold(page, '**/api/people/search-direct');
    await page.getByRole('textbox').fill('engineers in Boston');
    await page.getByRole('textbox').press('Enter');
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await look('loading', { unfinished: true });
    held();
    await answered(page);
    await toTop(page);
    await look('results', { again: () => toTop(page) });
    await page
      .getByRole('button', { name: /^Match/ })
      .first()
      .click();
    await page.getByRole('list', { name: /^Why / }).first().waitFor();
    await look('match', { again: () => openFirst(page, /^Match/) });
    await look('path', { again: () => openFirst(page, /^Show (the whole|less of the) path of/) });
    await look('write', {
      again: async () => {
        await page.keyboard.press('Escape');
        await openFirst(page, /^Write to /);
        await page.getByRole('textbox', { name: 'Message' }).waitFor();
      },
    });
    await page.keyboard.press('Escape');
    await say(page, 'nurses from Iceland');
    await look('nearest');
    await page.route('**/api/people/search-direct', (route) => route.fulfill(nobody));
    await say(page, 'basket weavers');
    await look('none');
  },

  companies: async ({ page, url, look }) => {
    await signedUp(page, url, {});
    const cards = page.getByRole('list', { name: 'Companies' }).locator(':scope > li');
    await page.goto(`${url}/dashboard/companies`);
    await cards.first().waitFor();
    await look('list');
    await page.getByRole('searchbox').fill('no such company anywhere');
    await cards.first().waitFor({ state: 'detached' });
    await look('none of these');
    await patch(page, /\/api\/companies$/, (reply) => Object.assign(reply, { companies: [] }));
    await page.goto(`${url}/dashboard/companies`);
    await page.getByText('No companies found.').waitFor();
    await look('none');
    await page.unrouteAll();
    await page.goto(`${url}/dashboard/companies?query=stripe`);
    await cards.getByRole('link', { name: 'Stripe', exact: true }).click();
    await page.getByRole('list', { name: 'By role' }).waitFor();
    await page.getByRole('list', { name: 'Open jobs' }).getByRole('article').first().waitFor();
    await look('page');
  },

  jobs: async ({ page, url, look }) => {
    await signedUp(page, url, { needsVisa: true });
    await page.goto(`${url}/dashboard/jobs`);
    const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('article');
    await cards.first().waitFor();
    await look('list');
    await page.goto(`${url}/dashboard/jobs?query=zzyzx`);
    await page.getByText('No jobs found. Try searching!').waitFor();
    await look('none');
    await page.goto(`${url}/dashboard/jobs/saved`);
    await page.getByRole('heading', { level: 1, name: 'Saved jobs' }).waitFor();
    await look('none saved');
    await page.goto(`${url}/dashboard/jobs?sponsorship=yes`);
    await cards.first().getByRole('button', { name: /^Save/ }).click();
    await cards.nth(2).getByRole('button', { name: /^Save/ }).click();
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.locator('.job-view mark').first().waitFor();
    await look('job');
    await page.goto(`${url}/dashboard/jobs/saved`);
    await page.getByRole('article').first().waitFor();
    await look('saved');
  },

  paths: async ({ page, url, look }) => {
    await signedUp(page, url, {});
    await page.goto(`${url}/dashboard/paths`);
    await page.getByText('Enter your dream job above').waitFor();
    await look('start');
    await page.goto(`${url}/dashboard/paths?dream=product%20manager`);
    await page.getByRole('figure').first().waitFor();
    await look('drawing');
    await look('table', {
      again: async () => {
        await press(page, 'Show as a table');
        await toTopOf(page.getByRole('table'));
      },
    });
    await page.goto(`${url}/dashboard/paths?dream=xyzzy`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('none');
  },

  'saved people': async ({ page, url, look }) => {
    await signedUp(page, url, {});
    await page.goto(`${url}/dashboard/people/saved`);
    await page.getByRole('heading', { level: 1, name: 'Saved people' }).waitFor();
    await look('none');
    await page.goto(`${url}/dashboard/people?question=engineers`);
    await answered(page);
    for (const at of [0, 1, 2]) {
      const kept = page.waitForResponse(/\/users\/[^/]+\/people\/[^/]+$/);
      await page
        .getByRole('button', { name: /^Saved?: / })
        .nth(at)
        .click();
      await kept;
    }
    await page.goto(`${url}/dashboard/people/saved`);
    await page.getByRole('article').nth(2).waitFor();
    await look('list');
  },

  profile: async ({ page, url, look }) => {
    await signedUp(page, url, { email: 'maya@gatech.example', preferredLocations: ['Boston', 'Remote'], needsVisa: true });
    await page.goto(`${url}/dashboard/profile`);
    await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor();
    await choose(page, 'maya.pdf', resumeText);
    await page.getByRole('button', { name: 'Review what we found' }).waitFor();
    await toTop(page);
    await look('facts', { again: () => toTop(page) });
    for (const name of ['Basics', 'Résumé', 'Where you’re signed in', 'Your data'])
      await look(name.toLowerCase(), { again: () => toHeading(page, name) });
    await look('review', {
      again: async () => {
        const read = page.getByRole('list', { name: 'Experience', exact: true });
        if (!(await read.isVisible())) await press(page, 'Review what we found');
        await read.waitFor();
        await toTopOf(page.getByRole('heading', { name: 'Résumé' }).first());
      },
    });
  },

  names: async ({ page, url, look }) => {
    await signedUp(page, url, {
      firstName: hardNames[0]?.split(' ')[0],
      lastName: hardNames[0]?.split(' ').slice(1).join(' '),
      school: 'The State University of Agricultural and Mechanical Sciences at Saint Wilfrid upon Tyne',
      major: 'Interdisciplinary Studies in Environmental Engineering, Hydrology and Public Policy',
      preferredLocations: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Boston', 'Remote', 'New York', 'San Francisco'],
    });
    await page.goto(`${url}/dashboard`);
    await answered(page);
    await toTop(page);
    await look('search', { again: () => toTop(page) });
    await page.goto(`${url}/dashboard/profile`);
    await page.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor();
    await look('profile');
    await page.goto(`${url}/dashboard/people?question=${encodeURIComponent(`people called ${hardNames[1]}`)}`);
    await answered(page);
    await look('people');
  },

  frame: async ({ page, url, look }) => {
    await signedUp(page, url, {}, { interviewed: false });
    await page.goto(`${url}/dashboard/companies`);
    await page.getByRole('list', { name: 'Companies' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
    await look('palette');
    await page.keyboard.type('museum');
    await page.getByText('Looking for jobs…').waitFor({ state: 'detached' });
    await look('palette with words');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, 'Log out');
    await page.getByRole('dialog').waitFor();
    await look('leaving');
    await page.keyboard.press('Escape');
    await look('menu', { widths: [360, 768], again: () => press(page, 'Menu') });
    await page.context().setOffline(true);
    await page.locator('.offline-strip').getByText('You’re offline').waitFor();
    await look('offline');
    await page.context().setOffline(false);
    await page.goto(`${url}/dashboard/nowhere`);
    await page.getByText('We couldn’t find that page.').waitFor();
    await look('not found');
    await page.route(/\/assets\/PathsView/, (route) => route.abort());
    await page.goto(`${url}/dashboard/paths`);
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    await look('part that fails', { unfinished: true });
  },

  privacy: async ({ page, url, look }) => {
    await page.goto(`${url}/privacy`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('page');
  },
};

const choose = (page: Page, name: string, lines: readonly string[]): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(lines), 'latin1') });

/** Presses the first button of a name that is shown, where there is one at this size. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name }).filter({ visible: true }).first();
  if (await button.isVisible()) await button.click();
};

/** Opens the first of these that is shown, and brings it to the top. */
const openFirst = async (page: Page, name: RegExp): Promise<void> => {
  const button = page.getByRole('button', { name }).filter({ visible: true }).first();
  await toTopOf(button);
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
};

/** Scrolls what scrolls back to its start. */
const toTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('*')) if (one.scrollTop > 0) one.scrollTop = 0;
  });

const toHeading = (page: Page, name: string): Promise<void> => toTopOf(page.getByRole('heading', { name: new RegExp(`^${name}`) }).first());

/** Scrolls what a hand can scroll until this is at its top; `scrollIntoView` also moves what no hand can. */
const toTopOf = (what: Locator): Promise<void> =>
  what.evaluate((element) => {
    let scroller = element.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    const within = scroller ?? document.documentElement;
    within.scrollTop += element.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0) - 16;
  });

/** Keeps back what is asked for until it is let go. */
const hold = async (page: Page, address: string): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

/** Changes what the server answers. */
const patch = (page: Page, address: RegExp, change: (reply: Record<string, unknown>) => void): Promise<unknown> =>
  page.route(address, async (route: Route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as Record<string, unknown>;
    change(reply);
    await route.fulfill({ response, json: reply });
  });

/** Runs in the page: the id of the newest chat. */
const newestChat = async (): Promise<string> => {
  const headers = { authorization: `Bearer ${localStorage.getItem('alive.token')}` };
  const { conversations } = await (await fetch('/api/conversations?kind=search&limit=1', { headers })).json();
  return conversations[0].id;
};

const nobody = {
  contentType: 'text/event-stream',
  body: [
    { type: 'strategy', strategy: 'filters', content: 'Looking by conditions.' },
    { type: 'interpretation', content: 'Basket weavers.', filters: [] },
    { type: 'sql_complete', sql: 'SELECT 1' },
    { type: 'results', results: [], total: 0 },
    { type: 'summary', content: 'No alumni found matching your search. Try different keywords or broader terms.' },
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join(''),
};

const expired = { status: 410, json: { error: 'Gone.', code: 'CONVERSATION_EXPIRED', requestId: '1' } };

type Walk = (stage: {
  page: Page;
  url: string;
  /** Draws the state in which the page is, at every size and in both themes. */
  look: (state: string, options?: Look) => Promise<void>;
}) => Promise<void>;

interface Look {
  /** What is on its way never comes. */
  unfinished?: boolean;
  /** Brings the page into this state after each change of size. */
  again?: () => Promise<unknown>;
  /** The widths at which there is such a state, where not all. */
  widths?: readonly number[];
}
