import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { cleanup, render } from '#testing/render.testing.tsx';
import { navigate } from './history.ts';
import { Link, Redirect } from './Link.tsx';
import { NavLink } from './NavLink.tsx';
import { Router, useLocation, useNavigationType, useParams } from './Router.tsx';

beforeEach(() => {
  history.replaceState(null, '', '/jobs');
  render(
    <Router>
      <nav>
        <NavLink to="/jobs">All jobs</NavLink>
        <NavLink to="/jobs" end>
          The list
        </NavLink>
        <Link to="/jobs/a%2Fb?from=list" state={{ from: 'list' }}>
          One job
        </Link>
        <Link to="/jobs/other" replace>
          Another instead
        </Link>
        <Link to="/old">The old address</Link>
        <Link to="/jobs" onClick={(event) => event.preventDefault()}>
          A link that does something else
        </Link>
      </nav>
      <Switch>
        <Route path="/jobs/*?">
          <Jobs />
        </Route>
        <Route path="/old">
          <Redirect to="/jobs/new" />
        </Route>
        <Route>
          <p>Nothing is here.</p>
        </Route>
      </Switch>
      <Place />
    </Router>,
  );
});
afterEach(cleanup);

function Jobs() {
  return (
    <Switch>
      <Route path="/jobs">
        <p>The list of jobs</p>
      </Route>
      <Route path="/jobs/:id">
        <Job />
      </Route>
    </Switch>
  );
}

function Job() {
  const { id } = useParams();
  const [seen, setSeen] = useState(1);
  return (
    <button type="button" onClick={() => setSeen(seen + 1)}>
      Job {id} seen {seen} times
    </button>
  );
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
}

const press = (name: string) => page.getByRole('link', { name }).click();
const expectPlace = async (words: string) => {
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
};

it('a link leads to what stands at its address, with its search and state', async () => {
  await expectPlace('POP /jobs null');
  await press('One job');
  await expectPlace('PUSH /jobs/a%2Fb?from=list {"from":"list"}');
  await expect.element(page.getByRole('button', { name: 'Job a/b seen 1 times' })).toBeVisible();
});

it('Back and Forward lead to the same entries, whose keys and states are kept', async () => {
  await press('One job');
  const { key } = history.state as { key: string };
  navigate(-1);
  await expectPlace('POP /jobs null');
  await expect.element(page.getByText('The list of jobs')).toBeVisible();
  navigate(1);
  await expectPlace('POP /jobs/a%2Fb?from=list {"from":"list"}');
  expect(history.state).toMatchObject({ key });
});

it('a link to the present address makes no further entry', async () => {
  await press('One job');
  const { length } = history;
  await press('One job');
  await expectPlace('REPLACE /jobs/a%2Fb?from=list {"from":"list"}');
  expect(history.length).toBe(length);
});

it('a link that replaces the present entry leaves the one before it as it is', async () => {
  await press('One job');
  await press('Another instead');
  await expectPlace('REPLACE /jobs/other null');
  navigate(-1);
  await expectPlace('POP /jobs null');
});

it('a view keeps what it knows while only what is named in its address changes', async () => {
  await press('One job');
  await page.getByRole('button', { name: 'Job a/b seen 1 times' }).click();
  await press('Another instead');
  await expect.element(page.getByRole('button', { name: 'Job other seen 2 times' })).toBeVisible();
});

it('an address that moved leads to the new one, and Back does not lead there again', async () => {
  await press('The old address');
  await expectPlace('REPLACE /jobs/new null');
  navigate(-1);
  await expectPlace('POP /jobs null');
});

it.each([
  ['/jobs/', 'The list of jobs'],
  ['/Jobs', 'The list of jobs'],
  ['/jobs/17/', 'Job 17 seen 1 times'],
  ['/jobs/a%20b%3Fc', 'Job a b?c seen 1 times'],
  ['/jobs/a%2520b', 'Job a%20b seen 1 times'],
  ['/jobs/100%', 'Job 100% seen 1 times'],
  ['//jobs', 'Nothing is here.'],
  ['/jobss', 'Nothing is here.'],
])('at the address "%s" stands "%s"', async (path, shown) => {
  navigate(location.origin + path);
  await expect.element(page.getByText(shown)).toBeVisible();
});

it('an unknown address has a place of its own', async () => {
  navigate('/jobs/a/b');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  navigate('/nowhere');
  await expect.element(page.getByText('Nothing is here.')).toBeVisible();
});

it('the present page is marked, and the pages above it unless they are only themselves', async () => {
  const list = page.getByRole('link', { name: 'The list' });
  const all = page.getByRole('link', { name: 'All jobs' });
  await expect.element(list).toHaveAttribute('aria-current', 'page');
  await press('One job');
  await expect.element(list).not.toHaveAttribute('aria-current');
  await expect.element(all).toHaveAttribute('aria-current', 'page');
});

it('a press that is meant for another tab, or that does something else, stays the browser’s', async () => {
  const opened = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  addEventListener('click', opened);
  await userEvent.keyboard('{Control>}');
  await press('One job');
  await userEvent.keyboard('{/Control}');
  removeEventListener('click', opened);
  expect(opened).toHaveBeenCalledOnce();
  await press('A link that does something else');
  await expectPlace('POP /jobs null');
});

it('a step that the browser refuses for coming too soon is made by loading the page', () => {
  const refused = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  // Loading the page would end this one: the same address with another hash does not.
  navigate('/jobs#refused');
  expect(location.hash).toBe('#refused');
  refused.mockRestore();
});
