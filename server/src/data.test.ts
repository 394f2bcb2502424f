import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '#db/open.ts';
import { jobs } from '#db/tables.ts';
import { openBoardSync } from './board-sync.ts';
import { readCommand } from './command.ts';
import { runDataCommand } from './data.ts';
import { testConfig, testNow } from '#testing/config.testing.ts';
import { copyOfTemplate } from '#testing/database.testing.ts';

// What is carried out here is the same with a server and without; main.test.ts and cli.test.ts tell those apart.
const folder = mkdtempSync(join(tmpdir(), 'alive-data-'));
let database: Database | undefined;
beforeAll(async () => {
  if (inject('templates').kind !== 'none') database = await copyOfTemplate('empty');
}, 60_000);
beforeEach(async (context) => {
  context.skip(inject('templates').kind === 'none', 'no PostgreSQL here');
  await run('reset');
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs one command from `folder`: its exit code and what it printed. */
const run = async (...args: string[]) => {
  if (!database) throw new Error('There is no database yet.');
  const lines: string[] = [];
  const config = { ...testConfig, sampleData: false };
  const deps = { db: database.db, config, now: () => testNow, boards: openBoardSync({ database, config, now: () => testNow }) };
  const command = readCommand(args, folder);
  if (command.name === 'backup' || command.name === 'restore' || command.name === 'occupations')
    throw new Error('Tested with the processes that carry it out.');
  const exit = await runDataCommand(deps, command, (line) => lines.push(line));
  return { exit, lines, last: lines.at(-1) };
};
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

const posting = {
  company_name: 'Zorblax & Partners',
  title: 'Data Science Intern',
  locations: ['Boston, MA'],
  active: true,
  is_visible: true,
  date_posted: 1_790_000_000,
  date_updated: 1_790_000_000,
  terms: ['Summer 2027'],
  sponsorship: 'Other',
};
const a = { ...posting, id: 'a', url: 'https://jobs.example/a' };
const closed = { ...posting, id: 'b', url: 'https://jobs.example/b', title: 'Archivist Intern', active: false };
const wrong = { ...posting, id: 'c', url: 'not an address' };

describe('importing jobs', () => {
  it('takes the level of a whole file from the command line', async () => {
    write('plain.csv', 'title,company,url\nArchivist,Zorblax & Partners,https://jobs.example/plain\n');
    await run('import', 'jobs', 'plain.csv', '--level', 'new_grad');
    const [row] = (await database?.db.select().from(jobs)) ?? [];
    expect(row).toMatchObject({ level: 'new_grad', jobType: 'new_grad' });
  });

  it('counts what came in, names what did not, and changes nothing the second time', async () => {
    write('listings.json', [a, closed, wrong]);
    expect(await run('import', 'jobs', 'listings.json')).toMatchObject({
      exit: 0,
      lines: [
        '3 of 3 rows',
        'Columns used: company_name, title, locations, active, is_visible, date_posted, date_updated, terms, sponsorship, id, url',
        'Columns ignored: none',
        expect.stringMatching(/^row 3: .+/),
        '2 of 3 rows will not be listed:',
        '  1: it is closed (row 2)',
        '  1: rejected, url is not an http(s) address (row 3)',
        '2 added, 0 changed, 0 unchanged, 1 rejected',
      ],
    });
    expect(await run('status')).toEqual({
      exit: 0,
      lines: [expect.stringMatching(/^jobs +simplify +2, 1 open$/)],
      last: expect.any(String),
    });
    expect((await run('import', 'jobs', 'listings.json')).last).toBe('0 added, 0 changed, 2 unchanged, 1 rejected');
    write('listings.json', [{ ...a, title: 'Data Engineering Intern', date_updated: 1_790_000_001 }, closed]);
    expect((await run('import', 'jobs', join(folder, 'listings.json'))).last).toBe('0 added, 1 changed, 1 unchanged, 0 rejected');
  });

  it('writes nothing in a dry run, wherever its flag stands', async () => {
    write('listings.json', [a, closed, wrong]);
    for (const args of [
      ['import', 'jobs', '--dry-run', 'listings.json'],
      ['import', 'jobs', 'listings.json', '--dry-run'],
      ['--dry-run', 'import', 'jobs', '--format', 'simplify', 'listings.json'],
    ]) {
      expect(await run(...args)).toMatchObject({
        exit: 0,
        last: 'Dry run, nothing was written: 2 added, 0 changed, 0 unchanged, 1 rejected',
      });
    }
    expect((await run('status')).lines).toEqual(['There is no data yet.']);
  });

  it('fails under --strict when a row was rejected, after all others came in', async () => {
    write('listings.json', [a, wrong]);
    expect(await run('import', 'jobs', 'listings.json', '--strict')).toMatchObject({
      exit: 1,
      last: '1 added, 0 changed, 0 unchanged, 1 rejected',
    });
    write('listings.json', [a]);
    expect(await run('import', 'jobs', '--strict', 'listings.json')).toMatchObject({
      exit: 0,
      last: '0 added, 0 changed, 1 unchanged, 0 rejected',
    });
  });

  it('refuses a file that is none, or no list of jobs, with a sentence', async () => {
    write('no-list.json', { jobs: 3 });
    await expect(run('import', 'jobs', 'nothing.json')).rejects.toThrow(`There is no file ${join(folder, 'nothing.json')}.`);
    await expect(run('import', 'jobs', '.')).rejects.toThrow('cannot be read');
    await expect(run('import', 'jobs', 'no-list.json')).rejects.toThrow(/^[A-Z].+\.$/);
    writeFileSync(join(folder, 'jobs.csv'), Buffer.from('504b0304786c2f776f726b626f6f6b2e786d6c', 'hex'));
    await expect(run('import', 'jobs', 'jobs.csv')).rejects.toThrow(
      /^jobs\.csv is an Excel workbook\. Open it in Excel, choose File > Save As/,
    );
  });
});

describe('importing companies', () => {
  it('counts what came in and names what did not, as for jobs', async () => {
    write('companies.csv', 'name,industry,website\nQuillfern Labs,Technology,https://quillfern.example.com\n,Technology,\n');
    expect(await run('import', 'companies', 'companies.csv', '--dry-run')).toMatchObject({
      exit: 0,
      last: expect.stringContaining('1 added'),
    });
    expect(await run('import', 'companies', 'companies.csv', '--strict')).toMatchObject({
      exit: 1,
      lines: [
        '2 of 2 rows',
        'Columns used: name, industry, website',
        'Columns ignored: none',
        expect.stringMatching(/^row 2: .+/),
        '1 of 2 rows will not be listed:',
        '  1: rejected, name is empty (row 2)',
        '1 added, 0 changed, 0 unchanged, 1 rejected',
      ],
    });
    expect((await run('import', 'companies', 'companies.csv')).last).toBe('0 added, 0 changed, 1 unchanged, 1 rejected');
  });
});

describe('importing alumni', () => {
  const people = [
    'First Name,Last Name,Title/Position,Employer,Grad Year,Major,LinkedIn URL,Home Town,Career History,Visible',
    'Ada,Okafor,Product Manager,Stripe,2016,Econ,linkedin.com/in/ada-okafor,"Lagos, Nigeria",Consultant at Bain [2016 - 2019],yes',
    'Bo,Lind,,,Class of 2012,ECE,,NYC,Nurse at Mayo Clinic [2013 - Present] Rochester MN,',
    ',,,,,,,,,',
    'Cy,Roe,,,1066,,,,,',
  ].join('\n');
  const rows = async (query: string) => ((await database?.run(query))?.rows ?? []) as Record<string, unknown>[];

  it('counts what came in, names what did not, and says who is hidden', async () => {
    write('alumni.csv', people);
    expect(await run('import', 'alumni', 'alumni.csv')).toMatchObject({
      exit: 0,
      lines: [
        '3 of 3 rows',
        'Columns used: First Name, Last Name, “Title/Position” as role, “Employer” as company, “Grad Year” as year, Major, “LinkedIn URL” as linkedin, “Home Town” as hometown, “Career History” as career_path, “Visible” as visibility',
        'Columns ignored: none',
        'row 3: year is not a year from 1900 to 2040',
        '2 of 3 rows will not be shown:',
        '  1: visibility is not stated (row 2)',
        '  1: rejected, year is not a year from 1900 to 2040 (row 3)',
        '2 added, 0 changed, 0 unchanged, 1 rejected',
        '1 row says nothing of visibility: hidden from students; --visibility shown shows them',
      ],
    });
    expect((await run('import', 'alumni', 'alumni.csv')).lines).toContain('0 added, 0 changed, 2 unchanged, 1 rejected');
    expect((await run('import', 'alumni', 'alumni.csv', '--visibility', 'limited')).lines).toContain(
      '0 added, 1 changed, 1 unchanged, 1 rejected',
    );
    expect(await rows('SELECT name, role, company, year, major, hometown_country, visibility FROM alumni ORDER BY name')).toEqual([
      {
        name: 'Ada Okafor',
        role: 'Product Manager',
        company: 'Stripe',
        year: 2016,
        major: 'Economics',
        hometown_country: 'NG',
        visibility: 'shown',
      },
      {
        name: 'Bo Lind',
        role: 'Nurse',
        company: 'Mayo Clinic',
        year: 2012,
        major: 'Electrical and Computer Engineering',
        hometown_country: 'US',
        visibility: 'limited',
      },
    ]);
  });

  it('shows people alongside an unread column of consent only where the operator leaves that out', async () => {
    write('alumni.csv', 'name,year,OK to contact?\nAda Okafor,2016,no\n');
    await expect(run('import', 'alumni', 'alumni.csv', '--visibility', 'shown')).rejects.toThrow('If not, add --ignore "OK to contact?".');
    expect((await run('import', 'alumni', 'alumni.csv')).lines).toContain('  1: “OK to contact?” was not read (row 1)');
    const shown = await run('import', 'alumni', 'alumni.csv', '--visibility', 'shown', '--ignore', 'OK to contact?');
    expect(shown.lines).toEqual(expect.arrayContaining(['Columns ignored: “OK to contact?”', '1 row will be shown.']));
    await expect(run('import', 'jobs', 'alumni.csv', '--ignore', 'x')).rejects.toThrow('Only alumni have columns to --ignore');
  });

  it('keeps out who asked not to be listed, through another import and a fresh start', async () => {
    write('alumni.csv', people);
    await run('import', 'alumni', 'alumni.csv');
    expect((await run('suppress', 'https://www.linkedin.com/in/Ada-Okafor/?trk=x')).last).toBe(
      '1 person left; no import brings them back.',
    );
    expect((await run('suppress', 'bo', 'lind', '--year', '2012', '--major', 'ECE')).last).toMatch(/^1 person left/);
    expect(await rows('SELECT 1 FROM alumni UNION ALL SELECT 1 FROM positions')).toEqual([]);
    await run('reset');
    expect((await run('status')).lines.at(-1)).toMatch(/^suppressed +2$/);
    expect((await run('import', 'alumni', 'alumni.csv')).lines).toEqual(
      expect.arrayContaining([
        'row 1: asked not to be listed',
        'row 2: asked not to be listed',
        '0 added, 0 changed, 0 unchanged, 3 rejected',
      ]),
    );
    expect(await run('unsuppress', 'linkedin.com/in/ada-okafor')).toMatchObject({ exit: 0 });
    expect((await run('import', 'alumni', 'alumni.csv')).lines).toContain('1 added, 0 changed, 0 unchanged, 2 rejected');
    const [ada] = await rows('SELECT id FROM alumni');
    expect((await run('suppress', String(ada?.['id']))).last).toMatch(/^1 person left/);
    expect((await run('import', 'alumni', 'alumni.csv')).lines).toContain('row 1: asked not to be listed');
    expect(await run('unsuppress', String(ada?.['id']))).toMatchObject({ exit: 0 });
    expect(await run('unsuppress', 'Bo Lind', '--year', '2012', '--major', 'ece')).toMatchObject({ exit: 0 });
    expect(await run('unsuppress', 'Bo Lind', '--year', '2012')).toMatchObject({ exit: 1 });
    await expect(run('suppress', 'AAAAAAAAAAAAAAAAAAAAAA')).rejects.toThrow('nobody with this id');
    // An id may begin like an option.
    await expect(run('suppress', '-AAAAAAAAAAAAAAAAAAAAA')).rejects.toThrow('nobody with this id');
    expect((await run('suppress', 'Cy Roe', '--year', '1999')).last).toMatch(/^Nobody by that is here;/);
    expect(await run('unsuppress', 'cy roe', '--year', '1999')).toMatchObject({ exit: 0 });
  });
});

describe('reading job boards', () => {
  it('fills an empty database first, where the sample is on', async () => {
    if (!database) throw new Error('There is no database yet.');
    const boards = { status: async () => [], startOver: async () => undefined, sync: async () => true };
    const lines: string[] = [];
    const deps = { db: database.db, config: testConfig, now: () => testNow, boards, sample: { jobs: 60, alumni: 20 } };
    expect(await runDataCommand(deps, { name: 'sync', company: null }, (line) => lines.push(line))).toBe(0);
    expect(lines[0]).toMatch(/^Filling the database with sample data/);
    expect((await run('status')).lines.join('\n')).toContain('companies');
  });

  it('says so when no company has one', async () => {
    const line = 'No company here has a job board that can be read.';
    expect(await run('sync')).toEqual({ exit: 0, lines: [line], last: line });
    expect(await run('sync', 'New', 'York', 'Times')).toMatchObject({ exit: 1, last: line });
  });
});

describe('starting over', () => {
  it('forgets all there is', async () => {
    write('listings.json', [a]);
    await run('import', 'jobs', 'listings.json');
    expect(await run('reset')).toMatchObject({ exit: 0, last: 'Started over.' });
    expect((await run('status')).lines).toEqual(['There is no data yet.']);
  });
});

describe('a command that there is not', () => {
  it.each([
    [[], 'import jobs FILE'],
    [['dance'], 'There is no command "dance".'],
    [['status', 'now'], 'There is no command "status now".'],
    [['import'], 'There is no command "import".'],
    [['import', 'cats', 'cats.csv'], 'There is no command "import cats cats.csv".'],
    [['import', 'jobs'], 'Which file?'],
    [['import', 'jobs', 'a.json', 'b.json'], 'One file at a time'],
    [['import', 'jobs', 'a.json', '--format', 'xml'], 'There is no format "xml"'],
    [['import', 'jobs', 'a.json', '--fast'], "Unknown option '--fast'"],
    [['import', 'jobs', 'a.json', '--format'], 'argument missing'],
    [['import', 'companies', 'a.json', '--format', 'simplify'], 'There is no format "simplify", only csv, json.'],
    [['import', 'alumni', 'a.json', '--visibility', 'maybe'], 'There is no visibility "maybe", only shown, limited, hidden.'],
    [['import', 'jobs', 'a.json', '--visibility', 'shown'], 'Only alumni have a visibility.'],
    [['import', 'jobs', 'a.json', '--level', 'boss'], 'There is no level "boss", only internship, new_grad, entry_level, unspecified'],
    [['import', 'alumni', 'a.json', '--level', 'senior'], 'Only jobs have a level.'],
    [['import', 'alumni', 'a.json', '--year', '2016'], 'There is no command'],
    [['suppress'], 'Who?'],
    [['suppress', 'Maya', 'Chen', '--strict'], 'Who?'],
    [['suppress', 'Maya', 'Chen'], '"Maya Chen" may be several people'],
    [['unsuppress', 'Maya Chen', '--year', 'last'], '"last" is no year.'],
    [['status', '--year', '2016'], 'There is no command'],
    [['model', 'gpt'], 'There is no command "model gpt".'],
    [['sync', 'Stripe', '--strict'], 'There is no command "sync Stripe --strict".'],
  ])('%j is reported so', (args, sentence) => {
    expect(() => readCommand(args, folder)).toThrow(sentence);
  });
});
