import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { openKeyedHash } from './keyed-hash.ts';

/** A caller's network address. An IPv6 customer has a whole /64, so that counts as one. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

/** Opens the hash of addresses for storage. Without a secret, all IPv4 addresses could be tried. */
export const openAddressHash = (loadSecret: () => Promise<string>): AddressHash => {
  const hashOf = openKeyedHash(loadSecret);
  return (request) => hashOf(addressOf(request));
};

export type AddressHash = (request: FastifyRequest) => Promise<string>;
