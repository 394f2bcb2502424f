import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, testBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
const server = sharedServer();

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };

/** A student at Career Paths who asks for this dream job in the address. */
const at = async (dream = '', options: BrowserContextOptions = { reducedMotion: 'reduce' }): Promise<Page> => {
  const page = await signedUp(await browser.open(options), server.url, {});
  await page.goto(`${server.url}/dashboard/paths${dream && `?dream=${encodeURIComponent(dream)}`}`);
  return page;
};
const role = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const line = (page: Page) =>
  page
    .getByRole('figure')
    .getByRole('button', { name: /, then |then/ })
    .first();
const isFocused = (page: Page) => line(page).evaluate((button) => button === document.activeElement);

/** What the server answers this student, asked beside the page. */
const asked = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([path, body]) => {
      const token = localStorage.getItem('alive.token');
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      });
      return (await response.json()) as T;
    },
    [path, JSON.stringify(body)] as const,
  );
const pathsTo = (page: Page, query: string) => asked<Found>(page, '/api/dream-job', { query });

/** The line that a button of the drawing stands for, as the server has it. */
const lineOf = ({ transitions: { nodes, edges } }: Found, name: string): Found['transitions']['edges'][number] => {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name;
  const found = edges.find(({ from, to, count }) => name === `${nameOf(from)} then ${nameOf(to)}: ${count} alumni`);
  if (!found) throw new Error(`The server has no line "${name}".`);
  return found;
};

/** What is read out of an element. */
const nameOf = (page: Page): Promise<string> =>
  line(page).evaluate((button) =>
    [...button.childNodes].map((node) => (node instanceof Element ? node.getAttribute('aria-label') : node.textContent)).join(''),
  );

describe('career paths with a mouse', () => {
  it('are asked for, drawn, opened line by line, and kept by the address', async () => {
    const page = await at();
    await page.getByText('Enter your dream job above to see the path to get there!').waitFor();
    await page.getByText('Sample alumni').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your dream job').fill('i want to be a software engineer');
    await page.getByRole('button', { name: 'Show the path' }).click();
    await role(page).filter({ hasText: 'Software Engineer' }).waitFor();
    expect(new URL(page.url()).searchParams.get('dream')).toBe('i want to be a software engineer');

    const found = await pathsTo(page, 'i want to be a software engineer');
    await page.getByText(found.insights).waitFor();
    expect(await page.getByRole('article').count()).toBe(found.results.length);
    const figures = await page.locator('dl').innerText();
    expect(figures).toContain(found.total.toLocaleString('en-US'));
    expect(figures).toContain(
      `based on ${found.dated.toLocaleString('en-US')} of ${found.total.toLocaleString('en-US')} alumni with dated histories`,
    );

    const curve = page.locator('figure svg .hit').first();
    const middle = await curve.evaluate((path) => {
      const shape = path as SVGPathElement;
      const point = shape.getPointAtLength(shape.getTotalLength() / 5);
      const box = shape.ownerSVGElement?.getBoundingClientRect();
      return { x: point.x + (box?.x ?? 0), y: point.y + (box?.y ?? 0) };
    });
    await page.mouse.move(middle.x, middle.y);
    expect(await line(page).evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
    const edge = lineOf(found, await nameOf(page));
    await page.mouse.click(middle.x, middle.y);
    const panel = page.getByRole('dialog');
    await panel.getByText(`${edge.count.toLocaleString('en-US')} alumni went this way`).waitFor();
    const step = await asked<Step>(page, '/api/dream-job/step', {
      query: 'i want to be a software engineer',
      from: edge.from,
      to: edge.to,
    });
    expect(step.total).toBe(edge.count);
    for (const { name } of step.people) await panel.getByRole('heading', { name }).waitFor();
    expect(await panel.getByRole('article').count()).toBe(step.jobs.length);
    await expectAccessible(page);
    const ask = new URL((await panel.getByRole('link', { name: 'Ask Find People' }).getAttribute('href')) ?? '', server.url);
    expect(JSON.parse(ask.searchParams.get('ask') ?? '')).toEqual(step.filters);

    await page.reload();
    await panel.getByText('went this way').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Your dream job').inputValue()).toBe('i want to be a software engineer');
    await page.reload();
    await role(page).filter({ hasText: 'Software Engineer' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('are asked for by a chip of the profile, and Back leads to the one before', async () => {
    const page = await at('nurse');
    await role(page).waitFor();
    await page.getByRole('group', { name: 'From your profile' }).getByRole('button', { name: 'Environmental Engineer' }).click();
    await role(page).filter({ hasText: 'Environmental Engineer' }).waitFor();
    expect(await page.getByLabel('Your dream job').inputValue()).toBe('Environmental Engineer');
    await page.goBack();
    expect(await page.getByLabel('Your dream job').inputValue()).toBe('nurse');
  });

  it('lead to everybody who went them in Find People', async () => {
    const page = await at('software engineer');
    const { total, filters } = await pathsTo(page, 'software engineer');
    const link = page.getByRole('link', { name: `All ${total.toLocaleString('en-US')} in Find People` });
    const ask = new URL((await link.getAttribute('href')) ?? '', server.url);
    expect(ask.pathname).toBe('/dashboard/people');
    expect(JSON.parse(ask.searchParams.get('ask') ?? '')).toEqual(filters);
  });

  it('say in a table what the drawing shows, line by line', async () => {
    const page = await at('software engineer');
    const { transitions } = await pathsTo(page, 'software engineer');
    await page.getByRole('button', { name: 'Show as a table' }).click();
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('button') });
    const shown = (await rows.allInnerTexts()).map((row) =>
      row
        .split('\t')
        .map((cell) => cell.trim())
        .join(' | '),
    );
    const names = new Map(transitions.nodes.map(({ id, name }) => [id, name]));
    const expected = transitions.edges.map(
      ({ from, to, count }) => `${names.get(from)} | ${names.get(to)} | ${count.toLocaleString('en-US')}`,
    );
    const inWords = (a: string, b: string) => a.localeCompare(b);
    expect(shown.toSorted(inWords)).toEqual(expected.toSorted(inWords));
    await expectAccessible(page);
    await rows.first().getByRole('button').press('Enter');
    await page.getByRole('dialog').getByText('went this way').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(
      await rows
        .first()
        .getByRole('button')
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });
});

describe('career paths by keyboard alone', () => {
  it('are asked for, walked line by line, opened and closed', async () => {
    const page = await at();
    await page.getByText('Enter your dream job above').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('data analyst');
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^Done, / })
      .waitFor({ state: 'attached' });
    for (let stops = 0; stops < 12 && !(await isFocused(page)); stops++) await page.keyboard.press('Tab');
    expect(await isFocused(page)).toBe(true);
    const found = await pathsTo(page, 'data analyst');
    const first = await nameOf(page);
    await page.keyboard.press('ArrowDown');
    expect(await nameOf(page)).not.toBe(first);
    await page.keyboard.press('ArrowRight');
    const edge = lineOf(found, await nameOf(page));
    expect(edge.from).toMatch(/^first/);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(`${edge.count.toLocaleString('en-US')} alumni went this way`)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isFocused(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show as a table');
  });
});

describe('career paths on a phone', () => {
  it('are a table first, which a thumb opens, and a drawing that slides', async () => {
    const page = await at('software engineer', phone);
    await role(page).waitFor();
    await expectAccessible(page);
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('button') });
    await rows.first().scrollIntoViewIfNeeded();
    expect((await rows.first().boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    // Anywhere on the row, not on its number alone.
    const name = await rows.first().getByRole('rowheader').boundingBox();
    await page.touchscreen.tap((name?.x ?? 0) + 10, (name?.y ?? 0) + 10);
    await page.getByRole('dialog').getByText('went this way').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show as a drawing' }).tap();
    await page.locator('figure svg .hit').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});

describe('a dream without a path', () => {
  it('is said honestly, with the nearest roles that have one', async () => {
    const page = await at('field hardware lead');
    const found = await pathsTo(page, 'field hardware lead');
    await page.getByText(found.insights).waitFor();
    expect(found.total).toBe(0);
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByRole('figure').count()).toBe(0);
    await expectAccessible(page);
    const [nearest] = found.nearest;
    await page.getByRole('group', { name: 'Nearest to it' }).getByRole('button', { name: nearest?.name }).first().click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByLabel('Your dream job').inputValue()).toBe(nearest?.name);
  });

  it('that is no job is answered by what to type, and what was typed stays, through a reload as well', async () => {
    const page = await at('<b>asdf qwer</b>');
    const found = await pathsTo(page, '<b>asdf qwer</b>');
    await page.getByText(found.insights).waitFor();
    expect(await page.getByLabel('Your dream job').inputValue()).toBe('<b>asdf qwer</b>');
    await page.getByLabel('Your dream job').fill('something in mark');
    await page.reload();
    await page.getByText(found.insights).waitFor();
    expect(await page.getByLabel('Your dream job').inputValue()).toBe('something in mark');
  });

  it('that cannot be loaded is said, and tried again', async () => {
    const page = await at();
    await page.route(
      '**/api/dream-job',
      (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'INTERNAL' } }),
      { times: 1 },
    );
    await page.getByLabel('Your dream job').fill('nurse');
    await page.getByRole('button', { name: 'Show the path' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await role(page).filter({ hasText: /nurse/i }).waitFor();
  });
});

interface Found {
  insights: string;
  results: unknown[];
  filters: unknown[];
  total: number;
  dated: number;
  nearest: { name: string }[];
  transitions: { nodes: { id: string; name: string }[]; edges: { from: string; to: string; count: number }[] };
}
interface Step {
  people: { name: string }[];
  total: number;
  filters: unknown[];
  jobs: unknown[];
}
