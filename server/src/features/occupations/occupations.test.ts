import { findOccupations, readOccupation } from '@alive/contract/occupations.ts';
import { describe, expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const { call } = testServer();

describe('occupations', () => {
  it('are found by any of their titles', async () => {
    const { body } = await call(findOccupations, { query: { q: 'hydrogeo' } });
    expect(body.occupations[0]).toEqual({ code: '19-2043.00', title: 'Hydrologists', matched: 'Hydrogeologist' });
    const narrowed = await call(findOccupations, { query: { q: 'iOS engineer' } });
    expect(narrowed.body.occupations[0]).toMatchObject({ code: '15-1252.00', title: 'Software Developers' });
    expect((await call(findOccupations, { query: { q: 'zzzzqq' } })).body.occupations).toEqual([]);
    expect((await call(findOccupations, {})).body.occupations).toEqual([]);
  });

  it('tell what the work is like, what it pays and where it leads', async () => {
    const { body } = await call(readOccupation, { params: { code: '19-2043.00' } });
    expect(body).toMatchObject({
      title: 'Hydrologists',
      name: 'Hydrologist',
      jobZone: 5,
      interests: { words: expect.arrayContaining(['Figuring out how things work']), inferred: false },
      workContext: { words: expect.arrayContaining(['Sitting most of the day']), inferred: false },
      wage: { year: 2025, source: 'BLS, OEWS, May 2025' },
      outlook: { years: '2024–34' },
      counts: { jobs: expect.any(Number), alumni: expect.any(Number) },
    });
    expect(body.related.map(({ name }) => name)).toContain('Hydrologic Technician');
    expect(body.related.every(({ difference }) => difference === null || /^(more|less) /.test(difference))).toBe(true);
  });

  it('leave out what nobody published', async () => {
    const { body } = await call(readOccupation, { params: { code: '55-3011.00' } });
    expect(body).toMatchObject({ wage: null, outlook: null, education: null });
  });

  it.each([
    ['99-9999.00', 404],
    ['__proto__', 400],
    ['19-2043', 400],
  ])('that there are not, such as %s, are refused', async (code, status) => {
    expect((await call(readOccupation, { params: { code } })).status).toBe(status);
  });
});
