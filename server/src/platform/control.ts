import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { isSameSecret } from './same-secret.ts';

/**
 * Opens the loopback port through which the command line works on a running server's data: one POST with the
 * order, answered by lines as they come. Never a public route; the secret travels by the lock file.
 */
export const openControl = async (run: (order: Order, print: (line: string) => void) => Promise<number>): Promise<Control> => {
  const secret = randomBytes(32).toString('hex');
  const server = createServer(async (request, response) => {
    if (!isSameSecret(request.headers.authorization ?? '', secret)) return response.writeHead(403).end();
    const say = (said: Said) => response.write(`${JSON.stringify(said)}\n`);
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const given = order.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      say({ exit: await run(given, (line) => say({ line })) });
    } catch (error) {
      say({ error: error instanceof Error ? error.message : 'The command failed.' });
    }
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Asks a running server to carry out a command; prints its lines and returns its exit code. Throws an Error with a sentence when it fails. */
export const askControl = async (
  { port, secret }: { port: number; secret: string },
  given: Order,
  print: (line: string) => void,
): Promise<number> => {
  let rest = '';
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: secret },
      body: JSON.stringify(given),
    });
    if (!response.ok || response.body === null) throw new Refused('The running server refused the command.');
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const { line: text, exit, error } = said.parse(JSON.parse(line));
        if (error !== undefined) throw new Refused(error);
        if (text !== undefined) print(text);
        if (exit !== undefined) return exit;
      }
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Error('The running server stopped before the command was done. Please try again.', { cause: error });
  }
  throw new Error('The running server stopped before the command was done. Please try again.');
};

class Refused extends Error {}

const order = z.object({
  args: z.array(z.string()),
  /** Where the person stands, for files. */
  folder: z.string(),
});
export type Order = z.output<typeof order>;

const said = z.object({ line: z.optional(z.string()), exit: z.optional(z.number()), error: z.optional(z.string()) });
type Said = z.output<typeof said>;

interface Control {
  port: number;
  secret: string;
  close: () => Promise<void>;
}
