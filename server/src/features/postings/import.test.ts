import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#db/open.ts';
import { companies, jobs } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';
import type { ImportReport, ImportStep } from '#platform/table-file/report.ts';
import { importJobs } from './import.ts';
import { openLocator } from '@alive/language/places/locate.ts';
import { contentHash, mapPosting } from './map-posting.ts';
import { mapSimplify, type SimplifyRow } from './simplify.ts';

const db = testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

const listing = (part: Partial<SimplifyRow> = {}): SimplifyRow => ({
  id: 'one',
  company_name: 'Harbor Labs',
  title: 'Data Intern',
  url: 'https://harbor.example.com/1',
  locations: ['NYC', 'US LA, New Orleans'],
  active: true,
  is_visible: true,
  date_posted: 1_760_000_000,
  date_updated: 1_760_100_000,
  terms: ['Summer 2027'],
  sponsorship: 'Offers Sponsorship',
  ...part,
});

describe('importing jobs', () => {
  it('stores each row once, closed ones as closed, with places, level and sponsorship made uniform', async () => {
    const report = await run([listing(), listing({ id: 'two', url: 'https://harbor.example.com/2', active: false })]);
    expect(report).toMatchObject({ added: 2, changed: 0, unchanged: 0, rejected: [], unshown: [{ row: 2, reason: 'it is closed' }] });
    const stored = await imported();
    expect(stored.map((job) => job.state)).toEqual(['open', 'closed']);
    expect(stored[0]).toMatchObject({
      locations: ['New York, NY', 'New Orleans, LA'],
      level: 'internship',
      sponsorship: 'yes',
      sponsorshipQuote: 'Offers Sponsorship',
      firstSeenAt: now,
      terms: ['Summer 2027'],
    });
  });

  it('changes nothing the second time but when the row was last seen', async () => {
    await run([listing()]);
    expect(await run([listing()], { at: later })).toMatchObject({ added: 0, changed: 0, unchanged: 1, rejected: [] });
    expect((await imported())[0]).toMatchObject({ firstSeenAt: now, lastVerifiedAt: later });
  });

  it('overwrites a row that changed and keeps its id and when it was first seen', async () => {
    await run([listing()]);
    const [before] = await imported();
    expect(await run([listing({ title: 'Data Science Intern', date_updated: 1_760_200_000 })], { at: later })).toMatchObject({
      changed: 1,
    });
    expect((await imported())[0]).toMatchObject({ id: before?.id, title: 'Data Science Intern', firstSeenAt: now, lastVerifiedAt: later });
  });

  it('closes what its list has closed, keeps when, and opens it again', async () => {
    const open = listing();
    const closed = listing({ active: false, date_updated: 1_760_200_000 });
    const third = new Date('2026-11-24T12:00:00Z');
    await run([open]);
    await run([closed], { at: later });
    await run([closed], { at: third });
    expect((await imported())[0]).toMatchObject({ state: 'closed', closedAt: later, lastVerifiedAt: later });
    await run([open], { at: third });
    expect((await imported())[0]).toMatchObject({ state: 'open', closedAt: null, appearedAt: [now, third], timesReposted: 1 });
  });

  it('counts how often a title was posted again', async () => {
    await run([listing()]);
    const again = listing({ id: 'two', url: 'https://harbor.example.com/2', title: 'Intern (Data)' });
    await run([listing(), again], { at: later });
    expect((await imported()).map((job) => job.timesReposted)).toEqual([1, 1]);
  });

  it('knows by the same hash what is stored', () => {
    const posting = mapSimplify(listing(), now);
    if (typeof posting === 'string') throw new Error(posting);
    expect(contentHash(posting)).toBe(mapPosting(posting, now, openLocator()).contentHash);
  });

  it('reports the same in a dry run and touches nothing', async () => {
    const rows = [listing(), listing({ id: 'two', url: '' }), listing({ id: 'three' })];
    const dry = await run(rows, { dryRun: true });
    expect(await imported()).toEqual([]);
    expect(await run(rows)).toEqual(dry);
    expect(await run(rows, { dryRun: true })).toMatchObject({ added: 0, unchanged: 1 });
  });

  it('takes the newest of rows with the same employer and url and names it to the others', async () => {
    const { rejected } = await run([
      listing({ date_updated: 1_760_000_001 }),
      listing({ id: 'two', date_updated: 1_760_000_003, title: 'Newest' }),
      listing({ id: 'two', url: 'https://harbor.example.com/1/?utm_source=list', date_updated: 1_760_000_002 }),
      listing({ id: 'three', url: 'nowhere', date_updated: 1_760_000_009 }),
    ]);
    expect(rejected).toEqual([
      { row: 1, reason: 'duplicate of row 2' },
      { row: 3, reason: 'duplicate of row 2' },
      { row: 4, reason: 'url is not an http(s) address' },
    ]);
    expect((await imported()).map((job) => job.title)).toEqual(['Newest']);
  });

  it('keeps jobs that share an id and name another employer or url, each once', async () => {
    const rows = [
      listing(),
      listing({ url: 'https://harbor.example.com/2', title: 'Chart Intern' }),
      listing({ company_name: 'Harbor Foods', title: 'Kitchen Intern' }),
    ];
    expect(await run(rows)).toMatchObject({ added: 3, rejected: [] });
    const stored = await imported();
    expect(stored.map(({ title }) => title).toSorted()).toEqual(['Chart Intern', 'Data Intern', 'Kitchen Intern']);
    expect(await run(rows.toReversed(), { dryRun: true })).toMatchObject({ added: 0, unchanged: 3 });
    const changed = listing({ url: 'https://harbor.example.com/2', title: 'Map Intern', date_updated: 1_760_200_000 });
    expect(await run([changed])).toMatchObject({ added: 0, changed: 1 });
    expect((await imported()).find(({ title }) => title === 'Map Intern')?.id).toBe(
      stored.find(({ title }) => title === 'Chart Intern')?.id,
    );
  });

  it('says of every row that lists leave out why, the second time and in a dry run too', async () => {
    const rows = [
      listing(),
      listing({ id: 'two', url: 'https://harbor.example.com/2', title: 'Senior Data Engineer', terms: [] }),
      listing({ id: 'three', url: 'https://harbor.example.com/3', is_visible: false }),
    ];
    const dry = await run(rows, { dryRun: true });
    expect(dry.unshown).toMatchObject([{ row: 2 }, { row: 3, reason: 'it is closed' }]);
    expect(dry.unshown[0]?.reason).toContain('senior');
    expect((await run(rows)).unshown).toEqual(dry.unshown);
    expect((await run(rows)).unshown).toEqual(dry.unshown);
  });

  it('says which columns it reads and which it leaves out', async () => {
    const { columns } = await run([Object.assign(listing(), { category: 'Data' })]);
    expect(columns.used).toContainEqual({ name: 'company_name', column: 'company_name' });
    expect(columns.ignored.map(({ name }) => name)).toEqual(['category']);
    const csv = await runText('Job Title,Employer,Apply URL,Internal No\nLab Assistant,City Museum,https://museum.example.org/1,7\n');
    expect(csv.columns).toEqual({
      used: [
        { name: 'Job Title', column: 'title' },
        { name: 'Employer', column: 'company' },
        { name: 'Apply URL', column: 'url' },
      ],
      ignored: [{ name: 'Internal No', isSuspect: false }],
    });
  });

  it('takes "N/A" and its kin for nothing', async () => {
    const nothing = ['N/A', 'n.a.', 'none', '-', 'null', 'TBD'];
    const rows = nothing.map((word, at) => `Lab Assistant,Museum,https://museum.example.org/${at},${word},${word},${word}`);
    expect(await runText(`title,company,url,location,pay_min,posted_at\n${rows.join('\n')}\n`)).toMatchObject({ added: 6, rejected: [] });
    const stored = await db.select().from(jobs).where(eq(jobs.source, 'csv'));
    expect(stored.every(({ locations, salaryMin, postedAt }) => locations.length === 0 && salaryMin === null && postedAt === null)).toBe(
      true,
    );
    expect((await run([listing({ title: 'TBD' }), listing({ company_name: 'N/A' })])).rejected).toEqual([
      { row: 1, reason: 'title is empty' },
      { row: 2, reason: 'company_name is empty' },
    ]);
  });

  it('replaces the sample postings of its companies and of no other', async () => {
    await db.insert(jobs).values(['HARBOR LABS', 'Harbor Foods'].map(sampleJob));
    await run([listing()]);
    const left = await db.select({ company: jobs.companyName }).from(jobs).where(eq(jobs.source, 'sample'));
    expect(left).toEqual([{ company: 'Harbor Foods' }]);
  });

  it.each(['Disney', 'Walt Disney', 'The Walt Disney Company'])('replaces them where they come in under the name %s', async (name) => {
    await db.insert(jobs).values(['The Walt Disney Company', 'Harbor Foods'].map(sampleJob));
    await run([listing({ company_name: name })]);
    const left = await db.select({ company: jobs.companyName }).from(jobs).where(eq(jobs.source, 'sample'));
    expect(left).toEqual([{ company: 'Harbor Foods' }]);
  });

  it('rejects names and ids that are none, and takes the other rows', async () => {
    const long = 'x'.repeat(20_000);
    expect(
      await run([
        listing(),
        listing({ id: 'a\u0000' }),
        listing({ id: long }),
        listing({ id: 'c', title: long }),
        listing({ id: 'd', company_name: long }),
      ]),
    ).toMatchObject({
      added: 1,
      rejected: [
        { row: 2, reason: 'id holds something unexpected' },
        { row: 3, reason: 'id holds something unexpected' },
        { row: 4, reason: 'title is longer than 300 characters' },
        { row: 5, reason: 'company_name is longer than 300 characters' },
      ],
    });
  });

  it('knows a well-known employer’s industry, and a company of the database by another name, which it then goes by', async () => {
    await run([listing({ company_name: 'Google' })]);
    expect((await imported())[0]).toMatchObject({ industry: 'Technology' });
    await db.insert(companies).values({
      id: 'g',
      name: 'Google',
      domain: 'google.com',
      industry: 'Technology',
      priority: 1,
      isPublic: true,
      description: '',
      source: 'csv',
    });
    await run([listing({ id: 'two', url: 'https://harbor.example.com/2', company_name: 'Google Inc.' })]);
    expect((await imported())[1]).toMatchObject({ companyDomain: 'google.com', companyName: 'Google' });
  });

  it('tells how far it is', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => listing({ id: `id-${at}`, url: `https://harbor.example.com/${at}` }));
    const steps: ImportStep[] = [];
    for await (const step of importJobs({ db, now }, { text: JSON.stringify(rows), dryRun: false })) steps.push(step);
    expect(steps).toMatchObject([
      { done: 500, total: 501 },
      { done: 501, total: 501 },
      { report: { added: 501, changed: 0, unchanged: 0, rejected: [] } },
    ]);
  });

  it('imports CSV, and an empty list', async () => {
    expect(await runText('title,company,url\nLab Assistant,City Museum,https://museum.example.org/1\n')).toMatchObject({ added: 1 });
    expect(await runText('[]')).toMatchObject({ added: 0, changed: 0, unchanged: 0, rejected: [] });
  });

  const file = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../../../shared/data'), 'jobs/simplify_listings.json');
  it.skipIf(!existsSync(file))('reads 2,000 real listings (skipped where REAL_DATA_DIR has none)', async () => {
    const text = JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as unknown[]).slice(0, 2000));
    const report = await runText(text);
    expect(report).toMatchObject({ added: 1975, changed: 0, unchanged: 0 });
    expect(Object.groupBy(report.rejected, ({ reason }) => reason.replace(/\d+/, 'N'))).toMatchObject({
      'url is empty': { length: 20 },
      'url is not an http(s) address': [{ row: 253 }],
      'duplicate of row N': [{ row: 139 }, { row: 140 }, { row: 227 }, { row: 282 }],
    });
    expect(report.rejected.find(({ row }) => row === 282)?.reason).toBe('duplicate of row 251');
    const [counts] = await rowsOf<Record<string, number>>(
      db,
      sql`SELECT count(*)::int AS stored, (count(*) FILTER (WHERE state = 'open'))::int AS open, (count(*) FILTER (WHERE sponsorship = 'yes'))::int AS yes,
        (count(*) FILTER (WHERE sponsorship = 'no'))::int AS no, (count(*) FILTER (WHERE citizenship_required))::int AS citizens FROM jobs WHERE source = 'simplify'`,
    );
    expect(counts).toEqual({ stored: 1975, open: 273, yes: 314, no: 159, citizens: 33 });
    expect(await runText(text)).toMatchObject({ added: 0, changed: 0, unchanged: 1975 });
  });
});

const run = (rows: SimplifyRow[], options: { dryRun?: boolean; at?: Date } = {}) => runText(JSON.stringify(rows), options);

async function runText(text: string, { dryRun = false, at = now }: { dryRun?: boolean; at?: Date } = {}): Promise<ImportReport> {
  for await (const step of importJobs({ db, now: at }, { text, dryRun })) if ('report' in step) return step.report;
  throw new Error('There was no report.');
}

const sampleJob = (companyName: string) => exampleJob({ id: companyName, companyName, source: 'sample', sourceId: companyName });
const imported = () => db.select().from(jobs).where(eq(jobs.source, 'simplify')).orderBy(jobs.url);
