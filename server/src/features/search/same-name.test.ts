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
  it('is the one in the country of the school where none has jobs', async () => {
    const [answer] = await talk(student, ['jobs in Santa Fe'], await jobsIn('Boston, MA').then((tools) => ({ tools })));
    expect(answer?.filters).toEqual(['Santa Fe, NM']);
  });

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

  it.each([
    ['jobs in Minnesota', 'any of them in Rochester?', 'only Rochester please'],
    ['jobs in Rochester, MN', 'no, just jobs in rochester'],
  ])('is the one that the conversation holds or just showed: %s', async (...said) => {
    const tools = await jobsIn('Rochester, MN', 'Rochester, NY', 'Rochester, NY', 'Rochester, NY');
    const labels = (await talk(student, said, { tools })).at(-1)?.filters;
    expect(labels).toEqual(['Rochester, MN']);
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

  it('is a city among cities, and a state that is said to be one where it stands alone', async () => {
    const tools = await jobsIn('Washington, DC', 'Redmond, WA', 'Seattle, WA', 'New York, NY', 'Boston, MA');
    for (const [message, labels] of [
      ['jobs in New York or Washington', ['New York', 'Washington, DC']],
      ['jobs in Washington or Boston', ['Washington, DC', 'Boston']],
      ['Boston would be ideal, though Washington is fine too', ['Boston', 'Washington, DC']],
    ] as const) {
      const [answer] = await talk(student, [message], { tools });
      expect(answer?.filters.toSorted(), message).toEqual([...labels].toSorted());
      expect(answer?.text, message).not.toContain('the state');
    }
    const [alone, then] = await talk(student, ['jobs in Washington', 'entry level'], { tools });
    expect(alone?.text).toMatch(/^I took “Washington” to mean the state\./);
    expect(then?.text).not.toContain('the state');
  });

  it('is said and offered otherwise where the form names it alone', async () => {
    const tools = await jobsIn('Washington, DC', 'Washington, DC', 'Redmond, WA', 'Boston, MA');
    for (const preferredLocations of [['Washington'], ['Washington', 'Boston, MA']]) {
      const [first] = await talk({ ...student, preferredLocations }, ['Find jobs for me'], { tools });
      expect(first?.filters[0]).toBe('Washington, DC');
      expect(first?.text).toContain('I took “Washington” to mean Washington, DC.');
      expect(first?.offers).toContain('Washington');
    }
    const [sure] = await talk({ ...student, preferredLocations: ['Washington, DC'] }, ['Find jobs for me'], { tools });
    expect(sure?.text).not.toContain('I took');
  });

  it('has a sentence where none of several places named has a job, or none of those shown', async () => {
    const tools = await jobsIn('Boston, MA', 'Boston, MA', 'Chicago, IL');
    const said = async (...preferredLocations: string[]) =>
      (await talk({ ...student, preferredLocations, lookingFor: ['Internships'] }, ['Find jobs for me'], { tools }))[0]?.text;
    expect(await said('Boston, MA', 'Denver, CO')).toContain('There are no internships in Denver right now.');
    expect(await said('Boston, MA', 'Denver, CO', 'Tulsa, OK')).toContain('There are no internships in Denver or Tulsa right now.');
    expect(await said('Boston, MA', 'Chicago, IL')).not.toMatch(/none of these/i);
    expect(await said('Boston, MA')).not.toContain('There are no');
  });

  it('is New York the city', async () => {
    const tools = await jobsIn('New York, NY', 'Albany, NY');
    const [answer] = await talk(student, ['jobs in New York'], { tools });
    expect(answer?.filters).toEqual(['New York']);
    expect(answer?.offers).toEqual([]);
  });
});

describe('an area next to its own places', () => {
  const tools = async () => await jobsIn('Chicago, IL', 'Columbus, OH', 'Minneapolis, MN', 'Boston, MA');
  it.each(['so', 'like', 'such as', 'namely', 'meaning'])('gives way to them where it only leads to them: %s', async (word) => {
    for (const area of ['only the Midwest', 'Great Lakes states', 'only the Midwest or close']) {
      const [answer] = await talk(student, [`jobs in ${area}, ${word} Ohio, Minnesota or Illinois`], { tools: await tools() });
      expect(answer?.filters, area).toEqual(['Ohio', 'Minnesota', 'Illinois']);
    }
  });

  it('gives way where all that follows its comma lies in it', async () => {
    const [answer] = await talk(student, ['jobs in the midwest, ohio or minnesota or illinois'], { tools: await tools() });
    expect(answer?.filters).toEqual(['Ohio', 'Minnesota', 'Illinois']);
  });

  it('holds them where it stands in one list with them', async () => {
    const [answer] = await talk(student, ['jobs in the Midwest, Ohio or Boston'], { tools: await tools() });
    expect(answer?.filters).toEqual(['Midwest', 'Boston']);
  });
});
