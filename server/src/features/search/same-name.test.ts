import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { talk } from '#testing/search-conversation.testing.ts';
import { fakeTools, student, testRows } from '#testing/search-tools.testing.ts';

/** Jobs in these places, one for each time a place is named. */
async function jobsIn(...places: string[]) {
  const [row] = testRows;
  if (row === undefined) throw new Error('no row');
  const rows = places.map((place, at) => ({ ...row, id: `job ${at}`, places: [place], remote: false }));
  return fakeTools(await openVocabulary({ companies: [], majors: [], places: [...new Set(places)] }), rows);
}

describe('a place whose name several have', () => {
  it.each([
    ['Arlington', ['Arlington, VA', 'Arlington, VA', 'Arlington, TX'], 'Arlington, VA', ['Arlington, TX']],
    ['Arlington', ['Arlington, VA', 'Arlington, TX', 'Arlington, TX'], 'Arlington, TX', ['Arlington, VA']],
    ['Washington', ['Washington, DC', 'Washington, DC', 'Seattle, WA'], 'Washington, DC', ['Washington']],
    ['Washington', ['Washington, DC', 'Redmond, WA', 'Seattle, WA'], 'Washington', ['Washington, DC']],
    ['Rochester', ['Rochester, MN', 'Rochester, MN', 'Rochester, NY'], 'Rochester, MN', ['Rochester, NY']],
    ['burlington', ['Burlington, MA', 'Burlington, VT', 'Burlington, MA'], 'Burlington, MA', ['Burlington, VT']],
  ])('is the one with most open jobs, and the others are offered: %s', async (name, places, label, others) => {
    const [answer] = await talk(student, [`jobs in ${name}`], { tools: await jobsIn(...places) });
    expect(answer?.filters).toEqual([label]);
    expect(answer?.offers).toEqual(others);
    expect(answer?.results.length).toBeGreaterThan(0);
  });

  it('is certain with its state, and nothing is offered', async () => {
    const tools = await jobsIn('Rochester, MN', 'Rochester, MN', 'Rochester, NY');
    const [answer] = await talk(student, ['jobs in Rochester, NY'], { tools });
    expect(answer?.filters).toEqual(['Rochester, NY']);
    expect(answer?.offers).toEqual([]);
  });

  it('is the one of the form', async () => {
    const tools = await jobsIn('Rochester, MN', 'Rochester, MN', 'Rochester, NY');
    const [answer] = await talk({ ...student, preferredLocations: ['Rochester, NY'] }, ['jobs in Rochester'], { tools });
    expect(answer?.filters).toEqual(['Rochester, NY']);
    expect(answer?.offers).toEqual(['Rochester, MN']);
  });

  it('is the famous one, unless nothing is open there', async () => {
    const both = await jobsIn('Paris, France', 'Paris, TX', 'Paris, TX');
    expect((await talk(student, ['jobs in Paris'], { tools: both }))[0]?.filters).toEqual(['Paris, France']);
    const one = await jobsIn('Melbourne, FL');
    expect((await talk(student, ['jobs in Melbourne'], { tools: one }))[0]?.filters).toEqual(['Melbourne, FL']);
  });

  it('is no town that shares its name with a state', async () => {
    const tools = await jobsIn('Delaware, OH', 'Delaware, OH', 'Wilmington, DE');
    expect((await talk(student, ['jobs in Delaware'], { tools }))[0]?.filters).toEqual(['Delaware']);
  });

  it('is New York the city', async () => {
    const tools = await jobsIn('New York, NY', 'Albany, NY');
    const [answer] = await talk(student, ['jobs in New York'], { tools });
    expect(answer?.filters).toEqual(['New York']);
    expect(answer?.offers).toEqual([]);
  });
});
