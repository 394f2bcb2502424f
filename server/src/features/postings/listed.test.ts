import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJobs } from '@alive/contract/jobs.ts';
import { expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';
import type { ImportStep } from '#platform/table-file/report.ts';
import { importJobs } from './import.ts';

const { db, clock, call } = testServer();
const list = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../../../shared/data'), 'jobs/simplify_listings.json');

it.skipIf(!existsSync(list))(
  'a list of 2,000 full-time jobs that names neither terms nor levels is listed (skipped where REAL_DATA_DIR has none)',
  async () => {
    const rows = fullTimeRows(JSON.parse(readFileSync(list, 'utf8')) as Row[], 2000);
    expect(rows).toHaveLength(2000);
    const steps: ImportStep[] = [];
    for await (const step of importJobs({ db, now: clock.now }, { text: JSON.stringify(rows), dryRun: false })) steps.push(step);
    const { total } = (await call(findJobs)).body;
    // oxlint-disable-next-line no-console -- the figure is what the test is for.
    console.log(`listed: ${total} of ${rows.length} (${((total / rows.length) * 100).toFixed(1)} %)`);
    expect(total).toBeGreaterThanOrEqual(rows.length * 0.97);
    // Every row that is not listed is in the report.
    expect(steps.at(-1)).toMatchObject({ report: { unshown: { length: rows.length - total } } });
  },
);

/** Every nth row as a posting of full-time work: open, without terms, and without the words that make a title one of an internship. */
function fullTimeRows(rows: readonly Row[], count: number): Row[] {
  const named = rows.flatMap((row) => {
    const title = row.title
      .replace(internWords, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s\-–—,:|/&]+|[\s\-–—,:|/&(]+$/g, '');
    return title.length < 4 ? [] : [{ ...row, title, terms: [], active: true, is_visible: true }];
  });
  const distinct = [...new Map(named.map((row) => [row.url, row])).values()];
  return distinct.filter((_, at) => Math.floor((at * count) / distinct.length) !== Math.floor(((at - 1) * count) / distinct.length));
}

const internWords =
  /\b(?:intern(?:ship)?s?|co-?ops?|apprentice(?:ship)?s?|extern(?:ship)?s?|trainee(?:ship)?s?|student|(?:summer|fall|winter|spring)(?: 20\d\d)?)\b/gi;

interface Row {
  title: string;
  url: string;
  terms?: string[];
}
