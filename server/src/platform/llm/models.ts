import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { defaultSettingsMiddleware, extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import { Agent, fetch, Response } from 'undici';
import type { ModelConfig } from '#config/model.ts';
import { addressOf } from './address.ts';

/** The AI SDK's models by their names, over connections of their own. */
export function openModels(config: ModelConfig): Models {
  const agent = new Agent({ connect: { timeout: connectTimeout }, headersTimeout: 0, bodyTimeout: 0 });
  const named = byProvider[config.provider]({
    apiKey: config.apiKey ?? 'none',
    // Always given: the SDK would look into the environment for it.
    baseURL: addressOf(config),
    fetch: (async (url: string, init: object) => {
      // A redirect would carry the key elsewhere.
      const response = await fetch(url, { ...init, redirect: 'error', dispatcher: agent });
      const { body, status, headers } = response;
      return body === null ? response : new Response(atMost(longestBody, body), { status, headers });
    }) as unknown as typeof globalThis.fetch,
  });
  return { named, close: () => agent.destroy() };
}

/** Milliseconds to open a connection in. */
const connectTimeout = 5000;
/** Bytes of an answer with all that is around its words; the SDK would keep a line without end. */
const longestBody = 8 * 1024 * 1024;

/** Passes bytes on, and fails after so many of them. */
async function* atMost(bytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    left -= chunk.length;
    if (left < 0) throw new Error('Too long.');
    yield chunk;
  }
}

const byProvider: Record<ModelConfig['provider'], (settings: Settings) => (name: string) => LanguageModel> = {
  // Chat completions, which compatible servers behind AI_BASE_URL speak too.
  openai: (settings) => {
    const openai = createOpenAI(settings);
    return (name) => wrapLanguageModel({ model: openai.chat(name), middleware: defaultSettingsMiddleware({ settings: forOpenai(name) }) });
  },
  anthropic: (settings) => createAnthropic(settings),
  google: (settings) => createGoogle(settings),
  'openai-compatible': (settings) => {
    const compatible = createOpenAICompatible({ ...settings, name: 'compatible', includeUsage: true, supportsStructuredOutputs: true });
    // Local servers leave what a model thinks among its words.
    return (name) => wrapLanguageModel({ model: compatible(name), middleware: extractReasoningMiddleware({ tagName: 'think' }) });
  },
};

/** Objects are checked here, and OpenAI's strict schemas know no absent fields; models that think need not think long to be of use here. */
const forOpenai = (name: string) => ({
  providerOptions: { openai: { strictJsonSchema: false } },
  ...(/^gpt-5(?!.*chat)/.test(name) && { reasoning: 'low' as const }),
});

interface Settings {
  apiKey: string;
  baseURL: string;
  fetch: typeof globalThis.fetch;
}

export interface Models {
  named: (name: string) => LanguageModel;
  close: () => Promise<void>;
}
