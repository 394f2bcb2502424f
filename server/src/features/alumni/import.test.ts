import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#testing/database.testing.ts';
import type { Db } from '#db/open.ts';
import { alumni, meta, positions, visibleAlumni, visiblePositions } from '#db/tables.ts';
import { deriveAll } from './derive-all.ts';
import { importAlumni } from './import.ts';
import { refreshIndustries } from './queries.ts';

const db = testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const ada = {
  name: 'Ada Okafor',
  role: 'Product Manager',
  company: 'Stripe',
  linkedin: 'https://www.linkedin.com/in/Ada-Okafor/?trk=people',
  year: 2016,
  major: 'Econ',
  school: 'The University of Michigan',
  hometown: 'Lagos, Nigeria',
  career_path: 'Product Manager @ Stripe (Mar 2021 - now) San Francisco, CA: billing | Consultant at Bain [2016-2021]',
  about: 'Happy  to\ntalk.',
  visibility: 'yes',
};

describe('importing alumni', () => {
  it('stores every field with what is read from it', async () => {
    expect(await run([ada])).toMatchObject({ added: 1, changed: 0, unchanged: 0, rejected: [], unshown: [], notes: [] });
    expect(await stored()).toMatchObject([
      {
        name: 'Ada Okafor',
        nameKey: 'ada okafor',
        major: 'Economics',
        hometownCity: 'Lagos',
        hometownCountry: 'NG',
        hometownKeys: ['ng', 'region-africa', 'ng-lagos'],
        careerPath: 'Product Manager at Stripe [Mar 2021 - Present] San Francisco, CA: billing | Consultant at Bain [2016 - 2021]',
        about: 'Happy to talk.',
        visibility: 'shown',
        workedSince: 2016 * 12,
        source: 'json',
      },
    ]);
    expect(await db.select().from(positions).orderBy(asc(positions.ordinal))).toMatchObject([
      { ordinal: 0, title: 'Consultant', companyKey: 'bain and', industry: 'Consulting', isFirst: true, isCurrent: false },
      { ordinal: 1, title: 'Product Manager', companyKey: 'stripe', role: 'Product Manager', isCurrent: true, startMonth: 2021 * 12 + 2 },
    ]);
  });

  it('takes 300 dirty rows for what they are, says the same in a dry run, and changes nothing the second time', async () => {
    const { text, bad, good } = dirtyRows();
    const before = await stored();
    const dry = await run(text, { dryRun: true });
    expect(await stored()).toEqual(before);
    const report = await run(text);
    expect(report).toEqual(dry);
    expect(report.added).toBe(good);
    expect(report.rejected).toHaveLength(bad);
    expect(new Set(report.rejected.map(({ reason }) => reason.replace(/row \d+/, 'row N')))).toEqual(
      new Set([
        'name is empty',
        'name holds no letter',
        'name is longer than 200 characters',
        'role is longer than 300 characters',
        'about is longer than 5,000 characters',
        'career_path is longer than 20,000 characters',
        'linkedin is not an http(s) address',
        'photo is not an http(s) address',
        'year is not a year from 1900 to 2040',
        'visibility is neither shown, limited nor hidden',
        'updated_at is not a time between 2000 and a year from now',
        'duplicate of row N',
      ]),
    );
    const rows = await stored();
    expect(rows).toHaveLength(good);
    expect(rows.every(({ source, name }) => source === 'csv' && !/[<>\0]|\s{2}/.test(name))).toBe(true);
    expect(await run(text)).toEqual({ ...report, added: 0, unchanged: good });
    expect(await stored()).toEqual(rows);
  });

  it('knows a person by link, however it is written, else by name, year and major; a later row replaces an earlier one', async () => {
    await run([ada, { name: 'Bo Lind', year: '2012', major: 'ECE' }]);
    const [first, second] = await stored();
    const again = [
      { ...ada, name: 'Ada Okafor-Smith', linkedin: 'http://uk.linkedin.com/in/ada-okafor', updated_at: '2026-02-01' },
      { ...ada, updated_at: '2026-01-01' },
      { name: 'BO LIND', year: 'Class of 2012', major: 'Electrical and Computer Engineering', linkedin: 'linkedin.com/in/bo' },
    ];
    expect(await run(again)).toMatchObject({ added: 0, changed: 2, rejected: [{ row: 2, reason: 'duplicate of row 1' }] });
    expect((await stored()).map(({ id, name }) => [id, name])).toEqual([
      [first?.id, 'Ada Okafor-Smith'],
      [second?.id, 'BO LIND'],
    ]);
    // Who is imported again without a link keeps it.
    expect(await run([{ name: 'Bo Lind', year: 2012, major: 'ece', role: 'Nurse' }])).toMatchObject({ changed: 1 });
    expect((await stored())[1]).toMatchObject({ linkedin: 'https://linkedin.com/in/bo', role: 'Nurse' });
  });

  it('never makes one of two people with the same name alone, or with different links', async () => {
    const same = { year: 2016, major: 'Economics' };
    const file = [
      { name: 'David Chen', role: 'Nurse' },
      { name: 'David Chen', role: 'Poet' },
      { name: 'David Chen', role: 'Poet' },
      { name: 'David Chen', ...same, linkedin: 'linkedin.com/in/a' },
      { name: 'David Chen', ...same, linkedin: 'linkedin.com/in/b' },
    ];
    expect(await run(file)).toMatchObject({ added: 4, rejected: [{ row: 3, reason: 'duplicate of row 2' }] });
    expect(await run(file)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect(await run([{ name: 'David Chen', ...same }])).toMatchObject({ added: 1 });
    expect(await run([{ name: 'David Chen', ...same, linkedin: 'linkedin.com/in/c' }])).toMatchObject({ added: 0, changed: 1 });
  });

  it('hides who says nothing of visibility, and shows them only where the operator says so', async () => {
    const file = [{ name: 'A' }, { name: 'B', visibility: '' }, { name: 'C', visibility: 'limited' }];
    expect((await run(file)).notes).toEqual(['2 rows say nothing of visibility: hidden from students; --visibility shown shows them']);
    expect(await visible()).toEqual(['C']);
    expect((await run(file, { visibility: 'shown' })).notes).toEqual(['2 rows say nothing of visibility: shown']);
    expect(await visible()).toEqual(['A', 'B', 'C']);
  });

  it('takes a column that asks for privacy the other way round, and of two the stricter', async () => {
    const rows = [
      { privacy: 'Yes' },
      { privacy: 'no' },
      { privacy: 'public' },
      { privacy: 'private' },
      { Confidential: 'Y' },
      { visibility: 'shown', privacy: 'true' },
      { visibility: 'limited', privacy: 'false' },
      { visibility: 'shown', privacy: '' },
    ];
    await run(rows.map((row, at) => Object.assign({ name: `Ada ${'abcdefgh'.charAt(at)}`, year: 2016 }, row)));
    expect((await stored()).toSorted((a, b) => a.name.localeCompare(b.name)).map(({ visibility }) => visibility)).toEqual([
      'hidden',
      'shown',
      'shown',
      'hidden',
      'hidden',
      'hidden',
      'limited',
      'shown',
    ]);
    expect((await run([{ name: 'Ada', privacy: 'perhaps' }])).rejected).toMatchObject([{ reason: 'privacy is neither yes nor no' }]);
  });

  it('takes lists of entries, and names in two columns', async () => {
    await run([
      { 'First Name': 'Ada', 'Last Name': 'Okafor', careerHistory: ['PM at X | Y [2020]', 'Nurse at Z [2019]'], visibility: 'public' },
    ]);
    expect(await stored()).toMatchObject([
      { name: 'Ada Okafor', careerPath: 'PM at X \\| Y [2020] | Nurse at Z [2019]', company: 'X | Y' },
    ]);
  });

  it('hides everyone while a column that looks like consent is not read', async () => {
    const file = 'name,year,visible,OK to contact?,Notes\nAda Okafor,2016,yes,no,x\nBo Lind,2012,,yes,y\n';
    const held = await run(file);
    expect(await visible()).toEqual([]);
    expect(held.unshown).toEqual([
      { row: 1, reason: '“OK to contact?” was not read' },
      { row: 2, reason: '“OK to contact?” was not read' },
    ]);
    expect(held.notes).toEqual([
      'The column “OK to contact?” looks like consent and was not read, so everyone in this file is hidden. If it says who may be shown, rename it to visibility if yes means show, or to privacy if yes means hide. If not, import the file again with --visibility shown --ignore "OK to contact?".',
    ]);
    await expect(run(file, { visibility: 'shown' })).rejects.toThrow('looks like consent and was not read, so --visibility is refused.');
    await expect(run(file, { ignore: ['Consent'] })).rejects.toThrow('The file has no column “Consent”.');
    await expect(run(file, { ignore: ['visible'] })).rejects.toThrow('The column “visible” is read as visibility');
    expect(await visible()).toEqual([]);
    await run(file, { ignore: ['ok to contact?'] });
    expect(await visible()).toEqual(['Ada Okafor']);
    await run(file, { visibility: 'shown', ignore: ['OK to contact?'] });
    expect(await visible()).toEqual(['Ada Okafor', 'Bo Lind']);
  });

  it('hides everyone where the values of a column ask for privacy', async () => {
    const { unshown } = await run([
      { name: 'Ada Okafor', visibility: 'shown', Flag: 'Do not publish' },
      { name: 'Bo Lind', visibility: 'shown' },
    ]);
    expect(unshown.map(({ row }) => row)).toEqual([1, 2]);
    expect(await visible()).toEqual([]);
  });

  it.each([
    [
      'after two hundred other notes',
      Array.from({ length: 251 }, (_, at) => ({ name: 'Ada Okafor', Flag: at === 250 ? 'Do not publish' : `Met in ${at}` })),
    ],
    ['in a long sentence', [{ name: 'Ada Okafor', Flag: `Gave a talk ${'and another one '.repeat(9)}but do not publish the profile` }]],
    ['in a list', [{ name: 'Ada Okafor', Flags: ['donor', 'private'] }]],
    ['as a boolean', [{ name: 'Ada Okafor', Contact: false }]],
    [
      'among other answers',
      ['Yes', 'N/A', 'Email only'].map((Contact, at) => ({ name: 'Ada Okafor', linkedin: `linkedin.com/in/ada-${at}`, Contact })),
    ],
    [
      'under a key that another row uses',
      [
        { name: 'Ada Okafor', consent: 'yes' },
        { name: 'Bo Lind', visible: 'yes', consent: 'no' },
      ],
    ],
    ['in a second column of the same name', 'name,Consent,Consent\nAda Okafor,yes,no\n'],
  ])('hides everyone where consent is stated %s', async (_, file) => {
    await expect(run(file, { visibility: 'shown' })).rejects.toThrow('looks like consent and was not read');
    await run(file);
    expect(await visible()).toEqual([]);
  });

  it('lets the operator leave out the second of two columns of one name', async () => {
    await run('name,Consent,Consent\nAda Okafor,yes,no\n', { ignore: ['Consent'] });
    expect(await visible()).toEqual(['Ada Okafor']);
  });

  it.each(['visibility', 'privacy'])('never takes “None” or “Unknown” in %s for silence', async (column) => {
    const file = [
      { name: 'Ada Okafor', [column]: 'None' },
      { name: 'Bo Lind', [column]: 'Unknown' },
    ];
    expect(await run(file, { visibility: 'shown' })).toMatchObject({ added: 0, rejected: [{ row: 1 }, { row: 2 }] });
    expect(await visible()).toEqual([]);
  });

  it('puts the current place where people are looked for', async () => {
    const { notes } = await run([
      { name: 'Ada', year: 2016, role: 'Nurse', company: 'Mercy', location: 'Boston, MA', visibility: 'shown' },
      {
        name: 'Bo',
        year: 2016,
        'Work City': 'Denver',
        'Work State': 'CO',
        visibility: 'shown',
        career_path: 'Nurse at Mercy [2019 - Present] | Aide at Mercy [2015 - 2019] Reno, NV',
      },
      {
        name: 'Cy',
        year: 2016,
        location: 'Paris, France',
        visibility: 'shown',
        career_path: 'Nurse at Mercy [2019 - Present] Lyon, France',
      },
      { name: 'Di', year: 2016, location: 'Rome, Italy', visibility: 'shown' },
      { name: 'Ed', year: 2016, role: 'Nurse', company: 'Mercy', location: 'N/A', visibility: 'shown' },
    ]);
    expect(notes).toEqual(['1 row has a place, but no current role or employer that it belongs to, so searches do not find it.']);
    expect((await stored()).map(({ careerPath }) => careerPath)).toEqual([
      'Nurse at Mercy [] Boston, MA',
      'Nurse at Mercy [2019 - Present] Denver, CO | Aide at Mercy [2015 - 2019] Reno, NV',
      'Nurse at Mercy [2019 - Present] Lyon, France',
      '',
      '',
    ]);
    const current = await db.select().from(positions).where(eq(positions.isCurrent, true)).orderBy(asc(positions.location));
    expect(current.map(({ placeKeys }) => placeKeys.at(-1))).toEqual(
      expect.arrayContaining([expect.stringContaining('boston'), expect.stringContaining('denver'), 'fr-lyon']),
    );
  });

  it('never takes where a person lives for a place of work', async () => {
    const homes = {
      City: 'Provo',
      State: 'UT',
      Country: 'USA',
      Town: 'Provo',
      Province: 'UT',
      'City/State': 'Provo, UT',
      'Lives in': 'Provo, UT',
      'Based in': 'Provo, UT',
      Residence: 'Provo, UT',
      'Country of residence': 'USA',
      'Current City': 'Provo',
      'Current Country': 'USA',
      'Metro area': 'Provo',
    };
    const { columns } = await run([{ name: 'Ada', role: 'Nurse', company: 'Mercy', visibility: 'limited', ...homes }]);
    expect(columns.ignored.map(({ name }) => name)).toEqual(Object.keys(homes));
    expect((await db.select().from(positions)).map(({ location }) => location)).toEqual([null]);
    expect((await stored()).map(({ careerPath }) => careerPath)).toEqual(['']);
  });

  it('gives the place to the current role and to no other job that lasts', async () => {
    await run([
      {
        name: 'Ada',
        role: 'Nurse',
        company: 'Mercy',
        location: 'Boston, MA',
        visibility: 'shown',
        career_path: 'Volunteer at Red Cross [2020 - Present]',
      },
      {
        name: 'Bo',
        location: 'Boston, MA',
        visibility: 'shown',
        career_path: 'Aide at Mercy [2015 - 2019] | Volunteer at Red Cross [2010 - Present]',
      },
    ]);
    expect((await stored()).map(({ careerPath }) => careerPath)).toEqual([
      'Nurse at Mercy [] Boston, MA | Volunteer at Red Cross [2020 - Present]',
      'Aide at Mercy [2015 - 2019] | Volunteer at Red Cross [2010 - Present]',
    ]);
  });

  it('takes "N/A" and its kin for nothing, but a family name for a name', async () => {
    const nothing = ['N/A', 'n.a.', 'none', '-', 'null', 'TBD'];
    await run(
      nothing.map((word, at) => ({
        name: `Ada ${'abcdef'.charAt(at)}`,
        year: word,
        linkedin: word,
        hometown: word,
        about: word,
        school: word,
      })),
    );
    const rows = await stored();
    expect(rows.every((row) => [row.year, row.linkedin, row.hometown, row.about, row.school].every((value) => value === null))).toBe(true);
    expect(
      (
        await run([
          { first: 'Jennifer', last: 'Null' },
          { first: 'N/A', last: '-' },
        ])
      ).rejected,
    ).toEqual([{ row: 2, reason: 'name is empty' }]);
    expect((await stored()).map(({ name }) => name)).toContain('Jennifer Null');
  });

  it('refuses what is no list of alumni', async () => {
    await expect(run('title,url\nA,B')).rejects.toThrow('This is no file of alumni: it has no column name');
    await expect(run('[{"title":"Nurse"}]')).rejects.toThrow('This is no file of alumni');
    await expect(run('')).rejects.toThrow('The file is empty.');
  });
});

describe('a link with a name before its host', () => {
  it.each(['linkedin', 'photo'] as const)('is no %s', async (column) => {
    const report = await run([{ ...ada, [column]: 'https://www.linkedin.com@evil.example.com/in/ada' }]);
    expect(report.rejected).toMatchObject([{ reason: `${column} is not an http(s) address` }]);
  });
});

describe('what was derived', () => {
  const db = testDatabase('sample');

  it('is there for the sample, and derived anew once where an earlier version stored it', async () => {
    const all = await db.select().from(positions).orderBy(positions.alumniId, positions.ordinal);
    expect(all.length).toBeGreaterThan(1000);
    expect(await deriveAll(db)).toBe(false);
    await db.delete(positions);
    await db.delete(meta).where(eq(meta.key, 'derived'));
    expect(await deriveAll(db)).toBe(true);
    expect(await db.select().from(positions).orderBy(positions.alumniId, positions.ordinal)).toEqual(all);
    expect(await deriveAll(db)).toBe(false);
  });

  it('agrees with the towns that the sample names', async () => {
    for (const { hometown, hometownCity, hometownCountry, hometownKeys } of await db.select().from(alumni)) {
      expect(hometownCity, hometown ?? '').toBeTruthy();
      expect(hometownCountry, hometown ?? '').toMatch(/^[A-Z]{2}$/);
      expect(hometownKeys.length, hometown ?? '').toBeGreaterThan(0);
    }
  });

  it('follows the industries of curated companies, is not shown of hidden people, and goes with the sample’s people', async () => {
    const file = [
      { ...ada, visibility: 'hidden' },
      { name: 'B', role: 'Poet', company: 'Google', visibility: 'shown' },
    ];
    await run(file, { into: db });
    expect((await db.select({ name: alumni.name }).from(alumni)).map(({ name }) => name).toSorted()).toEqual(['Ada Okafor', 'B']);
    await refreshIndustries(db);
    expect(await db.select({ company: visiblePositions.company }).from(visiblePositions)).toEqual([{ company: 'Google' }]);
  });
});

/** CSV of 300 rows as spreadsheets hold them: every flaw in turn, between good rows. */
function dirtyRows(): { text: string; bad: number; good: number } {
  const header =
    'Full Name;Title/Position;Company/Employer;LinkedIn URL;Photo;Class Year;Major;School;Home Town;Career History;Bio;Visibility;Last Updated';
  const flaws: readonly (readonly [number, string])[] = [
    [0, ''],
    [0, '1234'],
    [0, 'x'.repeat(201)],
    [1, 'x'.repeat(301)],
    [10, 'x'.repeat(5001)],
    [9, 'Nurse at Mayo Clinic [2019] '.repeat(800)],
    [3, 'javascript:alert(1)'],
    [4, 'ftp://x.example/a.png'],
    [5, '1066'],
    [11, 'perhaps'],
    [12, 'yesterday'],
  ];
  const years = ['2016', "'09", 'Class of 2012', '2011.0', 'May 2001', '2014-05-15', ''];
  const paths = [
    '',
    '|',
    'Nurse at Mayo Clinic [2013 - Present] Rochester, MN',
    '"Nurse, ICU @ Mayo Clinic (2013–now)\nAide at ""St. X"" 2010-2013"',
    '??? [[2019]]',
  ];
  const words = ['yes', 'PRIVATE', 'limited', '', 'opt-in', 'Hidden'];
  let bad = 0;
  const lines = Array.from({ length: 300 }, (_, at) => {
    const row = [
      `  <b>Person</b>\u0000 ${String.fromCharCode(65 + (at % 26))}${at} O’Neil 🎓 `,
      ['Nurse', '', '"Sr. Engineer &amp; Lead"', 'CEO'][at % 4] ?? '',
      ['Mayo Clinic', '', 'Self-employed'][at % 3] ?? '',
      at % 2 === 0 ? `linkedin.com/in/p-${at}/` : '',
      '',
      years[at % years.length] ?? '',
      ['Econ', 'B.S. in Computer Science', 'ECE', 'Underwater Basket Weaving', ''][at % 5] ?? '',
      ['MIT', 'Hogwarts', ''][at % 3] ?? '',
      ['NYC', 'Richfield. UT', 'nowhere', 'England', ''][at % 5] ?? '',
      paths[at % paths.length] ?? '',
      '"He said ""hi""; twice"',
      words[at % words.length] ?? '',
      '',
    ];
    if (at % 10 === 7) {
      const [column, value] = flaws[Math.floor(at / 10) % flaws.length] ?? [0, ''];
      row[column] = value;
      bad += 1;
    }
    // The row before once more.
    if (at % 50 === 42) {
      row[0] = `Person ${String.fromCharCode(65 + ((at - 2) % 26))}${at - 2}`;
      row[3] = `https://www.linkedin.com/in/P-${at - 2}?x`;
      bad += 1;
    }
    return row.join(';');
  });
  return { text: [header, ...lines].join('\r\n'), bad, good: 300 - bad };
}

async function run(
  file: object[] | string,
  { dryRun = false, visibility, ignore = [], into = db }: { dryRun?: boolean; visibility?: 'shown'; ignore?: string[]; into?: Db } = {},
) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  for await (const step of importAlumni({ db: into, now }, { text, dryRun, ignore, ...(visibility && { visibility }) }))
    if ('report' in step) return step.report;
  throw new Error('There was no report.');
}

const stored = () => db.select().from(alumni).orderBy(alumni.name);
const visible = async () =>
  (await db.select({ name: visibleAlumni.name }).from(visibleAlumni).orderBy(visibleAlumni.name)).map(({ name }) => name);
