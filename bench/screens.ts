// What a student waits for in Chromium, on a desktop and on a middling phone (processor four times slower, 1.6 Mbit/s, 150 ms).
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from '@alive/contract/account.ts';
import { listConversations, type Message } from '@alive/contract/conversations.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { launchBrowser } from '../e2e/launch.ts';
import { agree, eventsOf, post, type Registered } from '../eval/caller.ts';
import { benchApp } from './app.ts';
import { figureOf, milliseconds, print } from './harness.ts';

const { url, close } = await benchApp({ ATS_SYNC: 'off', LOGO_SERVICE_URL: 'off', EMBEDDER: 'off' });
const proxy = await openProxy(url);
const browser = await launchBrowser();
const student = {
  firstName: 'Maya',
  lastName: 'Raman',
  school: 'Georgia Institute of Technology',
  major: 'Environmental Engineering',
  lookingFor: ['Internships'],
};
const registered = (await (await post(url + register.path, student)).json()) as Registered;
const { token } = registered;
await agree(url, registered);
const chat = eventsOf<{ conversationId?: string }>(
  await (await post(url + startSearch.path, { message: 'internships in Boston' }, token)).text(),
).find(({ conversationId }) => conversationId !== undefined)?.conversationId;
if (chat === undefined) throw new Error('No conversation began.');

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 832 } };
const routes: readonly (readonly [string, string, string, boolean])[] = [
  ['Onboarding', '/onboarding', 'main h1', false],
  ['Search', '/dashboard', '.composer textarea', true],
  ['Find People', '/dashboard/people', 'main textarea, main input', true],
  ['Companies', '/dashboard/companies', 'main h1', true],
  ['Browse Jobs', '/dashboard/jobs', 'main h1', true],
  ['Career Paths', '/dashboard/paths', 'main h1', true],
  ['Profile', '/dashboard/profile', 'main h1', true],
  ['Privacy', '/privacy', 'main h1', false],
];
for (const [name, path, usable, signedIn] of routes) {
  print(`${name}, on a phone`, said(await visit(path, usable, phone, { slow: true, signedIn })));
  print(`  on a desktop`, said(await visit(path, usable, desktop, { slow: false, signedIn })));
}
print('a keystroke until its suggestions are painted, 120 of them', milliseconds(figureOf(await keystrokes(browser))));
// Without the wait for the screen's next frame, which alone is up to 16.7 ms.
const unpaced = await launchBrowser('--disable-frame-rate-limit', '--disable-gpu-vsync');
print('  in a browser that draws at once', milliseconds(figureOf(await keystrokes(unpaced))));
await unpaced.close();
await streamOf(10_000);
await chatOf(500);
await browser.close();
proxy.close();
await close();
process.exit(0);

/** What one sees and waits for at an address, on a first visit. */
async function visit(
  path: string,
  usable: string,
  options: BrowserContextOptions,
  { slow, signedIn }: { slow: boolean; signedIn: boolean },
) {
  const page = await openPage(browser, options, signedIn);
  const bytes = { script: 0, atUse: 0 };
  const client = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  if (slow) {
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(proxy.url + path);
  await page.locator(usable).first().waitFor({ timeout: 60_000 });
  bytes.atUse = bytes.script;
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => undefined);
  await wait(slow ? 3000 : 1000);
  const seen = await page.evaluate(() => globalThis.seen);
  await page.context().close();
  return { ...seen, kilobytes: bytes.atUse / 1000 };
}

function said({ lcp, cls, longest, kilobytes, shifts }: Awaited<ReturnType<typeof visit>>): string {
  const moved = cls >= 0.02 ? ` (${shifts.join(', ')})` : '';
  return `LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}${moved}, longest task ${longest.toFixed(0)} ms, ${kilobytes.toFixed(0)} kB of JavaScript until it can be used`;
}

async function openPage(from: Browser, options: BrowserContextOptions, signedIn: boolean): Promise<Page> {
  const context = await from.newContext({ locale: 'en-US', ...options });
  if (signedIn) await context.addInitScript((value) => localStorage.setItem('alive.token', value), token);
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** Runs in the page: keeps what the browser observes of itself. */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, longest: 0, shifts: [] };
  globalThis.seen = seen;
  const observe = (type: string, keep: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('longtask', (entry) => (seen.longest = Math.max(seen.longest, entry.duration)));
  observe('layout-shift', (entry) => {
    const shift = entry as Shift;
    if (shift.hadRecentInput) return;
    seen.cls += shift.value;
    for (const { node } of shift.sources) if (node instanceof Element) seen.shifts.push(`${node.tagName}.${node.className}`.slice(0, 40));
  });
}

/** Milliseconds from each key to the frame in which its suggestions are there. */
async function keystrokes(from: Browser): Promise<number[]> {
  const page = await openPage(from, desktop, false);
  await page.goto(`${proxy.url}/onboarding`);
  const field = page.getByRole('combobox', { name: 'School' });
  await field.click();
  await field.pressSequentially('un');
  await page.getByRole('option').first().waitFor();
  await page.evaluate(() => {
    globalThis.painted = [];
    document.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => globalThis.painted.push(performance.now() - pressed);
          channel.port2.postMessage(null);
        });
      },
      true,
    );
  });
  for (const name of [
    'university of',
    'massachusetts',
    'georgia inst',
    'california st',
    'north carolin',
    'boston colleg',
    'washington',
    'michigan',
  ]) {
    await field.fill('');
    await field.pressSequentially(name, { delay: 60 });
  }
  const times = await page.evaluate(() => globalThis.painted);
  await page.context().close();
  return times.slice(0, 120);
}

/** An answer of so many tokens, in the chat. */
async function streamOf(tokens: number): Promise<void> {
  const page = await openPage(browser, desktop, true);
  await page.goto(`${proxy.url}/dashboard`);
  const box = page.locator('.composer textarea');
  await box.waitFor();
  await wait(1500);
  proxy.tokens = tokens;
  await page.evaluate(() => (globalThis.seen.longest = 0));
  await box.fill('Tell me a lot');
  await box.press('Enter');
  await page.getByText('the very last word').first().waitFor({ timeout: 120_000 });
  await wait(300);
  const { longest } = await page.evaluate(() => globalThis.seen);
  print(`an answer of ${tokens.toLocaleString('en-US')} tokens: longest task`, `${longest.toFixed(0)} ms`);
  await page.context().close();
}

/** A chat of so many messages, opened from the list of chats by its address. */
async function chatOf(messages: number): Promise<void> {
  proxy.messages = messages;
  const page = await openPage(browser, desktop, true);
  await page.goto(`${proxy.url}/dashboard/jobs`);
  await page.locator('main h1').first().waitFor();
  await wait(1500);
  const times: number[] = [];
  let nodes = 0;
  for (let round = 0; round < 7; round++) {
    const start = performance.now();
    await page.locator('nav').getByRole('link', { name: 'Search' }).first().click();
    await page.locator('.message.assistant').last().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (round > 1) times.push(performance.now() - start);
    nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.goBack();
    await page.locator('main h1').first().waitFor();
    await wait(300);
  }
  print(`a chat of ${messages} messages opens, of its whole page`, `${milliseconds(figureOf(times))}; ${nodes} elements`);
  await page.context().close();
}

/** Stands before the server: passes all on, but for an answer and a chat that are made up as long as is asked. */
async function openProxy(upstream: string): Promise<Proxy> {
  const state = { tokens: 0, messages: 0 };
  const server: Server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.url === continueSearch.path && state.tokens > 0) return stream(outgoing, state.tokens);
    if (incoming.url === `${listConversations.path}/${chat}` && state.messages > 0) return longChat(incoming, outgoing);
    const target = new URL(incoming.url ?? '/', upstream);
    const passed = request(target, { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: target.host } }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const written = new Map<number, string>();
  const longChat = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const reply = await fetch(`${upstream}${incoming.url}`, { headers: { authorization: incoming.headers.authorization ?? '' } });
    const body = (await reply.json()) as { messages: Message[] };
    const pair = body.messages.slice(0, 2);
    // Written once: this is no work of the server or of the page.
    const text =
      written.get(state.messages) ??
      JSON.stringify({
        ...body,
        messages: Array.from({ length: state.messages }, (_, at) => ({ ...pair[at % 2], id: `m${at}` }) as Message),
      });
    written.set(state.messages, text);
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(text);
  };
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  });
}

async function stream(outgoing: ServerResponse, tokens: number): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: unknown) => outgoing.write(`data: ${JSON.stringify(event)}\n\n`);
  send({ conversationId: chat });
  for (let at = 0; at < tokens; at++) {
    send({ token: words(at) });
    if (at % 20 === 19) await wait(10);
  }
  send({ token: '\n\nand the very last word.' });
  send({ done: true, conversationId: chat, messageId: 'made-up' });
  outgoing.end();
}

/** Paragraphs, lists, bold words, links and now and then a table, as answers have them. */
function words(at: number): string {
  if (at % 400 === 399) return '\n\n| Job | Place |\n| --- | --- |\n| Analyst | Boston |\n\n';
  if (at % 90 === 89) return '\n\n';
  if (at % 90 > 60 && at % 10 === 0) return '\n- ';
  return at % 17 === 0 ? '**bold** ' : at % 41 === 0 ? '[a posting](https://example.com/jobs/1) ' : 'word ';
}

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type BrowserContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

interface Proxy {
  url: string;
  /** How long the next answer is; 0: the server's own. */
  tokens: number;
  /** How long the chat is; 0: as it is. */
  messages: number;
  close: () => void;
}

interface Seen {
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Milliseconds. */
  longest: number;
  /** What moved. */
  shifts: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

declare global {
  var seen: Seen;
  var painted: number[];
}
