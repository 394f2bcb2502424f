import { generateText, NoObjectGeneratedError, Output } from 'ai';
import * as z from 'zod';
import type { Model } from './answer.ts';
import { isPaid, ModelError } from './error.ts';
import { modelErrorOf } from './fault.ts';
import { inputOf, tokensOf } from './tokens.ts';

/** One object of a schema, with one try to repair it; see `Llm.object`. */
export async function object<T>(
  { system, schema, prompt, signal: asked, within }: Asked<T>,
  { model, times, steadily, allow, consented, count }: Model,
): Promise<T> {
  const signal = AbortSignal.any([asked, times.clock.timeout(Math.min(times.whole, within ?? times.whole))]);

  /** What the model says, whether or not it fits. Throws ModelError. */
  const ask = async (instructions: string, output?: ReturnType<typeof Output.object>): Promise<string> => {
    const written = output === undefined ? '' : JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    const sent = { system: instructions, messages: [{ role: 'user' as const, content: prompt }], tools: written };
    await allow(inputOf(sent));
    const request = async (patience: number) => {
      await consented();
      const ended = Number.isFinite(patience) ? AbortSignal.any([signal, times.clock.timeout(patience)]) : signal;
      const taken = async ({ text = '', usage, finishReason }: Taken): Promise<string> => {
        await count(tokensOf({ input: usage?.inputTokens ?? null, output: usage?.outputTokens ?? null }, sent, text.length));
        if (finishReason === 'content-filter') throw new ModelError('refused');
        return text;
      };
      try {
        return await taken(
          await generateText({
            model,
            instructions,
            prompt,
            maxRetries: 0,
            maxOutputTokens: longestObject,
            abortSignal: ended,
            ...(output && { output }),
          }),
        );
      } catch (error) {
        if (NoObjectGeneratedError.isInstance(error)) return taken(error);
        if (error instanceof ModelError) throw error;
        const fault = asked.aborted ? new ModelError('stopped') : ended.aborted ? new ModelError('silent') : modelErrorOf(error);
        if (isPaid(fault)) await count(tokensOf(null, sent, 0));
        throw fault;
      }
    };
    return steadily(request, signal).catch((error: unknown) => {
      const isStop = error instanceof ModelError && error.fault === 'stopped';
      // A pause before another try only knows that it was ended.
      throw isStop && !asked.aborted ? new ModelError('silent') : error;
    });
  };

  const first = await ask(system, Output.object({ schema })).catch((error: unknown) => {
    // A server that knows no schemas may still be asked in words.
    if (error instanceof ModelError && error.fault === 'rejected') return null;
    throw error;
  });
  const read = first === null ? null : schema.safeParse(jsonIn(first));
  if (read?.success === true) return read.data;
  const wrong = read === null ? '' : `\n\nYour last answer did not fit it:\n${problemsOf(read.error)}`;
  const inWords = `Answer with one JSON object and nothing else. It must fit this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}`;
  const again = schema.safeParse(jsonIn(await ask(`${system}\n\n${inWords}${wrong}`)));
  if (again.success) return again.data;
  throw new ModelError('garbled', { detail: 'schema' });
}

/** Tokens; thinking counts among them. */
const longestObject = 4000;

/** The object in a text, with or without words around it; null where there is none. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}

/** Where it does not fit and why, for the model. */
const problemsOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 10)
    .map(({ path, message }) => `- ${path.length === 0 ? 'the object' : path.join('.')}: ${message}`)
    .join('\n');

interface Asked<T> {
  system: string;
  schema: z.ZodType<T>;
  prompt: string;
  signal: AbortSignal;
  within?: number | undefined;
}

/** What came of a request, whether or not it fits. */
interface Taken {
  text?: string | undefined;
  usage?: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined;
  finishReason?: string | undefined;
}
