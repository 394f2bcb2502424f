import * as z from 'zod';
import type { ModelConfig } from '#config/model.ts';
import { addressOf } from '#platform/llm/address.ts';
import type { Times } from '#platform/llm/attempt.ts';
import { type Fault, ModelError } from '#platform/llm/error.ts';
import { type Llm, tool, type Use, uses } from '#platform/llm/llm.ts';
import { openLlm } from '#platform/llm/open.ts';

/**
 * Tries each configured model with one short call for each thing that it is there for, and prints in words what works and what to do about
 * what does not; never a key. The exit code: 0 where the model for chat streams and those for plan and extract give objects as they were
 * asked for, or where none is configured.
 */
export async function checkModel(config: ModelConfig | null, print: (line: string) => void, times?: Partial<Times>): Promise<number> {
  if (config === null) {
    print(noModel);
    return 0;
  }
  const taken = { input: 0, output: 0 };
  const meter = {
    allows: async () => true,
    count: async ({ input, output }: typeof taken) => {
      taken.input += input;
      taken.output += output;
    },
  };
  const llm = openLlm({ config, meter, ...(times && { times }) });
  const { host } = new URL(addressOf(config));
  print(`${config.provider} at ${host}${config.apiKey === null ? ', without a key' : ''}`);
  if (config.dailyTokens === 0) print(switchedOff);
  let allDo = true;
  try {
    for (const name of new Set(Object.values(config.models))) {
      const forUses = uses.filter((use) => config.models[use] === name);
      print(`${name} (${forUses.join(', ')})`);
      const does = await tryOut(llm, forUses, (fault, detail) => whatToDo({ fault, detail, name, host, config }), print);
      allDo &&= does;
    }
    print(`This took ${taken.input} tokens in and ${taken.output} out.`);
  } finally {
    await llm.close();
  }
  return allDo ? 0 : 1;
}

const noModel = `No language model is configured: the built-in assistant answers, without any network.
To have one, set OPENAI_API_KEY, ANTHROPIC_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY; or, for Ollama, vLLM, LM Studio
and others, AI_PROVIDER=openai-compatible, AI_BASE_URL (such as http://127.0.0.1:11434/v1) and AI_MODEL.`;

const switchedOff = `AI_DAILY_TOKENS is 0, which switches it off: the server asks it nothing, and the built-in assistant answers.
It is tried all the same.`;

/** Whether it does what it is there for: to talk it must stream, to read it must give objects; calling tools is worth advice alone. */
async function tryOut(llm: Llm, forUses: Use[], advice: Advice, print: (line: string) => void): Promise<boolean> {
  const attempt = async (what: string, work: () => Promise<Found>): Promise<boolean> => {
    try {
      const { works, says = 'works' } = await work();
      print(`  ${what}: ${says}`);
      return works;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      print(`  ${what}: ${error.message} ${advice(error.fault, error.detail)}`.trimEnd());
      return false;
    }
  };
  if (forUses.includes('chat')) {
    // Where it cannot even talk, nothing else is tried.
    if (!(await attempt('streaming', () => stream(llm)))) return false;
    await attempt('tools', () => callTool(llm));
  }
  const reads = forUses.find((use) => use !== 'chat');
  return reads === undefined || attempt('structured output', () => readObject(llm, reads));
}

async function stream(llm: Llm): Promise<Found> {
  const begun = performance.now();
  let first: number | null = null;
  for await (const part of llm.stream({ ...asked(), use: 'chat', messages: [{ sender: 'user', text: 'Please say hello.' }] }))
    if ('text' in part) first ??= performance.now() - begun;
  return { works: true, says: `works (${((first ?? 0) / 1000).toFixed(1)} s to the first word)` };
}

async function callTool(llm: Llm): Promise<Found> {
  let rooms = 0;
  const tools = { free_rooms: tool('How many rooms are free on a day.', z.object({ day: z.string() }), async () => ({ free: ++rooms })) };
  const messages = [{ sender: 'user' as const, text: 'How many rooms are free on Monday? Look it up with the tool.' }];
  for await (const part of llm.stream({ ...asked(), use: 'chat', messages, tools })) void part;
  if (rooms > 0) return { works: true };
  return { works: false, says: 'it was given one and did not call it; another model will find jobs and people better.' };
}

async function readObject(llm: Llm, use: Use): Promise<Found> {
  const schema = z.object({ city: z.string(), year: z.number() });
  const read = await llm.object({ ...asked(), use, schema, prompt: 'I moved to Lisbon in 2019.' });
  if (read.year === 2019 && read.city.includes('Lisbon')) return { works: true };
  return { works: false, says: 'it fits its form, and not what was said; another model will read what is asked better.' };
}

const asked = () => ({ student: null, system: 'You answer in a few words.', signal: new AbortController().signal });

/** What an operator may do about a fault; '' where there is nothing to say. */
function whatToDo({ fault, detail, name, host, config }: Failed): string {
  if (detail === 'schema')
    return 'It speaks, and gives no objects of the form asked for: what needs them is read by the built-in assistant.';
  const suffix = detail === '' ? '' : ` (${detail})`;
  const ways: Partial<Record<Fault, string>> = {
    unauthorized: 'Check AI_API_KEY, or the key of the vendor.',
    forbidden: `May this key use ${name}?${suffix}`,
    unknown: `Is "${name}" what it is called at ${host}, and does AI_BASE_URL end as it should?`,
    unreachable: `Is the server running at ${host}?${suffix}`,
    silent: `It may still be loading; it is waited for ${config.firstToken / 1000} s (AI_FIRST_TOKEN_SECONDS).`,
    limited: 'The provider limits this key: wait, or look at its plan.',
    failing: `Try again later.${suffix}`,
    rejected: `Can it do this?${suffix}`,
    garbled: `Does ${host} speak the protocol of ${config.provider}?${suffix}`,
    cut: suffix.trim(),
  };
  return ways[fault] ?? '';
}

/** `says` where there is more to say than that it works. */
interface Found {
  works: boolean;
  says?: string;
}

type Advice = (fault: Fault, detail: string) => string;

interface Failed {
  fault: Fault;
  detail: string;
  name: string;
  host: string;
  config: ModelConfig;
}
