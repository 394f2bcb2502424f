import type * as z from 'zod';
import type { Turn } from '#platform/chat.ts';

/**
 * The port to language models, in our own words; `open.ts` fills it. Every failure is a ModelError. Whoever asked ends both by `signal`:
 * a stream then ends without an error, an object is `stopped`.
 */
export interface Llm {
  /**
   * One answer in free words. Tools that the model calls are run here, and it goes on with what they gave, for `mostSteps` at most; what it
   * says in several steps stands in paragraphs. Yields what it says as it comes, and each call before and after it is run; a call of no
   * tool, or with something that its schema does not take, only the model sees. What fails before a step's first part is tried again;
   * what fails after the answer's first word is thrown as `cut`, or `spent`.
   */
  stream(asked: Asked & { messages: readonly Turn[]; tools?: Tools }): AsyncIterable<Part>;
  /**
   * One object of a schema. What does not fit is asked for once more, with what was wrong. Where neither has come `within` so many
   * milliseconds, or within the port's own limit where that is shorter, the model is `silent`.
   */
  object<T>(asked: Asked & { schema: z.ZodType<T>; prompt: string; within?: number }): Promise<T>;
}

interface Asked {
  use: Use;
  /** Whose share of the day it counts to; null where nobody is known. */
  student: string | null;
  /** The network address that asked, hashed; its share of the day is counted too. */
  network?: string | null;
  system: string;
  signal: AbortSignal;
}

/** What a model is asked for: to talk, to read a question into conditions, or to read a text into an object. */
export const uses = ['chat', 'plan', 'extract'] as const;
export type Use = (typeof uses)[number];

/** A model calls a tool until it has what it needs, but not for ever. */
export const mostSteps = 6;

export type Part =
  | { text: string }
  | { call: { id: string; name: string; input: unknown } }
  /** `result` is null where the tool failed. */
  | { ran: { id: string; name: string; result: unknown } }
  /** It stopped where its longest answer ends. */
  | { cut: 'length' };

export type Tools = Record<string, Tool>;

export interface Tool {
  /** What it does and when to call it, for the model. */
  description: string;
  input: z.ZodType;
  /** What it gives, as plain JSON; what it throws is reported to the model as a failure and nothing more. */
  run: (input: unknown, signal: AbortSignal) => Promise<unknown>;
}

/** A tool whose input is typed by its schema. */
export const tool = <T>(description: string, input: z.ZodType<T>, run: (input: T, signal: AbortSignal) => Promise<unknown>): Tool => ({
  description,
  input,
  run: (sent, signal) => run(sent as T, signal),
});
