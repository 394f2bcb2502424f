import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { anthropicReply, anthropicStream, askedOfAnthropic } from './provider-anthropic.testing.ts';
import { askedOfGoogle, googleReply, googleStream } from './provider-google.testing.ts';
import { askedOfOpenai, openaiReply, openaiStream } from './provider-openai.testing.ts';
import type { Asked, Script } from './provider-script.testing.ts';
import { send } from './provider-stream.testing.ts';

/**
 * Starts a local model provider that speaks the protocols of OpenAI (`/v1/chat/completions`), Anthropic (`/v1/messages`) and Google
 * (`/v1/models/…:generateContent`). A script decides what it answers and how it fails.
 */
export const openTestProvider = async (script: Script = () => ({ text: 'Hello.' })): Promise<TestProvider> => {
  const asked: Asked[] = [];
  let left = 0;
  let answer = script;
  const waiting = new Set<() => void>();
  const changed = () => waiting.forEach((look) => look());
  const server = createServer((request, response) => {
    void reply(request, response).catch(() => response.destroy());
  });

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) left++;
      changed();
    });
    const body: unknown = JSON.parse(await textOf(request));
    const url = request.url ?? '';
    const protocol = url.endsWith('/messages') ? protocols.anthropic : url.includes('enerateContent') ? protocols.google : protocols.openai;
    const one = { ...protocol.asked(body, url), headers: request.headers };
    asked.push(one);
    changed();
    const scripted = await answer(one, asked.length);
    if (scripted.status !== undefined) {
      response.writeHead(scripted.status, { 'content-type': 'application/json', ...scripted.headers });
      response.end(scripted.body ?? JSON.stringify({ error: { type: 'error', message: scripted.message ?? 'No.' } }));
      return;
    }
    if (scripted.hang === 'before') return;
    response.writeHead(200, { 'content-type': scripted.type ?? (one.streams ? 'text/event-stream' : 'application/json') });
    if (scripted.raw !== undefined) {
      response.end(scripted.raw);
      return;
    }
    if (!one.streams) {
      response.end(JSON.stringify(protocol.whole(scripted, one.model, body)));
      return;
    }
    await send(response, protocol.stream(scripted, one.model), scripted);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `${address}/v1`,
    asked,
    left: () => left,
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          if (!holds()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
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

export interface TestProvider {
  /** The base URL for clients. */
  address: string;
  asked: Asked[];
  /** Counts the answers that the client left before their end. */
  left: () => number;
  /** Resolves when something holds that a request or the end of one changes. */
  until: (holds: () => boolean) => Promise<void>;
  /** Replaces the script. */
  answers: (script: Script) => void;
  close: () => Promise<void>;
}
