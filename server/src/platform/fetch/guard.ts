import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchError } from './error.ts';

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
