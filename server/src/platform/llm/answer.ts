import type { LanguageModel, ModelMessage } from 'ai';
import type { Turn } from '#platform/chat.ts';
import { begin, type Call, type Step, type Times, writtenTools } from './attempt.ts';
import { isPaid, ModelError } from './error.ts';
import { mostSteps, type Part, type Tools } from './llm.ts';
import { runTool, type ToolFailed, toolMessage } from './run-tool.ts';
import type { Steady } from './steady.ts';
import { inputOf, type Tokens, tokensOf } from './tokens.ts';

/** One answer of a model that may call tools, step by step; see `Llm.stream`. */
export async function* answer(
  { system, messages: turns, tools = {}, signal: asked }: Asked,
  { model, times, beginSteadily, allow, consented, count, toolFailed }: Model,
): AsyncGenerator<Part> {
  const signal = AbortSignal.any([asked, times.clock.timeout(times.total)]);
  const messages = messagesOf(turns);
  const sent = { system, messages, tools: writtenTools(tools) };
  /** Characters. */
  let said = 0;

  const request = async (step: number, within: number): Promise<Step> => {
    await consented();
    const limits = { ...times, first: Math.min(times.first, within) };
    try {
      // After the last step it has to speak.
      return await begin({ model, system, messages, tools, mute: step === mostSteps, signal, times: limits, longest: longestAnswer });
    } catch (error) {
      if (error instanceof ModelError && isPaid(error)) await count(tokensOf(null, sent, 0));
      throw error;
    }
  };

  const steadily = beginSteadily();
  // Who stops reading tells nothing of the provider.
  let end: unknown = new ModelError('stopped');
  try {
    for (let step = 1; step <= mostSteps; step++) {
      await allow(inputOf(sent));
      const begun = await steadily.request((within) => request(step, within), signal);
      const calls: Call[] = [];
      const before = said;
      try {
        for await (const part of begun.parts()) {
          if ('call' in part) calls.push(part.call);
          else if ('cut' in part) {
            if (said === 0) throw new ModelError('garbled', { detail: 'length before the first word' });
            yield part;
          } else {
            if (before > 0 && said === before) yield { text: '\n\n' };
            yield { text: printable(part.text).slice(0, longestText - said) };
            said += part.text.length;
          }
          if (said >= longestText) {
            end = null;
            yield { cut: 'length' };
            return;
          }
        }
      } finally {
        await count(tokensOf(begun.usage(), sent, said - before + calls.reduce((sum, call) => sum + writtenLength(call), 0)));
      }
      if (calls.length === 0) {
        if (said === 0) throw new ModelError('garbled', { detail: 'empty' });
        end = null;
        return;
      }
      messages.push(...(await begun.said()));
      // Of a call that cannot be made the SDK has informed the model already.
      for (const [at, call] of calls.filter(({ isValid }) => isValid).entries()) {
        if (at < mostCalls) yield { call: { id: call.id, name: call.name, input: call.input } };
        const result = at < mostCalls ? await runTool(call, tools, { signal, clock: times.clock, failed: toolFailed }) : null;
        if (at < mostCalls) yield { ran: { id: call.id, name: call.name, result } };
        messages.push(toolMessage(call, result));
      }
    }
    throw new ModelError('garbled', { detail: 'tools without end' });
  } catch (error) {
    end = error;
    if (asked.aborted) return;
    if (!(error instanceof ModelError)) throw error;
    if (signal.aborted) throw new ModelError(said === 0 ? 'silent' : 'slow', { detail: 'total' });
    const { fault, detail } = error;
    if (said === 0 || fault === 'spent') throw new ModelError(fault, { detail });
    throw new ModelError('cut', { detail: `${fault} ${detail}`.trim() });
  } finally {
    steadily.ended(asked.aborted ? new ModelError('stopped') : end);
  }
}

/** Characters of a call. */
const writtenLength = ({ name, input }: Call): number => name.length + JSON.stringify(input ?? null).length;

/** Tokens; thinking counts among them. */
const longestAnswer = 4000;
/** Characters, for servers that do not keep to it. */
const longestText = 20_000;
/** Calls in one step. */
const mostCalls = 8;

/** Control characters but tabs and line ends mean nothing in an answer, and a database takes no NUL. */
const printable = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, '');

/**
 * What was said as providers take it: the student first, never empty, and the two in turn (answers that failed leave gaps; some models'
 * templates refuse two messages of one side in a row).
 */
function messagesOf(turns: readonly Turn[]): ModelMessage[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const { sender, text } of turns) {
    const last = messages.at(-1);
    if (text.trim() === '') continue;
    if (last?.role === sender) last.content += `\n\n${text}`;
    else messages.push({ role: sender, content: text });
  }
  return messages[0]?.role === 'user' ? messages : [{ role: 'user', content: opening }, ...messages];
}

/** Stands for the student where the assistant speaks first. */
const opening = 'Please begin.';

interface Asked {
  system: string;
  messages: readonly Turn[];
  tools?: Tools;
  signal: AbortSignal;
}

/** A model as one request has it. */
export interface Model {
  model: LanguageModel;
  times: Times;
  /** For one request that is whole when it resolves, and for an answer of several. */
  steadily: Steady['whole'];
  beginSteadily: Steady['begin'];
  /** Right before whatever is sent, another try too: throws ModelError `unconsented` where it may not be. */
  consented: () => Promise<void>;
  /** Throws ModelError `spent` where nothing is left of today's share for a request of so many tokens. */
  allow: (input: number) => Promise<void>;
  count: (tokens: Tokens) => Promise<void>;
  toolFailed: ToolFailed;
}
