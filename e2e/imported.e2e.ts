import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered, fillBasics, holdInterview, say, toConversation } from './steps.ts';

const root = join(import.meta.dirname, '..');
const realList = join(process.env['REAL_DATA_DIR'] ?? join(root, '../shared/data'), 'jobs/simplify_listings.json');

const browser = testBrowser();
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
});

describe('without the sample', () => {
  it('a student walks the whole way over a list imported while the server runs', async () => {
    const running = await emptyServer();
    const list = join(running.dataDir, 'list.json');
    writeFileSync(list, JSON.stringify(['Boston, MA', 'NYC', 'US LA, New Orleans', 'Remote in USA'].map(listing)));
    expect(importInto(running, list)).toContain('4 added, 0 changed, 0 unchanged, 0 rejected');
    await walk(running);
  });

  it.skipIf(!existsSync(realList))(
    'a student walks the whole way over 6,000 real listings (skipped where REAL_DATA_DIR has none)',
    async () => {
      const running = await emptyServer();
      expect(importInto(running, realList)).toMatch(/5\d{3} added, 0 changed, 0 unchanged, \d+ rejected/);
      await walk(running);
    },
  );
});

const emptyServer = async (): Promise<RunningServer> => (server = await startServer({ env: { SAMPLE_DATA: 'off' }, fresh: true }));

const importInto = ({ dataDir }: RunningServer, file: string): string =>
  execFileSync(process.execPath, [join(root, 'server/src/cli.ts'), 'import', 'jobs', file], {
    env: { ...process.env, DATA_DIR: dataDir, SAMPLE_DATA: 'off' },
    encoding: 'utf8',
  });

/** Onboarding, conversation, dashboard, a follow-up and the way out; nothing on it is called a sample. */
async function walk({ url }: RunningServer): Promise<void> {
  const page = await browser.open();
  await page.goto(url);
  await fillBasics(page, { major: 'computer science' });
  await toConversation(page);
  await holdInterview(page);
  await page.getByRole('button', { name: 'Start Exploring' }).click();
  await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
  await answered(page);
  await say(page, 'software engineering internships in Boston');
  expect(await page.getByRole('article').last().innerText()).toMatch(/Boston/);
  expect(await page.getByText(/sample/i).count()).toBe(0);
  await page.reload();
  await page.getByText('software engineering internships in Boston').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
  await page.waitForURL('**/onboarding');
}

/** One row in the shape of the public internship lists. */
const listing = (place: string, at: number) => ({
  id: `list-${at}`,
  company_name: `Riverside Robotics ${at}`,
  title: 'Software Engineering Intern',
  locations: [place],
  url: `https://jobs.example.org/${at}`,
  active: true,
  is_visible: true,
  date_posted: 1_790_000_000 + at,
  date_updated: 1_790_000_000 + at,
  terms: ['Summer 2027'],
  sponsorship: at % 2 === 0 ? 'Other' : 'Does Not Offer Sponsorship',
});
