import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { errors } from './copy.ts';

/**
 * Refuses what a loopback listener is asked under another name: a page elsewhere whose name suddenly leads to 127.0.0.1 (DNS rebinding) would
 * be of one origin with it, and read what is on this machine. Listeners on other addresses are named as their proxies like.
 */
export const checkHosts = (app: FastifyInstance, { isLoopback, publicUrl }: HostOptions): void => {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  app.addHook('onRequest', async (request) => {
    // Node keeps the first of several, a proxy may go by another (RFC 9112, 3.2).
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new AppError('VALIDATION_FAILED', 'The request names two hosts.');
    if (!isLoopback) return;
    const named = request.raw.headers.host?.toLowerCase() ?? '';
    if (named === publicHost || isOwnHost(request)) return;
    const port = request.raw.socket.localPort;
    const own = publicUrl ?? `http://127.0.0.1${port === undefined ? '' : `:${port}`}`;
    throw new AppError('MISDIRECTED', errors.wrongAddress(own));
  });
};

/** Whether a request names this machine by a loopback name, and no port but the one that it came to. */
export const isOwnHost = ({ raw }: FastifyRequest): boolean => {
  const named = ownHost.exec(raw.headers.host ?? '');
  // A request of tests, which came over no connection, has no port.
  return named !== null && (named[1] === undefined || raw.socket.localPort === undefined || Number(named[1]) === raw.socket.localPort);
};

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i;

interface HostOptions {
  isLoopback: boolean;
  /** The origin at which students use it; null where none is known. */
  publicUrl: string | null;
}
