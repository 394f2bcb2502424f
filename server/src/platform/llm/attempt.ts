import * as z from 'zod';
import { type LanguageModel, type ModelMessage, streamText, jsonSchema, type ToolSet } from 'ai';
import type { Clock } from './clock.ts';
import { ModelError } from './error.ts';
import { modelErrorOf } from './fault.ts';
import type { Tools } from './llm.ts';

/**
 * One request to a provider, begun: resolves at its first part, and its parts go on from there. Both throw ModelError when nothing comes in
 * time or what comes cannot be read; `stopped` when `signal` ended it.
 */
export async function begin({ model, system, messages, tools, mute, signal, times, longest }: Request): Promise<Step> {
  if (signal.aborted) throw new ModelError('stopped');
  const silence = new AbortController();
  const ended = AbortSignal.any([signal, silence.signal]);
  const result = streamText({
    model,
    instructions: system,
    messages,
    tools: toolSet(tools),
    ...(mute && { toolChoice: 'none' as const }),
    maxRetries: 0,
    maxOutputTokens: longest,
    abortSignal: ended,
    // Errors come as parts; without this they are printed, and may hold what must not be.
    onError: () => undefined,
  });
  const parts = result.stream[Symbol.asyncIterator]();
  const abort = new Promise<null>((resolve) => ended.addEventListener('abort', () => resolve(null), { once: true }));
  const { clock } = times;
  const firstBy = clock.now() + times.first;
  let lives = false;
  let usage: Usage = null;
  let isFinished = false;

  /** The next part of whatever kind; null at the end. */
  const pull = async () => {
    const stop = clock.after(lives ? times.idle : Math.max(0, firstBy - clock.now()), () => silence.abort());
    try {
      const next = await Promise.race([parts.next(), abort]);
      if (signal.aborted) throw new ModelError('stopped');
      if (silence.signal.aborted || next === null) throw new ModelError('silent');
      if (!next.done) return next.value;
      if (!isFinished) throw new ModelError('garbled', { detail: 'no end' });
      return null;
    } finally {
      stop();
    }
  };

  /** The next part that says something; null at the end. */
  const next = async (): Promise<StepPart | null> => {
    for (let part = await pull(); part !== null; part = await pull()) {
      lives ||= isLife(part.type);
      switch (part.type) {
        case 'text-delta':
          if (part.text !== '') return { text: part.text };
          break;
        case 'tool-call':
          return { call: { id: part.toolCallId, name: part.toolName, input: part.input, isValid: part.invalid !== true } };
        case 'finish-step':
          usage = { input: part.usage.inputTokens ?? null, output: part.usage.outputTokens ?? null };
          isFinished = true;
          if (part.finishReason === 'length') return { cut: 'length' };
          if (part.finishReason === 'content-filter') throw new ModelError('refused');
          if (!isGoodEnd(part)) throw new ModelError('garbled', { detail: `finish ${part.finishReason}` });
          break;
        case 'abort':
          throw new ModelError('silent');
        case 'error':
          throw modelErrorOf(part.error);
      }
    }
    return null;
  };

  const first = await next().catch((error: unknown) => {
    silence.abort();
    throw modelErrorOf(error);
  });
  return {
    parts: async function* () {
      try {
        for (let part = first; part !== null; part = await next()) yield part;
      } catch (error) {
        throw modelErrorOf(error);
      } finally {
        // Who stops reading ends the request.
        silence.abort();
      }
    },
    usage: () => usage,
    said: async () => (await result.response).messages,
  };
}

/** Whether the model, and not only its connection, sends something; what it thinks before it speaks counts. */
const isLife = (type: string) => /^(?:text|reasoning|tool|finish|custom)/.test(type);

/** Servers have words of their own for a good end; where none came, it was none. */
const isGoodEnd = ({ finishReason, rawFinishReason }: { finishReason: string; rawFinishReason: string | undefined }) =>
  finishReason === 'stop' || finishReason === 'tool-calls' || (finishReason === 'other' && (rawFinishReason ?? '') !== '');

/** Tools as the AI SDK wants them, checked by their schemas and not to be run by it. */
const toolSet = (tools: Tools): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, { description, input }]) => [
      name,
      {
        description,
        inputSchema: jsonSchema(jsonOf(input), { validate: (value) => validated(input, value) }),
      },
    ]),
  );

/** The tools as a request has them beside its messages. */
export const writtenTools = (tools: Tools): string =>
  Object.entries(tools)
    .map(([name, { description, input }]) => `${name}${description}${JSON.stringify(jsonOf(input))}`)
    .join('');

/** A schema is made into JSON once: every request sends those of all tools. */
const jsonOf = (input: z.ZodType): object => {
  const known = jsons.get(input) ?? z.toJSONSchema(input, { io: 'input' });
  jsons.set(input, known);
  return known;
};

const jsons = new WeakMap<z.ZodType, object>();

const validated = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? { success: true as const, value: parsed.data } : { success: false as const, error: parsed.error };
};

interface Request {
  model: LanguageModel;
  system: string;
  messages: ModelMessage[];
  tools: Tools;
  /** Tools are known, for the history may hold them, and must not be called. */
  mute: boolean;
  signal: AbortSignal;
  times: Pick<Times, 'first' | 'idle' | 'clock'>;
  /** Tokens of the longest answer. */
  longest: number;
}

/** Milliseconds, and the clock they are counted by. */
export interface Times {
  /** Until a model sends something. */
  first: number;
  /** Between two parts. */
  idle: number;
  /** The whole of an answer, tools included. */
  total: number;
  /** The whole of an object, with its second try. */
  whole: number;
  /** As long as the pauses before further tries may be together. */
  pauses: number;
  /** Between two probes of a model that hung or failed several times. */
  rest: number;
  clock: Clock;
}

type StepPart = { text: string } | { call: Call } | { cut: 'length' };

export interface Call {
  id: string;
  name: string;
  input: unknown;
  /** Whether the tool exists and its input fits its schema. */
  isValid: boolean;
}

export type Usage = { input: number | null; output: number | null } | null;

export interface Step {
  parts: () => AsyncGenerator<StepPart>;
  /** What the provider counted, once it reported. */
  usage: () => Usage;
  /** What the model said, to be sent back with what its tools gave; when the parts are at their end. */
  said: () => Promise<ModelMessage[]>;
}
