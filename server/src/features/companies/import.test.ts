import { listCompanies } from '@alive/contract/companies.ts';
import { describe, expect, it } from 'vitest';
import { companies, meta } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { importCompanies } from './import.ts';

const { db, call } = testServer({ data: 'sample' });
const now = new Date('2026-11-21T12:00:00Z');

describe('importing companies', () => {
  it('stores every field of the contract, and the sample’s leave', async () => {
    const report = await run([
      {
        name: 'Zorblax & Partners',
        logo_url: 'https://elsewhere.example/logo.png',
        website: 'https://zorblax.example.com',
        ats_base_url: 'https://boards.greenhouse.io/zorblax',
        industry: 'biotech',
        priority: 2,
        founded_year: 1987,
        is_public: true,
        stock_ticker: 'zbx',
        description: 'They  probe\nthings.',
        company_size: '51–200 employees',
        tags: ['Probes', 'Archives', 'Probes'],
        headquarters_location: 'Springfield, IL',
        total_active_jobs: 99,
      },
    ]);
    expect(report).toMatchObject({ added: 1, changed: 0, unchanged: 0, rejected: [], unshown: [] });
    expect(report.columns.ignored.map(({ name }) => name)).toEqual(['logo_url', 'total_active_jobs']);
    // Another version of the data, so that nothing counted before is kept.
    await db.delete(meta);
    const { body } = await call(listCompanies);
    expect(body.companies).toMatchObject([
      {
        name: 'Zorblax & Partners',
        domain: 'zorblax.example.com',
        logo_url: '/api/logos/zorblax.example.com',
        ats_base_url: 'https://boards.greenhouse.io/zorblax',
        industry: 'Biotechnology',
        priority: 2,
        founded_year: 1987,
        is_public: true,
        stock_ticker: 'ZBX',
        description: 'They probe things.',
        company_size: '51–200 employees',
        tags: ['Probes', 'Archives'],
        headquarters_location: 'Springfield, IL',
        total_active_jobs: 0,
      },
    ]);
  });

  it('reads a spreadsheet, and knows what is known where a field is empty', async () => {
    await run('\uFEFFEmployer;Website;Sector;Tags;Public\r\nGoogle;google.com;;Search, Cloud;yes\r\nCity Museum;;Puppetry;"a; b, c";\r\n');
    expect(await stored()).toMatchObject([
      {
        name: 'City Museum',
        domain: null,
        website: null,
        industry: 'Puppetry',
        // Computed from its jobs and alumni.
        priority: null,
        isPublic: false,
        tags: ['a', 'b, c'],
        source: 'csv',
      },
      {
        name: 'Google',
        domain: 'google.com',
        website: 'https://google.com',
        industry: 'Technology',
        isPublic: true,
        tags: ['Search', 'Cloud'],
      },
    ]);
  });

  it('changes nothing the second time, and reports the same in a dry run without touching anything', async () => {
    const before = await stored();
    const rows = [{ name: 'A', domain: 'a.example' }, { name: 'B' }, { name: '' }];
    const dry = await run(rows, { dryRun: true });
    expect(await stored()).toEqual(before);
    expect(await run(rows)).toEqual(dry);
    expect(await run(rows)).toEqual({ ...dry, added: 0, unchanged: 2 });
    expect(await run('name,domain\nA,a.example\nB,\n')).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  });

  it('knows a company by its name, else by its domain', async () => {
    await run([{ name: 'A', domain: 'a.example' }, { name: 'B' }]);
    const [before] = await stored();
    expect(
      await run([
        { name: 'A Renamed', domain: 'A.example' },
        { name: 'b', priority: 1 },
      ]),
    ).toMatchObject({ added: 0, changed: 2 });
    expect(await stored()).toMatchObject([
      { id: before?.id, name: 'A Renamed' },
      { name: 'b', priority: 1 },
    ]);
  });

  it('keeps companies apart that only share a page elsewhere, and those whose stored one another row names', async () => {
    const profiles = [
      { name: 'A', website: 'https://network.example.com/company/a' },
      { name: 'B', website: 'https://network.example.com/company/b' },
    ];
    expect(await run(profiles)).toMatchObject({ added: 2 });
    await run([{ name: 'Old', domain: 'shared.example' }]);
    const rows = [{ name: 'New', domain: 'shared.example' }, { name: 'Old' }];
    expect(await run(rows)).toMatchObject({ added: 1, changed: 1 });
    expect(await run(rows)).toMatchObject({ unchanged: 2 });
  });

  it('takes the newest of rows with the same name or domain and names it to the others', async () => {
    const { rejected } = await run([
      { name: 'A', updated_at: '2026-01-01' },
      { name: 'a', domain: 'a.example', updated_at: '2026-03-01' },
      { name: 'C', domain: 'www.a.example' },
    ]);
    expect(rejected).toEqual([
      { row: 1, reason: 'duplicate of row 2' },
      { row: 3, reason: 'duplicate of row 2' },
    ]);
  });

  it('leaves the sample when nothing of the file can be taken', async () => {
    const before = await stored();
    expect(await run([{ name: 'A', priority: 9 }])).toMatchObject({ added: 0, rejected: [{ row: 1 }] });
    expect([before.length > 0, await stored()]).toEqual([true, before]);
  });

  it.each([
    [{ name: ' ' }, 'name is empty'],
    [{ domain: 'nowhere' }, 'domain is not a domain such as example.com'],
    [{ website: 'javascript:alert(1)' }, 'website is not an http(s) address'],
    [{ ats_base_url: 'ftp://a.example' }, 'ats_base_url is not an http(s) address'],
    [{ website: 'stripe.com@evil.example.com' }, 'website is not an http(s) address'],
    [{ ats_base_url: 'https://a:b@boards.greenhouse.io/acme' }, 'ats_base_url is not an http(s) address'],
    [{ priority: 0 }, 'priority is not a whole number from 1 to 5'],
    [{ priority: '1.5' }, 'priority is not a whole number from 1 to 5'],
    [{ founded_year: 2027 }, 'founded_year is not a year from 1000 to now'],
    [{ is_public: 'perhaps' }, 'is_public is neither true nor false'],
    [{ stock_ticker: 'not listed' }, 'stock_ticker is not a ticker such as GOOGL'],
    [{ tags: 'x'.repeat(61) }, 'tags are more than 20, or one is longer than 60 characters'],
    [{ description: 'x'.repeat(2001) }, 'description is longer than 2,000 characters'],
    [{ updated_at: 'yesterday' }, 'updated_at is not a time between 2000 and a year from now'],
    [{ industry: { name: 'Law' } }, 'industry holds something unexpected'],
  ])('rejects a row with its reason: %j', async (part, reason) => {
    expect((await run([{ name: 'A', ...part }])).rejected).toEqual([{ row: 1, reason }]);
  });

  it('tells how far it is, and refuses what is no list of companies', async () => {
    const steps = await stepsOf(JSON.stringify(Array.from({ length: 700 }, (_, at) => ({ name: `Company ${at}` }))));
    expect(steps).toMatchObject([{ done: 500, total: 700 }, { done: 700, total: 700 }, { report: { added: 700 } }]);
    await expect(stepsOf('[{"title":"Nurse"}]')).rejects.toThrow('its rows are no companies: they need name');
    await expect(stepsOf('title,url\nA,B')).rejects.toThrow('its first line names no column name');
  });
});

async function run(file: object[] | string, { dryRun = false } = {}) {
  const last = (await stepsOf(typeof file === 'string' ? file : JSON.stringify(file), dryRun)).at(-1);
  if (last === undefined || !('report' in last)) throw new Error('There was no report.');
  return last.report;
}

async function stepsOf(text: string, dryRun = false) {
  const steps = [];
  for await (const step of importCompanies({ db, now }, { text, dryRun })) steps.push(step);
  return steps;
}

const stored = () => db.select().from(companies).orderBy(companies.name);
