import { type CareerPaths, pathStep } from '@alive/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { addressOf, dreamField, openedPanel, pathsTo } from '#testing/paths.testing.tsx';

const app = testApp();

describe('the drawing of the ways to a job', () => {
  it('is walked line by line with the arrows, and a line is opened and closed by keyboard alone', async () => {
    await app.student();
    await app.open('/dashboard/paths');
    await expect.element(dreamField()).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(dreamField()).toHaveFocus();
    await userEvent.keyboard('data analyst{Enter}');
    await expect.element(page.getByRole('status').filter({ hasText: /^Done\. / })).toBeInTheDocument();
    const line = page
      .getByRole('figure')
      .getByRole('button', { name: /, then |then/ })
      .first();
    await expect.element(line).toBeInTheDocument();
    for (let stops = 0; stops < 12 && document.activeElement !== line.element(); stops++) await userEvent.tab();
    await expect.element(line).toHaveFocus();
    const found = await pathsTo('data analyst');
    const first = nameOf(line.element());
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => nameOf(line.element())).not.toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => edgeOf(found, nameOf(line.element())).from).toMatch(/^first/);
    const { count } = edgeOf(found, nameOf(line.element()));
    await userEvent.keyboard('{Enter}');
    await openedPanel(count);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(line).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Show as a table' })).toHaveFocus();
  });

  it('is a table as well, which says the same line by line and opens them', async () => {
    await app.student();
    const { transitions } = await pathsTo('software engineer');
    await app.open(addressOf('software engineer'));
    await page.getByRole('button', { name: 'Show as a table' }).click();
    const inWords = (a: string, b: string) => a.localeCompare(b);
    const names = new Map(transitions.nodes.map(({ id, name }) => [id, name]));
    const expected = transitions.edges.map(({ from, to, count }) => [names.get(from), names.get(to), numeral(count)].join(' | '));
    expect(rows().map(cellsOf).toSorted(inWords)).toEqual(expected.toSorted(inWords));
    await expectAccessible();
    const button = rows()[0]?.querySelector('button');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await openedPanel(Number(button?.textContent.replaceAll(',', '')));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button);
  });

  it('stands upright on a phone and fits, with a table of the same figures behind its button', async () => {
    await app.student();
    const { transitions, total } = await pathsTo('software engineer');
    await app.open(addressOf('software engineer'), { size: phone });
    const drawing = page.getByRole('img', {
      name: new RegExp(`^A drawing of the paths that ${numeral(total)} alumni took .* to “Software Engineer”`),
    });
    await expect.element(drawing).toBeVisible();
    const labels = [...drawing.element().querySelectorAll('g text')].map((label) => /[\d,]+$/.exec(label.textContent)?.[0] ?? '');
    const inWords = (a: string, b: string) => a.localeCompare(b);
    expect(labels.toSorted(inWords)).toEqual(transitions.nodes.map(({ count }) => numeral(count)).toSorted(inWords));
    expect(drawing.element().getBoundingClientRect().right).toBeLessThanOrEqual(phone.width - 20);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
    await page.getByRole('button', { name: 'Show as a table' }).click();
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(rows()).toHaveLength(transitions.edges.length);
    expect(Math.min(...rows().map((row) => row.getBoundingClientRect().height))).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });
});

describe('the panel of a line', () => {
  const query = 'i want to be a software engineer';
  const open = async (size?: typeof phone) => {
    await app.student();
    const { transitions } = await pathsTo(query);
    const { from, to, count } = transitions.edges.toSorted((a, b) => b.count - a.count)[0] ?? { from: '', to: '', count: 0 };
    const step = await call(pathStep, { body: { query, from, to } });
    const address = `${addressOf(query)}&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
    return { count, step, show: () => app.open(address, size && { size }) };
  };

  it('shows who went it and the open jobs at its end, and asks Find People for them', async () => {
    const { count, step, show } = await open();
    await show();
    const panel = await openedPanel(count);
    expect(step.total).toBe(count);
    for (const { name } of step.people) await expect.element(panel.getByRole('heading', { name })).toBeVisible();
    expect(panel.getByRole('article').elements()).toHaveLength(step.jobs.length);
    const href = panel.getByRole('link', { name: 'Ask Find People' }).element().getAttribute('href') ?? '';
    expect(JSON.parse(new URL(href, location.href).searchParams.get('ask') ?? '')).toEqual(step.filters);
    await expectAccessible();
  });

  it('is closed by a press on its cross, and the address forgets it', async () => {
    const { count, show } = await open(phone);
    await show();
    const panel = await openedPanel(count);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(panel).not.toBeInTheDocument();
    expect([...new URLSearchParams(location.search)]).toEqual([['dream', query]]);
  });

  it('says that it could not be loaded, and loads at a retry', async () => {
    const { count, show } = await open();
    const failing = intercept('/api/dream-job/step', () =>
      Response.json({ error: 'Something went wrong.', code: 'INTERNAL', requestId: 'r1' }, { status: 500 }),
    );
    await show();
    const panel = page.getByRole('dialog');
    await expect.element(panel.getByRole('alert')).toHaveTextContent('Something went wrong.');
    failing.end();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await openedPanel(count);
  });
});

/** The rows of the table that stand for lines. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('table tr')].filter((row) => row.querySelector('button'));

const cellsOf = (row: HTMLElement): string => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim()).join(' | ');

/** What is read out of the button of the drawing: "Biology then Analyst: 14 alumni". */
const nameOf = (button: Element): string =>
  [...button.childNodes].map((node) => (node instanceof Element ? node.getAttribute('aria-label') : node.textContent)).join('');

/** The line that a button of the drawing stands for, as the server has it. */
const edgeOf = ({ transitions: { nodes, edges } }: CareerPaths, name: string): CareerPaths['transitions']['edges'][number] => {
  const named = (id: string) => nodes.find((node) => node.id === id)?.name;
  const found = edges.find(
    ({ from, to, count }) => name === `${named(from)} then ${named(to)}: ${count} ${count === 1 ? 'alum' : 'alumni'}`,
  );
  if (!found) throw new Error(`The server has no line "${name}".`);
  return found;
};

const numeral = (count: number): string => count.toLocaleString('en-US');
