import { latestPeopleSearch } from '@alive/contract/people.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, testApp, watch } from '#testing/app.testing.tsx';
import { answered, asked, questions, rows } from '#testing/people.testing.tsx';

const app = testApp();
beforeEach(() => app.student());

describe('a question in the address of Find People', () => {
  it('is asked once, in a search of its own', async () => {
    await asked('nurses');
    const before = await call(latestPeopleSearch, { query: {} });
    const calls = watch('/api/people/search');
    await app.open(`/dashboard/people?question=${encodeURIComponent('product managers in Boston')}`);
    await answered();
    expect(questions()).toEqual([expect.stringContaining('product managers in Boston')]);
    expect(location.search).toBe('');
    // Neither is it asked twice, nor is the search before it changed, which is read for the way back.
    expect(calls.map(({ url }) => url).toSorted()).toEqual(['/api/people/search-direct', '/api/people/searches/latest']);
    expect(calls.find(({ body }) => body !== undefined)?.body).toHaveProperty(
      'conversationId',
      expect.not.stringMatching(before.conversationId ?? /.*/),
    );
  });

  it('asks nothing where it is not whole, says so, and leaves what was there', async () => {
    await asked('nurses');
    const calls = watch('/api/people/search-direct');
    await app.open(`/dashboard/people?ask=${encodeURIComponent('[{"field":"salary"}]')}`);
    await expect.element(page.getByText('That link is incomplete, so we didn’t search.')).toBeVisible();
    await expect.element(rows().first()).toBeVisible();
    expect(location.search).toBe('');
    expect(calls).toEqual([]);
    await expectAccessible();
  });
});
