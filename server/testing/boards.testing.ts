import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openFetch, type Ask, type FetchOptions } from '#platform/fetch/open.ts';

/**
 * Starts a local server for all hosts of `handlers` (`'boards.example.com/v1/jobs': json({…})`) and the real client, which reaches them as if
 * over https. A key without a query matches any query. Paths without a handler get 404, and other hosts do not resolve. The client's
 * clock starts at 2026-11-02T09:00:00Z and moves only when the client sleeps, so no test waits.
 */
export async function openTestingBoards(handlers: Record<string, Handler>, options: FetchOptions = {}): Promise<TestingBoards> {
  const hosts = new Set(Object.keys(handlers).map((key) => key.split(/[/?]/)[0]));
  const requests: BoardRequest[] = [];
  const sleeps: number[] = [];
  const dials: string[] = [];
  let clock = Date.parse('2026-11-02T09:00:00Z');

  const server = createServer((incoming, response) => {
    void (async () => {
      const request = await received(incoming);
      requests.push(request);
      const handler = handlers[request.host + request.path] ?? handlers[request.host + request.path.split('?')[0]] ?? status(404);
      await handler(request, response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const client = openFetch({
    resolve: async (hostname) => {
      if (hosts.has(hostname)) return [PUBLIC_ADDRESS];
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
    },
    dial: async ({ hostname }) => {
      dials.push(hostname);
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
    sleep: async (milliseconds, signal) => {
      signal.throwIfAborted();
      sleeps.push(milliseconds);
      // Pauses that start at the same time end at the same time.
      const end = clock + milliseconds;
      await Promise.resolve();
      clock = Math.max(clock, end);
    },
    random: () => 0.5,
    now: () => clock,
    ...options,
  });

  return {
    ask: client.ask,
    requests,
    sleeps,
    dials,
    close: async () => {
      await client.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers with JSON, or with a string unchanged. */
export const json =
  (value: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(typeof value === 'string' ? value : JSON.stringify(value));
  };

/** Answers with bytes under a content encoding. */
export const packed =
  (encoding: string, bytes: Buffer): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
  };

/** Answers with a status and an empty body. */
export const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

/** Uses one handler for each request in turn, and the last one for all later requests. */
export function inTurn(...turns: [Handler, ...Handler[]]): Handler {
  let next = 0;
  return (request, response) => {
    const turn = turns[Math.min(next++, turns.length - 1)] ?? turns[0];
    return turn(request, response);
  };
}

async function received(incoming: IncomingMessage): Promise<BoardRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = '', url: path = '/', headers } = incoming;
  const host = headers.host ?? '';
  return { method, host, path, url: new URL(`https://${host}${path}`), headers, body: Buffer.concat(chunks).toString() };
}

/** A public address, which the client never dials. */
const PUBLIC_ADDRESS = '151.101.1.57';

export type Handler = (request: BoardRequest, response: ServerResponse) => void | Promise<void>;

export interface BoardRequest {
  method: string;
  host: string;
  /** Includes the query. */
  path: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** The raw body; '' where there is none. */
  body: string;
}

export interface TestingBoards {
  ask: Ask;
  /** All requests in order. */
  requests: BoardRequest[];
  /** The length of each pause of the client, in milliseconds. */
  sleeps: number[];
  /** The host of each connection. */
  dials: string[];
  close: () => Promise<void>;
}
