// A browser reloads the page at 200 random moments of an answer of 600 words (R1), and opens a first chat 50 times over, by reload, Back and
// Forward (R3). Every answer must be whole on the page as it is stored, and the model asked once for each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../e2e/launch.ts';
import { signedUp } from '../../e2e/student.ts';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { modelAt, startServer } from './server.ts';

const reloads = Number(process.env['RELOADS'] ?? 200);
const mounts = 50;
const words = Array.from({ length: 600 }, (_, at) => `${plain(at)} `);
const provider = await openTestProvider(({ messages }) =>
  messages.at(-1)?.text.includes('long') ? { text: words, pause: 2 } : { text: ['Hello there. '] },
);
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer({ folder }, { ...modelAt(provider.address), SAMPLE_DATA: 'on' });
const browser = await launchBrowser();

const opened = await openings();
console.log(
  `reloads: a first chat opened ${mounts} times by reload, Back and Forward; chats ${opened.chats}, requests to the model ${opened.asked}`,
);
const whole = await reloading();
console.log(
  `  ${reloads} reloads at random moments of an answer of 600 words; whole as stored ${whole.same}, of 600 words ${whole.complete}, asked more than once ${whole.again}`,
);
await browser.close();
await server.stop();
await provider.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = opened.chats === 1 && whole.same === reloads && whole.again === 0 ? 0 : 1;

async function openings() {
  const page = await newStudent();
  const before = provider.asked.length;
  await page.goto(`${server.url}/dashboard`, { waitUntil: 'commit' });
  for (let mount = 1; mount < mounts; mount++) {
    await page.waitForTimeout(Math.random() * 150);
    const way = mount % 5;
    if (way === 1) await page.goto(`${server.url}/dashboard/companies`, { waitUntil: 'commit' });
    else if (way === 2) await page.goBack({ waitUntil: 'commit' });
    else if (way === 3) await page.goForward({ waitUntil: 'commit' });
    else if (way === 4) await page.goBack({ waitUntil: 'commit' });
    else await page.reload({ waitUntil: 'commit' });
  }
  await page.goto(`${server.url}/dashboard`);
  await ended(page);
  const { conversations } = await stored(page);
  await page.context().close();
  return { chats: conversations.length, asked: provider.asked.length - before };
}

async function reloading() {
  const page = await newStudent();
  await page.goto(`${server.url}/dashboard`);
  await ended(page);
  const found = { same: 0, complete: 0, again: 0 };
  for (let time = 0; time < reloads; time++) {
    const before = provider.asked.length;
    const box = page.getByRole('textbox', { name: 'Ask for work, people or a path' });
    await box.fill(`a long one, number ${time}`);
    await box.press('Enter');
    await page.waitForTimeout(Math.random() * 2500);
    await page.reload();
    await ended(page);
    const { conversations } = await stored(page);
    const text = conversations[0]?.messages.at(-1)?.text ?? '';
    const shown = await page.locator('.message.assistant .md').last().innerText();
    const asked = provider.asked.slice(before).filter(({ messages }) => messages.at(-1)?.text.includes(`number ${time}`)).length;
    if (flat(shown) === flat(text) && text !== '') found.same += 1;
    if (flat(text).split(' ').length >= 600) found.complete += 1;
    if (asked > 1) found.again += 1;
    // A long chat takes the browser long to draw.
    if (time % 10 === 9) {
      await page.goto(`${server.url}/dashboard?chat=new`);
      await ended(page);
    }
  }
  await page.context().close();
  return found;
}

async function newStudent(): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return signedUp(page, server.url, {});
}

async function ended(page: Page): Promise<void> {
  await page.getByRole('status').filter({ hasText: /^Done/ }).waitFor({ state: 'attached' });
}

async function stored(page: Page): Promise<{ conversations: { messages: { text: string }[] }[] }> {
  const token = await page.evaluate(() => localStorage.getItem('alive.token') ?? '');
  return (await (await server.request('/api/conversations?kind=search', { token })).json()) as never;
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

type Page = Awaited<ReturnType<typeof signedUp>>;

/** Words that name nothing, so that nothing of the answer is held back. */
function plain(at: number): string {
  return (
    ['of', 'these', 'one', 'is', 'near', 'to', 'what', 'you', 'told', 'me', 'and', 'the', 'others', 'ask', 'for', 'more'][at % 16] ?? ''
  );
}
