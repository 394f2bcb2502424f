import { getConversation } from '@alive/contract/conversations.ts';
import { startSearch } from '@alive/contract/search.ts';
import { afterAll, beforeEach } from 'vitest';
import * as z from 'zod';
import type { Assistant } from '#platform/chat.ts';
import type { Times } from '#platform/llm/attempt.ts';
import type { ModelError } from '#platform/llm/error.ts';
import { type Llm, tool } from '#platform/llm/llm.ts';
import { type Meter, openLlm } from '#platform/llm/open.ts';
import { takingOver } from '#platform/llm/take-over.ts';
import { testClock } from './clock.testing.ts';
import { openTestProvider } from './provider.testing.ts';
import type { Script, Completion } from './provider-script.testing.ts';
import { testServer } from './server.testing.ts';

/**
 * Runs the whole server with an assistant that only passes on what a model says, over the real SDK and a local provider. The clock of the
 * model's requests moves only by the test; retries follow without a pause.
 */
export const testPort = async () => {
  const provider = await openTestProvider();
  const clock = testClock();
  const seen = blank();
  let llm: ReturnType<typeof openLlm> | undefined;
  const opened = (): Llm => {
    if (!llm) throw new Error('No model is open.');
    return llm;
  };
  const server = testServer({ assistants: { search: assistantOnPort(opened, seen) } });
  beforeEach(() => {
    provider.asked.length = 0;
    Object.assign(seen, blank());
  });
  afterAll(async () => {
    await llm?.close();
    await provider.close();
  });

  return {
    provider,
    clock,
    server,
    seen,
    /** Opens the port again. */
    open: async ({ times = {}, baseUrl = provider.address }: Opening = {}): Promise<void> => {
      await llm?.close();
      llm = openLlm({
        config: {
          provider: 'openai-compatible',
          baseUrl,
          apiKey: canary,
          models: { chat: 'large', plan: 'small', extract: 'small' },
          firstToken: 10_000,
          dailyTokens: 0,
          addressShares: 50,
          cost: null,
        },
        meter: { allows: async () => seen.allowed, count: async (used) => void seen.counted.push(used) },
        times: { pauses: 0, rest: 60_000, clock, ...times },
      });
    },
    /** One question, and all that came of it. */
    ask: async (given?: string) => {
      const token = given ?? (await server.student()).token;
      const { events } = await server.stream(startSearch, { body: { message: 'Hello' } }, token);
      const id = events.flatMap((event) => ('conversationId' in event ? [event.conversationId] : []))[0] ?? '';
      const { body } = await server.call(getConversation, { params: { id } }, token);
      const stored = body.messages.at(-1);
      return {
        last: events.at(-1),
        text: events.map((event) => ('token' in event ? event.token : '')).join(''),
        steps: events.flatMap((event) => ('step' in event ? [event.step] : [])),
        stored: stored && { text: stored.text, status: stored.status, ...(stored.writer && { writer: stored.writer }) },
      };
    },
    /** A script's answer at each request; the last one from then on. */
    inTurn:
      (...scripts: Script[]): Script =>
      (asked) =>
        scripts[Math.min(provider.asked.length, scripts.length) - 1]?.(asked, provider.asked.length) ?? { status: 500 },
  };
};

/** What a provider knows and nobody else may ever see. */
export const canary = 'sk-canary-7f3a';

export const says =
  (completion: Completion): Script =>
  () =>
    completion;

/** What the built-in assistant of these tests says after the line that names the fault. */
export const builtIn = ' Our built-in assistant is answering instead.\n\nI am built in.';

/** A small assistant: it passes on what the model says, knows one tool, and has an assistant of one sentence behind it. */
const assistantOnPort = (llm: () => Llm, seen: Seen): Assistant =>
  takingOver(
    async function* onPort({ about, history, message }, signal) {
      yield { writer: 'model' };
      const messages = [...history, ...(message === null ? [] : [{ sender: 'user' as const, text: message }])];
      const tools = { find_jobs: findJobs };
      for await (const part of llm().stream({ use: 'chat', student: about.id ?? null, system: 'You help.', messages, tools, signal })) {
        if ('text' in part) {
          seen.onText(part.text);
          yield { token: part.text };
        } else if ('call' in part) yield { step: `Asking ${part.call.name}` };
        else if ('cut' in part) yield { token: '\n\nIt ends here.' };
      }
    },
    async function* behind() {
      yield { token: 'I am built in.' };
    },
    { log: (error) => seen.faults.push(error) },
  );

const findJobs = tool('Finds jobs.', z.object({ words: z.string() }), async ({ words }) => ({ found: words }));

const blank = (): Seen => ({ faults: [], counted: [], allowed: true, onText: () => undefined });

interface Seen {
  /** The faults in the operator's log. */
  faults: ModelError[];
  /** The meter's entries. */
  counted: Parameters<Meter['count']>[0][];
  /** Whether the student has something left, to be set. */
  allowed: boolean;
  /** Called for each text of the model, to be set. */
  onText: (text: string) => void;
}

interface Opening {
  times?: Partial<Times>;
  baseUrl?: string;
}
