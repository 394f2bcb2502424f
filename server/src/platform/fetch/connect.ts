import { lookup } from 'node:dns/promises';
import { isIPv6, type Socket, type TcpNetConnectOpts } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { callbackify } from 'node:util';
import type { buildConnector } from 'undici';
import { FetchError } from './error.ts';
import { isPublicAddress } from './guard.ts';

/**
 * Opens the connections of an HTTP client: resolves the name once, checks every address it has, and dials only those, so that no second
 * look-up can lead elsewhere. Fails with FetchError `private` or `offline`, or with what the socket said.
 */
export function guardedConnector({ resolve, dial, timeout, signal }: ConnectorParts): buildConnector.connector {
  return ({ hostname }, done) => {
    callbackify(open)(hostname, (error, socket) => (error ? done(error, null) : done(null, socket)));
  };

  async function open(hostname: string): Promise<Socket> {
    const addresses = await resolve(hostname).catch((cause: unknown) => {
      throw new FetchError('offline', `The name ${hostname} could not be resolved (${codesOf(cause).join(', ')}).`, { cause });
    });
    if (!addresses.length) throw new FetchError('offline', `The name ${hostname} has no address.`);
    if (!addresses.every(isPublicAddress)) {
      throw new FetchError('private', `${hostname} leads to an address that is not on the public internet; it was not asked.`);
    }
    return dial({ hostname, addresses, signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) }).catch((cause: unknown) => {
      const codes = codesOf(cause);
      if (!codes.every((code) => NO_WAY.has(code))) throw cause;
      throw new FetchError('offline', `There is no way to the network of ${hostname} (${codes.join(', ')}).`, { cause });
    });
  }
}

/** All addresses the system knows for a name. */
export const resolveAll: Resolve = async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address);

/** Opens TLS to the first of the addresses that answers; the certificate must be the name's. */
export const dialTls: Dial = ({ hostname, addresses, signal }) =>
  new Promise((resolve, reject) => {
    const options: ConnectionOptions & TcpNetConnectOpts = {
      host: hostname,
      servername: hostname,
      port: 443,
      ALPNProtocols: ['http/1.1'],
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 2500,
      lookup: (_hostname, _options, found) =>
        found(
          null,
          addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
        ),
    };
    const socket = connectTls(options);
    const abandon = () => socket.destroy(signal.reason instanceof Error ? signal.reason : new Error('Abandoned.'));
    if (signal.aborted) abandon();
    signal.addEventListener('abort', abandon);
    socket.once('secureConnect', () => {
      signal.removeEventListener('abort', abandon);
      resolve(socket);
    });
    socket.on('error', (error) => {
      signal.removeEventListener('abort', abandon);
      reject(error);
    });
  });

/** Errors that say that this machine has no route, whatever the other side does. */
const NO_WAY = new Set(['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL']);

/** The system's codes of a failure; where several addresses were tried, of each. */
function codesOf(error: unknown): string[] {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map((one) => (one instanceof Error && 'code' in one ? String(one.code) : 'unknown'));
}

/** A name to its IP addresses. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** Opens a connection to one of these checked addresses and no other. */
export type Dial = (to: { hostname: string; addresses: string[]; signal: AbortSignal }) => Promise<Socket>;

interface ConnectorParts {
  resolve: Resolve;
  dial: Dial;
  /** Milliseconds to open a connection in. */
  timeout: number;
  /** Ends the opening at once. */
  signal: AbortSignal;
}
