import type { Page } from 'playwright-core';

/** Fills step 1 as a student does and goes on to step 2. */
export const fillBasics = async (page: Page, basics: Basics = {}): Promise<void> => {
  await sendBasics(page, basics);
  await page.getByRole('heading', { level: 1, name: 'Your résumé' }).waitFor();
};

/** Fills step 1 and presses Continue, whatever comes of it. */
export const sendBasics = async (
  page: Page,
  { firstName = 'Maya', lastName = 'Raman', email = '', school = 'georgia tech', major = 'environmental eng' }: Basics = {},
): Promise<void> => {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'School' }).fill(school);
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Major' }).fill(major);
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** From step 2 to the conversation: no résumé, a few preferences. */
export const toConversation = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('group', { name: 'Popular locations' }).getByRole('button', { name: 'Boston' }).click();
  await page.getByRole('group', { name: 'Looking for' }).getByRole('button', { name: 'Internships' }).click();
  await page.getByRole('button', { name: 'Start Conversation' }).click();
  await page.getByRole('heading', { name: 'Welcome, Maya' }).waitFor();
  await answered(page);
};

/** Says something and waits for the whole answer. */
export const say = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('textbox').press('Enter');
  await answered(page);
};

/** Waits until the assistant has finished and its cards are drawn, whose code may come after the first answer. */
export const answered = async (page: Page): Promise<void> => {
  await page.getByRole('status').filter({ hasText: /^Done/ }).waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('.bones') === null);
};

/** Talks with the interviewer, by typing alone, until the completion screen. */
export const holdInterview = async (page: Page): Promise<void> => {
  const said = [
    'I loved building sensors for rivers and being outdoors',
    'spreadsheets all day',
    'hydrologist or environmental engineer',
    'NASA and Tesla, not Google',
    'a small team with a mentor',
    'must be paid',
    'Nothing else',
    "that's all",
  ];
  for (const words of said) {
    if (await learned(page).isVisible()) break;
    if (!(await page.getByRole('textbox').isVisible())) break;
    await say(page, words);
  }
  await learned(page).waitFor();
};

/** The heading of the completion screen. */
export const learned = (page: Page) => page.getByRole('heading', { name: 'Here’s what we learned about you' });

/** The chips under the messages. */
export const messageFacts = (page: Page) => page.getByRole('list', { name: 'What we heard' });

/** A heading of the completion screen with its facts. */
export const under = (page: Page, heading: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Pixels by which a page is wider than the screen. On a phone `innerWidth` grows with what is too wide. */
export const tooWide = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

type Basics = Partial<Record<'firstName' | 'lastName' | 'email' | 'school' | 'major', string>>;

/** Has the whole chat drawn, of which a page opens with the end alone. */
export const showEarlier = async (page: Page): Promise<void> => {
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  // It may go as it comes into view.
  while ((await earlier.count()) > 0) await earlier.click({ timeout: 2000 }).catch(() => undefined);
};
