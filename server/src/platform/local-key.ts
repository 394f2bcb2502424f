import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from './same-secret.ts';

/** Makes a key for this start and keeps it in the data directory, where only its owner can read it. */
export const makeLocalKey = async (dataDir: string): Promise<string> => {
  const key = randomBytes(32).toString('base64url');
  await writeFile(pathIn(dataDir), `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
};

/** Removes the key, which is no good once its process has ended. */
export const forgetLocalKey = (dataDir: string): Promise<void> => rm(pathIn(dataDir), { force: true });

/**
 * Takes the key at the printed address: the browser that opens it keeps it in a cookie, and the address is left at once, so that no history or
 * screenshot shows it. Without a key nobody holds it.
 */
export const openLocalKey = (app: FastifyInstance, key: string | null): LocalKey => {
  if (key === null) return { holds: () => false };
  const isKey = (given: string | undefined) => given !== undefined && isSameSecret(given, key);
  // Cookies are of all ports of a host: another server on this laptop has a key and a cookie of its own.
  const cookie = `alive-key-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
  app.addHook('onRequest', async (request, reply) => {
    const [path, query] = request.url.split('?', 2);
    if (request.method !== 'GET' || path !== '/' || query === undefined) return;
    const given = new URLSearchParams(query).get('key');
    if (given === null) return;
    if (isKey(given)) void reply.header('Set-Cookie', `${cookie}=${key}; Path=/api/auth; HttpOnly; SameSite=Strict`);
    return reply.header('Cache-Control', 'no-store').redirect('/', 303);
  });
  return {
    holds: ({ headers }) => {
      const header = headers['x-local-key'];
      return isKey(typeof header === 'string' ? header : undefined) || (isSameSite(headers) && isKey(cookieIn(headers.cookie, cookie)));
    },
  };
};

/** Whether no page of elsewhere sent it: a browser says so of each request that carries a cookie. */
const isSameSite = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'same-origin' || site === 'none');

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const pathIn = (dataDir: string): string => join(dataDir, 'local-key');

export interface LocalKey {
  /** Whether a request proves that it comes from the laptop that the server runs on. */
  holds: (request: FastifyRequest) => boolean;
}
