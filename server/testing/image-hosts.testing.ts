import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Handler } from './boards.testing.ts';
import { openImageFetch, type ImageFetchOptions } from '#platform/images/image-fetch.ts';

/**
 * Starts a local server for all hosts of `handlers`, keyed by host and path, and the real client, which reaches them as if over https.
 * `addresses` overrides the public address to which a host resolves.
 */
export async function openTestingHosts(
  handlers: Record<string, Handler>,
  { addresses = {}, ...options }: Options = {},
): Promise<TestingHosts> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const { method = '', url: path = '/', headers } = incoming;
    const host = headers.host ?? '';
    asked.push(host + path);
    const handler = handlers[host + path];
    if (handler === undefined) response.writeHead(404).end();
    else void handler({ method, host, path, url: new URL(`https://${host}${path}`), headers, body: '' }, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hosts = new Set(Object.keys(handlers).map((key) => key.split('/')[0]));
  const client = openImageFetch({
    resolve: async (hostname) => {
      if (hosts.has(hostname)) return addresses[hostname] ?? ['151.101.1.57'];
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
    },
    dial: async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
    ...options,
  });
  return {
    fetch: client.fetch,
    asked,
    close: async () => {
      await client.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers with bytes under a content type. */
export const bytes =
  (content: Buffer | string, type = 'image/png'): Handler =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(content);
  };

type Options = ImageFetchOptions & { addresses?: Record<string, string[]> };

interface TestingHosts {
  fetch: (address: string) => Promise<Buffer>;
  /** The host and path of each request, in order. */
  asked: string[];
  close: () => Promise<void>;
}
