import type { ModelMessage } from 'ai';
import type { Call } from './attempt.ts';
import type { Clock } from './clock.ts';
import { ModelError } from './error.ts';
import type { Tools } from './llm.ts';

/**
 * Runs a tool for at most `longestRun`, and no longer than `signal` allows, whether or not the tool listens. What it gives; null where it
 * fails, and `failed` is called then.
 */
export async function runTool({ name, input }: Call, tools: Tools, { signal, clock, failed }: Within): Promise<unknown> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool === undefined) return null;
  const ended = AbortSignal.any([signal, clock.timeout(longestRun)]);
  try {
    return await Promise.race([tool.run(input, ended), endOf(ended)]);
  } catch (error) {
    if (!signal.aborted) failed(name, error);
    return null;
  }
}

/** Milliseconds. */
const longestRun = 10_000;

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(new ModelError('silent', { detail: 'tool' }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** What a tool gave, as the model is given it. */
export const toolMessage = ({ id, name }: Call, result: unknown): ModelMessage => ({
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      toolCallId: id,
      toolName: name,
      output:
        result === null || result === undefined
          ? { type: 'error-text', value: 'This failed. Try something else, or say so.' }
          : { type: 'text', value: JSON.stringify(result) },
    },
  ],
});

interface Within {
  signal: AbortSignal;
  clock: Clock;
  failed: ToolFailed;
}

/** Receives a tool that threw or took too long; the model is informed no more than that it failed. */
export type ToolFailed = (name: string, error: unknown) => void;
