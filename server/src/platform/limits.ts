import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * Budgets per minute for one student, or one address when nobody is signed in. A campus shares an address:
 * 300 students onboarding within ten minutes make about 9,000 calls, so address budgets are wide.
 */
const budgets = {
  register: { student: 20, address: 120 },
  login: { student: 10, address: 60 },
  upload: { student: 10, address: 10 },
  chat: { student: 40, address: 600 },
  read: { student: 600, address: 3000 },
} as const;

export type Budget = keyof typeof budgets;

/** Registers rate limiting; with `enabled` false every budget is endless. */
export const registerLimits = async (app: FastifyInstance, enabled: boolean): Promise<Limits> => {
  if (!enabled) return { budget: () => false, spendTakenAddress: async () => undefined };
  await app.register(rateLimit, { global: false, keyGenerator: keyOf });
  // Telling that an address is taken tells who is a student here, so these answers are few.
  const takenAddress = app.createRateLimit({ max: 5, timeWindow: '1 hour', keyGenerator: (request) => request.ip });
  return {
    budget: (name) => ({ max: (request) => budgets[name][request.student ? 'student' : 'address'], timeWindow: '1 minute', groupId: name }),
    spendTakenAddress: async (request) => {
      const result = await takenAddress(request);
      if (!result.isAllowed && result.isExceeded) throw new AppError('RATE_LIMITED', 'Too many addresses were tried. Please wait a while, or leave the email blank.');
    },
  };
};

const keyOf = (request: FastifyRequest): string => (request.student ? `student ${request.student.id}` : `address ${request.ip}`);

export interface Limits {
  /** The rate limit of a route, for its Fastify config. */
  budget: (name: Budget) => RateLimitOptions | false;
  /** Counts an answer that reveals a taken address; throws RATE_LIMITED when there were too many. */
  spendTakenAddress: (request: FastifyRequest) => Promise<void>;
}
