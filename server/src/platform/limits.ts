import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressHash } from './address.ts';
import type { Budgets } from './budgets.ts';
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
  /** What pages show many of, without a token. */
  image: { student: 600, address: 30_000 },
  /** Reads that compute more than others. */
  search: { student: 600, address: 30_000 },
} as const;

/** Telling that an email is taken tells who is a student here, so these answers are few in an hour. */
const takenEmails = { student: 5, address: 20 };

const minute = 60_000;

export type Budget = keyof typeof budgets;

/** Opens rate limits on budgets; without any limit if `spending` is null. */
export const openLimits = (spending: Budgets | null, addressHash: AddressHash): Limits => {
  if (spending === null) return { budget: () => ({ onRequest: [] }), spendTakenEmail: async () => undefined };
  const keyOf = async (name: string, request: FastifyRequest, who: 'student' | 'address'): Promise<string> =>
    `${name} ${who} ${who === 'student' ? request.student?.id : await addressHash(request)}`;
  const charge =
    (name: Budget, costOf: (request: FastifyRequest) => number): Hook =>
    async (request, reply) => {
      const cost = costOf(request);
      if (cost <= 0) return;
      const who = request.student ? 'student' : 'address';
      const max = budgets[name][who];
      const window = who === 'student' ? minute : 10 * minute;
      const { isSpent, left, seconds } = await spending.spend(await keyOf(name, request, who), { max, window }, Math.min(cost, max));
      void reply.headers({ 'X-RateLimit-Limit': max, 'X-RateLimit-Remaining': left, 'X-RateLimit-Reset': seconds });
      if (isSpent)
        throw new AppError('RATE_LIMITED', 'That was a lot at once. Please wait a moment and try again.', { retryAfter: seconds });
    };
  return {
    budget: (name, costOf) => ({
      onRequest: [charge(name, () => 1)],
      ...(costOf && { preHandler: [charge(name, (request) => Math.ceil(costOf(request)) - 1)] }),
    }),
    spendTakenEmail: async (request) => {
      for (const who of request.student ? (['student', 'address'] as const) : (['address'] as const)) {
        const allowed = { max: takenEmails[who], window: 60 * minute };
        const { isSpent, seconds } = await spending.spend(await keyOf('taken email', request, who), allowed);
        if (isSpent)
          throw new AppError('RATE_LIMITED', 'Too many addresses were tried. Please wait a while, or leave the email blank.', {
            retryAfter: seconds,
          });
      }
    },
  };
};

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface Limits {
  /**
   * The hooks that charge a route's calls to a budget, each 1 before its body is read, and what `costOf` says beyond that once it is. They throw
   * RATE_LIMITED when not enough is left.
   */
  budget: (name: Budget, costOf?: (request: FastifyRequest) => number) => { onRequest: Hook[]; preHandler?: Hook[] };
  /** Counts an answer that reveals a taken email; throws RATE_LIMITED when there were too many. */
  spendTakenEmail: (request: FastifyRequest) => Promise<void>;
}
