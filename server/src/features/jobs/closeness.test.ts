import { findJobs, getJob, whatIf as jobsWhatIf } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { titleKeyOf } from '@alive/language/text/text.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { startSearch } from '@alive/contract/search.ts';

const { call, stream, student, db } = testServer({ data: 'empty' });
const add = (titles: Record<string, string>, fields: Partial<typeof jobs.$inferInsert> = {}) =>
  db.insert(jobs).values(
    Object.entries(titles).map(([id, title], n) =>
      exampleJob({
        id,
        title,
        companyName: `Employer ${n}`,
        occupation: occupationOfTitle(title),
        titleKey: titleKeyOf(title),
        ...roleOf(title),
        ...fields,
      }),
    ),
  );
const idsFor = async (query: string) => (await call(findJobs, { query: { query } })).body.jobs.map(({ id }) => id);
const saidTo = async (message: string) => {
  const { token } = await student();
  const { events } = await stream(startSearch, { body: { message } }, token);
  return {
    text: events.map((event) => ('token' in event ? event.token : '')).join(''),
    ids: events.flatMap((event) => ('results' in event ? event.results.map(({ id }) => id) : [])),
  };
};

describe('a search for a title', () => {
  it('gives that very title first, then the same work under others, then related work where there is little else', async () => {
    await add({
      web: 'QA Tester Intern',
      android: 'Android Engineer Intern',
      ios: 'iOS Engineer Intern',
      chef: 'Line Cook',
    });
    expect(await idsFor('ios engineer')).toEqual(['ios', 'android', 'web']);
    const { text, ids } = await saidTo('ios engineer jobs');
    expect(ids).toEqual(['ios', 'android', 'web']);
    expect(text).toContain('1 has that exact title, 1 is the same kind of work and 1 is related work.');
  });

  it('says so where nothing but related work is open', async () => {
    await add({ web: 'QA Tester Intern' });
    expect((await saidTo('ios engineer jobs')).text).toContain('Right now there are no iOS engineer jobs. I found one related job');
  });

  it.each([
    ['asset management jobs', ['Asset Management Analyst', 'Asset Manager, Timberland'], ['Assets Clerk', 'Museum Registrar']],
    ['collections management jobs', ['Collections Management Trainee', 'Collections Manager'], ['Store Manager']],
    ['estate planning jobs', ['Estate Planner', 'Estate Planning Clerk'], ['Event Planner']],
    ['mechanic jobs', ['Aircraft Mechanic', 'Diesel Mechanics Lead'], ['Mechanical Engineer', 'Test Engineer, Instrument Mechanisms']],
    ['conservator jobs', ['Paintings Conservator'], ['Conservation Policy Analyst', 'Conservative Media Intern']],
  ])('takes a word for its plural and for no other word of its stem: %s', async (asked, meant, others) => {
    await add(Object.fromEntries([...meant, ...others].map((title) => [title, title])));
    expect((await saidTo(asked)).ids.toSorted()).toEqual(meant);
  });

  it('finds work near a title that many occupations share', async () => {
    await add({ bio: 'Biological Technician' });
    for (const asked of ['lab technician jobs', 'laboratory technician openings']) expect((await saidTo(asked)).ids).toEqual(['bio']);
  });

  it('counts no other title of the same occupation as the very title', async () => {
    await add({ one: 'Research Assistant', two: 'Research Associate', three: 'Research Associate II' });
    expect((await saidTo('research assistant jobs')).text).toContain('1 has that exact title and 2 are the same kind of work.');
  });

  it('leaves related work out where five or more are the work itself', async () => {
    await add({ n1: 'Nurse', n2: 'Staff Nurse', n3: 'Registered Nurse', n4: 'Charge Nurse', n5: 'RN, Oncology', medic: 'Paramedic' });
    const { ids, text } = await saidTo('nurse jobs');
    expect(ids.toSorted()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    expect(text).not.toContain('related');
  });

  it('finds the job whose whole title was typed, whatever its words mean elsewhere', async () => {
    await add({ there: '2025 Software Engineering Internship - Mexico' }, { placeKeys: ['us', 'us-tx'], locations: ['Austin, TX'] });
    const query = '2025 Software Engineering Internship - Mexico';
    expect(await idsFor(query)).toEqual(['there']);
    expect((await call(getJob, { params: { id: 'there' }, query: { query } })).body.blocks).toEqual([]);
    expect((await call(findJobs, { query: { query, location: 'Boston' } })).body.total).toBe(0);
  });

  it('counts related work everywhere or nowhere, however much else is asked for', async () => {
    await add({ n1: 'Nurse', n2: 'Staff Nurse', n3: 'Registered Nurse', n4: 'Charge Nurse', n5: 'RN, Oncology' });
    await add({ medic: 'Paramedic', assistant: 'Physician Assistant' }, { remote: true });
    expect(await idsFor('remote nurse')).toEqual([]);
    const { body } = await call(jobsWhatIf, { query: { query: 'remote nurse' } });
    expect(body.total).toBe(0);
  });

  it('lists the newest first where that is asked for, whatever their titles', async () => {
    await add({ ios: 'iOS Engineer Intern' }, { postedAt: new Date('2026-01-01T00:00:00Z') });
    await add({ android: 'Android Engineer Intern' }, { postedAt: new Date('2026-11-10T00:00:00Z') });
    const { body } = await call(findJobs, { query: { query: 'ios engineer', sort: 'newest' } });
    expect(body.jobs.map(({ id }) => id)).toEqual(['android', 'ios']);
  });

  it('does not say of related work in its list that it names none of what was typed', async () => {
    await add({ assistant: 'Nurse Practitioner' });
    expect(await idsFor('registered nurse')).toEqual(['assistant']);
    const { body } = await call(getJob, { params: { id: 'assistant' }, query: { query: 'registered nurse' } });
    expect(body.blocks).toEqual([]);
  });

  it('rules out the title that is not wanted, not all of its kind', async () => {
    await add({ dentist: 'Dentist', hygienist: 'Dental Hygienist', nurse: 'Registered Nurse' });
    expect((await idsFor('healthcare but not dental hygienist')).toSorted()).toEqual(['dentist', 'nurse']);
  });

  it('takes no dentist for a dental hygienist, no analyst for a treasurer', async () => {
    await add({ dentist: 'Dentist', hygienist: 'Dental Hygienist', treasurer: 'Treasurer', analyst: 'Financial Analyst' });
    expect((await saidTo('dental hygienist jobs')).ids[0]).toBe('hygienist');
    expect((await saidTo('treasurer jobs')).ids[0]).toBe('treasurer');
  });

  it('takes no graphics driver for a truck driver, nor who only speaks of one', async () => {
    await add({ graphics: 'Graphics Driver Developer' });
    await add({ park: 'Park Guide' }, { description: 'You will talk to every truck driver who stops.' });
    expect(await idsFor('truck driver')).toEqual([]);
    await add({ truck: 'Truck Driver, Nights' });
    expect(await idsFor('truck driver')).toEqual(['truck']);
  });

  it('finds work that no list of roles knows', async () => {
    await add({ hydro: 'Hydrogeologist', warden: 'Game Warden', other: 'Barista' });
    expect(await idsFor('game warden')).toEqual(['warden']);
    expect((await saidTo('hydrogeologist jobs')).ids).toEqual(['hydro']);
  });
});
