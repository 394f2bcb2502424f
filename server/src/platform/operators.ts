import { BlockList } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { AppError } from './errors.ts';
import { isOwnHost } from './hosts.ts';
import { isSameSecret } from './same-secret.ts';
import { errors } from './copy.ts';

/**
 * Opens the check of what is for operators alone: they send `opsToken` as a bearer token or as the password of HTTP Basic, which browsers ask
 * for, or ask from this machine, with no proxy in between, where `trustsLocal`. Throws UNAUTHENTICATED.
 */
export const openOperators = ({ opsToken, trustsLocal }: Pick<Config, 'opsToken' | 'trustsLocal'>): Operators => {
  return async (request, reply) => {
    if (trustsLocal && isFromHere(request)) return;
    const given = tokenIn(request.headers.authorization ?? '');
    if (opsToken !== null && given !== null && isSameSecret(given, opsToken)) return;
    if (opsToken !== null) void reply.header('WWW-Authenticate', 'Basic realm="Alive operators", charset="UTF-8"');
    throw new AppError('UNAUTHENTICATED', errors.operators);
  };
};

/** A proxy on this machine may add no header, but most speak HTTP/1.0 or pass on another host. */
const isFromHere = (request: FastifyRequest): boolean => {
  const { socket, headers, httpVersion } = request.raw;
  const peer = socket.remoteAddress ?? '';
  return (
    loopback.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4') &&
    isOwnHost(request) &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => /^(?:forwarded|via|x-forwarded-.*|x-real-ip|cf-.*)$/.test(name))
  );
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const tokenIn = (authorization: string): string | null => {
  const [, scheme = '', rest = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return rest;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(rest, 'base64').toString();
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null;
};

export type Operators = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
