import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

/** A caller's network address. An IPv6 customer has a whole /64, so that counts as one. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

/**
 * Opens the hash of addresses for storage: HMAC-SHA-256 (RFC 2104) in base64url. Without a secret, all IPv4 addresses could be tried.
 * `loadSecret` is called once, with the first request that needs it.
 */
export const openAddressHash = (loadSecret: () => Promise<string>): AddressHash => {
  let secret: Promise<string> | undefined;
  return async (request) => {
    secret ??= loadSecret().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(addressOf(request))
      .digest('base64url');
  };
};

export type AddressHash = (request: FastifyRequest) => Promise<string>;
