import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { suggest } from '@alive/contract/suggest.ts';
import { describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const { call } = testServer();
const found = async (list: string, q: string) => (await call(suggest, { params: { list }, query: { q } })).body.suggestions;
const namesOf = async (list: string, q: string) => (await found(list, q)).map(({ name }) => name);

describe('suggesting', () => {
  it.each([
    ['schools', 'Georgia Institute of Tech', 'Georgia Institute of Technology'],
    ['schools', 'gt', 'Georgia Institute of Technology'],
    ['schools', 'georgia tehc', 'Georgia Institute of Technology'],
    ['schools', '  STANFORD  ', 'Stanford University'],
    ['schools', 'San Jose', 'San José State University'],
    ['majors', 'comp', 'Computer Science'],
    ['majors', 'CS', 'Computer Science'],
    ['majors', 'pyschology', 'Psychology'],
    ['cities', 'new', 'New York'],
    ['cities', 'bos', 'Boston'],
  ])('%s for %j has what was meant', async (list, q, name) => {
    expect(await namesOf(list, q)).toContain(name);
  });

  it('says which other name fits', async () => {
    expect((await found('schools', 'gt'))[0]).toEqual({ name: 'Georgia Institute of Technology', alias: 'GT' });
  });

  it.each([
    ['schools', schools.map(({ name }) => name)],
    ['majors', majors.map(({ name }) => name)],
    ['cities', [...quickLocations, ...customCities.map(({ name }) => name)]],
  ])('%s gives ten at most, each once and each from its list', async (list, all) => {
    for (const q of ['a', 'e', 'n', 'o', 's', 'un', 'in']) {
      const names = await namesOf(list, q);
      expect(names.length).toBeLessThanOrEqual(10);
      expect(new Set(names).size).toBe(names.length);
      expect(all).toEqual(expect.arrayContaining(names));
    }
  });

  it.each(['', '   ', '%', 'zzzzzzzzzz', '\u200b', '🙂'])('gives nothing for %j', async (q) => {
    expect(await found('schools', q)).toEqual([]);
  });

  it('gives nothing when nothing was asked', async () => {
    expect(await call(suggest, { params: { list: 'schools' } })).toMatchObject({ status: 200, body: { suggestions: [] } });
  });

  it.each([
    ['planets', { q: 'mars' }],
    ['__proto__', { q: 'a' }],
    ['schools', { q: 'x'.repeat(101) }],
    ['schools', { q: 'nul\u0000' }],
  ])('refuses %s for %j', async (list, query) => {
    expect(await call(suggest, { params: { list }, query })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ path: list === 'schools' ? 'q' : 'list' }] },
    });
  });

  it('refuses a question asked twice', async () => {
    const { status } = await call({ ...suggest, path: '/api/suggest/schools?q=a&q=b' });
    expect(status).toBe(400);
  });
});
