import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stats } from '@alive/contract/companies.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import { expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';
import { importJobs } from './features/postings/import.ts';

const { db, clock, call, student, stream } = testServer();
const list = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data'), 'jobs/simplify_listings.json');

// features/postings/import.test.ts reads all of it; here a part is as good.
it.skipIf(!existsSync(list))('a student searches a list of real postings (skipped where REAL_DATA_DIR has none)', async () => {
  const rows = (JSON.parse(readFileSync(list, 'utf8')) as object[]).slice(-1500);
  const steps = [];
  for await (const step of importJobs({ db, now: clock.now }, { text: JSON.stringify(rows), dryRun: false })) steps.push(step);
  expect(steps.at(-1)).toMatchObject({ report: { changed: 0, unchanged: 0 } });
  expect((await call(stats)).body).toMatchObject({ sample: false, sampleAlumni: false });
  const { token } = await student({ major: 'Computer Science', lookingFor: ['Internships'] });
  const first = read((await stream(startSearch, { body: { message: openingMessage } }, token)).events);
  expect(first.jobs.length).toBeGreaterThan(0);
  const message = 'software engineering internships in Boston';
  const { text, jobs } = read((await stream(continueSearch, { body: { conversationId: first.id, message } }, token)).events);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job.location).toMatch(/Boston/);
  expect(JSON.stringify([first, text, jobs])).not.toMatch(/sample/i);
});

const read = (events: ChatEvent[]) => ({
  id: events.flatMap((event) => ('conversationId' in event ? [event.conversationId] : []))[0] ?? '',
  text: events.map((event) => ('token' in event ? event.token : '')).join(''),
  jobs: events.flatMap((event) => ('results' in event ? event.results : [])),
});
