// Language models that hang, break off, send rubbish or refuse by the hundred (R11, R12, R13), behind a whole server: what students get of
// them and when, and whether the pages that need no model notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import type { Reply, Script, Completion } from '../../server/testing/provider-script.testing.ts';
import { startServer } from './server.ts';

const sentence = 'You could look at these first and then tell me what you like about them. ';
const words = Array.from({ length: 20 }, () => sentence.match(/\S+ /g) ?? []).flat();
const good: Completion = { text: ['All ', 'is ', 'well.'] };
const isProbe: (asked: Parameters<Script>[0]) => boolean = ({ messages }) => messages.at(-1)?.text === 'Please say OK.';
const provider = await openTestProvider();
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const server = await startServer(
  { folder },
  { SAMPLE_DATA: 'on', AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider.address, AI_MODEL: 'trial', AI_DAILY_TOKENS: '100000000' },
);
let isMissed = false;

// The first answer waits for what a start loads.
provider.answers(() => good);
await ask();
provider.asked.length = 0;
provider.answers(() => ({ text: words, pause: 250 }));
const slow = ask();
await provider.until(() => provider.asked.length > 0);

await trySorts();
const paced = await slow;
print(
  `four words a second for 75 s: ${paced.kind} after ${seconds(paced.milliseconds)}, ${paced.words} of ${words.length} words`,
  paced.kind === 'whole',
);
await tryHangs();
await tryStorms();
print(`the server ended ${server.hasEnded() ? 1 : 0} times`, !server.hasEnded());
await server.stop();
await provider.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isMissed ? 1 : 0;

/** What breaks before the first word, and after it. */
async function trySorts(): Promise<void> {
  const event = (delta: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'trial', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
  const before: Record<string, Reply> = {
    'a reset': { text: 'Never', cut: 0 },
    'an end without a body': { raw: '' },
    'invalid JSON': { raw: 'data: {"a":\n\ndata: [DONE]\n\n' },
    'half a character': { raw: Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0x20, 0xf0, 0x9f]) },
    'a line of 1 MB': { raw: `data: ${'x'.repeat(1_000_000)}` },
    'HTML under 200': { raw: '<html><h1>Hello</h1></html>', type: 'text/html' },
    'another content type': { raw: '{"a":1}', type: 'application/json' },
    'an error event first': { text: '', fails: 'overloaded' },
  };
  const after: Record<string, Reply> = {
    'a reset after 100 words': { text: words, cut: 101 },
    'an end without done': { raw: event({ content: sentence }) },
    'an error event after 100 words': { text: words.slice(0, 100), fails: 'overloaded' },
  };
  const whole: Record<string, Reply> = {
    'done twice': {
      raw: `${event({ content: 'All is well.' })}data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\ndata: [DONE]\n\n`,
    },
    'NULs among words': { text: ['All\u0000 ', 'is\u0000 well.'] },
    'a character in pieces of a byte': { text: ['Wéll 😀.'], bytes: 1 },
  };
  for (const [expected, sorts] of Object.entries({ 'built in': before, 'broken off': after, whole }))
    for (const [name, reply] of Object.entries(sorts)) {
      provider.answers(() => reply);
      const { kind, milliseconds } = await ask();
      print(`${name}: ${kind} after ${seconds(milliseconds)}`, kind === expected);
      // Four in a row would open the breaker.
      provider.answers(() => good);
      await ask();
    }
}

async function tryHangs(): Promise<void> {
  // Of the first word alone nothing is fit to show, so that the built-in assistant answers.
  for (const [hang, expected] of [
    [2, 'built in'],
    [101, 'broken off'],
  ] as const) {
    provider.answers(() => ({ text: words, hang }));
    const { kind, words: count, milliseconds } = await ask();
    const event = hang === 2 ? 'the first word' : `${count} words`;
    print(`silent after ${event}: ${kind} after ${seconds(milliseconds)}`, kind === expected && milliseconds < 20_000);
    provider.answers(() => good);
    await ask();
  }
  provider.answers(() => ({ hang: 'before' }));
  const waits: number[] = [];
  for (let nth = 0; nth < 6; nth++) waits.push((await ask()).milliseconds);
  provider.answers(() => good);
  const began = performance.now();
  while ((await ask()).kind !== 'whole' && performance.now() - began < 120_000) await wait(250);
  const back = performance.now() - began;
  print(
    `a hang before the first word: answers after ${waits.map(seconds).join(', ')}; back ${seconds(back)} after the model`,
    waits.slice(1).every((one) => one < 4000) && back < 60_000,
  );
}

async function tryStorms(): Promise<void> {
  const storms: Record<string, Reply> = {
    '429 with Retry-After 1': { status: 429, headers: { 'retry-after': '1' } },
    '429 with Retry-After 30': { status: 429, headers: { 'retry-after': '30' } },
    '429 with Retry-After "soon"': { status: 429, headers: { 'retry-after': 'soon' } },
    '529': { status: 529 },
  };
  const students = await Promise.all(Array.from({ length: 100 }, tokenOfOne));
  for (const [name, reply] of Object.entries(storms)) {
    let requests = 0;
    let probes = 0;
    provider.answers((asked) => {
      if (isProbe(asked)) probes++;
      else requests++;
      return reply;
    });
    const over = new AbortController();
    const pages = pageWaits(over.signal);
    const answers = await Promise.all(students.map((token) => ask(token)));
    const later = await ask(students[0]);
    over.abort();
    const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    const builtIn = answers.filter(({ kind }) => kind === 'built in').length;
    const { failed, longest: page } = await pages;
    print(
      `${name}, 100 at once: ${builtIn} told and answered within ${seconds(longest)}, the next one after ${seconds(later.milliseconds)}; ` +
        `${requests} requests and ${probes} probes; job and company pages: ${failed} failed, ${Math.round(page)} ms at most`,
      builtIn === 100 && failed === 0 && requests <= 110,
    );
    // What was asked for is waited for, and the breaker closes.
    provider.answers(() => good);
    const began = performance.now();
    while ((await ask(students[0])).kind !== 'whole' && performance.now() - began < 120_000) await wait(500);
    print(`  back ${seconds(performance.now() - began)} later`, performance.now() - began < 60_000);
  }
}

/** Pages that need no model, one after the other. */
async function pageWaits(over: AbortSignal): Promise<{ failed: number; longest: number }> {
  let failed = 0;
  let longest = 0;
  while (!over.aborted)
    for (const path of ['/api/jobs-real/search?query=analyst', '/api/companies']) {
      const began = performance.now();
      const response = await server.request(path);
      await response.text();
      if (response.status !== 200) failed++;
      longest = Math.max(longest, performance.now() - began);
    }
  return { failed, longest };
}

async function tokenOfOne(): Promise<string> {
  return ((await (await server.register()).json()) as { token: string }).token;
}

/** One question about jobs by a student, or a new one, and what came of it. */
async function ask(token?: string): Promise<{ kind: 'whole' | 'built in' | 'broken off' | 'lost'; words: number; milliseconds: number }> {
  const own = token ?? (await tokenOfOne());
  const began = performance.now();
  const response = await server.request('/api/search/start', { token: own, body: { message: 'Which analyst jobs fit me?' } });
  const said = await response.text();
  const milliseconds = performance.now() - began;
  const text = [...said.matchAll(/"token":"((?:[^"\\]|\\.)*)"/g)].map(([, token]) => token).join('');
  const isDone = said.includes('"done":true');
  const kind = !isDone
    ? 'lost'
    : /"code":"[A-Z_]+"/.test(said)
      ? 'broken off'
      : text.includes('Our built-in assistant answers')
        ? 'built in'
        : 'whole';
  return { kind, words: text.split(' ').length - 1, milliseconds };
}

function print(line: string, isMet: boolean): void {
  isMissed ||= !isMet;
  console.log(`models: ${line}${isMet ? '' : ' (missed)'}`);
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`;
}
