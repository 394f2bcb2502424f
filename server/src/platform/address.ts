import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** A caller's network address. An IPv6 customer has a whole /64, so that counts as one. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

/** The same for what is stored, without telling it. */
export const addressHash = (request: FastifyRequest): string => createHash('sha256').update(addressOf(request)).digest('base64url');
