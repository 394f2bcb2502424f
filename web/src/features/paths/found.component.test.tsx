import type { CareerPaths } from '@alive/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { addressOf, dreamField, pathsTo, role } from '#testing/paths.testing.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { render } from '#testing/render.testing.tsx';

const app = testApp();

describe('career paths', () => {
  it('ask for a dream job, and show what the server counted of those who have it', async () => {
    await app.student();
    await app.open('/dashboard/paths');
    await expect.element(page.getByText('Enter your dream job above to see the path to get there!')).toBeVisible();
    await expect.element(page.getByText('Sample alumni')).toBeVisible();
    await expectAccessible();
    await dreamField().fill('i want to be a software engineer');
    await page.getByRole('button', { name: 'Show the path' }).click();
    await expect.element(role()).toHaveTextContent('Software Engineer');
    expect(new URLSearchParams(location.search).get('dream')).toBe('i want to be a software engineer');

    const { insights, results, total, filters } = await pathsTo('i want to be a software engineer');
    await expect.element(page.getByText(insights)).toBeVisible();
    const people = page.getByRole('region', { name: 'People who got there' }).getByRole('article').elements();
    expect(people.map((card) => card.getAttribute('aria-label'))).toEqual(results.map(({ name }) => name));
    expect(page.getByRole('article').elements()).toHaveLength(results.length);
    expect(document.querySelector('dl dd')?.textContent).toBe(numeral(total));
    expect(insights).toMatch(new RegExp(`^People most often .*\\([\\d,]+ of ${numeral(total)} alumni\\)\\.$`));

    const all = page.getByRole('link', { name: `See all ${numeral(total)} in Find People` }).element();
    const to = new URL(all.getAttribute('href') ?? '', location.href);
    expect([to.pathname, JSON.parse(to.searchParams.get('ask') ?? '')]).toEqual(['/dashboard/people', filters]);
  });

  it('tell three figures in words, also where a record tells little', async () => {
    await app.student();
    const found = await pathsTo('software engineer');
    const figures = (change: Partial<CareerPaths>) => {
      const { container } = render(<KeyFigures found={{ ...found, ...change }} />);
      return [...container.querySelectorAll('dl > div')].map(
        (one) => `${one.querySelector('dd')?.textContent} ${one.querySelector('dt')?.textContent}`,
      );
    };
    expect(figures({ total: 1204, dated: 37, median_years: 6.4, same_major: 11 })).toEqual([
      '1,204 alumni got here',
      '6 years typical time from first job (for the 37 with dates)',
      '11 studied your major',
    ]);
    expect(figures({ total: 1, dated: 1, median_years: 0.2, same_major: null, at_once: 1 })).toEqual([
      '1 alum got here',
      'under 1 year typical time from first job',
      '1 started out in this role',
    ]);
    expect(figures({ median_years: null })[1]).toBe('– no dates given');
  });

  it('suggest titles of work while one types', async () => {
    await app.student();
    await app.open('/dashboard/paths');
    await dreamField().fill('hydrogeo');
    await expect
      .poll(() => [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value')))
      .toContain('Hydrogeologist');
  });

  it('name the parts of a dream that were not used', async () => {
    await app.student();
    await app.open(addressOf('software engineer in a walkable city'));
    await expect.element(page.getByText('I couldn’t take “walkable” into account.')).toBeVisible();
    await expect.element(role()).toHaveTextContent('Software Engineer');
    await expectAccessible();
  });

  it.each([
    [{ width: 360, height: 740 }, ['.gist .read', '.figs']],
    [{ width: 1280, height: 832 }, ['.gist .read', '.figs', 'figure svg']],
  ])('stand above the fold at %o: %s', async (size, selectors) => {
    await app.student();
    await app.open(addressOf('i want to be a lawyer'), { size });
    await expect.element(page.getByRole('figure')).toBeVisible();
    for (const selector of selectors)
      await expect
        .poll(() => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity)
        .toBeLessThanOrEqual(size.height);
  });

  it('say that no one got there, and lead to the nearest roles that somebody reached', async () => {
    await app.student();
    const { insights, nearest, total } = await pathsTo('field hardware lead');
    expect(total).toBe(0);
    await app.open(addressOf('field hardware lead'));
    await expect.element(page.getByText(insights)).toBeVisible();
    expect(page.getByRole('article').elements()).toEqual([]);
    expect(page.getByRole('figure').elements()).toEqual([]);
    await expectAccessible();
    const name = nearest[0]?.name ?? '';
    const chips = page.getByRole('group', { name: 'Closest roles' });
    await chips
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(dreamField()).toHaveValue(name);
  });

  it('answer what is no job with what to type, and keep what was typed and not yet asked', async () => {
    await app.student();
    const nonsense = '<b>asdf qwer</b>';
    const { insights } = await pathsTo(nonsense);
    await app.open(addressOf(nonsense));
    await expect.element(page.getByText(insights)).toBeVisible();
    await expect.element(dreamField()).toHaveValue(nonsense);
    await dreamField().fill('something in mark');
    await app.leave();
    await app.open(addressOf(nonsense));
    await expect.element(page.getByText(insights)).toBeVisible();
    await expect.element(dreamField()).toHaveValue('something in mark');
  });

  it('say that they could not be loaded, and load at a retry', async () => {
    await app.student();
    await app.open('/dashboard/paths');
    const failing = intercept('/api/dream-job', () =>
      Response.json({ error: 'Something went wrong.', code: 'INTERNAL', requestId: 'r1' }, { status: 500 }),
    );
    await dreamField().fill('nurse');
    await page.getByRole('button', { name: 'Show the path' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^We couldn’t load the path\..*Something went wrong\./);
    await expectAccessible();
    failing.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(role()).toMatchTextContent(/nurse/i);
  });
});

const numeral = (count: number): string => count.toLocaleString('en-US');
