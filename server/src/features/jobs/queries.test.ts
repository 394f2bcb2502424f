import { levels } from '@alive/contract/jobs.ts';
import { describe, expect, it } from 'vitest';
import type { JobFilter } from '#job-index/filter.ts';
import { jobs } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { exampleJob, isListed } from '#testing/job.testing.ts';
import { gateOf } from './gate.ts';
import { companiesNamed, countJobs, jobById, jobsByIds, openJobStore, searchJobs, phrasesHeading, phrasesMentioned } from './queries.ts';

type Row = typeof jobs.$inferSelect;

/** Where each test adds its own rows. */
const db = testDatabase();
const index = openJobStore(db);
const page = { limit: 100, offset: 0, sort: 'relevance' as const };
const gated = { needsVisa: true, canGetClearance: false };

describe('searching among varied rows', () => {
  let all: Row[] = [];
  const db = testDatabase('empty', async (into) => {
    await into.insert(jobs).values([...variedRows(200)]);
    all = await into.select().from(jobs);
  });
  const index = openJobStore(db);

  it.each<[string, JobFilter, (row: Row) => boolean]>([
    ['nothing asked', {}, () => true],
    ['roles', { roles: ['Nurse', 'Editor'] }, (row) => row.role === 'Nurse' || row.role === 'Editor'],
    ['not a role', { notRoles: ['Nurse'] }, (row) => row.role !== 'Nurse'],
    ['functions', { functions: ['Media'] }, (row) => row.function === 'Media'],
    ['a role or a function', { roles: ['Nurse'], functions: ['Media'] }, (row) => row.role === 'Nurse' || row.function === 'Media'],
    ['not a function', { notFunctions: ['Media'] }, (row) => row.function !== 'Media'],
    ['industries', { industries: ['Energy'] }, (row) => row.industry === 'Energy'],
    ['not an industry', { notIndustries: ['Energy'] }, (row) => row.industry !== 'Energy'],
    [
      'companies, however capitalised',
      { companies: ['testco', 'O’PROBE & Söhne'] },
      (row) => row.companyName === 'Testco' || row.companyName === 'O’Probe & Söhne',
    ],
    ['not a company', { notCompanies: ['TESTCO'] }, (row) => row.companyName !== 'Testco'],
    [
      'any of the places',
      { placeKeys: ['us-ny', 'xx-probe'] },
      (row) => row.placeKeys.includes('us-ny') || row.placeKeys.includes('xx-probe'),
    ],
    ['none of the places', { notPlaceKeys: ['xx-probe'] }, (row) => !row.placeKeys.includes('xx-probe')],
    ['words of a place', { placeText: 'probe_ci%' }, (row) => row.locations.some((label) => label.includes('Probe_ci%ty'))],
    ['a job type, or no level stated', { jobTypes: ['new_grad'] }, (row) => row.jobType === 'new_grad' || row.level === 'unspecified'],
    ['internships, which must say so', { jobTypes: ['internship'] }, (row) => row.jobType === 'internship'],
    ['all of the skills', { skills: ['Probing', 'SQL'] }, (row) => row.skills.includes('Probing') && row.skills.includes('SQL')],
    ['remote', { remote: true }, (row) => row.remote],
    ['not remote', { remote: false }, (row) => !row.remote],
    ['sponsorship', { sponsorship: 'yes' }, (row) => row.sponsorship === 'yes'],
    ['no clearance', { clearance: false }, (row) => !row.clearanceRequired],
    ['pay, by the least of it', { payAtLeast: 90_000 }, (row) => (row.salaryMin ?? row.salaryMax ?? 0) >= 90_000],
    [
      'pay at most, which silence is not',
      { payAtMost: 90_000 },
      (row) => (row.salaryMax ?? row.salaryMin) !== null && (row.salaryMax ?? row.salaryMin ?? 0) <= 90_000,
    ],
    [
      'pay between',
      { payAtLeast: 60_000, payAtMost: 90_000 },
      (row) => (row.salaryMin ?? row.salaryMax ?? 0) >= 60_000 && (row.salaryMax ?? row.salaryMin ?? 0) <= 90_000,
    ],
    ['a degree that is asked for', { degrees: ['bachelor', 'master'] }, (row) => row.degree === 'bachelor' || row.degree === 'master'],
    ['no degree, where none is asked for', { degrees: ['none'] }, (row) => row.degree === null || row.degree === 'none'],
    ['not a degree, which silence is not', { notDegrees: ['doctorate'] }, (row) => row.degree !== 'doctorate'],
    [
      'posted since a day',
      { postedSince: '2026-07-15' },
      (row) => row.postedAt !== null && row.postedAt >= new Date('2026-07-15T00:00:00Z'),
    ],
    ['only what the student may do', { excludeGatedFor: gated }, (row) => gateOf(gated, row) === null],
    [
      'several at once',
      { roles: ['Nurse'], placeKeys: ['xx-probe'], notCompanies: ['Testco'], remote: false },
      (row) => row.role === 'Nurse' && row.placeKeys.includes('xx-probe') && row.companyName !== 'Testco' && !row.remote,
    ],
    ['lists without values', { roles: [], notRoles: [], placeKeys: [], levels: [], text: ' ' }, () => true],
  ])('%s: the same as filtering every row', async (_, filter, fits) => {
    const expected = all.filter((row) => isListed(row) && fits(row)).toSorted(byExactThenNewest(filter));
    const { rows, total } = await searchJobs(index, filter, page);
    expect(total).toBe(expected.length);
    expect(rows.map(since)).toEqual(expected.slice(0, 100).map(since));
    const fitting = new Set(expected.map((row) => row.id));
    expect(rows.every((row) => fitting.has(row.id))).toBe(true);
    expect(await countJobs(index, filter)).toBe(total);
  });

  it('finds what is beyond entry level only where a level asks for it', async () => {
    const found = await searchJobs(index, { levels: ['senior', 'internship'] }, page);
    expect(found.total).toBe(all.filter((row) => row.state === 'open' && ['senior', 'internship'].includes(row.level)).length);
    expect((await searchJobs(index, {}, page)).rows.every(isListed)).toBe(true);
  });

  it('gives each job once when paged through, and the total beyond the end too', async () => {
    for (const filter of [{ text: 'nurse editor probe' }, {}]) {
      const { total } = await searchJobs(index, filter, page);
      const ids = [];
      for (let offset = 0; offset < total; offset += 37)
        ids.push(...(await searchJobs(index, filter, { ...page, limit: 37, offset })).rows.map(({ id }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([total, total]);
      expect(await searchJobs(index, filter, { ...page, offset: total + 5 })).toMatchObject({ rows: [], total });
    }
  });

  it('puts what is preferred first and leaves nothing out for it', async () => {
    const prefer = {
      work: [{ points: 36, roles: ['Nurse'] }],
      interests: [{ points: 15, phrase: 'of the' }],
      companies: { points: 8, names: [] },
      levels: [{ points: 20, level: 'new_grad' as const }],
      places: [{ points: 15, keys: ['xx-probe'] }],
    };
    const found = await searchJobs(index, {}, { ...page, prefer });
    expect(found.rows[0]).toMatchObject({ role: 'Nurse', level: 'new_grad' });
    expect(found.total).toBe(all.filter((row) => isListed(row)).length);
  });
});

describe('searching', () => {
  it.each([
    ['part-time', ['hyphen', 'space']],
    ['part time', ['hyphen', 'space']],
    ['🙂', []],
    ["' OR 1=1 --", []],
    ['the', []],
  ])('finds what was typed as it stands, where nothing else was made of it: %s', async (typed, expected) => {
    await db
      .insert(jobs)
      .values([
        row({ id: 'hyphen', title: 'Prober', description: 'A part-time job.' }),
        row({ id: 'space', title: 'Prober', description: 'You work part time.' }),
        row({ id: 'apart', title: 'Prober', description: 'Be part of it, full time.' }),
      ]);
    const { rows, total } = await searchJobs(index, { text: '', typed }, page);
    const ours = rows.flatMap(({ id }) => (['hyphen', 'space', 'apart'].includes(id) ? id : [])).toSorted();
    expect(ours).toEqual(expected);
    expect(total > 0).toBe(expected.length > 0);
  });

  it('finds any of the words, the title first, and lets none of them empty the list', async () => {
    await db
      .insert(jobs)
      .values([
        row({ id: 'in-title', title: 'Zorblax Keeper' }),
        row({ id: 'in-both', title: 'Zorblax Keeper', description: 'You keep zorblaxes and quibnuts.' }),
        row({ id: 'in-role', title: 'Keeper', role: 'Zorblax Keeper' }),
        row({ id: 'in-text', title: 'Farmer', description: 'You tend to the quibnut trees.' }),
        row({ id: 'closed', title: 'Zorblax Keeper', state: 'closed' }),
      ]);
    const ids = async (text: string) => (await searchJobs(index, { text }, page)).rows.map(({ id }) => id);
    expect(await ids('find me something with zorblaxes, please')).toEqual(['in-both', 'in-title', 'in-role']);
    expect(await ids('zorblax quibnuts unheardofword')).toEqual(['in-both', 'in-title', 'in-role']);
    expect(await ids('quibnuts')).toEqual(expect.arrayContaining(['in-both', 'in-text']));
    expect(await ids('unheardofword')).toEqual([]);
    expect(await countJobs(index, { text: 'quibnuts' })).toBe(2);
  });

  it.each(["o'neill", "' | & ! ( ) :* <->", 'C:\\temp\\new', '\\', "''", '%_', '🙂', 'a'.repeat(500)])(
    'takes %j for words and nothing else',
    async (text) => {
      const { total } = await searchJobs(index, { text }, page);
      expect(total).toBeGreaterThanOrEqual(0);
    },
  );

  it('looks for the same words in the same place, whatever else is asked', async () => {
    await db
      .insert(jobs)
      .values([
        row({ id: 'a', title: 'Zorblax Keeper', sponsorship: 'no' }),
        row({ id: 'b', description: 'You feed the zorblax.', sponsorship: 'yes' }),
      ]);
    expect(await countJobs(index, { text: 'zorblax' })).toBe(1);
    expect(await countJobs(index, { text: 'zorblax', sponsorship: 'yes' })).toBe(0);
  });

  it('tells which phrases are mentioned anywhere, and finds all words of any', async () => {
    await db
      .insert(jobs)
      .values([
        row({ id: 'a', title: 'Zorblax Keeper' }),
        row({ id: 'b', description: 'You feed quibnuts.' }),
        row({ id: 'c', title: 'Vlimping', state: 'closed' }),
      ]);
    expect(await phrasesMentioned(index, ['vlimps', 'quibnut', 'nothing-of-the-kind', 'zorblax', "o'neill & (|"])).toEqual([
      'quibnut',
      'zorblax',
    ]);
    expect(await phrasesMentioned(index, ['zorblax keeper', 'zorblax quibnut'])).toEqual(['zorblax keeper']);
    expect(await phrasesMentioned(index, [])).toEqual([]);
    expect(await phrasesHeading(index, ['quibnut', 'zorblax'])).toEqual(['zorblax']);
    const found = await searchJobs(index, { phrases: ['keepers of a zorblax', 'of the'] }, page);
    expect(found.rows.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('looking up', () => {
  it('gives jobs in the order of their ids, closed ones too', async () => {
    await db.insert(jobs).values([row({ id: 'a' }), row({ id: 'b', state: 'closed' })]);
    expect((await jobsByIds(index, ['b', 'nothing', 'a'])).map(({ id, description }) => [id, description])).toEqual([
      ['b', 'You probe.'],
      ['a', 'You probe.'],
    ]);
    expect(await jobById(db, 'b')).toMatchObject({ id: 'b', state: 'closed', description: 'You probe.' });
    expect([await jobById(db, 'nothing'), await jobsByIds(index, [])]).toEqual([null, []]);
  });

  it('knows employers by their name, else by whole words of it', async () => {
    await db.insert(jobs).values([row({ id: 'a', companyName: 'Zorblax & Partners' }), row({ id: 'b', companyName: 'Zorblaxia' })]);
    expect(await companiesNamed(index, 'zorblax & PARTNERS')).toEqual(['zorblax & partners']);
    expect(await companiesNamed(index, 'Zorblax')).toEqual(['zorblax & partners']);
    expect(await companiesNamed(index, 'Zorb%')).toEqual([]);
  });

  it('knows every spelling of an employer that has open jobs', async () => {
    const spelled = ['Zorblax & Partners', 'ZORBLAX AND PARTNERS', 'Zorblax & Partners, LLC', 'JPMorgan', 'J.P. Morgan', '???', '!!!'];
    await db.insert(jobs).values(spelled.map((companyName, at) => row({ id: `${at}`, companyName })));
    await db.insert(jobs).values(row({ id: 'closed', companyName: 'Zorblax & Partners Inc.', state: 'closed' }));
    expect(await companiesNamed(index, 'zorblax & partners llp')).toEqual([
      'zorblax & partners',
      'zorblax & partners, llc',
      'zorblax and partners',
    ]);
    expect(await companiesNamed(index, 'JPMorgan Chase')).toEqual(['j.p. morgan', 'jpmorgan']);
    expect(await companiesNamed(index, '???')).toEqual(['???']);
  });
});

const since = ({ postedAt, firstSeenAt }: Pick<Row, 'postedAt' | 'firstSeenAt'>): number => (postedAt ?? firstSeenAt).getTime();
const byNewest = (a: Row, b: Row): number => since(b) - since(a);
const byExactThenNewest =
  ({ jobTypes }: JobFilter) =>
  (a: Row, b: Row): number =>
    (jobTypes === undefined ? 0 : Number(b.jobType !== null) - Number(a.jobType !== null)) || byNewest(a, b);

const row = (fields: Parameters<typeof exampleJob>[0]) =>
  exampleJob({
    title: 'Prober',
    companyName: 'Testco',
    description: 'You probe.',
    level: 'entry_level',
    jobType: 'entry_level',
    ...fields,
  });

function* variedRows(count: number): Generator<typeof jobs.$inferInsert> {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const pick = <T>(values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];
  const places = [
    ['New York, NY', 'us', 'us-ny'],
    ['Probe_ci%ty', 'xx-probe'],
    ['Remote', 'remote'],
  ] as const;
  const kinds: readonly [Kind, ...Kind[]] = [
    ['Nurse', 'Healthcare'],
    ['Editor', 'Media'],
    [null, null],
  ];
  for (let i = 0; i < count; i++) {
    const where = places.filter(() => random(2) === 0);
    const level = pick(levels);
    const [role, kind] = pick(kinds);
    yield row({
      id: `varied-${i}`,
      title: `${role ?? 'Prober'} ${i}`,
      companyName: pick(['Testco', 'O’Probe & Söhne', 'Other, Inc.']),
      role,
      function: kind,
      industry: pick(['Energy', 'Law', null]),
      locations: where.map(([label]) => label),
      placeKeys: where.flatMap(([, ...keys]) => keys),
      remote: where.some(([label]) => label === 'Remote'),
      level,
      jobType: level === 'internship' || level === 'new_grad' || level === 'entry_level' ? level : null,
      skills: ['Probing', 'SQL', 'Figma'].filter(() => random(2) === 0),
      salaryMin: pick([null, 40_000, 90_000]),
      salaryMax: pick([null, 95_000]),
      degree: pick([null, 'none', 'bachelor', 'master', 'doctorate']),
      sponsorship: pick(['yes', 'no', 'unknown']),
      citizenshipRequired: random(5) === 0,
      clearanceRequired: random(5) === 0,
      postedAt: pick([null, new Date(Date.UTC(2026, random(11), 1))]),
      state: pick(['open', 'open', 'closed']),
    });
  }
}

type Kind = readonly [role: string | null, work: string | null];
