import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { chips, foundOf, openPeople, rows } from './people-steps.ts';
import { sharedServer } from './server.ts';
import { answered, say } from './steps.ts';

const browser = testBrowser();
const server = sharedServer();

const open = (options: BrowserContextOptions = {}): Promise<Page> => openPeople(browser, server, options);

describe('the search for people', () => {
  it('begins with questions made for the student, and answers one of them with people, paths and reasons', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'Pathways worth exploring' }).waitFor();
    await page.getByText('Sample alumni').waitFor();
    await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click();
    await answered(page);
    const row = rows(page).first();
    await row.getByRole('list', { name: /^Career path of / }).waitFor();
    await row.getByRole('button', { name: /^Match \d+ of 100/ }).press('Enter');
    expect(await row.getByRole('list', { name: /^Why / }).getByRole('listitem').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await row.getByRole('list', { name: /^Why / }).count()).toBe(0);
    expect(await page.locator('.timeline [data-lit]').count()).toBe(1);
    await expectAccessible(page);
  });

  it('shows how it was found: the reasoning, and the query with its keywords, to copy', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await say(page, 'product managers who were consultants');
    await page.locator('summary').click();
    const query = page.getByLabel('The query that ran');
    expect(await query.innerText()).toMatch(/SELECT[\s\S]+FROM[\s\S]+'Product Manager'[\s\S]+LIMIT \d+/);
    expect(await query.locator('b').first().innerText()).toMatch(/^(WITH|SELECT)$/);
    await page.getByRole('button', { name: 'Copy query' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await query.evaluate((pre) => pre.textContent));
    await expectAccessible(page);
  });

  it('removes a condition: chips, sentence, query and people change together, under the same question', async () => {
    const page = await open();
    await say(page, 'product managers in Boston');
    const before = await foundOf(page);
    const sentence = await page.locator('.meant').innerText();
    const query = await page.getByLabel('The query that ran').evaluate((pre) => pre.textContent);
    await chips(page)
      .getByRole('button', { name: /^Remove .*Boston/ })
      .click();
    await answered(page);
    expect(
      await chips(page)
        .getByRole('button', { name: /Boston/ })
        .count(),
    ).toBe(0);
    expect(await foundOf(page)).toBeGreaterThan(before);
    expect(await page.locator('.meant').innerText()).not.toBe(sentence);
    expect(await page.getByLabel('The query that ran').evaluate((pre) => pre.textContent)).not.toBe(query);
    expect(await page.locator('.message.student').count()).toBe(1);
  });

  it('changes a condition beside its chip, and keeps of which time it speaks', async () => {
    const page = await open();
    await say(page, 'people who used to work at Google');
    await chips(page)
      .getByRole('button', { name: /^Change .*Google/ })
      .click();
    const panel = page.getByRole('dialog');
    expect(
      await panel
        .getByRole('radio', { checked: true })
        .first()
        .evaluate((radio) => radio.parentElement?.textContent),
    ).toMatch(/Before|Ever/);
    const sent = page.waitForRequest('**/api/people/search-direct');
    await panel.getByRole('combobox', { name: 'Company' }).fill('Amazon');
    await panel.getByRole('button', { name: 'Change' }).click();
    const { filters } = (await sent).postDataJSON() as { filters: { value: string; when?: string }[] };
    expect(filters).toMatchObject([{ value: 'Amazon', when: expect.stringMatching(/^(past|ever)$/) as string }]);
    await chips(page)
      .getByRole('button', { name: /^Change .*Amazon/ })
      .waitFor();
    await answered(page);
    expect(await rows(page).count()).toBeGreaterThan(0);
  });

  it('adds a range of class years', async () => {
    const page = await open();
    await say(page, 'nurses');
    await chips(page).getByRole('button', { name: 'Add a condition' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Class year' }).click();
    await panel.getByRole('radio', { name: 'Between' }).check();
    await panel.getByLabel('Class of', { exact: true }).and(panel.getByRole('textbox')).fill('2010');
    await panel.getByLabel('And').fill('2012');
    await panel.getByRole('button', { name: 'Add' }).click();
    await chips(page)
      .getByRole('button', { name: /2010–2012/ })
      .first()
      .waitFor();
    await answered(page);
    const years = await rows(page).locator('td:nth-child(2) .num').allInnerTexts();
    expect(years.every((year) => Number(year) >= 2010 && Number(year) <= 2012)).toBe(true);
  });

  it('refines by a follow-up, folds the question before it, and opens it again', async () => {
    const page = await open();
    await say(page, 'product managers');
    const before = await foundOf(page);
    await say(page, 'only the ones in New York');
    await chips(page)
      .getByRole('button', { name: /New York/ })
      .first()
      .waitFor();
    expect(await foundOf(page)).toBeLessThan(before);
    const folded = page.getByRole('region', { name: 'product managers', exact: true });
    const opener = folded.getByRole('button', { name: /people$/ });
    await opener.press('Enter');
    await folded.getByRole('table').waitFor();
    await folded.getByRole('button', { name: 'Fold' }).press('Enter');
    await folded.getByRole('table').waitFor({ state: 'detached' });
  });

  it('sorts by a column, says so, and turns it round', async () => {
    const page = await open();
    await say(page, 'product managers');
    await page.getByRole('button', { name: 'Sort by Name' }).click();
    await answered(page);
    const first = page.getByRole('columnheader').first();
    expect(await first.getAttribute('aria-sort')).toBe('ascending');
    const names = await rows(page).locator('th b').allInnerTexts();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    await page.getByRole('button', { name: 'Sort by Name' }).press('Enter');
    await answered(page);
    expect(await first.getAttribute('aria-sort')).toBe('descending');
  });

  it('shows more of them on request', async () => {
    const page = await open();
    await say(page, 'product managers');
    expect(await rows(page).count()).toBe(20);
    await page.getByRole('button', { name: 'Show 20 more' }).click();
    await rows(page).nth(39).waitFor();
  });

  it('says what would be found without each condition when nobody meets all, and searches so', async () => {
    const page = await open();
    await say(page, 'nurses from Iceland');
    await page.getByText('No alumni found matching your search. Try different keywords or broader terms.').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    const without = page.getByRole('button', { name: /^Without From Iceland: [\d,]+$/ });
    const promised = Number(/[\d,]+$/.exec(await without.innerText())?.[0].replaceAll(',', ''));
    await without.press('Enter');
    await answered(page);
    expect(await foundOf(page)).toBe(promised);
    expect(await page.getByRole('textbox').evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it('answers a question that it must not answer in words alone', async () => {
    const page = await open();
    await say(page, 'How old is Amara Osei?');
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await page.getByRole('group', { name: 'Looking for' }).count()).toBe(0);
    expect(await page.locator('.told').innerText()).not.toBe('');
    expect(await page.locator('.think').count()).toBe(0);
    expect(await page.getByText(/^0 people$/).count()).toBe(0);
  });

  it('leaves the people open when what follows is only talk', async () => {
    const page = await open();
    await say(page, 'nurses in Boston');
    await say(page, 'thanks!');
    const region = page.getByRole('region', { name: 'nurses in Boston', exact: true });
    await region.getByRole('table').waitFor();
    await say(page, 'nurses in Chicago');
    await region.getByRole('table').waitFor({ state: 'detached' });
  });
});

describe('on a phone', () => {
  it('shows cards that fit, sorts them by a menu, and is accessible', async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await say(page, 'product managers');
    const people = page.getByRole('list', { name: 'People found' });
    await people.getByRole('heading').first().waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByLabel('Sort by').selectOption('Name');
    await answered(page);
    const names = await people.getByRole('heading').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(names.map((name) => name.trim()).toSorted((a, b) => a.localeCompare(b, 'en')));
    await people
      .getByRole('button', { name: /whole path of/ })
      .first()
      .tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.waitForTimeout(150);
    await expectAccessible(page);
  });
});

describe('by keyboard alone', () => {
  it('asks, opens Thinking, changes a chip and reads why somebody fits', async () => {
    const page = await open();
    await page.keyboard.press('/');
    await page.keyboard.type('product managers in Boston');
    await page.keyboard.press('Enter');
    await answered(page);
    await tabTo(page, 'Shift+Tab', 'button:has-text("Back above")', 12);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Skip [\d,]+ people$/);
    await tabTo(page, 'Shift+Tab', 'summary', 12);
    await page.keyboard.press('Enter');
    await page.getByLabel('The query that ran').waitFor();
    await tabTo(page, 'Tab', 'button:has-text("Change"):has-text("Boston")');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Works in' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Chicago');
    await page.keyboard.press('Escape');
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Enter');
    else throw new Error('Esc in the list closed the panel.');
    await chips(page)
      .getByRole('button', { name: /Chicago/ })
      .first()
      .waitFor();
    await answered(page);
    await tabTo(page, 'Tab', 'button[aria-label^="Match"]');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: /^Why / }).waitFor();
    await tabTo(page, 'Shift+Tab', 'button:has-text("Skip")', 30);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Tab', 'textarea', 12);
  });
});

/** Presses a key until the focus is on what fits; it may take `within` presses. */
const tabTo = async (page: Page, key: 'Tab' | 'Shift+Tab', selector: string, within = 60): Promise<void> => {
  for (let presses = 0; presses < within; presses += 1) {
    await page.keyboard.press(key);
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`${key} never reached ${selector}.`);
};
