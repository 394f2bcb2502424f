// What our server adds to the time until a model's first words: provider, server and reader are processes of their own.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { post, tokenOf } from '../eval/caller.ts';
import { readModelConfig } from '../server/src/config/model.ts';
import { openGuard } from '@alive/grounding/guard.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { openLlm } from '../server/src/platform/llm/open.ts';
import { measureOverhead, streamed, type Timed, warmUp, whole } from './overhead.ts';
import { readStream } from './caller.ts';
import { milliseconds, print } from './harness.ts';
import { question, slowly } from './provider-script.ts';

const [provider, endProvider] = await begin('provider.ts');
const models = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider, AI_MODEL: 'bench', AI_DAILY_TOKENS: '100000000' };
const [url, endApp] = await begin('app-process.ts', JSON.stringify(models));
const student = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Institute of Technology', major: 'Environmental Engineering' };
const token = await tokenOf(url, student);
const search = { start: startSearch.path, continue: continueSearch.path };
const interview = { start: startOnboarding.path, continue: continueOnboarding.path };

await report('the port alone', { say: chatting, ours: throughPort() });
await report('a job conversation begins, with a search among 13,500 jobs, two requests', {
  say: chatting,
  ours: beginning(search.start, (message) => ({ message })),
  bare: streamed(provider, 1),
});
await report('what is said next in it', { say: chatting, ours: continuing(search, { message: chatting(0) }) });
await report('an interview begins', { say: chatting, ours: beginning(interview.start, () => ({ name: 'Maya', major: student.major })) });
await report('an answer in it', { say: telling, ours: continuing(interview, { name: 'Maya', major: student.major }, 3) });
await report('a question about people, until it is read', { say: () => question, ours: asking(), bare: whole(provider) });
await report('a word each 25 ms', {
  say: (round) => `${chatting(round)} ${slowly}`,
  ours: beginning(search.start, (message) => ({ message })),
  pairs: 40,
});
const perWord = await guardPerWord();
print('the guard alone', `${(perWord * 1000).toFixed(0)} µs a word, ${(1 / perWord).toFixed(0)} words a millisecond`);
await endApp();
await endProvider();
process.exit(0);

/** Begins a process that tells its address; the second is to end it. */
async function begin(file: string, ...args: string[]): Promise<[string, () => Promise<unknown>]> {
  const child = fork(join(import.meta.dirname, file), args);
  const ended = once(child, 'exit');
  const address = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
  return [
    String(address[0]),
    () => {
      child.disconnect();
      return ended;
    },
  ];
}

async function report(what: string, { bare = streamed(provider), ...pairing }: Pairing): Promise<void> {
  const { ours, bare: straight, added } = await measureOverhead({ bare, ...pairing });
  print(`${what}: first words after`, milliseconds(ours));
  print('  from the provider asked straight', milliseconds(straight));
  print('  added', milliseconds(added));
}

function chatting(round: number): string {
  const words = [
    'which of these would you take',
    'and why',
    'what should I read first',
    'tell me more about the work',
    'is that hard to learn',
  ];
  return words[round % words.length] ?? '';
}

function telling(round: number): string {
  const words = ['I like rivers and maps', 'I ran the chess club', 'somewhere with trees', 'small teams suit me'];
  return words[round % words.length] ?? '';
}

/** The port without the server around it. */
function throughPort(): Timed {
  const { model } = readModelConfig(models);
  if (model === null) throw new Error('No model is configured.');
  const llm = openLlm({ config: model, meter: { allows: () => Promise.resolve(true), count: () => Promise.resolve() } });
  return async (message) => {
    const start = performance.now();
    let first = 0;
    const system = 'You help students find work.';
    const messages = [{ sender: 'user' as const, text: message }];
    for await (const part of llm.stream({ use: 'chat', student: null, system, messages, signal: new AbortController().signal }))
      if (first === 0 && 'text' in part) first = performance.now() - start;
    return first;
  };
}

/** Milliseconds for a word of an answer that holds names, pay and counts, all of which may be said. */
async function guardPerWord(): Promise<number> {
  const open = await openVocabulary({ companies: [{ name: 'Mayo Clinic', domain: null, industry: 'Healthcare' }], majors: [], places: [] });
  const sentence =
    'I found 12 jobs in Boston, and [J1] pays $95,000; Mayo Clinic asks for Python, and the others ask for a little more of it. ';
  const pieces = sentence.repeat(12).match(/\S+\s*/g) ?? [];
  const rounds = 200;
  let start = 0;
  for (let round = -warmUp; round < rounds; round++) {
    if (round === 0) start = performance.now();
    const guard = openGuard({
      open,
      cite: () => '**Nurse** at Mayo Clinic',
      isNamed: () => true,
      isEmployer: () => true,
      hasNumber: () => true,
      holdsClaim: () => true,
    });
    for (const piece of pieces) guard.write(piece);
    guard.end();
  }
  return (performance.now() - start) / rounds / pieces.length;
}

/** A conversation of its own for each message. */
function beginning(path: string, body: (message: string) => unknown): Timed {
  return (message) => firstWords(path, body(message)).then(({ after }) => after);
}

/** Questions about people, each in a conversation of its own. */
function asking(): Timed {
  return async (query) => {
    const start = performance.now();
    const response = await post(url + searchPeople.path, { query, conversationId: randomUUID() }, token);
    return (await readStream(response, '"type"')).at - start;
  };
}

/** Messages in one conversation, and a new one after `most`. */
function continuing(paths: { start: string; continue: string }, opening: unknown, most = 8): Timed {
  let conversationId = '';
  let left = 0;
  return async (message) => {
    if (left === 0) conversationId = /"conversationId":"([^"]+)"/.exec((await firstWords(paths.start, opening)).said)?.[1] ?? '';
    left = left === 0 ? most - 1 : left - 1;
    return (await firstWords(paths.continue, { message, conversationId })).after;
  };
}

async function firstWords(path: string, body: unknown): Promise<{ after: number; said: string }> {
  const start = performance.now();
  const { at, said } = await readStream(await post(url + path, body, token), '"token"');
  return { after: at - start, said };
}

type Pairing = Omit<Parameters<typeof measureOverhead>[0], 'bare'> & { bare?: Timed };
