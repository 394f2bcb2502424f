import { findJobs } from '@alive/contract/jobs.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from '#router/Router.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { choose, entry, field } from '#testing/palette.testing.tsx';
import { Palette } from './Palette.tsx';
import { render } from '#testing/render.testing.tsx';

const app = testApp();
const onSkip = vi.fn();
beforeEach(async () => {
  onSkip.mockClear();
  await app.student();
  history.replaceState(null, '', '/dashboard/jobs');
  render(
    <QueryClientProvider client={queryClient}>
      <Router>
        <PaletteAlone />
      </Router>
    </QueryClientProvider>,
  );
});

const type = async (words: string) => {
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(words);
};
const reopen = () => page.getByRole('button', { name: 'Open', exact: true }).click();
const address = () => location.pathname + location.search;

describe('a name', () => {
  it.each([
    ['people', 'Find People', '/dashboard/people'],
    ['saved peo', 'Saved people', '/dashboard/people/saved'],
    ['employers', 'Companies', '/dashboard/companies'],
    ['tracker', 'Saved jobs', '/dashboard/jobs/saved'],
    ['carrer', 'Career Paths', '/dashboard/paths'],
  ])('"%s" leads to %s at Enter', async (words, name, path) => {
    await type(words);
    await expect.element(entry(name)).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(path);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onSkip).toHaveBeenCalledOnce();
  });

  it.each(['stripe', 'strpe', 'stripe.com'])('"%s" leads to the company at Enter', async (words) => {
    await type(words);
    await expect.element(entry(/^Stripe/).first()).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toMatch(/^\/dashboard\/companies\/.+/);
  });

  it('that nothing has says what can be done', async () => {
    await type('zzqxjk wvvx');
    await expect.element(page.getByText('We couldn’t find anything by that name. You can still ask about it.')).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(2);
    await expectAccessible();
  });
});

describe('jobs', () => {
  it('are found as the list finds them; one opens, and so does the list', async () => {
    const { jobs, total } = await call(findJobs, { query: { query: 'museum', limit: 6 } });
    const all = `All ${total.toLocaleString('en-US')} jobs for “museum”`;
    await type('museum');
    await expect.element(entry(all)).toBeVisible();
    const listed = page.getByRole('group', { name: 'Jobs' }).getByRole('option');
    await expect.poll(() => listed.elements().length).toBe(7);
    await choose(listed.nth(1));
    await expect.poll(address).toBe(`/dashboard/jobs/${jobs[0]?.id}`);
    await reopen();
    await type('museum');
    await choose(entry(all));
    await expect.poll(address).toBe('/dashboard/jobs?query=museum');
  });

  it('are those of what was typed last, however late another answer comes', async () => {
    const late = Promise.withResolvers<Response>();
    const museum = await call(findJobs, { query: { query: 'museum', limit: 6 } });
    const { calls } = intercept('query=museum', () => late.promise);
    await type('museum');
    await expect.poll(() => calls.length).toBe(1);
    await field().fill('nurse');
    const nurses = entry(/^All [\d,]+ jobs for “nurse”/);
    await expect.element(nurses).toBeVisible();
    late.resolve(Response.json(museum));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(nurses).toBeVisible();
    await expect.element(entry(/museum/i)).not.toBeInTheDocument();
  });
});

describe('any words', () => {
  it('can be asked of Find People and of Career Paths', async () => {
    await type('who went from physics to law');
    await choose(entry(/in Find People$/));
    await expect.poll(address).toBe('/dashboard/people?question=who%20went%20from%20physics%20to%20law');
    await reopen();
    await type('park ranger');
    await choose(entry(/^The career path to “park ranger”/));
    await expect.poll(address).toBe('/dashboard/paths?dream=park%20ranger');
  });
});

describe('calls that fail', () => {
  it('are named quietly while everything else goes on, and made again when it is next opened', async () => {
    await userEvent.keyboard('{Escape}');
    queryClient.clear();
    const failing = intercept('/api/', 'offline');
    await reopen();
    await type('paths');
    await expect.element(page.getByText('We couldn’t load companies, recent chats and jobs.')).toBeVisible();
    await choose(entry('Career Paths'));
    await expect.poll(address).toBe('/dashboard/paths');
    failing.end();
    await reopen();
    await type('stripe');
    await choose(entry(/^Stripe/).first());
    await expect.poll(address).toMatch(/^\/dashboard\/companies\/.+/);
  });
});

/** The palette with nothing behind it, open until it closes. */
function PaletteAlone() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Palette dark={false} onTheme={vi.fn()} onLogout={vi.fn()} onSkip={onSkip} onClose={() => setOpen(false)} />}
    </>
  );
}
