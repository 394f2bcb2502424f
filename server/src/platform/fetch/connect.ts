import { lookup } from 'node:dns/promises';
import { isIP, isIPv6, type Socket, type TcpNetConnectOpts } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { callbackify } from 'node:util';
import type { buildConnector } from 'undici';
import ipaddr from 'ipaddr.js';
import { FetchError } from './error.ts';

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

/**
 * An address as a URL that may be asked: https on port 443, a name of the public DNS, no user and no password in it. What the name
 * resolves to is checked where the connection is opened. `base` is the address that led here. Throws FetchError `private`.
 */
export function publicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol === 'https:' && url.port === '' && !url.username && !url.password && isPublicName(url.hostname)) return url;
  const whence = base ? `${base.hostname} redirected to an address` : 'A request was made for an address';
  throw new FetchError('private', `${whence} that is not https on a host of the public internet; it was not asked.`);
}

/**
 * Whether an IP address (either version, as text) belongs to a host of the public internet. IPv4 inside IPv6 is judged as what it is where
 * it is mapped (`::ffff:0:0/96`); what leads elsewhere through a gateway (NAT64, 6to4, Teredo) and IPv6 outside 2000::/3, which is all that
 * is assigned to hosts, is never public. Ranges: the IANA special-purpose address registries.
 * @internal
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}

/** Names with a dot that are not the special ones of RFC 6761, 6762 and 8375, nor `.internal`, which ICANN keeps for private use. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !isIP(name) && !name.startsWith('[') && !/\.(localhost|local|internal|home\.arpa)$/.test(name);
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
