import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { anthropicReply, anthropicStream, askedOfAnthropic } from './provider-anthropic.testing.ts';
import { askedOfGoogle, googleReply, googleStream } from './provider-google.testing.ts';
import { askedOfOpenai, openaiReply, openaiStream } from './provider-openai.testing.ts';
import { send } from './provider-stream.testing.ts';

/**
 * A model provider on this machine that speaks the protocols of OpenAI (`/v1/chat/completions`), Anthropic (`/v1/messages`) and Google
 * (`/v1/models/…:generateContent`), answers by a script, and fails as providers do. For tests and measurements only.
 */
export const openTestProvider = async (script: Script = () => ({ text: 'Hello.' })): Promise<TestProvider> => {
  const asked: Asked[] = [];
  let left = 0;
  let answer = script;
  const server = createServer((request, response) => {
    void reply(request, response).catch(() => response.destroy());
  });

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) left++;
    });
    const body: unknown = JSON.parse(await textOf(request));
    const url = request.url ?? '';
    const protocol = url.endsWith('/messages') ? protocols.anthropic : url.includes('enerateContent') ? protocols.google : protocols.openai;
    const one = { ...protocol.asked(body, url), headers: request.headers };
    asked.push(one);
    const told = await answer(one, asked.length);
    if (told.status !== undefined) {
      response.writeHead(told.status, { 'content-type': 'application/json', ...told.headers });
      response.end(told.body ?? JSON.stringify({ error: { type: 'error', message: told.message ?? 'No.' } }));
      return;
    }
    if (told.hang === 'before') return;
    response.writeHead(200, { 'content-type': told.type ?? (one.streams ? 'text/event-stream' : 'application/json') });
    if (told.raw !== undefined) {
      response.end(told.raw);
      return;
    }
    if (!one.streams) {
      response.end(JSON.stringify(protocol.whole(told, one.model, body)));
      return;
    }
    await send(response, protocol.stream(told, one.model), told);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `${address}/v1`,
    asked,
    left: () => left,
    answers: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const protocols = {
  openai: { asked: askedOfOpenai, whole: openaiReply, stream: openaiStream },
  google: { asked: askedOfGoogle, whole: googleReply, stream: googleStream },
  anthropic: { asked: askedOfAnthropic, whole: anthropicReply, stream: anthropicStream },
};

/** What a provider was asked for, in words of both protocols. */
export interface Asked {
  model: string;
  streams: boolean;
  system: string;
  /** Everything that was said, with what tools gave as role `tool`. */
  messages: { role: 'user' | 'assistant' | 'tool'; text: string }[];
  /** Names of the tools that may be called. */
  tools: string[];
  /** Whether an answer in JSON by a schema is asked for. */
  wantsObject: boolean;
  headers?: Record<string, string | string[] | undefined>;
}

/** What the script answers with: an HTTP status, or an answer and how it goes wrong. */
export type Reply = { status: number; message?: string; body?: string; headers?: Record<string, string> } | Told;

export interface Told {
  status?: never;
  /** The words, in these pieces where there are several. */
  text?: string | string[];
  /** Calls of tools, after the words. */
  calls?: { name: string; input: unknown }[];
  /** The object that was asked for. */
  object?: unknown;
  finish?: 'stop' | 'length' | 'refusal';
  usage?: { input: number; output: number };
  /** Never answers, or falls silent after so many events. */
  hang?: 'before' | number;
  /** The connection is reset after so many events. */
  cut?: number;
  /** So many bytes a chunk, whatever they split. */
  bytes?: number;
  keepAlive?: boolean;
  /** Milliseconds before each event. */
  pause?: number;
  /** The whole body as it is sent under status 200. */
  raw?: string | Buffer;
  /** Its content type. */
  type?: string;
  /** An error event in mid-stream instead of the end. */
  fails?: string;
}

export type Script = (asked: Asked, nth: number) => Reply | Promise<Reply>;

export interface TestProvider {
  /** The base URL that a client is given. */
  address: string;
  asked: Asked[];
  /** How many answers the client left before they ended. */
  left: () => number;
  /** Answers by another script from now on. */
  answers: (script: Script) => void;
  close: () => Promise<void>;
}
