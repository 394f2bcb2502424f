import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openFetch, type Ask, type FetchOptions } from '#platform/fetch/open.ts';

/**
 * Job boards for tests: a local server that plays all the hosts of `handlers`, keyed by host and path, with the query or, for any query,
 * without (`'boards.example.com/v1/jobs': json({…})`), and the real client, which believes that it asks those hosts over https. What has
 * no handler is answered 404; a host without one does not resolve. The client's clock stands at `2026-11-02T09:00:00Z` and goes on only
 * when the client sleeps, so no test waits. `options` go to the client.
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
      // Pauses that begin together pass together.
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

/** Answers with JSON, or with a text as it is. */
export const json =
  (value: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(typeof value === 'string' ? value : JSON.stringify(value));
  };

/** Answers with bytes that are said to be packed so. */
export const packed =
  (encoding: string, bytes: Buffer): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
  };

/** Answers with a status and nothing else. */
export const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

/** Answers the first request as the first handler does, the second as the second, and all after the last as the last. */
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

/** Of a public network, never dialled. */
const PUBLIC_ADDRESS = '151.101.1.57';

export type Handler = (request: BoardRequest, response: ServerResponse) => void | Promise<void>;

export interface BoardRequest {
  method: string;
  host: string;
  /** With the query. */
  path: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** As it came; '' for none. */
  body: string;
}

export interface TestingBoards {
  ask: Ask;
  /** All requests that came, in their order. */
  requests: BoardRequest[];
  /** Milliseconds of each of the client's pauses. */
  sleeps: number[];
  /** The host of each connection that was opened. */
  dials: string[];
  close: () => Promise<void>;
}
