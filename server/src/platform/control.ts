import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Opens the loopback port through which the command line works on a running server's data: one POST with the
 * arguments, answered by lines as they come. Never a public route; the secret travels by the lock file.
 */
export const openControl = async (run: (args: string[], print: (line: string) => void) => Promise<number>): Promise<Control> => {
  const secret = randomBytes(32).toString('hex');
  const server = createServer(async (request, response) => {
    if (!matches(request.headers.authorization ?? '', secret)) return response.writeHead(403).end();
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const args = JSON.parse(Buffer.concat(chunks).toString('utf8')) as string[];
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      const exit = await run(args, (line) => response.write(`${JSON.stringify({ line })}\n`));
      return response.end(`${JSON.stringify({ exit })}\n`);
    } catch (error) {
      response.write(`${JSON.stringify({ line: error instanceof Error ? error.message : 'The command failed.' })}\n`);
      return response.end(`${JSON.stringify({ exit: 1 })}\n`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    secret,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Asks a running server to carry out a command; prints its lines and returns its exit code. */
export const askControl = async ({ port, secret }: { port: number; secret: string }, args: string[], print: (line: string) => void): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { authorization: secret }, body: JSON.stringify(args) });
  if (!response.ok || response.body === null) throw new Error('The running server refused the command.');
  let exit = 1;
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = JSON.parse(line) as { line?: string; exit?: number };
      if (said.line !== undefined) print(said.line);
      if (said.exit !== undefined) exit = said.exit;
    }
  }
  return exit;
};

const matches = (given: string, secret: string): boolean => given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret));

interface Control {
  port: number;
  secret: string;
  close: () => Promise<void>;
}
