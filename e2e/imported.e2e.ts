import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { answered, say } from './steps.ts';
import { signedUp } from './student.ts';

const browser = testBrowser();
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
});

it('without the sample a student finds nothing at first, then a list that is imported while the server runs', async () => {
  server = await startServer({ env: { SAMPLE_DATA: 'off' }, data: 'empty' });
  const page = await signedUp(await browser.open(), server.url, { major: 'Computer Science' });
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('heading', { name: /Hi Maya/ }).waitFor();
  await answered(page);
  expect(await page.getByRole('article').count()).toBe(0);

  const list = join(server.dataDir, 'list.json');
  writeFileSync(list, JSON.stringify(['Boston, MA', 'NYC', 'US LA, New Orleans', 'Remote in USA'].map(listing)));
  expect(importInto(server, list)).toContain('4 added, 0 changed, 0 unchanged, 0 rejected');
  await say(page, 'software engineering internships in Boston');
  expect(await page.getByRole('article').last().innerText()).toMatch(/Boston/);
  expect(await page.getByText(/sample/i).count()).toBe(0);
  await page.reload();
  await page.getByText('software engineering internships in Boston').waitFor();
  expect(await page.getByText(/sample/i).count()).toBe(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out anyway' }).click();
  await page.waitForURL('**/onboarding');
});

const importInto = ({ dataDir }: RunningServer, file: string): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../server/src/cli.ts'), 'import', 'jobs', file], {
    env: { ...process.env, DATA_DIR: dataDir, SAMPLE_DATA: 'off' },
    encoding: 'utf8',
  });

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
