import rateLimit, { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * Budgets for one student in a minute, or, when nobody is signed in, for one address in ten. A campus shares an address,
 * and a whole class begins at the same moment: 300 students onboarding make about 9,000 calls, most of them with a token.
 */
const budgets = {
  register: { student: 20, address: 1200 },
  login: { student: 10, address: 600 },
  upload: { student: 10, address: 100 },
  chat: { student: 40, address: 6000 },
  read: { student: 600, address: 30_000 },
} as const;

const minute = 60_000;

export type Budget = keyof typeof budgets;

/** Registers rate limiting; with `enabled` false every budget is endless. */
export const registerLimits = async (app: FastifyInstance, enabled: boolean): Promise<Limits> => {
  if (!enabled) return { budget: () => false, spendTakenAddress: async () => undefined };
  await app.register(rateLimit, { global: false, keyGenerator: keyOf });
  // Telling that an address is taken tells who is a student here, so these answers are few.
  const takenAddress = app.createRateLimit({ max: 5, timeWindow: '1 hour', keyGenerator: addressOf });
  return {
    budget: (name) => ({
      max: (request) => budgets[name][request.student ? 'student' : 'address'],
      timeWindow: (request) => (request.student ? minute : 10 * minute),
    }),
    spendTakenAddress: async (request) => {
      const result = await takenAddress(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new AppError('RATE_LIMITED', 'Too many addresses were tried. Please wait a while, or leave the email blank.', {
        retryAfter: result.ttlInSeconds,
      });
    },
  };
};

const keyOf = (request: FastifyRequest): string => (request.student ? `student ${request.student.id}` : `address ${addressOf(request)}`);

/** An IPv6 customer has a whole /64, so that counts as one address. */
const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

export interface Limits {
  /** The rate limit of a route, for its Fastify config. */
  budget: (name: Budget) => RateLimitOptions | false;
  /** Counts an answer that reveals a taken address; throws RATE_LIMITED when there were too many. */
  spendTakenAddress: (request: FastifyRequest) => Promise<void>;
}
